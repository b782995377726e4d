// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/host/mappedsort.h"

#include "core/algorithms/host/threads.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/workgroup.h"
#include "core/backend/cpu/hostqueue.h"
#include "core/data/ranks.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace sortscope::algorithms {
namespace {

using backend::Buffer;
using backend::Queue;
using backend::cpu::HostQueue;
using data::WideKey;

constexpr const char* kToRanks = "keys_to_ranks";
constexpr const char* kToKeys = "ranks_to_keys";
constexpr const char* kToWords = "pairs_to_words";
constexpr const char* kToPairs = "words_to_pairs";
/// The number of launches, or loops, that map.
constexpr std::size_t kMaps = 2;

/// Returns the place of the first value, counted in values; it is not used without values.
std::size_t firstValue(const SortProblem& problem)
{
    return data::valuesBegin(problem.key, problem.values, problem.length) / sizeof(data::Value);
}

/// A map of keymap.cl and its inverse.
class DeviceMaps {
public:
    DeviceMaps(Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem, const char* there,
               const char* back)
        : m_length(static_cast<std::uint32_t>(problem.length)),
          m_kind(static_cast<std::uint32_t>(data::kindOf(problem.key))),
          m_values(static_cast<std::uint32_t>(firstValue(problem))),
          m_group(std::min(kGroup, powerOfTwoBelow(device.maxWorkGroupSize))),
          m_program(queue.build(kernelSource("keymap.cl", {{"KEY", keyWord(problem.key)}}))),
          m_there(m_program->kernel(there)),
          m_back(m_program->kernel(back))
    {
        for (const auto* kernel : {m_there.get(), m_back.get()})
            requireWorkGroup(m_group, *kernel);
    }

    void toRanks(Queue& queue, Buffer& keys) const { launch(queue, *m_there, {&keys, m_length, m_kind}); }
    void toKeys(Queue& queue, Buffer& ranks) const { launch(queue, *m_back, {&ranks, m_length, m_kind}); }
    void pack(Queue& queue, const Buffer& pairs, Buffer& words) const
    {
        launch(queue, *m_there, {&pairs, &words, m_length, m_values, m_kind});
    }
    void unpack(Queue& queue, const Buffer& words, Buffer& pairs) const
    {
        launch(queue, *m_back, {&words, &pairs, m_length, m_values, m_kind});
    }

private:
    static constexpr std::size_t kGroup = 256;

    void launch(Queue& queue, const backend::Kernel& kernel,
                std::initializer_list<backend::Argument> arguments) const
    {
        if (m_length > 0)
            queue.launch(kernel, launchRange(m_length, m_group), arguments);
    }

    std::uint32_t m_length;
    std::uint32_t m_kind;
    /// The place of the first value, counted in values.
    std::uint32_t m_values;
    std::size_t m_group;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_there;
    std::unique_ptr<backend::Kernel> m_back;
};

/// Maps keys on the host, with the threads of the sort.
template <data::KeyWord Word>
class HostMaps {
public:
    HostMaps(Queue& /*queue*/, const backend::DeviceInfo& /*device*/, const SortProblem& problem,
             const char* there, const char* back)
        : m_length(problem.length),
          m_values(firstValue(problem)),
          m_type(problem.key),
          m_there(there),
          m_back(back)
    {
        if (problem.parameters.contains("threads"))
            m_team.emplace(problem.parameters);
    }

    void toRanks(Queue& queue, Buffer& keys) const
    {
        replace(queue, keys, m_there, [this](Word key) { return data::rankOf(key, m_type); });
    }
    void toKeys(Queue& queue, Buffer& ranks) const
    {
        replace(queue, ranks, m_back, [this](Word rank) { return data::bitsOf(rank, m_type); });
    }
    void pack(Queue& queue, const Buffer& pairs, Buffer& words) const
    {
        const auto keys = HostQueue::view<Word>(pairs);
        const auto values = HostQueue::view<data::Value>(pairs).subspan(m_values);
        const auto to = HostQueue::view<WideKey>(words);
        inParts(queue, m_there, [&](std::size_t i) {
            to[i] = WideKey{data::rankOf(keys[i], m_type)} << kValueBits | values[i];
        });
    }
    void unpack(Queue& queue, const Buffer& words, Buffer& pairs) const
    {
        const auto from = HostQueue::view<WideKey>(words);
        const auto keys = HostQueue::view<Word>(pairs);
        const auto values = HostQueue::view<data::Value>(pairs).subspan(m_values);
        inParts(queue, m_back, [&](std::size_t i) {
            keys[i] = data::bitsOf(static_cast<Word>(from[i] >> kValueBits), m_type);
            values[i] = static_cast<data::Value>(from[i]);
        });
    }

private:
    static constexpr unsigned kValueBits = 8 * sizeof(data::Value);

    template <typename Map>
    void replace(Queue& queue, Buffer& buffer, const char* name, const Map& map) const
    {
        const auto all = HostQueue::view<Word>(buffer);
        inParts(queue, name, [&](std::size_t i) { all[i] = map(all[i]); });
    }

    template <typename Each>
    void inParts(Queue& queue, const char* name, const Each& each) const
    {
        const auto part = [&](std::size_t begin, std::size_t end) {
            for (auto i = begin; i < end; ++i)
                each(i);
        };
        if (m_length == 0)
            return;
        HostQueue::of(queue).run(name, [&] {
            if (m_team)
                m_team->share(m_length, part);
            else
                part(0, m_length);
        });
    }

    std::size_t m_length;
    std::size_t m_values;
    data::KeyType m_type;
    const char* m_there;
    const char* m_back;
    std::optional<ThreadTeam> m_team;
};

/// Hands everything except the keys' type on to the sort of ranks.
template <typename Maps>
class MappedSort : public Sort {
public:
    MappedSort(Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem,
               std::unique_ptr<Sort> ofRanks)
        : m_ofRanks(std::move(ofRanks)),
          m_maps(queue, device, problem, kToRanks, kToKeys)
    {}

    std::size_t paddedLength() const override { return m_ofRanks->paddedLength(); }
    Parameters tune(Queue& queue, Buffer& work) override { return m_ofRanks->tune(queue, work); }
    std::optional<std::size_t> passesRun(Queue& queue) const override { return m_ofRanks->passesRun(queue); }

    Buffer& run(Queue& queue, Buffer& work) override
    {
        m_maps.toRanks(queue, work);
        auto& sorted = m_ofRanks->run(queue, work);
        m_maps.toKeys(queue, sorted);
        return sorted;
    }

private:
    std::unique_ptr<Sort> m_ofRanks;
    Maps m_maps;
};

/// Hands words that hold keys and values on to the sort of words.
template <typename Maps>
class PackedSort : public Sort {
public:
    PackedSort(Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem,
               std::unique_ptr<Sort> ofWords)
        : m_ofWords(std::move(ofWords)),
          m_maps(queue, device, problem, kToWords, kToPairs),
          m_words(queue.allocate(m_ofWords->paddedLength() * sizeof(WideKey)))
    {}

    std::size_t paddedLength() const override { return m_ofWords->paddedLength(); }
    Parameters tune(Queue& queue, Buffer& /*work*/) override { return m_ofWords->tune(queue, *m_words); }
    std::optional<std::size_t> passesRun(Queue& queue) const override { return m_ofWords->passesRun(queue); }

    Buffer& run(Queue& queue, Buffer& work) override
    {
        m_maps.pack(queue, work, *m_words);
        const auto& sorted = m_ofWords->run(queue, *m_words);
        m_maps.unpack(queue, sorted, work);
        return work;
    }

private:
    std::unique_ptr<Sort> m_ofWords;
    Maps m_maps;
    std::shared_ptr<Buffer> m_words;
};

} // namespace

std::unique_ptr<Sort> makeMappedSort(Queue& queue, const backend::DeviceInfo& device,
                                     const SortProblem& problem, std::unique_ptr<Sort> ofRanks)
{
    if (HostQueue::in(queue) == nullptr)
        return std::make_unique<MappedSort<DeviceMaps>>(queue, device, problem, std::move(ofRanks));
    return data::withWord(
        problem.key, [&]<data::KeyWord Word>(std::type_identity<Word>) -> std::unique_ptr<Sort> {
            return std::make_unique<MappedSort<HostMaps<Word>>>(queue, device, problem, std::move(ofRanks));
        });
}

std::unique_ptr<Sort> makePackedSort(Queue& queue, const backend::DeviceInfo& device,
                                     const SortProblem& problem, std::unique_ptr<Sort> ofWords)
{
    if (HostQueue::in(queue) == nullptr)
        return std::make_unique<PackedSort<DeviceMaps>>(queue, device, problem, std::move(ofWords));
    return data::withWord(
        problem.key, [&]<data::KeyWord Word>(std::type_identity<Word>) -> std::unique_ptr<Sort> {
            return std::make_unique<PackedSort<HostMaps<Word>>>(queue, device, problem, std::move(ofWords));
        });
}

Work mappingWork(std::size_t length, data::KeyType type)
{
    if (length == 0)
        return {};
    return {.bytes = kMaps * 2 * data::keyBytes(type) * std::uint64_t{length}, .launches = kMaps};
}

Work packingWork(std::size_t length, data::KeyType type)
{
    if (length == 0)
        return {};
    const auto each = data::pairBytes(type, data::ValueType::U32) + sizeof(WideKey);
    return {.bytes = kMaps * each * std::uint64_t{length}, .launches = kMaps};
}

} // namespace sortscope::algorithms
