// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/tunings.h"

#include "core/algorithms/catalogue.h"
#include "core/algorithms/kernelsource.h"
#include "core/base/statefolder.h"
#include "core/results/jsonwriter.h"
#include "core/run/expand.h"
#include "core/run/keptlist.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace sortscope::run {
namespace {

namespace fs = std::filesystem;
using algorithms::ParameterInfo;
using algorithms::ParameterValue;

constexpr KeptList kKept{"sortscope-tuning", "tunings", "results of tuning", "tune again"};

template <typename Visit, results::Is<Tunings::Entry> E>
void fields(Visit& visit, E& entry)
{
    auto& [device, deviceName, driverVersion, algorithm, merge, key, date, values, ratio, generator, sizes,
           sources] = entry;
    auto& [node, backend, platform, identity] = device;
    visit("node", node);
    visit("backend", backend);
    visit("platform", platform);
    visit("identity", identity);
    visit("device_name", deviceName);
    visit("driver_version", driverVersion);
    visit("algorithm", algorithm);
    visit("merge", merge);
    visit("key", key);
    visit("date", date);
    visit("parameters", values);
    visit("ratio", ratio);
    visit("generator", generator);
    visit("sizes", sizes);
    visit("sources", sources);
}

bool ofSameWork(const Tunings::Entry& a, const Tunings::Entry& b)
{
    return a.device == b.device && a.algorithm == b.algorithm && a.merge == b.merge && a.key == b.key;
}

bool isFor(const Tunings::Entry& entry, const results::JobSpec& spec)
{
    return entry.algorithm == spec.variant.algorithm && entry.merge == spec.variant.merge
           && entry.key == spec.workload.key && entry.device == results::deviceKey(spec.device);
}

bool takes(const ParameterInfo& info, const ParameterValue& value)
{
    try {
        return algorithms::parseParameter(info, algorithms::toText(value)) == value;
    } catch (const base::UsageError&) {
        return false;
    }
}

/// Empty if the catalogue knows the parameters and takes their values.
std::string whyUnknown(const Tunings::Entry& entry)
{
    const auto* info = algorithms::findAlgorithm(entry.algorithm);
    if (info == nullptr)
        return fmt::format("this program has no algorithm {}", entry.algorithm);
    for (const auto& [id, value] : entry.values) {
        const auto* parameter = info->findParameter(id);
        if (parameter == nullptr || !takes(*parameter, value))
            return fmt::format("{} takes no {}={}", info->id, id, algorithms::toText(value));
    }
    return {};
}

std::string whyOtherKernels(const Tunings::Entry& entry, backend::BackendKind backend)
{
    for (const auto& source : entry.sources) {
        try {
            if (algorithms::recordNow(source.file, backend).hash != source.hash)
                return fmt::format("the kernel file {} is another one now", source.file);
        } catch (const std::exception& error) {
            return error.what();
        }
    }
    return {};
}

/// True if a value of `entry` has taken the place of a default.
bool applyTo(results::JobSpec& spec, const Tunings::Entry& entry, const RunRequest& request)
{
    results::Tuning tuning{.date = entry.date};
    for (const auto& [id, value] : entry.values) {
        const auto given = request.parameters.find(id);
        auto& current = spec.variant.parameters[id];
        if ((given != request.parameters.end() && !given->second.empty()) || current == value)
            continue;
        tuning.defaults[id] = std::exchange(current, value);
    }
    if (tuning.defaults.empty())
        return false;
    spec.tuning = std::move(tuning);
    return true;
}

} // namespace

fs::path Tunings::defaultFile()
{
    return base::stateFolder() / "tuning.json";
}

Tunings Tunings::read(const fs::path& file)
{
    Tunings tunings;
    readKept(kKept, file, [&](const results::JsonPlace& place) {
        results::JsonReader entry(place);
        fields(entry, tunings.m_entries.emplace_back());
    });
    return tunings;
}

void Tunings::write(const fs::path& file) const
{
    auto tunings = results::JsonValue::array();
    for (const auto& entry : m_entries) {
        results::JsonWriter writer;
        fields(writer, entry);
        tunings.push_back(writer.take());
    }
    writeKept(kKept, file, std::move(tunings));
}

void Tunings::put(Entry entry)
{
    std::erase_if(m_entries, [&](const Entry& old) { return ofSameWork(old, entry); });
    if (!entry.values.empty())
        m_entries.push_back(std::move(entry));
}

std::size_t Tunings::forget(const std::function<bool(const Entry&)>& which)
{
    return std::erase_if(m_entries, which);
}

void Tunings::apply(std::vector<results::JobSpec>& jobs, const RunRequest& request,
                    const std::optional<std::uint64_t>& hostMemory) const
{
    if (request.untuned)
        return;
    std::map<const Entry*, bool> holds;
    bool changed = false;
    for (auto& spec : jobs) {
        const auto entry =
            std::ranges::find_if(m_entries, [&](const Entry& one) { return isFor(one, spec); });
        if (entry == m_entries.end())
            continue;
        const auto [known, added] = holds.try_emplace(&*entry);
        if (added)
            known->second = whyStale(*entry, spec.device).empty();
        if (known->second)
            changed = applyTo(spec, *entry, request) || changed;
    }
    if (changed)
        noteWhatCannotRun(jobs, request.order, hostMemory);
}

std::string whyStale(const Tunings::Entry& entry, const backend::DeviceInfo& device)
{
    if (entry.driverVersion != device.driverVersion)
        return fmt::format("its driver was {}, and is {} now", entry.driverVersion, device.driverVersion);
    if (auto why = whyUnknown(entry); !why.empty())
        return why;
    return whyOtherKernels(entry, device.backend);
}

void keepTuning(const Tunings::Entry& entry, const fs::path& file)
{
    Tunings known;
    try {
        known = Tunings::read(file);
    } catch (const std::runtime_error&) {
        known = {}; // nothing of it is of use, and its user has been told by the runs before
    }
    known.put(entry);
    known.write(file);
}

Tunings tuningsInForce(const std::function<void(const std::string& sentence)>& fault)
{
    try {
        return Tunings::read(Tunings::defaultFile());
    } catch (const std::exception& error) {
        fault(error.what());
        return {};
    }
}

} // namespace sortscope::run
