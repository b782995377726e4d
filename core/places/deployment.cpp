// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/deployment.h"

#include "core/base/sha256.h"
#include "core/places/bundle.h"
#include "core/process/byterelay.h"
#include "core/process/childprocess.h"

#include <fmt/format.h>
#include <sys/socket.h>

#include <chrono>
#include <stdexcept>
#include <thread>

namespace sortscope::places {
namespace {

/// The time to unpack, which is long on a slow file system.
constexpr std::chrono::minutes kUnpackingTime{2};
constexpr std::chrono::seconds kEndTime{10};

/// Sends `bytes` to the command of `place` that takes them, and waits for the end of the command.
process::ProcessEnd sendTo(const runner::Place& place, const std::string& hash, std::string_view bytes,
                           const std::stop_token& stop)
{
    auto command = place.commandThatPlaces(hash);
    const auto program = command.front();
    command.erase(command.begin());
    auto sockets = process::socketPair();
    process::ChildProcess child(program, command, sockets.theirs.get(), process::Blocked::Keys);
    sockets.theirs.close();
    const std::stop_callback stopped(stop, [&] { child.kill(); });
    // The output of shells when they start is read and ignored: else they would wait.
    std::jthread reader([&] { process::readAll(sockets.ours.get(), [](const std::string& /*part*/) {}); });
    const bool sent = process::writeAll(sockets.ours.get(), bytes);
    ::shutdown(sockets.ours.get(), SHUT_WR);
    const auto end = child.waitUntilGone(kUnpackingTime);
    if (!end) {
        child.kill();
        child.waitUntilGone(kEndTime);
    }
    ::shutdown(sockets.ours.get(), SHUT_RDWR);
    if (stop.stop_requested())
        throw std::runtime_error("sending this program was stopped");
    if (!end)
        throw std::runtime_error(
            fmt::format("this program did not {} there in time", sent ? "unpack" : "arrive"));
    return *end;
}

} // namespace

Deployment::Deployment(Consent consent)
    : Deployment(std::move(consent),
                 [](const std::stop_token& /*stop*/) { return bundleOf(filesOfThisProgram()); })
{}

bool Deployment::putTo(const runner::Place& place, const std::string& lack, const std::stop_token& stop)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (m_bundle.empty()) {
            m_bundle = m_makeBundle(stop);
            m_hash = base::sha256(m_bundle);
        }
        if (stop.stop_requested() || !m_consent(place, lack, m_bundle.size()))
            return false;
    }
    const auto end = sendTo(place, m_hash, m_bundle, stop);
    if (const auto why = place.whyNotPlaced(end); !why.empty())
        throw std::runtime_error(why);
    return true;
}

} // namespace sortscope::places
