// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/host/searchpages.h"
#include "core/algorithms/host/threads.h"
#include "core/backend/cpu/hostqueue.h"
#include "core/data/ranks.h"
#include "core/data/verifier.h"

#include <algorithm>
#include <array>
#include <bit>

namespace sortscope::algorithms {
namespace {

using backend::Buffer;
using backend::Queue;
using backend::cpu::HostQueue;
using data::KeyType;

/// The ranks of a haystack in Eytzinger's order: node k, from 1 on, has the children 2k and 2k + 1, and all
/// levels except the last are full.
template <KeyType Type>
class Tree {
    using Key = data::WordOf<Type>;

    /// A tree of 2^31 elements has fewer levels.
    static constexpr int kMostLevels = 33;

public:
    explicit Tree(std::span<Key> nodes)
        : m_nodes(nodes),
          m_length(nodes.size()),
          m_fullLevels(static_cast<unsigned>(std::bit_width(nodes.size() + 1)) - 1)
    {}

    /// Lays out the nodes in places from `begin` to `end`.
    void layOut(std::span<const Key> haystack, std::size_t begin, std::size_t end)
    {
        for (auto node = begin + 1; node <= end; ++node) {
            const auto level = static_cast<unsigned>(std::bit_width(node)) - 1;
            const auto inLevel = node - (std::size_t{1} << level);
            m_nodes[node - 1] =
                rankOfKey(haystack[inFrontOf(((2 * inLevel + 1) << (m_fullLevels - level)) - 1)]);
        }
    }

    /// Does searches that take their steps in turn: while one waits for memory, the others' loads are on
    /// their way.
    template <std::size_t Count>
    void search(const Key* needles, std::uint32_t* answers) const
    {
        std::array<Key, Count> ranks{};
        std::transform(needles, needles + Count, ranks.begin(), rankOfKey);
        std::array<std::size_t, Count> nodes{};
        nodes.fill(1);
        for (unsigned level = 0; level < m_fullLevels; ++level) {
            for (std::size_t i = 0; i < Count; ++i)
                nodes[i] = 2 * nodes[i] + static_cast<std::size_t>(m_nodes[nodes[i] - 1] < ranks[i]);
        }
        for (std::size_t i = 0; i < Count; ++i)
            answers[i] = answerAt(nodes[i], ranks[i]);
    }

private:
    static Key rankOfKey(Key key) { return data::rankOf(key, Type); }

    /// Returns the answer for `node` of the last level, which may lack it.
    std::uint32_t answerAt(std::size_t node, Key rank) const
    {
        const auto firstOfLast = std::size_t{1} << m_fullLevels;
        const bool isThere = node <= m_length;
        const auto end = 2 * node + (isThere && m_nodes[node - 1] < rank ? 1 : 0);
        // The lower bound is the node where the way down turned left last: its bits tell where it turned
        // right.
        const auto way = isThere ? end : node;
        const auto holder = way >> (std::min(std::countr_one(way), kMostLevels) + 1);
        if (holder == 0 || m_nodes[holder - 1] != rank)
            return data::kNotFound;
        return static_cast<std::uint32_t>(inFrontOf(end - 2 * firstOfLast));
    }

    /// The number of elements in front, where a tree whose last level is full has `perfect` in front.
    std::size_t inFrontOf(std::size_t perfect) const
    {
        const auto lasts = m_length - ((std::size_t{1} << m_fullLevels) - 1);
        const auto ofLast = perfect - perfect / 2;
        return perfect - (ofLast > lasts ? ofLast - lasts : 0);
    }

    std::span<Key> m_nodes;
    std::size_t m_length;
    unsigned m_fullLevels;
};

template <KeyType Type>
class EytzingerLowerBound : public Search {
    using Key = data::WordOf<Type>;

public:
    /// Without a team all work is done by the calling thread.
    EytzingerLowerBound(Queue& queue, const SearchProblem& problem, std::shared_ptr<ThreadTeam> team)
        : m_length(problem.length),
          m_needles(problem.needles),
          m_team(std::move(team)),
          m_nodes(queue.allocate(problem.length * sizeof(Key)))
    {}

    void run(Queue& queue, const Buffer& haystack, const Buffer& needles, Buffer& answers) override
    {
        auto& host = HostQueue::of(queue);
        Tree<Type> tree(HostQueue::view<Key>(*m_nodes).first(m_length));
        const auto elements = HostQueue::view<Key>(haystack).first(m_length);
        host.run("eytzinger_lay_out",
                 [&] {
                     inParts(m_length,
                             [&](std::size_t begin, std::size_t end) { tree.layOut(elements, begin, end); });
                 },
                 {.pass = 0});
        const auto keys = HostQueue::view<Key>(needles).first(m_needles);
        const auto indices = HostQueue::view<std::uint32_t>(answers).first(m_needles);
        host.run("eytzinger_lower_bound",
                 [&] {
                     inParts(m_needles, [&](std::size_t begin, std::size_t end) {
                         searchAll(tree, keys.subspan(begin, end - begin),
                                   indices.subspan(begin, end - begin));
                     });
                 },
                 {.pass = 1});
    }

private:
    template <typename Work>
    void inParts(std::size_t count, const Work& work) const
    {
        if (m_team)
            m_team->share(count, work);
        else
            work(0, count);
    }

    static void searchAll(const Tree<Type>& tree, std::span<const Key> keys, std::span<std::uint32_t> answers)
    {
        constexpr std::size_t kTogether = 16;
        std::size_t i = 0;
        for (; i + kTogether <= keys.size(); i += kTogether)
            tree.template search<kTogether>(&keys[i], &answers[i]);
        for (; i < keys.size(); ++i)
            tree.template search<1>(&keys[i], &answers[i]);
    }

    std::size_t m_length;
    std::size_t m_needles;
    std::shared_ptr<ThreadTeam> m_team;
    std::shared_ptr<Buffer> m_nodes;
};

std::unique_ptr<Search> makeEytzinger(Queue& queue, const SearchProblem& problem,
                                      const std::shared_ptr<ThreadTeam>& team)
{
    return data::withKeyType(problem.key, [&](auto type) -> std::unique_ptr<Search> {
        return std::make_unique<EytzingerLowerBound<type.value>>(queue, problem, team);
    });
}

AlgorithmInfo eytzingerEntry()
{
    return {
        .family = Family::Search,
        .backends = {backend::BackendKind::Cpu},
        .origin = "Khuong and Morin, \"Array Layouts for Comparison-Based Searching\", 2017",
        .limits = "Lays the haystack out in every run, as its first kernel shows",
        .passLabel = "step",
        .keyTypes = allKeyTypes(),
        .scratch = [](const WorkProblem& problem) -> ScratchNeed {
            return {.device = std::uint64_t{problem.length} * data::keyBytes(problem.key), .buffers = 1};
        },
    };
}

} // namespace

AlgorithmInfo eytzingerLowerBound()
{
    auto entry = eytzingerEntry();
    entry.id = "eytzinger-lower-bound";
    entry.title = "Eytzinger lower bound";
    entry.summary = "The haystack laid out as a binary tree, level by level, down which 16 keys go in step "
                    "without branches, on one core";
    entry.makeSearch = [](Queue& queue, const backend::DeviceInfo&, const SearchProblem& problem) {
        return makeEytzinger(queue, problem, nullptr);
    };
    return entry;
}

AlgorithmInfo eytzingerLowerBoundPar()
{
    auto entry = eytzingerEntry();
    entry.id = "eytzinger-lower-bound-par";
    entry.title = "Eytzinger lower bound, parallel";
    entry.summary = "The haystack laid out as a binary tree, level by level, down which 16 keys go in step "
                    "without branches; the given number of threads share both steps";
    entry.parameters = {threadsParameter(), pagesParameter()};
    entry.makeSearch = [](Queue& queue, const backend::DeviceInfo&, const SearchProblem& problem) {
        const auto team = std::make_shared<ThreadTeam>(problem.parameters);
        runOn(queue, team);
        return makeWithPages(queue, problem, [&] { return makeEytzinger(queue, problem, team); });
    };
    return entry;
}

} // namespace sortscope::algorithms
