// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/trial.h"

#include "core/backend/cpu/hostqueue.h"
#include "core/backend/queue.h"
#include "core/base/parallel.h"
#include "core/data/wrongelement.h"
#include "core/sample/devicecheck.h"
#include "core/sample/stopwatch.h"

#include <algorithm>
#include <numeric>
#include <type_traits>
#include <utility>
#include <vector>

namespace sortscope::sample {
namespace {

using algorithms::AlgorithmInfo;
using backend::Buffer;
using backend::Holds;
using backend::HostMemory;
using backend::Queue;
using backend::cpu::HostQueue;
using data::Keys;

/// The content of all memory except the inputs before a run: no answer, and no key that generators favour.
constexpr std::uint32_t kPoison = 0xDEADBEEFU;

/// The most keys that the host sorts to show which element of a wrong output is wrong: it takes a moment.
constexpr std::size_t kMostSortedAgain = std::size_t{1} << 22U;

template <typename Word, typename Byte>
auto wordsIn(std::span<Byte> bytes)
{
    using Element = std::conditional_t<std::is_const_v<Byte>, const Word, Word>;
    return std::span<Element>(reinterpret_cast<Element*>(bytes.data()), // NOLINT(*-reinterpret-cast)
                              bytes.size() / sizeof(Word));
}

/// Copies the keys, and their indices as values to the end of the memory.
void copy(const Keys& keys, data::ValueType values, HostMemory& to, const std::stop_token& stop)
{
    const auto bytes = data::bytesOf(keys);
    if (!bytes.empty())
        base::copyInParallel(bytes, to.bytes(), stop);
    if (values == data::ValueType::None)
        return;
    data::withValueWord(values, [&]<typename Value>(std::type_identity<Value>) {
        const auto words = wordsIn<Value>(to.bytes().last(data::countOf(keys) * sizeof(Value)));
        base::inParallel(words.size(), stop, [words](std::size_t begin, std::size_t end) {
            std::iota(words.begin() + begin, words.begin() + end, static_cast<Value>(begin));
        });
    });
}

bool runsOnHost(const results::JobSpec& spec)
{
    return spec.device.backend == backend::BackendKind::Cpu;
}

/// The place where the host looks at an output: memory of its own, to which the output is downloaded, or the
/// place where a processor has left it.
class Output {
public:
    Output(Queue& queue, std::size_t bytes)
        : m_bytes(bytes),
          m_memory(HostQueue::in(queue) ? nullptr : queue.allocateHost(bytes, Holds::Input))
    {}

    /// Leaves nothing in the host's memory that could pass for the output of the next run. An output of an
    /// earlier run is there only if it was downloaded.
    void poison(const std::stop_token& stop)
    {
        if (!m_memory || !m_written)
            return;
        const auto words = m_memory->as<std::uint32_t>();
        base::inBlocks(words.size(), stop, [&](std::size_t begin, std::size_t end) {
            std::ranges::fill(words.subspan(begin, end - begin), kPoison);
        });
        m_written = false;
    }

    void download(Queue& queue, const Buffer& from)
    {
        m_from = &from;
        if (!m_memory)
            return;
        m_written = true;
        queue.download(from, m_memory->bytes());
    }

    std::span<const std::byte> bytes() const
    {
        if (m_memory)
            return m_memory->bytes();
        return HostQueue::view<std::byte>(*m_from).first(m_bytes);
    }

private:
    std::size_t m_bytes;
    /// nullptr on a processor. Not poisoned with the other memory: see poison().
    std::shared_ptr<HostMemory> m_memory;
    /// Memory that was never written may hold anything.
    bool m_written = true;
    const Buffer* m_from = nullptr;
};

/// Makes the check on the device, if it can check; for a search the check gets the `answers`.
std::unique_ptr<DeviceCheck> makeDeviceCheck(const results::JobSpec& spec, Queue& queue,
                                             std::span<const std::uint32_t> answers)
{
    if (runsOnHost(spec))
        return nullptr;
    try {
        auto check =
            std::make_unique<DeviceCheck>(queue, spec.device, spec.workload.key, spec.workload.values);
        if (spec.workload.search)
            check->expect(queue, answers);
        return check;
    } catch (const backend::BuildError&) {
        return nullptr;
    } catch (const backend::OutOfMemory&) {
        return nullptr;
    } catch (const backend::Unsupported&) {
        return nullptr;
    }
}

/// Inputs of equal length in the queue's memory; one of them is the current one. A processor takes them in
/// turn; other devices have the first alone.
class Inputs {
public:
    Inputs(Queue& queue, const results::JobSpec& spec, std::size_t bytes)
        : m_queue(queue),
          m_values(spec.workload.values),
          m_all(runsOnHost(spec) ? inputsInTurn(spec.workload) : 1)
    {
        for (auto& input : m_all) {
            input.host = queue.allocateHost(bytes, Holds::Input);
            input.device = queue.allocate(bytes, Holds::Input);
        }
    }

    /// Takes these inputs: `fingerprint` describes keys to sort, `answers` belong to keys to look for. All of
    /// them must outlive the inputs, or be replaced.
    void set(const Keys& keys, const data::Fingerprint& fingerprint, std::span<const std::uint32_t> answers,
             const std::vector<OtherInput>& others)
    {
        m_all.front().set(keys, fingerprint, answers);
        for (std::size_t i = 1; i < m_all.size(); ++i)
            m_all[i].set(others[i - 1].keys, others[i - 1].fingerprint, others[i - 1].answers);
        m_next = 0;
    }

    void copyToHost()
    {
        for (auto& input : m_all)
            copy(*input.keys, m_values, *input.host, m_queue.options().stop);
    }
    void upload(Queue& queue)
    {
        for (auto& input : m_all)
            queue.upload(input.host->bytes(), *input.device);
    }

    /// Uploads the keys from where they were generated. Values are the same for all keys, and stay.
    void uploadKeys(Queue& queue)
    {
        for (auto& input : m_all)
            queue.upload(data::bytesOf(*input.keys), *input.device);
    }

    /// Makes the next input the current one; the first call takes the first input.
    void takeNext() { m_current = std::exchange(m_next, (m_next + 1) % m_all.size()); }
    Buffer& first() { return *m_all.front().device; }
    const Buffer& buffer() const { return *m_all[m_current].device; }
    const Keys& keys() const { return *m_all[m_current].keys; }
    const data::Fingerprint& fingerprint() const { return m_all[m_current].fingerprint; }
    std::span<const std::uint32_t> answers() const { return m_all[m_current].answers; }

private:
    struct Input {
        const Keys* keys = nullptr;
        data::Fingerprint fingerprint;
        std::span<const std::uint32_t> answers;
        std::shared_ptr<HostMemory> host;
        std::shared_ptr<Buffer> device;

        void set(const Keys& newKeys, const data::Fingerprint& newFingerprint,
                 std::span<const std::uint32_t> newAnswers)
        {
            keys = &newKeys;
            fingerprint = newFingerprint;
            answers = newAnswers;
        }
    };

    Queue& m_queue;
    data::ValueType m_values;
    std::vector<Input> m_all;
    std::size_t m_current = 0;
    std::size_t m_next = 0;
};

class SortTrial : public Trial {
public:
    SortTrial(std::unique_ptr<algorithms::Sort> sort, const results::JobSpec& spec, Queue& queue,
              std::shared_ptr<const WorkloadData> workload)
        : m_spec(spec),
          m_workload(std::move(workload)),
          m_sort(std::move(sort)),
          m_bytes(data::inputBytes(spec.workload.key, spec.workload.values, data::countOf(m_workload->keys))),
          m_padded(m_sort->paddedLength()),
          m_equalKeys(equalKeysOf(spec)),
          m_output(queue, m_bytes),
          m_work(queue.allocate(hasValues() ? m_bytes : m_padded * data::keyBytes(spec.workload.key))),
          m_inputs(queue, spec, m_bytes)
    {
        setInputs();
    }

    algorithms::Parameters tune(Queue& queue) override { return m_sort->tune(queue, *m_work); }
    void copyInput() override { m_inputs.copyToHost(); }
    std::shared_ptr<const WorkloadData> exchange(Queue& queue,
                                                 std::shared_ptr<const WorkloadData> workload) override
    {
        m_workload.swap(workload);
        setInputs();
        m_inputs.uploadKeys(queue);
        queue.finish();
        return workload;
    }
    void upload(Queue& queue) override { m_inputs.upload(queue); }

    void reset(Queue& queue) override
    {
        m_inputs.takeNext();
        queue.poison(kPoison);
        m_output.poison(queue.options().stop);
        queue.restore(m_inputs.buffer(), *m_work, m_bytes);
    }

    void run(Queue& queue) override { m_sorted = &m_sort->run(queue, *m_work); }
    void download(Queue& queue) override { m_output.download(queue, *m_sorted); }

    std::optional<data::Fault> verify(const std::stop_token& stop) override
    {
        return std::visit(
            [&]<typename Word>(const std::vector<Word>& input) {
                const auto& work = m_spec.workload;
                const auto keys = wordsIn<Word>(m_output.bytes()).first(input.size());
                auto fault = hasValues() ? data::verifyPairs(keys, values(), input, m_inputs.fingerprint(),
                                                             work.direction, work.key, m_equalKeys, stop)
                                         : data::verifySort(keys, m_inputs.fingerprint(), work.direction,
                                                            work.key, stop);
                if (fault && std::ranges::equal(keys, input))
                    fault->message += "; the keys are where they were in the input"; // nobody wrote
                else if (fault)
                    tellFirstWrong<Word>(*fault, keys, stop);
                return fault;
            },
            m_inputs.keys());
    }

    std::optional<bool> checkOnDevice(Queue& queue) override
    {
        if (!m_check)
            return std::nullopt;
        return m_check->finds(queue, *m_sorted, m_inputs.fingerprint(), m_spec.workload.direction,
                              m_equalKeys);
    }
    void prepareDeviceCheck(Queue& queue) override { m_check = makeDeviceCheck(m_spec, queue, {}); }
    void dropDeviceCheck() override { m_check.reset(); }

    std::size_t paddedLength() const override { return m_padded; }
    std::optional<std::size_t> passesRun(Queue& queue) const override { return m_sort->passesRun(queue); }

private:
    void setInputs()
    {
        m_inputs.set(m_workload->keys, m_workload->fingerprint, {}, m_workload->others);
        if (const auto bits = m_workload->keyBits)
            m_sort->tellKeyBits(*bits);
    }
    template <typename Word>
    void tellFirstWrong(data::Fault& fault, std::span<const Word> keys, const std::stop_token& stop) const
    {
        const auto& input = std::get<std::vector<Word>>(m_inputs.keys());
        if (input.size() > kMostSortedAgain)
            return;
        const auto& work = m_spec.workload;
        if (const auto wrong = data::firstWrongElement(keys, input, work.direction, work.key, stop)) {
            fault.message += "; " + wrong->text;
            fault.firstWrong = wrong->index;
        }
    }
    bool hasValues() const { return m_spec.workload.values != data::ValueType::None; }
    /// The values of the output.
    data::ValuesView values() const
    {
        const auto count = data::countOf(m_workload->keys);
        return data::withValueWord(m_spec.workload.values,
                                   [&]<typename Value>(std::type_identity<Value>) -> data::ValuesView {
                                       return wordsIn<Value>(m_output.bytes().last(count * sizeof(Value)));
                                   });
    }

    static data::EqualKeys equalKeysOf(const results::JobSpec& spec)
    {
        const auto* info = algorithms::findAlgorithm(spec.variant.algorithm);
        const bool stable = info->stable && spec.workload.values != data::ValueType::None;
        return stable ? data::EqualKeys::OrderOfInput : data::EqualKeys::AnyOrder;
    }

    results::JobSpec m_spec;
    std::shared_ptr<const WorkloadData> m_workload;
    std::unique_ptr<algorithms::Sort> m_sort;
    /// The size of the keys with their values.
    std::size_t m_bytes;
    std::size_t m_padded;
    data::EqualKeys m_equalKeys;
    Output m_output;
    std::shared_ptr<Buffer> m_work;
    Inputs m_inputs;
    const Buffer* m_sorted = nullptr;
    std::unique_ptr<DeviceCheck> m_check;
};

class SearchTrial : public Trial {
public:
    SearchTrial(std::unique_ptr<algorithms::Search> search, const results::JobSpec& spec, Queue& queue,
                std::shared_ptr<const WorkloadData> workload)
        : m_spec(spec),
          m_workload(std::move(workload)),
          m_search(std::move(search)),
          m_hostHaystack(queue.allocateHost(bytesOf(m_workload->keys), Holds::Input)),
          m_output(queue, answerBytes()),
          m_haystack(queue.allocate(bytesOf(m_workload->keys), Holds::Input)),
          m_answers(queue.allocate(answerBytes())),
          m_needles(queue, spec, bytesOf(m_workload->needles)),
          m_stop(queue.options().stop)
    {
        setInputs();
    }

    algorithms::Parameters tune(Queue& queue) override
    {
        return m_search->tune(queue, *m_haystack, m_needles.first(), *m_answers);
    }

    void copyInput() override
    {
        copy(m_workload->keys, data::ValueType::None, *m_hostHaystack, m_stop);
        m_needles.copyToHost();
    }

    void upload(Queue& queue) override
    {
        queue.upload(m_hostHaystack->bytes(), *m_haystack);
        m_needles.upload(queue);
    }

    std::shared_ptr<const WorkloadData> exchange(Queue& queue,
                                                 std::shared_ptr<const WorkloadData> workload) override
    {
        m_workload.swap(workload);
        setInputs();
        queue.upload(data::bytesOf(m_workload->keys), *m_haystack);
        m_needles.uploadKeys(queue);
        if (m_check)
            m_check->expect(queue, m_workload->answers);
        queue.finish();
        return workload;
    }

    /// Searches leave their input alone, so there is nothing to restore.
    void reset(Queue& queue) override
    {
        m_needles.takeNext();
        queue.poison(kPoison);
        m_output.poison(m_stop);
    }

    void run(Queue& queue) override { m_search->run(queue, *m_haystack, m_needles.buffer(), *m_answers); }
    void download(Queue& queue) override { m_output.download(queue, *m_answers); }

    std::optional<data::Fault> verify(const std::stop_token& stop) override
    {
        return std::visit(
            [&](const auto& needles) {
                return data::verifyAnswers(needles, m_needles.answers(),
                                           wordsIn<std::uint32_t>(m_output.bytes()), m_spec.workload.key,
                                           stop);
            },
            m_needles.keys());
    }

    std::optional<bool> checkOnDevice(Queue& queue) override
    {
        if (!m_check)
            return std::nullopt;
        return m_check->findsExpected(queue, *m_answers);
    }

    void prepareDeviceCheck(Queue& queue) override
    {
        m_check = makeDeviceCheck(m_spec, queue, m_workload->answers);
    }
    void dropDeviceCheck() override { m_check.reset(); }

    std::size_t paddedLength() const override { return data::countOf(m_workload->keys); }
    std::optional<std::size_t> passesRun(Queue& /*queue*/) const override { return std::nullopt; }

private:
    void setInputs() { m_needles.set(m_workload->needles, {}, m_workload->answers, m_workload->others); }
    static std::size_t bytesOf(const Keys& keys) { return data::bytesOf(keys).size(); }
    std::size_t answerBytes() const { return m_workload->answers.size() * sizeof(std::uint32_t); }

    results::JobSpec m_spec;
    std::shared_ptr<const WorkloadData> m_workload;
    std::unique_ptr<algorithms::Search> m_search;
    std::shared_ptr<HostMemory> m_hostHaystack;
    Output m_output;
    std::shared_ptr<Buffer> m_haystack;
    std::shared_ptr<Buffer> m_answers;
    Inputs m_needles;
    std::stop_token m_stop;
    std::unique_ptr<DeviceCheck> m_check;
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
            return info->makeSearch(queue, spec.device,
                                    {data::countOf(workload->keys), workload->answers.size(),
                                     spec.variant.parameters, spec.workload.key});
        });
        made.trial = timed(made.allocateNs, [&] {
            return std::make_unique<SearchTrial>(std::move(search), spec, queue, std::move(workload));
        });
    } else {
        auto sort = timed(made.prepareNs, [&] {
            return algorithms::prepareSort(*info, queue, spec.device,
                                           {.length = data::countOf(workload->keys),
                                            .direction = spec.workload.direction,
                                            .parameters = spec.variant.parameters,
                                            .merge = spec.variant.merge,
                                            .key = spec.workload.key,
                                            .values = spec.workload.values});
        });
        made.trial = timed(made.allocateNs, [&] {
            return std::make_unique<SortTrial>(std::move(sort), spec, queue, std::move(workload));
        });
    }
    made.settled = made.trial->tune(queue);
    made.trial->copyInput();
    return made;
}

} // namespace sortscope::sample
