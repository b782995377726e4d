// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/process/childprocess.h"

#include "core/base/descriptor.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <deque>
#include <future>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>

namespace sortscope::process {
namespace {

/// Starts all children on one thread that lives until this process ends: a child gets its parent's death
/// signal when the thread that started the child ends.
class Starter {
public:
    using Order = std::packaged_task<pid_t()>;

    static Starter& ofThisProcess()
    {
        static Starter starter;
        return starter;
    }

    /// Returns the result of the order.
    pid_t carryOut(Order order)
    {
        auto child = order.get_future();
        {
            const std::scoped_lock lock(m_mutex);
            m_orders.push_back(std::move(order));
        }
        m_news.notify_one();
        return child.get();
    }

private:
    Starter() : m_thread([this](const std::stop_token& stop) { work(stop); }) {}

    void work(const std::stop_token& stop)
    {
        // Other threads take signals, and a child gets no signal before it is another program.
        sigset_t all{};
        ::sigfillset(&all);
        ::pthread_sigmask(SIG_SETMASK, &all, nullptr);
        std::unique_lock lock(m_mutex);
        while (m_news.wait(lock, stop, [this] { return !m_orders.empty(); })) {
            auto order = std::move(m_orders.front());
            m_orders.pop_front();
            lock.unlock();
            order();
            lock.lock();
        }
    }

    std::mutex m_mutex;
    std::condition_variable_any m_news;
    std::deque<Order> m_orders;
    /// Last member: the thread uses the others.
    std::jthread m_thread;
};

/// The program that a child process becomes.
struct Program {
    std::vector<char*> argv;
    int socket = -1;
    int errors = -1;
    sigset_t blocked{};
    /// Receives the error number if the program cannot be started.
    int report = -1;
};

sigset_t signalsOf(Blocked blocked)
{
    sigset_t signals{};
    ::sigemptyset(&signals);
    if (blocked == Blocked::Keys) {
        ::sigaddset(&signals, SIGINT);
        ::sigaddset(&signals, SIGHUP);
    }
    return signals;
}

// The functions below run in the child, where a thread that no longer exists may hold any lock: system calls
// alone.

void makeItsOwn(int descriptor, int wanted)
{
    if (descriptor == wanted)
        ::fcntl(descriptor, F_SETFD, 0); // the descriptor stays open
    else
        ::dup2(descriptor, wanted);
}

void forgetHandlers()
{
    for (int signal = 1; signal < NSIG; ++signal) {
        struct sigaction action {};
        if (::sigaction(signal, nullptr, &action) != 0 || action.sa_handler == SIG_IGN)
            continue;
        action = {};
        action.sa_handler = SIG_DFL;
        ::sigaction(signal, &action, nullptr);
    }
}

[[noreturn]] void become(const Program& program, pid_t parent)
{
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (::getppid() != parent)
        ::_exit(EXIT_FAILURE); // the parent ended before prctl()
    makeItsOwn(program.socket, STDIN_FILENO);
    ::dup2(STDIN_FILENO, STDOUT_FILENO);
    if (program.errors >= 0)
        makeItsOwn(program.errors, STDERR_FILENO);
    forgetHandlers();
    ::sigprocmask(SIG_SETMASK, &program.blocked, nullptr);
    ::execvp(program.argv.front(), program.argv.data());
    const int error = errno;
    static_cast<void>(!::write(program.report, &error, sizeof(error)));
    ::_exit(EXIT_FAILURE);
}

pid_t start(Program program)
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        throw std::system_error(errno, std::generic_category());
    const base::Descriptor reports(ends[0]);
    base::Descriptor report(ends[1]);
    program.report = report.get();
    const auto parent = ::getpid();
    const auto child = ::fork();
    if (child < 0)
        throw std::system_error(errno, std::generic_category());
    if (child == 0)
        become(program, parent);
    report.close();
    int error = 0;
    if (::read(reports.get(), &error, sizeof(error)) > 0) {
        ::waitpid(child, nullptr, 0);
        throw std::system_error(error, std::generic_category());
    }
    return child;
}

} // namespace

ChildProcess::ChildProcess(const std::string& program, const std::vector<std::string>& arguments, int socket,
                           Blocked blocked, int errors)
{
    auto words = arguments;
    words.insert(words.begin(), program);
    Program what{.argv = {}, .socket = socket, .errors = errors, .blocked = signalsOf(blocked)};
    for (auto& word : words)
        what.argv.push_back(word.data());
    what.argv.push_back(nullptr);
    try {
        m_pid = Starter::ofThisProcess().carryOut(Starter::Order([&what] { return start(what); }));
    } catch (const std::system_error& error) {
        throw std::system_error(error.code(), "cannot start " + program);
    }
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

} // namespace sortscope::process
