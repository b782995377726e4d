// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>

#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <utility>

class QString;

namespace sortscope::gui::bridge {

/// Makes calls on the thread of this object, in the order in which any threads put them here.
class Mailbox : public QObject {
    Q_OBJECT

public:
    using Call = std::function<void()>;

    /// Returns at once. Calls that were not made when this object ends are dropped.
    void put(Call call);

private:
    Q_INVOKABLE void callNext();

    /// Guards the calls. They go from thread to thread here and not inside Qt's events, whose lock the thread
    /// sanitizer cannot see.
    std::mutex m_mutex;
    std::deque<Call> m_calls;
};

/// Does tasks one after the other on a thread of its own. The window does everything that takes time in this
/// way.
class Worker {
public:
    using Task = std::function<void()>;
    /// The part of a task that the thread which made the worker does.
    using Reply = Mailbox::Call;
    using Failed = std::function<void(const QString& sentence)>;

    Worker();
    /// Does all posted tasks, then ends.
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// Returns at once. The task must not throw.
    void post(Task task);
    /// Returns at once. Then, on the thread that made the worker, the reply of `work` is called, or `failed`
    /// with what `work` threw; neither is called once the worker has ended.
    void post(std::function<Reply()> work, Failed failed);
    /// Returns at once, for a task that tells its progress: the reply is called like the replies of post().
    void tell(Reply reply) { m_replies.put(std::move(reply)); }
    /// Returns at once. Frees things whose freeing takes time, after the tasks before it.
    template <typename Things>
    void free(Things things)
    {
        // The things are shared, because tasks are copied.
        post([shared = std::make_shared<Things>(std::move(things))] { *shared = Things(); });
    }
    /// Returns once the task, and all tasks that were posted before it, are done. This task may throw, and
    /// then the call throws, too.
    void await(const Task& task);

private:
    void doNext();

    /// Guards the tasks. They go from thread to thread here and not inside the pool, whose locks the thread
    /// sanitizer cannot see.
    std::mutex m_mutex;
    std::deque<Task> m_tasks;
    Mailbox m_replies;
    /// The last member: its threads use the others.
    QThreadPool m_pool;
};

/// A worker of which only the latest task counts: earlier tasks are told to stop, and are not answered.
class LatestTask {
public:
    LatestTask() = default;
    ~LatestTask() { m_current.request_stop(); }
    LatestTask(const LatestTask&) = delete;
    LatestTask& operator=(const LatestTask&) = delete;

    /// Posts like Worker::post(). Work that was stopped may return an empty reply.
    void post(std::function<Worker::Reply(const std::stop_token&)> work, Worker::Failed failed);
    /// For tasks that are done in any case, in turn with the others.
    Worker& worker() { return m_worker; }
    /// Tells the task to stop; it is not answered.
    void stop() { m_current.request_stop(); }

private:
    std::stop_source m_current;
    /// The last member: it uses the other.
    Worker m_worker;
};

} // namespace sortscope::gui::bridge
