// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/text/comparisons.h"

#include <QWidget>

#include <optional>

namespace sortscope::gui::charts {
class KernelChart;
class ProfileWorker;
} // namespace sortscope::gui::charts

namespace sortscope::gui::models {
class KernelsModel;
}

namespace sortscope::gui::widgets {
class TablePane;
}

namespace sortscope::gui::pages {

/// The kernels of one job: a chart of its launches, and below it a table of kernels by name.
class KernelsPage : public QWidget {
    Q_OBJECT

public:
    explicit KernelsPage(QWidget* parent = nullptr);
    ~KernelsPage() override;

    charts::KernelChart& chart() { return *m_chart; }
    widgets::TablePane& table() const { return *m_table; }

    /// Sets the baseline of the deltas in the table; nullptr for none.
    void setBaseline(models::SharedBaseline baseline);

signals:
    /// The user wants to read the kernels of the shown job.
    void textWanted(sortscope::results::JobId job);

private:
    QWidget* makeTablePane();
    void showTable();
    void offerFacts(bool offered);
    void askForBaseline();
    QWidget* makeTextButton();

    charts::KernelChart* m_chart;
    models::KernelsModel* m_model;
    widgets::TablePane* m_table;
    /// True once the columns got their widths; from then on the widths are the user's.
    bool m_arranged = false;
    /// Empty before the first job.
    std::optional<bool> m_factsOffered;
    QWidget* m_tablePane;
    models::SharedBaseline m_baseline;
    /// The job whose kernels were last requested, to compare the shown ones with; nullptr if there is none.
    results::ResultPointer m_counterpart;
    /// The last member: its thread reports to the page.
    charts::ProfileWorker* m_worker;
};

} // namespace sortscope::gui::pages
