// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace sortscope::gui::bridge {

/// Does tasks one after the other on a thread of its own.
class TaskThread {
public:
    /// Must not throw.
    using Task = std::function<void()>;

    TaskThread();
    /// Does what was posted, then ends.
    ~TaskThread();
    TaskThread(const TaskThread&) = delete;
    TaskThread& operator=(const TaskThread&) = delete;

    /// Returns at once.
    void post(Task task);
    /// Returns once the task, and all that were posted before, are done. This task may throw: so does the
    /// call.
    void await(const Task& task);

private:
    void work(const std::stop_token& ending);

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<Task> m_tasks;
    /// Last member: it uses the others.
    std::jthread m_thread;
};

} // namespace sortscope::gui::bridge
