// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/host/hostalgorithm.h"

#include "core/backend/cpu/hostqueue.h"

#include <utility>

namespace sortscope::algorithms {
namespace {

using backend::cpu::HostQueue;

class HostSort : public Sort {
public:
    HostSort(std::string name, const SortProblem& problem, HostSortFunction sort)
        : m_name(std::move(name)),
          m_length(problem.length),
          m_bytes(problem.length * data::keyBytes(problem.key)),
          m_direction(problem.direction),
          m_sort(std::move(sort))
    {}

    std::size_t paddedLength() const override { return m_length; }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        const auto keys = HostQueue::view<std::byte>(work).first(m_bytes);
        HostQueue::of(queue).run(m_name, [&] { m_sort(keys, m_direction); });
        return work;
    }

private:
    std::string m_name;
    std::size_t m_length;
    std::size_t m_bytes;
    data::Direction m_direction;
    HostSortFunction m_sort;
};

template <data::KeyWord Word>
class HostSearch : public Search {
public:
    HostSearch(std::string name, const SearchProblem& problem, HostSearchFunction<Word> search)
        : m_name(std::move(name)),
          m_length(problem.length),
          m_needles(problem.needles),
          m_search(std::move(search))
    {}

    void run(backend::Queue& queue, const backend::Buffer& haystack, const backend::Buffer& needles,
             backend::Buffer& answers) override
    {
        const auto elements = HostQueue::view<Word>(haystack).first(m_length);
        const auto keys = HostQueue::view<Word>(needles).first(m_needles);
        const auto indices = HostQueue::view<std::uint32_t>(answers).first(m_needles);
        HostQueue::of(queue).run(m_name, [&] { m_search(elements, keys, indices); });
    }

private:
    std::string m_name;
    std::size_t m_length;
    std::size_t m_needles;
    HostSearchFunction<Word> m_search;
};

} // namespace

std::unique_ptr<Sort> makeHostSort(std::string name, const SortProblem& problem, HostSortFunction sort)
{
    return std::make_unique<HostSort>(std::move(name), problem, std::move(sort));
}

template <data::KeyWord Word>
std::unique_ptr<Search> makeHostSearch(std::string name, const SearchProblem& problem,
                                       HostSearchFunction<Word> search)
{
    return std::make_unique<HostSearch<Word>>(std::move(name), problem, std::move(search));
}

template std::unique_ptr<Search> makeHostSearch(std::string, const SearchProblem&,
                                                HostSearchFunction<data::ByteKey>);
template std::unique_ptr<Search> makeHostSearch(std::string, const SearchProblem&,
                                                HostSearchFunction<data::ShortKey>);
template std::unique_ptr<Search> makeHostSearch(std::string, const SearchProblem&,
                                                HostSearchFunction<data::Key>);
template std::unique_ptr<Search> makeHostSearch(std::string, const SearchProblem&,
                                                HostSearchFunction<data::WideKey>);

} // namespace sortscope::algorithms
