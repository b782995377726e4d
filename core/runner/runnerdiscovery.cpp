// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/runnerdiscovery.h"

#include "core/base/texts.h"
#include "core/results/json/jsonreader.h"
#include "core/runner/conversation.h"
#include "core/runner/runnerfaults.h"
#include "core/runner/runnerprocess.h"
#include "core/sample/listeddevice.h"

#include <optional>
#include <stdexcept>
#include <utility>

namespace sortscope::runner {
namespace {

/// How many platforms and drivers may crash before the rest is given up.
constexpr std::size_t kMostCrashes = 16;

/// The findings of one runner until it ended.
struct Attempt {
    std::shared_ptr<RunnerProcess> process;
    std::optional<tell::Devices> devices;
    /// The driver or platform that the runner was listing when it ended.
    std::optional<backend::Listing> listing;
    std::string reason;
};

Attempt attemptWith(const RunnerOptions& options, const std::vector<backend::Listing>& skip,
                    const std::stop_token& stop)
{
    Attempt attempt;
    attempt.process = std::make_shared<RunnerProcess>(options);
    auto& process = *attempt.process;
    const std::stop_callback stopped(stop, [&process] { process.kill(); });
    Conversation conversation(process);
    try {
        process.shakeHands(options);
        process.send(ask::Discover{skip, {options.backends.begin(), options.backends.end()}});
        auto answer = conversation.receive();
        auto* devices = std::get_if<tell::Devices>(&answer);
        if (devices == nullptr)
            throw results::BadDocument("a message that does not belong to a list of devices");
        attempt.devices = std::move(*devices);
    } catch (const RunnerEnded& error) {
        attempt.reason = "listing its devices " + describeEnd(error.end());
    } catch (const RunnerSilent& error) {
        process.kill();
        attempt.reason = error.what();
    } catch (const ConnectionLost& error) {
        throw std::runtime_error(fmt::format("{} while its devices were listed", error.what()));
    } catch (const RunnerRefuses& error) {
        throw std::runtime_error(fmt::format("the runner refuses: {}", error.what()));
    } catch (const results::BadDocument& error) {
        throw std::runtime_error(fmt::format("the runner's messages are invalid: {}", error.what()));
    }
    attempt.listing = conversation.listing();
    return attempt;
}

backend::Inventory inventoryOf(tell::Devices devices, std::vector<backend::Unavailable> crashed)
{
    backend::Inventory inventory;
    inventory.node = std::move(devices.node);
    devices.details.resize(devices.infos.size());
    for (std::size_t i = 0; i < devices.infos.size(); ++i)
        inventory.devices.push_back(std::make_shared<sample::ListedDevice>(std::move(devices.infos[i]),
                                                                           std::move(devices.details[i])));
    inventory.unavailable = std::move(devices.unavailable);
    for (auto& entry : crashed)
        inventory.unavailable.push_back(std::move(entry));
    return inventory;
}

} // namespace

RunnerDiscovery discoverInRunner(const RunnerOptions& options, const std::stop_token& stop)
{
    RunnerDiscovery found;
    std::vector<backend::Unavailable> crashed;
    while (true) {
        Attempt attempt;
        try {
            attempt = attemptWith(options, found.skip, stop);
        } catch (const std::exception&) {
            if (!stop.stop_requested())
                throw;
        }
        if (attempt.devices) {
            found.facts = std::move(attempt.devices->facts);
            found.inventory = inventoryOf(std::move(*attempt.devices), std::move(crashed));
            found.process = std::move(attempt.process);
            return found;
        }
        // Whatever has failed: the stop has ended the runner.
        if (stop.stop_requested())
            throw std::runtime_error("the search for devices was stopped");
        if (!attempt.listing || found.skip.size() == kMostCrashes)
            throw std::runtime_error("devices cannot be listed: " + attempt.reason);
        const auto& [backend, what] = found.skip.emplace_back(std::move(*attempt.listing));
        crashed.push_back(
            {backend, what.empty() ? std::string(base::nameOf(backend)) : base::utf8(what), attempt.reason});
    }
}

} // namespace sortscope::runner
