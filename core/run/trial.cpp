// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/trial.h"

#include "core/run/stopwatch.h"

#include <algorithm>
#include <cstring>

namespace sortscope::run {
namespace {

using algorithms::AlgorithmInfo;
using backend::Buffer;
using backend::HostMemory;
using backend::Queue;
using data::Key;

/// What outputs hold before a run: no answer, and no key that generators favour.
constexpr std::uint32_t kPoison = 0xDEADBEEFU;

/// Host memory of the queue's kind that holds a copy of `keys`.
std::unique_ptr<HostMemory> hostCopy(Queue& queue, std::span<const Key> keys)
{
    auto memory = queue.allocateHost(keys.size_bytes());
    if (!keys.empty())
        std::memcpy(memory->bytes().data(), keys.data(), keys.size_bytes());
    return memory;
}

void poison(HostMemory& memory)
{
    const auto words = memory.as<std::uint32_t>();
    std::fill(words.begin(), words.end(), kPoison);
}

class SortTrial : public Trial {
public:
    SortTrial(std::unique_ptr<algorithms::Sort> sort, const results::JobSpec& spec, Queue& queue,
              std::shared_ptr<const WorkloadData> workload)
        : m_workload(std::move(workload)),
          m_direction(spec.workload.direction),
          m_sort(std::move(sort)),
          m_bytes(m_workload->keys.size() * sizeof(Key)),
          m_padded(m_sort->paddedLength()),
          m_input(hostCopy(queue, m_workload->keys)),
          m_output(queue.allocateHost(m_bytes)),
          m_pristine(queue.allocate(m_bytes)),
          m_work(queue.allocate(m_padded * sizeof(Key)))
    {}

    void upload(Queue& queue) override { queue.upload(m_input->bytes(), *m_pristine); }

    void reset(Queue& queue) override
    {
        poison(*m_output);
        queue.fill(*m_work, kPoison, 0, m_padded);
        queue.restore(*m_pristine, *m_work, m_bytes);
    }

    void run(Queue& queue) override { m_sorted = &m_sort->run(queue, *m_work); }
    void download(Queue& queue) override { queue.download(*m_sorted, m_output->bytes()); }

    std::optional<data::Fault> verify() override
    {
        return data::verifySort(m_output->as<Key>(), m_workload->fingerprint, m_direction);
    }

    std::size_t paddedLength() const override { return m_padded; }

private:
    std::shared_ptr<const WorkloadData> m_workload;
    data::Direction m_direction;
    std::unique_ptr<algorithms::Sort> m_sort;
    std::size_t m_bytes;
    std::size_t m_padded;
    std::unique_ptr<HostMemory> m_input;
    std::unique_ptr<HostMemory> m_output;
    std::unique_ptr<Buffer> m_pristine;
    std::unique_ptr<Buffer> m_work;
    const Buffer* m_sorted = nullptr;
};

class SearchTrial : public Trial {
public:
    SearchTrial(std::unique_ptr<algorithms::Search> search, Queue& queue,
                std::shared_ptr<const WorkloadData> workload)
        : m_workload(std::move(workload)),
          m_search(std::move(search)),
          m_hostHaystack(hostCopy(queue, m_workload->keys)),
          m_hostNeedles(hostCopy(queue, m_workload->needles)),
          m_hostAnswers(queue.allocateHost(m_workload->needles.size() * sizeof(std::uint32_t))),
          m_haystack(queue.allocate(m_hostHaystack->bytes().size())),
          m_needles(queue.allocate(m_hostNeedles->bytes().size())),
          m_answers(queue.allocate(m_hostAnswers->bytes().size()))
    {}

    void upload(Queue& queue) override
    {
        queue.upload(m_hostHaystack->bytes(), *m_haystack);
        queue.upload(m_hostNeedles->bytes(), *m_needles);
    }

    /// Searches leave their input alone, so there is nothing to restore.
    void reset(Queue& queue) override
    {
        poison(*m_hostAnswers);
        queue.fill(*m_answers, kPoison, 0, m_workload->needles.size());
    }

    void run(Queue& queue) override { m_search->run(queue, *m_haystack, *m_needles, *m_answers); }
    void download(Queue& queue) override { queue.download(*m_answers, m_hostAnswers->bytes()); }

    std::optional<data::Fault> verify() override
    {
        return data::verifySearch(m_workload->keys, m_workload->needles, m_hostAnswers->as<std::uint32_t>());
    }

    std::size_t paddedLength() const override { return m_workload->keys.size(); }

private:
    std::shared_ptr<const WorkloadData> m_workload;
    std::unique_ptr<algorithms::Search> m_search;
    std::unique_ptr<HostMemory> m_hostHaystack;
    std::unique_ptr<HostMemory> m_hostNeedles;
    std::unique_ptr<HostMemory> m_hostAnswers;
    std::unique_ptr<Buffer> m_haystack;
    std::unique_ptr<Buffer> m_needles;
    std::unique_ptr<Buffer> m_answers;
};

} // namespace

std::unique_ptr<Trial> makeTrial(const results::JobSpec& spec, Queue& queue,
                                 std::shared_ptr<const WorkloadData> workload, std::int64_t& prepareNs)
{
    const AlgorithmInfo* info = algorithms::findAlgorithm(spec.variant.algorithm);
    if (info == nullptr)
        throw base::UsageError("unknown algorithm \"" + spec.variant.algorithm + '"');
    const Stopwatch preparing;
    if (info->family == algorithms::Family::Search) {
        auto search = info->makeSearch(
            queue, spec.device, {workload->keys.size(), workload->needles.size(), spec.variant.parameters});
        prepareNs = preparing.ns();
        return std::make_unique<SearchTrial>(std::move(search), queue, std::move(workload));
    }
    auto sort = info->makeSort(
        queue, spec.device,
        {workload->keys.size(), spec.workload.direction, spec.variant.parameters, spec.variant.merge});
    prepareNs = preparing.ns();
    return std::make_unique<SortTrial>(std::move(sort), spec, queue, std::move(workload));
}

} // namespace sortscope::run
