// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/command.h"
#include "core/export/csv.h"
#include "core/export/csvtable.h"
#include "core/results/row/jobresult.h"

#include <array>

namespace sortscope::exports {
namespace {

/// The facts from which the cells of one command's row are made.
struct CommandRow {
    results::JobId job;
    std::size_t replicate;
    std::size_t sample;
    std::size_t sequence;
    const backend::Command& command;
};

/// Inside the program 0 stands for a command without size.
std::optional<std::size_t> positive(std::size_t size)
{
    return size > 0 ? std::optional(size) : std::nullopt;
}

constexpr auto kCommandColumns = std::to_array<Column<CommandRow>>({
    {"job", [](const auto& row) { return row.job; }},
    {"sample", [](const auto& row) { return row.sample; }},
    {"sequence", [](const auto& row) { return row.sequence; }},
    {"kind", [](const auto& row) { return row.command.kind; }},
    {"name", [](const auto& row) { return std::string_view(row.command.name); }},
    {"stage", [](const auto& row) { return row.command.at.stage; }},
    {"pass", [](const auto& row) { return row.command.at.pass; }},
    {"global_size", [](const auto& row) { return positive(row.command.globalSize); }},
    {"local_size", [](const auto& row) { return positive(row.command.localSize); }},
    {"bytes", [](const auto& row) { return positive(row.command.bytes); }},
    {"queued_ns", [](const auto& row) { return row.command.times.queuedNs; }},
    {"submitted_ns", [](const auto& row) { return row.command.times.submittedNs; }},
    {"started_ns", [](const auto& row) { return row.command.times.startedNs; }},
    {"ended_ns", [](const auto& row) { return row.command.times.endedNs; }},
    {"clock", [](const auto& row) { return row.command.clock; }},
    {"replicate", [](const auto& row) { return row.replicate; }},
});

/// Estimates the bytes without unpacking anything, so that the text of a large session is not copied as it
/// grows.
std::size_t estimatedBytes(results::ResultSpan results)
{
    constexpr std::size_t bytesPerCommand = 128;
    std::size_t commands = 2;
    for (const auto& result : results) {
        for (const auto& sample : results::tracedSamplesOf(*result))
            commands += sample.launches + 2;
    }
    return commands * bytesPerCommand;
}

void appendCommands(CsvText& csv, const results::JobResult& result)
{
    std::size_t number = 0;
    for (std::size_t replicate = 0; replicate < result.replicates.size(); ++replicate) {
        for (const auto& sample : result.replicates[replicate].samples) {
            ++number;
            std::size_t sequence = 0;
            for (auto& command : sample.commands.unpack()) {
                command.times = command.times.sound();
                appendRow(csv, kCommandColumns,
                          CommandRow{result.spec.id, replicate + 1, number, ++sequence, command});
            }
        }
    }
}

} // namespace

std::string commandsCsv(results::ResultSpan results)
{
    CsvText csv;
    csv.reserve(estimatedBytes(results));
    appendHeader(csv, kCommandColumns);
    for (const auto& result : results) {
        // The commands of a wrong answer are not a measurement.
        if (result->status != results::Status::Failed)
            appendCommands(csv, *result);
    }
    return csv.take();
}

} // namespace sortscope::exports
