// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"
#include "core/algorithms/host/threads.h"
#include "core/backend/cpu/hostqueue.h"
#include "core/data/ranks.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace sortscope::algorithms {

/// A key, as a number that rises in the wanted order, beside its value.
struct WidePair {
    std::uint64_t key;
    std::uint64_t value;
};

/// True if a pair belongs in front of another.
struct WidePairLess {
    bool operator()(const WidePair& left, const WidePair& right) const { return left.key < right.key; }
};

/// The memory that HostPairSort allocates; none for keys without values.
inline ScratchNeed widePairsScratch(const WorkProblem& problem)
{
    if (problem.values == data::ValueType::None)
        return {};
    return {.device = problem.length * sizeof(WidePair), .buffers = 1};
}

/// A CPU sort of keys with values of which one has 64 bits or both. Keys and values stand side by side, in
/// memory of its own, while a function sorts them by their keys, which have become numbers that rise; `Pair`
/// has the members of WidePair. The sort has three commands; the first and the last run on as many threads as
/// the sort has.
template <typename Pair>
class HostPairSort : public Sort {
public:
    using Function = std::function<void(std::span<Pair>)>;

    HostPairSort(std::string name, backend::Queue& queue, const SortProblem& problem, Function sort)
        : m_name(std::move(name)),
          m_length(problem.length),
          m_type(problem.key),
          m_values(problem.values),
          m_flip(problem.direction == data::Direction::Ascending ? 0 : ~data::WideKey{0}),
          m_sort(std::move(sort)),
          m_pairs(queue.allocate(m_length * sizeof(Pair)))
    {
        if (problem.parameters.contains("threads"))
            m_team.emplace(problem.parameters);
    }

    std::size_t paddedLength() const override { return m_length; }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        if (m_length == 0)
            return work;
        data::withWord(m_type, [&]<data::KeyWord Word>(std::type_identity<Word>) {
            data::withValueWord(m_values, [&]<typename Value>(std::type_identity<Value>) {
                runWith<Word, Value>(backend::cpu::HostQueue::of(queue), work);
            });
        });
        return work;
    }

private:
    template <data::KeyWord Word, typename Value>
    void runWith(backend::cpu::HostQueue& host, backend::Buffer& work)
    {
        using backend::cpu::HostQueue;
        const auto flip = static_cast<Word>(m_flip);
        const auto begin = data::valuesBegin(m_type, m_values, m_length) / sizeof(Value);
        const auto keys = HostQueue::view<Word>(work).first(m_length);
        const auto values = HostQueue::view<Value>(work).subspan(begin, m_length);
        const auto pairs = HostQueue::view<Pair>(*m_pairs).first(m_length);
        host.run("join_pairs", [&] {
            inParts([&](std::size_t i) {
                pairs[i].key = static_cast<Word>(data::rankOf(keys[i], m_type) ^ flip);
                pairs[i].value = values[i];
            });
        });
        host.run(m_name, [&] { m_sort(pairs); });
        host.run("split_pairs", [&] {
            inParts([&](std::size_t i) {
                keys[i] = data::bitsOf(static_cast<Word>(static_cast<Word>(pairs[i].key) ^ flip), m_type);
                values[i] = static_cast<Value>(pairs[i].value);
            });
        });
    }

    template <typename Each>
    void inParts(const Each& each) const
    {
        const auto part = [&](std::size_t begin, std::size_t end) {
            for (auto i = begin; i < end; ++i)
                each(i);
        };
        if (m_team)
            m_team->share(m_length, part);
        else
            part(0, m_length);
    }

    std::string m_name;
    std::size_t m_length;
    data::KeyType m_type;
    data::ValueType m_values;
    data::WideKey m_flip;
    Function m_sort;
    std::optional<ThreadTeam> m_team;
    std::shared_ptr<backend::Buffer> m_pairs;
};

} // namespace sortscope::algorithms
