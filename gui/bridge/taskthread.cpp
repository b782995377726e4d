// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/bridge/taskthread.h"

#include <future>
#include <memory>
#include <utility>

namespace sortscope::gui::bridge {

TaskThread::TaskThread() : m_thread([this](const std::stop_token& ending) { work(ending); }) {}

TaskThread::~TaskThread()
{
    m_thread.request_stop();
    m_thread.join();
}

void TaskThread::post(Task task)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_tasks.push_back(std::move(task));
    }
    m_changed.notify_one();
}

void TaskThread::await(const Task& task)
{
    const auto packaged = std::make_shared<std::packaged_task<void()>>(task);
    auto done = packaged->get_future();
    post([packaged] { (*packaged)(); });
    done.get();
}

void TaskThread::work(const std::stop_token& ending)
{
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, ending, [this] { return !m_tasks.empty(); })) {
        const auto task = std::move(m_tasks.front());
        m_tasks.pop_front();
        lock.unlock();
        task();
        lock.lock();
    }
}

} // namespace sortscope::gui::bridge
