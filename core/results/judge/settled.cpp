// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/judge/settled.h"

#include "core/algorithms/catalogue.h"

#include <algorithm>
#include <string>

namespace sortscope::results {

std::optional<algorithms::Parameters> settledParameters(const Variant& variant, std::string_view settled)
{
    auto parameters = variant.parameters;
    const auto* info = algorithms::findAlgorithm(variant.algorithm);
    while (!settled.empty()) {
        const auto word = settled.substr(0, settled.find(' '));
        settled.remove_prefix(std::min(word.size() + 1, settled.size()));
        const auto name = word.substr(0, word.find('='));
        const auto* parameter = info == nullptr ? nullptr : info->findParameter(name);
        if (parameter == nullptr || name.size() == word.size())
            return std::nullopt;
        try {
            parameters[std::string(name)] =
                algorithms::parseParameter(*parameter, word.substr(name.size() + 1));
        } catch (const base::UsageError&) {
            return std::nullopt;
        }
    }
    return parameters;
}

} // namespace sortscope::results
