// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"
#include "core/backend/device.h"
#include "core/data/key.h"
#include "core/data/named.h"
#include "core/measure/samplingplan.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::job {

/// What a search job looks for; ignored by sorts.
struct SearchOptions {
    /// Number of needles.
    std::size_t keys = 1024;
    /// Share of needles that occur in the haystack, 0 … 1.
    double hitRatio = 0.5;
    bool sortedKeys = false;

    bool operator==(const SearchOptions&) const = default;
};

/// Whether jobs are sampled one after the other, or two of the same work in turn (see Turns).
enum class SampleOrder { JobByJob, Interleaved };

/// What a user asks for: every list is an axis, and the jobs are their product as far as they fit together.
struct RunRequest {
    /// Device ids; "all" stands for every device.
    std::vector<std::string> devices;
    /// Algorithm ids; "all" stands for every algorithm.
    std::vector<std::string> algorithms;
    /// Merge strategy ids, for algorithms that have them; empty means each algorithm's first one, "all" every
    /// one.
    std::vector<std::string> merges;
    std::vector<std::string> generators{"shuffled-unique"};
    std::vector<std::size_t> sizes;
    data::Direction direction = data::Direction::Ascending;
    /// Empty means the first mode that the device has.
    std::vector<backend::TransferMode> transfers;
    std::vector<backend::LaunchMode> launches;
    /// Parameter values as text, by parameter id; several values of one parameter are an axis. They reach
    /// those algorithms that have the parameter.
    std::map<std::string, std::vector<std::string>> parameters;
    SearchOptions search;
    measure::SamplingPlan sampling = measure::planFor(measure::Preset::Quick);
    std::uint64_t seed = 1;
    SampleOrder order = SampleOrder::JobByJob;
};

using JobId = int;

/// One cell of a request: everything that one job needs to know.
struct JobSpec {
    JobId id = 0;
    backend::DeviceInfo device;
    std::string algorithm;
    /// Id of the merge strategy; empty where the algorithm has none.
    std::string merge;
    std::string generator;
    std::size_t size = 0;
    data::Direction direction = data::Direction::Ascending;
    backend::TransferMode transfer = backend::TransferMode::Copy;
    backend::LaunchMode launch = backend::LaunchMode::EnqueueAll;
    algorithms::Parameters parameters;
    /// Present for searches only.
    std::optional<SearchOptions> search;
    measure::SamplingPlan sampling;
    std::uint64_t seed = 1;
    /// Why the job cannot run although it was asked for (it becomes an "unsupported" row); empty where it
    /// can.
    std::string unsupported;
};

/// The jobs of `request` on the devices of `inventory`, ids counting from `firstId`.
/// An algorithm is paired with the devices whose backend it has; modes that a device lacks become unsupported
/// jobs. Throws algorithms::UsageError for unknown ids (listing the known ones), values out of range, an
/// algorithm that fits none of the chosen devices, a request without devices, algorithms or sizes, or an
/// interleaved one that has not exactly two jobs for each workload; of these the two follow each other.
std::vector<JobSpec> expand(const RunRequest& request, const backend::Inventory& inventory,
                            JobId firstId = 1);

/// Sizes of "4096", "2^20", "2^10..2^20" (doubling) or "2^10..2^20:x4", in the order given.
/// Throws algorithms::UsageError that shows the forms.
std::vector<std::size_t> parseSizes(std::string_view spec);

} // namespace sortscope::job

namespace sortscope::data {

template <>
struct Names<job::SampleOrder> {
    static constexpr std::array all{Named{job::SampleOrder::JobByJob, "job-by-job"},
                                    Named{job::SampleOrder::Interleaved, "interleaved"}};
};

} // namespace sortscope::data
