// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/sourcedifferences.h"

#include "core/results/jobresult.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace sortscope::results {
namespace {

/// Enough of a hash to see at a glance that texts differ.
constexpr std::size_t kHashShown = 12;

/// Where texts came from, by their hashes.
using Texts = std::map<std::string, std::string>;
using Files = std::map<std::pair<PropertyOwner, std::string>, Texts>;

Files filesOf(const ComparedSet& set)
{
    Files files;
    for (const auto& stored : set.jobs) {
        if (!stored.finished)
            continue;
        const auto& device = stored.result->spec.device;
        for (const auto& source : stored.result->sources)
            files[{PropertyOwner{device.name, device.backend}, source.file}].try_emplace(source.hash,
                                                                                         source.origin);
    }
    return files;
}

bool sameTexts(const Texts& a, const Texts& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const auto& left, const auto& right) { return left.first == right.first; });
}

EnvironmentDifference::Values valuesOf(const Texts& texts)
{
    EnvironmentDifference::Values values;
    for (const auto& [hash, origin] : texts)
        values.insert(fmt::format("{} ({})", hash.substr(0, kHashShown), origin));
    return values;
}

} // namespace

std::vector<EnvironmentDifference> sourceDifferences(const ComparedSet& a, const ComparedSet& b)
{
    const auto there = filesOf(b);
    std::vector<EnvironmentDifference> differences;
    for (const auto& [key, texts] : filesOf(a)) {
        const auto other = there.find(key);
        if (other == there.end() || sameTexts(texts, other->second))
            continue;
        const auto& [device, file] = key;
        differences.push_back(
            {Property::KernelSource, device, valuesOf(texts), valuesOf(other->second), file});
    }
    return differences;
}

} // namespace sortscope::results
