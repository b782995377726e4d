// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/descriptor.h"

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
/// The lock is a socket with a name in Linux's abstract namespace (unix(7)). Unlike a file, the name cannot
/// be left over, be a link, or belong to another user; it ends with its process, however the process ends.
/// The network namespace identifies the machine: a container with a network of its own has a lock of its own.
class MachineLock {
public:
    /// How long the lock waits for a holder that has the name and does not listen. Our programs are in that
    /// state for a moment at most, but any user may take the name.
    static constexpr std::chrono::seconds kMostSilence{10};

    /// Waits until no other program has the lock, or `stop` is requested. `waiting` hears who has the lock,
    /// such as "sortscope-cli (process 12 of anna)", each time that the holder changes. A holder that does
    /// not listen is given up after `mostSilence`.
    explicit MachineLock(const std::stop_token& stop,
                         const std::function<void(const std::string& holder)>& waiting,
                         const std::string& name, std::chrono::nanoseconds mostSilence = kMostSilence);

    /// False if a stop was requested first, if the holder was given up, or if the system has no such sockets.
    bool held() const { return m_socket.isOpen(); }

private:
    base::Descriptor m_socket;
};

} // namespace sortscope::process
