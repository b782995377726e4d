// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/async/worker.h"

#include "gui/text/text.h"

#include <exception>
#include <future>
#include <memory>
#include <utility>

namespace sortscope::gui::bridge {

void Mailbox::put(Call call)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_calls.push_back(std::move(call));
    }
    // By name: an event with a pointer to the function would carry this pointer past the lock.
    QMetaObject::invokeMethod(this, "callNext", Qt::QueuedConnection);
}

void Mailbox::callNext()
{
    Call call;
    {
        const std::scoped_lock lock(m_mutex);
        call = std::move(m_calls.front());
        m_calls.pop_front();
    }
    call();
}

Worker::Worker()
{
    m_pool.setMaxThreadCount(1);
}

Worker::~Worker()
{
    m_pool.waitForDone();
    const std::scoped_lock lock(m_mutex);
    m_tasks.clear();
}

void Worker::post(Task task)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_tasks.push_back(std::move(task));
    }
    m_pool.start([this] { doNext(); });
}

void Worker::doNext()
{
    Task task;
    {
        const std::scoped_lock lock(m_mutex);
        task = std::move(m_tasks.front());
        m_tasks.pop_front();
    }
    task();
}

void Worker::post(std::function<Reply()> work, Failed failed)
{
    post([this, work = std::move(work), failed = std::move(failed)] {
        Reply reply;
        try {
            reply = work();
        } catch (const std::exception& error) {
            reply = [failed, sentence = models::text(error.what())] { failed(sentence); };
        }
        if (reply)
            tell(std::move(reply));
    });
}

void Worker::await(const Task& task)
{
    const auto packaged = std::make_shared<std::packaged_task<void()>>(task);
    post([packaged] { (*packaged)(); });
    packaged->get_future().get();
}

void LatestTask::post(std::function<Worker::Reply(const std::stop_token&)> work, Worker::Failed failed)
{
    m_current.request_stop();
    m_current = std::stop_source();
    m_worker.post(
        [work = std::move(work), stop = m_current.get_token()]() -> Worker::Reply {
            auto reply = stop.stop_requested() ? Worker::Reply() : work(stop);
            if (!reply || stop.stop_requested())
                return {};
            return [reply = std::move(reply), stop] {
                if (!stop.stop_requested())
                    reply();
            };
        },
        [failed = std::move(failed), stop = m_current.get_token()](const QString& sentence) {
            if (!stop.stop_requested())
                failed(sentence);
        });
}

} // namespace sortscope::gui::bridge
