// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runnerprocess.h"

#include <fmt/format.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <stdexcept>
#include <system_error>
#include <thread>

extern char** environ; // NOLINT(readability-redundant-declaration): not in every unistd.h

namespace sortscope::run {
namespace {

using std::chrono::steady_clock;

/// Within this a runner has to be there.
constexpr std::chrono::seconds kStartTime{60};
/// A crashed process is gone once its memory is, which takes a while where it is written to a file; one that
/// hangs in the system's part of a driver may never be.
constexpr std::chrono::seconds kEndTime{10};
constexpr std::chrono::milliseconds kEndPoll{2};

/// What the user's keys send to all processes of a terminal is this program's to decide on. A runner blocks
/// these signals itself; what leads to one at another place begins with them blocked.
void leaveInterruptsToUs(posix_spawnattr_t& attributes)
{
    sigset_t signals{};
    sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        sigaddset(&signals, signal);
    ::posix_spawnattr_setsigmask(&attributes, &signals);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
}

/// Starts the program with `socket` as its standard input and output.
pid_t spawn(const RunnerOptions& options, int socket)
{
    auto program = options.program.string();
    auto arguments = options.arguments;
    std::vector<char*> argv{program.data()};
    for (auto& argument : arguments)
        argv.push_back(argument.data());
    argv.push_back(nullptr);

    posix_spawn_file_actions_t actions{};
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO);
    posix_spawnattr_t attributes{};
    ::posix_spawnattr_init(&attributes);
    if (!options.place.isLocal())
        leaveInterruptsToUs(attributes);
    pid_t pid = -1;
    const int error = ::posix_spawnp(&pid, program.c_str(), &actions, &attributes, argv.data(), environ);
    ::posix_spawnattr_destroy(&attributes);
    ::posix_spawn_file_actions_destroy(&actions);
    if (error != 0)
        throw std::system_error(error, std::generic_category(), "cannot start " + program);
    return pid;
}

/// Throws std::runtime_error unless `hello` is of this program.
void requireSameProgram(const tell::Hello& hello, const Place& place)
{
    if (const auto why = place.whyNotVersion(hello.version); !why.empty())
        throw std::runtime_error(why);
    if (hello.protocol != kRunnerProtocol)
        throw std::runtime_error(
            fmt::format("the runner (sortscope {}) speaks version {} of the protocol, and this program "
                        "version {}; use the same version of both",
                        hello.version, hello.protocol, kRunnerProtocol));
}

} // namespace

RunnerProcess::RunnerProcess(const RunnerOptions& options)
{
    // A socket and no pipes: writing to a runner that is gone is an error then, and no signal. No program
    // that this process starts in the meantime inherits it and keeps it open.
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        throw std::system_error(errno, std::generic_category(), "cannot make a socket for the runner");
    m_socket = ends[0];
    try {
        m_pid = spawn(options, ends[1]);
    } catch (...) {
        ::close(ends[0]);
        ::close(ends[1]);
        throw;
    }
    ::close(ends[1]);
    m_pipe = std::make_unique<MessagePipe>(m_socket, m_socket);
}

RunnerProcess::~RunnerProcess()
{
    kill();
    waitUntilGone();
    ::close(m_socket);
}

void RunnerProcess::shakeHands(const RunnerOptions& options)
{
    const auto deadline = steady_clock::now() + kStartTime;
    try {
        if (!m_pipe->skipBanner(deadline))
            throw std::runtime_error(fmt::format("the runner said nothing for {} s", kStartTime.count()));
        const auto first = receive(deadline);
        const auto* const hello = first ? std::get_if<tell::Hello>(&*first) : nullptr;
        if (hello == nullptr)
            throw std::runtime_error("the runner did not say hello");
        requireSameProgram(*hello, options.place);
        send(ask::Hello{kRunnerProtocol, options.memoryLimit, options.kernelTimeout});
    } catch (const Disconnected&) {
        if (options.place.isLocal())
            throw;
        throw std::runtime_error(options.place.whyNoGreeting(end()));
    }
}

void RunnerProcess::send(const Ask& message, std::chrono::nanoseconds within)
{
    m_pipe->send(encode(message), steady_clock::now() + within);
}

std::optional<Tell> RunnerProcess::receive(MessagePipe::Deadline deadline)
{
    const auto bytes = m_pipe->receive(deadline);
    return bytes ? std::optional(decodeTell(*bytes)) : std::nullopt;
}

void RunnerProcess::kill()
{
    const std::scoped_lock lock(m_mutex);
    if (m_gone)
        return;
    m_end = {.signal = SIGKILL, .status = 0, .killed = true};
    ::kill(m_pid, SIGKILL);
}

ProcessEnd RunnerProcess::end()
{
    if (!waitUntilGone()) {
        kill();
        waitUntilGone();
    }
    const std::scoped_lock lock(m_mutex);
    return m_end;
}

bool RunnerProcess::gone()
{
    const std::scoped_lock lock(m_mutex);
    int status = 0;
    if (!m_gone && ::waitpid(m_pid, &status, WNOHANG) == m_pid) {
        m_gone = true;
        m_end.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
        m_end.status = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
    }
    return m_gone;
}

bool RunnerProcess::waitUntilGone()
{
    const auto deadline = steady_clock::now() + kEndTime;
    while (!gone()) {
        if (steady_clock::now() >= deadline)
            return false;
        std::this_thread::sleep_for(kEndPoll);
    }
    return true;
}

} // namespace sortscope::run
