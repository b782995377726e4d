// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/chartwidget.h"

#include <QRectF>

#include <cstddef>
#include <optional>
#include <vector>

namespace sortscope::gui::charts {

/// A figure that walks through an algorithm: step 0 is the state at the start, each further step is a launch.
/// One work-item of the current step is selected.
class StepChart : public ChartWidget {
    Q_OBJECT

public:
    virtual int lastStep() const = 0;
    int step() const { return m_step; }
    void setStep(int step);

    /// Describes the current step.
    virtual QString stepText() const = 0;
    /// Describes the part of the selected work-item in the step; empty before the first launch.
    virtual QString itemText() const = 0;

    /// Selects the work-item `by` behind the selected one; stays within the launch.
    void moveItem(int by);

    /// The place of the current step in canvas(); empty if no part of it is painted.
    QRectF stepArea();

    Canvas& figure() const { return canvas(); }

signals:
    /// The user clicked a part of this step, which is the current one now.
    void stepChosen(int step);
    void itemChanged();

protected:
    /// The meaning of a hot spot: a launch, or a work-item of it.
    struct Mark {
        int step = 0;
        std::optional<std::size_t> item;
    };

    explicit StepChart(QWidget* parent);

    /// Begins again at step 0; called if the figure walks through something else now.
    void restart();
    /// The marks, in the order of the hot spots.
    virtual std::vector<Mark> marks() const = 0;
    /// The number of work-items of the current step; 0 before the first launch.
    virtual std::size_t itemCount() const = 0;
    /// The work-item that is selected when a step begins.
    virtual std::size_t firstItem() const { return 0; }

    const std::vector<Mark>& currentMarks() const { return m_marks; }
    std::size_t item() const { return m_item; }
    void selectItem(std::size_t item);
    void refresh() override { showFigure(); }

private:
    void chooseMark(std::size_t hotSpot);

    std::vector<Mark> m_marks;
    int m_step = 0;
    std::size_t m_item = 0;
};

} // namespace sortscope::gui::charts
