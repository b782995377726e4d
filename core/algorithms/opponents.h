// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace sortscope::algorithms {

/// Returns the id of the entry of the standard library that this entry of a processor should beat, or an
/// empty text. A slower one is a poor opponent for a GPU.
std::string_view expectedToBeat(std::string_view id);

} // namespace sortscope::algorithms
