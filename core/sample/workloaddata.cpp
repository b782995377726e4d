// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/workloaddata.h"

#include "core/base/parallel.h"
#include "core/base/usageerror.h"
#include "core/data/generator.h"
#include "core/data/haystackindex.h"
#include "core/data/keyhash.h"
#include "core/data/needles.h"
#include "core/data/ranks.h"
#include "core/data/sorting.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <utility>

namespace sortscope::sample {
namespace {

template <data::KeyWord Word>
std::vector<Word> keysFor(const results::Workload& workload, std::uint64_t seed, const std::stop_token& stop)
{
    return data::generateKeys<Word>(workload.generator, workload.key, workload.size, seed, stop);
}

/// The unique keys of a control run begin anywhere: those from 0 on are what a kernel could write without
/// reading a key. There are fewer of them than ordinary keys.
template <data::KeyWord Word>
void shift(std::vector<Word>& numbers, const results::Workload& workload, const std::stop_token& stop)
{
    const auto first = workload.seed % (data::lastOrdinary<Word>(workload.key) - numbers.size());
    base::inParallel(numbers.size(), stop, [&](std::size_t begin, std::size_t end) {
        for (auto i = begin; i < end; ++i)
            numbers[i] += static_cast<Word>(first);
    });
}

template <data::KeyWord Word>
std::vector<Word> controlKeysFor(const results::Workload& workload, std::uint64_t seed,
                                 const std::stop_token& stop)
{
    auto keys = data::generate<Word>(workload.generator, workload.size, seed, stop);
    if (!data::NarrowKeyWord<Word>)
        shift(keys, workload, stop);
    data::becomeOrdinaryKeys(keys, workload.key, stop);
    return keys;
}

data::NeedleOptions needleOptions(const results::Workload& workload)
{
    return {.count = workload.search->keys,
            .hitRatio = workload.search->hitRatio,
            .sorted = workload.search->sortedKeys,
            .key = workload.key,
            .specials = data::chosenGenerator(workload.generator).info->specials};
}

template <data::KeyWord Word>
data::Fingerprint fingerprintOf(const std::vector<Word>& keys, const results::Workload& workload,
                                const std::stop_token& stop, const data::HashSeeds& seeds)
{
    return workload.values == data::ValueType::None ? data::fingerprint(keys, stop, seeds)
                                                    : data::pairFingerprint(keys, stop, seeds);
}

/// Returns the bits that the largest key needs.
template <data::KeyWord Word>
unsigned bitsOf(const std::vector<Word>& keys, const std::stop_token& stop)
{
    std::atomic<Word> used = 0;
    base::inParallel(keys.size(), stop, [&](std::size_t begin, std::size_t end) {
        Word part = 0;
        for (auto i = begin; i < end; ++i)
            part = static_cast<Word>(part | keys[i]);
        used |= part;
    });
    return static_cast<unsigned>(std::bit_width(used.load()));
}

template <data::KeyWord Word>
void makeSort(WorkloadData& made, const results::Workload& workload, bool control,
              const std::stop_token& stop)
{
    const auto make = control ? controlKeysFor<Word> : keysFor<Word>;
    auto keys = make(workload, workload.seed, stop);
    // Drawn once: the system's random numbers cost more than the sums of a short input.
    const auto seeds = data::drawnSeeds();
    made.fingerprint = fingerprintOf(keys, workload, stop, seeds);
    if (data::kindOf(workload.key) == data::KeyKind::Unsigned)
        made.keyBits = bitsOf(keys, stop);
    made.keys = std::move(keys);
    for (std::size_t turn = 1; turn < inputsInTurn(workload); ++turn) {
        auto other = make(workload, workload.seed + turn, stop);
        const auto fingerprint = fingerprintOf(other, workload, stop, seeds);
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
    const data::NeedleMaker<Word> maker(index, needleOptions(workload));
    const auto lookFor = [&](std::uint64_t seed) {
        OtherInput input;
        auto needles = maker.make(seed, stop);
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
void make(WorkloadData& made, const results::Workload& workload, bool control, const std::stop_token& stop)
{
    if (workload.search)
        makeSearch<Word>(made, workload, stop);
    else
        makeSort<Word>(made, workload, control, stop);
}

/// The workload of a control run, with 0 for any seed.
results::Workload controlOf(const results::Workload& workload)
{
    auto control = workload.input();
    control.seed = 0;
    // Keys of 8 and 16 bits are unique in short inputs alone.
    control.generator = workload.search || data::isNarrow(workload.key) ? "uniform" : "shuffled-unique";
    if (control.search) {
        control.search->hitRatio = 0.5;
        control.search->sortedKeys = false;
    }
    return control;
}

std::shared_ptr<const WorkloadData> made(const results::Workload& workload, bool control,
                                         const std::stop_token& stop)
{
    auto data = std::make_shared<WorkloadData>();
    data::withWord(workload.key, [&]<data::KeyWord Word>(std::type_identity<Word>) {
        make<Word>(*data, workload, control, stop);
    });
    return data;
}

} // namespace

std::shared_ptr<const WorkloadData> WorkloadSource::dataOf(const results::Workload& workload,
                                                           const std::stop_token& stop)
{
    if (workload.generatorVersion != data::kGeneratorVersion)
        throw base::UsageError(fmt::format("the data of this job came from version {} of the generators, and "
                                           "this program has version {}, which makes other keys",
                                           workload.generatorVersion, data::kGeneratorVersion));
    if (holds(workload))
        return m_last;
    m_last.reset(); // two large workloads need not be alive at once
    if (controlOf(workload) != m_controlled)
        m_control.reset();
    m_last = made(workload, false, stop);
    m_input = workload.input();
    return m_last;
}

bool WorkloadSource::holds(const results::Workload& workload) const
{
    return m_last && workload.input() == m_input;
}

std::shared_ptr<const WorkloadData> WorkloadSource::controlFor(const results::Workload& workload,
                                                               const std::stop_token& stop)
{
    const auto control = controlOf(workload);
    if (m_control && control == m_controlled)
        return m_control;
    m_control.reset();
    auto drawn = control;
    drawn.seed = data::keyhash::mixed(control.seed + 1); // the same for every process
    m_control = made(drawn, true, stop);
    m_controlled = control;
    return m_control;
}

} // namespace sortscope::sample
