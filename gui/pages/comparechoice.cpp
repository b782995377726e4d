// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/comparechoice.h"

#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/flowlayout.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/rowlabel.h"
#include "gui/widgets/symbolicicon.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <ranges>

namespace sortscope::gui::pages {
namespace {

using widgets::labelFor;

/// The entry of a list that asks for a file.
constexpr int kFile = -1;
constexpr double kPercent = 100;

QString runTitle(const bridge::ListedRun& run)
{
    const auto date = models::minuteText(run.date);
    const auto jobs = CompareChoice::tr("%n job(s)", "", static_cast<int>(run.jobs));
    return run.interleaved ? CompareChoice::tr("Run %1, %2, %3, interleaved").arg(run.id).arg(date, jobs)
                           : CompareChoice::tr("Run %1, %2, %3").arg(run.id).arg(date, jobs);
}

} // namespace

bool CompareChoice::Entry::operator==(const Entry& other) const
{
    return own == other.own && source.path == other.source.path && source.run == other.source.run
           && source.jobs == other.source.jobs;
}

CompareChoice::CompareChoice(QWidget* parent)
    : QWidget(parent),
      m_mode(makeList(QStringLiteral("mode"), {})),
      m_sideA(makeList(QStringLiteral("sideA"), tr("Choose a session or run"))),
      m_sideB(makeList(QStringLiteral("sideB"), tr("Choose a session or run"))),
      m_pin(widgets::named("pin", new QToolButton)),
      m_run(makeList(QStringLiteral("run"), tr("No interleaved run yet"))),
      m_sides(makeSides()),
      m_metric(makeList(QStringLiteral("metric"), {})),
      m_margin(new QDoubleSpinBox)
{
    m_mode->addItem(tr("Sessions or runs"));
    m_mode->addItem(tr("Pairs of an interleaved run"));
    m_mode->setAccessibleName(tr("Kind of comparison"));
    auto* line = new charts::FlowLayout(this);
    constexpr int margin = 6;
    line->setContentsMargins(margin, margin, margin, margin);
    line->addWidget(m_mode);
    line->addWidget(m_sides);
    line->addWidget(m_run);
    line->addWidget(makeOptions());

    m_entries.push_back({.title = tr("This session"), .source = {.name = tr("This session")}, .own = true});
    fill();
    connect(m_mode, &QComboBox::currentIndexChanged, this, &CompareChoice::refresh);
    connect(m_run, &QComboBox::currentIndexChanged, this, &CompareChoice::changed);
    connect(m_sideA, &QComboBox::activated, this, [this](int row) { select(Side::A, row); });
    connect(m_sideB, &QComboBox::activated, this, [this](int row) { select(Side::B, row); });
    connect(m_metric, &QComboBox::currentIndexChanged, this, [this] {
        limitMargin();
        emit changed();
    });
    connect(m_margin, &QDoubleSpinBox::valueChanged, this, &CompareChoice::changed);
    refresh();
}

QComboBox* CompareChoice::makeList(const QString& objectName, const QString& placeholder)
{
    auto* list = new QComboBox;
    list->setObjectName(objectName);
    list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    list->setPlaceholderText(placeholder);
    return list;
}

QWidget* CompareChoice::makeSides()
{
    auto* sides = new QWidget;
    widgets::fill(
        new QHBoxLayout(sides),
        {{labelFor(tr("&A:"), m_sideA)}, {m_sideA}, {m_pin}, {labelFor(tr("&B:"), m_sideB)}, {m_sideB}});
    m_pin->setIcon(widgets::symbolicIcon(QStringLiteral("pin")));
    m_pin->setCheckable(true);
    m_pin->setAutoRaise(true);
    m_pin->setAccessibleName(tr("Pin A as the baseline"));
    connect(m_pin, &QToolButton::clicked, this, [this](bool on) { emit pinWanted(on); });
    showPinned({});
    return sides;
}

QWidget* CompareChoice::makeOptions()
{
    const results::CompareOptions defaults;
    for (const auto& metric : base::Names<results::Metric>::all) {
        m_metric->addItem(charts::metricName(metric.value), static_cast<int>(metric.value));
        m_metric->setItemData(m_metric->count() - 1, charts::metricMeaning(metric.value), Qt::ToolTipRole);
    }
    m_metric->setCurrentIndex(m_metric->findData(static_cast<int>(defaults.metric)));
    m_margin->setObjectName(QStringLiteral("margin"));
    m_margin->setDecimals(1);
    m_margin->setSuffix(QStringLiteral(" %"));
    m_margin->setMaximum(kPercent);
    limitMargin();
    m_margin->setKeyboardTracking(false);
    m_margin->setToolTip(tr("Differences below this share of the median are within noise."));
    auto* options = new QWidget;
    widgets::fill(
        new QHBoxLayout(options),
        {{labelFor(tr("M&etric:"), m_metric)}, {m_metric}, {labelFor(tr("Ma&rgin:"), m_margin)}, {m_margin}});
    return options;
}

void CompareChoice::setRuns(const bridge::Comparer::Runs& runs)
{
    std::vector<Entry> entries{m_entries.front()};
    for (const auto& run : runs | std::views::reverse)
        entries.push_back({.title = runTitle(run),
                           .source = {.name = runTitle(run), .run = run.id},
                           .own = true,
                           .interleaved = run.interleaved});
    std::copy_if(m_entries.begin(), m_entries.end(), std::back_inserter(entries),
                 [](const Entry& entry) { return !entry.own || entry.picked; });
    const auto keep = [&](const QComboBox& list) -> int {
        const auto* old = chosen(list);
        const auto found = old ? std::find(entries.begin(), entries.end(), *old) : entries.end();
        return found == entries.end() ? -1 : static_cast<int>(found - entries.begin());
    };
    m_lastA = std::max(keep(*m_sideA), 0);
    m_lastB = keep(*m_sideB);
    if (runs.empty()) {
        m_userChose = false;
        std::erase_if(entries, &Entry::picked);
        m_lastA = std::min(m_lastA, static_cast<int>(entries.size()) - 1);
        m_lastB = std::min(m_lastB, static_cast<int>(entries.size()) - 1);
    }
    if (!m_userChose && runs.size() > 1) {
        // The runs stand behind the session itself, the newest first.
        m_lastA = 2;
        m_lastB = 1;
    }
    m_entries = std::move(entries);
    fill();
    emit changed();
}

void CompareChoice::fill()
{
    fillSide(*m_sideA);
    fillSide(*m_sideB);
    m_sideA->setCurrentIndex(m_lastA);
    m_sideB->setCurrentIndex(m_lastB);
    const QSignalBlocker blocker(m_run);
    const auto title = m_run->currentText();
    m_run->clear();
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i].interleaved)
            m_run->addItem(m_entries[i].title, static_cast<int>(i));
    }
    m_run->setCurrentIndex(m_run->count() > 0 ? std::max(m_run->findText(title), 0) : -1);
    m_run->setEnabled(m_run->count() > 0);
}

void CompareChoice::fillSide(QComboBox& list)
{
    list.clear();
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        list.addItem(m_entries[i].title, static_cast<int>(i));
    list.insertSeparator(list.count());
    list.addItem(tr("Choose a file…"), kFile);
}

void CompareChoice::select(Side side, int row)
{
    auto& list = side == Side::A ? *m_sideA : *m_sideB;
    auto& last = side == Side::A ? m_lastA : m_lastB;
    if (list.itemData(row).toInt() == kFile) {
        list.setCurrentIndex(last);
        emit fileWanted(side);
        return;
    }
    last = row;
    m_userChose = true;
    emit changed();
}

void CompareChoice::forget()
{
    std::erase_if(m_entries, &Entry::picked);
    m_userChose = false;
    m_lastA = 0;
    m_lastB = -1;
    fill();
    emit changed();
}

void CompareChoice::chooseFile(const QString& path, Side side)
{
    const QFileInfo file(path);
    const Entry entry{.title = file.fileName(), .source = {.name = path, .path = path}};
    auto known = std::find(m_entries.begin(), m_entries.end(), entry);
    if (known == m_entries.end())
        known = m_entries.insert(m_entries.end(), entry);
    (side == Side::A ? m_lastA : m_lastB) = static_cast<int>(known - m_entries.begin());
    m_userChose = true;
    fill();
    m_mode->setCurrentIndex(0);
    emit changed();
}

void CompareChoice::chooseWithin()
{
    m_lastA = m_lastB = 0;
    m_userChose = true;
    fill();
    m_mode->setCurrentIndex(0);
    emit changed();
}

void CompareChoice::chooseJobs(const QString& nameA, std::set<results::JobId> a, const QString& nameB,
                               std::set<results::JobId> b)
{
    std::erase_if(m_entries, &Entry::picked);
    const auto add = [this](const QString& name, std::set<results::JobId> jobs) {
        m_entries.push_back(
            {.title = name, .source = {.name = name, .jobs = std::move(jobs)}, .own = true, .picked = true});
        return static_cast<int>(m_entries.size()) - 1;
    };
    m_lastA = add(nameA, std::move(a));
    m_lastB = add(nameB, std::move(b));
    m_userChose = true;
    fill();
    m_mode->setCurrentIndex(0);
    emit changed();
}

bool CompareChoice::chooseInterleaved(results::RunId run)
{
    for (int row = 0; row < m_run->count(); ++row) {
        const auto& entry = m_entries.at(static_cast<std::size_t>(m_run->itemData(row).toInt()));
        if (entry.source.run != run)
            continue;
        {
            const QSignalBlocker mode(m_mode);
            const QSignalBlocker list(m_run);
            m_mode->setCurrentIndex(1);
            m_run->setCurrentIndex(row);
        }
        refresh();
        return true;
    }
    return false;
}

const CompareChoice::Entry* CompareChoice::chosen(const QComboBox& list) const
{
    const auto index = list.currentData();
    if (!index.isValid() || index.toInt() == kFile)
        return nullptr;
    return &m_entries.at(static_cast<std::size_t>(index.toInt()));
}

bool CompareChoice::interleaved() const
{
    return m_mode->currentIndex() == 1;
}

results::Metric CompareChoice::metric() const
{
    return static_cast<results::Metric>(m_metric->currentData().toInt());
}

void CompareChoice::limitMargin()
{
    m_margin->setMinimum(results::leastMargin(metric()) * kPercent);
}

std::optional<CompareQuestion> CompareChoice::question() const
{
    if (!obstacle().isEmpty())
        return std::nullopt;
    CompareQuestion question{
        .interleaved = interleaved(),
        .options = {.metric = metric(), .margin = m_margin->value() / kPercent},
    };
    const auto* a = chosen(interleaved() ? *m_run : *m_sideA);
    question.a = a->source;
    question.ownA = a->own;
    if (const auto* b = chosen(*m_sideB); b && !interleaved()) {
        question.b = b->source;
        question.ownB = b->own;
        question.within = *a == *b;
    }
    return question;
}

QString CompareChoice::obstacle() const
{
    if (interleaved())
        return chosen(*m_run) ? QString()
                              : tr("No run of this session was interleaved yet. Choose two variants in the "
                                   "experiment panel, tick \"Interleave pairs\", and press Run.");
    const auto* a = chosen(*m_sideA);
    const auto* b = chosen(*m_sideB);
    if (!a || !b)
        return tr("Choose two sides above, A and B: the session of this window, one of its runs, or a "
                  "session file. Jobs that did the same work are compared side by side. If both sides are "
                  "one session or run, its devices or algorithms are compared with each other.");
    return {};
}

std::optional<CompareChoice::Baseline> CompareChoice::baseline() const
{
    const auto* a = chosen(*m_sideA);
    if (a == nullptr)
        return std::nullopt;
    Baseline baseline{a->source, a->own};
    baseline.source.name = a->title;
    return baseline;
}

void CompareChoice::showPinned(const QString& name)
{
    m_pin->setChecked(!name.isEmpty());
    m_pin->setToolTip(name.isEmpty()
                          ? tr("Pin A as the baseline: all tables show how their rows changed against it.")
                          : tr("%1 is pinned as the baseline of all tables. Click to unpin it.").arg(name));
}

void CompareChoice::refresh()
{
    m_sides->setVisible(!interleaved());
    m_run->setVisible(interleaved());
    emit changed();
}

} // namespace sortscope::gui::pages
