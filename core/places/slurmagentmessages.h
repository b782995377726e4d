// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The messages between a client and its agent on the nodes of a Slurm allocation: they carry the bytes of
/// several runners over one pair of pipes (docs/runner-protocol.md).
namespace sortscope::places {

/// Is raised whenever a message changes so that earlier programs would misread it.
inline constexpr int kAgentProtocol = 1;
/// The bytes that an agent writes before its first message.
inline constexpr std::string_view kAgentMagic = "sortscope-agent\n";
/// The most bytes of a message: the bytes of a runner (kMostPart at most) and their wrapping.
inline constexpr std::size_t kMostAgentMessage = std::size_t{1} << 20U;
/// The most runners that an agent has at the same time.
inline constexpr std::size_t kMostStreams = 1024;

/// The number of a runner's stream; the client gives each number once.
using StreamId = std::uint32_t;

/// The messages from the client to the agent.
namespace toagent {

/// Asks for a runner on the node with this index, from 0.
struct Open {
    StreamId stream = 0;
    std::uint32_t node = 0;
};

struct Data {
    StreamId stream = 0;
    std::string bytes;
};

/// Ends the runner's standard input, and so the runner.
struct Close {
    StreamId stream = 0;
};

} // namespace toagent

/// The messages from the agent to the client.
namespace fromagent {

/// Comes before all other messages.
struct Nodes {
    int protocol = kAgentProtocol;
    std::string version;
    std::vector<std::string> names;
};

struct Data {
    StreamId stream = 0;
    std::string bytes;
};

/// The last message of a stream: how the runner's command ended, as in ProcessEnd.
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

/// Decodes a message. Throws results::BadDocument, which says what is wrong and where.
ToAgent decodeToAgent(std::string_view bytes);
FromAgent decodeFromAgent(std::string_view bytes);

} // namespace sortscope::places
