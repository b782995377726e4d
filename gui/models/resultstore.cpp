// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/resultstore.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::models {

ResultStore::Result ResultStore::find(results::JobId id) const
{
    const auto found =
        std::ranges::find_if(m_results, [id](const auto& result) { return result->spec.id == id; });
    return found == m_results.end() ? nullptr : *found;
}

void ResultStore::add(const Result& result)
{
    const auto idOf = [](const auto& one) { return one->spec.id; };
    const auto place = std::ranges::lower_bound(m_results, result->spec.id, {}, idOf);
    if (place != m_results.end() && idOf(*place) == result->spec.id)
        *place = result;
    else
        m_results.insert(place, result);
    emit changed();
}

std::vector<ResultStore::Result> ResultStore::replace(std::vector<Result> results)
{
    auto former = std::exchange(m_results, std::move(results));
    emit changed();
    return former;
}

} // namespace sortscope::gui::models
