// SPDX-License-Identifier: GPL-3.0-or-later
//
// reaper COMMAND…: runs a command, and leaves no process behind however the command ends. Once the command
// has ended, or the process that has started the reaper, or a signal asks for the end, the reaper kills all
// processes that the command has started, and all that others have started for it, daemons too. Ends as the
// command has ended.
#include "core/base/texts.h"

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace base = sortscope::base;

namespace {

struct Process {
    pid_t id = 0;
    std::string name;
};

/// The children of this process, of which some may have ended: "PID (NAME) STATE PARENT …" in /proc/PID/stat.
std::vector<Process> children()
{
    std::vector<Process> found;
    std::error_code error;
    for (std::filesystem::directory_iterator entry("/proc", error), end; !error && entry != end;
         entry.increment(error)) {
        const auto number = entry->path().filename().string();
        const auto id = base::numberIn<pid_t>(number);
        if (!id)
            continue;
        std::string stat;
        std::getline(std::ifstream(entry->path() / "stat"), stat);
        const auto name = stat.find('(');
        const auto after = stat.rfind(')');
        if (after == std::string::npos || after + 4 > stat.size())
            continue; // the process has gone meanwhile
        const auto parent = after + 4;
        const auto parentText = std::string_view(stat).substr(parent, stat.find(' ', parent) - parent);
        if (base::numberIn<pid_t>(parentText) == ::getpid())
            found.push_back({*id, stat.substr(name + 1, after - name - 1)});
    }
    return found;
}

/// Kills children until there are none: the children of a killed child become this process' own.
void killAll(bool tell)
{
    while (true) {
        for (const auto& [id, name] : children()) {
            int status = 0;
            if (::waitpid(id, &status, WNOHANG) != 0)
                continue;
            if (tell)
                std::fprintf(stderr, "reaper: %s (process %d) was left\n", name.c_str(), id);
            ::kill(id, SIGKILL);
        }
        if (::waitpid(-1, nullptr, 0) < 0 && errno == ECHILD)
            return;
    }
}

[[noreturn]] void endAs(int status)
{
    if (WIFSIGNALED(status)) {
        std::signal(WTERMSIG(status), SIG_DFL);
        ::prctl(PR_SET_DUMPABLE, 0); // the command has already dumped its core
        ::raise(WTERMSIG(status));
    }
    std::exit(WIFEXITED(status) ? WEXITSTATUS(status) : EXIT_FAILURE);
}

} // namespace

int main(int argc, char* argv[])
{
    if (argc < 2) {
        std::fputs("usage: reaper COMMAND [ARGUMENT…]\n", stderr);
        return 2;
    }
    const auto parent = ::getppid();
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
    sigset_t awaited{};
    sigset_t before{};
    sigemptyset(&awaited);
    for (const int signal : {SIGCHLD, SIGTERM, SIGINT, SIGHUP})
        sigaddset(&awaited, signal);
    ::sigprocmask(SIG_BLOCK, &awaited, &before);
    const auto self = ::getpid();
    const auto command = ::fork();
    if (command == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (::getppid() != self)
            std::_Exit(EXIT_FAILURE);
        ::sigprocmask(SIG_SETMASK, &before, nullptr);
        ::execvp(argv[1], argv + 1);
        std::fprintf(stderr, "reaper: cannot start %s: %s\n", argv[1], std::strerror(errno));
        std::_Exit(127);
    }
    while (command > 0 && ::getppid() == parent) {
        int signal = 0;
        ::sigwait(&awaited, &signal);
        if (signal != SIGCHLD)
            break;
        int status = 0;
        for (pid_t ended = 0; (ended = ::waitpid(-1, &status, WNOHANG)) > 0;) {
            if (ended != command)
                continue;
            killAll(true);
            endAs(status);
        }
    }
    killAll(false);
    return EXIT_FAILURE;
}
