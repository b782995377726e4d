// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace sortscope::cli {

/// Remembers which signals the parent has set to be ignored (nohup). Call first: the LLVM of an OpenCL driver
/// handles them without asking, once devices are looked for.
void rememberIgnoredSignals();

/// From the first phase on, and while this lives, the first SIGINT, SIGTERM or SIGHUP of a phase calls the
/// phase's function on a thread of its own, and the second one ends the process at once. A signal that the
/// parent ignores stays ignored. One at a time.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    /// Begins a phase: interrupts are counted from 0 again. What the function of the last phase uses may go
    /// then.
    void begin(std::function<void()> onFirst);

private:
    struct Replaced {
        explicit Replaced(int number) : signal(number) {}

        int signal;
        struct sigaction action {};
    };

    void install();
    void watch(int readEnd);

    std::vector<Replaced> m_replaced;
    /// Guards the function, which is called with it held.
    std::mutex m_mutex;
    std::function<void()> m_onFirst;
    /// Last member: it uses the others.
    std::thread m_watcher;
};

} // namespace sortscope::cli
