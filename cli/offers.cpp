// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/offers.h"

#include "core/algorithms/catalogue.h"
#include "core/backend/kinds.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace sortscope::cli {
namespace {

/// The parser's options have no place for words, so they are the name of a check that lets everything pass.
constexpr std::string_view kMark = "offers ";

void addOnce(std::vector<std::string>& words, std::string word)
{
    if (std::ranges::find(words, word) == words.end())
        words.push_back(std::move(word));
}

std::vector<std::string> firstGpus()
{
    std::vector<std::string> words;
    for (const auto& [backend, name] : base::Names<backend::BackendKind>::all) {
        if (backend != backend::BackendKind::Cpu)
            words.push_back(fmt::format("{}:0", name));
    }
    return words;
}

} // namespace

CLI::Option* offer(CLI::Option* option, const std::vector<std::string>& words)
{
    const auto passes = [](const std::string&) { return std::string(); };
    return option->check(passes, "", fmt::format("{}{}", kMark, fmt::join(words, " ")));
}

std::vector<std::string> offersOf(CLI::Option& option)
{
    try {
        for (int index = 0;; ++index) {
            const std::string& name = option.get_validator(index)->get_name();
            if (name.starts_with(kMark))
                return CLI::detail::split(name.substr(kMark.size()), ' ');
        }
    } catch (const CLI::OptionNotFound&) {
        return {};
    }
}

CLI::Option* offerDevices(CLI::Option* option)
{
    auto words = firstGpus();
    words.insert(words.begin(), {"all", std::string(base::nameOf(backend::BackendKind::Cpu))});
    return offer(option, words);
}

CLI::Option* offerGpus(CLI::Option* option)
{
    return offer(option, firstGpus());
}

CLI::Option* offerAlgorithms(CLI::Option* option)
{
    return offerIdsOf(option, algorithms::catalogue(), {"all"});
}

CLI::Option* offerMerges(CLI::Option* option)
{
    std::vector<std::string> words{"all"};
    for (const auto& info : algorithms::catalogue()) {
        for (const auto& merge : info.merges)
            addOnce(words, std::string(merge.id));
    }
    return offer(option, words);
}

CLI::Option* offerSettings(CLI::Option* option)
{
    std::vector<std::string> words;
    for (const auto& info : algorithms::catalogue()) {
        for (const auto& parameter : info.parameters) {
            if (parameter.choices.empty())
                addOnce(words, fmt::format("{}=", parameter.id));
            for (const auto& choice : parameter.choices)
                addOnce(words, fmt::format("{}={}", parameter.id, choice.id));
        }
    }
    return offer(option, words);
}

} // namespace sortscope::cli
