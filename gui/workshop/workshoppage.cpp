// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/workshoppage.h"

#include "core/algorithms/catalogue.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/ownentries.h"
#include "core/base/wholefile.h"
#include "core/results/compare/lamps.h"
#include "core/runner/entrypaths.h"
#include "core/runner/entrytemplate.h"
#include "gui/run/workbench.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/workshop/algorithmtree.h"
#include "gui/workshop/changedfacts.h"
#include "gui/workshop/codeeditor.h"
#include "gui/workshop/entrytrial.h"
#include "gui/workshop/lampsrow.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
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

/// The messages of a compiler or of Lua about lines of the file.
std::map<int, QString> messagesOf(const QString& reason, const QString& file)
{
    const QRegularExpression place(QStringLiteral("(?:^|[^\\w.-])%1[:(](\\d+)\\)?(?::\\d+)?:? *(.*)$")
                                       .arg(QRegularExpression::escape(file)),
                                   QRegularExpression::MultilineOption);
    std::map<int, QString> messages;
    for (auto found = place.globalMatch(reason); found.hasNext();) {
        const auto match = found.next();
        auto& message = messages[match.captured(1).toInt()];
        message += (message.isEmpty() ? QString() : QStringLiteral("\n")) + match.captured(2).trimmed();
    }
    messages.erase(0);
    return messages;
}

/// nullptr if the file is not of an entry.
const algorithms::EntryDescription* entryOf(const fs::path& file)
{
    const auto* entry = file.empty() ? nullptr : algorithms::ownEntryIn(file.parent_path());
    return entry == nullptr ? nullptr : &entry->description;
}

/// Fills a box with ids and their titles, and selects the one that was selected.
void offer(QComboBox& box, const std::vector<std::pair<QString, QString>>& choices)
{
    const auto before = box.currentData();
    const QSignalBlocker blocker(box);
    box.clear();
    for (const auto& [id, title] : choices)
        box.addItem(title, id);
    box.setCurrentIndex(std::max(0, box.findData(before)));
}

} // namespace

WorkshopPage::WorkshopPage(bridge::Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_trial(new EntryTrial(workbench, this)),
      m_tree(named("workshop-tree", new AlgorithmTree)),
      m_editor(named("workshop-editor", new CodeEditor)),
      m_lamps(new LampsRow),
      m_reason(named("workshop-reason", new QLabel)),
      m_facts(named("workshop-facts", new QLabel)),
      m_place(new QLabel),
      m_device(named("workshop-device", new QComboBox)),
      m_against(named("workshop-against", new QComboBox)),
      m_size(named("workshop-size", new QLineEdit(QStringLiteral("2^16")))),
      m_copy(named("workshop-copy", new QPushButton(tr("&Edit a Copy…")))),
      m_try(named("workshop-try", new QPushButton(tr("&Try"))))
{
    makeLayout();
    connect(m_tree, &AlgorithmTree::chosen, this, &WorkshopPage::openChosen);
    connect(m_copy, &QPushButton::clicked, this, &WorkshopPage::askName);
    connect(m_try, &QPushButton::clicked, this, &WorkshopPage::tryIt);
    connect(m_device, &QComboBox::currentIndexChanged, this, &WorkshopPage::offerOpponents);
    connect(m_trial, &EntryTrial::ended, this, &WorkshopPage::showLamps);
    connect(m_trial, &EntryTrial::refused, this, &WorkshopPage::showRefusal);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &WorkshopPage::readAgain);
    connect(&workbench, &bridge::Workbench::inventoryChanged, this, &WorkshopPage::offerDevices);
    connect(&workbench.activity(), &bridge::Activity::changed, this, &WorkshopPage::tellState);
    connect(&workbench.ownAlgorithms(), &bridge::OwnAlgorithms::loaded, this, [this] {
        m_tree->refresh();
        offerOpponents();
        if (!m_copied.empty())
            m_tree->choose(std::exchange(m_copied, {}));
    });
    auto* now = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), this);
    now->setContext(Qt::WidgetWithChildrenShortcut);
    connect(now, &QShortcut::activated, this, &WorkshopPage::tryIt);
    m_tree->refresh();
    offerDevices();
    openChosen();
}

/// The editor tells of its end, when the page is no more.
WorkshopPage::~WorkshopPage()
{
    m_tree->disconnect(this);
    save();
}

void WorkshopPage::makeLayout()
{
    m_copy->setToolTip(tr("Write the chosen algorithm into a folder of yours, under another name"));
    m_try->setToolTip(tr("Save, and run it and the other algorithm in turn (Ctrl+Return)"));
    m_device->setAccessibleName(tr("Device"));
    m_against->setAccessibleName(tr("The other algorithm"));
    m_size->setAccessibleName(tr("Number of keys"));
    m_size->setMaximumWidth(fontMetrics().averageCharWidth() * 14);
    for (auto* box : {m_device, m_against}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
    }
    for (auto* label : {m_reason, m_facts, m_place}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* bar = widgets::fill(new QHBoxLayout, {{m_copy},
                                                {m_device, 1},
                                                {new QLabel(tr("against"))},
                                                {m_against, 1},
                                                {new QLabel(tr("keys"))},
                                                {m_size},
                                                {m_try}});
    auto* texts = new QSplitter;
    auto* editing = new QWidget;
    widgets::fill(new QVBoxLayout(editing), {{m_place}, {m_editor, 1}});
    texts->addWidget(m_tree);
    texts->addWidget(editing);
    texts->setStretchFactor(1, 1);
    texts->setSizes({220, 800});
    widgets::fill(new QVBoxLayout(this),
                  {{nullptr, 0, {}, bar}, {m_lamps}, {m_reason}, {m_facts}, {texts, 1}}, {6, 6, 6, 6});
}

void WorkshopPage::offerDevices()
{
    std::vector<std::pair<QString, QString>> devices;
    for (const auto& device : m_workbench.inventory().devices)
        devices.emplace_back(models::text(device->info().id), models::deviceTitle(device->info()));
    // A device with kernels first: that is what the page is for.
    std::ranges::stable_partition(devices, [](const auto& one) { return one.first != QLatin1String("cpu"); });
    offer(*m_device, devices);
    offerOpponents();
}

/// Those that do the same work on the device.
void WorkshopPage::offerOpponents()
{
    const auto device = m_workbench.inventory().find(m_device->currentData().toString().toStdString());
    const auto* own = entryOf(m_file);
    std::vector<std::pair<QString, QString>> opponents;
    for (const auto& info : algorithms::catalogue()) {
        const bool runs =
            device && std::ranges::find(info.backends, device->info().backend) != info.backends.end();
        if (runs && (own == nullptr || (info.family == own->family && info.id != own->id)))
            opponents.emplace_back(models::text(info.id), models::translated(info.title));
    }
    offer(*m_against, opponents);
    tellState();
}

/// The algorithm that was copied is the one to compare with, until the user chooses another.
void WorkshopPage::proposeOpponent()
{
    offerOpponents();
    const auto* own = entryOf(m_file);
    if (own == nullptr)
        return;
    const auto original = own->base.empty() && own->id.starts_with("my-") ? own->id.substr(3) : own->base;
    if (const int index = m_against->findData(models::text(original)); index >= 0)
        m_against->setCurrentIndex(index);
}

void WorkshopPage::tellState()
{
    const auto why = m_workbench.activity().whyBusy();
    m_try->setEnabled(!m_file.empty() && why.isEmpty() && !m_trial->active() && m_against->count() > 0);
    m_copy->setEnabled(!m_tree->choice().builtIn.empty());
    if (m_trial->active())
        m_reason->setText(tr("The two are run in turn…"));
    else if (!why.isEmpty())
        m_reason->setText(why);
}

void WorkshopPage::openChosen()
{
    if (!save())
        return;
    if (!m_file.empty())
        m_watcher.removePath(pathText(m_file));
    const auto [file, builtIn] = m_tree->choice();
    m_file = file;
    m_reason->clear();
    m_lamps->clear();
    m_facts->clear();
    if (!m_file.empty()) {
        const auto bytes = base::contentOf(m_file).value_or(std::string());
        m_stored = QString::fromStdString(bytes);
        m_watcher.addPath(pathText(m_file));
        const bool isText =
            bytes.size() <= kMostBytes && m_stored.toStdString() == bytes && !m_stored.contains(QChar::Null);
        m_place->setText(isText ? pathText(m_file)
                                : tr("%1 is not changed here: it is larger than 1 MiB, or no text in UTF-8.")
                                      .arg(pathText(m_file)));
        m_editor->showText(pathText(m_file), isText ? m_stored : QString(), !isText);
    } else if (const auto* kernel = builtIn.empty() ? nullptr : runner::kernelOf(builtIn)) {
        m_place->setText(tr("%1, as it was built in. Edit a copy to change it.")
                             .arg(QString::fromUtf8(kernel->file.data(), qsizetype(kernel->file.size()))));
        m_editor->showText(QStringLiteral("a.cl"),
                           QString::fromUtf8(kernel->source.data(), qsizetype(kernel->source.size())), true);
    } else {
        m_place->setText(
            tr("Choose an algorithm. Those that are built in can be copied, and the copies changed."));
        m_editor->showText({}, {}, true);
    }
    proposeOpponent();
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
        m_copied = folder / runner::kernelOf(m_tree->choice().builtIn)->file;
        m_workbench.ownAlgorithms().add(pathText(folder));
    } catch (const std::exception& error) {
        emit m_workbench.messages().failed(models::text(error.what()));
    }
}

void WorkshopPage::tryIt()
{
    if (!m_try->isEnabled() || !save())
        return;
    m_lamps->clear();
    m_facts->clear();
    m_editor->setMessages({});
    m_trial->begin({m_file.parent_path(), m_device->currentData().toString().toStdString(),
                    m_against->currentData().toString().toStdString(), m_size->text().toStdString()});
    tellState();
}

void WorkshopPage::showLamps(const results::Lamps& lamps, const results::JobResult& tried,
                             const results::JobResult& other)
{
    m_lamps->show(lamps);
    m_facts->setText(changedFacts(other, tried));
    showReason(models::text(lamps.reason));
}

void WorkshopPage::showRefusal(const QString& reason)
{
    showReason(reason);
}

void WorkshopPage::showReason(const QString& reason)
{
    tellState();
    m_reason->setText(models::firstLine(reason));
    m_reason->setToolTip(reason);
    if (!m_file.empty())
        m_editor->setMessages(messagesOf(reason, pathText(m_file.filename())));
}

} // namespace sortscope::gui::workshop
