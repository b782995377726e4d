// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/hostsort.h"

#include "core/backend/cpu/hostqueue.h"

namespace sortscope::algorithms {
namespace {

class HostSort : public Sort {
public:
    HostSort(std::string name, const SortProblem& problem, HostSortFunction sort)
        : m_name(std::move(name)),
          m_length(problem.length),
          m_direction(problem.direction),
          m_sort(std::move(sort))
    {}

    std::size_t paddedLength() const override { return m_length; }

    const backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        using backend::cpu::HostQueue;
        const auto keys = HostQueue::view<data::Key>(work).first(m_length);
        HostQueue::of(queue).run(m_name, [&] { m_sort(keys, m_direction); });
        return work;
    }

private:
    std::string m_name;
    std::size_t m_length;
    data::Direction m_direction;
    HostSortFunction m_sort;
};

} // namespace

std::unique_ptr<Sort> makeHostSort(std::string name, const SortProblem& problem, HostSortFunction sort)
{
    return std::make_unique<HostSort>(std::move(name), problem, std::move(sort));
}

} // namespace sortscope::algorithms
