// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/consent.h"

#include "cli/terminal/displaywidth.h"
#include "cli/terminal/outputs.h"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cstddef>

namespace sortscope::cli {
namespace {

/// A question ends within this time after its run was stopped.
constexpr int kLookMs = 100;
/// A terminal hands out one line at a time, and no line is longer (POSIX _MAX_CANON is less).
constexpr std::size_t kMostAnswer = 4096;

std::string line(const std::stop_token& stop)
{
    while (!stop.stop_requested()) {
        pollfd ready{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
        if (::poll(&ready, 1, kLookMs) <= 0)
            continue;
        std::array<char, kMostAnswer> answer{};
        const auto count = ::read(STDIN_FILENO, answer.data(), answer.size());
        return count > 0 ? std::string(answer.data(), static_cast<std::size_t>(count)) : std::string();
    }
    return {};
}

} // namespace

bool canAsk()
{
    return ::isatty(STDIN_FILENO) != 0 && ::isatty(STDERR_FILENO) != 0;
}

bool agrees(const std::string& question, const std::stop_token& stop)
{
    writeError(fmt::format("sortscope-cli: {} [y/N] ", printable(question)));
    auto answer = line(stop);
    if (!answer.ends_with('\n'))
        writeError("\n");
    else
        answer.pop_back();
    return answer == "y" || answer == "Y" || answer == "yes";
}

} // namespace sortscope::cli
