// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/calibrations.h"

#include "core/base/statefolder.h"
#include "core/results/jsonwriter.h"
#include "core/run/keptlist.h"

#include <algorithm>

namespace sortscope::run {
namespace {

namespace fs = std::filesystem;
using results::JsonPlace;

constexpr KeptList kKept{"sortscope-calibration", "devices", "calibrations", "calibrate again"};

template <typename Visit, results::Is<Calibrations::Entry> E>
void fields(Visit& visit, E& entry)
{
    auto& [device, driverVersion, calibration] = entry;
    auto& [node, backend, platform, identity] = device;
    visit("node", node);
    visit("backend", backend);
    visit("platform", platform);
    visit("identity", identity);
    visit("driver_version", driverVersion);
    visit("calibration", calibration);
}

/// Nothing that is measured is below zero.
void requireSound(const JsonPlace& place)
{
    for (const auto& [key, value] : place->items()) {
        if (value.is_number() && value.get<double>() < 0)
            JsonPlace(value, place, key).refuse("a number of at least 0");
    }
}

Calibrations::Entry entryOf(const JsonPlace& place)
{
    Calibrations::Entry entry;
    results::JsonReader reader(place);
    fields(reader, entry);
    requireSound({place.at("calibration"), place, "calibration"});
    return entry;
}

} // namespace

fs::path Calibrations::defaultFile()
{
    const auto folder = base::stateFolder();
    return folder.empty() ? folder : folder / "calibration.json";
}

Calibrations Calibrations::read(const fs::path& file)
{
    Calibrations calibrations;
    readKept(kKept, file, [&](const JsonPlace& place) { calibrations.m_entries.push_back(entryOf(place)); });
    return calibrations;
}

void Calibrations::write(const fs::path& file) const
{
    auto devices = results::JsonValue::array();
    for (const auto& entry : m_entries) {
        results::JsonWriter writer;
        fields(writer, entry);
        devices.push_back(writer.take());
    }
    writeKept(kKept, file, std::move(devices));
}

const Calibrations::Entry* Calibrations::find(const backend::DeviceInfo& device) const
{
    const auto found = std::ranges::find(m_entries, results::deviceKey(device), &Entry::device);
    return found == m_entries.end() ? nullptr : &*found;
}

std::optional<results::Calibration> Calibrations::of(const backend::DeviceInfo& device) const
{
    const auto* entry = find(device);
    if (entry == nullptr || entry->driverVersion != device.driverVersion)
        return std::nullopt;
    return entry->calibration;
}

std::optional<std::string> Calibrations::staleDriver(const backend::DeviceInfo& device) const
{
    const auto* entry = find(device);
    if (entry == nullptr || entry->driverVersion == device.driverVersion)
        return std::nullopt;
    return entry->driverVersion;
}

void Calibrations::put(const backend::DeviceInfo& device, const results::Calibration& calibration)
{
    const auto key = results::deviceKey(device);
    std::erase_if(m_entries, [&](const Entry& entry) { return entry.device == key; });
    m_entries.push_back({key, device.driverVersion, calibration});
}

void Calibrations::stamp(std::span<results::JobSpec> jobs) const
{
    for (auto& spec : jobs)
        spec.calibration = of(spec.device);
}

Calibrations calibrationsInForce(const std::function<void(const std::string& sentence)>& fault)
{
    try {
        return Calibrations::read(Calibrations::defaultFile());
    } catch (const std::exception& error) {
        fault(error.what());
        return {};
    }
}

} // namespace sortscope::run
