// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/idleoptions.h"

#include "core/plan/axes.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace sortscope::cli {
namespace {

using plan::Reach;

/// The reason, for each reach, if no job has that reach.
constexpr std::array kWhyNone{
    std::pair{Reach::Searches, "no job is a search"},
    std::pair{Reach::Sorts, "no job is a sort"},
    std::pair{Reach::OffProcessor, "every job runs on the CPU"},
    std::pair{Reach::OwnMemory, "no device has its own memory, and only such devices are made idle"},
};

} // namespace

std::vector<std::string> idleOptions(const std::vector<std::string>& given,
                                     std::span<const results::JobSpec> jobs)
{
    std::vector<std::string> sentences;
    for (const auto& [reach, why] : kWhyNone) {
        if (std::ranges::any_of(jobs,
                                [reach = reach](const auto& spec) { return plan::reaches(reach, spec); }))
            continue;
        for (const auto& axis : plan::axes()) {
            if (axis.option.reach == reach && std::ranges::find(given, axis.option.name) != given.end())
                sentences.push_back(fmt::format("{} has no effect: {}", axis.option.name, why));
        }
    }
    return sentences;
}

} // namespace sortscope::cli
