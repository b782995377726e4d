// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/slurmagentmessages.h"
#include "core/process/byterelay.h"
#include "core/process/childprocess.h"
#include "core/process/stderrtail.h"
#include "core/runner/messagepipe.h"

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace sortscope::places {

/// Nodes that Slurm gives this program as long as this object lives: `salloc` runs our agent as its command,
/// and the agent starts the runners there. Without options, inside an allocation, the nodes are those of that
/// allocation.
class SlurmAllocation : public std::enable_shared_from_this<SlurmAllocation> {
public:
    /// Waits until Slurm gives the nodes, as long as that takes. `options` are options of salloc, `program`
    /// is sortscope-cli, and `errors`, if given, takes the errors of both. Throws std::runtime_error if Slurm
    /// gives no nodes, or `stop` asks to end the wait.
    SlurmAllocation(const std::vector<std::string>& options, const std::string& program,
                    const std::stop_token& stop, std::shared_ptr<process::StderrTail> errors = nullptr);
    /// Gives the nodes back.
    ~SlurmAllocation();
    SlurmAllocation(const SlurmAllocation&) = delete;
    SlurmAllocation& operator=(const SlurmAllocation&) = delete;

    const std::vector<std::string>& nodes() const { return m_nodes; }

    /// Starts a runner on the node with this index; its client is at the other end of `socket`. Throws
    /// std::runtime_error if the allocation has ended.
    std::unique_ptr<process::StartedRunner> start(std::size_t node, int socket);

private:
    class Stream;

    void greet(const std::stop_token& stop);
    void listen();
    void hear(const FromAgent& message);
    void endAll();

    std::shared_ptr<process::StderrTail> m_errors;
    std::vector<std::string> m_command;
    process::SocketPair m_sockets;
    process::ChildProcess m_salloc;
    runner::MessagePipe m_agent;
    std::vector<std::string> m_nodes;
    /// Guards all below.
    std::mutex m_mutex;
    bool m_over = false;
    StreamId m_next = 0;
    std::map<StreamId, std::shared_ptr<Stream>> m_streams;
    /// Last member: the thread uses the others.
    std::jthread m_listener;
};

} // namespace sortscope::places
