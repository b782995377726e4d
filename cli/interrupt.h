// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <thread>

namespace sortscope::cli {

/// While this lives, the first SIGINT or SIGTERM calls a function on a thread of its own, and the second one
/// ends the process at once. One at a time.
class Interrupt {
public:
    explicit Interrupt(std::function<void()> onFirst);
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

private:
    std::thread m_watcher;
};

} // namespace sortscope::cli
