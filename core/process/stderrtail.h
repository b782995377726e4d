// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/process/byterelay.h"

#include <mutex>
#include <string>
#include <thread>

namespace sortscope::process {

/// Takes the errors of the programs that lead to another place. All of the text goes to this process' own
/// standard error, and the last lines are kept: ssh, salloc and shells say there why a place cannot be used.
class StderrTail {
public:
    /// Throws std::system_error.
    StderrTail();
    ~StderrTail();
    StderrTail(const StderrTail&) = delete;
    StderrTail& operator=(const StderrTail&) = delete;

    /// The standard error for a program that is started. The descriptor stays ours to close.
    int end() const { return m_sockets.theirs.get(); }
    /// Returns the last lines that were written until now, at most 5, as UTF-8 without control characters.
    /// Any thread.
    std::string lines();

private:
    void listen();
    /// Takes the bytes that are there; returns false once no more can come.
    bool takeAll();

    SocketPair m_sockets;
    /// Guards the text and the reading of the socket.
    std::mutex m_mutex;
    std::string m_text;
    /// Last member: the thread uses the others.
    std::jthread m_listener;
};

} // namespace sortscope::process
