// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"
#include "core/results/row/jobspec.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::plan {

/// The size of jobs if the command line names none.
inline constexpr std::string_view kUsualSize = "2^20";

inline constexpr std::string_view kUntunedHelp = "Use default parameters instead of those that `tune` found";

/// The jobs to which a setting makes a difference.
enum class Reach { All, Searches, Sorts, OffProcessor, OwnMemory };

bool reaches(Reach reach, const results::JobSpec& spec);

/// Says whether the request of jobs names values that devices and algorithms take by themselves.
enum class Usual { LeftOut, Named };

/// A setting of a request: an option of `sortscope-cli run`, what the option makes of a request, and the
/// request of jobs. Many settings are axes: lists of values, each of which makes jobs.
struct Axis {
    using Words = std::vector<std::string>;
    using Jobs = std::span<const results::JobSpec>;
    using Each = std::function<void()>;

    /// A part of --help. Between the parts stand options that are not settings.
    enum class Section { Jobs, Direction, Sampling, Search };
    struct Option {
        std::string_view name;
        /// Empty for flags.
        std::string_view placeholder;
        std::string help;
        Reach reach = Reach::All;
        Section section = Section::Jobs;
        /// The end of a refusal: the option that may be meant.
        std::string_view insteadOf;
    };
    /// The words behind the option; assignments have commas of their own.
    enum class Takes { None, One, Several, Assignments };
    /// Workloads are the outer part of the product that expand() makes of lists of values.
    enum class Product { None, Workloads, Variants };

    Option option;
    Takes takes = Takes::None;
    Product product = Product::None;
    /// The words that a shell offers, where the setting's type has them.
    Words offers;
    /// Sets what the words behind the option say. Throws base::UsageError.
    std::function<void(RunRequest&, const Words&)> read;
    /// The arguments that make the setting; empty for its default.
    std::function<Words(const RunRequest&)> arguments;
    /// Sets what the jobs have: the values of a list, or the value of the first job.
    std::function<void(RunRequest&, Jobs, Usual)> collect;
    /// Sets each value in a job in turn, and calls `each`; empty without a product.
    std::function<void(const RunRequest&, results::JobSpec&, const Each&)> spread;
};

/// All settings except the sampling plan and the order of samples, in the order of command lines: the one
/// place that connects an option, a member of RunRequest, and a member of JobSpec.
std::span<const Axis> axes();

/// Sets each combination of the values that the axes of `product` have in a request, and calls `each`.
void spread(Axis::Product product, const RunRequest& request, results::JobSpec& spec, const Axis::Each& each);

} // namespace sortscope::plan
