// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/partof.h"
#include "core/export/csv.h"
#include "core/export/csvtable.h"
#include "core/measure/replicates.h"
#include "core/results/judge/quality.h"
#include "core/results/judge/rowenergy.h"
#include "core/results/judge/speedoflight.h"
#include "core/results/row/jobresult.h"

#include <array>

namespace sortscope::exports {
namespace {

using base::nameOf;
using base::partOf;
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
    results::Preparation preparation;
    std::optional<results::Floor> floor;
    std::optional<Statistics> smClock;
    std::optional<results::RowEnergy> energy;

    const results::JobSpec& spec() const { return result.spec; }
};

JobRow makeRow(const results::JobResult& result, const results::Environment& environment)
{
    JobRow row{result,
               environment,
               {},
               results::launchesOf(result),
               results::qualityOf(result),
               results::speedOfLightOf(result),
               results::preparationOf(result),
               results::floorOf(result),
               results::smClockMhz(result),
               results::energyOf(result)};
    for (const auto& metric : base::Names<Metric>::all)
        row.statistics[static_cast<std::size_t>(metric.value)] = results::summarise(result, metric.value);
    return row;
}

template <Metric metric, auto field>
constexpr auto kStatistic =
    [](const JobRow& row) { return partOf<field>(row.statistics[static_cast<std::size_t>(metric)]); };

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
    return base::joined(warnings, base::nameOf<results::Warning>, ";");
}

std::optional<std::size_t> paddedSize(const results::JobResult& result)
{
    return result.paddedLength > 0 ? std::optional(result.paddedLength) : std::nullopt;
}

std::optional<algorithms::Work> workOf(const JobRow& row)
{
    return partOf<&results::SpeedOfLight::work>(row.speed);
}

std::optional<double> gigabytesPerSecond(const JobRow& row)
{
    const auto bytes = partOf<&results::SpeedOfLight::bytesPerSecond>(row.speed);
    return bytes ? std::optional(*bytes / 1e9) : std::nullopt;
}

std::string reasonList(const std::optional<results::Judgement>& judgement)
{
    const auto reasons = judgement ? judgement->reasons : std::vector<results::Reason>{};
    return base::joined(
        reasons, [](const auto& reason) { return nameOf(reason.flaw); }, ";");
}

/// An end of the interval that the replicates give; the interval of a single run stands in
/// wall_median_low_ns.
template <Metric metric, auto end>
constexpr auto kReplicateInterval = [](const JobRow& row) {
    const bool several = row.result.replicates.size() >= measure::kFewestReplicates;
    return several ? kStatistic<metric, end>(row) : std::nullopt;
};

template <Metric metric>
constexpr auto kQuality = [](const JobRow& row) {
    const auto& statistics = row.statistics[static_cast<std::size_t>(metric)];
    return statistics ? std::optional(results::qualityOf(row.result, metric, *statistics).quality)
                      : std::nullopt;
};

/// An end of an interval of the energy.
template <auto interval, auto end>
constexpr auto kEnergyEnd = [](const JobRow& row) { return partOf<end>(partOf<interval>(row.energy)); };

constexpr auto kJobColumns = std::to_array<Column<JobRow>>({
    // Scripts rely on these columns and their order.
    {"device", [](const auto& row) { return row.spec().device.id; }},
    {"device_name", [](const auto& row) { return row.spec().device.name; }},
    {"backend", [](const auto& row) { return row.spec().device.backend; }},
    {"algorithm", [](const auto& row) { return row.spec().variant.algorithm; }},
    {"merge", [](const auto& row) { return row.spec().variant.merge; }},
    {"generator", [](const auto& row) { return row.spec().workload.generator; }},
    {"size", [](const auto& row) { return row.spec().workload.size; }},
    {"direction", [](const auto& row) { return row.spec().workload.direction; }},
    {"status", [](const auto& row) { return row.result.status; }},
    {"reason", [](const auto& row) { return row.result.reason; }},
    {"verified", [](const auto& row) { return row.result.verified(); }},
    {"samples", [](const auto& row) { return results::sampleCount(row.result); }},
    {"wall_min_ns", kStatistic<Metric::Wall, &Statistics::minimum>},
    {"wall_median_ns", kStatistic<Metric::Wall, &Statistics::median>},
    {"wall_mad_ns", kStatistic<Metric::Wall, &Statistics::mad>},
    {"kernel_sum_median_ns", kStatistic<Metric::KernelSum, &Statistics::median>},
    {"device_span_median_ns", kStatistic<Metric::DeviceSpan, &Statistics::median>},
    {"upload_median_ns", kStatistic<Metric::Upload, &Statistics::median>},
    {"download_median_ns", kStatistic<Metric::Download, &Statistics::median>},
    {"launches", [](const auto& row) { return row.launches; }},
    {"keys_per_s", [](const auto& row) { return results::keysPerSecond(row.result); }},
    {"clock", [](const auto& row) { return row.spec().device.clock; }},
    // Later columns may follow at the end.
    {"job", [](const auto& row) { return row.spec().id; }},
    {"wall_q1_ns", kStatistic<Metric::Wall, &Statistics::firstQuartile>},
    {"wall_q3_ns", kStatistic<Metric::Wall, &Statistics::thirdQuartile>},
    {"wall_max_ns", kStatistic<Metric::Wall, &Statistics::maximum>},
    {"wall_mean_ns", kStatistic<Metric::Wall, &Statistics::mean>},
    {"wall_median_low_ns", kStatistic<Metric::Wall, &Statistics::medianLow>},
    {"wall_median_high_ns", kStatistic<Metric::Wall, &Statistics::medianHigh>},
    {"end_to_end_median_ns", kStatistic<Metric::EndToEnd, &Statistics::median>},
    {"gaps_median_ns", kStatistic<Metric::Gaps, &Statistics::median>},
    {"padded_size", [](const auto& row) { return paddedSize(row.result); }},
    {"busy_compute_units", [](const auto& row) { return row.result.busyComputeUnits; }},
    {"transfer", [](const auto& row) { return row.spec().variant.transfer; }},
    {"launch", [](const auto& row) { return row.spec().variant.launch; }},
    {"parameters", [](const auto& row) { return parameterList(row.spec().variant.parameters); }},
    {"search_keys", kSearch<&results::SearchOptions::keys>},
    {"search_hit_ratio", kSearch<&results::SearchOptions::hitRatio>},
    {"search_sorted_keys", kSearch<&results::SearchOptions::sortedKeys>},
    {"seed", [](const auto& row) { return row.spec().workload.seed; }},
    {"preset", [](const auto& row) { return measure::presetOf(row.spec().sampling); }},
    {"stop_reason", [](const auto& row) { return row.result.stopReason; }},
    {"verified_runs", [](const auto& row) { return row.result.verifiedRuns; }},
    {"first_bad_index", [](const auto& row) { return row.result.firstBadIndex; }},
    {"warm_up_runs", [](const auto& row) { return row.preparation.warmUpRuns; }},
    {"generate_ns", [](const auto& row) { return row.preparation.generateNs; }},
    {"prepare_ns", [](const auto& row) { return row.preparation.prepareNs; }},
    {"allocate_ns", [](const auto& row) { return row.preparation.allocateNs; }},
    {"first_run_wall_ns",
     [](const auto& row) { return partOf<&results::Sample::wallNs>(row.preparation.firstRun); }},
    {"warnings", [](const auto& row) { return warningList(row.result.warnings); }},
    {"platform", [](const auto& row) { return row.spec().device.platform; }},
    {"driver_version", [](const auto& row) { return row.spec().device.driverVersion; }},
    {"api_version", [](const auto& row) { return row.spec().device.apiVersion; }},
    {"device_uuid", [](const auto& row) { return row.spec().device.uuid; }},
    {"pci_id", [](const auto& row) { return row.spec().device.pciId; }},
    {"program_version", [](const auto& row) { return row.environment.programVersion; }},
    {"git_revision", [](const auto& row) { return row.environment.gitRevision; }},
    {"node", [](const auto& row) { return row.environment.node; }},
    {"os", [](const auto& row) { return row.environment.os; }},
    {"kernel", [](const auto& row) { return row.environment.kernel; }},
    {"cpu_model", [](const auto& row) { return row.environment.cpuModel; }},
    {"cpu_governor", [](const auto& row) { return row.environment.governor; }},
    {"cpu_threads", [](const auto& row) { return row.environment.threads; }},
    {"date", [](const auto& row) { return results::isoUtc(row.environment.date); }},
    {"floor_median_ns", [](const auto& row) { return partOf<&results::Floor::medianNs>(row.floor); }},
    {"floor_mad_ns", [](const auto& row) { return partOf<&results::Floor::madNs>(row.floor); }},
    {"sm_clock_min_mhz", [](const auto& row) { return partOf<&Statistics::minimum>(row.smClock); }},
    {"sm_clock_median_mhz", [](const auto& row) { return partOf<&Statistics::median>(row.smClock); }},
    {"sm_clock_max_mhz", [](const auto& row) { return partOf<&Statistics::maximum>(row.smClock); }},
    {"source_hash", [](const auto& row) { return results::sourceHash(row.result); }},
    {"replicates", [](const auto& row) { return row.result.replicates.size(); }},
    {"traced_samples", [](const auto& row) { return results::tracedSampleCount(row.result); }},
    {"profiling_overhead_median_ns",
     [](const auto& row) { return results::profilingOverheadNs(row.result); }},
    {"device_clock", [](const auto& row) { return results::deviceClockOf(row.result); }},
    {"device_state", [](const auto& row) { return row.spec().variant.deviceState; }},
    {"cache", [](const auto& row) { return row.spec().variant.cache; }},
    {"wall_low_ns", kReplicateInterval<Metric::Wall, &Statistics::medianLow>},
    {"wall_high_ns", kReplicateInterval<Metric::Wall, &Statistics::medianHigh>},
    {"kernel_net_median_ns", kStatistic<Metric::Device, &Statistics::median>},
    {"quality", [](const auto& row) { return partOf<&results::Judgement::quality>(row.judgement); }},
    {"quality_reasons", [](const auto& row) { return reasonList(row.judgement); }},
    {"bytes_moved", [](const auto& row) { return partOf<&algorithms::Work::bytes>(workOf(row)); }},
    {"gb_per_s", [](const auto& row) { return gigabytesPerSecond(row); }},
    {"limit_share", [](const auto& row) { return partOf<&results::SpeedOfLight::limitShare>(row.speed); }},
    {"predicted_ns", [](const auto& row) { return partOf<&results::SpeedOfLight::predictedNs>(row.speed); }},
    {"bytes_are_bound", [](const auto& row) { return partOf<&algorithms::Work::atLeast>(workOf(row)); }},
    {"passes_run", [](const auto& row) { return row.result.passesRun; }},
    {"key", [](const auto& row) { return row.spec().workload.key; }},
    {"tuned", [](const auto& row) { return results::tunedDay(row.spec().tuning); }},
    {"values", [](const auto& row) { return row.spec().workload.values; }},
    {"variables", [](const auto& row) { return variableList(row.environment); }},
    {"end_to_end_low_ns", kReplicateInterval<Metric::EndToEnd, &Statistics::medianLow>},
    {"end_to_end_high_ns", kReplicateInterval<Metric::EndToEnd, &Statistics::medianHigh>},
    {"end_to_end_quality", kQuality<Metric::EndToEnd>},
    {"kernel_net_low_ns", kReplicateInterval<Metric::Device, &Statistics::medianLow>},
    {"kernel_net_high_ns", kReplicateInterval<Metric::Device, &Statistics::medianHigh>},
    {"kernel_net_quality", kQuality<Metric::Device>},
    {"chosen", [](const auto& row) { return results::preparationOf(row.result).settled; }},
    {"key_bits", [](const auto& row) { return row.result.keyBits; }},
    {"generator_version", [](const auto& row) { return row.spec().workload.generatorVersion; }},
    {"temperature_median_c",
     [](const auto& row) { return partOf<&Statistics::median>(results::temperatureC(row.result)); }},
    {"power_limit_mw", [](const auto& row) { return results::interferenceOf(row.result).powerLimitMw; }},
    {"energy_nj_per_key", [](const auto& row) { return partOf<&results::RowEnergy::njPerKey>(row.energy); }},
    {"energy_low_nj_per_key", kEnergyEnd<&results::RowEnergy::njInterval, &measure::Interval::low>},
    {"energy_high_nj_per_key", kEnergyEnd<&results::RowEnergy::njInterval, &measure::Interval::high>},
    {"power_w", [](const auto& row) { return partOf<&results::RowEnergy::watts>(row.energy); }},
    {"power_low_w", kEnergyEnd<&results::RowEnergy::wattsInterval, &measure::Interval::low>},
    {"power_high_w", kEnergyEnd<&results::RowEnergy::wattsInterval, &measure::Interval::high>},
    {"idle_power_w", [](const auto& row) { return partOf<&results::RowEnergy::idleWatts>(row.energy); }},
    {"energy_source", [](const auto& row) { return partOf<&results::RowEnergy::source>(row.energy); }},
    {"energy_reason", [](const auto& row) { return results::noEnergyReason(row.result); }},
});

} // namespace

std::string parameterList(const algorithms::Parameters& parameters)
{
    return base::joined(
        parameters,
        [](const auto& parameter) { return parameter.first + '=' + algorithms::toText(parameter.second); },
        ";");
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

} // namespace sortscope::exports
