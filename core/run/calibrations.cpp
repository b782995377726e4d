// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/calibrations.h"

#include "core/base/statefolder.h"
#include "core/base/wholefile.h"
#include "core/results/jsonbuilder.h"
#include "core/results/jsonwriter.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <system_error>

namespace sortscope::run {
namespace {

namespace fs = std::filesystem;
using results::BadDocument;
using results::JsonPlace;

constexpr std::string_view kFormat = "sortscope-calibration";
constexpr int kVersion = 1;

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
    if (!place->is_object())
        place.refuse("an object");
    Calibrations::Entry entry;
    results::JsonReader reader(place);
    fields(reader, entry);
    requireSound({place.at("calibration"), place, "calibration"});
    return entry;
}

std::vector<Calibrations::Entry> entriesOf(const std::string& text)
{
    results::JsonBuilder builder;
    results::JsonValue::sax_parse(text, &builder);
    const JsonPlace document(builder.value(), "");
    if (!document->is_object())
        JsonPlace(*document, "the document").refuse("an object");
    std::string format;
    int version = 0;
    results::JsonReader reader(document);
    reader("format", format);
    reader("version", version);
    if (format != kFormat)
        JsonPlace(document.at("format"), document, "format").refuse(fmt::format("\"{}\"", kFormat));
    if (version != kVersion)
        JsonPlace(document.at("version"), document, "version")
            .refuse(fmt::format("{}, which this program reads", kVersion));
    const JsonPlace devices(document.at("devices"), document, "devices");
    if (!devices->is_array())
        devices.refuse("a list");
    std::vector<Calibrations::Entry> entries;
    for (std::size_t i = 0; i < devices->size(); ++i)
        entries.push_back(entryOf({(*devices)[i], devices, i}));
    return entries;
}

} // namespace

fs::path Calibrations::defaultFile()
{
    return base::stateFolder() / "calibration.json";
}

Calibrations Calibrations::read(const fs::path& file)
{
    std::error_code error;
    if (fs::symlink_status(file, error).type() == fs::file_type::not_found)
        return {};
    constexpr std::string_view advice = "calibrate again, or remove the file";
    const auto text = base::contentOf(file);
    if (!text)
        throw std::runtime_error(fmt::format("{} cannot be read; {}", file.string(), advice));
    try {
        Calibrations calibrations;
        calibrations.m_entries = entriesOf(*text);
        return calibrations;
    } catch (const BadDocument& fault) {
        throw std::runtime_error(
            fmt::format("{} holds no calibrations: {}; {}", file.string(), fault.what(), advice));
    }
}

void Calibrations::write(const fs::path& file) const
{
    auto devices = results::JsonValue::array();
    for (const auto& entry : m_entries) {
        results::JsonWriter writer;
        fields(writer, entry);
        devices.push_back(writer.take());
    }
    const results::JsonValue document{
        {"format", kFormat}, {"version", kVersion}, {"devices", std::move(devices)}};
    fs::create_directories(file.parent_path());
    base::writeFileWhole(file,
                         document.dump(1, ' ', false, results::JsonValue::error_handler_t::replace) + '\n');
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
