// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/workloaddata.h"

#include "core/base/usageerror.h"
#include "core/data/generator.h"
#include "core/data/haystackindex.h"
#include "core/data/ranks.h"
#include "core/data/sorting.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace sortscope::sample {
namespace {

template <data::KeyWord Word>
std::vector<Word> keysFor(const results::Workload& workload, std::uint64_t seed, const std::stop_token& stop)
{
    return data::generateKeys<Word>(workload.generator, workload.key, workload.size, seed, stop);
}

template <data::KeyWord Word>
std::vector<Word> needlesFor(const data::HaystackIndex<Word>& haystack, const results::Workload& workload,
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

template <data::KeyWord Word>
data::Fingerprint fingerprintOf(const std::vector<Word>& keys, const results::Workload& workload,
                                const std::stop_token& stop)
{
    return workload.values == data::ValueType::None ? data::fingerprint(keys, stop)
                                                    : data::pairFingerprint(keys, stop);
}

template <data::KeyWord Word>
void makeSort(WorkloadData& made, const results::Workload& workload, const std::stop_token& stop)
{
    auto keys = keysFor<Word>(workload, workload.seed, stop);
    made.fingerprint = fingerprintOf(keys, workload, stop);
    made.keys = std::move(keys);
    for (std::size_t turn = 1; turn < inputsInTurn(workload); ++turn) {
        auto other = keysFor<Word>(workload, workload.seed + turn, stop);
        const auto fingerprint = fingerprintOf(other, workload, stop);
        made.others.push_back({.keys = std::move(other), .fingerprint = fingerprint, .answers = {}});
    }
}

/// Makes the data of a search. Ranks are ordered as unsigned numbers, whatever the type of the keys: they
/// become keys last.
template <data::KeyWord Word>
void makeSearch(WorkloadData& made, const results::Workload& workload, const std::stop_token& stop)
{
    auto haystack = keysFor<Word>(workload, workload.seed, stop);
    data::becomeRanks(haystack, workload.key, stop);
    data::sortKeys(haystack, stop);
    const data::HaystackIndex<Word> index(haystack, stop);
    const auto lookFor = [&](std::uint64_t seed) {
        OtherInput input;
        auto needles = needlesFor(index, workload, seed, stop);
        input.answers = data::expectedAnswers<Word>(index, needles, stop);
        data::becomeKeys(needles, workload.key, stop);
        input.keys = std::move(needles);
        return input;
    };
    auto first = lookFor(workload.seed);
    made.needles = std::move(first.keys);
    made.answers = std::move(first.answers);
    for (std::size_t turn = 1; turn < inputsInTurn(workload); ++turn)
        made.others.push_back(lookFor(workload.seed + turn));
    data::becomeKeys(haystack, workload.key, stop);
    made.keys = std::move(haystack);
}

template <data::KeyWord Word>
void make(WorkloadData& made, const results::Workload& workload, const std::stop_token& stop)
{
    if (workload.search)
        makeSearch<Word>(made, workload, stop);
    else
        makeSort<Word>(made, workload, stop);
}

} // namespace

std::shared_ptr<const WorkloadData> WorkloadSource::dataOf(const results::Workload& workload,
                                                           const std::stop_token& stop)
{
    if (workload.generatorVersion != data::kGeneratorVersion)
        throw base::UsageError(fmt::format("the data of this job came from version {} of the generators, and "
                                           "this program has version {}, which makes other keys",
                                           workload.generatorVersion, data::kGeneratorVersion));
    auto input = workload.input();
    if (m_last && input == m_input)
        return m_last;
    m_last.reset(); // two large workloads need not be alive at once
    auto made = std::make_shared<WorkloadData>();
    if (data::isWide(workload.key))
        make<data::WideKey>(*made, workload, stop);
    else
        make<data::Key>(*made, workload, stop);
    m_input = std::move(input);
    m_last = std::move(made);
    return m_last;
}

} // namespace sortscope::sample
