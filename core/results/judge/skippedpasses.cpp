// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/judge/skippedpasses.h"

#include "core/base/named.h"
#include "core/results/judge/speedoflight.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <algorithm>

namespace sortscope::results {
namespace {

bool isTold(const JobSpec& spec)
{
    const auto bits = spec.variant.parameters.find("bits");
    return bits != spec.variant.parameters.end() && algorithms::toText(bits->second) == "needed";
}

bool isOneKind(const SkippedPasses& a, const SkippedPasses& b)
{
    return a.ran == b.ran && a.all == b.all && a.told == b.told
           && a.keyBits.has_value() == b.keyBits.has_value();
}

void add(std::vector<SkippedBy>& all, const SkippedPasses& passes, const ResultPointer& row)
{
    auto known =
        std::ranges::find_if(all, [&](const SkippedBy& one) { return isOneKind(one.passes, passes); });
    if (known == all.end())
        known = all.insert(all.end(), {passes, {}});
    known->passes.keyBits = std::max(known->passes.keyBits, passes.keyBits);
    const bool isNamed = std::ranges::any_of(
        known->rows, [&](const auto& other) { return other->spec.variant == row->spec.variant; });
    if (!isNamed)
        known->rows.push_back(row);
}

} // namespace

std::optional<SkippedPasses> skippedPasses(const JobResult& result)
{
    const auto work = workOf(result);
    SkippedPasses skipped{.told = isTold(result.spec)};
    const bool skips = result.passesRun || skipped.told;
    if (result.status != Status::Ok || result.spec.workload.size < 2 || !work || !skips)
        return std::nullopt;
    if (result.keyBits && *result.keyBits < 8 * data::keyBytes(result.spec.workload.key))
        skipped.keyBits = result.keyBits;
    if (result.passesRun && work->passes) {
        if (*result.passesRun >= *work->passes)
            return std::nullopt;
        skipped.ran = result.passesRun;
        skipped.all = work->passes;
    }
    return skipped.ran || skipped.keyBits ? std::optional(skipped) : std::nullopt;
}

std::optional<SkippedPasses> leadBySkipping(const JobResult& faster, const JobResult& slower)
{
    const auto skipped = skippedPasses(faster);
    const auto other = skippedPasses(slower);
    const auto share = [](const SkippedPasses& passes) {
        return passes.ran ? static_cast<double>(*passes.ran) / static_cast<double>(*passes.all) : 0;
    };
    return skipped && other && share(*other) <= share(*skipped) ? std::nullopt : skipped;
}

std::string textOf(const SkippedPasses& skipped)
{
    std::string how = skipped.ran    ? fmt::format("{} of {} passes", *skipped.ran, *skipped.all)
                      : skipped.told ? "fewer bits"
                                     : "bits that keys share are skipped";
    if (skipped.told)
        how += ", told by the host";
    return skipped.keyBits ? fmt::format("{}: keys below 2^{}", how, *skipped.keyBits)
                           : how + ": keys share digits";
}

std::vector<SkippedBy> leadsBySkipping(const std::vector<Lead>& leads)
{
    std::vector<SkippedBy> all;
    for (const auto& [faster, slower] : leads) {
        if (const auto skipped = slower ? leadBySkipping(*faster, *slower) : skippedPasses(*faster))
            add(all, *skipped, faster);
    }
    return all;
}

std::string skippingNotes(const std::vector<Lead>& leads)
{
    std::string notes;
    for (const auto& [passes, rows] : leadsBySkipping(leads))
        notes +=
            fmt::format("A lead of {} is helped by skipped passes: {}.\n",
                        base::joined(rows, [](const auto& row) { return variantName(row->spec.variant); }),
                        textOf(passes));
    return notes;
}

} // namespace sortscope::results
