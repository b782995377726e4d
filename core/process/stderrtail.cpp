// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/process/stderrtail.h"

#include "core/base/startedthread.h"
#include "core/base/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <utility>

namespace sortscope::process {
namespace {

/// The last bytes that are kept, and the last lines of them that are shown.
constexpr std::size_t kMostBytes = 4096;
constexpr std::size_t kMostLines = 5;

/// Returns the line without control characters, which move a terminal's cursor, and without blanks at the
/// end.
std::string shown(std::string_view line)
{
    auto text = base::utf8(line);
    std::erase_if(text, [](unsigned char c) { return (c < ' ' && c != '\t') || c == 0x7f; });
    text.erase(text.find_last_not_of(" \t") + 1);
    return text;
}

} // namespace

StderrTail::StderrTail() : m_sockets(socketPair()), m_listener(base::startedThread([this] { listen(); })) {}

StderrTail::~StderrTail()
{
    ::shutdown(m_sockets.ours.get(), SHUT_RDWR);
}

void StderrTail::listen()
{
    pollfd ready{.fd = m_sockets.ours.get(), .events = POLLIN, .revents = 0};
    do {
        ::poll(&ready, 1, -1);
    } while (takeAll());
}

bool StderrTail::takeAll()
{
    const std::scoped_lock lock(m_mutex);
    std::array<char, kMostBytes> part{};
    while (true) {
        const auto size = ::recv(m_sockets.ours.get(), part.data(), part.size(), MSG_DONTWAIT);
        if (size < 0 && errno == EINTR)
            continue;
        if (size <= 0)
            return size < 0 && errno == EAGAIN;
        const std::string_view bytes(part.data(), static_cast<std::size_t>(size));
        // If this process has no standard error either, the bytes are only kept.
        [[maybe_unused]] const auto passedOn = ::write(STDERR_FILENO, bytes.data(), bytes.size());
        m_text += bytes;
        if (m_text.size() > kMostBytes)
            m_text.erase(0, m_text.size() - kMostBytes);
    }
}

std::string StderrTail::lines()
{
    takeAll();
    const std::scoped_lock lock(m_mutex);
    std::deque<std::string> lines;
    std::string_view rest = m_text;
    while (lines.size() < kMostLines && !rest.empty()) {
        const auto end = rest.rfind('\n');
        auto line = shown(end == std::string_view::npos ? rest : rest.substr(end + 1));
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(0, end);
        if (!line.empty())
            lines.push_front(std::move(line));
    }
    return fmt::format("{}", fmt::join(lines, "\n"));
}

} // namespace sortscope::process
