// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/trial.h"

#include "core/backend/queue.h"
#include "core/run/stopwatch.h"

#include <algorithm>
#include <cstring>
#include <utility>
#include <vector>

namespace sortscope::run {
namespace {

using algorithms::AlgorithmInfo;
using backend::Buffer;
using backend::Holds;
using backend::HostMemory;
using backend::Queue;
using data::Key;

/// What all memory but the inputs holds before a run: no answer, and no key that generators favour.
constexpr std::uint32_t kPoison = 0xDEADBEEFU;

void copy(std::span<const Key> keys, HostMemory& to)
{
    if (!keys.empty())
        std::memcpy(to.bytes().data(), keys.data(), keys.size_bytes());
}

/// Inputs of equal length in the queue's memory, one of which is the current one. A processor takes them in
/// turn; other devices have the first alone.
class Inputs {
public:
    Inputs(Queue& queue, std::size_t bytes) : m_queue(queue), m_bytes(bytes) {}

    void add(std::span<const Key> keys, const data::Fingerprint& fingerprint = {})
    {
        m_all.push_back({keys, fingerprint, m_queue.allocateHost(m_bytes, Holds::Input),
                         m_queue.allocate(m_bytes, Holds::Input)});
    }

    void copyToHost()
    {
        for (auto& input : m_all)
            copy(input.keys, *input.host);
    }
    void upload(Queue& queue)
    {
        for (auto& input : m_all)
            queue.upload(input.host->bytes(), *input.device);
    }

    /// The first call makes the first input the current one.
    void takeNext() { m_current = std::exchange(m_next, (m_next + 1) % m_all.size()); }
    const Buffer& buffer() const { return *m_all[m_current].device; }
    std::span<const Key> keys() const { return m_all[m_current].keys; }
    const data::Fingerprint& fingerprint() const { return m_all[m_current].fingerprint; }

private:
    struct Input {
        std::span<const Key> keys;
        data::Fingerprint fingerprint;
        std::shared_ptr<HostMemory> host;
        std::shared_ptr<Buffer> device;
    };

    Queue& m_queue;
    std::size_t m_bytes;
    std::vector<Input> m_all;
    std::size_t m_current = 0;
    std::size_t m_next = 0;
};

void addOthers(Inputs& inputs, const results::JobSpec& spec, const WorkloadData& workload)
{
    if (spec.device.backend != backend::BackendKind::Cpu)
        return;
    for (const auto& other : workload.others)
        inputs.add(other.keys, other.fingerprint);
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
          m_inputs(queue, m_bytes),
          m_output(queue.allocateHost(m_bytes)),
          m_work(queue.allocate(m_padded * sizeof(Key)))
    {
        m_inputs.add(m_workload->keys, m_workload->fingerprint);
        addOthers(m_inputs, spec, *m_workload);
    }

    void copyInput() override { m_inputs.copyToHost(); }
    void upload(Queue& queue) override { m_inputs.upload(queue); }

    void reset(Queue& queue) override
    {
        m_inputs.takeNext();
        queue.poison(kPoison);
        queue.restore(m_inputs.buffer(), *m_work, m_bytes);
    }

    void run(Queue& queue) override { m_sorted = &m_sort->run(queue, *m_work); }
    void download(Queue& queue) override { queue.download(*m_sorted, m_output->bytes()); }

    std::optional<data::Fault> verify() override
    {
        return data::verifySort(m_output->as<Key>(), m_inputs.fingerprint(), m_direction);
    }

    std::size_t paddedLength() const override { return m_padded; }

private:
    std::shared_ptr<const WorkloadData> m_workload;
    data::Direction m_direction;
    std::unique_ptr<algorithms::Sort> m_sort;
    std::size_t m_bytes;
    std::size_t m_padded;
    Inputs m_inputs;
    std::shared_ptr<HostMemory> m_output;
    std::shared_ptr<Buffer> m_work;
    const Buffer* m_sorted = nullptr;
};

class SearchTrial : public Trial {
public:
    SearchTrial(std::unique_ptr<algorithms::Search> search, const results::JobSpec& spec, Queue& queue,
                std::shared_ptr<const WorkloadData> workload)
        : m_workload(std::move(workload)),
          m_search(std::move(search)),
          m_hostHaystack(queue.allocateHost(bytesOf(m_workload->keys), Holds::Input)),
          m_hostAnswers(queue.allocateHost(answerBytes())),
          m_haystack(queue.allocate(bytesOf(m_workload->keys), Holds::Input)),
          m_needles(queue, bytesOf(m_workload->needles)),
          m_answers(queue.allocate(answerBytes()))
    {
        m_needles.add(m_workload->needles);
        addOthers(m_needles, spec, *m_workload);
    }

    void copyInput() override
    {
        copy(m_workload->keys, *m_hostHaystack);
        m_needles.copyToHost();
    }

    void upload(Queue& queue) override
    {
        queue.upload(m_hostHaystack->bytes(), *m_haystack);
        m_needles.upload(queue);
    }

    /// Searches leave their input alone, so there is nothing to restore.
    void reset(Queue& queue) override
    {
        m_needles.takeNext();
        queue.poison(kPoison);
    }

    void run(Queue& queue) override { m_search->run(queue, *m_haystack, m_needles.buffer(), *m_answers); }
    void download(Queue& queue) override { queue.download(*m_answers, m_hostAnswers->bytes()); }

    std::optional<data::Fault> verify() override
    {
        return data::verifySearch(m_workload->keys, m_needles.keys(), m_hostAnswers->as<std::uint32_t>());
    }

    std::size_t paddedLength() const override { return m_workload->keys.size(); }

private:
    static std::size_t bytesOf(std::span<const Key> keys) { return keys.size_bytes(); }
    std::size_t answerBytes() const { return m_workload->needles.size() * sizeof(std::uint32_t); }

    std::shared_ptr<const WorkloadData> m_workload;
    std::unique_ptr<algorithms::Search> m_search;
    std::shared_ptr<HostMemory> m_hostHaystack;
    std::shared_ptr<HostMemory> m_hostAnswers;
    std::shared_ptr<Buffer> m_haystack;
    Inputs m_needles;
    std::shared_ptr<Buffer> m_answers;
};

} // namespace

PreparedTrial makeTrial(const results::JobSpec& spec, Queue& queue,
                        std::shared_ptr<const WorkloadData> workload)
{
    const AlgorithmInfo* info = algorithms::findAlgorithm(spec.variant.algorithm);
    if (info == nullptr)
        throw base::UsageError("unknown algorithm \"" + spec.variant.algorithm + '"');
    PreparedTrial made;
    const auto timed = [](std::int64_t& ns, const auto& work) {
        const Stopwatch watch;
        auto result = work();
        ns = watch.ns();
        return result;
    };
    if (info->family == algorithms::Family::Search) {
        auto search = timed(made.prepareNs, [&] {
            return info->makeSearch(
                queue, spec.device,
                {workload->keys.size(), workload->needles.size(), spec.variant.parameters});
        });
        made.trial = timed(made.allocateNs, [&] {
            return std::make_unique<SearchTrial>(std::move(search), spec, queue, std::move(workload));
        });
    } else {
        auto sort = timed(made.prepareNs, [&] {
            return info->makeSort(queue, spec.device,
                                  {workload->keys.size(), spec.workload.direction, spec.variant.parameters,
                                   spec.variant.merge});
        });
        made.trial = timed(made.allocateNs, [&] {
            return std::make_unique<SortTrial>(std::move(sort), spec, queue, std::move(workload));
        });
    }
    made.trial->copyInput();
    return made;
}

} // namespace sortscope::run
