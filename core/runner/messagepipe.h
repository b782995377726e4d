// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace sortscope::runner {

/// The bytes that a runner writes before its first message. Bytes before them come from a shell, and are
/// passed over.
inline constexpr std::string_view kRunnerMagic = "sortscope-runner\n";
inline constexpr std::size_t kMostBanner = std::size_t{64} << 10U;

/// The most bytes of a message.
inline constexpr std::size_t kMostFrame = std::size_t{256} << 20U;

/// Returns the message as it is sent: behind its length in four bytes, the highest first.
std::string framed(std::string_view message);

/// The other side has closed its end, or is gone.
class Disconnected : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// One side of a conversation of framed() messages. The pipe leaves the descriptors open. One thread
/// receives, any thread sends.
class MessagePipe {
public:
    using Deadline = std::chrono::steady_clock::time_point;
    static constexpr Deadline kNever = Deadline::max();

    /// `most` is the most bytes of a message.
    MessagePipe(int in, int out, std::size_t most = kMostFrame) : m_in(in), m_out(out), m_most(most) {}

    /// Throws Disconnected, also if the other side has not taken the message at the deadline.
    void send(std::string_view message, Deadline deadline = kNever);
    /// Sends bytes that are not a message.
    void sendRaw(std::string_view bytes, Deadline deadline = kNever);

    /// Returns the next message; empty if there is none at the deadline. Throws Disconnected, and
    /// results::BadDocument for a length that no message has.
    std::optional<std::string> receive(Deadline deadline = kNever);
    /// Passes over everything up to and including `magic`; returns false if `magic` has not come at the
    /// deadline. Throws Disconnected, and results::BadDocument if more than kMostBanner bytes come before it.
    bool skipBanner(Deadline deadline, std::string_view magic = kRunnerMagic);

private:
    std::unique_lock<std::timed_mutex> turn(Deadline deadline);
    bool readMore(Deadline deadline);
    void write(std::string_view bytes, Deadline deadline) const;

    int m_in;
    int m_out;
    std::size_t m_most;
    /// Bytes that were read and not yet returned.
    std::string m_read;
    std::timed_mutex m_sending;
};

} // namespace sortscope::runner
