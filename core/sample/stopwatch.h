// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace sortscope::sample {

/// Counts the nanoseconds of the host's steady clock since construction.
class Stopwatch {
public:
    std::int64_t ns() const { return elapsed().count(); }
    std::chrono::nanoseconds elapsed() const
    {
        return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now()
                                                                    - m_start);
    }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

/// Adds the time of its life to a sum, which is empty at first.
class AddTime {
public:
    explicit AddTime(std::optional<std::int64_t>& sum) : m_sum(sum) {}
    ~AddTime() { m_sum = m_sum.value_or(0) + m_watch.ns(); }
    AddTime(const AddTime&) = delete;
    AddTime& operator=(const AddTime&) = delete;

private:
    std::optional<std::int64_t>& m_sum;
    Stopwatch m_watch;
};

} // namespace sortscope::sample
