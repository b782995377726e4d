// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/fetching.h"

#include "core/runner/runnerprocess.h"
#include "core/runner/spoolclient.h"
#include "core/session/keptresults.h"
#include "core/session/sessionerror.h"
#include "core/session/sessionfile.h"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <map>
#include <memory>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

namespace sortscope::session {
namespace {

using places::Machine;

/// A machine, and the runner that is asked there, or why there is none.
struct Asked {
    const Machine* machine = nullptr;
    std::shared_ptr<runner::RunnerProcess> runner;
    std::string fault;
};

std::shared_ptr<runner::RunnerProcess> runnerOf(const Machine& machine, const std::stop_token& stop)
{
    if (auto lister = machine.lister())
        return lister;
    const auto& options = *machine.runnerOptions();
    auto runner = std::make_shared<runner::RunnerProcess>(options);
    const std::stop_callback stopped(stop, [&runner] { runner->kill(); });
    runner->shakeHands(options);
    return runner;
}

/// Starts runners on all machines at the same time; a machine whose jobs this process runs keeps nothing.
std::vector<Asked> runnersOf(const places::Machines& machines, const std::stop_token& stop)
{
    std::vector<Asked> all;
    for (const auto& machine : machines.all()) {
        if (machine.inRunner())
            all.push_back({&machine, nullptr, {}});
    }
    std::vector<std::jthread> threads;
    for (auto& asked : all) {
        threads.emplace_back([&asked, &stop] {
            try {
                asked.runner = runnerOf(*asked.machine, stop);
            } catch (const std::exception& error) {
                asked.fault = error.what();
            }
        });
    }
    threads.clear(); // joins
    return all;
}

/// Takes the results that one machine keeps for a session.
class Taker {
public:
    Taker(SessionFile& file, const runner::Place& place, const FetchNotes& notes)
        : m_results(file),
          m_place(place),
          m_notes(notes)
    {}

    Fetched take(runner::RunnerProcess& runner)
    {
        const auto runs = m_results.runs();
        const auto kept =
            runner::fetchSpool(runner, {.runs = runs},
                               [this](const runner::tell::SpoolFile& file,
                                      const runner::tell::Spooled& result) { add(file, result); });
        for (const auto& sentence : kept.removed)
            m_notes.fault(m_place, sentence);
        std::vector<std::string> done;
        for (const auto& file : kept.files) {
            if (std::ranges::find(runs, file.uuid) == runs.end())
                m_fetched.others.insert(file.name);
            else if (conclude(file))
                done.push_back(file.name);
        }
        runner::forgetSpool(runner, done);
        tell();
        return std::move(m_fetched);
    }

private:
    void add(const runner::tell::SpoolFile& file, const runner::tell::Spooled& result)
    {
        using Outcome = KeptResults::Outcome;
        const auto [outcome, reason] = m_results.take(file.uuid, result);
        if (outcome == Outcome::Left)
            m_notes.fault(m_place, fmt::format("{} stays there: {}", file.name, reason));
        else
            ++m_settled[file.name];
        m_fetched.taken += outcome == Outcome::Taken ? 1 : 0;
        m_fetched.had += outcome == Outcome::Had ? 1 : 0;
    }

    /// True if the file can go.
    bool conclude(const runner::tell::SpoolFile& file)
    {
        ++m_fetched.own;
        if (!file.fault.empty())
            m_notes.fault(m_place, fmt::format("{} stays there: {}", file.name, file.fault));
        const bool done = file.fault.empty() && m_settled[file.name] == file.results;
        m_fetched.left = m_fetched.left || !done;
        return done;
    }

    void tell() const
    {
        if (m_fetched.taken > 0)
            m_notes.done(m_place,
                         fmt::format("the results kept there are in the session now (replicates: {})",
                                     m_fetched.taken));
        if (m_fetched.had > 0)
            m_notes.done(m_place,
                         fmt::format("the session already had other results kept there (replicates: {})",
                                     m_fetched.had));
    }

    KeptResults m_results;
    const runner::Place& m_place;
    const FetchNotes& m_notes;
    Fetched m_fetched;
    /// For each file, how many of its results need not stay.
    std::map<std::string, std::size_t> m_settled;
};

} // namespace

Fetched fetchInto(SessionFile& file, const places::Machines& machines, const FetchNotes& notes,
                  const std::stop_token& stop)
{
    Fetched all;
    for (const auto& [machine, runner, fault] : runnersOf(machines, stop)) {
        const auto& place = machine->place();
        try {
            if (!runner)
                throw std::runtime_error(fault);
            const std::stop_callback stopped(stop, [&process = *runner] { process.kill(); });
            const auto fetched = Taker(file, place, notes).take(*runner);
            all.own += fetched.own;
            all.others.insert(fetched.others.begin(), fetched.others.end());
            all.taken += fetched.taken;
            all.had += fetched.had;
            all.left = all.left || fetched.left;
        } catch (const SessionError&) {
            throw;
        } catch (const std::exception& error) {
            if (stop.stop_requested())
                throw std::runtime_error("fetching was stopped");
            machine->dropLister();
            notes.fault(place, fmt::format("the results kept there cannot be fetched: {}", error.what()));
            all.left = true;
        }
    }
    return all;
}

} // namespace sortscope::session
