// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/thrustlowerbound.h"

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
        cuda.recordKernel("keep-exact", [&] {
            check(keepExact(words(haystack), m_length, words(needles), m_count, words(answers),
                            data::kNotFound, cuda.stream()),
                  "keepExact");
        });
    }

private:
    std::uint32_t m_length;
    std::uint32_t m_count;
};

} // namespace

std::unique_ptr<Search> makeThrustLowerBound(const SearchProblem& problem)
{
    return std::make_unique<ThrustLowerBound>(problem);
}

} // namespace sortscope::algorithms::vendor
