// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/backend/deviceinfo.h"
#include "core/backend/queue.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace sortscope::algorithms {
namespace {

constexpr const char* kSort = "sort";
constexpr const char* kAuto = "auto";

/// The entries that it chooses from, the one for the shortest inputs first.
struct Candidate {
    std::string_view id;
    /// Returns the longest input that the entry is the best of them for.
    std::size_t (*longest)(data::KeyType key, data::ValueType values);
};

/// A cluster holds more keys than that. Keys that are not spread evenly make it slower than Onesweep with
/// more.
std::size_t longestOfCluster(data::KeyType key, data::ValueType values)
{
    const bool fits = data::keyBytes(key) == sizeof(data::Key) && values == data::ValueType::None;
    return fits ? std::size_t{1} << 17U : 0;
}

/// A merge sort has a round for each doubling, and Onesweep has a pass for each byte of a key, however few
/// keys there are.
std::size_t longestOfMerge(data::KeyType key, data::ValueType /*values*/)
{
    switch (data::keyBytes(key)) {
    case 8:
        return std::size_t{1} << 18U;
    case 4:
        return std::size_t{1} << 14U;
    default:
        return std::size_t{1} << 12U;
    }
}

std::size_t anyLength(data::KeyType /*key*/, data::ValueType /*values*/)
{
    return kMostKeys;
}

constexpr std::array kCandidates{Candidate{"cluster-sort", longestOfCluster},
                                 Candidate{"merge-sort", longestOfMerge}, Candidate{"onesweep", anyLength}};

/// Returns the candidates in the order in which they are tried, for a SortProblem or a WorkProblem: the one
/// that was asked for alone, or those that are the best, each where the one before it cannot run.
template <typename Problem>
std::vector<const Candidate*> wanted(const Problem& problem)
{
    const auto asked = choice(problem.parameters, kSort);
    std::vector<const Candidate*> found;
    for (const auto& candidate : kCandidates) {
        if (asked == kAuto ? problem.length <= candidate.longest(problem.key, problem.values)
                           : asked == candidate.id)
            found.push_back(&candidate);
    }
    return found;
}

/// The problem with the parameters that a candidate has by default. They depend on the device, but are the
/// same on every GPU that CUDA runs on: each has work-groups of 1,024, and 48 KiB of local memory or more.
WorkProblem problemOf(const AlgorithmInfo& info, WorkProblem problem)
{
    backend::DeviceInfo gpu;
    gpu.backend = backend::BackendKind::Cuda;
    gpu.maxWorkGroupSize = 1024;
    gpu.localMemory = std::uint64_t{48} << 10U;
    problem.parameters = resolveParameters(info, gpu, {});
    return problem;
}

class AdaptiveSort : public Sort {
public:
    AdaptiveSort(backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem)
    {
        const auto inOrder = wanted(problem);
        for (const auto* candidate : inOrder) {
            const auto& info = *findAlgorithm(candidate->id);
            auto its = problem;
            its.parameters = resolveParameters(info, device, {});
            m_chosen = candidate->id;
            try {
                m_sort = prepareSort(info, queue, device, its);
                return;
            } catch (const backend::Unsupported&) {
                if (candidate == inOrder.back())
                    throw;
            }
        }
    }

    std::size_t paddedLength() const override { return m_sort->paddedLength(); }

    Parameters tune(backend::Queue& queue, backend::Buffer& work) override
    {
        (void)m_sort->tune(queue, work);
        return {{kSort, m_chosen}};
    }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        return m_sort->run(queue, work);
    }

    std::optional<std::size_t> passesRun(backend::Queue& queue) const override
    {
        return m_sort->passesRun(queue);
    }

private:
    std::string m_chosen;
    std::unique_ptr<Sort> m_sort;
};

ParameterInfo sortParameter()
{
    return {
        .id = kSort,
        .title = "Sort",
        .description = "The sort that runs, with its default parameters; auto takes the one that is the "
                       "fastest for the length and the types, and the row says which it is",
        .choices = {{kAuto, "The fastest one"},
                    {"cluster-sort", "Cluster sort"},
                    {"merge-sort", "Merge sort"},
                    {"onesweep", "Onesweep"}},
        .defaultFor = [](const backend::DeviceInfo&) -> ParameterValue { return std::string(kAuto); },
    };
}

} // namespace

AlgorithmInfo adaptiveSort()
{
    return {
        .id = "adaptive-sort",
        .title = "Adaptive sort",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cuda},
        .summary =
            "Runs the cluster sort, the merge sort or Onesweep, whichever is the fastest for the length "
            "and the types of keys and values",
        .origin = "Sortscope",
        .parameters = {sortParameter()},
        .stageLabel = "merge round",
        .passLabel = "step",
        .keyTypes = allKeyTypes(),
        .pairTypes = allKeyTypes(),
        .stable = true,
        .scratch = [](const WorkProblem& problem) -> ScratchNeed {
            ScratchNeed most;
            for (const auto* candidate : wanted(problem)) {
                const auto& info = *findAlgorithm(candidate->id);
                const auto need = info.scratch(problemOf(info, problem));
                most = {.device = std::max(most.device, need.device),
                        .host = std::max(most.host, need.host),
                        .buffers = std::max(most.buffers, need.buffers)};
            }
            return most;
        },
        .work = [](const WorkProblem& problem) -> Work {
            const auto& info = *findAlgorithm(wanted(problem).front()->id);
            return info.work(problemOf(info, problem));
        },
        .makeSort = [](backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem)
            -> std::unique_ptr<Sort> { return std::make_unique<AdaptiveSort>(queue, device, problem); },
    };
}

} // namespace sortscope::algorithms
