// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/runner/messagepipe.h"
#include "core/runner/runnermessages.h"
#include "core/runner/runnerprocess.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <thread>

namespace sortscope::tests {

/// A runner whose part this process plays.
class PlayedRunner : public process::StartedRunner {
public:
    using Part = std::function<void(PlayedRunner&)>;

    PlayedRunner(int socket, Part part)
        : m_socket(::fcntl(socket, F_DUPFD_CLOEXEC, 0)),
          m_part(std::move(part)),
          m_thread([this] { play(); })
    {}
    ~PlayedRunner() override
    {
        kill();
        m_thread.join();
        ::close(m_socket);
    }
    PlayedRunner(const PlayedRunner&) = delete;
    PlayedRunner& operator=(const PlayedRunner&) = delete;

    void kill() override { ::shutdown(m_socket, SHUT_RDWR); }
    std::optional<process::ProcessEnd> ended() override
    {
        return m_over ? std::optional(process::ProcessEnd{}) : std::nullopt;
    }

    void greet()
    {
        runner::MessagePipe(m_socket, m_socket).sendRaw(runner::kRunnerMagic);
        say(runner::tell::Hello{runner::kRunnerProtocol, "", ::getpid()});
        next();
    }
    void say(const runner::Tell& message) const
    {
        runner::MessagePipe(m_socket, m_socket).send(runner::encode(message));
    }
    /// Reads some of the sent bytes; false if there are none, or will be none.
    bool readSome()
    {
        std::array<char, 4096> part{};
        pollfd waiting{.fd = m_socket, .events = POLLIN, .revents = 0};
        const auto count = ::poll(&waiting, 1, 10'000) == 1 ? ::read(m_socket, part.data(), part.size()) : 0;
        m_read.append(part.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        return count > 0;
    }
    /// The next message; empty if there is none.
    std::optional<runner::Ask> next()
    {
        while (true) {
            std::size_t length = 4;
            for (std::size_t i = 0; i < 4 && m_read.size() >= 4; ++i)
                length += std::size_t{static_cast<unsigned char>(m_read[i])} << (24 - 8 * i);
            if (m_read.size() >= 4 && m_read.size() >= length) {
                const auto message = m_read.substr(4, length - 4);
                m_read.erase(0, length);
                return runner::decodeAsk(message);
            }
            if (!readSome())
                return std::nullopt;
        }
    }

private:
    void play()
    {
        try {
            m_part(*this);
        } catch (const runner::Disconnected&) {
            m_read.clear(); // the client has gone
        }
        ::shutdown(m_socket, SHUT_RDWR);
        m_over = true;
    }

    int m_socket;
    Part m_part;
    std::string m_read;
    std::atomic<bool> m_over = false;
    /// The last member: it uses the others.
    std::thread m_thread;
};

} // namespace sortscope::tests
