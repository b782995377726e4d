// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

namespace sortscope::base {

/// Returns a member of `whole`; empty if `whole` is empty.
template <auto member, typename T>
auto partOf(const std::optional<T>& whole)
{
    return whole ? std::optional(std::invoke(member, *whole)) : std::nullopt;
}

} // namespace sortscope::base
