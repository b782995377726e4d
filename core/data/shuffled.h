// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/source.h"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>
#include <vector>

namespace sortscope::data {

/// Puts keys in random order, all orders equally likely (Fisher and Yates).
template <KeyWord Word>
void shuffleBucket(std::span<Word> keys, Engine engine)
{
    for (auto i = static_cast<std::uint32_t>(keys.size()); i > 1; --i)
        std::swap(keys[i - 1], keys[below(engine, i)]);
}

/// Returns the keys in random order, all orders equally likely: each key goes to a random bucket, and each
/// bucket is shuffled by itself. Rao, "Generation of random permutation of given number of elements using
/// random sampling numbers", Sankhya A 23 (1961); in parallel: Sanders, "Random permutations on distributed,
/// external and hierarchical memory", Information Processing Letters 67 (1998). `keyAt` returns the key of an
/// index. There have to be fewer than 2^32 keys in a bucket.
template <KeyWord Word, typename KeyAt>
std::vector<Word> shuffled(std::size_t count, const Source& source, KeyAt keyAt)
{
    // A bucket fits a core's second cache up to 2^26 keys; a number of 64 bits chooses eight of 256 buckets.
    constexpr std::size_t kMostBuckets = 256;
    constexpr std::size_t kKeysOfABucket = std::size_t{1} << 15U;
    constexpr unsigned kChoices = 8;
    const auto buckets = std::clamp(std::bit_floor(count / kKeysOfABucket), std::size_t{1}, kMostBuckets);
    const auto parts = (count + kKeysOfAPart - 1) / kKeysOfAPart;
    // For each part the next place in each bucket.
    std::vector<std::size_t> places(parts * buckets);
    const auto forBuckets = [&](auto work) {
        forParts(count, source, [&](std::size_t begin, std::size_t end, Engine& engine) {
            auto* const ofPart = &places[begin / kKeysOfAPart * buckets];
            std::uint64_t drawn = 0;
            for (auto i = begin; i < end; ++i, drawn >>= kChoices) {
                if ((i - begin) % kChoices == 0)
                    drawn = engine();
                work(i, ofPart[drawn % buckets]);
            }
        });
    };
    forBuckets([](std::size_t, std::size_t& inBucket) { ++inBucket; });
    std::vector<std::size_t> begins(1);
    for (std::size_t bucket = 0; bucket < buckets; ++bucket) {
        auto place = begins.back();
        for (std::size_t part = 0; part < parts; ++part)
            place += std::exchange(places[part * buckets + bucket], place);
        begins.push_back(place);
    }
    auto keys = base::zeros<Word>(count, source.stop);
    forBuckets([&](std::size_t i, std::size_t& place) { keys[place++] = keyAt(i); });
    const auto shuffleEach = [&](std::size_t bucket, std::size_t /*end*/) {
        shuffleBucket(std::span(keys).subspan(begins[bucket], begins[bucket + 1] - begins[bucket]),
                      source.ofBucket(bucket));
    };
    base::inParallel(buckets, source.stop, shuffleEach, 1);
    return keys;
}

} // namespace sortscope::data
