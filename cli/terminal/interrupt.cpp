// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/interrupt.h"

#include "cli/terminal/exitstatus.h"
#include "core/base/descriptor.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <system_error>
#include <utility>

namespace sortscope::cli {
namespace {

constexpr std::array kSignals{SIGINT, SIGTERM, SIGHUP};
constexpr char kInterrupted = 'i';
constexpr char kQuit = 'q';

// The state that a signal handler may touch: lock-free atomics, sig_atomic_t, and a pipe that wakes the
// watcher. Signals that arrive together may run handlers on several threads at once, and each of them counts.
std::atomic<int> interrupts = 0;
static_assert(std::atomic<int>::is_always_lock_free);
volatile std::sig_atomic_t mostInterrupts = 0;
volatile std::sig_atomic_t pipeEnd = -1;

std::array<bool, kSignals.size()> ignoredByParent{};

extern "C" void onSignal(int)
{
    const int saved = errno;
    if (++interrupts > mostInterrupts)
        ::_exit(kKilled);
    static_cast<void>(!::write(pipeEnd, &kInterrupted, 1));
    errno = saved;
}

/// Blocks the signals on the calling thread, which waits in read() for the text of a handler. The thread
/// sanitizer runs a handler once the call ends in which its signal came: here the thread would wait for
/// itself. The main thread takes the signals, even those that come while it blocks them to start a process.
void leaveSignalsToOthers()
{
    sigset_t signals{};
    ::sigemptyset(&signals);
    for (const int signal : kSignals)
        ::sigaddset(&signals, signal);
    ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

} // namespace

void rememberIgnoredSignals()
{
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
        struct sigaction inherited {};
        ::sigaction(kSignals.at(i), nullptr, &inherited);
        ignoredByParent.at(i) = inherited.sa_handler == SIG_IGN;
    }
}

Interrupt::Interrupt()
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        throw std::system_error(errno, std::generic_category(), "cannot watch for interrupts");
    pipeEnd = ends[1];
    m_watcher = std::thread([this, readEnd = base::Descriptor(ends[0])] { watch(readEnd.get()); });
}

Interrupt::~Interrupt()
{
    for (const auto& [signal, action] : m_replaced)
        ::sigaction(signal, &action, nullptr);
    const base::Descriptor writeEnd(std::exchange(pipeEnd, -1));
    static_cast<void>(!::write(writeEnd.get(), &kQuit, 1));
    m_watcher.join();
}

void Interrupt::begin(std::vector<Step> steps)
{
    const std::scoped_lock lock(m_mutex);
    m_steps = std::move(steps);
    m_next = 0;
    interrupts = 0;
    mostInterrupts = static_cast<int>(m_steps.size());
    if (m_replaced.empty())
        install();
}

void Interrupt::install()
{
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
        struct sigaction action {};
        action.sa_handler = ignoredByParent.at(i) ? SIG_IGN : onSignal;
        // Drivers and libraries do not expect their system calls to be interrupted.
        action.sa_flags = SA_RESTART;
        auto& replaced = m_replaced.emplace_back(kSignals.at(i));
        ::sigaction(replaced.signal, &action, &replaced.action);
    }
}

void Interrupt::watch(int readEnd)
{
    leaveSignalsToOthers();
    char what = kQuit;
    while (::read(readEnd, &what, 1) == 1 && what != kQuit) {
        const std::scoped_lock lock(m_mutex);
        if (m_next < m_steps.size())
            m_steps[m_next++]();
    }
}

} // namespace sortscope::cli
