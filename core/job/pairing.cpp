// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/pairing.h"

#include "core/job/jobresult.h"

#include <fmt/format.h>

#include <algorithm>

namespace sortscope::job {
namespace {

constexpr std::size_t kNamedVariants = 4;

std::string variantText(const JobSpec& spec)
{
    return fmt::format("{} on {}", variantName(spec), spec.device.id);
}

std::string workText(const JobSpec& spec)
{
    return fmt::format("{} {} keys ({})", spec.search ? "searching" : "sorting", spec.size, spec.generator);
}

std::string variantsText(const std::vector<JobSpec>& group)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(group.size(), kNamedVariants); ++i)
        text += (text.empty() ? "" : ", ") + variantText(group[i]);
    if (group.size() > kNamedVariants)
        text += fmt::format(" and {} more", group.size() - kNamedVariants);
    return text;
}

} // namespace

bool sameWork(const JobSpec& a, const JobSpec& b)
{
    return a.generator == b.generator && a.size == b.size && a.seed == b.seed && a.direction == b.direction
           && a.search == b.search && a.sampling == b.sampling;
}

std::vector<std::vector<JobSpec>> byWork(const std::vector<JobSpec>& jobs)
{
    std::vector<std::vector<JobSpec>> groups;
    for (const auto& spec : jobs) {
        const auto group = std::find_if(groups.begin(), groups.end(),
                                        [&](const auto& known) { return sameWork(known.front(), spec); });
        if (group == groups.end())
            groups.push_back({spec});
        else
            group->push_back(spec);
    }
    return groups;
}

std::vector<JobSpec> inPairs(const std::vector<JobSpec>& jobs)
{
    std::vector<JobSpec> paired;
    for (const auto& group : byWork(jobs)) {
        if (group.size() != 2)
            throw algorithms::UsageError(fmt::format(
                "an interleaved run needs exactly two jobs for each workload, and {} has {}: {}. Choose two "
                "devices, two algorithms, two merge strategies, two values of one parameter or two modes",
                workText(group.front()), group.size(), variantsText(group)));
        paired.insert(paired.end(), group.begin(), group.end());
    }
    return paired;
}

} // namespace sortscope::job
