// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/process/byterelay.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <system_error>

namespace sortscope::process {
namespace {

constexpr std::chrono::milliseconds kPatience{std::chrono::minutes(1)};

} // namespace

SocketPair socketPair()
{
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        throw std::system_error(errno, std::generic_category(),
                                "cannot make a pair of sockets for another process");
    return {base::Descriptor(ends[0]), base::Descriptor(ends[1])};
}

bool writeAll(int socket, std::string_view bytes)
{
    while (!bytes.empty()) {
        pollfd ready{.fd = socket, .events = POLLOUT, .revents = 0};
        const int events = ::poll(&ready, 1, static_cast<int>(kPatience.count()));
        if (events == 0)
            return false;
        const auto written = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (written > 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR && errno != EAGAIN)
            return false;
    }
    return true;
}

void readAll(int descriptor, const std::function<void(std::string)>& take)
{
    std::string part(kMostPart, '\0');
    while (true) {
        const auto count = ::read(descriptor, part.data(), part.size());
        if (count > 0)
            take(part.substr(0, static_cast<std::size_t>(count)));
        else if (count == 0 || errno != EINTR)
            return;
    }
}

} // namespace sortscope::process
