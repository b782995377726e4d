// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/mappedsort.h"

#include "core/algorithms/kernelsource.h"
#include "core/algorithms/threads.h"
#include "core/algorithms/workgroup.h"
#include "core/backend/cpu/hostqueue.h"
#include "core/data/ranks.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace sortscope::algorithms {
namespace {

using backend::cpu::HostQueue;

constexpr const char* kToRanks = "keys_to_ranks";
constexpr const char* kToKeys = "ranks_to_keys";

/// Hands everything but the keys' types on to the sort of ranks.
class MappedSort : public Sort {
public:
    explicit MappedSort(std::unique_ptr<Sort> ofRanks) : m_ofRanks(std::move(ofRanks)) {}

    std::size_t paddedLength() const override { return m_ofRanks->paddedLength(); }
    Parameters tune(backend::Queue& queue, backend::Buffer& work) override
    {
        return m_ofRanks->tune(queue, work);
    }
    std::optional<std::size_t> passesRun(backend::Queue& queue) const override
    {
        return m_ofRanks->passesRun(queue);
    }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        toRanks(queue, work);
        auto& sorted = m_ofRanks->run(queue, work);
        toKeys(queue, sorted);
        return sorted;
    }

private:
    virtual void toRanks(backend::Queue& queue, backend::Buffer& keys) = 0;
    virtual void toKeys(backend::Queue& queue, backend::Buffer& ranks) = 0;

    std::unique_ptr<Sort> m_ofRanks;
};

class MappedOnDevice : public MappedSort {
public:
    MappedOnDevice(backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem,
                   std::unique_ptr<Sort> ofRanks)
        : MappedSort(std::move(ofRanks)),
          m_length(static_cast<std::uint32_t>(problem.length)),
          m_isFloat(data::kindOf(problem.key) == data::KeyKind::Float ? 1 : 0),
          m_group(std::min(kGroup, powerOfTwoBelow(device.maxWorkGroupSize))),
          m_program(queue.build(kernelSource("keymap.cl", {{"KEY", keyWord(problem.key)}}))),
          m_toRanks(m_program->kernel(kToRanks)),
          m_toKeys(m_program->kernel(kToKeys))
    {
        for (const auto* kernel : {m_toRanks.get(), m_toKeys.get()})
            requireWorkGroup(m_group, *kernel);
    }

private:
    static constexpr std::size_t kGroup = 256;

    void toRanks(backend::Queue& queue, backend::Buffer& keys) override { launch(queue, *m_toRanks, keys); }
    void toKeys(backend::Queue& queue, backend::Buffer& ranks) override { launch(queue, *m_toKeys, ranks); }

    void launch(backend::Queue& queue, const backend::Kernel& kernel, backend::Buffer& keys) const
    {
        if (m_length > 0)
            queue.launch(kernel, launchRange(m_length, m_group), {&keys, m_length, m_isFloat});
    }

    std::uint32_t m_length;
    std::uint32_t m_isFloat;
    std::size_t m_group;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_toRanks;
    std::unique_ptr<backend::Kernel> m_toKeys;
};

template <data::KeyWord Word>
class MappedOnHost : public MappedSort {
public:
    MappedOnHost(const SortProblem& problem, std::unique_ptr<Sort> ofRanks)
        : MappedSort(std::move(ofRanks)),
          m_length(problem.length),
          m_type(problem.key)
    {
        if (problem.parameters.contains("threads"))
            m_team.emplace(problem.parameters);
    }

private:
    void toRanks(backend::Queue& queue, backend::Buffer& keys) override
    {
        replace(queue, keys, kToRanks, [this](Word key) { return data::rankOf(key, m_type); });
    }
    void toKeys(backend::Queue& queue, backend::Buffer& ranks) override
    {
        replace(queue, ranks, kToKeys, [this](Word rank) { return data::bitsOf(rank, m_type); });
    }

    template <typename Map>
    void replace(backend::Queue& queue, backend::Buffer& buffer, const char* name, Map map)
    {
        const auto all = HostQueue::view<Word>(buffer).first(m_length);
        const auto part = [&](std::size_t begin, std::size_t end) {
            std::ranges::transform(all.subspan(begin, end - begin), all.begin() + begin, map);
        };
        if (all.empty())
            return;
        HostQueue::of(queue).run(name, [&] {
            if (m_team)
                m_team->share(m_length, part);
            else
                part(0, m_length);
        });
    }

    std::size_t m_length;
    data::KeyType m_type;
    std::optional<ThreadTeam> m_team;
};

} // namespace

std::unique_ptr<Sort> makeMappedSort(backend::Queue& queue, const backend::DeviceInfo& device,
                                     const SortProblem& problem, std::unique_ptr<Sort> ofRanks)
{
    const bool onHost = HostQueue::in(queue) != nullptr;
    if (onHost && data::isWide(problem.key))
        return std::make_unique<MappedOnHost<data::WideKey>>(problem, std::move(ofRanks));
    if (onHost)
        return std::make_unique<MappedOnHost<data::Key>>(problem, std::move(ofRanks));
    return std::make_unique<MappedOnDevice>(queue, device, problem, std::move(ofRanks));
}

Work mappingWork(std::size_t length, data::KeyType type)
{
    if (length == 0)
        return {};
    constexpr std::uint64_t kLaunches = 2;
    return {.bytes = kLaunches * 2 * data::keyBytes(type) * std::uint64_t{length}, .launches = kLaunches};
}

} // namespace sortscope::algorithms
