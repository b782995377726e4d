// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/commandparser.h"
#include "core/base/named.h"

#include <string>
#include <vector>

namespace CLI {
class Option;
}

namespace sortscope::cli {

// The words for Option::offer(), made from the program's own lists. Each function returns `option`.

/// Returns the words that Option::offer() got; empty if there were none.
std::vector<std::string> offersOf(CLI::Option& option);

template <typename Enum>
Option offerNamesOf(const Option& option)
{
    std::vector<std::string> words;
    for (const auto& entry : base::Names<Enum>::all)
        words.emplace_back(entry.name);
    return option.offer(words);
}

/// Offers the ids of `all`, with `more` before them.
template <typename Entries>
Option offerIdsOf(const Option& option, const Entries& all, std::vector<std::string> more = {})
{
    for (const auto& entry : all)
        more.emplace_back(entry.id);
    return option.offer(more);
}

/// Offers the first devices of each backend, since every machine has its own devices.
Option offerDevices(const Option& option);
/// Offers those of the first devices that are not the host's processor.
Option offerGpus(const Option& option);
Option offerAlgorithms(const Option& option);
Option offerMerges(const Option& option);
/// Offers "name=" for a number, "name=word" for each word of a choice.
Option offerSettings(const Option& option);

} // namespace sortscope::cli
