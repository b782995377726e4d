// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/studymodel.h"

#include "core/results/row/jobresult.h"
#include "core/results/show/parameterstudy.h"
#include "gui/text/distinctionlabels.h"
#include "gui/text/labels.h"
#include "gui/text/studylabels.h"
#include "gui/text/text.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace sortscope::gui::models {
namespace {

constexpr double kNsPerMicrosecond = 1e3;
constexpr double kNsPerMillisecond = 1e6;

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

} // namespace

void StudyModel::setStudy(ShownStudy shown)
{
    beginResetModel();
    m_shown = std::move(shown);
    m_titles.clear();
    m_best.clear();
    m_states.clear();
    if (m_shown.study) {
        m_titles = columnTitles(*m_shown.study);
        const auto best = results::bestCells(*m_shown.study, m_shown.metric, m_shown.figures);
        m_best = {best.begin(), best.end()};
        m_states.assign(at(rows()), std::vector<std::optional<int>>(m_shown.study->columns.size()));
        m_unit = unitOfAll();
    }
    endResetModel();
}

void StudyModel::setBaseline(SharedBaseline baseline)
{
    beginResetModel();
    m_baseline = std::move(baseline);
    endResetModel();
}

StudyModel::Unit StudyModel::unitOfAll() const
{
    auto least = std::numeric_limits<double>::infinity();
    for (const auto& row : m_shown.figures) {
        for (const auto& figure : row)
            least = figure ? std::min(least, figure->median) : least;
    }
    // There is no unit of nanoseconds: one nanosecond is less than any event clock shows.
    if (least < kNsPerMillisecond)
        return {QStringLiteral("µs"), kNsPerMicrosecond, 1};
    return {QStringLiteral("ms"), kNsPerMillisecond, 3};
}

int StudyModel::rows() const
{
    return m_shown.study ? static_cast<int>(m_shown.study->values.size()) : 0;
}

int StudyModel::columns() const
{
    return m_shown.study ? static_cast<int>(m_shown.study->columns.size()) + 1 : 0;
}

const results::ResultPointer& StudyModel::cellAt(int row, int column) const
{
    return m_shown.study->columns.at(at(column) - 1).cells.at(at(row));
}

const std::optional<measure::Statistics>& StudyModel::figureAt(int row, int column) const
{
    return m_shown.figures.at(at(row)).at(at(column) - 1);
}

TableModel::Header StudyModel::header(int column) const
{
    if (column == 0)
        return {rowsTitle(m_shown.study->axes), {}, raw(0, 0).typeId() != QMetaType::QString};
    const auto spec = specOf(*m_shown.study, m_shown.study->columns.at(at(column) - 1));
    return {QStringLiteral("%1 (%2)").arg(m_titles.at(column - 1), m_unit.symbol),
            QStringLiteral("%1\n%2").arg(variantTitle(spec), variantFacts(spec)), true};
}

QVariant StudyModel::raw(int row, int column) const
{
    if (column > 0) {
        const auto& figure = figureAt(row, column);
        return figure ? QVariant(figure->median / m_unit.ns) : QVariant();
    }
    const auto& value = m_shown.study->values.at(at(row));
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QVariant::fromValue<qlonglong>(*number);
    return text(algorithms::toText(value));
}

QString StudyModel::interval(int row, int column) const
{
    constexpr double kPercent = 100;
    const auto share = results::intervalShare(*cellAt(row, column), *figureAt(row, column));
    //: half the width of an interval, in percent
    return share ? tr("±%1 %").arg(percentText(kPercent * *share)) : QString();
}

QString StudyModel::display(int row, int column) const
{
    if (column == 0)
        return valueTitle(m_shown.study->axes, m_shown.study->values.at(at(row)));
    const auto& figure = figureAt(row, column);
    if (!figure)
        return {};
    auto shown = fixed(figure->median / m_unit.ns, m_unit.decimals);
    if (m_shown.metric == results::Metric::KernelSum && isNearFloor(*cellAt(row, column)))
        shown.prepend(u'~');
    if (const auto half = interval(row, column); !half.isEmpty())
        shown += u' ' + half;
    if (const auto delta = deltaText(m_baseline, cellAt(row, column), m_shown.metric); !delta.isEmpty())
        shown += QStringLiteral(" (%1)").arg(delta);
    return shown;
}

QString StudyModel::toolTip(int row, int column) const
{
    if (column == 0)
        return display(row, column);
    const auto& cell = cellAt(row, column);
    if (cell == nullptr)
        return tr("Not measured, or not verified");
    const auto& figure = figureAt(row, column);
    if (!figure)
        return tr("Job %1 does not have this metric").arg(cell->spec.id);
    QStringList lines{tr("Job %1: %2, median of %n samples", nullptr, static_cast<int>(figure->count))
                          .arg(cell->spec.id)
                          .arg(durationText(figure->median))};
    if (const auto half = interval(row, column); !half.isEmpty())
        lines << tr("95 % interval: %1").arg(half);
    if (const auto delta = deltaTip(m_baseline, cell, m_shown.metric); !delta.isEmpty())
        lines << delta;
    const auto doubts = doubtsText(*cell);
    lines << (doubts.isEmpty() ? qualityTip(*cell) : doubts);
    if (isBest(row, column))
        lines << tr("The shortest of those that did the same work");
    return lines.join(u'\n');
}

QVariant StudyModel::job(int row, int column, Role role) const
{
    if (column == 0 || cellAt(row, column) == nullptr)
        return {};
    const auto& cell = *cellAt(row, column);
    if (role == JobIdRole)
        return cell.spec.id;
    auto& state = m_states.at(at(row)).at(at(column) - 1);
    if (!state)
        state = static_cast<int>(stateOf(cell));
    // Among cells that are all verified, only doubtful ones need a mark.
    return *state == static_cast<int>(JobState::Doubtful) ? QVariant(*state) : QVariant();
}

bool StudyModel::isBest(int row, int column) const
{
    return column > 0 && m_best.contains({at(row), at(column) - 1});
}

QString StudyModel::spoken(int row, int column) const
{
    if (column == 0 || cellAt(row, column) == nullptr)
        return {};
    QStringList words{display(row, column)};
    if (isBest(row, column))
        words << tr("the shortest");
    if (job(row, column, StateRole).isValid())
        words << label(JobState::Doubtful);
    return words.join(QStringLiteral(", "));
}

} // namespace sortscope::gui::models
