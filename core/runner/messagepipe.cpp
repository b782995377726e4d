// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/messagepipe.h"

#include "core/results/json/jsonreader.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <system_error>

namespace sortscope::runner {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kHeader = 4;
constexpr auto* kTakesNone = "the other side takes no messages";

std::string headerOf(std::string_view message)
{
    std::string header;
    for (std::size_t i = kHeader; i-- > 0;)
        header += static_cast<char>(message.size() >> (8 * i) & 0xFFU);
    return header;
}

/// Returns the timeout for poll(): -1 waits forever.
int timeoutUntil(MessagePipe::Deadline deadline)
{
    if (deadline == MessagePipe::kNever)
        return -1;
    const auto left = std::chrono::ceil<milliseconds>(deadline - std::chrono::steady_clock::now());
    return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, 1'000'000));
}

/// Returns false if nothing can be read or written at the deadline.
bool waitFor(int descriptor, short what, MessagePipe::Deadline deadline)
{
    while (true) {
        pollfd waiting{.fd = descriptor, .events = what, .revents = 0};
        const int ready = ::poll(&waiting, 1, timeoutUntil(deadline));
        if (ready > 0)
            return true;
        if (ready < 0 && errno != EINTR)
            throw std::system_error(errno, std::generic_category(), "poll");
        if (deadline != MessagePipe::kNever && std::chrono::steady_clock::now() >= deadline)
            return false;
    }
}

} // namespace

std::string framed(std::string_view message)
{
    return headerOf(message).append(message);
}

void MessagePipe::send(std::string_view message, Deadline deadline)
{
    if (message.size() > m_most)
        throw results::BadDocument(
            fmt::format("a message has {} bytes, but may have at most {}", message.size(), m_most));
    const auto lock = turn(deadline);
    // In one write, so that a small message which is given up leaves no half of it behind.
    constexpr std::size_t small = 4096;
    if (message.size() <= small)
        return write(framed(message), deadline);
    write(headerOf(message), deadline);
    write(message, deadline);
}

void MessagePipe::sendRaw(std::string_view bytes, Deadline deadline)
{
    const auto lock = turn(deadline);
    write(bytes, deadline);
}

/// Takes the turn to send: another thread may be sending, and waiting for the other side.
std::unique_lock<std::timed_mutex> MessagePipe::turn(Deadline deadline)
{
    if (deadline == kNever)
        return std::unique_lock(m_sending);
    std::unique_lock lock(m_sending, deadline);
    if (!lock)
        throw Disconnected(kTakesNone);
    return lock;
}

void MessagePipe::write(std::string_view bytes, Deadline deadline) const
{
    while (!bytes.empty()) {
        if (!waitFor(m_out, POLLOUT, deadline))
            throw Disconnected(kTakesNone);
        // A lost reader raises no signal on a socket. It may raise one in a runner that is started with
        // pipes, which is to end then.
        auto written = ::send(m_out, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (written < 0 && errno == ENOTSOCK)
            written = ::write(m_out, bytes.data(), bytes.size());
        if (written >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR && errno != EAGAIN)
            throw Disconnected("the other side is gone");
    }
}

bool MessagePipe::readMore(Deadline deadline)
{
    if (!waitFor(m_in, POLLIN, deadline))
        return false;
    std::array<char, std::size_t{64} << 10U> part{};
    const auto count = ::read(m_in, part.data(), part.size());
    if (count > 0)
        m_read.append(part.data(), static_cast<std::size_t>(count));
    else if (count == 0 || errno != EINTR)
        throw Disconnected("the other side is gone");
    return true;
}

std::optional<std::string> MessagePipe::receive(Deadline deadline)
{
    while (true) {
        if (m_read.size() >= kHeader) {
            std::size_t length = 0;
            for (std::size_t i = 0; i < kHeader; ++i)
                length = length << 8U | static_cast<unsigned char>(m_read[i]);
            if (length > m_most)
                throw results::BadDocument(fmt::format(
                    "a message of {} bytes is announced, but a message may have at most {}", length, m_most));
            if (m_read.size() - kHeader >= length) {
                auto message = m_read.substr(kHeader, length);
                m_read.erase(0, kHeader + length);
                return message;
            }
        }
        if (!readMore(deadline))
            return std::nullopt;
    }
}

bool MessagePipe::skipBanner(Deadline deadline, std::string_view magic)
{
    while (true) {
        const auto found = m_read.find(magic);
        if (found <= kMostBanner) { // npos is larger
            m_read.erase(0, found + magic.size());
            return true;
        }
        if (m_read.size() > kMostBanner + magic.size())
            throw results::BadDocument(fmt::format("{} bytes came without a runner's greeting", kMostBanner));
        if (!readMore(deadline))
            return false;
    }
}

} // namespace sortscope::runner
