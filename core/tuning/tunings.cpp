// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tunings.h"

#include "core/algorithms/catalogue.h"
#include "core/algorithms/kernelsource.h"
#include "core/base/statefolder.h"
#include "core/plan/expand.h"
#include "core/tuning/statekind.h"
#include "core/tuning/tuningfields.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <utility>

namespace sortscope::tuning {
namespace {

namespace fs = std::filesystem;
using algorithms::ParameterInfo;
using algorithms::ParameterValue;

/// Returns the result in an object of a list. Older programs tuned for several sizes at once: then there is
/// one result per size.
std::vector<Tunings::Entry> entriesOf(const results::JsonPlace& place)
{
    results::JsonReader reader(place);
    Tunings::Entry entry;
    fields(reader, entry);
    std::vector<std::size_t> sizes;
    reader.added("sizes", sizes);
    if (entry.size || sizes.empty())
        return {entry};
    std::vector<Tunings::Entry> entries(sizes.size(), entry);
    for (std::size_t i = 0; i < sizes.size(); ++i)
        entries[i].size = sizes[i];
    return entries;
}

bool ofSameWork(const Tunings::Entry& a, const Tunings::Entry& b)
{
    return a.device == b.device && a.algorithm == b.algorithm && a.merge == b.merge && a.key == b.key
           && a.payload == b.payload && a.size == b.size;
}

constexpr StateKind<Tunings::Entry> kKind{
    .format = {"sortscope-tuning", "tunings", "tuning results", "tune again"},
    .read = entriesOf,
    .write = results::JsonWriter::json<Tunings::Entry>,
    .same = ofSameWork};

/// Returns the factor between the size of the result and the size of the job, at least 1; empty if it is too
/// large. A result that does not know its size comes after all that are near enough.
std::optional<double> timesApart(const Tunings::Entry& entry, std::size_t size)
{
    if (!entry.size)
        return std::numeric_limits<double>::infinity();
    const auto small = std::max<std::size_t>(std::min(*entry.size, size), 1);
    const auto times = static_cast<double>(std::max(*entry.size, size)) / static_cast<double>(small);
    return times <= Tunings::kReach ? std::optional(times) : std::nullopt;
}

bool takes(const ParameterInfo& info, const ParameterValue& value)
{
    try {
        return algorithms::parseParameter(info, algorithms::toText(value)) == value;
    } catch (const base::UsageError&) {
        return false;
    }
}

/// Says why an entry cannot be used; empty if the catalogue knows the parameters and takes their values.
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

/// The hashes of the kernel files as they are now; each file is read once.
class KernelHashes {
public:
    /// Throws as algorithms::recordNow() does.
    const std::string& of(const std::string& file, backend::BackendKind backend)
    {
        const std::pair key{file, backend};
        auto known = m_known.find(key);
        if (known == m_known.end())
            known = m_known.emplace(key, algorithms::recordNow(file, backend).hash).first;
        return known->second;
    }

private:
    std::map<std::pair<std::string, backend::BackendKind>, std::string> m_known;
};

std::string whyOtherKernels(const Tunings::Entry& entry, backend::BackendKind backend, KernelHashes& hashes)
{
    for (const auto& source : entry.sources) {
        try {
            if (hashes.of(source.file, backend) != source.hash)
                return fmt::format("the kernel file {} has changed", source.file);
        } catch (const std::exception& error) {
            return error.what();
        }
    }
    return {};
}

std::string whyStale(const Tunings::Entry& entry, const backend::DeviceInfo& device, KernelHashes& hashes)
{
    if (entry.driverVersion != device.driverVersion)
        return fmt::format("its driver was {}, but is {} now", entry.driverVersion, device.driverVersion);
    if (auto why = whyUnknown(entry); !why.empty())
        return why;
    return whyOtherKernels(entry, device.backend, hashes);
}

/// Applies `entry`; returns true if one of its values has taken the place of a default.
bool applyTo(results::JobSpec& spec, const Tunings::Entry& entry, const plan::RunRequest& request)
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

template class StateFile<Tunings::Entry>;

fs::path Tunings::defaultFile()
{
    const auto folder = base::stateFolder();
    return folder.empty() ? folder : folder / "tuning.json";
}

StateFile<Tunings::Entry> Tunings::in(fs::path file)
{
    return {kKind, std::move(file)};
}

Tunings Tunings::with(const std::vector<Entry>& entries) const
{
    auto all = m_entries;
    for (const auto& entry : entries) {
        std::erase_if(all, [&](const Entry& old) { return ofSameWork(entry, old); });
        all.push_back(entry);
    }
    return Tunings(std::move(all));
}

Tunings Tunings::inForce(const std::vector<backend::DeviceInfo>& devices) const
{
    std::map<results::DeviceKey, const backend::DeviceInfo*> byKey;
    for (const auto& device : devices)
        byKey.emplace(results::deviceKey(device), &device);
    Tunings held;
    KernelHashes hashes;
    std::ranges::copy_if(m_entries, std::back_inserter(held.m_entries), [&](const Entry& entry) {
        const auto device = byKey.find(entry.device);
        return device != byKey.end() && whyStale(entry, *device->second, hashes).empty();
    });
    return held;
}

const Tunings::Entry* Tunings::nearestTo(const results::JobSpec& spec) const
{
    const auto device = results::deviceKey(spec.device);
    const Entry* nearest = nullptr;
    double least = 0;
    for (const auto& entry : m_entries) {
        if (entry.algorithm != spec.variant.algorithm || entry.merge != spec.variant.merge
            || entry.key != spec.workload.key || entry.payload != spec.workload.values
            || entry.device != device)
            continue;
        const auto apart = timesApart(entry, spec.workload.size);
        const auto isNearer = [&] {
            return nearest == nullptr || *apart < least || (*apart == least && entry.size > nearest->size);
        };
        if (apart && isNearer()) {
            nearest = &entry;
            least = *apart;
        }
    }
    return nearest;
}

void Tunings::apply(std::vector<results::JobSpec>& jobs, const plan::RunRequest& request,
                    const std::optional<std::uint64_t>& hostMemory) const
{
    if (request.untuned)
        return;
    bool changed = false;
    for (auto& spec : jobs) {
        if (const auto* entry = nearestTo(spec))
            changed = applyTo(spec, *entry, request) || changed;
    }
    if (changed)
        plan::markUnrunnable(jobs, request.order, hostMemory);
}

std::string whyStale(const Tunings::Entry& entry, const backend::DeviceInfo& device)
{
    KernelHashes hashes;
    return whyStale(entry, device, hashes);
}

} // namespace sortscope::tuning
