// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/slurmagent.h"

#include "core/places/slurmagentmessages.h"
#include "core/process/byterelay.h"
#include "core/process/childprocess.h"
#include "core/results/json/jsonreader.h"
#include "core/runner/messagepipe.h"
#include "sortscope_version.h"

#include <fmt/format.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <iterator>
#include <map>
#include <memory>
#include <system_error>
#include <thread>
#include <utility>

namespace sortscope::places {
namespace {

/// The status of a shell for a command that cannot be started.
constexpr int kNotStarted = 126;

/// A runner, and the thread that carries its bytes to the client.
class Stream {
public:
    Stream(StreamId id, const std::vector<std::string>& command, runner::MessagePipe& client)
        : m_id(id),
          m_client(client),
          m_sockets(process::socketPair()),
          m_process(command.front(), {std::next(command.begin()), command.end()}, m_sockets.theirs.get(),
                    process::Blocked::Keys)
    {
        m_sockets.theirs.close();
        m_thread = std::jthread([this] { carry(); });
    }
    ~Stream() { end(std::chrono::steady_clock::now()); }
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;

    /// True once the client has heard how the runner ended.
    bool over() const { return m_over; }
    void give(std::string_view bytes)
    {
        // A runner that takes no more bytes ends, or is to end.
        if (!process::writeAll(m_sockets.ours.get(), bytes))
            m_process.kill();
    }
    void close() const { ::shutdown(m_sockets.ours.get(), SHUT_WR); }
    /// Gives the runner until `deadline` to end by itself.
    void end(std::chrono::steady_clock::time_point deadline)
    {
        close();
        if (!m_process.waitUntilGone(deadline - std::chrono::steady_clock::now()))
            m_process.kill();
        // Ends the carrying of bytes, whoever else has the other end open.
        ::shutdown(m_sockets.ours.get(), SHUT_RDWR);
    }

private:
    void carry()
    {
        try {
            process::readAll(m_sockets.ours.get(), [this](std::string bytes) {
                m_client.send(encode(FromAgent(fromagent::Data{m_id, std::move(bytes)})));
            });
            auto end = m_process.waitUntilGone(kRunnerEndTime);
            if (!end) {
                m_process.kill();
                end = m_process.waitUntilGone(kRunnerEndTime);
            }
            const auto known = end.value_or(process::ProcessEnd{.status = kNotStarted});
            m_client.send(encode(FromAgent(fromagent::End{m_id, known.signal, known.status})));
        } catch (const runner::Disconnected&) {
            close(); // the client has left
        }
        m_over = true;
    }

    StreamId m_id;
    runner::MessagePipe& m_client;
    process::SocketPair m_sockets;
    process::ChildProcess m_process;
    std::atomic<bool> m_over = false;
    /// Last member: the thread uses the others.
    std::jthread m_thread;
};

class AgentServer {
public:
    AgentServer(int in, int out, const AgentNodes& nodes, std::chrono::nanoseconds patience)
        : m_client(in, out, kMostAgentMessage),
          m_nodes(nodes),
          m_patience(patience)
    {}
    /// Gives all streams the same time to end, however many they are.
    ~AgentServer()
    {
        for (const auto& [id, stream] : m_streams)
            stream->close();
        const auto deadline = std::chrono::steady_clock::now() + m_patience;
        for (const auto& [id, stream] : m_streams)
            stream->end(deadline);
    }
    AgentServer(const AgentServer&) = delete;
    AgentServer& operator=(const AgentServer&) = delete;

    void serve()
    {
        try {
            m_client.sendRaw(kAgentMagic);
            tell(fromagent::Nodes{kAgentProtocol, std::string(kVersion), m_nodes.names});
            while (true) {
                const auto message = decodeToAgent(*m_client.receive());
                std::visit([this](const auto& each) { handle(each); }, message);
            }
        } catch (const runner::Disconnected&) {
            return; // the client has left
        }
    }

private:
    void handle(const toagent::Open& open)
    {
        std::erase_if(m_streams, [](const auto& entry) { return entry.second->over(); });
        if (open.node >= m_nodes.names.size() || m_streams.contains(open.stream))
            throw results::BadDocument(
                fmt::format("stream {} on node {} cannot be opened", open.stream, open.node));
        if (m_streams.size() >= kMostStreams)
            return tell(fromagent::End{open.stream, 0, kNotStarted});
        try {
            m_streams.emplace(open.stream,
                              std::make_unique<Stream>(open.stream, m_nodes.command(open.node), m_client));
        } catch (const std::system_error&) {
            tell(fromagent::End{open.stream, 0, kNotStarted});
        }
    }

    void handle(const toagent::Data& data)
    {
        if (const auto stream = m_streams.find(data.stream); stream != m_streams.end())
            stream->second->give(data.bytes);
    }

    void handle(const toagent::Close& close)
    {
        if (const auto stream = m_streams.find(close.stream); stream != m_streams.end())
            stream->second->close();
    }

    void tell(const FromAgent& message) { m_client.send(encode(message)); }

    runner::MessagePipe m_client;
    const AgentNodes& m_nodes;
    std::chrono::nanoseconds m_patience;
    std::map<StreamId, std::unique_ptr<Stream>> m_streams;
};

} // namespace

void serveAgent(int in, int out, const AgentNodes& nodes, std::chrono::nanoseconds patience)
{
    AgentServer(in, out, nodes, patience).serve();
}

} // namespace sortscope::places
