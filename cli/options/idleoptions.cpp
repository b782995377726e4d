// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/idleoptions.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace sortscope::cli {
namespace {

using results::JobSpec;

bool isSearch(const JobSpec& spec)
{
    return spec.workload.search.has_value();
}

bool isSort(const JobSpec& spec)
{
    return !isSearch(spec);
}

bool isOffProcessor(const JobSpec& spec)
{
    return spec.device.backend != backend::BackendKind::Cpu;
}

bool hasOwnMemory(const JobSpec& spec)
{
    return !spec.device.sharesHostMemory;
}

/// An option, the jobs that it is for, and why there are none.
struct Rule {
    std::string_view option;
    bool (*isFor)(const JobSpec&);
    std::string_view why;
};

constexpr std::string_view kNoSearch = "no job is a search";
constexpr std::string_view kNoOtherDevice = "every job runs on the CPU";

constexpr std::array kRules{
    Rule{"--keys", isSearch, kNoSearch},
    Rule{"--hit-ratio", isSearch, kNoSearch},
    Rule{"--sorted-keys", isSearch, kNoSearch},
    Rule{"--descending", isSort, "no job is a sort"},
    Rule{"--values", isSort, "no job is a sort"},
    Rule{"--transfer", isOffProcessor, kNoOtherDevice},
    Rule{"--launch", isOffProcessor, kNoOtherDevice},
    Rule{"--device-clock", isOffProcessor, kNoOtherDevice},
    Rule{"--device-state", hasOwnMemory, "no device has its own memory, and only such devices are made idle"},
};

} // namespace

std::vector<std::string> idleOptions(const std::vector<std::string>& given, std::span<const JobSpec> jobs)
{
    std::vector<std::string> sentences;
    for (const auto& [option, isFor, why] : kRules) {
        if (std::ranges::find(given, option) != given.end() && std::ranges::none_of(jobs, isFor))
            sentences.push_back(fmt::format("{} has no effect: {}", option, why));
    }
    return sentences;
}

} // namespace sortscope::cli
