// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/bridge/formerresults.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <memory>
#include <utility>

namespace sortscope::gui::bridge {
namespace {

/// A page in the background lets go of what it shows when it comes in front, at the earliest.
constexpr std::chrono::seconds kBetweenLooks(1);

} // namespace

FormerResults::FormerResults()
{
    m_again.setSingleShot(true);
    m_again.setInterval(kBetweenLooks);
    connect(&m_again, &QTimer::timeout, this, &FormerResults::free);
}

void FormerResults::add(std::vector<results::ResultPointer> results)
{
    std::ranges::move(results, std::back_inserter(m_held));
    if (!m_held.empty())
        m_again.start();
}

void FormerResults::free()
{
    const auto others =
        std::ranges::partition(m_held, [](const auto& result) { return result.use_count() > 1; });
    // Shared, because tasks are copied.
    auto alone = std::make_shared<std::vector<results::ResultPointer>>(
        std::make_move_iterator(others.begin()), std::make_move_iterator(others.end()));
    m_held.erase(others.begin(), others.end());
    if (!alone->empty())
        m_worker.post([alone = std::move(alone)] { alone->clear(); });
    if (!m_held.empty())
        m_again.start();
}

} // namespace sortscope::gui::bridge
