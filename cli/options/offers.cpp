// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/offers.h"

#include "core/algorithms/catalogue.h"
#include "core/backend/kinds.h"

#include <fmt/format.h>

#include <algorithm>

namespace sortscope::cli {
namespace {

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

Option offerDevices(const Option& option)
{
    auto words = firstGpus();
    words.insert(words.begin(), {"all", std::string(base::nameOf(backend::BackendKind::Cpu))});
    return option.offer(words);
}

Option offerGpus(const Option& option)
{
    return option.offer(firstGpus());
}

Option offerAlgorithms(const Option& option)
{
    return offerIdsOf(option, algorithms::catalogue(), {"all"});
}

Option offerMerges(const Option& option)
{
    std::vector<std::string> words{"all"};
    for (const auto& info : algorithms::catalogue()) {
        for (const auto& merge : info.merges)
            addOnce(words, std::string(merge.id));
    }
    return option.offer(words);
}

Option offerSettings(const Option& option)
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
    return option.offer(words);
}

} // namespace sortscope::cli
