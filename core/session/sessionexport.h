// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/sessionfile.h"

#include <functional>
#include <string>
#include <string_view>

namespace sortscope::session {

enum class ExportKind { Csv, CommandsCsv, Json, Markdown, Trace, Benchmark };

/// Takes a text piece by piece.
using TextSink = std::function<void(std::string_view)>;

/// Writes the finished jobs of a session, one job after the other, so that the commands of one job only are
/// in memory. Nothing is rounded.
///
/// Csv and CommandsCsv are the tables of jobsCsv() and commandsCsv(). Json is whole (docs/session-format.md).
/// Markdown is a table for pull requests. Trace opens in Perfetto and chrome://tracing
/// (https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU). Benchmark has the shape
/// of Google Benchmark's JSON, for its compare.py.
void exportSession(SessionFile& file, ExportKind kind, const TextSink& sink);

void exportCsv(SessionFile& file, const TextSink& sink);
void exportCommandsCsv(SessionFile& file, const TextSink& sink);
void exportJson(SessionFile& file, const TextSink& sink);
void exportMarkdown(SessionFile& file, const TextSink& sink);
void exportTrace(SessionFile& file, const TextSink& sink);
void exportBenchmark(SessionFile& file, const TextSink& sink);

} // namespace sortscope::session

namespace sortscope::data {

template <>
struct Names<session::ExportKind> {
    static constexpr std::array all{
        Named{session::ExportKind::Csv, "csv"},     Named{session::ExportKind::CommandsCsv, "commands-csv"},
        Named{session::ExportKind::Json, "json"},   Named{session::ExportKind::Markdown, "markdown"},
        Named{session::ExportKind::Trace, "trace"}, Named{session::ExportKind::Benchmark, "benchmark-json"}};
};

} // namespace sortscope::data
