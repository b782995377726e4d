// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/metric.h"
#include "gui/models/resultfilter.h"

#include <QTimer>
#include <QWidget>

#include <array>

class QComboBox;
class QLabel;
class QShortcut;
class QToolButton;

namespace sortscope::gui::bridge {
class Settings;
}

namespace sortscope::gui::widgets {
class CheckCombo;
}

namespace sortscope::gui::pages {

/// What all pages show: jobs of the chosen runs, workloads, devices and algorithms, by one metric. A choice
/// of one thing only is not offered.
class FilterBar : public QWidget {
    Q_OBJECT

public:
    /// `jobs` must outlive the bar.
    explicit FilterBar(const models::JobsModel& jobs, QWidget* parent = nullptr);

    const models::ResultFilter& filter() const { return m_filter; }
    /// False on a page that has no use for a metric.
    void offerMetric(bool offered);
    /// False on a page that has a filter of its own, where Ctrl+F leads to that one.
    void offerFind(bool offered);
    results::Metric metric() const;
    /// As if the user had chosen it.
    void setMetric(results::Metric metric);

    /// Shows only these jobs until the filters are cleared.
    void showOnly(const std::vector<results::JobId>& jobs);

    /// What all tables are held against; empty for nothing.
    void showBaseline(const QString& name);

    void restore(const bridge::Settings& settings);
    void save(bridge::Settings& settings) const;

public slots:
    void clear();

signals:
    /// Other jobs are shown than before.
    void changed();
    void metricChanged(sortscope::results::Metric metric);
    /// The user wants the pinned baseline to be let go of.
    void unpinWanted();

private:
    widgets::CheckCombo* makeCombo(models::Facet facet);
    void makeMetrics();
    void take(models::Facet facet);
    void offer();
    void offer(models::Facet facet);
    void tell();
    void focusFirst();

    const models::JobsModel& m_jobs;
    models::ResultFilter m_filter;
    std::array<widgets::CheckCombo*, models::kFacets.size()> m_combos{};
    QComboBox* m_metric;
    QLabel* m_count;
    QToolButton* m_clear;
    QToolButton* m_baseline;
    QShortcut* m_find;
    /// Many jobs that are added at once make one change of the bar.
    QTimer m_offer;
};

} // namespace sortscope::gui::pages
