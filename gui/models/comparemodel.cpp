// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/comparemodel.h"

#include "gui/models/labels.h"
#include "gui/models/text.h"

#include <QStringList>

#include <utility>

namespace sortscope::gui::models {
namespace {

constexpr double kNsPerMs = 1e6;

QString both(const QString& a, const QString& b)
{
    return a == b ? a : QStringLiteral("%1 → %2").arg(a, b);
}

QString valueText(const results::JobSpec& spec, const std::string& parameter)
{
    const auto value = spec.variant.parameters.find(parameter);
    return value == spec.variant.parameters.end() ? QString() : text(algorithms::toText(value->second));
}

QString parametersText(const results::JobSpec& a, const results::JobSpec& b)
{
    QStringList parts;
    for (const auto& [id, value] : a.variant.parameters) {
        // Variants without the parameter have nothing to set against it.
        const auto other = b.variant.parameters.contains(id) ? valueText(b, id) : valueText(a, id);
        parts << QStringLiteral("%1=%2").arg(text(id), both(valueText(a, id), other));
    }
    return parts.join(QStringLiteral(", "));
}

QString modesText(const results::JobSpec& a, const results::JobSpec& b)
{
    return QStringLiteral("%1, %2").arg(both(label(a.variant.transfer), label(b.variant.transfer)),
                                        both(label(a.variant.launch), label(b.variant.launch)));
}

QVariant milliseconds(const std::optional<measure::Statistics>& statistics)
{
    return statistics ? QVariant(statistics->median / kNsPerMs) : QVariant();
}

QVariant orNothing(const std::optional<double>& value)
{
    return value ? QVariant(*value) : QVariant();
}

bool isNumber(int column)
{
    switch (column) {
    case CompareModel::Size:
    case CompareModel::Ratio:
    case CompareModel::Low:
    case CompareModel::High:
    case CompareModel::MedianA:
    case CompareModel::MedianB:
        return true;
    default:
        return false;
    }
}

} // namespace

QString verdictText(std::optional<measure::Verdict> verdict)
{
    if (!verdict)
        return CompareModel::tr("– not comparable");
    switch (*verdict) {
    case measure::Verdict::Faster:
        return CompareModel::tr("▼ faster");
    case measure::Verdict::Slower:
        return CompareModel::tr("▲ slower");
    case measure::Verdict::Same:
        return CompareModel::tr("= same");
    case measure::Verdict::Ambiguous:
        return CompareModel::tr("? ambiguous");
    }
    return {};
}

QString differenceText(const results::JobSpec& spec, const results::JobSpec& other)
{
    QStringList parts;
    const auto add = [&](const QString& own, const QString& others) {
        if (own != others)
            parts << own;
    };
    add(deviceTitle(spec.device), deviceTitle(other.device));
    add(variantTitle(spec), variantTitle(other));
    for (const auto& [id, value] : spec.variant.parameters) {
        if (other.variant.parameters.contains(id) && valueText(spec, id) != valueText(other, id))
            parts << QStringLiteral("%1=%2").arg(text(id), valueText(spec, id));
    }
    add(label(spec.variant.transfer), label(other.variant.transfer));
    add(label(spec.variant.launch), label(other.variant.launch));
    return parts.join(QStringLiteral(", "));
}

void CompareModel::setReport(Report report)
{
    beginResetModel();
    m_report = std::move(report);
    m_rows.clear();
    if (m_report) {
        for (const auto& pair : m_report->pairs)
            m_rows.push_back(cellsOf(pair));
    }
    endResetModel();
}

int CompareModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CompareModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CompareModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto& raw =
        m_rows.at(static_cast<std::size_t>(index.row())).at(static_cast<std::size_t>(index.column()));
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Verdict)
            return verdictText(pair(index.row()).verdict);
        return index.column() == Reason ? firstLine(raw.toString()) : displayText(raw);
    case Qt::ToolTipRole:
        return displayText(raw);
    case Qt::TextAlignmentRole:
        return alignmentOf(raw);
    case RawRole:
        return raw;
    default:
        return {};
    }
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return title(section);
    case Qt::ToolTipRole:
        return explanation(section);
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return {};
    }
}

CompareModel::Cells CompareModel::cellsOf(const results::ComparedPair& pair)
{
    const auto& a = pair.a->spec;
    const auto& b = pair.b->spec;
    Cells cells;
    cells[Device] = both(deviceTitle(a.device), deviceTitle(b.device));
    cells[Algorithm] = both(variantTitle(a), variantTitle(b));
    cells[Parameters] = parametersText(a, b);
    cells[Modes] = modesText(a, b);
    cells[Generator] = generatorTitle(a.workload.generator);
    cells[Size] = static_cast<qulonglong>(a.workload.size);
    cells[MedianA] = milliseconds(pair.statisticsA);
    cells[MedianB] = milliseconds(pair.statisticsB);
    cells[Ratio] = orNothing(pair.ratio);
    if (pair.ratioInterval) {
        cells[Low] = pair.ratioInterval->low;
        cells[High] = pair.ratioInterval->high;
    }
    cells[Verdict] = pair.verdict ? text(base::nameOf(*pair.verdict)) : QString();
    cells[Reason] = text(pair.reason);
    return cells;
}

QString CompareModel::title(int column)
{
    switch (column) {
    case Device:
        return tr("Device");
    case Algorithm:
        return tr("Algorithm");
    case Parameters:
        return tr("Parameters");
    case Modes:
        return tr("Modes");
    case Generator:
        return tr("Data");
    case Size:
        return tr("Size (keys)");
    case MedianA:
        return tr("Median A (ms)");
    case MedianB:
        return tr("Median B (ms)");
    case Ratio:
        return tr("B / A");
    case Low:
        return tr("95 % from");
    case High:
        return tr("95 % to");
    case Verdict:
        return tr("B is");
    case Reason:
        return tr("Reason");
    default:
        return {};
    }
}

QString CompareModel::explanation(int column)
{
    switch (column) {
    case Ratio:
        return tr("Below 1 where B is faster: median of B by median of A or, for jobs that were run "
                  "interleaved, the median of the ratios of samples taken in turn.");
    case Low:
    case High:
        return tr("The interval that covers the true ratio with at least 95 %, whatever the distribution.");
    case Verdict:
        return tr(
            "Same where the whole interval lies within the margin, faster or slower where it leaves out "
            "1, otherwise ambiguous: take more samples.");
    default:
        return {};
    }
}

} // namespace sortscope::gui::models
