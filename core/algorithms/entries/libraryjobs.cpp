// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries/libraryjobs.h"

#include "core/algorithms/catalogue.h"
#include "core/algorithms/entries/entrylibrary.h"
#include "core/algorithms/entries/libraryhost.h"
#include "core/algorithms/sorts/bitonicpadding.h"
#include "core/backend/deviceinfo.h"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace sortscope::algorithms::entries {
namespace {

const EntryLibrary& libraryOf(const OwnEntry& entry)
{
    const auto& folder = entry.folder;
    return folder.libraryHash.empty() ? EntryLibrary::ofProgram(folder.directory)
                                      : EntryLibrary::at(folder.directory, folder.libraryHash);
}

/// What a library has prepared for a job, and its functions.
class LibraryJob {
public:
    LibraryJob(const OwnEntry& entry, backend::Queue& queue, const Parameters& parameters, sortscope_job job)
        : m_id(entry.description.id),
          m_library(libraryOf(entry)),
          m_entry(m_library.entry(m_id)),
          m_queue(queue),
          m_host(m_id, m_library, queue, parameters),
          m_something(entry.description.family == Family::Sort ? job.length > 1 : job.needles > 0)
    {
        m_host.call("prepare",
                    [&](sortscope_host* host) { return m_entry.prepare(host, &job, &m_instance); });
    }
    LibraryJob(const LibraryJob&) = delete;
    LibraryJob& operator=(const LibraryJob&) = delete;
    ~LibraryJob()
    {
        if (m_entry.destroy == nullptr)
            return;
        try {
            m_queue.finish();
            // The calls of the library reach the device then.
            backend::NativeQueue::of(m_queue).handles();
        } catch (const std::exception&) { // NOLINT(bugprone-empty-catch)
            // What has failed or was cancelled is known; nothing of it runs any longer, or the process ends.
        }
        m_entry.destroy(m_instance);
    }

    const LibraryHost& host() const { return m_host; }

    Parameters tune(const sortscope_memory& memory)
    {
        if (m_entry.tune != nullptr)
            m_host.call("tune",
                        [&](sortscope_host* host) { return m_entry.tune(m_instance, host, &memory); });
        Parameters settled;
        for (const auto& [id, value] : m_host.settled())
            settled.emplace(id, parseParameter(*findAlgorithm(m_id)->findParameter(id), value));
        return settled;
    }

    void tellKeyBits(unsigned bits)
    {
        if (m_entry.tell_key_bits != nullptr)
            m_entry.tell_key_bits(m_instance, bits);
    }

    std::optional<std::size_t> passesRun() const
    {
        const auto passes = m_entry.passes_run == nullptr ? -1 : m_entry.passes_run(m_instance);
        return passes < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(passes));
    }

    /// Returns the handle of the memory that holds the answer of a sort.
    void* run(const sortscope_memory& memory)
    {
        void* answer = memory.keys;
        m_host.call("run",
                    [&](sortscope_host* host) { return m_entry.run(m_instance, host, &memory, &answer); });
        if (m_something && m_host.commands() == 0)
            throw backend::Error(fmt::format("{}: run has no command, so that nothing of it can be timed; "
                                             "call begin and end around its work",
                                             m_id));
        return answer;
    }

private:
    std::string m_id;
    const EntryLibrary& m_library;
    const sortscope_entry& m_entry;
    backend::Queue& m_queue;
    LibraryHost m_host;
    bool m_something;
    void* m_instance = nullptr;
};

/// The members that both families have.
sortscope_job jobOn(const backend::DeviceInfo& device, data::KeyType key)
{
    return {.key_bytes = static_cast<std::uint32_t>(data::keyBytes(key)),
            // A literal.
            .key = base::nameOf(key).data(), // NOLINT(bugprone-suspicious-stringview-data-usage)
            .compute_units = device.computeUnits,
            .local_memory = device.localMemory};
}

class LibrarySort : public Sort {
public:
    LibrarySort(const OwnEntry& entry, backend::Queue& queue, const backend::DeviceInfo& device,
                const SortProblem& problem, std::size_t padded)
        : m_problem(problem),
          m_padded(padded),
          m_job(entry, queue, problem.parameters, jobFor(device))
    {}

    std::size_t paddedLength() const override { return m_padded; }

    Parameters tune(backend::Queue& /*queue*/, backend::Buffer& work) override
    {
        return m_job.tune({.keys = m_job.host().handleOf(work)});
    }

    void tellKeyBits(unsigned keyBits) override { m_job.tellKeyBits(keyBits); }

    std::optional<std::size_t> passesRun(backend::Queue& /*queue*/) const override
    {
        return m_job.passesRun();
    }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        if (m_padded > m_problem.length)
            pad(queue, work, m_problem.key, m_problem.direction, m_problem.length, m_padded);
        auto* keys = m_job.host().handleOf(work);
        const auto* answer = m_job.run({.keys = keys});
        if (answer == keys)
            return work;
        auto* scratch = m_job.host().scratch(answer);
        const auto bytes = data::inputBytes(m_problem.key, m_problem.values, m_problem.length);
        if (scratch == nullptr || scratch->bytes() < bytes)
            throw backend::Error(
                scratch == nullptr
                    ? "run names an answer that is neither keys nor scratch memory of this job"
                    : fmt::format("run names scratch memory of {} bytes as its answer, which has {}",
                                  scratch->bytes(), bytes));
        return *scratch;
    }

private:
    sortscope_job jobFor(const backend::DeviceInfo& device) const
    {
        auto job = jobOn(device, m_problem.key);
        job.length = m_problem.length;
        job.padded = m_padded;
        job.descending = m_problem.direction == data::Direction::Descending ? 1 : 0;
        if (m_problem.values != data::ValueType::None)
            job.values = base::nameOf(m_problem.values).data(); // a literal
        job.value_bytes = static_cast<std::uint32_t>(data::valueBytes(m_problem.values));
        job.values_at = data::valuesBegin(m_problem.key, m_problem.values, m_problem.length);
        return job;
    }

    SortProblem m_problem;
    std::size_t m_padded;
    LibraryJob m_job;
};

class LibrarySearch : public Search {
public:
    LibrarySearch(const OwnEntry& entry, backend::Queue& queue, const backend::DeviceInfo& device,
                  const SearchProblem& problem)
        : m_job(entry, queue, problem.parameters, jobFor(device, problem))
    {}

    Parameters tune(backend::Queue& /*queue*/, backend::Buffer& haystack, backend::Buffer& needles,
                    backend::Buffer& answers) override
    {
        return m_job.tune(memoryOf(haystack, needles, answers));
    }

    void run(backend::Queue& /*queue*/, const backend::Buffer& haystack, const backend::Buffer& needles,
             backend::Buffer& answers) override
    {
        m_job.run(memoryOf(haystack, needles, answers));
    }

private:
    static sortscope_job jobFor(const backend::DeviceInfo& device, const SearchProblem& problem)
    {
        auto job = jobOn(device, problem.key);
        job.length = problem.length;
        job.padded = problem.length;
        job.needles = problem.needles;
        return job;
    }

    sortscope_memory memoryOf(const backend::Buffer& haystack, const backend::Buffer& needles,
                              const backend::Buffer& answers) const
    {
        const auto& host = m_job.host();
        return {.haystack = host.handleOf(haystack),
                .needles = host.handleOf(needles),
                .answers = host.handleOf(answers)};
    }

    LibraryJob m_job;
};

} // namespace

std::vector<EntryDescription> describeLibrary(const EntryFolder& file)
{
    return EntryLibrary::at(file.directory, file.libraryHash).descriptions();
}

std::unique_ptr<Sort> makeLibrarySort(const OwnEntry& entry, backend::Queue& queue,
                                      const backend::DeviceInfo& device, const SortProblem& problem)
{
    const auto& info = *findAlgorithm(entry.description.id);
    const auto padded = info.workLength ? info.workLength(problem.length) : problem.length;
    return std::make_unique<LibrarySort>(entry, queue, device, problem, padded);
}

std::unique_ptr<Search> makeLibrarySearch(const OwnEntry& entry, backend::Queue& queue,
                                          const backend::DeviceInfo& device, const SearchProblem& problem)
{
    return std::make_unique<LibrarySearch>(entry, queue, device, problem);
}

} // namespace sortscope::algorithms::entries
