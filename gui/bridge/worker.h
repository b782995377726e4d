// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>

#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>

class QString;

namespace sortscope::gui::bridge {

/// Does tasks one after the other on a thread of its own: how the window does all that takes time.
class Worker {
public:
    using Task = std::function<void()>;
    /// What a task leaves to the thread of the object that asked for it.
    using Reply = std::function<void()>;
    using Failed = std::function<void(const QString& sentence)>;

    Worker();
    /// Does what was posted, then ends.
    ~Worker() = default;
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// Returns at once. The task must not throw.
    void post(Task task);
    /// Returns at once. On the thread of `asker`, which must outlive this, either the reply of `work` follows
    /// or `failed` with what it threw.
    void post(QObject* asker, std::function<Reply()> work, Failed failed);
    /// Returns once the task, and all that were posted before, are done. This task may throw: so does the
    /// call.
    void await(const Task& task);

private:
    void doNext();

    /// Guards the tasks. They go from thread to thread here and not inside the pool, whose locks the thread
    /// sanitizer cannot see.
    std::mutex m_mutex;
    std::deque<Task> m_tasks;
    /// Last member: its threads use the others.
    QThreadPool m_pool;
};

/// A worker of which only the latest task counts: those before it are told to stop, and not answered.
class LatestTask {
public:
    LatestTask() = default;
    ~LatestTask() { m_current.request_stop(); }
    LatestTask(const LatestTask&) = delete;
    LatestTask& operator=(const LatestTask&) = delete;

    /// As Worker::post(). Work that was stopped may return an empty reply.
    void post(QObject* asker, std::function<Worker::Reply(const std::stop_token&)> work,
              Worker::Failed failed);

private:
    std::stop_source m_current;
    /// Last member: it uses the other.
    Worker m_worker;
};

} // namespace sortscope::gui::bridge
