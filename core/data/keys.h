// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/key.h"

#include <cstddef>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace sortscope::data {

/// Keys of a type that is known when the program runs: a vector of the type's word.
using Keys =
    std::variant<std::vector<Key>, std::vector<WideKey>, std::vector<ByteKey>, std::vector<ShortKey>>;

inline std::size_t countOf(const Keys& keys)
{
    return std::visit([](const auto& words) { return words.size(); }, keys);
}

inline std::span<const std::byte> bytesOf(const Keys& keys)
{
    return std::visit([](const auto& words) { return std::as_bytes(std::span(words)); }, keys);
}

/// Returns "u32", or "u32 with u32 values".
inline std::string keysText(KeyType key, ValueType values)
{
    std::string text(base::nameOf(key));
    if (values != ValueType::None)
        text.append(" with ").append(base::nameOf(values)).append(" values");
    return text;
}

} // namespace sortscope::data
