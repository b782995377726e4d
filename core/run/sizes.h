// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace sortscope::run {

/// Sizes of "4096", "2^20", "2^10..2^20" (doubling) or "2^10..2^20:x4", in the order given.
/// Throws base::UsageError that shows the forms.
std::vector<std::size_t> parseSizes(std::string_view spec);

} // namespace sortscope::run
