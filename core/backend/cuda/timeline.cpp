// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/timeline.h"

#include <cmath>
#include <utility>

namespace sortscope::backend::cuda {

EventPool::~EventPool()
{
    // Unchecked: in a lost context every call fails, and there is nothing left to free.
    m_context->tryMakeCurrent();
    for (CUevent event : m_idle)
        m_context->api().eventDestroy(event);
}

CUevent EventPool::take()
{
    CUevent event = nullptr;
    if (m_idle.empty()) {
        check(m_context->api().eventCreate(&event, m_flags), "cuEventCreate");
    } else {
        event = m_idle.back();
        m_idle.pop_back();
    }
    return event;
}

Event::~Event()
{
    if (m_pool)
        m_pool->giveBack(m_event);
}

Event& Event::operator=(Event&& other) noexcept
{
    std::swap(m_pool, other.m_pool);
    std::swap(m_event, other.m_event);
    return *this;
}

void Event::record(CUstream stream)
{
    check(m_pool->context().api().eventRecord(m_event, stream), "cuEventRecord");
}

void Event::wait() const
{
    check(m_pool->context().api().eventSynchronize(m_event), "cuEventSynchronize");
}

std::int64_t Event::until(const Event& later) const
{
    float milliseconds = 0;
    check(m_pool->context().api().eventElapsedTime(&milliseconds, m_event, later.m_event),
          "cuEventElapsedTime");
    return std::llround(static_cast<double>(milliseconds) * 1e6);
}

Timeline::Timeline(std::shared_ptr<const CudaContext> context, CUstream stream)
    : m_pool(std::make_shared<EventPool>(std::move(context), CU_EVENT_DEFAULT)),
      m_stream(stream),
      m_anchor(m_pool)
{
    m_anchor.record(stream);
}

std::shared_ptr<Timeline::Span> Timeline::begin()
{
    auto span = std::make_shared<Span>(Span{Event(m_pool), Event(m_pool), std::nullopt});
    span->before.record(m_stream);
    return span;
}

void Timeline::end(const std::shared_ptr<Span>& span)
{
    span->behind.record(m_stream);
    m_unresolved.push_back(span);
}

void Timeline::wait(const Span& span)
{
    if (!span.times)
        span.behind.wait();
}

CommandTimes Timeline::times(Span& span)
{
    wait(span);
    while (!span.times)
        resolveOldest();
    return *span.times;
}

void Timeline::resolveOldest()
{
    Span& oldest = *m_unresolved.front();
    const std::int64_t started = m_anchorNs + m_anchor.until(oldest.before);
    const std::int64_t ended = started + oldest.before.until(oldest.behind);
    // The time at which a command was queued is known on the host's clock only, which is another clock.
    oldest.times = CommandTimes{.startedNs = started, .endedNs = ended};
    std::swap(m_anchor, oldest.behind);
    m_anchorNs = ended;
    m_unresolved.pop_front();
}

} // namespace sortscope::backend::cuda
