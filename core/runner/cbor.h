// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace sortscope::runner {

/// The most levels of nesting in a message, and the most values.
inline constexpr std::size_t kCborDepth = 32;
inline constexpr std::size_t kCborItems = std::size_t{4} << 20U;

std::string cborOf(const nlohmann::ordered_json& value);

/// Returns the value that `bytes` encode. The bytes may come from anyone: nothing in them exhausts the stack,
/// the memory or patience. Throws results::BadDocument for bytes that are not one whole value, nest deeper
/// than kCborDepth, have more values than kCborItems, or have tags or open lengths, which cborOf() never
/// writes. Texts may have any bytes.
nlohmann::ordered_json parseCbor(std::string_view bytes);

} // namespace sortscope::runner
