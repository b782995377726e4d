// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/keykinds.h"

#include "core/algorithms/vendor/vendorerror.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace sortscope::algorithms::vendor {
namespace {

constexpr std::array kKinds{
#ifdef SORTSCOPE_CUB_ALL_TYPES
    std::pair<std::string_view, KeyKind>{"u8", KeyKind::ByteUnsigned},
    std::pair<std::string_view, KeyKind>{"i8", KeyKind::ByteSigned},
    std::pair<std::string_view, KeyKind>{"u16", KeyKind::ShortUnsigned},
    std::pair<std::string_view, KeyKind>{"i16", KeyKind::ShortSigned},
    std::pair<std::string_view, KeyKind>{"f16", KeyKind::ShortFloat},
#endif
    std::pair<std::string_view, KeyKind>{"u32", KeyKind::Unsigned},
    std::pair<std::string_view, KeyKind>{"i32", KeyKind::Signed},
    std::pair<std::string_view, KeyKind>{"f32", KeyKind::Float},
    std::pair<std::string_view, KeyKind>{"u64", KeyKind::WideUnsigned},
    std::pair<std::string_view, KeyKind>{"i64", KeyKind::WideSigned},
    std::pair<std::string_view, KeyKind>{"f64", KeyKind::WideFloat},
};

} // namespace

KeyKind keyKindOf(std::string_view key)
{
    const auto* const found = std::ranges::find(kKinds, key, [](const auto& kind) { return kind.first; });
    if (found == kKinds.end())
        throw Failure(SORTSCOPE_UNSUPPORTED,
                      fmt::format("libsortscope-cub.so was built for keys of {}, and these are {}",
                                  compiledKeys(), key));
    return found->second;
}

const std::string& compiledKeys()
{
    static const std::string all = [] {
        std::string words;
        for (const auto& [name, kind] : kKinds)
            words += fmt::format("{}{}", words.empty() ? "" : " ", name);
        return words;
    }();
    return all;
}

} // namespace sortscope::algorithms::vendor
