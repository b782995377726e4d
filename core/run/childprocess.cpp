// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/childprocess.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <system_error>

extern char** environ; // NOLINT(readability-redundant-declaration): not in every unistd.h

namespace sortscope::run {
namespace {

void block(posix_spawnattr_t& attributes, Blocked blocked)
{
    sigset_t signals{};
    sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGHUP})
        sigaddset(&signals, signal);
    if (blocked == Blocked::All)
        sigaddset(&signals, SIGTERM);
    ::posix_spawnattr_setsigmask(&attributes, &signals);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
}

} // namespace

ChildProcess::ChildProcess(const std::string& program, const std::vector<std::string>& arguments, int socket,
                           Blocked blocked, int errors)
{
    auto words = arguments;
    words.insert(words.begin(), program);
    std::vector<char*> argv;
    for (auto& word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);

    posix_spawn_file_actions_t actions{};
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO);
    if (errors >= 0)
        ::posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
    posix_spawnattr_t attributes{};
    ::posix_spawnattr_init(&attributes);
    if (blocked != Blocked::None)
        block(attributes, blocked);
    const int error = ::posix_spawnp(&m_pid, program.c_str(), &actions, &attributes, argv.data(), environ);
    ::posix_spawnattr_destroy(&attributes);
    ::posix_spawn_file_actions_destroy(&actions);
    if (error != 0)
        throw std::system_error(error, std::generic_category(), "cannot start " + program);
}

void ChildProcess::kill()
{
    const std::scoped_lock lock(m_mutex);
    if (m_gone)
        return;
    m_end = {.signal = SIGKILL, .status = 0, .killed = true};
    ::kill(m_pid, SIGKILL);
}

void ChildProcess::terminate()
{
    const std::scoped_lock lock(m_mutex);
    if (!m_gone)
        ::kill(m_pid, SIGTERM);
}

std::optional<ProcessEnd> ChildProcess::ended()
{
    const std::scoped_lock lock(m_mutex);
    int status = 0;
    if (!m_gone && ::waitpid(m_pid, &status, WNOHANG) == m_pid) {
        m_gone = true;
        m_end.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
        m_end.status = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
    }
    return m_gone ? std::optional(m_end) : std::nullopt;
}

} // namespace sortscope::run
