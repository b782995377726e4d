// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/deviceselector.h"

#include "core/base/texts.h"
#include "core/results/compare/devicenames.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace sortscope::plan {
namespace {

using backend::BackendKind;

/// Returns "cuda:1" for "box/cuda:1". The name of a place may have slashes itself.
std::string_view idOf(std::string_view selector)
{
    return selector.substr(selector.rfind('/') + 1);
}

/// Returns the backend that the selector names; empty if any is meant.
std::optional<BackendKind> backendOf(std::string_view selector)
{
    const auto id = idOf(selector);
    if (id == base::nameOf(BackendKind::Cpu))
        return BackendKind::Cpu;
    const auto colon = id.find(':');
    for (const auto kind : {BackendKind::OpenCl, BackendKind::Cuda}) {
        if (colon != std::string_view::npos && id.substr(0, colon) == base::nameOf(kind))
            return kind;
    }
    return std::nullopt;
}

} // namespace

bool selects(std::string_view selector, const backend::DeviceInfo& device)
{
    return selector == "all" || selector == device.id || (device.node && selector == results::fullId(device));
}

std::set<BackendKind> backendsOf(const std::vector<std::string>& selectors)
{
    std::set<BackendKind> backends;
    for (const auto& selector : selectors) {
        const auto backend = backendOf(selector);
        if (!backend)
            return {};
        backends.insert(*backend);
    }
    return backends;
}

std::string unknownDevice(std::string_view selector, const backend::Inventory& inventory)
{
    const auto backend = backendOf(selector);
    auto devices = inventory.infos();
    const bool several = !inventory.node && !devices.empty() && devices.front().node;
    const std::string here = several ? "there are" : "this machine has";
    auto text = fmt::format("unknown device \"{}\"; ", selector);
    // Devices of other backends may not have been asked for.
    if (backend)
        std::erase_if(devices, [&](const auto& device) { return device.backend != *backend; });
    if (devices.empty())
        text += fmt::format("{} no {} device", here, backend ? base::nameOf(*backend) : "usable");
    else
        text += fmt::format("{} {}{}", here,
                            backend ? fmt::format("these {} devices: ", base::nameOf(*backend)) : "",
                            base::joined(devices, [&](const auto& device) {
                                return several ? results::fullId(device) : device.id;
                            }));
    for (const auto& [of, what, reason] : inventory.unavailable) {
        if (of == backend)
            text += fmt::format("; {} ({}): {}", what, base::nameOf(of), reason);
    }
    return text;
}

} // namespace sortscope::plan
