// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/historypage.h"

#include "core/export/historyjson.h"
#include "core/measure/changepoints.h"
#include "core/results/row/environment.h"
#include "gui/charts/curves/historychart.h"
#include "gui/text/text.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/widgets/tablepane.h"
#include "gui/widgets/textexport.h"

#include <QAction>
#include <QDir>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sortscope::gui::pages {

using models::HistoryModel;

namespace {

enum Place { Empty, Reading, Result };

bool isJudged(const results::HistoryLine& line)
{
    return line.reason.empty();
}

QString answerOf(const models::FolderHistory& history)
{
    const auto& lines = history.history.lines;
    const auto& folder = *history.folder;
    if (lines.empty())
        return HistoryPage::tr("No row of the folder has this metric.");
    const auto [first, last] = std::ranges::minmax(folder.rows, {}, &results::RecordedRow::date);
    const auto where =
        HistoryPage::tr("%1 rows of %n session(s), %2 … %3", "", static_cast<int>(folder.files.size()))
            .arg(models::grouped(lines.size()), models::text(results::isoDay(first.date)),
                 models::text(results::isoDay(last.date)));
    if (std::ranges::none_of(lines, isJudged))
        return HistoryPage::tr("No row could be judged: a row needs %1 figures that count. There are %2.")
            .arg(QString::number(measure::kFewestOfSeries), where);
    std::size_t changes = 0;
    for (const auto& line : lines)
        changes += line.changes.size();
    return changes == 0 ? HistoryPage::tr("Nothing changed in %1.").arg(where)
                        : HistoryPage::tr("%n change(s) in %1.", "", static_cast<int>(changes)).arg(where);
}

/// What the answer leaves out, and in the second text, one by one, why.
std::pair<QString, QString> leftOutOf(const models::FolderHistory& history)
{
    const auto& lines = history.history.lines;
    const auto notJudged = std::ranges::count_if(lines, std::not_fn(isJudged));
    QStringList parts;
    QStringList reasons;
    if (notJudged > 0 && notJudged < static_cast<std::ptrdiff_t>(lines.size()))
        parts << HistoryPage::tr("%n row(s) not judged.", "", static_cast<int>(notJudged));
    const auto& unread = history.folder->unread;
    if (!unread.empty())
        parts << HistoryPage::tr("%n session(s) could not be read.", "", static_cast<int>(unread.size()));
    for (const auto& [file, reason] : unread)
        reasons << QStringLiteral("%1: %2").arg(QDir::toNativeSeparators(bridge::qtPath(file)),
                                                models::firstLine(models::text(reason)));
    return {parts.join(u' '), reasons.join(u'\n')};
}

} // namespace

HistoryPage::HistoryPage(bridge::Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_folder(workbench.folder()),
      m_stack(new QStackedWidget),
      m_empty(new widgets::EmptyState(
          QStringLiteral("history"), tr("No folder is open"),
          tr("This page shows what changed over the sessions of a folder, such as those of a nightly run, "
             "and "
             "what else was different from then on. Open a folder, drop one on the window, or start "
             "sortscope FOLDER. The session of the window stays as it is."))),
      m_doing(widgets::named("doing", new QLabel)),
      m_progress(new QProgressBar),
      m_answer(widgets::named("answer", new QLabel)),
      m_left(widgets::named("left-out", new QLabel)),
      m_again(widgets::named("read-again", new QToolButton)),
      m_exports(new widgets::TextExportButton),
      m_chart(new charts::HistoryChart),
      m_model(new HistoryModel(this)),
      m_table(new widgets::TablePane("history-changes", *m_model,
                                     {.widths = {{HistoryModel::Date, 19},
                                                 {HistoryModel::Algorithm, 18},
                                                 {HistoryModel::Data, 16},
                                                 {HistoryModel::Device, 28},
                                                 {HistoryModel::Change, 19},
                                                 {HistoryModel::Reasons, 56}}}))
{
    m_stack->insertWidget(Empty, m_empty);
    m_stack->insertWidget(Reading, makeReading());
    m_stack->insertWidget(Result, makeResult());
    widgets::fill(new QVBoxLayout(this), {{m_stack}});
    connect(&m_folder, &bridge::OpenFolder::changed, this, &HistoryPage::follow);
    connect(&m_folder, &bridge::OpenFolder::progressed, this, &HistoryPage::showProgress);
    connect(m_chart, &charts::HistoryChart::metricChosen, this, &HistoryPage::ask);
    connect(m_chart, &charts::HistoryChart::linesChosen, this, &HistoryPage::showChanges);
    connect(m_chart, &charts::HistoryChart::rowChosen, this, &HistoryPage::open);
    follow();
}

void HistoryPage::setOpenAction(QAction& open)
{
    auto* button = m_empty->addButton(tr("Open a Folder…"));
    button->setObjectName(QStringLiteral("open-folder"));
    connect(button, &QPushButton::clicked, &open, &QAction::trigger);
}

QWidget* HistoryPage::makeReading()
{
    constexpr int kWidest = 420;
    m_doing->setAlignment(Qt::AlignCenter);
    m_doing->setWordWrap(true);
    m_doing->setTextFormat(Qt::PlainText);
    m_progress->setMaximumWidth(kWidest);
    auto* line = new QHBoxLayout;
    line->addStretch();
    line->addWidget(m_progress, 100);
    line->addStretch();
    auto* page = new QWidget;
    auto* column = widgets::fill(new QVBoxLayout(page), {}, {12, 12, 12, 12});
    column->addStretch(2);
    column->addWidget(m_doing);
    column->addLayout(line);
    column->addStretch(3);
    return page;
}

QWidget* HistoryPage::makeResult()
{
    auto font = m_answer->font();
    font.setBold(true);
    m_answer->setFont(font);
    for (auto* label : {m_answer, m_left}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_again->setText(tr("Read Again"));
    m_again->setIcon(widgets::symbolicIcon(QStringLiteral("refresh")));
    m_again->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_again->setToolTip(tr("Reads the sessions that are new or were changed"));
    connect(m_again, &QToolButton::clicked, &m_folder, &bridge::OpenFolder::readAgain);
    m_exports->add(QStringLiteral("CSV"), QStringLiteral("history.csv"), [this] {
        return [of = m_history] { return exports::historyCsv(of->history, *of->folder); };
    });
    m_table->setAccessibleName(tr("Changes"));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &HistoryPage::showCurrent);
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        const auto& change = m_model->at(m_table->sorted().mapToSource(index).row());
        open(m_history->history.lines[change.line].points[change->point].row);
    });
    auto* line = widgets::fill(new QHBoxLayout, {{m_answer, 1}, {m_again}, {m_exports}}, {6, 6, 6, 0});
    auto* below = new QWidget;
    auto* tools = widgets::fill(new QHBoxLayout, {{m_left, 1}, {m_table->makeCopyButton()}}, {6, 0, 6, 0});
    widgets::fill(new QVBoxLayout(below), {{.layout = tools}, {m_table, 1}});
    auto* splitter = widgets::named("history", new QSplitter(Qt::Vertical));
    splitter->addWidget(m_chart);
    splitter->addWidget(below);
    splitter->setSizes({1000, 400}); // shares of the height
    splitter->setChildrenCollapsible(false);
    auto* result = new QWidget;
    widgets::fill(new QVBoxLayout(result), {{.layout = line}, {splitter, 1}})->setSpacing(0);
    return result;
}

void HistoryPage::follow()
{
    const auto& sessions = m_folder.sessions();
    m_again->setEnabled(!m_folder.reading());
    if (m_folder.path().isEmpty() || (!sessions && !m_folder.reading())) {
        m_asked.reset();
        take(nullptr);
        m_empty->setTitle(m_folder.path().isEmpty()
                              ? tr("No folder is open")
                              : tr("%1 could not be read").arg(QDir::toNativeSeparators(m_folder.path())));
        return m_stack->setCurrentIndex(Empty);
    }
    if (!sessions) {
        showProgress();
        return m_stack->setCurrentIndex(Reading);
    }
    if (sessions != m_asked)
        ask();
}

void HistoryPage::showProgress()
{
    const auto folder = QDir::toNativeSeparators(m_folder.path());
    const auto [read, all] = m_folder.progress();
    m_doing->setText(
        m_folder.waiting()
            ? tr("%1 is read when the run has ended: it would disturb the measurement.").arg(folder)
            : tr("Reading the sessions of %1…").arg(folder));
    m_progress->setRange(0, static_cast<int>(all));
    m_progress->setValue(static_cast<int>(read));
    m_progress->setVisible(!m_folder.waiting());
}

void HistoryPage::ask()
{
    m_asked = m_folder.sessions();
    if (!m_asked)
        return;
    if (m_asked->files.empty()) {
        take(nullptr);
        m_empty->setTitle(
            tr("No session that can be read is in %1").arg(QDir::toNativeSeparators(m_folder.path())));
        return m_stack->setCurrentIndex(Empty);
    }
    m_task.post(
        [this, folder = m_asked,
         metric = m_chart->metric()](const std::stop_token& /*stop*/) -> bridge::Worker::Reply {
            const auto history = std::make_shared<const models::FolderHistory>(
                models::FolderHistory{folder, results::historyOf(folder->rows, {.metric = metric})});
            return [this, history] { take(history); };
        },
        [this](const QString& sentence) {
            take(nullptr);
            m_empty->setTitle(sentence);
            m_stack->setCurrentIndex(Empty);
        });
}

void HistoryPage::take(models::SharedHistory history)
{
    m_history = std::move(history);
    m_chart->setHistory(m_history);
    if (!m_history)
        return;
    tell();
    m_stack->setCurrentIndex(Result);
    emit shown();
}

void HistoryPage::tell()
{
    const auto [left, reasons] = leftOutOf(*m_history);
    m_answer->setText(answerOf(*m_history));
    m_answer->setToolTip(QDir::toNativeSeparators(m_folder.path()));
    m_left->setText(left);
    m_left->setToolTip(reasons);
}

void HistoryPage::showChanges()
{
    m_model->setHistory(m_history, m_chart->chosenLines());
}

void HistoryPage::showCurrent()
{
    const auto current = m_table->sorted().mapToSource(m_table->currentIndex());
    if (!current.isValid())
        return m_chart->showChange(std::nullopt);
    const auto& change = m_model->at(current.row());
    m_chart->showChange(change.line, change->point);
}

void HistoryPage::open(std::size_t row)
{
    const auto& folder = *m_history->folder;
    emit sessionWanted(bridge::qtPath(folder.files[folder.fileOf[row]]), folder.rows[row].spec);
}

} // namespace sortscope::gui::pages
