// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/cubsort.h"

#include "core/algorithms/vendor/cubkernels.h"
#include "core/algorithms/vendor/vendorerror.h"
#include "core/backend/cuda/cudaqueue.h"

namespace sortscope::algorithms::vendor {
namespace {

using backend::cuda::CudaQueue;
using data::Direction;

template <typename T>
T* pointerTo(const backend::Buffer& buffer)
{
    return reinterpret_cast<T*>(CudaQueue::pointer(buffer)); // NOLINT(*-reinterpret-cast)
}

/// What both sorts share: a length, a direction and CUB's scratch memory.
class CubSort : public Sort {
public:
    explicit CubSort(const SortProblem& problem)
        : m_count(static_cast<std::uint32_t>(problem.length)),
          m_descending(problem.direction == Direction::Descending)
    {}
    std::size_t paddedLength() const override { return m_count; }

protected:
    std::uint32_t count() const { return m_count; }
    bool descending() const { return m_descending; }
    bool inOrderAlready() const { return m_count < 2; }
    void allocateScratch(backend::Queue& queue, std::size_t bytes)
    {
        m_scratchBytes = bytes;
        m_scratch = queue.allocate(bytes);
    }
    void* scratch() const { return pointerTo<void>(*m_scratch); }
    std::size_t scratchBytes() const { return m_scratchBytes; }

private:
    std::uint32_t m_count;
    bool m_descending;
    std::shared_ptr<backend::Buffer> m_scratch;
    std::size_t m_scratchBytes = 0;
};

class CubRadixSort : public CubSort {
public:
    CubRadixSort(backend::Queue& queue, const SortProblem& problem)
        : CubSort(problem),
          m_other(queue.allocate(problem.length * sizeof(data::Key)))
    {
        const auto& cuda = CudaQueue::of(queue);
        cuda.makeCurrent();
        std::size_t bytes = 0;
        std::uint32_t* keys = nullptr;
        std::uint32_t* other = nullptr;
        check(cubRadixSort(nullptr, bytes, keys, other, count(), descending(), cuda.stream()),
              "cub::DeviceRadixSort::SortKeys");
        allocateScratch(queue, bytes);
    }

    const backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        if (inOrderAlready())
            return work;
        auto& cuda = CudaQueue::of(queue);
        auto* keys = pointerTo<std::uint32_t>(work);
        auto* other = pointerTo<std::uint32_t>(*m_other);
        cuda.recordKernel("cub::DeviceRadixSort", [&] {
            std::size_t bytes = scratchBytes();
            check(cubRadixSort(scratch(), bytes, keys, other, count(), descending(), cuda.stream()),
                  "cub::DeviceRadixSort::SortKeys");
        });
        return keys == pointerTo<std::uint32_t>(work) ? work : *m_other;
    }

private:
    std::shared_ptr<backend::Buffer> m_other;
};

class CubMergeSort : public CubSort {
public:
    CubMergeSort(backend::Queue& queue, const SortProblem& problem) : CubSort(problem)
    {
        const auto& cuda = CudaQueue::of(queue);
        cuda.makeCurrent();
        std::size_t bytes = 0;
        check(cubMergeSort(nullptr, bytes, nullptr, count(), descending(), cuda.stream()),
              "cub::DeviceMergeSort::SortKeys");
        allocateScratch(queue, bytes);
    }

    const backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        if (inOrderAlready())
            return work;
        auto& cuda = CudaQueue::of(queue);
        cuda.recordKernel("cub::DeviceMergeSort", [&] {
            std::size_t bytes = scratchBytes();
            check(cubMergeSort(scratch(), bytes, pointerTo<std::uint32_t>(work), count(), descending(),
                               cuda.stream()),
                  "cub::DeviceMergeSort::SortKeys");
        });
        return work;
    }
};

} // namespace

std::unique_ptr<Sort> makeCubRadixSort(backend::Queue& queue, const SortProblem& problem)
{
    return std::make_unique<CubRadixSort>(queue, problem);
}

std::unique_ptr<Sort> makeCubMergeSort(backend::Queue& queue, const SortProblem& problem)
{
    return std::make_unique<CubMergeSort>(queue, problem);
}

} // namespace sortscope::algorithms::vendor
