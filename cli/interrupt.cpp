// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/interrupt.h"

#include "cli/exitstatus.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>
#include <utility>

namespace sortscope::cli {
namespace {

constexpr std::array kSignals{SIGINT, SIGTERM};
constexpr char kInterrupted = 'i';
constexpr char kQuit = 'q';

// What a signal handler may touch: sig_atomic_t, and a pipe that wakes the watcher.
volatile std::sig_atomic_t interrupts = 0;
volatile std::sig_atomic_t pipeEnd = -1;

extern "C" void onSignal(int)
{
    const int saved = errno;
    interrupts = interrupts + 1;
    if (interrupts > 1)
        ::_exit(kKilled);
    static_cast<void>(!::write(pipeEnd, &kInterrupted, 1));
    errno = saved;
}

void install(void (*handler)(int))
{
    struct sigaction action {};
    action.sa_handler = handler;
    // Drivers and libraries do not expect their system calls to be cut short.
    action.sa_flags = SA_RESTART;
    for (const int signal : kSignals)
        ::sigaction(signal, &action, nullptr);
}

void watch(int readEnd, const std::function<void()>& onFirst)
{
    char what = kQuit;
    while (::read(readEnd, &what, 1) == 1 && what != kQuit)
        onFirst();
    ::close(readEnd);
}

} // namespace

Interrupt::Interrupt(std::function<void()> onFirst)
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        throw std::system_error(errno, std::generic_category(), "cannot watch for interrupts");
    interrupts = 0;
    pipeEnd = ends[1];
    m_watcher = std::thread([readEnd = ends[0], call = std::move(onFirst)] { watch(readEnd, call); });
    install(onSignal);
}

Interrupt::~Interrupt()
{
    install(SIG_DFL);
    const int writeEnd = std::exchange(pipeEnd, -1);
    static_cast<void>(!::write(writeEnd, &kQuit, 1));
    m_watcher.join();
    ::close(writeEnd);
}

} // namespace sortscope::cli
