// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/axes.h"

#include "core/algorithms/catalogue.h"
#include "core/plan/axiskinds.h"
#include "core/plan/sizes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <set>

namespace sortscope::plan {
namespace {

using namespace kinds;
using backend::DeviceInfo;
using results::SearchOptions;
using results::Variant;

Axis sizes()
{
    const auto help =
        fmt::format("Keys: 4096, 2^20, 2^10..2^20 (doubling) or 2^10..2^20:x4 [{}]", kUsualSize);
    auto axis = workloads(
        {"--size", "SPEC", help}, &RunRequest::sizes, [](auto& spec) { return &spec.workload.size; }, "size");
    axis.read = [](RunRequest& request, const Words& words) { request.sizes = parseSizes(words); };
    axis.arguments = [](const RunRequest& request) {
        auto words = sizeSpecs(request.sizes);
        if (!words.empty())
            words.insert(words.begin(), "--size");
        return words;
    };
    return axis;
}

/// True if `ids` have `id`, or "all".
bool asksFor(const std::vector<std::string>& ids, std::string_view id)
{
    return std::ranges::find(ids, "all") != ids.end() || std::ranges::find(ids, id) != ids.end();
}

/// The merge strategies of the algorithm, which takes those that it has, and its first one by itself.
Axis merges()
{
    auto axis =
        list({"--merge", "ID", "Merge strategies, or all [each algorithm's first]"}, &RunRequest::merges,
             [](auto& spec) { return spec.variant.merge.empty() ? nullptr : &spec.variant.merge; });
    axis.product = Axis::Product::Variants;
    axis.spread = [](const RunRequest& request, JobSpec& spec, const Axis::Each& each) {
        const auto& known = algorithms::findAlgorithm(spec.variant.algorithm)->merges;
        Words wanted;
        for (const auto& merge : known) {
            if (asksFor(request.merges, merge.id))
                wanted.emplace_back(merge.id);
        }
        if (wanted.empty())
            wanted.emplace_back(known.empty() ? "" : known.front().id);
        for (const auto& merge : wanted) {
            spec.variant.merge = merge;
            each();
        }
    };
    return axis;
}

/// True if the job would have this value if nobody had asked for one.
bool isUsual(const JobSpec& spec, const std::string& id, const algorithms::ParameterValue& value)
{
    const auto* info = algorithms::findAlgorithm(spec.variant.algorithm);
    const auto* parameter = info != nullptr ? info->findParameter(id) : nullptr;
    return parameter != nullptr && parameter->defaultFor(spec.device) == value;
}

void collectParameters(RunRequest& request, Axis::Jobs jobs, Usual usual)
{
    std::set<std::string> unusual;
    for (const auto& spec : jobs) {
        // Values that tuning chose were not asked for.
        for (const auto& [id, value] : results::askedVariant(spec).parameters) {
            addOnce(request.parameters[id], algorithms::toText(value));
            if (usual == Usual::Named || !isUsual(spec, id, value))
                unusual.insert(id);
        }
    }
    std::erase_if(request.parameters, [&](const auto& axis) { return !unusual.contains(axis.first); });
}

/// Makes the product of all wanted values of the parameters that the algorithm has, completed with the
/// device's defaults.
void spreadParameters(const RunRequest& request, JobSpec& spec, const Axis::Each& each)
{
    const auto& info = *algorithms::findAlgorithm(spec.variant.algorithm);
    std::vector<algorithms::Parameters> sets{resolveParameters(info, spec.device, {})};
    for (const auto& [id, values] : request.parameters) {
        const auto* parameter = info.findParameter(id);
        if (parameter == nullptr || values.empty())
            continue;
        std::vector<algorithms::ParameterValue> wanted;
        for (const auto& value : values)
            addOnce(wanted, algorithms::parseParameter(*parameter, value));
        std::vector<algorithms::Parameters> product;
        for (const auto& set : sets) {
            for (const auto& value : wanted) {
                product.push_back(set);
                product.back()[id] = value;
            }
        }
        sets = std::move(product);
    }
    for (auto& set : sets) {
        spec.variant.parameters = std::move(set);
        each();
    }
}

Axis parameters()
{
    Axis axis{.option = {"--set", "name=value", "Parameters; several values make an axis: name=64,128"},
              .takes = Axis::Takes::Assignments,
              .product = Axis::Product::Variants};
    // The values of a parameter that is set twice add up to an axis.
    axis.read = [](RunRequest& request, const Words& words) {
        std::map<std::string, Words> settings;
        for (const auto& word : words) {
            const auto [name, values] = base::assignmentArgument("--set", word);
            std::ranges::move(base::commaSeparated(values), std::back_inserter(settings[name]));
        }
        for (auto& [name, values] : settings)
            request.parameters[name] = std::move(values);
    };
    axis.arguments = [](const RunRequest& request) {
        Words words;
        for (const auto& [name, values] : request.parameters)
            words.insert(words.end(), {"--set", fmt::format("{}={}", name, fmt::join(values, ","))});
        return words;
    };
    axis.collect = collectParameters;
    axis.spread = spreadParameters;
    return axis;
}

/// The settings that are lists of values, or stand among them.
std::vector<Axis> lists()
{
    const auto untuned = [](const JobSpec& /*spec*/) -> bool* { return nullptr; };
    return {
        list({"--device", "ID", "Devices: cpu, opencl:N, cuda:N, or all; with --on also HOST/cuda:N"},
             &RunRequest::devices, [](auto& spec) { return &spec.device.id; }),
        list({"--algorithm", "ID", "Algorithms, or all"}, &RunRequest::algorithms,
             [](auto& spec) { return &spec.variant.algorithm; }),
        merges(),
        workloads(
            {"--generator", "ID",
             fmt::format("Data generators [{}]", fmt::join(RunRequest().generators, ", "))},
            &RunRequest::generators, [](auto& spec) { return &spec.workload.generator; }, "data generator"),
        workloads(
            {"--key", "TYPE",
             "Key types: u8, i8, u16, i16, f16, u32, i32 (signed), f32 (floats), u64, i64, f64 [u32]",
             Reach::All, Axis::Section::Jobs, "--keys gives the number of keys that searches look for"},
            &RunRequest::keyTypes, [](auto& spec) { return &spec.workload.key; }, "key type"),
        workloads(
            {"--values", "TYPE",
             "Sorts: type of the value that travels with each key: none, u32 or u64 [none]", Reach::Sorts},
            &RunRequest::valueTypes, [](auto& spec) { return &spec.workload.values; },
            "value type; name none for keys without values"),
        sizes(),
        parameters(),
        shared({"--untuned", "", std::string(kUntunedHelp)}, &RunRequest::untuned, untuned),
        modes({"--transfer", "MODE",
               "Transfer modes: " + base::knownNames<backend::TransferMode>() + " [the device's first]",
               Reach::OffProcessor},
              &RunRequest::transfers, &Variant::transfer, &DeviceInfo::transferModes),
        modes({"--launch", "MODE",
               "Launch modes: " + base::knownNames<backend::LaunchMode>() + " [the device's first]",
               Reach::OffProcessor},
              &RunRequest::launches, &Variant::launch, &DeviceInfo::launchModes),
        modes({"--device-state", "STATE",
               "State of a GPU right before a run: warm (it was busy) or idle [warm]", Reach::OwnMemory},
              &RunRequest::deviceStates, &Variant::deviceState),
        modes({"--cache", "STATE",
               "Device caches before a run: warm (its own input) or cold (other data) [warm]"},
              &RunRequest::caches, &Variant::cache),
    };
}

/// The settings that all jobs share.
std::vector<Axis> sharedSettings()
{
    using Section = Axis::Section;
    const SearchOptions usual;
    const auto ofSearch = [](Axis::Option option, auto member) {
        option.reach = Reach::Searches;
        option.section = Section::Search;
        return shared(
            option, [member](auto& request) -> auto& { return request.search.*member; },
            [member](auto& spec) {
                return spec.workload.search ? &((*spec.workload.search).*member) : nullptr;
            });
    };
    return {
        shared({"--device-clock", "CLOCK",
                "Clock that times kernels: cupti (CUDA: the GPU's own records), gated (CUDA: events of "
                "launches that were queued before the first one began), event, or best: the first that is "
                "available [best]",
                Reach::OffProcessor, Section::Sampling},
               &RunRequest::deviceClock, [](auto& spec) { return &spec.deviceClock; }),
        shared({"--energy", "",
                "Count the energy of each job behind its samples, by NVML or RAPL: repeated runs for some "
                "half a minute, without idle device and restores",
                Reach::All, Section::Sampling},
               &RunRequest::energy, [](auto& spec) { return &spec.energy; }),
        shared({"--descending", "", "Sort in descending order", Reach::Sorts, Section::Direction},
               &RunRequest::direction, [](auto& spec) { return &spec.workload.direction; }),
        shared({"--seed", "N", fmt::format("Seed of the data [{}]", RunRequest().seed), Reach::All,
                Section::Sampling},
               &RunRequest::seed, [](auto& spec) { return &spec.workload.seed; }),
        ofSearch({.name = "--keys",
                  .placeholder = "N",
                  .help = fmt::format("Searches: number of keys [{}]", usual.keys),
                  .insteadOf = "--key gives the type of the keys"},
                 &SearchOptions::keys),
        ofSearch({"--hit-ratio", "R",
                  fmt::format("Searches: share of keys that occur, 0 to 1 [{}]", usual.hitRatio)},
                 &SearchOptions::hitRatio),
        ofSearch({"--sorted-keys", "", "Searches: look for the keys in order"}, &SearchOptions::sortedKeys),
    };
}

void spread(std::span<const Axis> axes, Axis::Product product, const RunRequest& request, JobSpec& spec,
            const Axis::Each& each)
{
    const auto axis = std::ranges::find(axes, product, &Axis::product);
    if (axis == axes.end())
        return each();
    const auto inner = axes.subspan(static_cast<std::size_t>(axis - axes.begin()) + 1);
    axis->spread(request, spec, [&] { spread(inner, product, request, spec, each); });
}

} // namespace

bool reaches(Reach reach, const JobSpec& spec)
{
    switch (reach) {
    case Reach::All:
        break;
    case Reach::Searches:
        return spec.workload.search.has_value();
    case Reach::Sorts:
        return !spec.workload.search;
    case Reach::OffProcessor:
        return spec.device.backend != backend::BackendKind::Cpu;
    case Reach::OwnMemory:
        return !spec.device.sharesHostMemory;
    }
    return true;
}

std::span<const Axis> axes()
{
    static const auto all = [] {
        auto axes = lists();
        std::ranges::move(sharedSettings(), std::back_inserter(axes));
        return axes;
    }();
    return all;
}

void spread(Axis::Product product, const RunRequest& request, JobSpec& spec, const Axis::Each& each)
{
    spread(axes(), product, request, spec, each);
}

} // namespace sortscope::plan
