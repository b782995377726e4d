// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>

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

} // namespace sortscope::sample
