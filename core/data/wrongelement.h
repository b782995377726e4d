// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/keys.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

namespace sortscope::data {

/// The first place of an output that holds another key than a sort of the input puts there.
struct WrongElement {
    std::size_t index = 0;
    /// "the first wrong element is 3: 17 in place of 5".
    std::string text;
};

/// Sorts a copy of `input` to find it: only for outputs that are known to be wrong. `output` is as long as
/// `input`. Empty if all keys are in their places. Throws base::Cancelled.
template <KeyWord Word>
std::optional<WrongElement> firstWrongElement(std::span<const Word> output, const std::vector<Word>& input,
                                              Direction direction, KeyType type,
                                              const std::stop_token& stop = {});

} // namespace sortscope::data
