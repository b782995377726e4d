// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <system_error>
#include <thread>
#include <utility>

namespace sortscope::base {

/// A thread that does `work`. If the system gives no thread, throws std::system_error that says so: the
/// system's own text names no thread.
template <typename Work>
std::jthread startedThread(Work work)
{
    try {
        return std::jthread(std::move(work));
    } catch (const std::system_error& error) {
        throw std::system_error(error.code(), "no thread can be started");
    }
}

} // namespace sortscope::base
