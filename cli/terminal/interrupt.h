// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace sortscope::cli {

/// Remembers which signals the parent has set to be ignored (nohup). Call it first: the LLVM of an OpenCL
/// driver handles them without asking, once devices are looked for.
void rememberIgnoredSignals();

/// From the first phase on, and while this object lives, each SIGINT, SIGTERM or SIGHUP of a phase calls the
/// next of the phase's functions on a thread of its own; once no function is left, the process ends at once.
/// A signal that the parent ignores stays ignored. There is one such object at a time.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    using Step = std::function<void()>;

    /// Begins a phase: interrupts are counted from 0 again. The objects that the functions of the last phase
    /// use may be destroyed then.
    void begin(std::vector<Step> steps);

private:
    struct Replaced {
        explicit Replaced(int number) : signal(number) {}

        int signal;
        struct sigaction action {};
    };

    void install();
    void watch(int readEnd);

    std::vector<Replaced> m_replaced;
    /// Guards the functions, which are called while it is held.
    std::mutex m_mutex;
    std::vector<Step> m_steps;
    std::size_t m_next = 0;
    /// Last member: the thread uses the others.
    std::thread m_watcher;
};

} // namespace sortscope::cli
