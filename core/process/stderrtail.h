// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/process/byterelay.h"

#include <mutex>
#include <string>
#include <thread>

namespace sortscope::process {

/// Takes what the programs that lead to another place write as errors. All of it goes where this process
/// writes its own, and the last of it is kept: ssh, salloc and shells say there why a place cannot be used.
class StderrTail {
public:
    /// Throws std::system_error.
    StderrTail();
    ~StderrTail();
    StderrTail(const StderrTail&) = delete;
    StderrTail& operator=(const StderrTail&) = delete;

    /// The standard error of a program that is started. It stays ours to close.
    int end() const { return m_sockets.theirs.get(); }
    /// The last lines that were written until now, at most 5 of them, as UTF-8 without control characters.
    /// Any thread.
    std::string lines();

private:
    void listen();
    /// Takes what there is; false once nothing can come.
    bool takeAll();

    SocketPair m_sockets;
    /// Guards the text, and who takes what there is.
    std::mutex m_mutex;
    std::string m_text;
    /// Last member: it uses the others.
    std::jthread m_listener;
};

} // namespace sortscope::process
