// SPDX-License-Identifier: GPL-3.0-or-later
//
// A connection that ends without a goodbye. It starts the runner that its arguments name, carries messages to
// and fro, and cuts both sides off as the environment says. It ends once the runner has ended.
//   CUTRELAY_LOG    a file that gets a line for each job that a runner starts
//   CUTRELAY_AFTER  the number of jobs that runners of that file start before the job that is cut off
//   CUTRELAY_AT     the message of that job that is lost: its "result", or the "ack" of the result
//   CUTRELAY_KILL   if it is set, the program that was started is killed for the cut
//   CUTRELAY_GONE   a file that the cut makes; as long as it exists, there is no connection
//   CUTRELAY_ONCE   a file that the cut makes; as long as it exists, nothing is cut
#include "core/process/byterelay.h"
#include "core/process/childprocess.h"
#include "core/runner/messagepipe.h"
#include "core/runner/runnermessages.h"

#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

using namespace sortscope;

namespace {

/// The exit status of ssh if its connection is lost.
constexpr int kConnectionLost = 255;

std::string variable(const char* name)
{
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nothing sets variables here
    return value == nullptr ? "" : value;
}

bool exists(const char* name)
{
    const auto file = variable(name);
    return !file.empty() && std::filesystem::exists(file);
}

void make(const char* name)
{
    if (const auto file = variable(name); !file.empty())
        std::ofstream(file) << "made";
}

std::ptrdiff_t startedJobs()
{
    std::ifstream log(variable("CUTRELAY_LOG"));
    return std::count(std::istreambuf_iterator<char>(log), {}, '\n');
}

class Relay {
public:
    explicit Relay(const std::vector<std::string>& command)
        : m_sockets(process::socketPair()),
          m_runner(command.front(), {command.begin() + 1, command.end()}, m_sockets.theirs.get(),
                   process::Blocked::Keys),
          m_client(STDIN_FILENO, STDOUT_FILENO),
          m_there(m_sockets.ours.get(), m_sockets.ours.get())
    {
        m_sockets.theirs.close();
    }

    int carry()
    {
        std::jthread asks([this] { carryAsks(); });
        carryTells();
        ::shutdown(STDIN_FILENO, SHUT_RDWR);
        asks.join();
        const auto end = m_runner.waitUntilGone(std::chrono::seconds(60));
        return m_cut || !end ? kConnectionLost : end->signal != 0 ? 128 + end->signal : end->status;
    }

private:
    void carryAsks()
    {
        try {
            while (true) {
                const auto bytes = m_client.receive().value();
                const bool ack = std::holds_alternative<runner::ask::Ack>(runner::decodeAsk(bytes));
                if (ack && isCutAt("ack"))
                    return cut();
                m_there.send(bytes);
            }
        } catch (const runner::Disconnected&) {
            ::shutdown(m_sockets.ours.get(), SHUT_WR);
        }
    }

    void carryTells()
    {
        try {
            m_there.skipBanner(runner::MessagePipe::kNever);
            m_client.sendRaw(runner::kRunnerMagic);
            while (true) {
                const auto bytes = m_there.receive().value();
                const auto message = runner::decodeTell(bytes);
                if (const auto* started = std::get_if<runner::tell::Started>(&message))
                    std::ofstream(variable("CUTRELAY_LOG"), std::ios::app) << started->job << '\n';
                if (std::holds_alternative<runner::tell::Finished>(message) && isCutAt("result"))
                    return cut();
                m_client.send(bytes);
            }
        } catch (const runner::Disconnected&) {
            return;
        }
    }

    static bool isCutAt(const std::string& what)
    {
        return variable("CUTRELAY_AT") == what && !exists("CUTRELAY_ONCE")
               && variable("CUTRELAY_AFTER") == std::to_string(startedJobs() - 1);
    }

    void cut()
    {
        m_cut = true;
        make("CUTRELAY_GONE");
        make("CUTRELAY_ONCE");
        if (!variable("CUTRELAY_KILL").empty())
            m_runner.kill();
        ::shutdown(m_sockets.ours.get(), SHUT_RDWR);
        ::shutdown(STDIN_FILENO, SHUT_RDWR);
    }

    process::SocketPair m_sockets;
    process::ChildProcess m_runner;
    runner::MessagePipe m_client;
    runner::MessagePipe m_there;
    std::atomic<bool> m_cut = false;
};

} // namespace

int main(int argc, char* argv[])
{
    if (argc < 2 || exists("CUTRELAY_GONE"))
        return kConnectionLost;
    return Relay({argv + 1, argv + argc}).carry();
}
