// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace sortscope::places {

/// The time that runners have to end once their client is gone.
inline constexpr std::chrono::seconds kRunnerEndTime{10};

/// The nodes of an allocation, and the commands that start runners on them.
struct AgentNodes {
    std::vector<std::string> names;
    /// Returns the program and its arguments for the node with this index.
    std::function<std::vector<std::string>(std::size_t node)> command;
};

/// Starts runners on nodes for a client at descriptors `in` and `out`, and carries the bytes between them
/// (docs/runner-protocol.md). Returns once the client closes its end; by then the runners have ended, or have
/// been ended after `patience`. Throws results::BadDocument for messages that are not right.
void serveAgent(int in, int out, const AgentNodes& nodes, std::chrono::nanoseconds patience = kRunnerEndTime);

} // namespace sortscope::places
