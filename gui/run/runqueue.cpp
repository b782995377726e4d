// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/runqueue.h"

#include "gui/run/workbench.h"
#include "gui/text/text.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::bridge {

RunQueue::RunQueue(Workbench& workbench, QObject* parent) : QObject(parent), m_workbench(workbench)
{
    // Queued: the others shall hear of the end of the run before the next one begins.
    connect(&m_workbench, &Workbench::runFinished, this, &RunQueue::onRunFinished, Qt::QueuedConnection);
    connect(&m_workbench, &Workbench::runRefused, this, &RunQueue::onRunRefused);
    connect(&m_workbench.activity(), &Activity::changed, this, [this] {
        if (m_workbench.runs().running())
            m_starting.reset();
    });
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
    insert(index, std::move(entry));
}

void RunQueue::insert(std::size_t index, Entry entry)
{
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

void RunQueue::start(std::size_t index)
{
    if (index >= m_waiting.size() || !m_workbench.activity().whyBusy().isEmpty())
        return;
    const auto request = m_waiting[index].request;
    m_starting = {index, take(index)};
    emit changed();
    try {
        m_workbench.run(request);
    } catch (const std::exception& error) {
        m_workbench.refuseRun(models::text(error.what()));
    }
}

void RunQueue::goOn()
{
    const auto next = std::ranges::find(m_waiting, false, &Entry::refused);
    start(static_cast<std::size_t>(next - m_waiting.begin()));
}

void RunQueue::onRunRefused()
{
    if (!m_starting)
        return;
    auto [index, entry] = *std::exchange(m_starting, std::nullopt);
    entry.refused = true;
    insert(index, std::move(entry));
    QMetaObject::invokeMethod(this, &RunQueue::goOn, Qt::QueuedConnection);
}

void RunQueue::skip()
{
    m_skipping = true;
    m_workbench.runs().cancel();
}

void RunQueue::onRunFinished(bool cancelled)
{
    const bool mayGoOn = !cancelled || m_skipping;
    m_skipping = false;
    if (std::exchange(m_removed, std::nullopt))
        emit changed();
    if (mayGoOn)
        goOn();
}

} // namespace sortscope::gui::bridge
