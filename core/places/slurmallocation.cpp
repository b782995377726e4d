// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/slurmallocation.h"

#include "core/results/json/jsonreader.h"
#include "sortscope_version.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <iterator>
#include <stdexcept>
#include <system_error>
#include <utility>
#include <variant>

namespace sortscope::places {
namespace {

/// The time that salloc has to give the nodes back.
constexpr std::chrono::seconds kEndTime{10};
/// The status of ssh if a connection ends; no runner ends with it.
constexpr int kConnectionLost = 255;

bool isSet(const char* name)
{
    const char* const value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nothing sets variables here
    return value != nullptr && *value != '\0';
}

/// Returns the command: salloc, which runs our agent. Without options and inside an allocation it is the
/// agent alone, in that allocation: salloc would ask for another one, and might wait for nodes that this one
/// has.
std::vector<std::string> commandFor(const std::vector<std::string>& options, const std::string& program)
{
    std::vector<std::string> words;
    if (!options.empty() || !isSet("SLURM_JOB_ID") || !isSet("SLURM_JOB_NODELIST")) {
        words.emplace_back("salloc");
        words.insert(words.end(), options.begin(), options.end());
    }
    words.insert(words.end(), {program, "agent"});
    return words;
}

base::Descriptor copyOf(int socket)
{
    const int copy = ::fcntl(socket, F_DUPFD_CLOEXEC, 0);
    if (copy < 0)
        throw std::system_error(errno, std::generic_category(), "cannot keep a runner's socket");
    return base::Descriptor(copy);
}

} // namespace

/// A runner of ours, and the thread that carries its client's bytes to the agent.
class SlurmAllocation::Stream {
public:
    Stream(StreamId id, int socket, runner::MessagePipe& agent)
        : m_id(id),
          m_socket(copyOf(socket)),
          m_agent(agent),
          m_thread([this] { carry(); })
    {}
    ~Stream() { ::shutdown(m_socket.get(), SHUT_RDWR); }
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;

    /// Returns false if the client takes no more bytes.
    bool give(std::string_view bytes) { return process::writeAll(m_socket.get(), bytes); }
    void close()
    {
        try {
            m_agent.send(encode(ToAgent(toagent::Close{m_id})));
        } catch (const runner::Disconnected&) {
            end({.status = kConnectionLost});
        }
    }
    /// Returns at once: carry() sees the end, and tells the agent.
    void hangUp() { ::shutdown(m_socket.get(), SHUT_RDWR); }
    void end(const process::ProcessEnd& how)
    {
        {
            const std::scoped_lock lock(m_mutex);
            if (!m_end)
                m_end = how;
        }
        ::shutdown(m_socket.get(), SHUT_RDWR);
    }
    std::optional<process::ProcessEnd> ended()
    {
        const std::scoped_lock lock(m_mutex);
        return m_end;
    }

private:
    void carry()
    {
        try {
            process::readAll(m_socket.get(), [this](std::string bytes) {
                m_agent.send(encode(ToAgent(toagent::Data{m_id, std::move(bytes)})));
            });
        } catch (const runner::Disconnected&) {
            end({.status = kConnectionLost});
        }
        close();
    }

    StreamId m_id;
    base::Descriptor m_socket;
    runner::MessagePipe& m_agent;
    /// Guards m_end.
    std::mutex m_mutex;
    std::optional<process::ProcessEnd> m_end;
    /// Last member: the thread uses the others.
    std::jthread m_thread;
};

SlurmAllocation::SlurmAllocation(const std::vector<std::string>& options, const std::string& program,
                                 const std::stop_token& stop, std::shared_ptr<process::StderrTail> errors)
    : m_errors(std::move(errors)),
      m_command(commandFor(options, program)),
      m_sockets(process::socketPair()),
      m_salloc(m_command.front(), {std::next(m_command.begin()), m_command.end()}, m_sockets.theirs.get(),
               process::Blocked::Keys, m_errors ? m_errors->end() : -1),
      m_agent(m_sockets.ours.get(), m_sockets.ours.get(), kMostAgentMessage)
{
    m_sockets.theirs.close();
    try {
        greet(stop);
    } catch (...) {
        ::shutdown(m_sockets.ours.get(), SHUT_RDWR);
        m_salloc.terminate();
        m_salloc.waitUntilGone(kEndTime);
        throw;
    }
    m_listener = std::jthread([this] { listen(); });
}

SlurmAllocation::~SlurmAllocation()
{
    ::shutdown(m_sockets.ours.get(), SHUT_RDWR);
    m_listener = {}; // joins
    m_streams.clear();
    // The agent sees the end of the connection, and salloc gives the nodes back. If we ended salloc, the
    // nodes would be kept until their time is up.
    m_salloc.waitUntilGone(2 * kEndTime);
}

void SlurmAllocation::greet(const std::stop_token& stop)
{
    const std::stop_callback stopped(stop, [this] {
        m_salloc.terminate();
        ::shutdown(m_sockets.ours.get(), SHUT_RDWR);
    });
    try {
        m_agent.skipBanner(runner::MessagePipe::kNever, kAgentMagic);
        auto message = decodeFromAgent(m_agent.receive().value());
        auto* nodes = std::get_if<fromagent::Nodes>(&message);
        if (nodes == nullptr || nodes->protocol != kAgentProtocol || nodes->version != kVersion)
            throw std::runtime_error("the agent has another version than this program");
        m_nodes = std::move(nodes->names);
    } catch (const runner::Disconnected&) {
        if (stop.stop_requested())
            throw std::runtime_error("waiting for nodes was stopped");
        const auto end = m_salloc.waitUntilGone(kEndTime);
        throw std::runtime_error(fmt::format("there are no nodes: {} {}",
                                             m_command.front() == "salloc" ? "salloc" : "the agent",
                                             end ? describeEnd(*end) : "has not ended"));
    }
}

std::unique_ptr<process::StartedRunner> SlurmAllocation::start(std::size_t node, int socket)
{
    /// Keeps the allocation as long as it has a runner.
    class NodeRunner : public process::StartedRunner {
    public:
        NodeRunner(std::shared_ptr<SlurmAllocation> allocation, std::shared_ptr<Stream> stream)
            : m_allocation(std::move(allocation)),
              m_stream(std::move(stream))
        {}
        void kill() override
        {
            if (!m_stream->ended())
                m_stream->hangUp();
        }
        std::optional<process::ProcessEnd> ended() override { return m_stream->ended(); }

    private:
        std::shared_ptr<SlurmAllocation> m_allocation;
        std::shared_ptr<Stream> m_stream;
    };

    const std::scoped_lock lock(m_mutex);
    if (m_over)
        throw std::runtime_error("Slurm's allocation has ended");
    std::erase_if(m_streams, [](const auto& entry) { return entry.second->ended().has_value(); });
    const auto id = m_next++;
    m_agent.send(encode(ToAgent(toagent::Open{id, static_cast<std::uint32_t>(node)})));
    auto stream = std::make_shared<Stream>(id, socket, m_agent);
    m_streams.emplace(id, stream);
    return std::make_unique<NodeRunner>(shared_from_this(), std::move(stream));
}

void SlurmAllocation::listen()
{
    try {
        while (true)
            hear(decodeFromAgent(m_agent.receive().value()));
    } catch (const std::exception&) {
        endAll(); // the agent is gone, or sends a message that no agent sends
    }
}

void SlurmAllocation::hear(const FromAgent& message)
{
    std::shared_ptr<Stream> stream;
    const auto find = [&](StreamId id) {
        const std::scoped_lock lock(m_mutex);
        const auto found = m_streams.find(id);
        stream = found == m_streams.end() ? nullptr : found->second;
        return stream != nullptr;
    };
    if (const auto* data = std::get_if<fromagent::Data>(&message)) {
        if (find(data->stream) && !stream->give(data->bytes))
            stream->close();
    } else if (const auto* end = std::get_if<fromagent::End>(&message)) {
        if (find(end->stream))
            stream->end({.signal = end->signal, .status = end->status});
    } else {
        throw results::BadDocument("\"nodes\" comes once");
    }
}

void SlurmAllocation::endAll()
{
    const std::scoped_lock lock(m_mutex);
    m_over = true;
    for (const auto& [id, stream] : m_streams)
        stream->end({.status = kConnectionLost});
}

} // namespace sortscope::places
