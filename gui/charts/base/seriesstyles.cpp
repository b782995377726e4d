// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/seriesstyles.h"

#include "core/algorithms/catalogue.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <set>
#include <string>
#include <tuple>

namespace sortscope::gui::charts {
namespace {

struct AlgorithmColour {
    std::string_view algorithm;
    int colour;
};

/// These colours never change: people know their algorithms by them. The CPU's bitonic sort is the same
/// network.
constexpr std::array kColours{
    AlgorithmColour{"bitonic", 0},
    AlgorithmColour{"bitonic-cpu", 0},
    AlgorithmColour{"bitonic-two-kernel", 5},
    AlgorithmColour{"column-radix", 2},
    AlgorithmColour{"cub-radix-sort", 1},
    AlgorithmColour{"cub-merge-sort", 3},
    AlgorithmColour{"std-sort", 6},
    AlgorithmColour{"std-sort-par", 7},
    AlgorithmColour{"vqsort", 4},
    AlgorithmColour{"radix-sort", 7},
    AlgorithmColour{"onesweep", 4},
    AlgorithmColour{"cluster-sort", 5},
    AlgorithmColour{"adaptive-sort", 2},
    AlgorithmColour{"bitonic-tiled", 3},
    AlgorithmColour{"merge-sort", 6},
    AlgorithmColour{"vqsort-par", 1},
    AlgorithmColour{"spreadsort", 3},
    AlgorithmColour{"block-indirect-sort", 5},
    AlgorithmColour{"ips4o", 2},
    AlgorithmColour{"ips4o-par", 0},
    AlgorithmColour{"lsd-radix-sort", 3},
    AlgorithmColour{"nary-search", 0},
    AlgorithmColour{"segment-search", 2},
    AlgorithmColour{"concurrent-search", 1},
    AlgorithmColour{"thrust-lower-bound", 3},
    AlgorithmColour{"lower-bound", 4},
    AlgorithmColour{"eytzinger-search", 5},
    AlgorithmColour{"std-lower-bound", 6},
    AlgorithmColour{"std-lower-bound-par", 7},
    AlgorithmColour{"linear-search", 4},
    AlgorithmColour{"branchless-lower-bound", 5},
    AlgorithmColour{"eytzinger-lower-bound", 1},
    AlgorithmColour{"branchless-lower-bound-par", 0},
    AlgorithmColour{"eytzinger-lower-bound-par", 2},
};

struct DeviceLook {
    Dash dash;
    Marker marker;
};

DeviceLook lookOf(backend::BackendKind backend, int rank)
{
    using Markers = std::array<Marker, 2>;
    const bool cpu = backend == backend::BackendKind::Cpu;
    const auto markers = cpu ? Markers{Marker::Circle, Marker::Pentagon}
                         : backend == backend::BackendKind::OpenCl
                             ? Markers{Marker::Square, Marker::Triangle}
                             : Markers{Marker::Diamond, Marker::TriangleDown};
    const auto dashes = cpu ? std::array{Dash::Dashed, Dash::Dotted} : std::array{Dash::Solid, Dash::DashDot};
    const auto at = static_cast<std::size_t>(rank);
    return {dashes.at(at / markers.size() % dashes.size()), markers.at(at % markers.size())};
}

/// The rank of the merge strategy in the catalogue; strategies that are not in the catalogue come last.
std::size_t mergeRank(const results::Variant& variant)
{
    const auto* info = algorithms::findAlgorithm(variant.algorithm);
    if (info == nullptr)
        return 0;
    const auto found = std::ranges::find(info->merges, variant.merge, &algorithms::MergeStrategy::id);
    return static_cast<std::size_t>(std::distance(info->merges.begin(), found));
}

bool differInMergeAlone(const std::vector<results::SeriesKey>& keys)
{
    std::set<std::string_view> merges;
    for (const auto& key : keys)
        merges.insert(key.variant.merge);
    return merges.size() == keys.size();
}

/// Spreads the looks of one algorithm over all colours, from its own on: devices keep marker and dash.
void spreadColours(std::vector<Style>& looks)
{
    std::map<std::pair<int, Sign>, int> ranks;
    const int first = looks.front().colour;
    for (auto& look : looks) {
        const auto next = static_cast<int>(ranks.size());
        const int rank = ranks.try_emplace(std::pair(look.shade, look.sign), next).first->second;
        look.colour = (first + rank) % kSeriesColours;
        look.shade = rank / kSeriesColours % kShades;
    }
}

} // namespace

int colourOf(std::string_view algorithm)
{
    const auto known = std::ranges::find(kColours, algorithm, &AlgorithmColour::algorithm);
    if (known != kColours.end())
        return known->colour;
    // FNV-1a gives the same value on every machine, which std::hash does not.
    std::uint32_t hash = 2166136261U;
    for (const auto letter : algorithm)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619U;
    return static_cast<int>(hash % kSeriesColours);
}

SeriesStyles::SeriesStyles(const std::vector<const results::JobSpec*>& session)
{
    add(session);
}

void SeriesStyles::add(const std::vector<const results::JobSpec*>& jobs)
{
    addDevices(jobs);
    addVariants(jobs);
}

void SeriesStyles::addDevices(const std::vector<const results::JobSpec*>& jobs)
{
    const auto known = m_devices.size();
    for (const auto* spec : jobs)
        m_devices.emplace(results::deviceKey(spec->device), 0);
    if (m_devices.size() == known)
        return;
    // In the order of the devices' own keys: the order of two cards does not depend on which ran first.
    std::map<backend::BackendKind, int> counts;
    for (auto& [key, rank] : m_devices)
        rank = counts[key.backend]++;
}

void SeriesStyles::addVariants(const std::vector<const results::JobSpec*>& jobs)
{
    std::set<const std::set<results::SeriesKey>*> changed;
    for (const auto* spec : jobs) {
        auto key = results::seriesKey(*spec);
        auto& group = m_groups[{key.variant.algorithm, key.device}];
        if (group.insert(std::move(key)).second)
            changed.insert(&group);
    }
    for (const auto* group : changed)
        rankVariants(*group);
}

void SeriesStyles::rankVariants(const std::set<results::SeriesKey>& ofGroup)
{
    std::vector<results::SeriesKey> keys(ofGroup.begin(), ofGroup.end());
    std::ranges::stable_sort(keys, {}, [](const auto& key) { return mergeRank(key.variant); });
    const bool merges = differInMergeAlone(keys);
    for (std::size_t rank = 0; rank < keys.size(); ++rank)
        m_variants[keys[rank]] = static_cast<int>(merges ? mergeRank(keys[rank].variant) : rank);
}

SeriesStyles SeriesStyles::among(const std::vector<const results::JobSpec*>& figure) const
{
    SeriesStyles styles;
    styles.m_devices = m_devices;
    styles.addVariants(figure);
    return styles;
}

Style SeriesStyles::of(const results::JobSpec& spec) const
{
    const auto key = results::seriesKey(spec);
    const auto device = m_devices.find(key.device);
    const auto look = lookOf(key.device.backend, device == m_devices.end() ? 0 : device->second);
    const auto variant = m_variants.find(key);
    const int rank = variant == m_variants.end() ? 0 : variant->second;
    return {.colour = colourOf(spec.variant.algorithm),
            .marker = look.marker,
            .dash = look.dash,
            .shade = rank % kShades,
            .sign = static_cast<Sign>((rank + rank / kShades) % kSigns)};
}

void tellApart(std::vector<Style>& looks, const std::vector<std::string>& algorithms)
{
    if (looks.empty())
        return;
    // The first algorithm of a colour, a marker and a dash keeps its colour.
    std::map<std::tuple<int, Marker, Dash>, std::string> owners;
    std::map<std::pair<std::string, int>, int> given;
    std::set<int> used;
    for (const auto& look : looks)
        used.insert(look.colour);
    const bool one = std::ranges::count(algorithms, algorithms.front()) == std::ssize(algorithms);
    if (one && looks.size() > static_cast<std::size_t>(kShades)) {
        spreadColours(looks);
        return;
    }
    for (std::size_t index = 0; index < looks.size(); ++index) {
        auto& look = looks[index];
        const auto& algorithm = algorithms[index];
        const auto& owner =
            owners.try_emplace(std::tuple(look.colour, look.marker, look.dash), algorithm).first->second;
        if (owner == algorithm)
            continue;
        const auto [colour, added] = given.try_emplace(std::pair(algorithm, look.colour), look.colour);
        for (int free = 0; added && free < kSeriesColours; ++free) {
            if (used.insert(free).second) {
                colour->second = free;
                break;
            }
        }
        // Without a colour that is free, the shade and the sign differ.
        if (colour->second == look.colour)
            look.shade = (look.shade + kShades / 2) % kShades;
        look.sign = colour->second == look.colour ? Sign::Cross : look.sign;
        look.colour = colour->second;
    }
}

} // namespace sortscope::gui::charts
