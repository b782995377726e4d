// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/workloaddata.h"

#include "core/data/generator.h"
#include "core/data/sorting.h"

#include <algorithm>

namespace sortscope::run {
namespace {

std::vector<data::Key> needlesFor(const std::vector<data::Key>& haystack,
                                  const results::SearchOptions& search, std::uint64_t seed,
                                  const std::stop_token& stop)
{
    return data::generateNeedles(
        haystack, {.count = search.keys, .hitRatio = search.hitRatio, .sorted = search.sortedKeys}, seed,
        stop);
}

/// The input that takes the turn `number`, of which 0 is that of the workload itself.
OtherInput otherInput(const results::Workload& workload, const std::vector<data::Key>& haystack,
                      std::size_t number, const std::stop_token& stop)
{
    const auto seed = workload.seed + number;
    OtherInput other;
    if (workload.search) {
        other.keys = needlesFor(haystack, *workload.search, seed, stop);
        other.answers = data::expectedAnswers(haystack, other.keys, stop);
    } else {
        other.keys = data::generateKeys(workload.generator, workload.key, workload.size, seed, stop);
        other.fingerprint = data::fingerprint(other.keys, stop);
    }
    return other;
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
    made->keys = data::generateKeys(workload.generator, workload.key, workload.size, workload.seed, stop);
    if (workload.search) {
        data::sortKeys(made->keys, stop);
        made->needles = needlesFor(made->keys, *workload.search, workload.seed, stop);
        made->answers = data::expectedAnswers(made->keys, made->needles, stop);
    } else {
        made->fingerprint = data::fingerprint(made->keys, stop);
    }
    for (std::size_t number = 1; number < inputsInTurn(workload); ++number)
        made->others.push_back(otherInput(workload, made->keys, number, stop));
    m_input = std::move(input);
    m_last = std::move(made);
    return m_last;
}

} // namespace sortscope::run
