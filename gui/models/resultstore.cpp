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
    m_results.push_back(result);
    emit added(result);
    emit changed();
}

void ResultStore::replace(std::vector<Result> results)
{
    m_results = std::move(results);
    emit replaced();
    emit changed();
}

} // namespace sortscope::gui::models
