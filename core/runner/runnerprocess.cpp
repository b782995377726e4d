// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/runnerprocess.h"

#include "core/process/childprocess.h"
#include "core/process/stderrtail.h"
#include "core/runner/runnerfaults.h"

#include <fmt/format.h>
#include <sys/socket.h>

#include <csignal>
#include <stdexcept>
#include <utility>

namespace sortscope::runner {
namespace {

using std::chrono::steady_clock;

/// The time within which a runner has to be there.
constexpr std::chrono::seconds kStartTime{60};
/// The time within which a runner has to be gone. A crashed process is gone once its memory is, which takes a
/// while if it is written to a file; one that hangs in the system's part of a driver may never be gone.
constexpr std::chrono::seconds kEndTime{10};

std::unique_ptr<process::StartedRunner> started(const RunnerOptions& options, int socket)
{
    if (options.start)
        return options.start(socket);
    // A runner on this machine leaves interrupts to its client by itself.
    return std::make_unique<process::ChildProcess>(options.program.string(), options.arguments, socket,
                                                   options.place.isLocal() ? process::Blocked::None
                                                                           : process::Blocked::Keys,
                                                   options.errors ? options.errors->end() : -1);
}

/// Throws std::runtime_error, or ProgramLacking, unless `hello` comes from a runner of this program.
void requireSameProgram(const tell::Hello& hello, const Place& place)
{
    place.requireVersion(hello.version);
    if (hello.protocol != kRunnerProtocol)
        throw std::runtime_error(
            fmt::format("the runner (sortscope {}) speaks version {} of the protocol, and this program "
                        "version {}; use the same version of both",
                        hello.version, hello.protocol, kRunnerProtocol));
}

} // namespace

RunnerProcess::RunnerProcess(const RunnerOptions& options) : m_place(options.place)
{
    // A socket, not pipes: writing to a runner that is gone is then an error, not a signal.
    auto sockets = process::socketPair();
    m_socket = std::move(sockets.ours);
    m_started = started(options, sockets.theirs.get());
    m_pipe = std::make_unique<MessagePipe>(m_socket.get(), m_socket.get());
}

RunnerProcess::~RunnerProcess()
{
    kill();
    m_started->waitUntilGone(kEndTime);
}

void RunnerProcess::shakeHands(const RunnerOptions& options)
{
    const auto deadline = steady_clock::now() + kStartTime;
    try {
        if (!m_pipe->skipBanner(deadline))
            throw std::runtime_error(options.place.silence(kStartTime));
        const auto first = receive(deadline);
        const auto* const hello = first ? std::get_if<tell::Hello>(&*first) : nullptr;
        if (hello == nullptr)
            throw std::runtime_error("the runner did not say hello");
        requireSameProgram(*hello, options.place);
        send(ask::Hello{kRunnerProtocol, options.memoryLimit, options.kernelTimeout});
    } catch (const Disconnected&) {
        const auto ended = end();
        if (!m_place.isLocal())
            m_place.refuseSilence(ended);
        throw std::runtime_error(fmt::format("the runner {} before it said hello", describeEnd(ended)));
    }
}

void RunnerProcess::send(const Ask& message)
{
    try {
        m_pipe->send(encode(message), steady_clock::now() + kSendTime);
    } catch (const Disconnected&) {
        sayWhyGone();
    }
}

bool RunnerProcess::offer(const Ask& message)
{
    try {
        m_pipe->send(encode(message), steady_clock::now());
        return true;
    } catch (const Disconnected&) {
        return false;
    }
}

std::optional<Tell> RunnerProcess::receive(MessagePipe::Deadline deadline)
{
    std::optional<std::string> bytes;
    try {
        bytes = m_pipe->receive(deadline);
    } catch (const Disconnected&) {
        sayWhyGone();
    }
    return bytes ? std::optional(decodeTell(*bytes)) : std::nullopt;
}

void RunnerProcess::sayWhyGone()
{
    if (const auto ended = m_place.endOfRunner(end()))
        throw RunnerEnded(*ended);
    throw ConnectionLost(fmt::format("the connection to {} ended", m_place.name()));
}

void RunnerProcess::hangUp()
{
    ::shutdown(m_socket.get(), SHUT_WR);
    end();
}

void RunnerProcess::kill()
{
    m_started->kill();
}

process::ProcessEnd RunnerProcess::end()
{
    if (const auto end = m_started->waitUntilGone(kEndTime))
        return *end;
    kill();
    return m_started->waitUntilGone(kEndTime).value_or(
        process::ProcessEnd{.signal = SIGKILL, .killed = true});
}

} // namespace sortscope::runner
