// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/simdtrials.h"

#include "core/algorithms/catalogue.h"
#include "core/base/statefolder.h"
#include "core/tuning/statekind.h"
#include "core/tuning/tuningfields.h"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <utility>

namespace sortscope::tuning {
namespace {

namespace fs = std::filesystem;
using algorithms::SortedWords;

std::vector<SimdTrial> trialsOf(const results::JsonPlace& place)
{
    SimdTrial trial;
    results::JsonReader::read(place, trial);
    return {std::move(trial)};
}

bool sameWords(const SimdTrial& a, const SimdTrial& b)
{
    return a.device == b.device && a.words == b.words;
}

constexpr StateKind<SimdTrial> kKind{
    .format = {"sortscope-simd", "trials", "trials of SIMD targets", "measure again"},
    .read = trialsOf,
    .write = results::JsonWriter::json<SimdTrial>,
    .same = sameWords};

/// True if the trial holds for the processor and its libraries as they are now.
bool holds(const SimdTrial& trial, const backend::DeviceInfo& device)
{
    const auto& targets = algorithms::simdTargets();
    return trial.device == results::deviceKey(device) && trial.processor == device.name
           && trial.driverVersion == device.driverVersion
           && std::ranges::find(targets, trial.target) != targets.end();
}

/// The widths of words that jobs leave to be tried, each with the device of one of these jobs.
std::map<SortedWords, backend::DeviceInfo> wordsToTry(std::span<const results::JobSpec> jobs)
{
    std::map<SortedWords, backend::DeviceInfo> words;
    for (const auto& spec : jobs) {
        const auto simd = spec.variant.parameters.find("simd");
        if (!spec.unsupported.empty() || simd == spec.variant.parameters.end()
            || algorithms::toText(simd->second) != algorithms::kAutoSimd)
            continue;
        const auto sorted = algorithms::asSorted(*algorithms::findAlgorithm(spec.variant.algorithm),
                                                 {.key = spec.workload.key, .values = spec.workload.values});
        words.emplace(algorithms::sortedWords(sorted.key, sorted.values), spec.device);
    }
    return words;
}

} // namespace

template class StateFile<SimdTrial>;

fs::path simdTrialsFile()
{
    const auto folder = base::stateFolder();
    return folder.empty() ? folder : folder / "simd.json";
}

StateFile<SimdTrial> simdTrialsIn(fs::path file)
{
    return {kKind, std::move(file)};
}

void prepareSimd(std::span<const results::JobSpec> jobs, const StateFile<SimdTrial>& file)
{
    const auto wanted = wordsToTry(jobs);
    if (wanted.empty())
        return;
    const auto known = file.read().entries;
    for (const auto& [words, device] : wanted) {
        const auto found = std::ranges::find_if(
            known, [&](const SimdTrial& trial) { return trial.words == words && holds(trial, device); });
        if (found != known.end()) {
            algorithms::rememberSimd(words, found->target);
            continue;
        }
        const auto target = algorithms::fastestSimd(words, {});
        const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
        try {
            if (!target.empty())
                file.keep(
                    {{results::deviceKey(device), device.name, device.driverVersion, words, target, now}});
        } catch (const std::runtime_error&) { // NOLINT(bugprone-empty-catch)
            // Nothing can be kept on this machine: the next process tries again.
        }
    }
}

} // namespace sortscope::tuning
