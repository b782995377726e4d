// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knownids.h"

#include "core/algorithms/catalogue.h"
#include "core/data/generator.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <set>

namespace sortscope::cli {
namespace {

std::string entry(std::string_view id, std::string_view title)
{
    return fmt::format("  {:<24}{}\n", id, title);
}

std::string algorithmsText()
{
    std::string text = "Algorithms (sortscope-cli algorithms shows more):\n";
    for (const auto& info : algorithms::catalogue()) {
        std::vector<std::string_view> backends;
        for (const auto backend : info.backends)
            backends.push_back(base::nameOf(backend));
        text += entry(info.id, fmt::format("{} ({})", info.title, fmt::join(backends, ", ")));
    }
    return text;
}

std::string mergesText()
{
    std::string text;
    std::set<std::string_view> seen;
    for (const auto& info : algorithms::catalogue()) {
        for (const auto& merge : info.merges) {
            if (seen.insert(merge.id).second)
                text += entry(merge.id, fmt::format("{} ({})", merge.title, info.id));
        }
    }
    return text.empty() ? text : "\nMerge strategies:\n" + text;
}

std::string parametersText()
{
    std::string text;
    for (const auto& info : algorithms::catalogue()) {
        for (const auto& parameter : info.parameters)
            text +=
                entry(parameter.id, fmt::format("{} ({})", algorithms::describeRange(parameter), info.id));
    }
    return text.empty() ? text : "\nParameters for --set:\n" + text;
}

std::string generatorsText()
{
    std::string text = "\nGenerators:\n";
    for (const auto& info : data::generators())
        text += entry(info.id,
                      fmt::format("{}{}", info.title, info.edgeCase ? " (for tests of correctness)" : ""));
    return text;
}

} // namespace

std::string knownIdsText()
{
    return algorithmsText() + mergesText() + parametersText() + generatorsText();
}

} // namespace sortscope::cli
