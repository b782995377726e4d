// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/learn/stepchart.h"

#include <algorithm>

namespace sortscope::gui::charts {

StepChart::StepChart(QWidget* parent) : ChartWidget(parent)
{
    build({});
    connect(&canvas(), &Canvas::chosen, this, &StepChart::chooseMark);
}

void StepChart::setStep(int step)
{
    step = std::clamp(step, 0, lastStep());
    if (step == m_step)
        return;
    m_step = step;
    m_item = firstItem();
    m_marks = marks();
    showFigure();
}

void StepChart::restart()
{
    m_step = 0;
    m_item = 0;
    m_marks = marks();
    canvas().setCurrent({});
    showFigure();
}

void StepChart::selectItem(std::size_t item)
{
    if (item == m_item || item >= itemCount())
        return;
    m_item = item;
    showFigure();
    emit itemChanged();
}

void StepChart::moveItem(int by)
{
    const auto last = static_cast<int>(itemCount()) - 1;
    selectItem(static_cast<std::size_t>(std::clamp(static_cast<int>(m_item) + by, 0, std::max(0, last))));
}

QRectF StepChart::stepArea()
{
    QRectF area;
    const auto& spots = canvas().hotSpots();
    for (std::size_t index = 0; index < std::min(spots.size(), m_marks.size()); ++index) {
        if (m_marks[index].step == m_step)
            area |= spots[index].area;
    }
    return area;
}

void StepChart::chooseMark(std::size_t hotSpot)
{
    const auto mark = m_marks.at(hotSpot);
    setStep(mark.step);
    if (mark.item)
        selectItem(*mark.item);
    emit stepChosen(mark.step);
}

} // namespace sortscope::gui::charts
