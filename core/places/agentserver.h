// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace sortscope::places {

/// What runners have to end once their client is gone.
inline constexpr std::chrono::seconds kRunnerEndTime{10};

/// The nodes of an allocation, and what starts a runner on one of them.
struct AgentNodes {
    std::vector<std::string> names;
    /// The program and its arguments, for the node of this index.
    std::function<std::vector<std::string>(std::size_t node)> command;
};

/// Starts runners on nodes for a client at descriptors `in` and `out`, and carries what they say to each
/// other (docs/runner-protocol.md). Returns once the client closes its end; the runners have ended then, or
/// have been ended after `patience`. Throws results::BadDocument for messages that are not right.
void serveAgent(int in, int out, const AgentNodes& nodes, std::chrono::nanoseconds patience = kRunnerEndTime);

} // namespace sortscope::places
