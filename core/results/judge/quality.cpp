// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/judge/quality.h"

#include "core/base/texts.h"
#include "core/measure/replicates.h"
#include "core/results/row/jobresult.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace sortscope::results {
namespace {

/// Half the width of the interval, as a share of the median: the margin of verdicts on times by the host's
/// clock, and a share with which the true figure may be half of the median or twice as much.
constexpr double kFairInterval = 0.05;
constexpr double kPoorInterval = 0.5;

struct Facts {
    const JobResult& result;
    bool ofDevice = false;
    std::size_t replicates = 0;
    /// Half the width of the interval; empty if there is none.
    std::optional<double> noise;
};

/// Returns Good if the flaw does not apply.
using Weigh = Quality (*)(const Facts&);

template <Warning warning, Quality quality>
Quality warned(const Facts& facts)
{
    return std::ranges::find(facts.result.warnings, warning) == facts.result.warnings.end() ? Quality::Good
                                                                                            : quality;
}

/// The flaw does not affect the wall clock.
template <Warning warning, Quality quality>
Quality warnedOfDevice(const Facts& facts)
{
    return facts.ofDevice ? warned<warning, quality>(facts) : Quality::Good;
}

Quality fewReplicates(const Facts& facts)
{
    return facts.replicates < measure::kFewestReplicates ? Quality::Fair : Quality::Good;
}

Quality wideInterval(const Facts& facts)
{
    if (!facts.noise || *facts.noise <= kFairInterval)
        return Quality::Good;
    return *facts.noise <= kPoorInterval ? Quality::Fair : Quality::Poor;
}

struct Rule {
    Flaw flaw;
    std::string_view words;
    Weigh weigh;
};

constexpr std::array kRules{
    Rule{Flaw::Interference, "other programs used the processors",
         warned<Warning::Interference, Quality::Poor>},
    Rule{Flaw::DeviceShared, "another process used the device", warned<Warning::DeviceShared, Quality::Poor>},
    Rule{Flaw::PowerLimited, "the power limit held the clock down",
         warned<Warning::PowerLimited, Quality::Poor>},
    Rule{Flaw::Overheated, "heat held the clock down", warned<Warning::Overheated, Quality::Poor>},
    Rule{Flaw::HardwareSlowdown, "the hardware held the clock down",
         warned<Warning::HardwareSlowdown, Quality::Poor>},
    Rule{Flaw::Timestamps, "the device's timestamps contradict each other",
         warnedOfDevice<Warning::TimestampOrder, Quality::Poor>},
    Rule{Flaw::KernelsAboveWall, "the kernels take longer than whole runs that were not traced",
         warnedOfDevice<Warning::KernelsAboveWall, Quality::Fair>},
    Rule{Flaw::NearFloor, "kernels are near the timer floor",
         warnedOfDevice<Warning::NearFloor, Quality::Fair>},
    Rule{Flaw::FewReplicates, "there are fewer than three replicates", fewReplicates},
    Rule{Flaw::ReplicatesMissing, "replicates are missing",
         warned<Warning::ReplicatesMissing, Quality::Fair>},
    Rule{Flaw::WideInterval, "the interval is wide", wideInterval},
    Rule{Flaw::NoiseTargetMissed, "the noise is above the preset's",
         warned<Warning::NoiseTargetMissed, Quality::Fair>},
    Rule{Flaw::NoisySamples, "the samples scatter", warned<Warning::NoisySamples, Quality::Fair>},
    Rule{Flaw::Drift, "the samples drift", warned<Warning::Drift, Quality::Fair>},
    Rule{Flaw::TimeLimit, "sampling stopped at its time limit",
         warned<Warning::TimeLimitReached, Quality::Fair>},
};

} // namespace

std::string_view wordsOf(Flaw flaw)
{
    const auto* const found = std::ranges::find(kRules, flaw, &Rule::flaw);
    if (found == kRules.end())
        throw std::logic_error("unknown flaw");
    return found->words;
}

std::optional<Judgement> qualityOf(const JobResult& result, Metric metric)
{
    const auto statistics = summarise(result, metric);
    return statistics ? std::optional(qualityOf(result, metric, *statistics)) : std::nullopt;
}

Judgement qualityOf(const JobResult& result, Metric metric, const measure::Statistics& statistics)
{
    Facts facts{.result = result,
                .ofDevice = isOfKernels(metric),
                .replicates = replicateValuesOf(result, metric).size(),
                .noise = measure::halfWidthShare(statistics)};
    Judgement judgement;
    for (const auto& rule : kRules) {
        const auto quality = rule.weigh(facts);
        if (quality != Quality::Good)
            judgement.reasons.push_back({rule.flaw, quality});
        judgement.quality = std::max(judgement.quality, quality);
    }
    std::ranges::stable_sort(judgement.reasons, std::greater{}, &Reason::quality);
    return judgement;
}

bool isDoubtful(const JobResult& result)
{
    if (result.status != Status::Ok)
        return false;
    if (!result.warnings.empty())
        return true;
    const auto judgement = qualityOf(result);
    return judgement && judgement->quality == Quality::Poor;
}

std::string reasonText(const Judgement& judgement)
{
    std::vector<Reason> worst;
    std::ranges::copy_if(judgement.reasons, std::back_inserter(worst),
                         [&](const Reason& reason) { return reason.quality == judgement.quality; });
    return base::joined(worst, [](const Reason& reason) { return std::string(wordsOf(reason.flaw)); });
}

std::string whyNoGround(const Judgement& judgement)
{
    if (judgement.quality == Quality::Poor)
        return "is of poor quality: " + reasonText(judgement);
    // Half of such a time may be the clock's, and this part changes from run to run.
    if (std::ranges::find(judgement.reasons, Flaw::NearFloor, &Reason::flaw) != judgement.reasons.end())
        return "cannot be told apart: " + std::string(wordsOf(Flaw::NearFloor));
    return {};
}

} // namespace sortscope::results
