// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/replicate.h"

#include "core/base/texts.h"
#include "core/results/json/jsonreader.h"
#include "core/results/judge/settled.h"

#include <algorithm>

namespace sortscope::runner {

void requireReplicate(const results::JobSpec& spec, const results::JobResult& one)
{
    const bool ok = one.status == results::Status::Ok;
    if (one.replicates.size() > 1 || (ok && results::sampleCount(one) == 0))
        throw results::BadDocument(
            fmt::format("job {} has {} replicates and {} samples of the wall clock in place of "
                        "one replicate with samples",
                        one.spec.id, one.replicates.size(), results::sampleCount(one)));
    if (std::ranges::any_of(results::samplesOf(one), [](const auto& sample) { return sample.wallNs < 0; }))
        throw results::BadDocument(fmt::format("job {} has a wall clock below 0", one.spec.id));
    for (const auto& replicate : one.replicates) {
        const auto& settled = replicate.preparation.settled;
        if (!results::settledParameters(spec.variant, settled))
            throw results::BadDocument(
                fmt::format("job {} settled on \"{}\", which are not parameters of {}, or not their values",
                            spec.id, settled, spec.variant.algorithm));
    }
}

results::JobResult withReplicate(results::JobResult soFar, results::JobResult one, std::size_t turn)
{
    one.spec = soFar.spec;
    one.reason = base::utf8(one.reason);
    for (auto& replicate : one.replicates)
        replicate.preparation.turn = turn;
    if (const auto* const first = results::firstTracedSample(one))
        one.busyComputeUnits = results::computeUnitsBusyIn(first->commands.unpack(), one.spec.device);
    results::appendReplicates(soFar, one);
    return soFar;
}

} // namespace sortscope::runner
