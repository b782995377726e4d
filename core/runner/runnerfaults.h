// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/process/processend.h"
#include "core/runner/messagepipe.h"

#include <stdexcept>
#include <string>

/// The ways in which a conversation with a runner ends before its time.
namespace sortscope::runner {

/// The process of the runner has ended.
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

/// The connection to the place of the runner has ended, which is not the fault of the jobs there.
class ConnectionLost : public Disconnected {
    using Disconnected::Disconnected;
};

/// The runner has said nothing for longer than it announced.
class RunnerSilent : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The runner cannot do what it was asked, whatever is tried again; what() is its reason.
class RunnerRefuses : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

} // namespace sortscope::runner
