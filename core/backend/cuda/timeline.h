// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/command.h"
#include "core/backend/cuda/cudacontext.h"

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace sortscope::backend::cuda {

/// Events of one context, handed out again when they come back: making an event costs more than recording it.
class EventPool {
public:
    /// `flags` are those of cuEventCreate.
    EventPool(std::shared_ptr<const CudaContext> context, unsigned flags)
        : m_context(std::move(context)),
          m_flags(flags)
    {}
    ~EventPool();
    EventPool(const EventPool&) = delete;
    EventPool& operator=(const EventPool&) = delete;

    CUevent take();
    void giveBack(CUevent event) { m_idle.push_back(event); }
    const CudaContext& context() const { return *m_context; }

private:
    std::shared_ptr<const CudaContext> m_context;
    unsigned m_flags;
    std::vector<CUevent> m_idle;
};

/// An event on loan from a pool, which it keeps alive.
class Event {
public:
    explicit Event(std::shared_ptr<EventPool> pool) : m_pool(std::move(pool)), m_event(m_pool->take()) {}
    ~Event();
    Event(Event&& other) noexcept : m_pool(std::move(other.m_pool)), m_event(other.m_event) {}
    Event& operator=(Event&& other) noexcept;
    Event(const Event&) = delete;
    Event& operator=(const Event&) = delete;

    void record(CUstream stream);
    void wait() const;
    /// Nanoseconds from this event to a later one. Both must have happened.
    std::int64_t until(const Event& later) const;

private:
    std::shared_ptr<EventPool> m_pool;
    CUevent m_event;
};

/// Places a stream's commands in time: each has an event in front and an event behind.
///
/// cudaEventElapsedTime gives float milliseconds, whose 24 bits are microseconds after some seconds. So a
/// command is not measured from one origin but from its predecessor's end, and the short distances are added
/// up as integers.
class Timeline {
public:
    struct Span {
        Event before;
        Event behind;
        std::optional<CommandTimes> times;
    };

    Timeline(std::shared_ptr<const CudaContext> context, CUstream stream);

    /// Calls `issue`, which puts work on the stream, between two events.
    template <typename Issue>
    std::shared_ptr<Span> surround(const Issue& issue)
    {
        auto span = begin();
        issue();
        end(span);
        return span;
    }
    /// Begins a span; nothing may use it before end().
    std::shared_ptr<Span> begin();
    void end(const std::shared_ptr<Span>& span);

    /// Blocks until the span has ended.
    static void wait(const Span& span);
    /// Start and end in nanoseconds since the timeline began; blocks until the span has ended.
    CommandTimes times(Span& span);

private:
    void resolveOldest();

    std::shared_ptr<EventPool> m_pool;
    CUstream m_stream;
    /// The end of the last span whose times are known, and the time of that end.
    Event m_anchor;
    std::int64_t m_anchorNs = 0;
    /// Spans behind the anchor, in stream order.
    std::deque<std::shared_ptr<Span>> m_unresolved;
};

} // namespace sortscope::backend::cuda
