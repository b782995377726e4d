// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace sortscope::runner {

/// No message nests deeper, or has more values.
inline constexpr std::size_t kCborDepth = 32;
inline constexpr std::size_t kCborItems = std::size_t{4} << 20U;

std::string cborOf(const nlohmann::ordered_json& value);

/// The value that `bytes` encode, from whoever they come: nothing in them exhausts the stack, the memory or
/// patience. Throws results::BadDocument for what is not one whole value, nests deeper than kCborDepth, has
/// more values than kCborItems, or has tags or lengths that are left open, which cborOf() never writes. Texts
/// may have any bytes.
nlohmann::ordered_json parseCbor(std::string_view bytes);

} // namespace sortscope::runner
