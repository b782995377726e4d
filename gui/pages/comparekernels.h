// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/compare.h"
#include "core/results/compare/kernelpairs.h"
#include "gui/async/worker.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QStackedWidget;

namespace sortscope::gui::models {
class KernelPairsModel;
}
namespace sortscope::gui::widgets {
class TablePane;
}

namespace sortscope::gui::pages {

/// The two jobs of a pair side by side, kernel by kernel: times, ratios, and what the device tells of the
/// kernels, with what differs marked.
class CompareKernels : public QWidget {
    Q_OBJECT

public:
    explicit CompareKernels(QWidget* parent = nullptr);

    /// Samples are read on a thread of its own, and once the widget is seen; shown() follows.
    void setPair(const std::optional<results::ComparedPair>& pair);

signals:
    /// The table has the kernels of the pair, or says that there are none.
    void shown();

protected:
    void showEvent(QShowEvent* event) override;

private:
    using Pairs = std::vector<results::KernelPair>;

    void read();
    void showPairs(const Pairs& pairs);
    void say(const QString& sentence);

    results::ResultPointer m_a;
    results::ResultPointer m_b;
    /// True if the table is of another pair.
    bool m_stale = false;
    models::KernelPairsModel* m_model;
    widgets::TablePane* m_table;
    QLabel* m_sides;
    QLabel* m_nothing;
    QStackedWidget* m_stack;
    /// The last member: its thread reports to the widget.
    bridge::LatestTask m_task;
};

} // namespace sortscope::gui::pages
