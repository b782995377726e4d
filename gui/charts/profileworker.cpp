// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/profileworker.h"

#include "gui/models/text.h"

#include <exception>
#include <utility>

namespace sortscope::gui::charts {

ProfileWorker::ProfileWorker(QObject* parent) : QObject(parent) {}

ProfileWorker::~ProfileWorker()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_current.request_stop();
    }
    // Joined here and not by the member's destructor: the thread may be about to emit ready().
    m_thread = {};
}

void ProfileWorker::request(Result result)
{
    const std::scoped_lock lock(m_mutex);
    m_wanted = std::move(result);
    m_answer.reset();
    m_current.request_stop();
    m_current = std::stop_source();
    if (!m_thread.joinable())
        m_thread = std::jthread([this](const std::stop_token& ending) { work(ending); });
    m_changed.notify_one();
}

std::optional<ProfileWorker::Answer> ProfileWorker::take()
{
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_answer, std::nullopt);
}

ProfileWorker::Answer ProfileWorker::answer(const Result& result, const std::stop_token& stop)
{
    try {
        auto profile = results::profileOf(*result, stop);
        return {result,
                profile ? std::make_shared<const results::KernelProfile>(std::move(*profile)) : nullptr,
                {}};
    } catch (const std::exception& error) {
        return {result, nullptr, models::text(error.what())};
    }
}

void ProfileWorker::work(const std::stop_token& ending)
{
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, ending, [this] { return m_wanted != nullptr; })) {
        const auto result = std::exchange(m_wanted, nullptr);
        const auto stop = m_current.get_token();
        lock.unlock();
        auto found = answer(result, stop);
        lock.lock();
        if (stop.stop_requested())
            continue;
        m_answer = std::move(found);
        // Emitted with the lock released: a receiver may ask for the next one at once.
        lock.unlock();
        emit ready();
        lock.lock();
    }
}

} // namespace sortscope::gui::charts
