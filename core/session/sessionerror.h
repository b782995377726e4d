// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>

namespace sortscope::session {

/// A session file that cannot be read or written as asked. what() is one sentence: the fault, and the remedy.
class SessionError : public std::runtime_error {
public:
    enum class Cause {
        Missing,
        NotASession,
        OtherFormat,
        Damaged,
        NotPermitted,
        InUse,
        DiskFull,
        Device,
        Moved
    };

    SessionError(Cause cause, const std::string& sentence) : std::runtime_error(sentence), m_cause(cause) {}

    Cause cause() const { return m_cause; }

private:
    Cause m_cause;
};

} // namespace sortscope::session
