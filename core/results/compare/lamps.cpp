// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/lamps.h"

#include "core/data/keys.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <algorithm>

namespace sortscope::results {
namespace {

using measure::Verdict;

/// The verdict on A against B, where `verdict` is on B against A.
Verdict swapped(Verdict verdict)
{
    if (verdict == Verdict::Faster)
        return Verdict::Slower;
    return verdict == Verdict::Slower ? Verdict::Faster : verdict;
}

/// Takes over what the pair says of its side B, or of A if that is the row that was tried.
void take(const ComparedPair& pair, bool triedIsA, Lamps& lamps)
{
    lamps.ratio = pair.ratio;
    lamps.interval = pair.ratioInterval;
    lamps.verdict = pair.verdict;
    if (!triedIsA)
        return;
    if (lamps.ratio)
        lamps.ratio = 1 / *lamps.ratio;
    if (lamps.interval)
        lamps.interval = {1 / lamps.interval->high, 1 / lamps.interval->low};
    if (lamps.verdict)
        lamps.verdict = swapped(*lamps.verdict);
}

/// The reason with the ids of the algorithms in place of A and B.
std::string reasonOf(const ComparedPair& pair)
{
    auto reason = pair.reason;
    const auto name = [&reason](std::string_view side, const JobResult& row) {
        if (const auto at = reason.find(side); at != std::string::npos)
            reason.replace(reason.find_first_not_of(' ', at), 1, row.spec.variant.algorithm);
    };
    name(" B ", *pair.b);
    name(reason.starts_with("B ") ? "B " : "A ", reason.starts_with("B ") ? *pair.b : *pair.a);
    return reason;
}

void judge(const ComparedPair& pair, Lamps& lamps)
{
    if (lamps.verdict == Verdict::Faster)
        lamps.faster = true;
    else if (lamps.verdict == Verdict::Slower || lamps.verdict == Verdict::Same)
        lamps.faster = false;
    if (lamps.verdict == Verdict::Slower)
        lamps.notSlower = false;
    else if (lamps.verdict && lamps.interval && lamps.interval->high <= 1 + pair.margin.share)
        lamps.notSlower = true;
    if ((!lamps.faster || !lamps.notSlower) && !pair.reason.empty())
        lamps.reason = reasonOf(pair);
}

} // namespace

Lamps lampsOf(const JobResult& tried, std::span<const ComparedPair> pairs)
{
    Lamps lamps{.reason = tried.reason};
    // A row that was cancelled, or that its device cannot run, answers nothing that it has not shown.
    const auto no = tried.status == Status::Failed ? std::optional(false) : std::nullopt;
    lamps.builds = preparationOf(tried).prepareNs ? true : no;
    if (lamps.builds != true)
        return lamps;
    lamps.correct = tried.verified() ? true : no;
    if (lamps.correct != true)
        return lamps;
    const auto is = [&tried](const ResultPointer& row) { return row && row->spec.id == tried.spec.id; };
    const auto pair = std::ranges::find_if(pairs, [&](const auto& one) { return is(one.a) || is(one.b); });
    if (pair == pairs.end())
        return lamps;
    take(*pair, is(pair->a), lamps);
    judge(*pair, lamps);
    return lamps;
}

Lamps lampsOf(const CheckedCases& cases)
{
    Lamps lamps;
    if (cases.fault) {
        lamps = lampsOf(*cases.fault, {});
        if (lamps.builds == true)
            lamps.reason = fmt::format("{}: {}", caseName(cases.fault->spec.workload), lamps.reason);
    } else if (cases.right > 0) {
        lamps.builds = true;
        if (!cases.cancelled)
            lamps.correct = true;
    }
    lamps.cases = cases;
    return lamps;
}

Lamps lampsOf(const CheckedCases& cases, const JobResult& tried, std::span<const ComparedPair> pairs)
{
    if (cases.fault)
        return lampsOf(cases);
    auto lamps = lampsOf(tried, pairs);
    lamps.cases = cases;
    return lamps;
}

std::string caseName(const Workload& workload)
{
    auto name = fmt::format("{} keys, {}", workload.size, workload.generator);
    if (workload.search)
        name += fmt::format(", {} searched for", workload.search->keys);
    else if (workload.direction == data::Direction::Descending)
        name += ", descending";
    if (workload.key != data::KeyType::U32 || workload.values != data::ValueType::None)
        name += ", " + data::keysText(workload.key, workload.values);
    return name;
}

} // namespace sortscope::results
