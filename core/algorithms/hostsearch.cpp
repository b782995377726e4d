// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/hostsearch.h"

#include "core/backend/cpu/hostqueue.h"

#include <utility>

namespace sortscope::algorithms {
namespace {

class HostSearch : public Search {
public:
    HostSearch(std::string name, const SearchProblem& problem, HostSearchFunction search)
        : m_name(std::move(name)),
          m_length(problem.length),
          m_needles(problem.needles),
          m_search(std::move(search))
    {}

    void run(backend::Queue& queue, const backend::Buffer& haystack, const backend::Buffer& needles,
             backend::Buffer& answers) override
    {
        using backend::cpu::HostQueue;
        const auto elements = HostQueue::view<data::Key>(haystack).first(m_length);
        const auto keys = HostQueue::view<data::Key>(needles).first(m_needles);
        const auto indices = HostQueue::view<std::uint32_t>(answers).first(m_needles);
        HostQueue::of(queue).run(m_name, [&] { m_search(elements, keys, indices); });
    }

private:
    std::string m_name;
    std::size_t m_length;
    std::size_t m_needles;
    HostSearchFunction m_search;
};

} // namespace

std::unique_ptr<Search> makeHostSearch(std::string name, const SearchProblem& problem,
                                       HostSearchFunction search)
{
    return std::make_unique<HostSearch>(std::move(name), problem, std::move(search));
}

} // namespace sortscope::algorithms
