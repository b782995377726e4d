// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/fasterof.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/workgroup.h"
#include "core/backend/processor.h"
#include "core/backend/workgrouplimit.h"
#include "core/base/named.h"
#include "core/data/verifier.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <string>

namespace sortscope::algorithms {
namespace {

using backend::Buffer;
using backend::Kernel;
using backend::Program;
using backend::Queue;

/// Says how the needles are ordered before they are searched.
enum class Order { Off, Rough, Auto };

constexpr auto namesOf(Order /*type*/)
{
    return base::namesUpTo<Order::Auto>("off", "rough", "auto");
}

constexpr std::size_t kWord = sizeof(std::uint32_t);
constexpr std::size_t kBucketBits = 10;
/// Beside the counts of the buckets there is a word that says whether keys have to be placed.
constexpr std::size_t kBucketWords = (std::size_t{1} << kBucketBits) + 1;
/// For fewer needles, three more launches cost more than an order could gain: the order is not tried.
constexpr std::size_t kFewestTried = std::size_t{1} << 14U;

Order orderOf(const Parameters& parameters, std::size_t needles)
{
    if (!parameters.contains("order")) // in an earlier session
        return Order::Off;
    const auto order = base::valueNamed<Order>(choice(parameters, "order")).value();
    return order == Order::Auto && needles < kFewestTried ? Order::Off : order;
}

/// The bytes of a NUMBER in lowerbound.cl.
constexpr std::size_t numberBytes(data::KeyType type)
{
    return std::max(data::keyBytes(type), kWord);
}

/// A key and its index, each of which takes a NUMBER.
constexpr std::size_t pairBytes(data::KeyType type)
{
    return 2 * numberBytes(type);
}

std::uint64_t roughOrderBytes(std::size_t needles, data::KeyType type)
{
    return kBucketWords * kWord + std::uint64_t{pairBytes(type)} * needles;
}

/// Local memory that the greediest kernel of lowerbound.cl declares; both change together.
std::size_t localBytes(std::size_t parts, std::size_t group, data::KeyType type)
{
    return parts * data::keyBytes(type) + group * (numberBytes(type) + kWord);
}

void requireLocalMemory(std::size_t bytes, std::size_t parts, const backend::DeviceInfo& device)
{
    backend::requireLocalMemory(fmt::format("a table of {} parts", parts), bytes, device,
                                backend::declarable(device));
}

/// Puts needles in rough order, each with its index, in three launches.
class RoughOrder {
public:
    RoughOrder(Queue& queue, Program& program, std::size_t group, std::size_t computeUnits,
               std::size_t needles, data::KeyType type)
        : m_needles(static_cast<std::uint32_t>(needles)),
          m_group(group),
          m_share(static_cast<std::uint32_t>(shareOf(needles, group, computeUnits))),
          m_groups((needles + m_share - 1) / m_share),
          m_count(program.kernel("count_needles")),
          m_start(program.kernel("start_buckets")),
          m_place(program.kernel("place_needles")),
          m_search(program.kernel("lower_bound_rough")),
          m_buckets(queue.allocate(kBucketWords * kWord)),
          m_pairs(queue.allocate(needles * pairBytes(type)))
    {
        for (const auto* kernel : {m_count.get(), m_start.get(), m_place.get(), m_search.get()})
            requireWorkGroup(m_group, *kernel);
    }

    void run(Queue& queue, const Buffer& haystack, std::uint32_t length, const Buffer& needles)
    {
        const backend::NdRange shares{m_groups * m_group, m_group};
        queue.fill(*m_buckets, 0, 0, kBucketWords);
        queue.launch(*m_count, shares, {&haystack, length, &needles, m_needles, m_share, m_buckets.get()},
                     {.pass = 0});
        queue.launch(*m_start, {m_group, m_group}, {m_buckets.get()}, {.pass = 1});
        queue.launch(*m_place, shares,
                     {&haystack, length, &needles, m_needles, m_share, m_buckets.get(), m_pairs.get()},
                     {.pass = 2});
    }

    /// Searches needles in the order of pairs(), or as they came if buckets() say so.
    const Kernel& search() const { return *m_search; }
    const Buffer& buckets() const { return *m_buckets; }
    const Buffer& pairs() const { return *m_pairs; }

private:
    /// The needles of a work-group: enough that it has several for most buckets or, if there are few needles,
    /// for each of its work-items.
    static std::size_t shareOf(std::size_t needles, std::size_t group, std::size_t computeUnits)
    {
        constexpr std::size_t kGroupsPerUnit = 8;
        constexpr std::size_t kFewestEach = 16;
        const auto groups = std::max<std::size_t>(computeUnits, 1) * kGroupsPerUnit;
        return std::max((needles + groups - 1) / groups, group * kFewestEach);
    }

    std::uint32_t m_needles;
    std::size_t m_group;
    std::uint32_t m_share;
    std::size_t m_groups;
    std::unique_ptr<Kernel> m_count;
    std::unique_ptr<Kernel> m_start;
    std::unique_ptr<Kernel> m_place;
    std::unique_ptr<Kernel> m_search;
    std::shared_ptr<Buffer> m_buckets;
    std::shared_ptr<Buffer> m_pairs;
};

class LowerBound : public Search {
public:
    LowerBound(Queue& queue, const backend::DeviceInfo& device, const SearchProblem& problem)
        : m_length(static_cast<std::uint32_t>(problem.length)),
          m_needles(static_cast<std::uint32_t>(problem.needles)),
          m_key(problem.key),
          m_parts(static_cast<std::uint32_t>(integer(problem.parameters, "parts"))),
          m_group(static_cast<std::size_t>(integer(problem.parameters, "work-group-size"))),
          m_keys(static_cast<std::size_t>(integer(problem.parameters, "keys-per-item"))),
          m_order(orderOf(problem.parameters, problem.needles)),
          m_program(queue.build(kernelSource("lowerbound.cl", problem.key,
                                             {{"GROUP", fmt::format("{}u", m_group)},
                                              {"KEYS", fmt::format("{}u", m_keys)},
                                              {"PARTS", fmt::format("{}u", m_parts)},
                                              {"NARROW_BITS", isProcessor(device) ? "0u" : "3u"},
                                              {"BUCKET_BITS", fmt::format("{}u", kBucketBits)}}))),
          m_search(m_program->kernel("lower_bound"))
    {
        requireWorkGroup(m_group, *m_search);
        requireLocalMemory(localBytes(m_parts, m_group, m_key), m_parts, device);
        if (m_order != Order::Off)
            m_rough = std::make_unique<RoughOrder>(queue, *m_program, m_group, device.computeUnits,
                                                   problem.needles, m_key);
    }

    Parameters tune(Queue& queue, Buffer& haystack, Buffer& needles, Buffer& answers) override
    {
        if (m_order != Order::Auto || m_length == 0)
            return {};
        queue.trace(backend::Tracing::Off);
        fillForTrial(queue, haystack, needles);
        const std::array ways{Order::Off, Order::Rough};
        const auto chosen = fasterOf(
            queue, ways.size(), [] {},
            [&](std::size_t way) {
                m_order = ways.at(way);
                run(queue, haystack, needles, answers);
            });
        queue.trace(backend::Tracing::Events);
        m_order = ways.at(chosen);
        if (m_order == Order::Off)
            m_rough.reset();
        return {{"order", std::string(base::nameOf(m_order))}};
    }

    void run(Queue& queue, const Buffer& haystack, const Buffer& needles, Buffer& answers) override
    {
        if (m_needles == 0)
            return;
        if (m_length == 0) {
            queue.fill(answers, data::kNotFound, 0, m_needles);
            return;
        }
        const auto width = static_cast<std::uint32_t>((std::uint64_t{m_length} + m_parts - 1) / m_parts);
        const auto groups = (m_needles + m_group * m_keys - 1) / (m_group * m_keys);
        const backend::NdRange range{groups * m_group, m_group};
        if (m_order == Order::Off) {
            queue.launch(*m_search, range,
                         {&haystack, m_length, width, &needles, m_needles, data::kNotFound, &answers});
            return;
        }
        m_rough->run(queue, haystack, m_length, needles);
        queue.launch(m_rough->search(), range,
                     {&haystack, m_length, width, &needles, m_needles, data::kNotFound, &m_rough->buckets(),
                      &m_rough->pairs(), &answers},
                     {.pass = 3});
    }

private:
    void fillForTrial(Queue& queue, Buffer& haystack, Buffer& needles) const
    {
        const auto fillHaystack = m_program->kernel("fill_trial_haystack");
        const auto fillNeedles = m_program->kernel("fill_trial_needles");
        queue.launch(*fillHaystack, launchRange(m_length, m_group), {&haystack, m_length, trialStep()});
        queue.launch(*fillNeedles, launchRange(m_needles, m_group), {&needles, m_needles});
        queue.finish();
    }

    /// The distance between neighbours in the haystack of a trial, as a NUMBER.
    backend::Argument trialStep() const
    {
        if (data::isWide(m_key))
            return std::numeric_limits<data::WideKey>::max() / m_length;
        return std::numeric_limits<data::Key>::max() / m_length;
    }

    std::uint32_t m_length;
    std::uint32_t m_needles;
    data::KeyType m_key;
    std::uint32_t m_parts;
    std::size_t m_group;
    std::size_t m_keys;
    /// Is not Auto once tune() has settled.
    Order m_order;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<Kernel> m_search;
    std::unique_ptr<RoughOrder> m_rough;
};

/// Counts at least the keys and the answers: the keys decide what is read of the haystack, and whether the
/// rough order does more than look at a sample.
Work lowerBoundWork(const WorkProblem& problem)
{
    if (problem.length == 0 || problem.needles == 0)
        return {};
    const bool rough = orderOf(problem.parameters, problem.needles) == Order::Rough;
    return {.bytes = (data::keyBytes(problem.key) + kWord) * std::uint64_t{problem.needles},
            .launches = rough ? std::size_t{4} : std::size_t{1},
            .atLeast = true};
}

ParameterInfo orderParameter()
{
    return {
        .id = "order",
        .title = "Order of the keys",
        .description = "Whether keys are put in rough order before they are searched, in three launches of "
                       "the run; auto tries both on random keys before the first run of a job with at "
                       "least 16,384 keys, and keeps the faster one",
        .choices = {{base::nameOf(Order::Auto), "The faster one"},
                    {base::nameOf(Order::Off), "As they come"},
                    {base::nameOf(Order::Rough), "Rough order first"}},
        .defaultFor = [](const auto&) -> ParameterValue { return std::string(base::nameOf(Order::Auto)); },
    };
}

ParameterInfo keysPerItem()
{
    auto parameter = keysPerItemParameter(4);
    parameter.description = "Keys that a work-item searches in step: while one waits for memory, the others' "
                            "loads are on their way";
    parameter.candidates = candidatesOf({1, 2, 4, 8});
    return parameter;
}

} // namespace

AlgorithmInfo lowerBound()
{
    return {
        .id = "lower-bound",
        .title = "Lower bound",
        .family = Family::Search,
        .backends = {backend::BackendKind::OpenCl, backend::BackendKind::Cuda},
        .summary = "A few keys per work-item: a binary search without branches, whose first levels are in "
                   "local memory; where that pays, three launches put the keys in rough order first",
        .origin =
            "Kim et al., \"FAST: Fast Architecture Sensitive Tree Search on Modern CPUs and GPUs\", 2010",
        .parameters = {{
                           .id = "parts",
                           .title = "Parts in local memory",
                           .description =
                               "Parts of the haystack that a work-group tells apart in local memory",
                           .minimum = 1,
                           .maximum = 4096,
                           .powerOfTwo = true,
                           .candidates = candidatesOf({16, 64, 256, 1024, 4096}),
                           .defaultFor = [](const backend::DeviceInfo& device) -> ParameterValue {
                               return std::int64_t{isProcessor(device) ? 64 : 1024};
                           },
                       },
                       keysPerItem(),
                       workGroupSizeParameter(),
                       orderParameter()},
        .passLabel = "step",
        .keyTypes = allKeyTypes(),
        .scratch = [](const WorkProblem& problem) -> ScratchNeed {
            const bool off = orderOf(problem.parameters, problem.needles) == Order::Off;
            if (off)
                return {};
            return {.device = roughOrderBytes(problem.needles, problem.key), .buffers = 2};
        },
        .work = lowerBoundWork,
        .makeSearch = [](Queue& queue, const backend::DeviceInfo& device, const SearchProblem& problem)
            -> std::unique_ptr<Search> { return std::make_unique<LowerBound>(queue, device, problem); },
    };
}

} // namespace sortscope::algorithms
