// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/resultstore.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::models {
namespace {

results::JobId idOf(const ResultStore::Result& result)
{
    return result->spec.id;
}

} // namespace

ResultStore::Result ResultStore::find(results::JobId id) const
{
    const auto place = std::ranges::lower_bound(m_results, id, {}, idOf);
    return place == m_results.end() || idOf(*place) != id ? nullptr : *place;
}

void ResultStore::add(const Result& result)
{
    const auto place = std::ranges::lower_bound(m_results, result->spec.id, {}, idOf);
    if (place != m_results.end() && idOf(*place) == result->spec.id)
        *place = result;
    else
        m_results.insert(place, result);
    emit changed();
}

void ResultStore::replace(std::vector<Result> results)
{
    std::ranges::sort(results, {}, idOf);
    m_results = std::move(results);
    emit changed();
}

} // namespace sortscope::gui::models
