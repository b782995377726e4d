// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runnerdiscovery.h"

#include "core/base/texts.h"
#include "core/results/jsonreader.h"
#include "core/run/listeddevice.h"
#include "core/run/runnerprocess.h"

#include <optional>
#include <stdexcept>
#include <utility>

namespace sortscope::run {
namespace {

using std::chrono::steady_clock;

/// Drivers that are loaded for the first time after a start of the machine take many seconds.
constexpr std::chrono::seconds kListingTime{60};
/// Platforms and drivers that may crash before the rest is given up.
constexpr std::size_t kMostCrashes = 16;

/// What one runner found until it ended.
struct Attempt {
    std::shared_ptr<RunnerProcess> process;
    std::optional<tell::Devices> devices;
    /// What it was at when it ended.
    std::optional<backend::Listing> listing;
    std::string reason;
};

void listen(RunnerProcess& process, Attempt& attempt)
{
    while (!attempt.devices) {
        auto message = process.receive(steady_clock::now() + kListingTime);
        if (!message) {
            process.kill();
            attempt.reason = fmt::format("it did not come back within {} s", kListingTime.count());
            return;
        }
        if (const auto* listing = std::get_if<tell::Listing>(&*message))
            attempt.listing = listing->what;
        else if (auto* devices = std::get_if<tell::Devices>(&*message))
            attempt.devices = std::move(*devices);
        else
            throw results::BadDocument("a message that does not belong to a listing");
    }
}

Attempt attemptWith(const RunnerOptions& options, const std::vector<backend::Listing>& skip,
                    const std::stop_token& stop)
{
    Attempt attempt;
    attempt.process = std::make_shared<RunnerProcess>(options);
    auto& process = *attempt.process;
    const std::stop_callback stopped(stop, [&process] { process.kill(); });
    try {
        process.shakeHands(options);
        process.send(ask::Discover{skip, {options.backends.begin(), options.backends.end()}});
        listen(process, attempt);
    } catch (const Disconnected&) {
        attempt.reason = "listing its devices " + describeEnd(process.end());
    } catch (const results::BadDocument& error) {
        throw std::runtime_error(fmt::format("the runner's messages are not right: {}", error.what()));
    }
    return attempt;
}

backend::Inventory inventoryOf(tell::Devices devices, std::vector<backend::Unavailable> crashed)
{
    backend::Inventory inventory;
    inventory.node = std::move(devices.node);
    for (auto& info : devices.infos)
        inventory.devices.push_back(std::make_shared<ListedDevice>(std::move(info)));
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
        auto attempt = attemptWith(options, found.skip, stop);
        if (attempt.devices) {
            found.facts = std::move(attempt.devices->facts);
            found.inventory = inventoryOf(std::move(*attempt.devices), std::move(crashed));
            found.process = std::move(attempt.process);
            return found;
        }
        if (stop.stop_requested())
            throw std::runtime_error("looking for devices was stopped");
        if (!attempt.listing || found.skip.size() == kMostCrashes)
            throw std::runtime_error("devices cannot be listed: " + attempt.reason);
        const auto& [backend, what] = found.skip.emplace_back(std::move(*attempt.listing));
        crashed.push_back(
            {backend, what.empty() ? std::string(base::nameOf(backend)) : base::utf8(what), attempt.reason});
    }
}

} // namespace sortscope::run
