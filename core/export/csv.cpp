// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/csv.h"

#include "core/export/csvcolumns.h"
#include "core/measure/presetof.h"
#include "core/measure/replicates.h"
#include "core/results/judge/quality.h"
#include "core/results/judge/speedoflight.h"
#include "core/results/row/jobresult.h"

#include <array>

namespace sortscope::exports {
namespace {

using base::nameOf;
using measure::Statistics;
using results::Metric;

constexpr std::size_t kMetrics = base::Names<Metric>::all.size();

/// The facts from which the cells of one job's row are made.
struct JobRow {
    const results::JobResult& result;
    const results::Environment& environment;
    /// The summaries by metric: several columns share one summary.
    std::array<std::optional<Statistics>, kMetrics> statistics;
    std::optional<std::size_t> launches;
    std::optional<results::Judgement> judgement;
    std::optional<results::SpeedOfLight> speed;

    const results::JobSpec& spec() const { return result.spec; }
};

JobRow makeRow(const results::JobResult& result, const results::Environment& environment)
{
    JobRow row{result,
               environment,
               {},
               results::launchesOf(result),
               results::qualityOf(result),
               results::speedOfLightOf(result)};
    for (const auto& metric : base::Names<Metric>::all)
        row.statistics[static_cast<std::size_t>(metric.value)] = results::summarise(result, metric.value);
    return row;
}

template <Metric metric, auto field>
void statistic(CsvText& csv, const JobRow& row)
{
    if (const auto& statistics = row.statistics[static_cast<std::size_t>(metric)])
        csv.cell((*statistics).*field);
    else
        csv.empty();
}

/// Writes a text of the environment; an empty text means that there is nothing to say.
template <auto member>
void environmentText(CsvText& csv, const JobRow& row)
{
    csv.cell(row.environment.*member);
}

/// For example "A=1;B=2".
std::string variableList(const results::Environment& environment)
{
    if (!environment.variables)
        return {};
    return base::joined(
        *environment.variables, [](const auto& variable) { return variable.first + '=' + variable.second; },
        ";");
}

std::string warningList(const std::vector<results::Warning>& warnings)
{
    std::string list;
    for (const auto warning : warnings) {
        if (!list.empty())
            list += ';';
        list += nameOf(warning);
    }
    return list;
}

void quality(CsvText& csv, const JobRow& row)
{
    if (row.judgement)
        csv.cell(row.judgement->quality);
    else
        csv.empty();
}

void qualityReasons(CsvText& csv, const JobRow& row)
{
    const auto reasons = row.judgement ? row.judgement->reasons : std::vector<results::Reason>{};
    csv.cell(base::joined(
        reasons, [](const auto& reason) { return nameOf(reason.flaw); }, ";"));
}

template <auto member>
void floorFigure(CsvText& csv, const JobRow& row)
{
    if (const auto floor = results::floorOf(row.result))
        csv.cell((*floor).*member);
    else
        csv.empty();
}

template <auto field>
void smClock(CsvText& csv, const JobRow& row)
{
    if (const auto mhz = results::smClockMhz(row.result))
        csv.cell((*mhz).*field);
    else
        csv.empty();
}

/// Writes an end of the interval that the replicates give; the interval of a single run stands in
/// wall_median_low_ns.
template <auto end>
void replicateInterval(CsvText& csv, const JobRow& row)
{
    if (row.result.replicates.size() < measure::kFewestReplicates)
        csv.empty();
    else
        statistic<Metric::Wall, end>(csv, row);
}

template <auto member>
void speedOfLight(CsvText& csv, const JobRow& row)
{
    if (row.speed)
        csv.cell((*row.speed).*member);
    else
        csv.empty();
}

template <auto member>
void searchOption(CsvText& csv, const JobRow& row)
{
    if (row.spec().workload.search)
        csv.cell((*row.spec().workload.search).*member);
    else
        csv.empty();
}

constexpr auto kJobColumns = std::to_array<Column<JobRow>>({
    // Scripts rely on these columns and their order.
    {"device", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().device.id); }},
    {"device_name", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().device.name); }},
    {"backend", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().device.backend); }},
    {"algorithm", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().variant.algorithm); }},
    {"merge", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().variant.merge); }},
    {"generator", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().workload.generator); }},
    {"size", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().workload.size); }},
    {"direction", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().workload.direction); }},
    {"status", [](CsvText& csv, const JobRow& row) { csv.cell(row.result.status); }},
    {"reason", [](CsvText& csv, const JobRow& row) { csv.cell(row.result.reason); }},
    {"verified", [](CsvText& csv, const JobRow& row) { csv.cell(row.result.verified()); }},
    {"samples", [](CsvText& csv, const JobRow& row) { csv.cell(results::sampleCount(row.result)); }},
    {"wall_min_ns", statistic<Metric::Wall, &Statistics::minimum>},
    {"wall_median_ns", statistic<Metric::Wall, &Statistics::median>},
    {"wall_mad_ns", statistic<Metric::Wall, &Statistics::mad>},
    {"kernel_sum_median_ns", statistic<Metric::KernelSum, &Statistics::median>},
    {"device_span_median_ns", statistic<Metric::DeviceSpan, &Statistics::median>},
    {"upload_median_ns", statistic<Metric::Upload, &Statistics::median>},
    {"download_median_ns", statistic<Metric::Download, &Statistics::median>},
    {"launches", [](CsvText& csv, const JobRow& row) { csv.cell(row.launches); }},
    {"keys_per_s", [](CsvText& csv, const JobRow& row) { csv.cell(results::keysPerSecond(row.result)); }},
    {"clock", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().device.clock); }},
    // Later columns may follow at the end.
    {"job", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().id); }},
    {"wall_q1_ns", statistic<Metric::Wall, &Statistics::firstQuartile>},
    {"wall_q3_ns", statistic<Metric::Wall, &Statistics::thirdQuartile>},
    {"wall_max_ns", statistic<Metric::Wall, &Statistics::maximum>},
    {"wall_mean_ns", statistic<Metric::Wall, &Statistics::mean>},
    {"wall_median_low_ns", statistic<Metric::Wall, &Statistics::medianLow>},
    {"wall_median_high_ns", statistic<Metric::Wall, &Statistics::medianHigh>},
    {"end_to_end_median_ns", statistic<Metric::EndToEnd, &Statistics::median>},
    {"gaps_median_ns", statistic<Metric::Gaps, &Statistics::median>},
    {"padded_size", [](CsvText& csv, const JobRow& row) {
         if (row.result.paddedLength > 0)
             csv.cell(row.result.paddedLength);
         else
             csv.empty();
     }},
    {"busy_compute_units", [](CsvText& csv, const JobRow& row) { csv.cell(row.result.busyComputeUnits); }},
    {"transfer", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().variant.transfer); }},
    {"launch", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().variant.launch); }},
    {"parameters", [](CsvText& csv, const JobRow& row) { csv.cell(parameterList(row.spec().variant.parameters)); }},
    {"search_keys", searchOption<&results::SearchOptions::keys>},
    {"search_hit_ratio", searchOption<&results::SearchOptions::hitRatio>},
    {"search_sorted_keys", searchOption<&results::SearchOptions::sortedKeys>},
    {"seed", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().workload.seed); }},
    {"preset", [](CsvText& csv, const JobRow& row) { csv.cell(measure::presetOf(row.spec().sampling)); }},
    {"stop_reason", [](CsvText& csv, const JobRow& row) { csv.cell(row.result.stopReason); }},
    {"verified_runs", [](CsvText& csv, const JobRow& row) { csv.cell(row.result.verifiedRuns); }},
    {"first_bad_index", [](CsvText& csv, const JobRow& row) { csv.cell(row.result.firstBadIndex); }},
    {"warm_up_runs", [](CsvText& csv, const JobRow& row) { csv.cell(results::preparationOf(row.result).warmUpRuns); }},
    {"generate_ns", [](CsvText& csv, const JobRow& row) { csv.cell(results::preparationOf(row.result).generateNs); }},
    {"prepare_ns", [](CsvText& csv, const JobRow& row) { csv.cell(results::preparationOf(row.result).prepareNs); }},
    {"allocate_ns", [](CsvText& csv, const JobRow& row) { csv.cell(results::preparationOf(row.result).allocateNs); }},
    {"first_run_wall_ns", [](CsvText& csv, const JobRow& row) {
         if (const auto preparation = results::preparationOf(row.result); preparation.firstRun)
             csv.cell(preparation.firstRun->wallNs);
         else
             csv.empty();
     }},
    {"warnings", [](CsvText& csv, const JobRow& row) { csv.cell(warningList(row.result.warnings)); }},
    {"platform", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().device.platform); }},
    {"driver_version", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().device.driverVersion); }},
    {"api_version", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().device.apiVersion); }},
    {"device_uuid", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().device.uuid); }},
    {"pci_id", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().device.pciId); }},
    {"program_version", environmentText<&results::Environment::programVersion>},
    {"git_revision", environmentText<&results::Environment::gitRevision>},
    {"node", environmentText<&results::Environment::node>},
    {"os", environmentText<&results::Environment::os>},
    {"kernel", environmentText<&results::Environment::kernel>},
    {"cpu_model", environmentText<&results::Environment::cpuModel>},
    {"cpu_governor", environmentText<&results::Environment::governor>},
    {"cpu_threads", environmentText<&results::Environment::threads>},
    {"date", [](CsvText& csv, const JobRow& row) { csv.cell(results::isoUtc(row.environment.date)); }},
    {"floor_median_ns", floorFigure<&results::Floor::medianNs>},
    {"floor_mad_ns", floorFigure<&results::Floor::madNs>},
    {"sm_clock_min_mhz", smClock<&Statistics::minimum>},
    {"sm_clock_median_mhz", smClock<&Statistics::median>},
    {"sm_clock_max_mhz", smClock<&Statistics::maximum>},
    {"source_hash", [](CsvText& csv, const JobRow& row) { csv.cell(results::sourceHash(row.result)); }},
    {"replicates", [](CsvText& csv, const JobRow& row) { csv.cell(row.result.replicates.size()); }},
    {"traced_samples", [](CsvText& csv, const JobRow& row) { csv.cell(results::tracedSampleCount(row.result)); }},
    {"profiling_overhead_median_ns", [](CsvText& csv, const JobRow& row) { csv.cell(results::profilingOverheadNs(row.result)); }},
    {"device_clock", [](CsvText& csv, const JobRow& row) { csv.cell(results::deviceClockOf(row.result)); }},
    {"device_state", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().variant.deviceState); }},
    {"cache", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().variant.cache); }},
    {"wall_low_ns", replicateInterval<&Statistics::medianLow>},
    {"wall_high_ns", replicateInterval<&Statistics::medianHigh>},
    {"kernel_net_median_ns", statistic<Metric::Device, &Statistics::median>},
    {"quality", quality},
    {"quality_reasons", qualityReasons},
    {"bytes_moved", [](CsvText& csv, const JobRow& row) {
         if (row.speed)
             csv.cell(row.speed->work.bytes);
         else
             csv.empty();
     }},
    {"gb_per_s", [](CsvText& csv, const JobRow& row) {
         if (row.speed && row.speed->bytesPerSecond)
             csv.cell(*row.speed->bytesPerSecond / 1e9);
         else
             csv.empty();
     }},
    {"limit_share", speedOfLight<&results::SpeedOfLight::limitShare>},
    {"predicted_ns", speedOfLight<&results::SpeedOfLight::predictedNs>},
    {"bytes_are_bound", [](CsvText& csv, const JobRow& row) {
         if (row.speed)
             csv.cell(row.speed->work.atLeast);
         else
             csv.empty();
     }},
    {"passes_run", [](CsvText& csv, const JobRow& row) { csv.cell(row.result.passesRun); }},
    {"key", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().workload.key); }},
    {"tuned", [](CsvText& csv, const JobRow& row) { csv.cell(results::tunedDay(row.spec().tuning)); }},
    {"values", [](CsvText& csv, const JobRow& row) { csv.cell(row.spec().workload.values); }},
    {"variables", [](CsvText& csv, const JobRow& row) { csv.cell(variableList(row.environment)); }},
});

} // namespace

std::string parameterList(const algorithms::Parameters& parameters)
{
    std::string list;
    for (const auto& [id, value] : parameters) {
        if (!list.empty())
            list += ';';
        list += id + '=' + algorithms::toText(value);
    }
    return list;
}

std::string jobsCsv(results::ResultSpan results, const results::Environment& environment)
{
    return jobsCsv(results, std::span(&environment, 1));
}

std::string jobsCsv(results::ResultSpan results, std::span<const results::Environment> environments)
{
    CsvText csv;
    appendHeader(csv, kJobColumns);
    for (const auto& result : results)
        appendRow(csv, kJobColumns,
                  makeRow(*result, results::environmentOf(environments, result->spec.device.node)));
    return csv.take();
}

std::string jobsCsv(results::ResultSpan results)
{
    return jobsCsv(results, results::captureEnvironment());
}

std::vector<std::string_view> jobsCsvColumns()
{
    return namesOf(kJobColumns);
}

} // namespace sortscope::exports
