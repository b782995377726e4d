// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/vendor/cubkernels.h"
#include "core/algorithms/vendor/vendorerror.h"
#include "core/backend/cuda/cudaqueue.h"
#include "core/data/verifier.h"

namespace sortscope::algorithms::vendor {
namespace {

using backend::cuda::CudaQueue;

std::uint32_t* words(const backend::Buffer& buffer)
{
    return reinterpret_cast<std::uint32_t*>(CudaQueue::pointer(buffer)); // NOLINT(*-reinterpret-cast)
}

/// cubMergeSort() with the parameters of cubRadixSort(); `keys` remain those that are sorted.
cudaError_t inPlace(void* scratch, std::size_t& scratchBytes, std::uint32_t*& keys, std::uint32_t*& /*other*/,
                    std::uint32_t count, bool descending, cudaStream_t stream)
{
    return cubMergeSort(scratch, scratchBytes, keys, count, descending, stream);
}

class CubSort : public Sort {
public:
    /// `sort` uses a second buffer of `otherLength` keys.
    CubSort(std::string name, backend::Queue& queue, const SortProblem& problem, decltype(&cubRadixSort) sort,
            std::size_t otherLength)
        : m_name(std::move(name)),
          m_sort(sort),
          m_count(static_cast<std::uint32_t>(problem.length)),
          m_descending(problem.direction == data::Direction::Descending),
          m_other(queue.allocate(otherLength * sizeof(data::Key)))
    {
        const auto& cuda = CudaQueue::of(queue);
        cuda.makeCurrent();
        std::uint32_t* keys = nullptr;
        std::uint32_t* other = nullptr;
        issue(cuda, nullptr, keys, other);
        m_scratch = queue.allocate(m_scratchBytes);
    }

    std::size_t paddedLength() const override { return m_count; }

    const backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        if (m_count < 2)
            return work;
        auto& cuda = CudaQueue::of(queue);
        auto* keys = words(work);
        auto* other = words(*m_other);
        cuda.recordKernel(m_name, [&] { issue(cuda, words(*m_scratch), keys, other); });
        return keys == words(work) ? work : *m_other;
    }

private:
    void issue(const CudaQueue& cuda, void* scratch, std::uint32_t*& keys, std::uint32_t*& other)
    {
        check(m_sort(scratch, m_scratchBytes, keys, other, m_count, m_descending, cuda.stream()),
              m_name + "::SortKeys");
    }

    std::string m_name;
    decltype(&cubRadixSort) m_sort;
    std::uint32_t m_count;
    bool m_descending;
    std::shared_ptr<backend::Buffer> m_other;
    std::shared_ptr<backend::Buffer> m_scratch;
    std::size_t m_scratchBytes = 0;
};

class ThrustLowerBound : public Search {
public:
    explicit ThrustLowerBound(const SearchProblem& problem)
        : m_length(static_cast<std::uint32_t>(problem.length)),
          m_count(static_cast<std::uint32_t>(problem.needles))
    {}

    void run(backend::Queue& queue, const backend::Buffer& haystack, const backend::Buffer& needles,
             backend::Buffer& answers) override
    {
        if (m_count == 0)
            return;
        auto& cuda = CudaQueue::of(queue);
        cuda.recordKernel("thrust::lower_bound", [&] {
            check(thrustLowerBound(words(haystack), m_length, words(needles), m_count, words(answers),
                                   cuda.stream()),
                  "thrust::lower_bound");
        });
        cuda.recordKernel(
            "keep-exact",
            [&] {
                check(keepExact(words(haystack), m_length, words(needles), m_count, words(answers),
                                data::kNotFound, cuda.stream()),
                      "keepExact");
            },
            backend::cuda::Work::One);
    }

private:
    std::uint32_t m_length;
    std::uint32_t m_count;
};

/// A second buffer as long as the input, and CUB's tables of tiles, which are well below an eighth of that.
/// CUB itself says how much it wants, but only on the device.
ScratchNeed cubScratch(std::size_t length, std::size_t /*needles*/)
{
    constexpr std::uint64_t kTables = std::uint64_t{1} << 20U;
    const std::uint64_t keys = length * sizeof(data::Key);
    return {.device = keys + keys / 8 + kTables};
}

AlgorithmInfo radixSort()
{
    return {
        .id = "cub-radix-sort",
        .title = "CUB radix sort",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cuda},
        .summary = "cub::DeviceRadixSort: NVIDIA's least-significant-digit radix sort, timed as one command",
        .origin = "NVIDIA CUB (CUDA Core Compute Libraries)",
        .limits = "Needs a second buffer as long as the input",
        .scratch = cubScratch,
        .makeSort = [](backend::Queue& queue, const auto&,
                       const SortProblem& problem) -> std::unique_ptr<Sort> {
            return std::make_unique<CubSort>("cub::DeviceRadixSort", queue, problem, cubRadixSort,
                                             problem.length);
        },
    };
}

AlgorithmInfo mergeSort()
{
    return {
        .id = "cub-merge-sort",
        .title = "CUB merge sort",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cuda},
        .summary = "cub::DeviceMergeSort: NVIDIA's comparison sort, tiles merged along merge paths, timed as "
                   "one command",
        .origin = "NVIDIA CUB (CUDA Core Compute Libraries)",
        .limits = "Needs scratch memory as long as the input",
        .scratch = cubScratch,
        .makeSort = [](backend::Queue& queue, const auto&,
                       const SortProblem& problem) -> std::unique_ptr<Sort> {
            return std::make_unique<CubSort>("cub::DeviceMergeSort", queue, problem, inPlace, 0);
        },
    };
}

AlgorithmInfo lowerBound()
{
    return {
        .id = "thrust-lower-bound",
        .title = "Thrust lower bound",
        .family = Family::Search,
        .backends = {backend::BackendKind::Cuda},
        .summary = "thrust::lower_bound, a binary search a key, then a pass that drops indices whose element "
                   "differs",
        .origin = "NVIDIA Thrust (CUDA Core Compute Libraries)",
        .makeSearch = [](backend::Queue&, const auto&, const SearchProblem& problem)
            -> std::unique_ptr<Search> { return std::make_unique<ThrustLowerBound>(problem); },
    };
}

} // namespace

std::vector<AlgorithmInfo> vendorCudaAlgorithms()
{
    return {radixSort(), mergeSort(), lowerBound()};
}

} // namespace sortscope::algorithms::vendor
