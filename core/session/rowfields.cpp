// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/rowfields.h"

namespace sortscope::session {

SearchCells searchCells(const std::optional<results::SearchOptions>& search)
{
    if (!search)
        return {};
    const auto& [keys, hitRatio, sortedKeys] = *search;
    return {keys, hitRatio, sortedKeys};
}

std::optional<results::SearchOptions> searchOptions(const SearchCells& cells)
{
    if (!cells.keys && !cells.hitRatio && !cells.sortedKeys)
        return std::nullopt;
    if (!cells.keys || !cells.hitRatio || !cells.sortedKeys)
        throw base::BadContent(
            "the columns search_keys, search_hit_ratio and search_sorted_keys are partly empty");
    return results::SearchOptions{*cells.keys, *cells.hitRatio, *cells.sortedKeys};
}

} // namespace sortscope::session
