// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/networkchart.h"

#include "core/data/generator.h"
#include "gui/charts/networkcanvas.h"
#include "gui/charts/toolstrip.h"
#include "gui/models/labels.h"

#include <array>
#include <utility>

namespace sortscope::gui::charts {
namespace {

/// More wires than that can't be told apart on a screen.
constexpr std::array kWires{4, 8, 16, 32};
constexpr int kUsualWires = 8;
constexpr std::uint64_t kExampleSeed = 1;

} // namespace

NetworkChart::NetworkChart(QWidget* parent)
    : ChartWidget(parent),
      m_canvas(new NetworkCanvas(this)),
      m_keys(new Choice(this)),
      m_direction(new Choice(this))
{
    m_keys->setObjectName(QStringLiteral("keys"));
    m_direction->setObjectName(QStringLiteral("direction"));
    build(m_canvas, {m_keys, m_direction});
    m_keys->setValue(kUsualWires);
}

void NetworkChart::retranslate()
{
    m_keys->setLabel(tr("&Keys:"));
    std::vector<Choice::Item> keys;
    for (const auto wires : kWires)
        keys.push_back({QString::number(wires), wires, {}});
    m_keys->setItems(std::move(keys));
    m_direction->setLabel(tr("&Direction:"));
    std::vector<Choice::Item> directions;
    for (const auto& direction : base::Names<data::Direction>::all)
        directions.push_back({models::label(direction.value), static_cast<int>(direction.value), {}});
    m_direction->setItems(std::move(directions));
}

void NetworkChart::refresh()
{
    const auto wires = static_cast<std::size_t>(m_keys->value().toInt());
    const auto direction = static_cast<data::Direction>(m_direction->value().toInt());
    m_canvas->show(algorithms::bitonicNetwork(wires, direction),
                   data::generate("shuffled-unique", wires, kExampleSeed));
}

} // namespace sortscope::gui::charts
