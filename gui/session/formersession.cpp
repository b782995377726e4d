// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/formersession.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sortscope::gui::bridge {

FormerSession::FormerSession(std::chrono::milliseconds betweenLooks)
{
    m_again.setSingleShot(true);
    m_again.setInterval(betweenLooks);
    connect(&m_again, &QTimer::timeout, this, &FormerSession::freeResults);
}

void FormerSession::addRows(std::shared_ptr<const void> rows)
{
    free(std::move(rows));
}

void FormerSession::addResults(std::vector<results::ResultPointer> results)
{
    std::ranges::move(results, std::back_inserter(m_held));
    if (!m_held.empty())
        m_again.start();
}

void FormerSession::freeResults()
{
    const auto alone =
        std::ranges::partition(m_held, [](const auto& result) { return result.use_count() > 1; });
    if (!alone.empty())
        free(std::vector(std::make_move_iterator(alone.begin()), std::make_move_iterator(alone.end())));
    m_held.erase(alone.begin(), alone.end());
    if (!m_held.empty())
        m_again.start();
}

template <typename Things>
void FormerSession::free(Things things)
{
    // The things are shared, because tasks are copied.
    m_worker.post([shared = std::make_shared<Things>(std::move(things))] { *shared = {}; });
}

} // namespace sortscope::gui::bridge
