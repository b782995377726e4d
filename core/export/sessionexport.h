// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

#include <functional>
#include <string>
#include <string_view>

namespace sortscope::session {
class SessionFile;
} // namespace sortscope::session

namespace sortscope::exports {

enum class ExportKind { Csv, CommandsCsv, KernelsCsv, Json, Markdown, Trace, Benchmark, Html };

constexpr auto namesOf(ExportKind /*type*/)
{
    return base::namesUpTo<ExportKind::Html>("csv", "commands-csv", "kernels-csv", "json", "markdown",
                                             "trace", "benchmark-json", "html");
}

/// What an export may have beside the usual.
struct ExportOptions {
    /// True if the reader of a report can save the session from it: it is a third longer than the file then.
    bool attachSession = false;
};

/// Takes a text piece by piece.
using TextSink = std::function<void(std::string_view)>;

/// Writes the finished jobs of a session, one job after the other, so that memory holds the commands of one
/// job only. Nothing is rounded.
///
/// Csv, CommandsCsv and KernelsCsv are the tables of jobsCsv(), commandsCsv() and kernelsCsv(). Json is whole
/// (docs/session-format.md). Markdown is a table for pull requests. Trace opens in Perfetto and
/// chrome://tracing (https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU).
/// Benchmark has the shape of Google Benchmark's JSON, for its compare.py. Html is exportReport().
void exportSession(session::SessionFile& file, ExportKind kind, const TextSink& sink,
                   const ExportOptions& options = {});

void exportCsv(session::SessionFile& file, const TextSink& sink);
void exportCommandsCsv(session::SessionFile& file, const TextSink& sink);
void exportKernelsCsv(session::SessionFile& file, const TextSink& sink);
void exportJson(session::SessionFile& file, const TextSink& sink);
void exportMarkdown(session::SessionFile& file, const TextSink& sink);
void exportTrace(session::SessionFile& file, const TextSink& sink);
void exportBenchmark(session::SessionFile& file, const TextSink& sink);

} // namespace sortscope::exports
