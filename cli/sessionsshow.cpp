// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exitstatus.h"
#include "cli/resulttable.h"
#include "cli/sessions.h"
#include "cli/terminal.h"
#include "core/results/jobresult.h"
#include "core/run/requestjson.h"
#include "core/session/sessionfile.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace sortscope::cli {
namespace {

using session::SessionFile;

std::string runText(const results::StoredRun& run, const std::vector<results::StoredJob>& jobs)
{
    std::size_t all = 0;
    std::size_t finished = 0;
    for (const auto& stored : jobs) {
        if (stored.run != run.id)
            continue;
        ++all;
        finished += stored.finished ? 1 : 0;
    }
    const bool interleaved = run::sampleOrderIn(run.request) == results::SampleOrder::Interleaved;
    return fmt::format("Run {}: {} on {}, {} of {} jobs finished{}{}, Sortscope {}\n", run.id,
                       results::isoUtc(run.environment.date),
                       run.environment.node.value_or("an unknown node"), finished, all,
                       interleaved ? ", interleaved" : "",
                       run.outcome ? "" : " (broken off, or still going on)", run.environment.programVersion);
}

std::string headText(SessionFile& file, const std::vector<results::StoredJob>& jobs)
{
    const auto info = file.info();
    auto text = fmt::format("{}, begun {}\n", info.name, results::isoUtc(info.created));
    if (!info.notes.empty())
        text += info.notes + '\n';
    for (const auto& run : file.runs())
        text += runText(run, jobs);
    for (const auto& stored : jobs) {
        if (!stored.note.empty())
            text += fmt::format("Note on job {}: {}\n", stored.result->spec.id, stored.note);
    }
    return text + '\n';
}

int show(const std::string& path)
{
    auto file = SessionFile::open(path);
    const auto jobs = file.jobs();
    std::vector<std::shared_ptr<const results::JobResult>> results;
    for (const auto& stored : jobs) {
        if (stored.finished)
            results.push_back(stored.result);
    }
    auto text = headText(file, jobs);
    if (!results.empty())
        text += resultText(results, {wantsColour(Output::Standard), terminalWidth(Output::Standard)});
    writeOut(text);
    return kAllOk;
}

int check(const std::string& path)
{
    auto file = SessionFile::open(path);
    const auto faults = file.check();
    for (const auto& fault : faults)
        writeOut(fault + '\n');
    if (faults.empty())
        writeOut(fmt::format("{} is whole: {} finished jobs in {} runs\n", path, file.finishedJobs(),
                             file.runs().size()));
    return faults.empty() ? kAllOk : kNotOk;
}

void add(CLI::App& sessions, Action& action, const std::string& name, const std::string& description,
         int (*act)(const std::string&))
{
    auto* command = sessions.add_subcommand(name, description);
    auto path = std::make_shared<std::string>();
    command->add_option("FILE", *path, "The session")->required()->type_name("");
    command->callback([path, act, &action] { action = [path, act] { return act(*path); }; });
}

} // namespace

void addSessionsShow(CLI::App& sessions, Action& action)
{
    add(sessions, action, "show", "Show a session's runs and the table of its jobs", show);
}

void addSessionsCheck(CLI::App& sessions, Action& action)
{
    add(sessions, action, "check", "Read everything in a session, and say what is damaged (exit status 1)",
        check);
}

} // namespace sortscope::cli
