// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/host/simdtargets.h"

#include "core/algorithms/fasterof.h"
#include "core/algorithms/host/vectorisedsort.h"
#include "core/backend/cpu/hostqueue.h"
#include "core/backend/error.h"
#include "core/base/texts.h"

#include <fmt/format.h>
#include <hwy/targets.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <random>
#include <type_traits>

namespace sortscope::algorithms {
namespace {

/// The targets among the bits of `mask`, the newest first: Highway gives newer ones lower bits.
std::vector<std::int64_t> targetsIn(std::int64_t mask)
{
    std::vector<std::int64_t> targets;
    for (mask &= ~(HWY_EMU128 | HWY_SCALAR); mask != 0; mask &= mask - 1)
        targets.push_back(mask & -mask);
    return targets;
}

/// The targets of this processor. Must be called before useSimd() disables any.
const std::vector<std::int64_t>& supportedTargets()
{
    static const auto targets = targetsIn(hwy::SupportedTargets() & HWY_TARGETS);
    return targets;
}

/// As many keys as fit the first level of caches, and more.
constexpr std::size_t kFewKeys = std::size_t{1} << 14U;
constexpr std::size_t kManyKeys = std::size_t{1} << 18U;

/// Keys in an order that is the same in each process: of `different` values, or of all if it is 0.
template <typename Number>
std::vector<Number> trialKeys(std::size_t count, std::uint64_t different)
{
    std::mt19937_64 random; // NOLINT(*-generator-seed)
    std::vector<Number> keys(count);
    for (auto& key : keys) {
        const auto number = different > 0 ? random() % different : random();
        if constexpr (std::is_same_v<Number, hwy::K64V64>)
            key = {.value = random(), .key = number};
        else
            key = static_cast<Number>(number);
    }
    return keys;
}

/// True if the target in use sorts keys that occur once and keys that occur often as std::sort does. Values
/// of equal keys may come in any order.
template <typename Number>
bool sortsRightly()
{
    const auto whole = [](const Number& a, const Number& b) {
        if constexpr (std::is_same_v<Number, hwy::K64V64>)
            return std::pair(a.key, a.value) < std::pair(b.key, b.value);
        else
            return a < b;
    };
    const auto same = [&](const Number& a, const Number& b) { return !whole(a, b) && !whole(b, a); };
    const auto inOrder = [](const Number& a, const Number& b) {
        if constexpr (std::is_same_v<Number, hwy::K64V64>)
            return a.key < b.key;
        else
            return a < b;
    };
    return std::ranges::all_of(std::array<std::uint64_t, 3>{0, 2, 256}, [&](std::uint64_t different) {
        auto expected = trialKeys<Number>(kFewKeys, different);
        auto keys = expected;
        sortVectorised(std::span(keys), data::Direction::Ascending);
        const bool ordered = std::ranges::is_sorted(keys, inOrder);
        std::ranges::sort(expected, whole);
        std::ranges::sort(keys, whole);
        return ordered && std::ranges::equal(keys, expected, same);
    });
}

/// Each run sorts as many parts of kFewKeys as have kManyKeys keys, and then those at once. Empty if no
/// target sorts rightly.
template <typename Number>
std::string tryTargets(const std::stop_token& stop)
{
    auto targets = simdTargets();
    std::erase_if(targets, [](const std::string& target) {
        useSimd(target);
        return !sortsRightly<Number>();
    });
    if (targets.empty())
        return {};
    const auto input = trialKeys<Number>(kManyKeys, 0);
    std::array<std::vector<Number>, 2> keys;
    backend::cpu::HostQueue queue({.stop = stop});
    const auto fastest = fasterOf(
        queue, targets.size(), [&] { keys.fill(input); },
        [&](std::size_t target) {
            useSimd(targets[target]);
            for (std::size_t begin = 0; begin < kManyKeys; begin += kFewKeys)
                sortVectorised(std::span(keys[0]).subspan(begin, kFewKeys), data::Direction::Ascending);
            sortVectorised(std::span(keys[1]), data::Direction::Ascending);
        });
    return targets[fastest];
}

std::string tryTargets(SortedWords words, const std::stop_token& stop)
{
    switch (words) {
    case SortedWords::Bits32:
        break;
    case SortedWords::Bits16:
        return tryTargets<std::uint16_t>(stop);
    case SortedWords::Bits64:
        return tryTargets<std::uint64_t>(stop);
    case SortedWords::Pairs:
        return tryTargets<hwy::K64V64>(stop);
    }
    return tryTargets<std::uint32_t>(stop);
}

struct Fastest {
    std::mutex mutex;
    std::map<SortedWords, std::string> targets;
};

Fastest& fastestKnown()
{
    static Fastest known;
    return known;
}

} // namespace

SortedWords sortedWords(data::KeyType type, data::ValueType values)
{
    if (values != data::ValueType::None)
        return SortedWords::Pairs;
    if (data::isNarrow(type))
        return SortedWords::Bits16;
    return data::isWide(type) ? SortedWords::Bits64 : SortedWords::Bits32;
}

ParameterInfo simdParameter()
{
    ParameterInfo parameter{
        .id = "simd",
        .title = "Instruction set",
        .description = "Highway's target that the keys are sorted with; auto tries all that the processor "
                       "has, once per machine and width of words, and keeps the fastest",
        .choices = {{kAutoSimd, "The fastest one"}},
        .defaultFor = [](const auto&) -> ParameterValue { return std::string(kAutoSimd); },
    };
    for (const auto target : targetsIn(HWY_TARGETS))
        parameter.choices.push_back({hwy::TargetName(target), hwy::TargetName(target)});
    return parameter;
}

const std::vector<std::string>& simdTargets()
{
    static const auto names = [] {
        std::vector<std::string> found;
        for (const auto target : supportedTargets())
            found.emplace_back(hwy::TargetName(target));
        return found;
    }();
    return names;
}

void useSimd(std::string_view target)
{
    static std::atomic<std::int64_t> used = 0;
    const auto& supported = supportedTargets();
    const auto found = std::ranges::find(supported, target, hwy::TargetName);
    if (found == supported.end())
        throw backend::Unsupported(fmt::format("simd={}: this processor lacks it; it has {}", target,
                                               base::joined(simdTargets(), std::identity())));
    if (used.exchange(*found) == *found)
        return;
    hwy::DisableTargets(~*found);
    // Highway would look for its target at the next call of each thread; here no other thread is at work.
    hwy::GetChosenTarget().Update(hwy::SupportedTargets());
}

std::string fastestSimd(SortedWords words, const std::stop_token& stop)
{
    auto& known = fastestKnown();
    const std::scoped_lock lock(known.mutex);
    const auto found = known.targets.find(words);
    if (found != known.targets.end())
        return found->second;
    return known.targets.emplace(words, tryTargets(words, stop)).first->second;
}

void rememberSimd(SortedWords words, std::string target)
{
    auto& known = fastestKnown();
    const std::scoped_lock lock(known.mutex);
    known.targets.insert_or_assign(words, std::move(target));
}

} // namespace sortscope::algorithms
