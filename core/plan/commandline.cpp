// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/commandline.h"

#include "core/measure/samplingplan.h"
#include "core/plan/requestjson.h"
#include "core/plan/sizes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <string_view>

namespace sortscope::plan {
namespace {

using Arguments = std::vector<std::string>;

void add(Arguments& arguments, std::string_view option, const std::vector<std::string>& values)
{
    if (values.empty())
        return;
    arguments.emplace_back(option);
    arguments.insert(arguments.end(), values.begin(), values.end());
}

template <typename Mode>
std::vector<std::string> namesOfAll(const std::vector<Mode>& modes)
{
    std::vector<std::string> names;
    for (const auto mode : modes)
        names.emplace_back(base::nameOf(mode));
    return names;
}

/// Returns the options that make this plan; empty if there are none.
std::optional<Arguments> samplingArguments(const measure::SamplingPlan& plan)
{
    const auto replicatesOf = [&](std::size_t usual) {
        return plan.replicates == usual ? Arguments{}
                                        : Arguments{"--replicates", fmt::format("{}", plan.replicates)};
    };
    const auto with = [](Arguments arguments, const Arguments& more) {
        arguments.insert(arguments.end(), more.begin(), more.end());
        return arguments;
    };
    if (const auto preset = measure::presetOf(plan)) {
        const bool isDefault = preset == measure::Preset::Quick;
        return with(isDefault ? Arguments{} : Arguments{"--preset", std::string(base::nameOf(*preset))},
                    replicatesOf(measure::planFor(*preset).replicates));
    }
    if (plan == measure::fixedPlan(plan.maximumSamples, plan.replicates))
        return with({"--samples", fmt::format("{}", plan.maximumSamples)}, replicatesOf(1));
    return std::nullopt;
}

void addSearch(Arguments& arguments, const results::SearchOptions& search)
{
    const results::SearchOptions usual;
    if (search.keys != usual.keys)
        add(arguments, "--keys", {fmt::format("{}", search.keys)});
    if (search.hitRatio != usual.hitRatio)
        add(arguments, "--hit-ratio", {fmt::format("{}", search.hitRatio)});
    if (search.sortedKeys)
        arguments.emplace_back("--sorted-keys");
}

void addModes(Arguments& arguments, const RunRequest& request)
{
    add(arguments, "--transfer", namesOfAll(request.transfers));
    add(arguments, "--launch", namesOfAll(request.launches));
    add(arguments, "--device-state", namesOfAll(request.deviceStates));
    add(arguments, "--cache", namesOfAll(request.caches));
    if (request.deviceClock != RunRequest{}.deviceClock)
        add(arguments, "--device-clock", {std::string(base::nameOf(request.deviceClock))});
}

/// Quotes the argument so that POSIX shells read it back, and so do shells that are near to them.
std::string quoted(const std::string& argument)
{
    constexpr std::string_view kPlain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=:,./";
    if (!argument.empty() && argument.find_first_not_of(kPlain) == std::string::npos)
        return argument;
    std::string text = "'";
    for (const char letter : argument)
        text += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return text + '\'';
}

} // namespace

std::vector<std::string> argumentsOf(const RunRequest& request)
{
    const auto sampling = samplingArguments(request.sampling);
    if (!sampling)
        return {"run", "--request", "-"};
    const RunRequest usual;
    Arguments arguments{"run"};
    add(arguments, "--device", request.devices);
    add(arguments, "--algorithm", request.algorithms);
    add(arguments, "--merge", request.merges);
    if (request.generators != usual.generators)
        add(arguments, "--generator", request.generators);
    if (request.keyTypes != usual.keyTypes)
        add(arguments, "--key", namesOfAll(request.keyTypes));
    if (request.valueTypes != usual.valueTypes)
        add(arguments, "--values", namesOfAll(request.valueTypes));
    add(arguments, "--size", sizeSpecs(request.sizes));
    for (const auto& [name, values] : request.parameters)
        add(arguments, "--set", {fmt::format("{}={}", name, fmt::join(values, ","))});
    if (request.untuned)
        arguments.emplace_back("--untuned");
    addModes(arguments, request);
    if (request.direction == data::Direction::Descending)
        arguments.emplace_back("--descending");
    if (request.seed != usual.seed)
        add(arguments, "--seed", {fmt::format("{}", request.seed)});
    addSearch(arguments, request.search);
    arguments.insert(arguments.end(), sampling->begin(), sampling->end());
    if (request.order == results::SampleOrder::Interleaved)
        arguments.emplace_back("--interleave");
    return arguments;
}

std::string commandLineOf(const RunRequest& request, const std::vector<std::string>& places)
{
    std::string line = "sortscope-cli";
    auto arguments = argumentsOf(request);
    for (const auto& place : places)
        arguments.insert(arguments.end(), {"--on", place});
    for (const auto& argument : arguments)
        line += ' ' + quoted(argument);
    if (std::ranges::find(arguments, "--request") != arguments.end())
        line += fmt::format(" <<'REQUEST'\n{}\nREQUEST", requestJson(request));
    return line;
}

} // namespace sortscope::plan
