// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/filterbar.h"

#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/flowlayout.h"
#include "gui/session/settings.h"
#include "gui/text/text.h"
#include "gui/widgets/checkcombo.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/symbolicicon.h"

#include <QComboBox>
#include <QLabel>
#include <QShortcut>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace sortscope::gui::pages {
namespace {

using models::Facet;

/// The entry of a combo that chooses everything.
const QString kAll;
const auto kMetricKey = QStringLiteral("filter/metric");

/// Runs are left out, since every session has its own runs.
constexpr std::array kRemembered{Facet::Workload, Facet::Device, Facet::Algorithm};

} // namespace

const FilterBar::FacetWords& FilterBar::wordsOf(Facet facet)
{
    static constexpr std::array<FacetWords, models::kFacets.size()> kWords{{
        {"runs", QT_TR_NOOP("Run"), QT_TR_NOOP("All runs"),
         QT_TR_NOOP("All pages show only jobs of these runs")},
        {"workloads", QT_TR_NOOP("Data"), QT_TR_NOOP("All data"),
         QT_TR_NOOP("All pages show only jobs on these data")},
        {"devices", QT_TR_NOOP("Device"), QT_TR_NOOP("All devices"),
         QT_TR_NOOP("All pages show only jobs of these devices")},
        {"algorithms", QT_TR_NOOP("Algorithm"), QT_TR_NOOP("All algorithms"),
         QT_TR_NOOP("All pages show only jobs of these algorithms")},
    }};
    return kWords.at(static_cast<std::size_t>(facet));
}

QString FilterBar::keyOf(Facet facet)
{
    return QStringLiteral("filter/") + QLatin1String(wordsOf(facet).key);
}

FilterBar::FilterBar(const models::JobsModel& jobs, QWidget* parent)
    : QWidget(parent),
      m_jobs(jobs),
      m_metric(widgets::named("filter-metric", new QComboBox)),
      m_count(widgets::named("filter-count", new QLabel)),
      m_clear(widgets::named("filter-clear", new QToolButton)),
      m_baseline(widgets::named("filter-baseline", new QToolButton)),
      m_find(new QShortcut(QKeySequence::Find, this))
{
    setAccessibleName(tr("Filters of all pages"));
    auto* line = new charts::FlowLayout(this);
    constexpr int kMargin = 6;
    line->setContentsMargins(kMargin, kMargin, kMargin, 0);
    constexpr int kGap = 6;
    line->setGap(kGap);
    for (const auto facet : models::kFacets) {
        auto*& combo = m_combos.at(static_cast<std::size_t>(facet));
        combo = makeCombo(facet);
        line->addWidget(combo);
    }
    makeMetrics();
    line->addWidget(m_metric);
    m_clear->setText(tr("Clear Filters"));
    m_clear->setToolTip(tr("Shows all jobs of the session again"));
    connect(m_clear, &QToolButton::clicked, this, &FilterBar::clear);
    connect(m_find, &QShortcut::activated, this, &FilterBar::focusFirst);
    line->addWidget(m_clear);
    line->addWidget(m_count);
    m_baseline->setIcon(widgets::symbolicIcon(QStringLiteral("close")));
    m_baseline->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_baseline->setToolTip(tr("Tables show how their rows changed against it. Click to unpin it."));
    m_baseline->hide();
    connect(m_baseline, &QToolButton::clicked, this, &FilterBar::unpinWanted);
    line->addWidget(m_baseline);

    m_offer.setSingleShot(true);
    m_offer.setInterval(0);
    connect(&m_offer, &QTimer::timeout, this, [this] {
        offer();
        if (m_filter.restricts())
            emit changed(); // rows that were not known yet are shown
    });
    connect(&m_jobs, &QAbstractItemModel::rowsInserted, this, [this] {
        m_filter.addJobs(m_jobs);
        m_offer.start();
    });
    connect(&m_jobs, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last) {
                if (m_filter.followRuns(m_jobs, first.row(), last.row()))
                    m_offer.start();
            });
    connect(&m_jobs, &QAbstractItemModel::modelReset, this, [this] {
        m_filter.resetJobs(m_jobs);
        m_offer.start();
    });
    m_filter.addJobs(m_jobs);
    offer();
}

widgets::CheckCombo* FilterBar::makeCombo(Facet facet)
{
    const auto& words = wordsOf(facet);
    auto* combo = new widgets::CheckCombo;
    combo->setObjectName(QStringLiteral("filter-") + QLatin1String(words.key));
    combo->setAccessibleName(tr(words.name));
    combo->setToolTip(tr(words.toolTip));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int kContents = 14;
    combo->setMinimumContentsLength(kContents);
    connect(combo, &widgets::CheckCombo::changed, this, [this, facet] { take(facet); });
    return combo;
}

void FilterBar::makeMetrics()
{
    m_metric->setAccessibleName(tr("Metric"));
    for (const auto metric : charts::kJobMetrics) {
        m_metric->addItem(charts::metricName(metric), static_cast<int>(metric));
        m_metric->setItemData(m_metric->count() - 1, charts::metricMeaning(metric), Qt::ToolTipRole);
    }
    const auto tellMetric = [this] {
        m_metric->setToolTip(charts::metricMeaning(metric()));
        emit metricChanged(metric());
    };
    connect(m_metric, &QComboBox::currentIndexChanged, this, tellMetric);
    m_metric->setToolTip(charts::metricMeaning(metric()));
}

void FilterBar::offerMetric(bool offered)
{
    m_metric->setVisible(offered);
}

void FilterBar::offerFind(bool offered)
{
    m_find->setEnabled(offered);
}

void FilterBar::focusFirst()
{
    for (auto* combo : m_combos) {
        if (combo->isVisible())
            return combo->setFocus(Qt::ShortcutFocusReason);
    }
    m_metric->setFocus(Qt::ShortcutFocusReason);
}

results::Metric FilterBar::metric() const
{
    return static_cast<results::Metric>(m_metric->currentData().toInt());
}

void FilterBar::setMetric(results::Metric metric)
{
    m_metric->setCurrentIndex(std::max(0, m_metric->findData(static_cast<int>(metric))));
}

void FilterBar::take(Facet facet)
{
    auto& combo = *m_combos.at(static_cast<std::size_t>(facet));
    auto ids = combo.chosen();
    // "All" excludes the other entries: the newer choice counts.
    const bool restricted = !m_filter.chosen(facet).isEmpty();
    if (ids.size() > 1 && ids.contains(kAll)) {
        if (restricted)
            ids.clear();
        else
            ids.removeAll(kAll);
    }
    ids.removeAll(kAll);
    const QSignalBlocker blocker(combo);
    combo.setChosen(ids.isEmpty() ? QStringList{kAll} : ids);
    m_filter.choose(facet, ids);
    tell();
    emit changed();
}

void FilterBar::showBaseline(const QString& name)
{
    //: what is pinned as the baseline, such as a run
    m_baseline->setText(tr("Against %1").arg(name));
    m_baseline->setVisible(!name.isEmpty());
}

void FilterBar::showOnly(const std::vector<results::JobId>& jobs)
{
    m_filter.chooseJobs({jobs.begin(), jobs.end()});
    tell();
    emit changed();
}

void FilterBar::clear()
{
    m_filter.chooseJobs({});
    for (const auto facet : models::kFacets)
        m_filter.choose(facet, {});
    offer();
    emit changed();
}

void FilterBar::offer()
{
    for (const auto facet : models::kFacets)
        offer(facet);
    tell();
}

void FilterBar::offer(Facet facet)
{
    auto& combo = *m_combos.at(static_cast<std::size_t>(facet));
    const auto choices = m_filter.choices(facet);
    const QSignalBlocker blocker(combo);
    combo.clear();
    combo.addChoice(kAll, tr(wordsOf(facet).all), {});
    QStringList chosen;
    for (const auto& [id, title] : choices) {
        combo.addChoice(id, title, title);
        if (m_filter.chosen(facet).contains(id))
            chosen << id;
    }
    combo.setChosen(chosen.isEmpty() ? QStringList{kAll} : chosen);
    combo.setVisible(choices.size() > 1);
}

void FilterBar::tell()
{
    const bool restricts = m_filter.restricts();
    m_clear->setVisible(restricts);
    m_count->setVisible(restricts);
    //: jobs that the filters leave, and all jobs of the session
    m_count->setText(
        tr("%1 of %2 jobs").arg(models::grouped(m_filter.shown()), models::grouped(m_filter.jobs())));
}

void FilterBar::restore(const bridge::Settings& settings)
{
    const auto word = settings.value(kMetricKey).toString().toStdString();
    if (const auto metric = base::valueNamed<results::Metric>(word))
        setMetric(*metric);
    for (const auto facet : kRemembered)
        m_filter.choose(facet, settings.value(keyOf(facet)).toStringList());
    offer();
    emit changed();
}

void FilterBar::save(bridge::Settings& settings) const
{
    settings.setValue(kMetricKey, QString::fromStdString(std::string(base::nameOf(metric()))));
    for (const auto facet : kRemembered)
        settings.setValue(keyOf(facet), m_filter.chosen(facet));
}

} // namespace sortscope::gui::pages
