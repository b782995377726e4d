// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/workshoppage.h"

#include "core/algorithms/kernelsource.h"
#include "core/algorithms/ownentries.h"
#include "core/algorithms/sorts/networksteps.h"
#include "core/base/wholefile.h"
#include "core/results/compare/lamps.h"
#include "core/runner/entrypaths.h"
#include "core/runner/entrytemplate.h"
#include "gui/run/workbench.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/workshop/algorithmtree.h"
#include "gui/workshop/codeeditor.h"
#include "gui/workshop/codepane.h"
#include "gui/workshop/codereader.h"
#include "gui/workshop/entrytrial.h"
#include "gui/workshop/kernelline.h"
#include "gui/workshop/lampsboard.h"
#include "gui/workshop/lessonpane.h"
#include "gui/workshop/rantexts.h"
#include "gui/workshop/snapshotbar.h"
#include "gui/workshop/snapshotwords.h"
#include "gui/workshop/trialanswers.h"
#include "gui/workshop/trialbar.h"

#include <QDir>
#include <QFile>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sortscope::gui::workshop {
namespace {

namespace fs = std::filesystem;
using widgets::named;

/// Larger texts are read by compilers, but by nobody else.
constexpr std::size_t kMostBytes = std::size_t{1} << 20U;

QString pathText(const fs::path& path)
{
    return QFile::decodeName(path.c_str());
}

/// nullptr if the file is not of an entry.
const algorithms::EntryDescription* entryOf(const fs::path& file)
{
    const auto* entry = file.empty() ? nullptr : algorithms::ownEntryIn(file.parent_path());
    return entry == nullptr ? nullptr : &entry->description;
}

} // namespace

WorkshopPage::WorkshopPage(bridge::Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_trial(new EntryTrial(workbench, this)),
      m_codeReader(new CodeReader(this)),
      m_texts(new RanTexts(workbench, this)),
      m_tree(named("workshop-tree", new AlgorithmTree)),
      m_editor(named("workshop-editor", new CodeEditor)),
      m_code(named("workshop-code", new CodePane)),
      m_lesson(named("workshop-lesson", new LessonPane(workbench))),
      m_answers(new TrialAnswers),
      m_snapshots(named("workshop-snapshots", new SnapshotBar)),
      m_place(named("workshop-place", new QLabel)),
      m_trialBar(new TrialBar(workbench)),
      m_copy(named("workshop-copy", new QPushButton(tr("&Edit a Copy…")))),
      m_toLearn(named("workshop-learn", new QPushButton(tr("Show in &Learn")))),
      m_showCode(named("workshop-show-code", new QPushButton(tr("Compiled &Code"))))
{
    makeLayout();
    connect(m_tree, &AlgorithmTree::chosen, this, &WorkshopPage::openChosen);
    connectTexts();
    connectCode();
    connectLessons();
    connect(m_copy, &QPushButton::clicked, this, &WorkshopPage::askName);
    connect(m_trialBar, &TrialBar::tryWanted, this, &WorkshopPage::tryIt);
    connect(m_trialBar, &TrialBar::devicesChanged, this, &WorkshopPage::tellState);
    connect(m_trialBar, &TrialBar::devicesChanged, this, &WorkshopPage::readCode);
    connect(m_trial, &EntryTrial::foundSoFar, &m_answers->lamps(), &LampsBoard::show);
    connect(m_trial, &EntryTrial::answered, this,
            [this](std::size_t device, const results::Lamps& lamps, const results::ResultPointer& tried,
                   const results::ResultPointer& other) {
                tellState();
                m_answers->show(device, lamps, tried, other);
                showMessages();
            });
    connect(m_trial, &EntryTrial::ended, this, [this] {
        addReason({});
        readCode();
    });
    connect(m_trial, &EntryTrial::refused, this, &WorkshopPage::addReason);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &WorkshopPage::readAgain);
    connect(&workbench.activity(), &bridge::Activity::changed, this, &WorkshopPage::tellState);
    connect(&workbench.ownAlgorithms(), &bridge::OwnAlgorithms::loaded, this, [this] {
        m_tree->refresh();
        m_trialBar->showEntry(entryOf(m_file));
        tellState();
        // What was read may be older than the copy.
        if (!m_copied.empty() && m_tree->choose(m_copied))
            m_copied.clear();
    });
    auto* now = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), this);
    now->setContext(Qt::WidgetWithChildrenShortcut);
    connect(now, &QShortcut::activated, this, &WorkshopPage::tryIt);
    m_tree->refresh();
    openChosen();
}

/// The editor tells of its end, when the page is no more.
WorkshopPage::~WorkshopPage()
{
    for (QObject* part :
         {static_cast<QObject*>(m_tree), static_cast<QObject*>(m_editor), static_cast<QObject*>(m_code)})
        part->disconnect(this);
    save();
}

LampsBoard& WorkshopPage::lamps() const
{
    return m_answers->lamps();
}

void WorkshopPage::makeLayout()
{
    m_copy->setToolTip(tr("Write the chosen algorithm into a folder of yours, under another name"));
    m_place->setTextFormat(Qt::PlainText);
    m_place->setWordWrap(true);
    m_place->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_toLearn->setToolTip(tr("Shows the steps of this network on the page Learn"));
    connect(m_toLearn, &QPushButton::clicked, this, [this] { emit learnWanted(shownNetwork()); });
    auto* bar = widgets::fill(new QHBoxLayout, {{m_copy}, {m_trialBar, 1}, {m_showCode}});
    auto* answers = widgets::fill(new QHBoxLayout, {{m_answers, 1}, {m_lesson->chooser(), 0, Qt::AlignTop}});
    auto* texts = new QSplitter;
    auto* editing = new QWidget;
    auto* place = widgets::fill(new QHBoxLayout, {{m_place, 1}, {m_toLearn}});
    widgets::fill(new QVBoxLayout(editing), {{nullptr, 0, {}, place}, {m_snapshots}, {m_editor, 1}});
    texts->addWidget(m_tree);
    texts->addWidget(editing);
    texts->addWidget(m_code);
    texts->addWidget(m_lesson);
    texts->setStretchFactor(1, 1);
    texts->setStretchFactor(2, 1);
    texts->setSizes({290, 800, 600, 420});
    connect(m_lesson, &LessonPane::opened, texts, [texts] { texts->setSizes({200, 460, 400, 340}); });
    m_code->hide();
    m_showCode->setCheckable(true);
    m_showCode->setToolTip(tr("Show what the compiler of the device makes of the kernels beside them"));
    widgets::fill(new QVBoxLayout(this), {{nullptr, 0, {}, bar}, {nullptr, 0, {}, answers}, {texts, 1}},
                  {6, 6, 6, 6});
}

void WorkshopPage::tellState()
{
    const auto why = m_workbench.activity().whyBusy();
    m_trialBar->allow(!m_file.empty() && why.isEmpty() && !m_trial->active() && !m_lesson->checking());
    m_lesson->allow(!m_file.empty() && !m_trial->active() && !m_trialBar->devices().isEmpty());
    m_copy->setEnabled(!m_tree->choice().builtIn.empty());
    if (m_trial->active())
        m_answers->say(m_workbench.caseChecks().running()
                           ? tr("Conformance cases are run, the quickest first…")
                           : tr("The two are run in turn…"));
    else
        m_answers->sayBusy(why);
}

void WorkshopPage::connectTexts()
{
    const auto* results = &m_workbench.results();
    connect(results, &models::ResultStore::changed, this, [this] {
        m_stale = true;
        if (isVisible())
            listTexts();
    });
    connect(&m_workbench.activity(), &bridge::Activity::changed, this, [this] {
        if (isVisible())
            listTexts();
    });
    connect(m_texts, &RanTexts::listed, this, [this](const std::vector<results::Snapshot>& snapshots) {
        m_tree->showSnapshots(snapshots);
        if (const auto wanted = std::exchange(m_wanted, nullptr))
            m_tree->chooseTextOf(*wanted);
    });
    connect(m_texts, &RanTexts::told, &m_workbench.messages(), &bridge::Messages::told);
    connect(m_texts, &RanTexts::failed, &m_workbench.messages(), &bridge::Messages::failed);
    connect(m_snapshots, &SnapshotBar::useWanted, this, &WorkshopPage::useShown);
    connect(m_snapshots, &SnapshotBar::folderChosen, this, [this](const QString& folder) {
        if (const auto ran = m_tree->choice().ran)
            m_texts->write(ran->rows.back().result, bridge::corePath(folder));
    });
}

void WorkshopPage::connectCode()
{
    connect(m_showCode, &QPushButton::toggled, this, [this](bool shown) {
        m_code->setVisible(shown);
        readCode();
    });
    connect(m_codeReader, &CodeReader::read, this,
            [this](const std::vector<CodeText>& texts, const QString& missing) {
                m_code->showCode(texts, shownFile(), missing);
            });
    connect(m_editor, &CodeEditor::cursorPositionChanged, this, [this](int line, int /*column*/) {
        if (m_editor->hasFocus())
            m_code->followSource(line + 1);
    });
    connect(m_code, &CodePane::sourceWanted, this, [this](int line) {
        m_editor->setCursorPosition(line - 1, 0);
        m_editor->markLines({line});
    });
}

void WorkshopPage::connectLessons()
{
    connect(m_lesson, &LessonPane::begun, this, &WorkshopPage::openNew);
    connect(m_lesson, &LessonPane::changed, this, &WorkshopPage::tellState);
    connect(m_lesson, &LessonPane::checkWanted, this, [this] {
        if (save())
            m_lesson->check(m_file.parent_path(), m_trialBar->devices());
    });
}

void WorkshopPage::openNew(const fs::path& file)
{
    if (m_tree->choose(file))
        return;
    m_copied = file;
    m_workbench.ownAlgorithms().add(pathText(file.parent_path()));
}

QString WorkshopPage::shownFile() const
{
    if (!m_file.empty())
        return pathText(m_file.filename());
    const auto* kernel = runner::kernelOf(m_tree->choice().builtIn);
    return kernel == nullptr ? QString() : models::text(kernel->file);
}

void WorkshopPage::readCode()
{
    m_editor->markLines({});
    if (!m_showCode->isChecked())
        return;
    if (m_tree->choice().ran)
        return m_code->say(
            tr("Only the texts of now are compiled here: choose the file or the algorithm above this one."));
    const auto* own = entryOf(m_file);
    const auto algorithm = own != nullptr ? own->id : m_tree->choice().builtIn;
    const auto devices = m_trialBar->devices();
    if (algorithm.empty() || devices.isEmpty())
        return m_code->say(tr("Choose an algorithm that loads, and a device."));
    if (const auto why = m_workbench.activity().whyBusy(); !why.isEmpty())
        return m_code->say(why);
    if (!save())
        return;
    m_code->say(tr("The kernels are being compiled…"));
    m_codeReader->ask({m_workbench.program(), devices.front(), models::text(algorithm), m_trialBar->keys(),
                       m_file.empty() ? QString() : pathText(m_file.parent_path())});
}

void WorkshopPage::listTexts()
{
    // What takes time waits until nothing is measured.
    if (m_workbench.activity().measuring() || !std::exchange(m_stale, false))
        return;
    m_texts->list();
}

void WorkshopPage::showTextOf(const results::ResultPointer& row)
{
    if (m_tree->chooseTextOf(*row))
        return;
    m_wanted = row;
    m_texts->list();
}

void WorkshopPage::openChosen()
{
    if (!save())
        return;
    if (!m_file.empty())
        m_watcher.removePath(pathText(m_file));
    const auto choices = m_tree->choices();
    m_file = m_tree->choice().file;
    m_answers->clear();
    m_snapshots->offerNothing();
    if (!m_file.empty()) {
        openFile();
    } else if (!choices.empty()) {
        openRead();
    } else {
        m_place->setText(
            tr("Choose an algorithm. Those that are built in can be copied, and the copies changed."));
        m_editor->showText({}, {}, true);
    }
    m_toLearn->setVisible(!shownNetwork().isEmpty());
    m_trialBar->showEntry(entryOf(m_file));
    tellState();
    readCode();
}

void WorkshopPage::openFile()
{
    const auto bytes = base::contentOf(m_file).value_or(std::string());
    m_stored = QString::fromStdString(bytes);
    m_watcher.addPath(pathText(m_file));
    const bool isText =
        bytes.size() <= kMostBytes && m_stored.toStdString() == bytes && !m_stored.contains(QChar::Null);
    m_place->setText(isText ? pathText(m_file)
                            : tr("%1 is not changed here: it is larger than 1 MiB, or no text in UTF-8.")
                                  .arg(pathText(m_file)));
    m_editor->showText(pathText(m_file), isText ? m_stored : QString(), !isText);
}

void WorkshopPage::openRead()
{
    auto choices = m_tree->choices();
    if (choices.size() > 2) {
        m_place->setText(tr("Choose one text to read it, or two to see what differs."));
        return m_editor->showText({}, {}, true);
    }
    if (choices.size() == 1 && !choices.front().ran)
        return showRead(choices, {readText(choices.front(), {})});
    m_texts->read(choices, [this, choices](const auto& texts) {
        const auto now = m_tree->choices();
        if (now.size() == choices.size() && now.front().ran == choices.front().ran)
            showRead(choices, texts);
    });
}

void WorkshopPage::showRead(const std::vector<TextChoice>& choices, const std::vector<TextFiles>& texts)
{
    if (texts.size() == 2) // the lower one in the tree is the older one
        return showDifference(texts.back(), texts.front());
    const auto& text = texts.front();
    const auto& ran = choices.front().ran;
    m_place->setText(
        ran ? snapshotPlace(*ran, text)
            : tr("%1, as it was built in. Edit a copy to change it.").arg(models::text(text.main)));
    m_editor->showText(models::text(text.main), models::text(text.text()), true);
    if (ran)
        m_snapshots->offerSnapshot(text.same && !m_tree->fileOf(*ran).empty());
}

void WorkshopPage::showDifference(const TextFiles& before, const TextFiles& after)
{
    const auto difference = differenceOf(before, after);
    if (!before.same || !after.same)
        m_place->setText(
            tr("One of the two texts is not the one that ran: the session does not keep that one."));
    else
        m_place->setText(difference.empty()
                             ? tr("The two texts are the same.")
                             : tr("What differs: lines with − are in the lower one of the two, "
                                  "lines with + in the upper one."));
    m_editor->showText(QStringLiteral("kernels.patch"), models::text(difference), true);
    m_snapshots->offerDifference(difference);
}

void WorkshopPage::useShown()
{
    const auto ran = m_tree->choice().ran;
    const auto file = ran ? m_tree->fileOf(*ran) : fs::path();
    if (file.empty())
        return;
    const auto text = m_editor->text();
    m_tree->choose(file);
    if (m_file == file && !m_editor->isReadOnly())
        m_editor->replaceText(text);
}

bool WorkshopPage::save()
{
    if (m_file.empty() || !m_editor->isModified())
        return true;
    const auto there = base::contentOf(m_file);
    auto file = m_file;
    if (there && QString::fromStdString(*there) != m_stored) // another program has written it meanwhile
        file += ".yours";
    try {
        base::writeFileWhole(file, m_editor->text().toStdString());
    } catch (const std::exception& error) {
        emit m_workbench.messages().failed(models::text(error.what()));
        return false;
    }
    m_editor->setModified(false);
    if (file == m_file)
        m_stored = m_editor->text();
    else
        emit m_workbench.messages().failed(
            tr("Another program has changed %1. Your text is in %2.").arg(pathText(m_file), pathText(file)));
    return true;
}

/// A file that another program has written is shown, unless the user is changing it here.
void WorkshopPage::readAgain()
{
    if (m_file.empty())
        return;
    m_watcher.addPath(pathText(m_file)); // an editor may have put a new file in its place
    const auto there = QString::fromStdString(base::contentOf(m_file).value_or(std::string()));
    if (m_editor->isModified() || there.isEmpty() || there == m_stored)
        return;
    m_stored = there;
    m_editor->showText(pathText(m_file), there, false);
}

void WorkshopPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    listTexts();
}

void WorkshopPage::hideEvent(QHideEvent* event)
{
    save();
    QWidget::hideEvent(event);
}

void WorkshopPage::askName()
{
    auto* dialog = named("workshop-name", new QInputDialog(this));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Edit a Copy"));
    dialog->setLabelText(tr("The id of your algorithm: small letters, digits and hyphens."));
    dialog->setTextValue(QStringLiteral("my-") + QString::fromStdString(m_tree->choice().builtIn));
    connect(dialog, &QInputDialog::textValueSelected, this, &WorkshopPage::editCopy);
    dialog->open();
}

void WorkshopPage::editCopy(const QString& name)
{
    const auto id = name.trimmed().toStdString();
    try {
        const auto own = runner::ownEntriesFolder();
        if (own.empty())
            throw std::runtime_error("the home folder is not known: set HOME");
        const auto folder = own / id;
        runner::writeEntry(folder, id, m_tree->choice().builtIn);
        openNew(folder / runner::kernelOf(m_tree->choice().builtIn)->file);
    } catch (const std::exception& error) {
        emit m_workbench.messages().failed(models::text(error.what()));
    }
}

void WorkshopPage::tryIt()
{
    if (!m_trialBar->mayTry() || !save())
        return;
    m_editor->setMessages({});
    m_answers->begin(m_trialBar->deviceTitles());
    m_trial->begin({m_file.parent_path(), models::stdStrings(m_trialBar->devices()),
                    m_trialBar->against().toStdString(), m_trialBar->keys().toStdString()});
    tellState();
}

void WorkshopPage::addReason(const QString& reason)
{
    tellState();
    m_answers->addReason(reason);
    showMessages();
}

void WorkshopPage::showMessages()
{
    if (!m_file.empty())
        m_editor->setMessages(m_answers->messagesOf(pathText(m_file.filename())));
}

void WorkshopPage::showKernelLine(const QString& algorithm, const QString& kernel)
{
    if (!m_tree->chooseBuiltIn(algorithm.toStdString()))
        return;
    const auto line = comparingLine(m_editor->text(), kernel);
    if (!line)
        return;
    m_editor->setCursorPosition(*line, 0);
    m_editor->ensureLineVisible(*line);
    m_editor->markLines({*line + 1});
    m_editor->setFocus();
}

QString WorkshopPage::shownNetwork() const
{
    const auto file = shownFile();
    for (const auto kernels : {algorithms::NetworkKernels::One, algorithms::NetworkKernels::Two}) {
        const auto id = algorithms::algorithmOf(kernels);
        // A copy has the file of the algorithm that it is a copy of.
        if (const auto* own = runner::kernelOf(id); own != nullptr && file == models::text(own->file))
            return models::text(id);
    }
    return {};
}

} // namespace sortscope::gui::workshop
