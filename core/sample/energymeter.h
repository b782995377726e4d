// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/energycounter.h"
#include "core/measure/netenergy.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace sortscope::sample {

/// Watches a counter of energy, which moves in steps, from a thread of its own: every millisecond. Nothing
/// may be timed meanwhile.
class EnergyMeter {
public:
    /// The counter must outlive the meter.
    explicit EnergyMeter(backend::EnergyCounter& counter);

    /// Works until the counter has changed twice, at least `least` apart, and returns what it counted between
    /// the two changes; the repetitions at a change are interpolated between two calls. `work` works for some
    /// 20 ms, or waits, and returns how often it has repeated the work. Throws backend::Unsupported if the
    /// counter stands still or cannot be read, and what `work` throws.
    measure::EnergySpan over(std::chrono::nanoseconds least, const std::function<std::size_t()>& work);

private:
    using Time = std::chrono::steady_clock::time_point;
    struct Change {
        Time time;
        std::uint64_t microjoules = 0;
    };

    void watch(const std::stop_token& stop);
    /// The first change since `begin`, and the first one that is `least` behind it, as far as they came.
    std::vector<Change> changesSince(Time begin, std::chrono::nanoseconds least);

    backend::EnergyCounter& m_counter;
    std::mutex m_mutex;
    std::vector<Change> m_changes;
    std::exception_ptr m_error;
    std::jthread m_thread;
};

} // namespace sortscope::sample
