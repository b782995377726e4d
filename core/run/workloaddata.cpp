// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/workloaddata.h"

#include "core/data/generator.h"
#include "core/data/ranks.h"
#include "core/data/sorting.h"

#include <algorithm>

namespace sortscope::run {
namespace {

std::vector<data::Key> keysFor(const results::Workload& workload, std::uint64_t seed,
                               const std::stop_token& stop)
{
    return data::generateKeys(workload.generator, workload.key, workload.size, seed, stop);
}

std::vector<data::Key> needlesFor(const std::vector<data::Key>& haystack, const results::Workload& workload,
                                  std::uint64_t seed, const std::stop_token& stop)
{
    return data::generateNeedles(haystack,
                                 {.count = workload.search->keys,
                                  .hitRatio = workload.search->hitRatio,
                                  .sorted = workload.search->sortedKeys,
                                  .key = workload.key,
                                  .specials = data::chosenGenerator(workload.generator).info->specials},
                                 seed, stop);
}

void makeSort(WorkloadData& made, const results::Workload& workload, const std::stop_token& stop)
{
    made.keys = keysFor(workload, workload.seed, stop);
    made.fingerprint = data::fingerprint(made.keys, stop);
    for (std::size_t turn = 1; turn < inputsInTurn(workload); ++turn) {
        auto& other = made.others.emplace_back();
        other.keys = keysFor(workload, workload.seed + turn, stop);
        other.fingerprint = data::fingerprint(other.keys, stop);
    }
}

/// Ranks are ordered as unsigned numbers, whatever the type of the keys: these come last.
void makeSearch(WorkloadData& made, const results::Workload& workload, const std::stop_token& stop)
{
    made.keys = keysFor(workload, workload.seed, stop);
    data::becomeRanks(made.keys, workload.key, stop);
    data::sortKeys(made.keys, stop);
    made.needles = needlesFor(made.keys, workload, workload.seed, stop);
    made.answers = data::expectedAnswers(made.keys, made.needles, stop);
    for (std::size_t turn = 1; turn < inputsInTurn(workload); ++turn) {
        auto& other = made.others.emplace_back();
        other.keys = needlesFor(made.keys, workload, workload.seed + turn, stop);
        other.answers = data::expectedAnswers(made.keys, other.keys, stop);
        data::becomeKeys(other.keys, workload.key, stop);
    }
    data::becomeKeys(made.keys, workload.key, stop);
    data::becomeKeys(made.needles, workload.key, stop);
}

} // namespace

std::size_t inputsInTurn(const results::Workload& workload)
{
    constexpr std::size_t kLearnt = std::size_t{1} << 15U;
    constexpr std::size_t kKeysInAll = std::size_t{1} << 16U;
    constexpr std::size_t kMostInputs = 1024;
    const auto keys = workload.keys();
    if (keys < 2 || keys >= kLearnt)
        return 1;
    return std::min((kKeysInAll + keys - 1) / keys, kMostInputs);
}

std::shared_ptr<const WorkloadData> WorkloadSource::dataOf(const results::Workload& workload,
                                                           const std::stop_token& stop)
{
    auto input = workload.input();
    if (m_last && input == m_input)
        return m_last;
    m_last.reset(); // two large workloads need not be alive at once
    auto made = std::make_shared<WorkloadData>();
    if (workload.search)
        makeSearch(*made, workload, stop);
    else
        makeSort(*made, workload, stop);
    m_input = std::move(input);
    m_last = std::move(made);
    return m_last;
}

} // namespace sortscope::run
