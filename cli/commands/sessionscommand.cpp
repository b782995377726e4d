// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/options/arguments.h"
#include "cli/options/offers.h"
#include "cli/options/outputsession.h"
#include "cli/terminal/displaywidth.h"
#include "cli/terminal/outputs.h"
#include "cli/text/baselinetext.h"
#include "cli/text/kerneltable.h"
#include "cli/text/matrixtext.h"
#include "cli/text/resulttable.h"
#include "cli/text/studytext.h"
#include "core/base/usageerror.h"
#include "core/export/baselinerows.h"
#include "core/export/matrix.h"
#include "core/export/sessionimport.h"
#include "core/plan/requestjson.h"
#include "core/results/row/jobresult.h"
#include "core/results/row/workkey.h"
#include "core/results/show/parameterstudy.h"
#include "core/session/sessionfile.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <system_error>

namespace sortscope::cli {
namespace {

using session::SessionFile;

/// The word for sizes beside the ids of parameters.
constexpr std::string_view kSizes = "size";

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
    const bool interleaved = plan::sampleOrderIn(run.request) == results::SampleOrder::Interleaved;
    return fmt::format("Run {}: {} on {}, {} of {} jobs finished{}{}, Sortscope {}\n", run.id,
                       results::isoUtc(run.environment.date),
                       printable(run.environment.node.value_or("an unknown node")), finished, all,
                       interleaved ? ", interleaved" : "",
                       run.outcome ? "" : " (interrupted, or still running)", run.environment.programVersion);
}

std::string headText(SessionFile& file, const std::vector<results::StoredJob>& jobs)
{
    const auto info = file.info();
    auto text = fmt::format("{}, begun {}\n", printable(info.name), results::isoUtc(info.created));
    if (!info.notes.empty())
        text += printable(info.notes) + '\n';
    for (const auto& run : file.runs())
        text += runText(run, jobs);
    for (const auto& stored : jobs) {
        if (!stored.note.empty())
            text += fmt::format("Note on job {}: {}\n", stored.result->spec.id, printable(stored.note));
    }
    return text + '\n';
}

struct ShowOptions {
    std::string file;
    /// The id of a parameter, or "size"; empty if the jobs are to be shown.
    std::string study;
    /// Two axes, "data,size"; empty if no matrix is to be shown.
    std::string matrix;
    /// The row that all others are held against, as rowNamed() takes it; empty if they are not.
    std::string baseline;
    std::string metric{base::nameOf(results::Metric::Wall)};
    std::string format{"table"};
    bool kernels = false;
    /// The hash of a program, or its first digits; empty if no text is to be shown.
    std::string source;
};

/// The forms of a matrix, and of rows against a baseline.
enum class ShowFormat { Table, Csv, Markdown, Json };

constexpr auto namesOf(ShowFormat /*type*/)
{
    return base::namesUpTo<ShowFormat::Json>("table", "csv", "markdown", "json");
}

/// Returns the studies that studiesOf() can show: "lists, work-group-size, size".
std::string knownStudies(results::ResultSpan results)
{
    std::vector<std::string> known;
    for (const auto& study : results::parameterStudies(results)) {
        const auto name = study.axes.parameter.empty() ? std::string(kSizes) : study.axes.parameter;
        if (std::ranges::find(known, name) == known.end())
            known.push_back(name);
    }
    return known.empty() ? "none: give a parameter several values" : base::joined(known);
}

std::string studiesOf(const std::string& parameter, results::ResultSpan results, const TableStyle& style)
{
    const results::StudyAxes axes{results::StudyColumns::Algorithm,
                                  parameter == kSizes ? std::string() : parameter};
    auto text = studiesText(results, axes, results::DeviceNames(results), style);
    if (text.empty())
        throw base::UsageError(
            fmt::format("the session has fewer than two values of {} to compare; it has studies of {}",
                        parameter, knownStudies(results)));
    return text;
}

std::vector<results::WinnerMatrix> matricesOf(const ShowOptions& options, results::ResultSpan results,
                                              results::Metric metric)
{
    const auto axes = base::commaSeparated(options.matrix);
    if (axes.size() != 2 || axes[0] == axes[1])
        throw base::UsageError(fmt::format(
            "--matrix: \"{}\" is not two axes, those of the rows and the columns, such as data,size",
            options.matrix));
    auto matrices = results::winnerMatrices(results, metric, axes[0], axes[1]);
    if (matrices.empty())
        throw base::UsageError(
            fmt::format("--matrix: no row that is ok has both {} and {}; the rows differ by {}", axes[0],
                        axes[1], base::joined(results::matrixAxes(results))));
    return matrices;
}

void showMatrix(const ShowOptions& options, const std::string& head,
                const std::vector<results::StoredJob>& jobs)
{
    const auto format = namedArgument<ShowFormat>("--format", options.format);
    const auto metric = namedArgument<results::Metric>("--metric", options.metric);
    const auto results = results::jobsThatCount(jobs);
    const auto matrices = matricesOf(options, results, metric);
    const results::RowNames names(results);
    switch (format) {
    case ShowFormat::Table:
        return writeOut(
            head
            + matrixText(matrices, names, {wantsColour(Output::Standard), terminalWidth(Output::Standard)}));
    case ShowFormat::Csv:
        return writeData(exports::matrixCsv(matrices, metric, names));
    case ShowFormat::Markdown:
        return writeData(exports::matrixMarkdown(matrices, names));
    case ShowFormat::Json:
        throw base::UsageError("--format: a matrix is written as table, csv or markdown");
    }
}

void showAgainst(const ShowOptions& options, const std::string& head,
                 const std::vector<results::StoredJob>& jobs)
{
    const auto format = namedArgument<ShowFormat>("--format", options.format);
    const auto results = results::jobsThatCount(jobs);
    const auto baseline = results::rowNamed(results, options.baseline);
    if (!baseline)
        throw base::UsageError(
            fmt::format("--baseline: no row that is ok is called \"{}\"; rows are {}, or the "
                        "numbers of their jobs",
                        options.baseline, base::joined(results::rowNames(results))));
    const auto rows = results::againstBaseline(results, baseline->spec);
    const results::RowNames names(results);
    switch (format) {
    case ShowFormat::Table:
        return writeOut(
            head
            + baselineText(rows, names, {wantsColour(Output::Standard), terminalWidth(Output::Standard)}));
    case ShowFormat::Csv:
        return writeData(exports::baselineCsv(rows, names));
    case ShowFormat::Markdown:
        return writeData(exports::baselineMarkdown(rows, names));
    case ShowFormat::Json:
        return writeData(exports::baselineJson(rows) + '\n');
    }
}

std::string kernelsOf(results::ResultSpan results, const TableStyle& style)
{
    auto text = kernelsText(results, style);
    if (text.empty())
        throw base::UsageError("no job of the session has kernels; those of OpenCL and CUDA devices have");
    return text;
}

std::string sourceText(SessionFile& file, const std::string& hash)
{
    const auto texts = file.sourceTexts();
    const auto found = texts.lower_bound(hash);
    if (found == texts.end() || !found->first.starts_with(hash))
        throw base::UsageError(
            fmt::format("the session has no text with the hash {}; it has {}", hash,
                        texts.empty() ? "none" : base::joined(texts, [](const auto& entry) {
                            return entry.first.substr(0, 12);
                        })));
    return found->second;
}

int show(const ShowOptions& options)
{
    const ShowOptions usual;
    if (options.matrix.empty() && options.baseline.empty()
        && (options.metric != usual.metric || options.format != usual.format))
        throw base::UsageError("--metric and --format are for a matrix; add --matrix ROWS,COLUMNS, or for "
                               "--format --baseline ROW");
    if (options.matrix.empty() && options.metric != usual.metric)
        throw base::UsageError("--metric is for a matrix; --baseline shows the wall clock and transfers");
    if ((options.kernels ? 1 : 0) + (options.study.empty() ? 0 : 1) + (options.matrix.empty() ? 0 : 1)
            + (options.baseline.empty() ? 0 : 1)
        > 1)
        throw base::UsageError(
            "--study, --matrix and --kernels each replace the table of jobs, as --baseline does; give one of "
            "them");
    auto file = SessionFile::open(options.file);
    if (!options.source.empty()) {
        writeData(sourceText(file, options.source));
        return kAllOk;
    }
    const auto jobs = file.jobs();
    std::vector<std::shared_ptr<const results::JobResult>> results;
    for (const auto& stored : jobs) {
        if (stored.finished)
            results.push_back(stored.result);
    }
    if (!options.matrix.empty()) {
        showMatrix(options, headText(file, jobs), jobs);
        return kAllOk;
    }
    if (!options.baseline.empty()) {
        showAgainst(options, headText(file, jobs), jobs);
        return kAllOk;
    }
    const TableStyle style{wantsColour(Output::Standard), terminalWidth(Output::Standard)};
    auto text = headText(file, jobs);
    if (!options.study.empty())
        text += studiesOf(options.study, results, style);
    else if (options.kernels)
        text += kernelsOf(results, style);
    else if (!results.empty())
        text += resultText(results, style);
    writeOut(text);
    return kAllOk;
}

int check(const std::string& path)
{
    auto file = SessionFile::open(path);
    const auto faults = file.check();
    for (const auto& fault : faults)
        writeOut(printable(fault) + '\n');
    if (faults.empty())
        writeOut(fmt::format("{} is undamaged: {} finished jobs in {} runs\n", path, file.finishedJobs(),
                             file.runs().size()));
    return faults.empty() ? kAllOk : kNotOk;
}

struct ImportOptions {
    std::string file;
    std::string out;
};

void importInto(const std::string& out, std::istream& document, const std::string& name)
{
    outputSession("OUT", [&] { return exports::importSession(document, name, out); });
}

int importFile(const ImportOptions& options)
{
    if (options.file == "-") {
        importInto(options.out, std::cin, "standard input");
        return kAllOk;
    }
    std::error_code error;
    if (std::filesystem::is_directory(options.file, error))
        throw base::UsageError(
            fmt::format("{} is a folder; name a file that `sessions export --json` wrote", options.file));
    std::ifstream document(options.file, std::ios::binary);
    if (!document)
        throw base::UsageError(fmt::format("{} cannot be read ({}); check the name and its permissions",
                                           options.file, std::generic_category().message(errno)));
    importInto(options.out, document, options.file);
    return kAllOk;
}

void addCheck(const Command& sessions, Action& action)
{
    auto [command, path] =
        addCommand<std::string>(sessions, action, "check",
                                "Read everything in a session, and report any damage (exit status 1)", check);
    command.option("FILE", path, "The session").required().placeholder("");
}

void addShow(const Command& sessions, Action& action)
{
    auto [command, options] = addCommand<ShowOptions>(
        sessions, action, "show", "Show a session's runs and the table of its jobs", show);
    command.option("FILE", options.file, "The session").required().placeholder("");
    command
        .option("--study", options.study,
                "Instead of the jobs: medians of every algorithm by the values of this parameter, or by size")
        .placeholder("PARAMETER");
    command
        .option("--matrix", options.matrix,
                "Instead of the jobs: the fastest row of each cell, and by how much, for two axes, those of "
                "the rows and the columns, such as data,size. Axes are data, size, key, values, direction, "
                "seed, search-keys, hit-ratio, device, modes and parameters")
        .placeholder("ROWS,COLUMNS");
    command
        .option("--baseline", options.baseline,
                "Instead of the jobs: how many times as fast as this row each row is, with and without "
                "transfers. A row is an algorithm, also with its device (cub-radix-sort, vqsort@cpu), or the "
                "number of a job; where the data or the size differ, the same algorithm on the same device")
        .placeholder("ROW");
    offerNamesOf<results::Metric>(
        command.option(
            "--metric", options.metric,
            fmt::format("Metric of a matrix: {} [{}]", base::knownNames<results::Metric>(), options.metric)))
        .placeholder("METRIC");
    offerNamesOf<ShowFormat>(
        command.option("--format", options.format,
                       fmt::format("Format of a matrix, and of rows against a baseline: {} [{}]",
                                   base::knownNames<ShowFormat>(), options.format)))
        .placeholder("FORMAT");
    command.flag(
        "--kernels", options.kernels,
        "Instead of the jobs: what their devices tell of each kernel, its registers, local memory and "
        "occupancy");
    command
        .option(
            "--source", options.source,
            "Instead of the jobs: the text of an entry.lua or a kernel of your own, by its hash or the first "
            "digits of it")
        .placeholder("HASH");
}

void addImport(const Command& sessions, Action& action)
{
    auto [command, options] = addCommand<ImportOptions>(
        sessions, action, "import",
        "Make a session from a document that `sessions export --json` wrote; nothing is lost", importFile);
    command.option("FILE", options.file, "The JSON document; - is standard input").required().placeholder("");
    command.fileOption("OUT", options.out, "The session to create; it must not exist yet")
        .required()
        .placeholder("");
}

} // namespace

void addSessionsCommand(const Command& app, Action& action)
{
    const auto sessions =
        app.subcommand("sessions", "Look at, export, import, merge, compare and check session files");
    sessions.requireSubcommand();
    addShow(sessions, action);
    addSessionsExport(sessions, action);
    addImport(sessions, action);
    addSessionsMerge(sessions, action);
    addSessionsCompare(sessions, action);
    addCheck(sessions, action);
}

} // namespace sortscope::cli
