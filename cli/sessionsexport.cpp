// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exitstatus.h"
#include "cli/sessions.h"
#include "cli/terminal.h"
#include "core/algorithms/parameter.h"
#include "core/base/wholefile.h"
#include "core/export/sessionexport.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace sortscope::cli {
namespace {

using exports::ExportKind;
using session::SessionFile;

struct ExportOptions {
    std::string file;
    /// Where each kind goes; "-" is standard output.
    std::map<ExportKind, std::string> outputs;
};

std::string_view describe(ExportKind kind)
{
    switch (kind) {
    case ExportKind::Csv:
        return "One row a job, as run --csv writes it";
    case ExportKind::CommandsCsv:
        return "One row a command of each sample, as run --commands-csv writes it";
    case ExportKind::Json:
        return "Everything (docs/session-format.md)";
    case ExportKind::Markdown:
        return "A table for pull requests";
    case ExportKind::Trace:
        return "Chrome trace JSON, for Perfetto: kernels, transfers and host spans";
    case ExportKind::Benchmark:
        return "JSON in the shape of Google Benchmark's, for its compare.py";
    }
    return {};
}

void exportTo(SessionFile& file, ExportKind kind, const std::string& path)
{
    constexpr std::size_t worthWriting = std::size_t{1} << 20U;
    std::string text;
    const bool standard = path == "-";
    exports::exportSession(file, kind, [&](std::string_view part) {
        text += part;
        if (standard && text.size() > worthWriting) {
            writeOut(text);
            text.clear();
        }
    });
    if (standard)
        writeOut(text);
    else
        base::writeFileWhole(path, text);
}

int exportAll(const ExportOptions& options)
{
    const auto& outputs = options.outputs;
    const auto wanted = [](const auto& output) { return !output.second.empty(); };
    if (std::none_of(outputs.begin(), outputs.end(), wanted))
        throw base::UsageError(fmt::format("nothing to export: name a file for one of {}, as in --csv -",
                                           base::knownNames<ExportKind>()));
    if (std::count_if(outputs.begin(), outputs.end(), [](const auto& output) { return output.second == "-"; })
        > 1)
        throw base::UsageError("only one export can go to standard output");
    auto file = SessionFile::open(options.file);
    for (const auto& [kind, path] : outputs) {
        if (!path.empty())
            exportTo(file, kind, path);
    }
    return kAllOk;
}

struct MergeOptions {
    std::string out;
    std::vector<std::string> in;
};

int merge(const MergeOptions& options)
{
    auto target = SessionFile::openOrCreate(options.out);
    int status = kAllOk;
    for (const auto& path : options.in) {
        auto from = SessionFile::open(path);
        const auto report = target.merge(from);
        for (const auto& fault : report.leftOut) {
            writeNote(fault);
            status = kNotOk;
        }
        writeOut(fmt::format("{}: {} runs with {} jobs\n", path, report.runs, report.jobs));
    }
    return status;
}

} // namespace

void addSessionsExport(CLI::App& sessions, Action& action)
{
    auto* command =
        sessions.add_subcommand("export", "Write a session in other formats; - is standard output");
    auto options = std::make_shared<ExportOptions>();
    command->add_option("FILE", options->file, "The session")->required()->type_name("");
    for (const auto& [kind, name] : base::Names<ExportKind>::all)
        command->add_option(fmt::format("--{}", name), options->outputs[kind], std::string(describe(kind)))
            ->type_name("OUT");
    command->callback([options, &action] { action = [options] { return exportAll(*options); }; });
}

void addSessionsMerge(CLI::App& sessions, Action& action)
{
    auto* command = sessions.add_subcommand(
        "merge",
        "Add the runs of sessions IN to session OUT, which is made where it is missing; a run that is "
        "there already is not added again");
    auto options = std::make_shared<MergeOptions>();
    command->add_option("OUT", options->out, "The session that is added to")->required()->type_name("");
    command->add_option("IN", options->in, "The sessions whose runs are added")->required()->type_name("");
    command->callback([options, &action] { action = [options] { return merge(*options); }; });
}

} // namespace sortscope::cli
