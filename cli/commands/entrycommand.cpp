// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/commands/entrylessons.h"
#include "cli/commands/runjobs.h"
#include "cli/commands/verify.h"
#include "cli/options/arguments.h"
#include "cli/options/entryfolders.h"
#include "cli/options/offers.h"
#include "cli/terminal/displaywidth.h"
#include "cli/terminal/outputs.h"
#include "cli/terminal/table.h"
#include "core/algorithms/ownentries.h"
#include "core/export/comparejson.h"
#include "core/export/json.h"
#include "core/lessons/lesson.h"
#include "core/places/casecheck.h"
#include "core/plan/expand.h"
#include "core/plan/hostmemory.h"
#include "core/plan/trialcases.h"
#include "core/plan/trialrequest.h"
#include "core/results/compare/lamps.h"
#include "core/results/row/jobresult.h"
#include "core/runner/entrypaths.h"
#include "core/runner/entrytemplate.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>

namespace sortscope::cli {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

/// The algorithm that new entries are made from.
constexpr std::string_view kUsualSource = "bitonic";

struct NewOptions {
    std::string name;
    std::optional<std::string> from;
    std::optional<std::string> lesson;
    std::string folder;
};

struct CheckOptions {
    std::string folder;
    std::optional<std::string> lesson;
    VerifyOptions verify;
};

struct TryOptions {
    std::string folder;
    std::string algorithm;
    std::string against;
    std::string device;
    std::string size{"2^16"};
    ProcessOptions process;
};

Json refusedJson()
{
    auto refused = Json::array();
    for (const auto& [folder, reason] : algorithms::refusedEntries())
        refused.push_back({{"folder", folder.string()}, {"reason", reason}});
    return refused;
}

int listEntries(const std::string& chosen)
{
    if (parseFormat(chosen) == Format::Json) {
        auto entries = Json::array();
        for (const auto* entry : algorithms::ownEntries())
            entries.push_back({{"id", entry->description.id},
                               {"title", entry->description.title},
                               {"folder", entry->folder.directory.string()}});
        writeOut(exports::dumpJson({{"format", "sortscope-entries"},
                                    {"version", 1},
                                    {"entries", std::move(entries)},
                                    {"refused_entries", refusedJson()}})
                 + '\n');
        return kAllOk;
    }
    Table table({{"Id"}, {"Title"}, {"Folder"}});
    for (const auto* entry : algorithms::ownEntries())
        table.addRow({{entry->description.id},
                      {printable(entry->description.title)},
                      {printable(entry->folder.directory.string())}});
    const TableStyle style{wantsColour(Output::Standard), terminalWidth(Output::Standard)};
    const auto refused = refusedEntriesText();
    writeOut(table.text(style) + (refused.empty() ? refused : '\n' + refused));
    return kAllOk;
}

int newEntry(const NewOptions& options)
{
    const auto own = runner::ownEntriesFolder();
    if (options.folder.empty() && own.empty())
        throw base::UsageError("the home folder is not known: set HOME, or give --folder");
    const auto folder = (options.folder.empty() ? own : fs::path(options.folder)) / options.name;
    if (options.lesson && options.from)
        throw base::UsageError("--lesson and --from exclude each other: a lesson has its starting entry");
    if (options.lesson)
        lessons::writeStart(lessonNamed(*options.lesson), folder, options.name);
    else
        runner::writeEntry(folder, options.name, options.from.value_or(std::string(kUsualSource)));
    writeOut(folder.string() + '\n');
    return kAllOk;
}

/// Returns the entries of the folder or library; none if it has none, of which the user was told. Loads
/// `also`, too.
std::vector<const algorithms::OwnEntry*> entriesOf(const std::string& folder, Format format,
                                                   std::vector<std::string> also = {})
{
    if (runner::ownEntriesFolder() != fs::absolute(folder).lexically_normal().parent_path())
        also.insert(also.begin(), folder); // of two folders that are alike it is the one that counts
    if (!also.empty())
        loadEntryFolders(also);
    const auto path = fs::absolute(folder).lexically_normal();
    auto all = algorithms::ownEntries();
    std::erase_if(all, [&](const auto* entry) {
        return entry->folder.directory != path && entry->folder.directory / "" != path;
    });
    if (!all.empty())
        return all;
    if (format == Format::Json)
        writeOut(exports::dumpJson({{"format", "sortscope-verify"},
                                    {"version", 1},
                                    {"verdicts", Json::array()},
                                    {"faults", Json::array()},
                                    {"refused_entries", refusedJson()}})
                 + '\n');
    else
        writeNote(refusedEntriesText());
    return {};
}

int checkLesson(const std::string& named, const CheckOptions& options)
{
    if (options.verify.jobs)
        throw base::UsageError("--lesson and --jobs exclude each other: what a lesson times runs alone");
    const auto lesson = lessonNamed(named);
    const auto entries =
        entriesOf(options.folder, parseFormat(options.verify.format), {lesson.start.directory.string()});
    if (entries.empty())
        return kNotOk;
    if (entries.size() > 1)
        throw base::UsageError(fmt::format("{} has {} algorithms; a lesson is answered by a folder with one",
                                           options.folder, entries.size()));
    return gradeEntry(lesson, *entries.front(), options.verify);
}

int checkEntry(const CheckOptions& options)
{
    if (options.lesson)
        return checkLesson(*options.lesson, options);
    const auto entries = entriesOf(options.folder, parseFormat(options.verify.format));
    if (entries.empty())
        return kNotOk;
    auto wanted = options.verify;
    for (const auto* entry : entries)
        wanted.algorithms.push_back(entry->description.id);
    return verify(wanted);
}

/// The id of the entry that is tried. Throws base::UsageError if a library leaves a choice.
std::string idOf(const TryOptions& options, const std::vector<const algorithms::OwnEntry*>& entries)
{
    const auto id = [](const auto* entry) -> const std::string& { return entry->description.id; };
    if (options.algorithm.empty() && entries.size() == 1)
        return id(entries.front());
    if (std::ranges::find(entries, options.algorithm, id) == entries.end())
        throw base::UsageError(
            fmt::format("--algorithm: {} has {}", options.folder, base::joined(entries, id)));
    return options.algorithm;
}

/// Runs the quickest cases of the conformance suite; an interrupt ends them.
results::CheckedCases casesOf(const places::Machine& machine, const std::string& id,
                              const TryOptions& options, Interrupt& interrupt)
{
    std::stop_source stop;
    interrupt.begin({[&stop] { stop.request_stop(); }});
    const auto cases = plan::trialCases(machine.inventory(), options.device, id);
    if (cases.empty())
        return {};
    const auto found = places::checkCases(
        machine, cases,
        {.time = plan::trialCasesTime(cases.front().device), .lock = lockFor(options.process)},
        stop.get_token());
    interrupt.begin({});
    return found;
}

void printTrial(const places::Machine& machine, const ResultList& rows,
                const std::vector<results::ComparedPair>& pairs, const results::Lamps& lamps)
{
    Json json = exports::runJson(rows, std::span(&machine.facts().environment, 1));
    json["format"] = "sortscope-try";
    json["pairs"] = exports::pairsJson(pairs, {});
    json.update(exports::lampsJson(lamps));
    writeOut(exports::dumpJson(json) + '\n');
}

int tryEntry(const TryOptions& options)
{
    const auto entries = entriesOf(options.folder, Format::Json);
    if (entries.empty())
        return kNotOk;
    const auto id = idOf(options, entries);
    const auto machine = machineWith(options.process, {options.device}, places::AfterListing::Run);
    Interrupt interrupt;
    const auto request = plan::trialRequest(id, options.against, options.device, options.size);
    const auto cases = casesOf(machine, id, options, interrupt);
    if (cases.fault || cases.cancelled) {
        printTrial(machine, cases.fault ? ResultList{cases.fault} : ResultList{}, {},
                   results::lampsOf(cases));
        return kNotOk;
    }
    plan::Plan wanted{.jobs = plan::expand(request, machine.inventory(), 1, plan::availableHostMemory()),
                      .order = request.order};
    const auto run = runJobs(machine, std::move(wanted), interrupt, nullptr, lockFor(options.process));
    const auto pairs = results::interleavedPairs(run.results);
    const auto own =
        std::ranges::find(run.results, id, [](const auto& result) { return result->spec.variant.algorithm; });
    printTrial(machine, run.results, pairs,
               own == run.results.end() ? results::lampsOf(cases) : results::lampsOf(cases, **own, pairs));
    return exitStatusOf(run);
}

} // namespace

void addEntryCommand(const Command& app, Action& action)
{
    const auto entry = app.subcommand("entry", "Add your own algorithms (docs/own-algorithms.md)");
    entry.requireSubcommand();
    auto [list, format] = addCommand<std::string>(
        entry, action, "list", "List your own algorithms, and why a folder or a library has none",
        listEntries);
    addFormatOption(list, format);

    auto [made, newOptions] = addCommand<NewOptions>(
        entry, action, "new", "Write a folder to start from, and print where it is", newEntry);
    made.option("NAME", newOptions.name, "The id of the algorithm").required().placeholder("");
    made.option("--from", newOptions.from,
                fmt::format("The algorithm whose kernels and host plan it begins with [{}]", kUsualSource))
        .placeholder("ID");
    made.option("--lesson", newOptions.lesson,
                "Begin with the starting entry of a lesson (a name or a folder)")
        .placeholder("LESSON");
    made.option("--folder", newOptions.folder,
                "Write it into DIR, and not into ~/.local/share/sortscope/entries, where it is found")
        .placeholder("DIR");

    auto [check, options] = addCommand<CheckOptions>(entry, action, "check",
                                                     "Check the algorithm of a folder, or those of a shared "
                                                     "library, on every device: it loads, compiles, and "
                                                     "gives right results",
                                                     checkEntry);
    check.option("FOLDER", options.folder, "The folder with its entry.lua, or the library (.so)")
        .required()
        .placeholder("");
    check
        .option(
            "--lesson", options.lesson,
            "Grade it by a lesson (a name or a folder) in place of the suite: right answers, then the bar")
        .placeholder("LESSON");
    addVerifyOptions(check, options.verify, plan::ConformanceScope::Quick);
    addLockOption(check, options.verify.process);

    auto [lessons, lessonsFormat] = addCommand<std::string>(
        entry, action, "lessons", "List the lessons: tasks with a starting entry, and why a folder is none",
        listLessons);
    addFormatOption(lessons, lessonsFormat);

    auto [tries, tryOptions] =
        addCommand<TryOptions>(entry, action, "try",
                               "Run the quickest conformance cases of the algorithm of a folder, then it and "
                               "another one in turn, and print as JSON whether it builds and is right, "
                               "and the verdict",
                               tryEntry);
    tries.option("FOLDER", tryOptions.folder, "The folder with its entry.lua, or the library (.so)")
        .required()
        .placeholder("");
    tries.option("--algorithm", tryOptions.algorithm, "Which one, if the library has several")
        .placeholder("ID");
    offerAlgorithms(tries.option("--against", tryOptions.against, "The other algorithm"))
        .required()
        .placeholder("ID");
    offerDevices(tries.option("--device", tryOptions.device, "The device: opencl:N, cuda:N or cpu"))
        .required()
        .placeholder("ID");
    tries.option("--size", tryOptions.size, fmt::format("The number of keys [{}]", tryOptions.size))
        .placeholder("N");
    addProcessOptions(tries, tryOptions.process);
    addLockOption(tries, tryOptions.process);
}

} // namespace sortscope::cli
