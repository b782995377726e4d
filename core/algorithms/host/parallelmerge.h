// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/host/threads.h"
#include "core/data/key.h"

#include <cstddef>
#include <span>

namespace sortscope::algorithms {

/// Merges pairs of neighbouring runs of `width` keys, each in order, from `from` into `to`, which is as long:
/// the result has runs of twice the width. The threads of the team write equal parts of the result; they find
/// the ends of these parts in the runs by merge path (Odeh et al., "Merge Path - Parallel Merging Made
/// Simple", 2012). Stable.
template <data::KeyWord Word>
void mergeRuns(const ThreadTeam& team, std::span<const Word> from, std::span<Word> to, std::size_t width,
               data::Direction direction);

} // namespace sortscope::algorithms
