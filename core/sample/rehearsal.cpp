// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/rehearsal.h"

#include "core/sample/trial.h"

#include <fmt/format.h>

#include <exception>

namespace sortscope::sample {

std::string placeOf(std::string_view kernel, backend::Coordinates at)
{
    std::string place(kernel);
    if (at.stage)
        place += fmt::format(", stage {}", *at.stage);
    if (at.pass)
        place += fmt::format("{} pass {}", at.stage ? "" : ",", *at.pass);
    return place;
}

std::optional<std::string> rehearse(const results::JobSpec& spec, const backend::Inventory& inventory,
                                    const std::stop_token& stop, const LaunchHook& onLaunch) noexcept
try {
    const auto device = inventory.find(spec.device.id);
    if (!device || !spec.unsupported.empty())
        return std::nullopt;
    std::string place;
    const auto queue = device->openQueue({.transfer = spec.variant.transfer,
                                          .launch = backend::LaunchMode::WaitEach,
                                          .stop = stop,
                                          .onLaunch = [&](const auto& kernel, auto at) {
                                              place = placeOf(kernel.name(), at);
                                              onLaunch(kernel, at);
                                          }});
    WorkloadSource workloads;
    const auto trial = makeTrial(spec, *queue, workloads.dataOf(spec.workload, stop)).trial;
    trial->upload(*queue);
    const auto errorOfRun = [&](std::string_view which) -> std::optional<std::string> {
        trial->reset(*queue);
        queue->finish();
        try {
            trial->run(*queue);
            queue->finish();
        } catch (const backend::Error& error) {
            if (!place.empty())
                return fmt::format("{}, in {}{}", error.what(), place, which);
        }
        return std::nullopt;
    };
    if (auto error = errorOfRun(""))
        return error;
    trial->exchange(*queue, workloads.controlFor(spec.workload, stop));
    return errorOfRun(", in the control run on other keys");
} catch (const std::exception&) {
    return std::nullopt;
}

} // namespace sortscope::sample
