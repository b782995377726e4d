// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/commandline.h"

#include "core/measure/samplingplan.h"
#include "core/plan/axes.h"
#include "core/plan/requestjson.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>

namespace sortscope::plan {
namespace {

using Arguments = std::vector<std::string>;

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
    Arguments arguments{"run"};
    for (const auto& axis : axes())
        std::ranges::move(axis.arguments(request), std::back_inserter(arguments));
    arguments.insert(arguments.end(), sampling->begin(), sampling->end());
    if (request.order == results::SampleOrder::Interleaved)
        arguments.emplace_back("--interleave");
    return arguments;
}

std::string shellLine(std::span<const std::string> arguments)
{
    return base::joined(arguments, quoted, " ");
}

std::string commandLineOf(const RunRequest& request, const std::vector<std::string>& places,
                          const std::string& kernels)
{
    auto arguments = argumentsOf(request);
    if (!kernels.empty())
        arguments.insert(arguments.end(), {"--kernels", kernels});
    for (const auto& place : places)
        arguments.insert(arguments.end(), {"--on", place});
    auto line = "sortscope-cli " + shellLine(arguments);
    if (std::ranges::find(arguments, "--request") != arguments.end())
        line += fmt::format(" <<'REQUEST'\n{}\nREQUEST", requestJson(request));
    return line;
}

} // namespace sortscope::plan
