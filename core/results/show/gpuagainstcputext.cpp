// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/show/gpuagainstcputext.h"

#include "core/data/keys.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

namespace sortscope::results {
namespace {

/// Why the verdict is not that one of the two is faster; empty if it is.
std::string doubtText(const SizeComparison& one)
{
    if (!one.speedUp->doubt.empty())
        return "; not proven, of poor quality: " + one.speedUp->doubt;
    if (one.verdict == measure::Verdict::Same)
        return ": the same within the margin";
    if (proven(one))
        return {};
    return one.speedUp->withinOneRun ? "; not proven within one run" : "; not proven";
}

std::string answerText(std::string_view how, const SizeComparison& one)
{
    const auto& gpu = one.gpu->spec;
    auto text =
        fmt::format("- {}: {} on {} is {} as fast as {}{}\n", how, variantName(gpu.variant), gpu.device.id,
                    speedUpText(*one.speedUp), variantName(one.cpu->spec.variant), doubtText(one));
    for (const auto& equals : {asFastText(one.gpu, one.gpusAsFast), asFastText(one.cpu, one.cpusAsFast)}) {
        if (!equals.empty())
            text += "  " + equals + '\n';
    }
    return text;
}

std::string textOf(const GpuAgainstCpu& answers)
{
    const auto& resident = answers.resident.back();
    const auto& spec = resident.gpu->spec;
    const bool cold = spec.variant.cache != Variant().cache;
    auto text = fmt::format("GPU against CPU{}, {} {}, {} keys{}\n",
                            spec.device.node ? " on " + *spec.device.node : std::string(),
                            spec.workload.generator, data::keysText(spec.workload.key, spec.workload.values),
                            spec.workload.size, cold ? ", cold caches" : "");
    text += answerText("data on the device", resident);
    const auto* roundTrip = atSize(answers.roundTrip, resident.size);
    if (roundTrip == nullptr)
        return text + "- with transfers: not measured\n";
    text += answerText(
        fmt::format("with transfers ({})", base::nameOf(roundTrip->gpu->spec.variant.transfer)), *roundTrip);
    if (answersDiffer(resident, *roundTrip))
        text += resident.verdict == measure::Verdict::Faster
                    ? "The GPU is faster only while keys and result stay on the device.\n"
                    : "The GPU is faster only with transfers: it reads the keys where they are.\n";
    return text;
}

} // namespace

std::string gpuAgainstCpuText(std::span<const GpuAgainstCpu> all)
{
    std::string text;
    for (const auto& answers : all) {
        if (!text.empty())
            text += '\n';
        text += textOf(answers);
    }
    return text;
}

} // namespace sortscope::results
