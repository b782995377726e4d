// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/calibrations.h"

#include "core/base/statefolder.h"
#include "core/tuning/statekind.h"
#include "core/tuning/tuningfields.h"

#include <algorithm>
#include <utility>

namespace sortscope::tuning {
namespace {

namespace fs = std::filesystem;
using results::JsonPlace;

/// Refuses numbers below 0, since no measured figure is below 0.
void requireSound(const JsonPlace& place)
{
    for (const auto& [key, value] : place->items()) {
        if (value.is_number() && value.get<double>() < 0)
            JsonPlace(value, place, key).refuse("a number of at least 0");
    }
}

std::vector<Calibrations::Entry> entriesOf(const JsonPlace& place)
{
    Calibrations::Entry entry;
    results::JsonReader::read(place, entry);
    requireSound({place.at("calibration"), place, "calibration"});
    return {std::move(entry)};
}

bool ofOneDevice(const Calibrations::Entry& a, const Calibrations::Entry& b)
{
    return a.device == b.device;
}

constexpr StateKind<Calibrations::Entry> kKind{
    .format = {"sortscope-calibration", "devices", "calibrations", "calibrate again"},
    .read = entriesOf,
    .write = results::JsonWriter::json<Calibrations::Entry>,
    .same = ofOneDevice};

} // namespace

template class StateFile<Calibrations::Entry>;

fs::path Calibrations::defaultFile()
{
    const auto folder = base::stateFolder();
    return folder.empty() ? folder : folder / "calibration.json";
}

StateFile<Calibrations::Entry> Calibrations::in(fs::path file)
{
    return {kKind, std::move(file)};
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

void Calibrations::stamp(std::span<results::JobSpec> jobs) const
{
    for (auto& spec : jobs)
        spec.calibration = of(spec.device);
}

} // namespace sortscope::tuning
