// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/devicepairsmodel.h"

#include "gui/text/comparisons.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/text/verdictsentence.h"

#include <array>
#include <utility>

namespace sortscope::gui::models {
namespace {

std::size_t openOf(const results::ComparedDevices& devices)
{
    return devices.jobs - devices.faster - devices.slower - devices.same;
}

QVariant count(std::size_t jobs)
{
    return static_cast<qulonglong>(jobs);
}

/// The verdict that at least half of the jobs have, and none contradicts.
measure::Verdict verdictOn(const results::ComparedDevices& devices)
{
    using enum measure::Verdict;
    const auto prevails = [&](std::size_t jobs, std::size_t against) {
        return against == 0 && 2 * jobs >= devices.jobs;
    };
    if (prevails(devices.slower, devices.faster))
        return Slower;
    if (prevails(devices.faster, devices.slower))
        return Faster;
    return prevails(devices.same, devices.slower + devices.faster) ? Same : Ambiguous;
}

/// "▲ 1.42× slower (1.10 … 1.60); slower in 12 of 14 jobs".
QString verdictOf(const results::ComparedDevices& devices)
{
    if (!devices.ratio)
        return DevicePairsModel::tr("– no job has figures on both");
    const auto verdict = verdictOn(devices);
    const auto text =
        QStringLiteral("%1 %2").arg(verdictText(verdict).first(1), ratioText(*devices.ratio, devices.extent));
    const auto jobs = static_cast<int>(devices.jobs);
    if (verdict == measure::Verdict::Slower)
        return DevicePairsModel::tr("%1; slower in %2 of %n job(s)", "", jobs)
            .arg(text, grouped(devices.slower));
    if (verdict == measure::Verdict::Faster)
        return DevicePairsModel::tr("%1; faster in %2 of %n job(s)", "", jobs)
            .arg(text, grouped(devices.faster));
    if (verdict == measure::Verdict::Same)
        return DevicePairsModel::tr("%1; the same in %2 of %n job(s)", "", jobs)
            .arg(text, grouped(devices.same));
    return DevicePairsModel::tr("%1; faster in %2, slower in %3 of %n job(s)", "", jobs)
        .arg(text, grouped(devices.faster), grouped(devices.slower));
}

} // namespace

void DevicePairsModel::setPairs(const std::vector<results::ComparedDevices>& pairs)
{
    DeviceTitles titles;
    for (const auto& pair : pairs) {
        titles.add(pair.a);
        titles.add(pair.b);
    }
    std::vector<Row> rows;
    m_sentences.clear();
    for (const auto& pair : pairs) {
        rows.push_back({pair, titles.of(pair.a), titles.of(pair.b)});
        m_sentences.push_back(
            //: two devices, and how the second one stands to the first one
            tr("%2 against %1: %3").arg(rows.back().a, rows.back().b, verdictOf(pair)));
    }
    setRows(std::move(rows));
}

DevicePairsModel::Columns DevicePairsModel::described()
{
    using enum Cells;
    // In the order of enum Column.
    static const std::array<TableColumn<Row>, ColumnCount> columns{{
        {"A", nullptr, Texts, [](const Row& row) -> QVariant { return row.a; }},
        {"B", nullptr, Texts, [](const Row& row) -> QVariant { return row.b; }},
        {QT_TR_NOOP("B is"),
         QT_TR_NOOP(
             "The geometric mean of the ratios of all jobs that both did, in brackets the smallest and "
             "the largest one, and in how many of them the verdict is proven."),
         Texts, [](const Row& row) -> QVariant { return text(base::nameOf(verdictOn(row.devices))); },
         [](const Row& row) { return verdictOf(row.devices); }},
        {QT_TR_NOOP("B / A"), QT_TR_NOOP("Below 1 if B is faster: the geometric mean over the jobs."),
         Numbers, [](const Row& row) { return row->ratio ? QVariant(*row->ratio) : QVariant(); }},
        {QT_TR_NOOP("Least"), QT_TR_NOOP("The smallest ratio of a job."), Numbers,
         [](const Row& row) { return row->extent ? QVariant(row->extent->low) : QVariant(); }},
        {QT_TR_NOOP("Most"), QT_TR_NOOP("The largest ratio of a job."), Numbers,
         [](const Row& row) { return row->extent ? QVariant(row->extent->high) : QVariant(); }},
        {QT_TR_NOOP("Slower in"), QT_TR_NOOP("Jobs in which B is slower."), Numbers,
         [](const Row& row) { return count(row->slower); }},
        {QT_TR_NOOP("Faster in"), QT_TR_NOOP("Jobs in which B is faster."), Numbers,
         [](const Row& row) { return count(row->faster); }},
        {QT_TR_NOOP("Same in"), QT_TR_NOOP("Jobs that take the same time on both, within the margin."),
         Numbers, [](const Row& row) { return count(row->same); }},
        {QT_TR_NOOP("Not proven"), QT_TR_NOOP("Jobs without a proven verdict: Compare says why."), Numbers,
         [](const Row& row) { return count(openOf(row.devices)); }},
        {QT_TR_NOOP("Jobs"), QT_TR_NOOP("Jobs that both did."), Numbers,
         [](const Row& row) { return count(row->jobs); }},
    }};
    return columns;
}

} // namespace sortscope::gui::models
