// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/process/machinelock.h"

#include <fmt/format.h>
#include <poll.h>
#include <pwd.h>
#include <sys/socket.h>
#include <sys/un.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <thread>
#include <utility>

namespace sortscope::process {
namespace {

/// How long a request to stop may go unnoticed.
constexpr std::chrono::milliseconds kPatience{50};
/// A program that takes or releases the lock does not listen for less time than this.
constexpr std::chrono::milliseconds kMoment{500};

base::Descriptor newSocket()
{
    return base::Descriptor(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
}

struct Address {
    sockaddr_un value{};
    socklen_t length = 0;

    explicit Address(const std::string& name)
    {
        value.sun_family = AF_UNIX;
        // A first byte of 0 makes the name abstract.
        const auto size = std::min(name.size(), sizeof(value.sun_path) - 1);
        std::memcpy(&value.sun_path[1], name.data(), size);
        length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + size);
    }
    const sockaddr* get() const
    {
        return reinterpret_cast<const sockaddr*>(&value); // NOLINT(*-reinterpret-cast): what the call takes
    }
};

std::string userName(uid_t user)
{
    std::array<char, 4096> memory{};
    passwd entry{};
    passwd* found = nullptr;
    ::getpwuid_r(user, &entry, memory.data(), memory.size(), &found);
    return found == nullptr ? fmt::format("user {}", user) : std::string(found->pw_name);
}

std::string programName(pid_t process)
{
    std::string name;
    std::getline(std::ifstream(fmt::format("/proc/{}/comm", process)), name);
    // The process chose the name, and may be another user's.
    std::ranges::replace_if(
        name, [](char c) { return c < ' ' || c > '~'; }, '?');
    return name.empty() ? "a program" : name;
}

/// Describes the process that listens at the other end.
std::string holderOf(const base::Descriptor& connected)
{
    ucred holder{};
    socklen_t size = sizeof(holder);
    if (::getsockopt(connected.get(), SOL_SOCKET, SO_PEERCRED, &holder, &size) != 0 || holder.pid == 0)
        return "a program of another container";
    return fmt::format("{} (process {} of {})", programName(holder.pid), holder.pid, userName(holder.uid));
}

/// Waits until the listener is gone, which ends the connection.
void waitForEnd(const base::Descriptor& connected, const std::stop_token& stop)
{
    pollfd end{connected.get(), POLLRDHUP, 0};
    while (!stop.stop_requested() && ::poll(&end, 1, static_cast<int>(kPatience.count())) == 0) {}
}

} // namespace

std::string machineLockName()
{
    const char* const value =
        std::getenv("SORTSCOPE_NO_LOCK"); // NOLINT(concurrency-mt-unsafe): nothing sets it
    return value == nullptr || *value == '\0' ? "sortscope-measures" : "";
}

MachineLock::MachineLock(const std::stop_token& stop, const std::function<void(const std::string&)>& waiting,
                         const std::string& name, std::chrono::nanoseconds mostSilence)
{
    using std::chrono::steady_clock;
    const Address address(name);
    std::string told;
    const auto tell = [&](const std::string& holder) {
        if (std::exchange(told, holder) != holder)
            waiting(holder);
    };
    auto heard = steady_clock::now();
    while (!stop.stop_requested()) {
        auto own = newSocket();
        if (!own.isOpen())
            return;
        if (::bind(own.get(), address.get(), address.length) == 0 && ::listen(own.get(), SOMAXCONN) == 0) {
            m_socket = std::move(own);
            return;
        }
        if (errno != EADDRINUSE)
            return;
        const auto other = newSocket();
        if (::connect(other.get(), address.get(), address.length) == 0) {
            tell(holderOf(other));
            waitForEnd(other, stop);
            heard = steady_clock::now();
            continue;
        }
        const bool listens = errno == EAGAIN;
        const auto silence = steady_clock::now() - heard;
        if (!listens && silence > mostSilence)
            return;
        if (silence > std::min<std::chrono::nanoseconds>(kMoment, mostSilence / 2))
            tell(listens
                     ? fmt::format("a program that too many others wait for (it has the socket @{})", name)
                     : fmt::format("a program that does not answer (it has the socket @{}, see ss -xa; the "
                                   "wait ends after {} s at most)",
                                   name, std::chrono::ceil<std::chrono::seconds>(mostSilence).count()));
        std::this_thread::sleep_for(kPatience);
    }
}

} // namespace sortscope::process
