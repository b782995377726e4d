// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <stop_token>
#include <string>

namespace sortscope::process {

/// The name of the lock that programs share; empty if the environment variable SORTSCOPE_NO_LOCK is set to
/// anything but an empty text.
std::string machineLockName();

/// The right to measure on this machine: two programs that measure at once disturb each other, and neither
/// can tell.
///
/// It is a socket with a name in Linux's abstract namespace (unix(7)). Unlike a file it cannot be left over,
/// be a link, or belong to another user, and it ends with its process, however that ends. Machines are told
/// apart by their network namespace: a container with a network of its own has a lock of its own.
class MachineLock {
public:
    /// How long one is waited for that has the name and does not listen, which none of ours does for longer
    /// than a moment: any user may take the name.
    static constexpr std::chrono::seconds kMostSilence{10};

    /// Waits until no other program has the lock, or `stop` is requested. `waiting` hears who has it, such as
    /// "sortscope-cli (process 12 of anna)", each time that it is another one. One that does not listen is
    /// given up after `mostSilence`.
    explicit MachineLock(const std::stop_token& stop,
                         const std::function<void(const std::string& holder)>& waiting,
                         const std::string& name, std::chrono::nanoseconds mostSilence = kMostSilence);
    ~MachineLock();
    MachineLock(const MachineLock&) = delete;
    MachineLock& operator=(const MachineLock&) = delete;

    /// False if a stop was requested first, where the holder was given up, and where the system has no such
    /// sockets.
    bool held() const { return m_socket >= 0; }

private:
    int m_socket = -1;
};

} // namespace sortscope::process
