// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::plan {

/// Reads the sizes of "4096", "2^20", "2^10..2^20" (doubling) or "2^10..2^20:x4", in the order given. Throws
/// base::UsageError that shows the forms.
std::vector<std::size_t> parseSizes(std::string_view spec);

/// Reads the sizes of several specs, each size once, in the order given.
std::vector<std::size_t> parseSizes(std::span<const std::string> specs);

/// Reads specs separated by commas or blanks: "2^10..2^20, 10^6". Throws base::UsageError also for an empty
/// list.
std::vector<std::size_t> parseSizeList(std::string_view text);

/// The fewest specs that parseSizes() reads as these sizes again: powers of two from 2^10 on as powers, and
/// three or more sizes that grow by the same factor as a range.
std::vector<std::string> sizeSpecs(std::span<const std::size_t> sizes);

} // namespace sortscope::plan
