// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/networkchart.h"

#include "core/data/generator.h"
#include "core/results/jobspec.h"
#include "gui/charts/chartwidget.h"
#include "gui/models/labels.h"
#include "gui/models/text.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace sortscope::gui::charts {
namespace {

constexpr double kArrow = 4.5;
/// Widths in columns of comparators that lie beside each other.
constexpr double kPassGap = 1.0;
constexpr double kStageGap = 1.0;

std::size_t stagesOf(const std::vector<algorithms::NetworkPass>& network)
{
    return network.empty() ? 0 : network.back().stage + 1;
}

/// Comparators of one pass whose wires overlap: as many as they are far apart.
std::size_t columnsOf(const algorithms::NetworkPass& pass)
{
    const auto& first = pass.comparators.front();
    return first.right - first.left;
}

Style styleOf(bool ascending)
{
    return styleFor(ascending ? 0 : 1, !ascending);
}

QString stageTitle(std::size_t stage)
{
    return NetworkChart::tr("stage %1").arg(stage);
}

/// How wide each stage is, in columns of comparators.
std::vector<double> columnsOfStages(const std::vector<algorithms::NetworkPass>& network)
{
    std::vector<double> columns(stagesOf(network), kStageGap);
    for (const auto& pass : network)
        columns[pass.stage] += static_cast<double>(columnsOf(pass)) + kPassGap;
    return columns;
}

/// The width of a column if all stages together are `width` wide and each has room for its heading, which is
/// `least` wide: a few stages of the first ones are that wide, and the others share the rest.
double columnWidthIn(double width, const std::vector<double>& stages, double least)
{
    auto rest = width;
    auto columns = std::accumulate(stages.begin(), stages.end(), 0.0);
    for (const auto stage : stages) {
        // Later stages are wider.
        if (stage * rest / columns >= least)
            break;
        rest -= least;
        columns -= stage;
    }
    return columns > 0 ? rest / columns : 0;
}

QString titleOf(const char* algorithm)
{
    results::JobSpec spec;
    spec.variant.algorithm = algorithm;
    return models::variantTitle(spec);
}

/// More wires than that can't be told apart on a screen.
constexpr std::array kWires{4, 8, 16, 32};
constexpr int kUsualWires = 8;
constexpr std::uint64_t kExampleSeed = 1;

} // namespace

/// Where everything lies.
struct NetworkChart::Layout {
    double top = 0;
    double wireGap = 0;
    double columnWidth = 0;
    double keyWidth = 0;
    double headingHeight = 0;
    /// Left edge of the keys before each stage, then of those at the end.
    std::vector<double> keys;
    /// Left edge of each pass.
    std::vector<double> passes;

    double wire(std::size_t index) const { return top + (static_cast<double>(index) + 0.5) * wireGap; }
};

QString NetworkChart::title() const
{
    return tr("Bitonic sorting network of %1 keys").arg(m_keys.front().size());
}

QString NetworkChart::subtitle() const
{
    std::size_t comparators = 0;
    for (const auto& pass : m_network)
        comparators += pass.comparators.size();
    return tr("%1 stages · %2 passes, one launch each · %3 comparisons")
        .arg(stagesOf(m_network))
        .arg(m_network.size())
        .arg(models::grouped(comparators));
}

NetworkChart::Layout NetworkChart::layoutIn(const QRectF& area, const QPainter& painter) const
{
    const auto em = QFontMetricsF(painter.font(), painter.device()).height();
    Layout layout;
    layout.headingHeight = 2.4 * em;
    layout.top = area.top() + layout.headingHeight;
    layout.wireGap = (area.bottom() - layout.top) / static_cast<double>(m_keys.front().size());
    layout.keyWidth = textWidth(painter, QString::number(m_keys.front().size())) + 0.8 * em;

    const auto stages = static_cast<double>(stagesOf(m_network));
    const auto least = textWidth(painter, stageTitle(stagesOf(m_network))) + 0.4 * em;
    const auto columns = columnsOfStages(m_network);
    layout.columnWidth = columnWidthIn(area.width() - (stages + 1) * layout.keyWidth, columns, least);

    auto x = area.left();
    double margin = 0;
    for (const auto& pass : m_network) {
        if (pass.pass == 0) {
            const auto wide = columns[pass.stage] * layout.columnWidth;
            margin = (kStageGap * layout.columnWidth + std::max(0.0, least - wide)) / 2;
            layout.keys.push_back(x);
            x += layout.keyWidth + margin;
        }
        layout.passes.push_back(x);
        x += (static_cast<double>(columnsOf(pass)) + kPassGap) * layout.columnWidth;
        if (pass.pass == pass.stage)
            x += margin;
    }
    layout.keys.push_back(x);
    return layout;
}

QStringList NetworkChart::notes() const
{
    //: %1 and %2 are titles of algorithms
    return {tr("An arrow points to where the larger key goes; the small numbers are passes. "
               "“%1” launches one kernel for every pass; “%2” runs the last stage with its second kernel.")
                .arg(titleOf("bitonic"), titleOf("bitonic-two-kernel"))};
}

std::vector<LegendEntry> NetworkChart::legend() const
{
    return {{tr("ascending: the larger key goes down"), styleOf(true)},
            {tr("descending: the larger key goes up"), styleOf(false)}};
}

std::vector<HotSpot> NetworkChart::draw(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    const auto layout = layoutIn(area.adjusted(4, 0, -4, -4), painter);
    if (layout.columnWidth < 2 || layout.wireGap < 4)
        return {};
    paintHeadings(painter, layout, theme);
    paintWires(painter, layout, theme);
    paintKeys(painter, layout, theme);
    return paintComparators(painter, layout, theme);
}

void NetworkChart::paintHeadings(QPainter& painter, const Layout& layout, const Theme& theme) const
{
    painter.save();
    const auto em = QFontMetricsF(painter.font(), painter.device()).height();
    for (std::size_t index = 0; index < m_network.size(); ++index) {
        const auto& pass = m_network[index];
        if (pass.pass == 0) {
            const auto begin = layout.keys[pass.stage] + layout.keyWidth;
            painter.setPen(theme.text);
            painter.drawText(QRectF(begin, layout.top - layout.headingHeight,
                                    layout.keys[pass.stage + 1] - begin, 1.2 * em),
                             Qt::AlignCenter, stageTitle(pass.stage));
        }
        const auto width = (static_cast<double>(columnsOf(pass)) + kPassGap) * layout.columnWidth;
        painter.setPen(theme.muted);
        painter.drawText(QRectF(layout.passes[index], layout.top - 1.2 * em, width, 1.2 * em),
                         Qt::AlignCenter, QString::number(pass.pass));
    }
    painter.restore();
}

void NetworkChart::paintWires(QPainter& painter, const Layout& layout, const Theme& theme) const
{
    painter.save();
    painter.setPen(QPen(theme.grid, 1));
    for (std::size_t wire = 0; wire < m_keys.front().size(); ++wire) {
        for (std::size_t stage = 0; stage + 1 < layout.keys.size(); ++stage)
            painter.drawLine(QPointF(layout.keys[stage] + layout.keyWidth, layout.wire(wire)),
                             QPointF(layout.keys[stage + 1], layout.wire(wire)));
    }
    painter.restore();
}

void NetworkChart::paintKeys(QPainter& painter, const Layout& layout, const Theme& theme) const
{
    painter.save();
    const auto em = QFontMetricsF(painter.font(), painter.device()).height();
    if (layout.wireGap < em)
        painter.setFont(scaledFont(painter, layout.wireGap / em));
    painter.setPen(theme.text);
    const auto paint = [&](const std::vector<data::Key>& keys, double x) {
        for (std::size_t wire = 0; wire < keys.size(); ++wire)
            painter.drawText(QRectF(x, layout.wire(wire) - em, layout.keyWidth, 2 * em), Qt::AlignCenter,
                             QString::number(keys[wire]));
    };
    for (std::size_t index = 0; index < m_network.size(); ++index) {
        if (m_network[index].pass == 0)
            paint(m_keys[index], layout.keys[m_network[index].stage]);
    }
    paint(m_keys.back(), layout.keys.back());
    painter.restore();
}

std::vector<HotSpot> NetworkChart::paintComparators(QPainter& painter, const Layout& layout,
                                                    const Theme& theme) const
{
    std::vector<HotSpot> spots;
    painter.save();
    for (std::size_t index = 0; index < m_network.size(); ++index) {
        const auto columns = columnsOf(m_network[index]);
        for (const auto& comparator : m_network[index].comparators) {
            const auto column = static_cast<double>(comparator.left % columns);
            const auto x = layout.passes[index] + (column + (1 + kPassGap) / 2) * layout.columnWidth;
            const auto style = styleOf(comparator.ascending);
            const auto colour = seriesColour(style.colour, theme.dark);
            const QPointF top(x, layout.wire(comparator.left));
            const QPointF bottom(x, layout.wire(comparator.right));
            const auto larger = comparator.ascending ? bottom : top;
            const auto back = comparator.ascending ? -kArrow : kArrow;
            painter.setPen(QPen(colour, 1.6, style.dashed ? Qt::DashLine : Qt::SolidLine));
            painter.drawLine(top, bottom);
            painter.setPen(QPen(colour, 1.6));
            painter.drawPolyline(QPolygonF{larger + QPointF(-kArrow * 0.7, back), larger,
                                           larger + QPointF(kArrow * 0.7, back)});
            spots.push_back({QRectF(top, bottom).adjusted(-3, 0, 3, 0), static_cast<int>(index), true});
        }
    }
    painter.restore();
    return spots;
}

Details NetworkChart::details(std::size_t hotSpot) const
{
    for (std::size_t index = 0; index < m_network.size(); ++index) {
        const auto& pass = m_network[index];
        if (hotSpot >= pass.comparators.size()) {
            hotSpot -= pass.comparators.size();
            continue;
        }
        const auto& comparator = pass.comparators[hotSpot];
        Details details;
        details.title = tr("Stage %1, pass %2").arg(pass.stage).arg(pass.pass);
        const auto row = [&](std::size_t wire) {
            details.rows.emplace_back(tr("Wire %1").arg(wire),
                                      tr("%1 → %2").arg(m_keys[index][wire]).arg(m_keys[index + 1][wire]));
        };
        row(comparator.left);
        row(comparator.right);
        details.rows.emplace_back(tr("Distance"), QString::number(comparator.right - comparator.left));
        return details;
    }
    return {};
}

NetworkChart::NetworkChart(QWidget* parent)
    : ChartWidget(parent),
      m_wires(new Choice(QStringLiteral("keys"), tr("&Keys:"))),
      m_direction(new Choice(QStringLiteral("direction"), tr("&Direction:")))
{
    std::vector<Choice::Item> keys;
    for (const auto wires : kWires)
        keys.push_back({QString::number(wires), wires, {}});
    m_wires->setItems(std::move(keys));
    std::vector<Choice::Item> directions;
    for (const auto& direction : base::Names<data::Direction>::all)
        directions.push_back({models::label(direction.value), static_cast<int>(direction.value), {}});
    m_direction->setItems(std::move(directions));
    build({m_wires, m_direction});
    m_wires->setValue(kUsualWires);
}

void NetworkChart::refresh()
{
    const auto wires = static_cast<std::size_t>(m_wires->value().toInt());
    const auto direction = static_cast<data::Direction>(m_direction->value().toInt());
    m_network = algorithms::bitonicNetwork(wires, direction);
    m_keys = {data::generate("shuffled-unique", wires, kExampleSeed)};
    for (const auto& pass : m_network) {
        m_keys.push_back(m_keys.back());
        for (const auto& comparator : pass.comparators)
            algorithms::apply(comparator, m_keys.back());
    }
    showFigure();
}

} // namespace sortscope::gui::charts
