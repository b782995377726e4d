// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/parameter.h"
#include "core/base/named.h"
#include "core/data/key.h"

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

/// Highway's targets: the instruction sets that vqsort is compiled for. The newest one that a processor has
/// is not always its fastest: Zen 4 has AVX-512, but its compress-store, which vqsort stores keys with, is
/// microcode.
namespace sortscope::algorithms {

/// The words that vqsort compares. Each kind has its own fastest target.
enum class SortedWords { Bits16, Bits32, Bits64, Pairs };

constexpr auto namesOf(SortedWords /*type*/)
{
    return base::namesUpTo<SortedWords::Pairs>("16", "32", "64", "pairs");
}

/// The words that vqsort compares for keys of `type`, as they are sorted (asSorted()).
SortedWords sortedWords(data::KeyType type, data::ValueType values);

/// "simd": "auto", or the name of any target that this program knows, whatever its processor has.
ParameterInfo simdParameter();
inline constexpr std::string_view kAutoSimd = "auto";

/// The names of the targets that this processor has, the newest first, without Highway's emulations of
/// vectors.
const std::vector<std::string>& simdTargets();

/// Makes `target` the one that all calls of Highway take from now on, on all threads of this process. None
/// may be at work. Throws backend::Unsupported if this processor lacks it.
void useSimd(std::string_view target);

/// The fastest target for `words` on this processor, among those that sort trial keys rightly: "AVX2". The
/// first call for such words tries all of simdTargets() for up to two seconds, unless rememberSimd() came
/// before. Empty if there is none. Throws base::Cancelled once `stop` is requested.
std::string fastestSimd(SortedWords words, const std::stop_token& stop);

/// Makes `target`, which an earlier process has found, the answer of fastestSimd().
void rememberSimd(SortedWords words, std::string target);

} // namespace sortscope::algorithms
