// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/historymodel.h"

#include "core/results/row/environment.h"
#include "gui/text/comparisons.h"
#include "gui/text/distinctionlabels.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

namespace sortscope::gui::models {
namespace {

constexpr int kDecimals = 3;

bool isKernelSource(const std::string& fact)
{
    return fact.starts_with(base::nameOf(results::Property::KernelSource));
}

bool sameKernels(const results::RecordedRow& behind, const std::vector<results::FactChange>& changed)
{
    const auto changes = [](const results::FactChange& fact) { return isKernelSource(fact.what); };
    return std::ranges::none_of(changed, changes)
           && std::ranges::any_of(behind.facts, [](const auto& fact) { return isKernelSource(fact.first); });
}

/// True if the lines differ in this text.
bool differ(const std::vector<LineTexts>& all, QString LineTexts::*text)
{
    return std::ranges::any_of(all, [&](const LineTexts& one) { return one.*text != all.front().*text; });
}

/// The machines of a line: "node1", or "node1 … node7" if several have continued it.
QString machinesOf(const FolderHistory& history, const results::HistoryLine& line)
{
    const auto node = [&](const results::HistoryPoint& point) {
        return text(history.rowAt(point).spec.device.node.value_or(std::string()));
    };
    const auto first = node(line.points.front());
    const auto last = node(line.points.back());
    return first == last ? first : QStringLiteral("%1 … %2").arg(first, last);
}

bool onSeveralMachines(const session::SessionFolder& folder)
{
    const auto& first = folder.rows.front().spec.device.node;
    return std::ranges::any_of(folder.rows, [&](const auto& row) { return row.spec.device.node != first; });
}

/// The ends of the interval, in the direction of the change.
measure::Interval directed(const results::HistoryChange& change)
{
    return change.ratio > 1 ? change.interval
                            : measure::Interval{1 / change.interval.high, 1 / change.interval.low};
}

} // namespace

std::vector<LineTexts> lineTexts(const FolderHistory& history)
{
    std::vector<LineTexts> all;
    if (history.history.lines.empty())
        return all;
    results::Distinctions distinctions(results::Scope::AllDevices);
    for (const auto& line : history.history.lines)
        distinctions.add(history.specOf(line));
    const bool several = onSeveralMachines(*history.folder);
    for (const auto& line : history.history.lines) {
        const auto& spec = history.specOf(line);
        auto device = deviceTitle(spec.device);
        if (const auto machines = machinesOf(history, line); several && !machines.isEmpty())
            device += QStringLiteral(" · ") + machines;
        all.push_back({variantTitle(spec, distinctions),
                       dataTitle(spec, distinctions),
                       sizeText(spec.workload.size),
                       std::move(device),
                       {}});
    }
    const std::array parts{&LineTexts::data, &LineTexts::size, &LineTexts::device};
    std::vector<QString LineTexts::*> named{&LineTexts::algorithm};
    std::ranges::copy_if(parts, std::back_inserter(named), [&](auto part) { return differ(all, part); });
    for (auto& one : all) {
        QStringList words;
        for (const auto part : named)
            words << one.*part;
        one.label = words.join(QStringLiteral(" · "));
    }
    return all;
}

QString changeText(const results::HistoryChange& change)
{
    return change.ratio > 1 ? Words::tr("%1× slower").arg(fixed(change.ratio, kDecimals))
                            : Words::tr("%1× faster").arg(fixed(1 / change.ratio, kDecimals));
}

QString changeInterval(const results::HistoryChange& change)
{
    const auto [low, high] = directed(change);
    return QStringLiteral("%1 … %2").arg(fixed(low, kDecimals), fixed(high, kDecimals));
}

QStringList reasonsOf(const FolderHistory& history, const results::HistoryLine& line,
                      const results::HistoryChange& change)
{
    const auto& behind = history.rowAt(line.points[change.point]);
    QStringList reasons;
    if (change.newestAlone)
        reasons << Words::tr("in the newest run alone: the next one will tell");
    if (sameKernels(behind, change.facts))
        reasons << Words::tr("the same kernel source");
    if (change.facts.empty())
        reasons << Words::tr("none of the recorded facts changed there");
    for (const auto& fact : change.facts)
        reasons << factText(fact, behind.spec.device);
    return reasons;
}

void HistoryModel::setHistory(SharedHistory history, const std::set<std::size_t>& lines)
{
    m_shown.clear();
    const auto former = std::exchange(m_history, std::move(history)); // the rows point to it
    if (m_history) {
        const auto& all = m_history->history.lines;
        const auto texts = lineTexts(*m_history);
        for (const auto& [line, change] :
             results::changesByDate(m_history->history, m_history->folder->rows)) {
            const auto index = static_cast<std::size_t>(line - all.data());
            if (lines.contains(index))
                m_shown.push_back({change, index, m_history->rowAt(line->points[change->point]).date,
                                   texts[index], reasonsOf(*m_history, *line, *change)});
        }
    }
    setRows(m_shown);
}

HistoryModel::Columns HistoryModel::described()
{
    using enum Cells;
    static const char* const interval = QT_TR_NOOP("The 95 % interval of the change.");
    // In the order of enum Column.
    static const std::array<TableColumn<Row>, ColumnCount> columns{{
        {QT_TR_NOOP("Date"), QT_TR_NOOP("The first run behind the change."), Texts,
         [](const Row& row) -> QVariant { return minuteText(row.date); }},
        {QT_TR_NOOP("Algorithm"), nullptr, Texts,
         [](const Row& row) -> QVariant { return row.texts.algorithm; }},
        {QT_TR_NOOP("Data"), nullptr, Texts, [](const Row& row) -> QVariant { return row.texts.data; }},
        {QT_TR_NOOP("Size (keys)"), nullptr, Texts,
         [](const Row& row) -> QVariant { return row.texts.size; }},
        {QT_TR_NOOP("Change"), QT_TR_NOOP("The figures behind the change, divided by those in front of it."),
         Numbers, [](const Row& row) -> QVariant { return row->ratio; },
         [](const Row& row) {
             return (row->ratio > 1 ? QStringLiteral("▲ ") : QStringLiteral("▼ ")) + changeText(*row.change);
         }},
        {QT_TR_NOOP("What changed there"),
         QT_TR_NOOP("What differs between the last run in front of the change and the first one behind it."),
         Texts, [](const Row& row) -> QVariant { return row.reasons.join(QStringLiteral("; ")); }, nullptr,
         [](const Row& row) { return row.reasons.join(u'\n'); }},
        {QT_TR_NOOP("95 % from"), interval, Numbers,
         [](const Row& row) -> QVariant { return directed(*row.change).low; },
         [](const Row& row) { return fixed(directed(*row.change).low, kDecimals); }},
        {QT_TR_NOOP("95 % to"), interval, Numbers,
         [](const Row& row) -> QVariant { return directed(*row.change).high; },
         [](const Row& row) { return fixed(directed(*row.change).high, kDecimals); }},
        {QT_TR_NOOP("Device"), nullptr, Texts, [](const Row& row) -> QVariant { return row.texts.device; }},
    }};
    return columns;
}

} // namespace sortscope::gui::models
