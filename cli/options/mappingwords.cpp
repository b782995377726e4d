// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/mappingwords.h"

#include "cli/terminal/displaywidth.h"
#include "core/base/named.h"
#include "core/base/usageerror.h"
#include "core/results/compare/distinctions.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string_view>

namespace sortscope::cli {
namespace {

using results::JobPart;
using results::KnownPart;

/// The names of a part: that of the tables, and for a variant its algorithm, for data its generator.
std::vector<std::string> namesOf(const KnownPart& part, const results::RowNames& names)
{
    constexpr std::size_t kDevice = 0;
    constexpr std::size_t kVariant = 1;
    const auto& spec = part.example;
    switch (part.part.index()) {
    case kDevice:
        return {names.devices.of(spec.device), spec.device.id};
    case kVariant:
        return {results::variantText(names.distinctions, spec), spec.variant.algorithm};
    default:
        return {results::dataText(names.distinctions, spec), spec.workload.generator};
    }
}

/// The parts that a word names: those that have it as their first name or, if there is none, as another one.
std::vector<JobPart> partsNamed(std::string_view word, const std::vector<KnownPart>& parts,
                                const results::RowNames& names)
{
    std::vector<JobPart> found;
    for (const std::size_t which : {0U, 1U}) {
        for (const auto& part : parts) {
            if (namesOf(part, names).at(which) == word)
                found.push_back(part.part);
        }
        if (!found.empty())
            break;
    }
    return found;
}

std::string listOf(const std::vector<KnownPart>& parts, const results::RowNames& names)
{
    std::set<std::string> known;
    for (const auto& part : parts)
        known.insert(fmt::format("\"{}\"", namesOf(part, names).front()));
    return base::joined(known);
}

/// One word of --map, split at a "=": names may have some of their own.
struct Split {
    std::vector<JobPart> a;
    std::vector<JobPart> b;
    bool leavesOut = false;
};

std::vector<Split> splitsOf(std::string_view word, const results::MappedReport& usual,
                            const results::RowNames& names)
{
    std::vector<Split> splits;
    for (auto at = word.find('='); at != std::string_view::npos; at = word.find('=', at + 1)) {
        Split split{partsNamed(word.substr(0, at), usual.a, names),
                    partsNamed(word.substr(at + 1), usual.b, names), at + 1 == word.size()};
        // A word may be the name of an algorithm of A and of data of B, say: only one kind can be meant.
        std::erase_if(split.a, [&](const JobPart& part) {
            return !split.leavesOut && std::ranges::none_of(split.b, [&](const JobPart& other) {
                return other.index() == part.index();
            });
        });
        std::erase_if(split.b, [&](const JobPart& part) {
            return std::ranges::none_of(split.a,
                                        [&](const JobPart& other) { return other.index() == part.index(); });
        });
        if (!split.a.empty() && (split.leavesOut || !split.b.empty()))
            splits.push_back(std::move(split));
    }
    return splits;
}

} // namespace

results::Mapping mappingFrom(const std::vector<std::string>& words, const results::MappedReport& usual)
{
    const auto names = results::namesOf(usual.report);
    results::Mapping mapping;
    for (const auto& word : words) {
        const auto splits = splitsOf(word, usual, names);
        if (splits.empty())
            throw base::UsageError(fmt::format(
                "--map: \"{}\" does not set a part of A against one of B, as in cuda:0=cuda:1; "
                "A has {}; B has {}",
                printable(word), printable(listOf(usual.a, names)), printable(listOf(usual.b, names))));
        const auto& split = splits.front();
        if (splits.size() > 1 || split.a.size() > 1 || split.b.size() > 1)
            throw base::UsageError(fmt::format(
                "--map: \"{}\" fits several parts; name them as the table does: A has {}; "
                "B has {}",
                printable(word), printable(listOf(usual.a, names)), printable(listOf(usual.b, names))));
        mapping[split.a.front()] = split.leavesOut ? std::nullopt : std::optional(split.b.front());
    }
    return mapping;
}

std::string mappingText(const results::MappedReport& mapped)
{
    const auto names = results::namesOf(mapped.report);
    const auto nameOf = [&](const JobPart& part) {
        for (const auto* side : {&mapped.b, &mapped.a}) {
            const auto found = std::ranges::find(*side, part, &KnownPart::part);
            if (found != side->end())
                return namesOf(*found, names).front();
        }
        return std::string();
    };
    std::string text;
    for (const auto& one : mapped.a) {
        const auto found = mapped.mapping.find(one.part);
        if (found == mapped.mapping.end() || found->second == one.part)
            continue;
        const auto name = namesOf(one, names).front();
        text += printable(found->second
                              ? fmt::format("{} of A is set against {} of B.", name, nameOf(*found->second))
                              : fmt::format("{} of A is left out.", name))
                + '\n';
    }
    return text;
}

} // namespace sortscope::cli
