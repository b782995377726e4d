// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/chartwidget.h"

#include <QRectF>

#include <cstddef>
#include <optional>
#include <vector>

namespace sortscope::gui::charts {

/// A figure of an algorithm that is walked through: step 0 is what it begins with, each further step is a
/// launch. One work-item of the current step is selected.
class StepChart : public ChartWidget {
    Q_OBJECT

public:
    virtual int lastStep() const = 0;
    int step() const { return m_step; }
    void setStep(int step);

    /// What the current step does.
    virtual QString stepText() const = 0;
    /// What the selected work-item does in it; empty before the first launch.
    virtual QString itemText() const = 0;

    /// Selects the work-item `by` behind the selected one; stays within the launch.
    void moveItem(int by);

    /// Where the current step lies in canvas(); empty if nothing of it is painted.
    QRectF stepArea();

    Canvas& figure() const { return canvas(); }

signals:
    /// The user clicked something of this step, which is the current one now.
    void stepChosen(int step);
    void itemChanged();

protected:
    /// What a hot spot stands for: a launch, or a work-item of it.
    struct Mark {
        int step = 0;
        std::optional<std::size_t> item;
    };

    explicit StepChart(QWidget* parent);

    /// Called if what is walked through is another one: it begins again.
    void restart();
    /// In the order of the hot spots.
    virtual std::vector<Mark> marks() const = 0;
    /// Work-items of the current step; 0 before the first launch.
    virtual std::size_t itemCount() const = 0;
    /// The one that is selected when a step begins.
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
