// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/bridge/runqueue.h"

#include "gui/bridge/workbench.h"
#include "gui/models/text.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::bridge {

RunQueue::RunQueue(Workbench& workbench, QObject* parent) : QObject(parent), m_workbench(workbench)
{
    // Queued: the others shall have heard of the end of the run before the next one begins.
    connect(&m_workbench, &Workbench::runFinished, this, &RunQueue::onRunFinished, Qt::QueuedConnection);
}

void RunQueue::add(Entry entry)
{
    m_waiting.push_back(std::move(entry));
    m_removed.reset();
    emit changed();
}

void RunQueue::remove(std::size_t index)
{
    if (index >= m_waiting.size())
        return;
    m_removed = {index, take(index)};
    emit changed();
}

RunQueue::Entry RunQueue::take(std::size_t index)
{
    auto entry = std::move(m_waiting.at(index));
    m_waiting.erase(m_waiting.begin() + static_cast<std::ptrdiff_t>(index));
    return entry;
}

void RunQueue::bringBack()
{
    if (!m_removed)
        return;
    auto [index, entry] = *std::exchange(m_removed, std::nullopt);
    index = std::min(index, m_waiting.size());
    m_waiting.insert(m_waiting.begin() + static_cast<std::ptrdiff_t>(index), std::move(entry));
    emit changed();
}

void RunQueue::moveUp(std::size_t index)
{
    if (index == 0 || index >= m_waiting.size())
        return;
    std::swap(m_waiting[index - 1], m_waiting[index]);
    emit changed();
}

void RunQueue::runNext()
{
    if (m_waiting.empty() || !m_workbench.obstacle().isEmpty())
        return;
    const auto next = take(0);
    emit changed();
    try {
        m_workbench.run(next.request);
    } catch (const std::exception& error) {
        emit refused(models::text(error.what()));
    }
}

void RunQueue::skip()
{
    m_skipping = true;
    m_workbench.runs().cancel();
}

void RunQueue::onRunFinished(bool cancelled)
{
    const bool goOn = !cancelled || m_skipping;
    m_skipping = false;
    if (std::exchange(m_removed, std::nullopt))
        emit changed();
    if (goOn)
        runNext();
}

} // namespace sortscope::gui::bridge
