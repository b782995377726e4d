// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

#include <string>
#include <vector>

namespace CLI {
class Option;
}

namespace sortscope::cli {

// Words that a shell offers where an option's value is typed. They restrict nothing: who reads a value
// refuses what cannot be meant, and says why.

/// Returns `option`.
CLI::Option* offer(CLI::Option* option, const std::vector<std::string>& words);

/// Empty if no words are known.
std::vector<std::string> offersOf(CLI::Option& option);

template <typename Enum>
CLI::Option* offerNamesOf(CLI::Option* option)
{
    std::vector<std::string> words;
    for (const auto& entry : base::Names<Enum>::all)
        words.emplace_back(entry.name);
    return offer(option, words);
}

/// The ids of `all`, with `more` before them.
template <typename Entries>
CLI::Option* offerIdsOf(CLI::Option* option, const Entries& all, std::vector<std::string> more = {})
{
    for (const auto& entry : all)
        more.emplace_back(entry.id);
    return offer(option, more);
}

/// Every machine has its own devices: these are the first of each backend.
CLI::Option* offerDevices(CLI::Option* option);
/// Those of them that are not the host's processor.
CLI::Option* offerGpus(CLI::Option* option);
CLI::Option* offerAlgorithms(CLI::Option* option);
CLI::Option* offerMerges(CLI::Option* option);
/// "name=" for a number, "name=word" for each word of a choice.
CLI::Option* offerSettings(CLI::Option* option);

} // namespace sortscope::cli
