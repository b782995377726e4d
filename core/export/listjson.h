// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <functional>

namespace sortscope::exports {

/// A list of what `jsonOf` returns for each of a range.
template <typename Range, typename JsonOf>
nlohmann::ordered_json listJson(const Range& range, JsonOf jsonOf)
{
    auto list = nlohmann::ordered_json::array();
    for (const auto& one : range)
        list.push_back(std::invoke(jsonOf, one));
    return list;
}

} // namespace sortscope::exports
