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

/// Chooses what all pages show: jobs of the chosen runs, workloads, devices and algorithms, by one metric. A
/// choice with only one entry is not offered.
class FilterBar : public QWidget {
    Q_OBJECT

public:
    /// `jobs` must outlive the bar.
    explicit FilterBar(const models::JobsModel& jobs, QWidget* parent = nullptr);

    const models::ResultFilter& filter() const { return m_filter; }
    /// `offered` is false on a page that has no use for a metric.
    void offerMetric(bool offered);
    /// `offered` is false on a page that has a filter of its own, to which Ctrl+F leads.
    void offerFind(bool offered);
    results::Metric metric() const;
    /// Chooses the metric as the user would.
    void setMetric(results::Metric metric);

    /// Shows only these jobs until the filters are cleared.
    void showOnly(const std::vector<results::JobId>& jobs);

    /// Shows the name of the baseline that all tables are compared with; empty if there is none.
    void showBaseline(const QString& name);

    void restore(const bridge::Settings& settings);
    void save(bridge::Settings& settings) const;

public slots:
    void clear();

signals:
    /// The pages show other jobs than before.
    void changed();
    void metricChanged(sortscope::results::Metric metric);
    /// The user wants to let go of the pinned baseline.
    void unpinWanted();

private:
    struct FacetWords {
        const char* key;
        const char* name;
        const char* all;
        const char* toolTip;
    };
    static const FacetWords& wordsOf(models::Facet facet);
    static QString keyOf(models::Facet facet);
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
    /// A timer, so that many jobs that are added at once change the bar once.
    QTimer m_offer;
};

} // namespace sortscope::gui::pages
