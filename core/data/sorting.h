// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/key.h"

#include <stop_token>
#include <vector>

namespace sortscope::data {

/// Sorts the keys of a haystack, or needles, as std::sort does, in a fraction of its time. Needs as much
/// memory again. Throws base::Cancelled.
template <KeyWord Word>
void sortKeys(std::vector<Word>& keys, const std::stop_token& stop = {});

} // namespace sortscope::data
