// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/keptthere.h"

#include "cli/displaywidth.h"
#include "cli/outputs.h"
#include "core/run/runnerprocess.h"
#include "core/session/keptresults.h"
#include "core/session/sessionerror.h"
#include "core/session/sessionfile.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <stdexcept>
#include <string>

namespace sortscope::cli {
namespace {

using Entry = run::Machines::Entry;

void note(const Entry& machine, std::string_view sentence)
{
    writeNote(printable(fmt::format("{}: {}", machine.place.name(), sentence)));
}

run::RunnerProcess& listerOf(const Entry& machine)
{
    const auto lister = machine.machine.lister();
    if (!lister)
        throw std::logic_error("the process that has listed the devices is not kept");
    return *lister; // the machine keeps it
}

/// Takes what one machine keeps for a session.
class Taker {
public:
    Taker(session::SessionFile& file, const Entry& machine) : m_results(file), m_machine(machine) {}

    Fetched take()
    {
        const auto runs = m_results.runs();
        auto& lister = listerOf(m_machine);
        const auto kept = run::fetchSpool(lister, {.runs = runs},
                                          [this](const run::tell::SpoolFile& file,
                                                 const run::tell::Spooled& result) { add(file, result); });
        for (const auto& sentence : kept.removed)
            note(m_machine, sentence);
        std::vector<std::string> done;
        for (const auto& file : kept.files) {
            if (std::ranges::find(runs, file.uuid) == runs.end())
                m_fetched.others.insert(file.name);
            else if (conclude(file))
                done.push_back(file.name);
        }
        run::forgetSpool(lister, done);
        tell();
        return m_fetched;
    }

private:
    void add(const run::tell::SpoolFile& file, const run::tell::Spooled& result)
    {
        using Outcome = session::KeptResults::Outcome;
        const auto [outcome, reason] = m_results.take(file.uuid, result);
        if (outcome == Outcome::Left)
            note(m_machine, fmt::format("{} stays there: {}", file.name, reason));
        else
            ++m_settled[file.name];
        m_fetched.taken += outcome == Outcome::Taken ? 1 : 0;
        m_fetched.had += outcome == Outcome::Had ? 1 : 0;
    }

    /// True if the file can go.
    bool conclude(const run::tell::SpoolFile& file)
    {
        ++m_fetched.own;
        for (const auto& sentence : file.removed)
            note(m_machine, sentence);
        if (!file.fault.empty())
            note(m_machine, fmt::format("{} stays there: {}", file.name, file.fault));
        const bool done = file.fault.empty() && m_settled[file.name] == file.results;
        m_fetched.left = m_fetched.left || !done;
        return done;
    }

    void tell() const
    {
        if (m_fetched.taken > 0)
            note(m_machine,
                 fmt::format("what was kept there is in the session now (replicates: {})", m_fetched.taken));
        if (m_fetched.had > 0)
            note(m_machine,
                 fmt::format("the session has what else was kept there (replicates: {})", m_fetched.had));
    }

    session::KeptResults m_results;
    const Entry& m_machine;
    Fetched m_fetched;
    /// By the file: how many of its results need not stay.
    std::map<std::string, std::size_t> m_settled;
};

} // namespace

Fetched fetchInto(session::SessionFile& file, const run::Machines& machines)
{
    Fetched all;
    for (const auto& machine : machines.all()) {
        try {
            const auto fetched = Taker(file, machine).take();
            all.own += fetched.own;
            all.others.insert(fetched.others.begin(), fetched.others.end());
            all.taken += fetched.taken;
            all.had += fetched.had;
            all.left = all.left || fetched.left;
        } catch (const session::SessionError&) {
            throw;
        } catch (const std::exception& error) {
            machine.machine.dropLister();
            note(machine, fmt::format("what is kept there cannot be fetched: {}", error.what()));
            all.left = true;
        }
    }
    return all;
}

std::vector<std::pair<const Entry*, run::KeptThere>> keptAt(const run::Machines& machines)
{
    std::vector<std::pair<const Entry*, run::KeptThere>> all;
    std::set<std::string> seen;
    for (const auto& machine : machines.all()) {
        try {
            all.emplace_back(&machine,
                             run::fetchSpool(listerOf(machine), {}, [](const auto&, const auto&) {}));
            auto& there = all.back().second;
            std::erase_if(there.files, [&](const auto& file) { return !seen.insert(file.name).second; });
            for (const auto& sentence : there.removed)
                note(machine, sentence);
        } catch (const std::exception& error) {
            note(machine, fmt::format("it does not say what is kept there: {}", error.what()));
        }
    }
    return all;
}

void forgetAt(const Entry& machine, const std::vector<std::string>& names)
{
    run::forgetSpool(listerOf(machine), names);
}

} // namespace sortscope::cli
