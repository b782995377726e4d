// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/sessionexport.h"

#include "core/export/csv.h"
#include "core/export/markdown.h"
#include "core/export/report/htmlreport.h"
#include "core/results/compare/distinctions.h"
#include "core/results/judge/quality.h"
#include "core/results/judge/skippedpasses.h"
#include "core/results/row/jobresult.h"
#include "core/results/row/workkey.h"
#include "core/results/show/gpuagainstcputext.h"
#include "core/session/sessionfile.h"

#include <fmt/format.h>

#include <array>
#include <sstream>
#include <string>

namespace sortscope::exports {
namespace {

/// `csv` without its first line, which is the same for every part of a table and has no quoted line ends.
std::string_view withoutHeader(std::string_view csv)
{
    constexpr std::string_view lineEnd = "\r\n";
    return csv.substr(csv.find(lineEnd) + lineEnd.size());
}

/// For example "1234.5 (1200 … 1250.25)", in microseconds with every digit.
std::string medianCell(const std::optional<measure::Statistics>& wall)
{
    if (!wall)
        return {};
    constexpr double microsecond = 1000;
    if (!wall->medianLow || !wall->medianHigh)
        return fmt::format("{}", wall->median / microsecond);
    return fmt::format("{} ({} … {})", wall->median / microsecond, *wall->medianLow / microsecond,
                       *wall->medianHigh / microsecond);
}

/// For example "poor: other programs used the processors".
std::string qualityCell(const results::JobResult& result)
{
    const auto judgement = results::qualityOf(result);
    if (!judgement)
        return {};
    const auto reason = results::reasonText(*judgement);
    return fmt::format("{}{}{}", base::nameOf(judgement->quality), reason.empty() ? "" : ": ", reason);
}

std::string outcomeCell(const results::JobResult& result)
{
    if (result.status != results::Status::Ok)
        return fmt::format("{}: {}", base::nameOf(result.status), result.reason);
    std::string text = results::isDoubtful(result) ? "ok, doubtful" : "ok";
    if (const auto skipped = results::skippedPasses(result))
        text += "; " + results::textOf(*skipped);
    return text;
}

std::string markdownRow(const results::JobResult& result, const results::RowNames& names)
{
    const auto& spec = result.spec;
    const auto wall = results::summarise(result, results::Metric::Wall);
    const auto kernels = results::summarise(result, results::Metric::KernelSum);
    return fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |\n", spec.id,
                       markdownCell(fmt::format("{} ({})", names.devices.of(spec.device), spec.device.name)),
                       markdownCell(results::variantText(names.distinctions, spec)),
                       markdownCell(results::dataText(names.distinctions, spec)), spec.workload.size,
                       results::sampleCount(result), medianCell(wall), medianCell(kernels),
                       markdownCell(qualityCell(result)), markdownCell(outcomeCell(result)));
}

} // namespace

void exportSession(session::SessionFile& file, ExportKind kind, const TextSink& sink,
                   const ExportOptions& options)
{
    if (kind == ExportKind::Html) {
        exportReport(file, options, sink);
        return;
    }
    // The other writers stand in the order of the kinds.
    constexpr std::array writers{exportCsv,      exportCommandsCsv, exportKernelsCsv, exportJson,
                                 exportMarkdown, exportTrace,       exportBenchmark};
    static_assert(writers.size() + 1 == base::Names<ExportKind>::all.size());
    writers.at(static_cast<std::size_t>(kind))(file, sink);
}

void exportCsv(session::SessionFile& file, const TextSink& sink)
{
    sink(jobsCsv({}, results::Environment{}));
    const auto jobs = file.jobs();
    for (const auto& run : file.runs()) {
        for (const auto& stored : jobs) {
            if (!stored.finished || stored.run != run.id)
                continue;
            const std::array row{stored.result};
            sink(withoutHeader(jobsCsv(row, run.environment)));
        }
    }
}

void exportCommandsCsv(session::SessionFile& file, const TextSink& sink)
{
    sink(commandsCsv({}));
    for (const auto& stored : file.jobs()) {
        if (!stored.finished)
            continue;
        const std::array whole{file.job(stored.result->spec.id).result};
        sink(withoutHeader(commandsCsv(whole)));
    }
}

void exportKernelsCsv(session::SessionFile& file, const TextSink& sink)
{
    std::vector<results::ResultPointer> finished;
    for (const auto& stored : file.jobs()) {
        if (stored.finished)
            finished.push_back(stored.result);
    }
    sink(kernelsCsv(finished));
}

void exportMarkdown(session::SessionFile& file, const TextSink& sink)
{
    sink("| Job | Device | Algorithm | Data | Keys | Samples | Wall median, µs (95 % interval) | Kernels "
         "median, µs "
         "(95 % interval) | Quality | Status |\n"
         "| --: | :-- | :-- | :-- | --: | --: | --: | --: | :-- | :-- |\n");
    const auto jobs = file.jobs();
    const auto names = results::namesOfFinished(jobs);
    for (const auto& stored : jobs) {
        if (stored.finished)
            sink(markdownRow(*stored.result, names));
    }
    std::istringstream both(results::gpuAgainstCpuText(results::gpuAgainstCpu(results::jobsThatCount(jobs))));
    bool first = true;
    for (std::string line; std::getline(both, line); first = false)
        sink(fmt::format("{}{}\n", first ? "\n" : "", markdownCell(line)));
}

} // namespace sortscope::exports
