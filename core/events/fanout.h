// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/runevent.h"

#include <utility>
#include <vector>

namespace sortscope::events {

/// Gives each event to several sinks, in their order; nullptr stands for none.
class FanOut : public EventSink {
public:
    explicit FanOut(std::vector<EventSink*> sinks) : m_sinks(std::move(sinks)) {}

    void onEvent(const RunEvent& event) override
    {
        for (auto* sink : m_sinks) {
            if (sink != nullptr)
                sink->onEvent(event);
        }
    }

private:
    std::vector<EventSink*> m_sinks;
};

} // namespace sortscope::events
