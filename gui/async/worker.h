// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>

#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <utility>

class QString;

namespace sortscope::gui::bridge {

/// Calls made on the thread of this object, in the order in which any threads put them here.
class Mailbox : public QObject {
    Q_OBJECT

public:
    using Call = std::function<void()>;

    /// Returns at once. What was not called when this object ends is dropped.
    void put(Call call);

private:
    Q_INVOKABLE void callNext();

    /// Guards the calls. They go from thread to thread here and not inside Qt's events, whose lock the thread
    /// sanitizer cannot see.
    std::mutex m_mutex;
    std::deque<Call> m_calls;
};

/// Does tasks one after the other on a thread of its own: how the window does all that takes time.
class Worker {
public:
    using Task = std::function<void()>;
    /// What a task leaves to the thread that made the worker.
    using Reply = Mailbox::Call;
    using Failed = std::function<void(const QString& sentence)>;

    Worker();
    /// Does what was posted, then ends.
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// Returns at once. The task must not throw.
    void post(Task task);
    /// Returns at once. On the thread that made the worker, either the reply of `work` follows or `failed`
    /// with what it threw; neither, once the worker has ended.
    void post(std::function<Reply()> work, Failed failed);
    /// Returns at once, for a task that tells of its progress: the reply follows as those of post() do.
    void tell(Reply reply) { m_replies.put(std::move(reply)); }
    /// Returns once the task, and all that were posted before, are done. This task may throw: so does the
    /// call.
    void await(const Task& task);

private:
    void doNext();

    /// Guards the tasks. They go from thread to thread here and not inside the pool, whose locks the thread
    /// sanitizer cannot see.
    std::mutex m_mutex;
    std::deque<Task> m_tasks;
    Mailbox m_replies;
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
    void post(std::function<Worker::Reply(const std::stop_token&)> work, Worker::Failed failed);
    /// The task is told to stop, and not answered.
    void stop() { m_current.request_stop(); }

private:
    std::stop_source m_current;
    /// Last member: it uses the other.
    Worker m_worker;
};

} // namespace sortscope::gui::bridge
