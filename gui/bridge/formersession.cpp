// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/bridge/formersession.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace sortscope::gui::bridge {
namespace {

/// A page in the background lets go of what it shows when it comes in front, at the earliest.
constexpr std::chrono::seconds kBetweenLooks(1);

} // namespace

FormerSession::FormerSession()
{
    m_again.setSingleShot(true);
    m_again.setInterval(kBetweenLooks);
    connect(&m_again, &QTimer::timeout, this, &FormerSession::freeResults);
}

void FormerSession::add(std::vector<models::JobsModel::Row> rows)
{
    free(std::make_shared<std::vector<models::JobsModel::Row>>(std::move(rows)));
}

void FormerSession::add(std::vector<results::ResultPointer> results)
{
    std::ranges::move(results, std::back_inserter(m_held));
    if (!m_held.empty())
        m_again.start();
}

void FormerSession::freeResults()
{
    const auto alone =
        std::ranges::partition(m_held, [](const auto& result) { return result.use_count() > 1; });
    free(std::make_shared<std::vector<results::ResultPointer>>(std::make_move_iterator(alone.begin()),
                                                               std::make_move_iterator(alone.end())));
    m_held.erase(alone.begin(), alone.end());
    if (!m_held.empty())
        m_again.start();
}

template <typename Things>
void FormerSession::free(std::shared_ptr<Things> things)
{
    if (!things->empty())
        m_worker.post([things = std::move(things)] { things->clear(); });
}

} // namespace sortscope::gui::bridge
