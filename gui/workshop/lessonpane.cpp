// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/lessonpane.h"

#include "core/lessons/grading.h"
#include "core/lessons/lessonpaths.h"
#include "core/runner/entrypaths.h"
#include "gui/run/workbench.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/workshop/cliquestion.h"

#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QTextBrowser>
#include <QToolButton>

#include <stdexcept>

namespace sortscope::gui::workshop {
namespace {

namespace fs = std::filesystem;
using lessons::Part;
using widgets::named;

QString pathText(const fs::path& path)
{
    return QFile::decodeName(path.c_str());
}

QString titleOf(Part part)
{
    switch (part) {
    case Part::Correct:
        return LessonPane::tr("Correct");
    case Part::Without:
        return LessonPane::tr("Words in the kernels");
    case Part::Launches:
        return LessonPane::tr("Launches");
    case Part::Faster:
        return LessonPane::tr("Faster");
    }
    return {};
}

QString wordOf(const QJsonValue& reached)
{
    if (!reached.isBool())
        return LessonPane::tr("open");
    return reached.toBool() ? LessonPane::tr("yes") : LessonPane::tr("no");
}

/// The lines about one device, as `entry check --lesson` describes it.
QStringList linesOf(const QJsonObject& device, const backend::Inventory& inventory)
{
    const auto known = inventory.find(device.value(QLatin1String("device")).toString().toStdString());
    QStringList lines{known ? models::deviceTitle(known->info())
                            : device.value(QLatin1String("name")).toString()};
    for (const auto& each : device.value(QLatin1String("parts")).toArray()) {
        const auto part = each.toObject();
        const auto word = part.value(QLatin1String("part")).toString().toStdString();
        const auto named = base::valueNamed<Part>(word);
        lines << QStringLiteral("%1: %2. %3")
                     .arg(named ? titleOf(*named) : models::text(word),
                          wordOf(part.value(QLatin1String("reached"))),
                          part.value(QLatin1String("sentence")).toString());
    }
    lines << (device.value(QLatin1String("passed")).toBool()
                  ? LessonPane::tr("The lesson is passed.")
                  : LessonPane::tr("The lesson is not passed yet."));
    return lines;
}

/// The file of a starting entry that one begins in: its first file of kernels.
std::string mainFileOf(const lessons::Lesson& lesson)
{
    for (const auto& [file, text] : lesson.start.files) {
        if (file.ends_with(".cl") || file.ends_with(".cu"))
            return file;
    }
    return std::string(algorithms::kEntryFile);
}

} // namespace

LessonPane::LessonPane(bridge::Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_question(new CliQuestion(this)),
      m_chooser(named("workshop-lessons", new QPushButton(tr("&Lessons")))),
      m_menu(named("lessons", new QMenu(m_chooser))),
      m_title(new QLabel),
      m_text(named("lesson-text", new QTextBrowser)),
      m_begin(named("lesson-begin", new QPushButton(tr("&Begin")))),
      m_check(named("lesson-check", new QPushButton)),
      m_answers(named("lesson-answers", new QTextBrowser))
{
    makeLayout();
    connect(m_menu, &QMenu::aboutToShow, this, &LessonPane::listLessons);
    connect(m_begin, &QPushButton::clicked, this, &LessonPane::begin);
    connect(m_check, &QPushButton::clicked, this, [this] {
        if (!checking())
            return emit checkWanted();
        m_question->stop();
        say(tr("The check was stopped."));
    });
    connect(m_question, &CliQuestion::answered, this, &LessonPane::showAnswer);
    connect(&workbench.activity(), &bridge::Activity::changed, this, &LessonPane::tellState);
    tellState();
    hide();
}

void LessonPane::makeLayout()
{
    m_chooser->setToolTip(tr("Show the text of a lesson beside the editor"));
    m_chooser->setMenu(m_menu);
    m_menu->setToolTipsVisible(true);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_text->setAccessibleName(tr("The text of the lesson"));
    m_text->setOpenExternalLinks(true);
    m_answers->setAccessibleName(tr("What the check has found"));
    m_begin->setToolTip(
        tr("Make the starting entry of the lesson in your folder, or open the one that is there"));
    auto* close = named("lesson-close", new QToolButton);
    close->setIcon(widgets::symbolicIcon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close the lesson"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    auto* parts = new QSplitter(Qt::Vertical);
    parts->addWidget(m_text);
    parts->addWidget(m_answers);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 1);
    auto* head = widgets::fill(new QHBoxLayout, {{m_title, 1}, {close, 0, Qt::AlignTop}});
    auto* buttons = widgets::fill(new QHBoxLayout, {{m_begin}, {m_check}});
    buttons->addStretch(1);
    widgets::fill(new QVBoxLayout(this), {{nullptr, 0, {}, head}, {parts, 1}, {nullptr, 0, {}, buttons}});
    m_answers->hide();
}

void LessonPane::listLessons()
{
    m_menu->clear();
    const auto program = QFileInfo(m_workbench.program()).absolutePath();
    const auto found = lessons::findLessons(QFile::encodeName(program).toStdString());
    for (const auto& lesson : found.lessons) {
        auto* action = m_menu->addAction(models::text(lesson.title));
        action->setToolTip(pathText(lesson.folder));
        connect(action, &QAction::triggered, this, [this, folder = lesson.folder] { choose(folder); });
    }
    for (const auto& [folder, reason] : found.refused) {
        auto* action = m_menu->addAction(pathText(folder.filename()));
        action->setToolTip(models::text(reason));
        action->setEnabled(false);
    }
    if (m_menu->isEmpty())
        m_menu->addAction(tr("There are no lessons."))->setEnabled(false);
}

void LessonPane::choose(const fs::path& folder)
{
    try {
        m_lesson = lessons::readLesson(folder);
    } catch (const std::exception& error) {
        emit m_workbench.messages().failed(models::text(error.what()));
        return;
    }
    m_question->stop();
    m_title->setText(models::text(m_lesson->title));
    m_text->setSearchPaths({pathText(m_lesson->folder)});
    m_text->document()->setMarkdown(models::text(m_lesson->text),
                                    QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub)
                                        | QTextDocument::MarkdownNoHTML);
    say({});
    if (isHidden()) {
        show();
        emit opened();
    }
}

void LessonPane::begin()
{
    if (!m_lesson)
        return;
    try {
        const auto own = runner::ownEntriesFolder();
        if (own.empty())
            throw std::runtime_error("the home folder is not known: set HOME");
        const auto folder = own / m_lesson->id;
        std::error_code error;
        if (!fs::exists(folder / algorithms::kEntryFile, error))
            lessons::writeStart(*m_lesson, folder, m_lesson->id);
        emit begun(folder / mainFileOf(*m_lesson));
    } catch (const std::exception& error) {
        emit m_workbench.messages().failed(models::text(error.what()));
    }
}

void LessonPane::check(const fs::path& folder, const QStringList& devices)
{
    if (!m_lesson || !m_allowed || checking())
        return;
    if (const auto why = m_workbench.activity().whyBusy(); !why.isEmpty())
        return say(why);
    QStringList arguments{QStringLiteral("entry"),    QStringLiteral("check"),    pathText(folder),
                          QStringLiteral("--lesson"), pathText(m_lesson->folder), QStringLiteral("--format"),
                          QStringLiteral("json")};
    for (const auto& device : devices)
        arguments << QStringLiteral("--device") << device;
    if (m_workbench.runs().lock().empty())
        arguments << QStringLiteral("--no-lock");
    m_question->ask(m_workbench.program(), arguments);
    say(tr("The entry is being checked…"));
}

bool LessonPane::checking() const
{
    return m_question->active();
}

void LessonPane::allow(bool check)
{
    m_allowed = check;
    tellState();
}

QString LessonPane::answers() const
{
    return m_answers->toPlainText();
}

void LessonPane::showAnswer(const QByteArray& output, const QString& fault)
{
    const auto grade = QJsonDocument::fromJson(output).object();
    const auto devices = grade.value(QLatin1String("devices")).toArray();
    QStringList lines;
    for (const auto& device : devices)
        lines << linesOf(device.toObject(), m_workbench.inventory());
    for (const auto& refused : grade.value(QLatin1String("refused_entries")).toArray())
        lines << refused.toObject().value(QLatin1String("reason")).toString();
    say(lines.isEmpty() ? fault : lines.join(u'\n'));
}

void LessonPane::say(const QString& text)
{
    m_answers->setPlainText(text);
    m_answers->setVisible(!text.isEmpty());
    tellState();
    emit changed();
}

void LessonPane::tellState()
{
    const auto why = m_workbench.activity().whyBusy();
    m_begin->setEnabled(m_lesson.has_value());
    m_check->setText(checking() ? tr("&Stop") : tr("Chec&k"));
    m_check->setEnabled(checking() || (m_lesson && m_allowed && why.isEmpty()));
    m_check->setToolTip(why.isEmpty() || checking() ? tr(
                            "Save, and grade the entry in the editor on the chosen devices: right answers, "
                            "then the bar")
                                                    : why);
}

} // namespace sortscope::gui::workshop
