// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/process/processend.h"
#include "core/runner/messagepipe.h"

#include <stdexcept>
#include <string>

/// How a conversation with a runner ends before its time.
namespace sortscope::runner {

/// Its process has ended.
class RunnerEnded : public Disconnected {
public:
    explicit RunnerEnded(const process::ProcessEnd& end)
        : Disconnected("the runner " + describeEnd(end)),
          m_end(end)
    {}
    const process::ProcessEnd& end() const { return m_end; }

private:
    process::ProcessEnd m_end;
};

/// The connection to its place has ended, which is no fault of what ran there.
class ConnectionLost : public Disconnected {
    using Disconnected::Disconnected;
};

/// It has said nothing for longer than it announced.
class RunnerSilent : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// It cannot do what it was asked, whatever is tried again; what() is its reason.
class RunnerRefuses : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

} // namespace sortscope::runner
