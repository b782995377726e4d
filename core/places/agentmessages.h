// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What a client and its agent on the nodes of a Slurm allocation say to each other: the bytes of several
/// runners over one pair of pipes (docs/runner-protocol.md).
namespace sortscope::places {

/// Raised whenever a message changes so that programs before would misread it.
inline constexpr int kAgentProtocol = 1;
/// What an agent writes before its first message.
inline constexpr std::string_view kAgentMagic = "sortscope-agent\n";
/// No message has more bytes, those of a runner (kMostPart at most) and what is around them.
inline constexpr std::size_t kMostAgentMessage = std::size_t{1} << 20U;
/// Runners that an agent has at the same time.
inline constexpr std::size_t kMostStreams = 1024;

/// A runner's, of a number that the client gives it once.
using StreamId = std::uint32_t;

/// From the client to the agent.
namespace toagent {

/// Start a runner on the node of this index, from 0.
struct Open {
    StreamId stream = 0;
    std::uint32_t node = 0;
};

struct Data {
    StreamId stream = 0;
    std::string bytes;
};

/// The runner's standard input ends, and so does the runner.
struct Close {
    StreamId stream = 0;
};

} // namespace toagent

/// From the agent to the client.
namespace fromagent {

/// Comes first.
struct Nodes {
    int protocol = kAgentProtocol;
    std::string version;
    std::vector<std::string> names;
};

struct Data {
    StreamId stream = 0;
    std::string bytes;
};

/// The last of a stream: how its command ended, as in ProcessEnd.
struct End {
    StreamId stream = 0;
    int signal = 0;
    int status = 0;
};

} // namespace fromagent

using ToAgent = std::variant<toagent::Open, toagent::Data, toagent::Close>;
using FromAgent = std::variant<fromagent::Nodes, fromagent::Data, fromagent::End>;

/// A message as CBOR.
std::string encode(const ToAgent& message);
std::string encode(const FromAgent& message);

/// The inverse. Throws results::BadDocument, which says what is wrong and where.
ToAgent decodeToAgent(std::string_view bytes);
FromAgent decodeFromAgent(std::string_view bytes);

} // namespace sortscope::places
