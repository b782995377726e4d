// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/pairing.h"

#include "core/base/usageerror.h"
#include "core/results/compare/distinctions.h"
#include "core/results/row/workkey.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

namespace sortscope::plan {
namespace {

constexpr std::size_t kNamedVariants = 4;

std::string workText(const results::JobSpec& spec, const results::RowNames& names)
{
    return fmt::format("{} {} keys ({})", spec.workload.search ? "searching" : "sorting", spec.workload.size,
                       results::dataText(names.distinctions, spec));
}

std::string variantsText(const std::vector<results::JobSpec>& group, const results::RowNames& names)
{
    auto text = base::joined(std::span(group).first(std::min(group.size(), kNamedVariants)),
                             [&](const results::JobSpec& spec) {
                                 return fmt::format("{} on {}", variantText(names.distinctions, spec),
                                                    names.devices.of(spec.device));
                             });
    if (group.size() > kNamedVariants)
        text += fmt::format(" and {} more", group.size() - kNamedVariants);
    return text;
}

} // namespace

std::vector<results::JobSpec> inPairs(const std::vector<results::JobSpec>& jobs)
{
    results::RowNames names;
    for (const auto& spec : jobs)
        names.add(spec);
    std::vector<results::JobSpec> paired;
    for (const auto& group : results::byWork(jobs)) {
        if (group.size() != 2)
            throw base::UsageError(fmt::format(
                "an interleaved run needs exactly two jobs for each workload, and {} has {}: {}. Choose two "
                "devices, two algorithms, two merge strategies, two values of one parameter or two modes",
                workText(group.front(), names), group.size(), variantsText(group, names)));
        paired.insert(paired.end(), group.begin(), group.end());
    }
    return paired;
}

} // namespace sortscope::plan
