// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries/luaentries.h"

#include "core/algorithms/catalogue.h"
#include "core/algorithms/entries/entryreader.h"
#include "core/algorithms/entries/entryrun.h"
#include "core/algorithms/sorts/bitonicpadding.h"

#include <fmt/format.h>

namespace sortscope::algorithms::entries {
namespace {

class LuaSort : public Sort {
public:
    LuaSort(const OwnEntry& entry, backend::Queue& queue, const backend::DeviceInfo& device,
            const SortProblem& problem, std::size_t padded)
        : m_problem(problem),
          m_padded(padded),
          m_run(queue, {entry,
                        device,
                        {.length = problem.length,
                         .parameters = problem.parameters,
                         .key = problem.key,
                         .values = problem.values},
                        problem.direction,
                        padded})
    {}

    std::size_t paddedLength() const override { return m_padded; }

    Parameters tune(backend::Queue& /*queue*/, backend::Buffer& work) override
    {
        m_run.prepare({{"keys", &work, &work}});
        return {};
    }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        if (m_padded > m_problem.length)
            pad(queue, work, m_problem.key, m_problem.direction, m_problem.length, m_padded);
        const auto answer = m_run.run({{"keys", &work, &work}});
        if (answer == 0)
            return work;
        auto& scratch = m_run.scratch(static_cast<std::size_t>(answer) - 1);
        const auto bytes = data::inputBytes(m_problem.key, m_problem.values, m_problem.length);
        if (scratch.bytes() < bytes)
            throw EntryFault(fmt::format("entry.lua: run returns a scratch buffer of {} bytes as its answer, "
                                         "which has {}",
                                         scratch.bytes(), bytes));
        return scratch;
    }

private:
    SortProblem m_problem;
    std::size_t m_padded;
    EntryRun m_run;
};

class LuaSearch : public Search {
public:
    LuaSearch(const OwnEntry& entry, backend::Queue& queue, const backend::DeviceInfo& device,
              const SearchProblem& problem)
        : m_run(queue, {entry,
                        device,
                        {.length = problem.length,
                         .needles = problem.needles,
                         .parameters = problem.parameters,
                         .key = problem.key}})
    {}

    Parameters tune(backend::Queue& /*queue*/, backend::Buffer& haystack, backend::Buffer& needles,
                    backend::Buffer& answers) override
    {
        m_run.prepare(named(haystack, needles, answers));
        return {};
    }

    void run(backend::Queue& /*queue*/, const backend::Buffer& haystack, const backend::Buffer& needles,
             backend::Buffer& answers) override
    {
        m_run.run(named(haystack, needles, answers));
    }

private:
    static std::vector<NamedBuffer> named(const backend::Buffer& haystack, const backend::Buffer& needles,
                                          backend::Buffer& answers)
    {
        return {{"haystack", &haystack, nullptr},
                {"needles", &needles, nullptr},
                {"answers", &answers, &answers}};
    }

    EntryRun m_run;
};

} // namespace

EntryDescription describe(const KernelFolder& folder)
{
    const auto text = folder.files.find(std::string(kEntryFile));
    if (text == folder.files.end())
        throw EntryFault(fmt::format("there is no {}", kEntryFile));
    return readDescription(LuaState(text->second), folder);
}

std::unique_ptr<Sort> makeLuaSort(const OwnEntry& entry, backend::Queue& queue,
                                  const backend::DeviceInfo& device, const SortProblem& problem)
{
    const auto& info = *findAlgorithm(entry.description.id);
    const auto padded = info.workLength ? info.workLength(problem.length) : problem.length;
    return std::make_unique<LuaSort>(entry, queue, device, problem, padded);
}

std::unique_ptr<Search> makeLuaSearch(const OwnEntry& entry, backend::Queue& queue,
                                      const backend::DeviceInfo& device, const SearchProblem& problem)
{
    return std::make_unique<LuaSearch>(entry, queue, device, problem);
}

} // namespace sortscope::algorithms::entries
