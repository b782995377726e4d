// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/command.h"
#include "core/backend/device.h"
#include "core/base/fields.h"
#include "core/results/row/jobresult.h"
#include "core/results/row/storedjob.h"

/// The fields of results in all formats. A member that a session is to keep needs a column, too, in
/// core/session/schema.cpp and docs/session-format.md.
namespace sortscope::base {

template <Is<backend::Coordinates> C>
inline constexpr auto kFields<C> = list(field("stage", &C::stage), field("pass", &C::pass));

template <Is<backend::CommandTimes> T>
inline constexpr auto kFields<T> = list(field("queued_ns", &T::queuedNs),
                                        field("submitted_ns", &T::submittedNs),
                                        field("started_ns", &T::startedNs), field("ended_ns", &T::endedNs));

template <Is<backend::Command> C>
inline constexpr auto kFields<C> = list(field("kind", &C::kind), field("name", &C::name), inner(&C::at),
                                        orNull("global_size", &C::globalSize),
                                        orNull("local_size", &C::localSize), orNull("bytes", &C::bytes),
                                        inner(&C::times), field("clock", &C::clock));

template <Is<results::Sample> S>
inline constexpr auto
    kFields<S> = list(added("reading", &S::reading), added("device_clock", &S::deviceClock),
                      field("wall_ns", &S::wallNs), field("end_to_end_ns", &S::endToEndNs),
                      field("kernel_sum_ns", &S::kernelSumNs), field("device_span_ns", &S::deviceSpanNs),
                      field("gaps_ns", &S::gapsNs), field("upload_ns", &S::uploadNs),
                      field("download_ns", &S::downloadNs), field("launches", &S::launches),
                      field("sm_clock_before_mhz", &S::smClockBeforeMhz),
                      field("sm_clock_after_mhz", &S::smClockAfterMhz), field("throttles", &S::throttles),
                      added("temperature_c", &S::temperatureC), field("commands", &S::commands));

template <Is<results::SearchOptions> S>
inline constexpr auto kFields<S> = list(field("keys", &S::keys), field("hit_ratio", &S::hitRatio),
                                        field("sorted_keys", &S::sortedKeys));

template <Is<measure::SamplingPlan> P>
inline constexpr auto
    kFields<P> = list(field("warm_up_runs", &P::warmUpRuns), field("warm_up_time_ns", &P::warmUpTime),
                      field("warm_up_cap_ns", &P::warmUpCap), field("minimum_samples", &P::minimumSamples),
                      field("maximum_samples", &P::maximumSamples), added("replicates", &P::replicates),
                      added("minimum_time_ns", &P::minimumTime), field("time_limit_ns", &P::timeLimit),
                      field("target_noise", &P::targetNoise));

template <Is<results::Floor> F>
inline constexpr auto kFields<F> = list(field("clock", &F::clock), field("median_ns", &F::medianNs),
                                        field("mad_ns", &F::madNs), field("launches", &F::launches),
                                        added("mean_ns", &F::meanNs));

template <Is<results::Calibration> C>
inline constexpr auto kFields<C> = list(
    field("date", &C::date), field("copy_bytes_per_s", &C::copyBytesPerSecond),
    added("cached_bytes", &C::cachedBytes), added("cached_copy_bytes_per_s", &C::cachedCopyBytesPerSecond),
    field("launch_ns", &C::launchNs), field("waited_launch_ns", &C::waitedLaunchNs),
    field("idle_sm_clock_mhz", &C::idleSmClockMhz), field("loaded_sm_clock_mhz", &C::loadedSmClockMhz),
    field("wall_margin", &C::wallMargin), field("device_margin", &C::deviceMargin),
    added("wall_drift", &C::wallDrift), added("device_drift", &C::deviceDrift), field("floors", &C::floors));

template <Is<backend::ProgramRecord> P>
inline constexpr auto kFields<P> = list(field("file", &P::file), field("origin", &P::origin),
                                        field("hash", &P::hash), field("options", &P::options));

template <Is<backend::KernelFacts> K>
inline constexpr auto kFields<K> = list(
    field("kernel", &K::kernel), field("global_size", &K::globalSize), field("local_size", &K::localSize),
    field("work_group_limit", &K::workGroupLimit), field("preferred_multiple", &K::preferredMultiple),
    field("registers", &K::registers), field("private_bytes", &K::privateBytes),
    field("spilled_bytes", &K::spilledBytes), field("static_local_bytes", &K::staticLocalBytes),
    field("dynamic_local_bytes", &K::dynamicLocalBytes), field("resident_groups", &K::residentGroups),
    field("occupancy", &K::occupancy), field("limited_by", &K::limitedBy), field("waves", &K::waves));

template <Is<results::MeasuredEnergy> E>
inline constexpr auto kFields<E> = [] {
    using measure::EnergySpan, measure::EnergyStretch;
    return list<EnergyStretch, EnergySpan>(
        field("source", &E::source),
        field("idle_before_ns", &E::stretch, &EnergyStretch::idleBefore, &EnergySpan::ns),
        field("idle_before_uj", &E::stretch, &EnergyStretch::idleBefore, &EnergySpan::microjoules),
        field("runs", &E::stretch, &EnergyStretch::runs, &EnergySpan::repetitions),
        field("runs_ns", &E::stretch, &EnergyStretch::runs, &EnergySpan::ns),
        field("runs_uj", &E::stretch, &EnergyStretch::runs, &EnergySpan::microjoules),
        field("restores", &E::stretch, &EnergyStretch::restores, &EnergySpan::repetitions),
        field("restores_ns", &E::stretch, &EnergyStretch::restores, &EnergySpan::ns),
        field("restores_uj", &E::stretch, &EnergyStretch::restores, &EnergySpan::microjoules),
        field("idle_after_ns", &E::stretch, &EnergyStretch::idleAfter, &EnergySpan::ns),
        field("idle_after_uj", &E::stretch, &EnergyStretch::idleAfter, &EnergySpan::microjoules));
}();

template <Is<results::Preparation> P>
inline constexpr auto kFields<P> = list(added("turn", &P::turn), field("generate_ns", &P::generateNs),
                                        field("prepare_ns", &P::prepareNs),
                                        field("allocate_ns", &P::allocateNs),
                                        field("warm_up_runs", &P::warmUpRuns),
                                        field("first_run", &P::firstRun), added("settled", &P::settled));

template <Is<results::Interference> I>
inline constexpr auto kFields<I> =
    list(field("timed_ns", &I::timedNs), field("timed_cpu_ns", &I::timedCpuNs),
         field("timed_wait_ns", &I::timedWaitNs), field("involuntary_switches", &I::involuntarySwitches),
         field("window_ns", &I::windowNs), field("processors", &I::processors), field("busy_ns", &I::busyNs),
         field("own_cpu_ns", &I::ownCpuNs), field("stolen_ns", &I::stolenNs),
         field("pressure_ns", &I::pressureNs), field("other_processes", &I::otherProcesses),
         field("power_violation_ns", &I::powerViolationNs), field("heat_violation_ns", &I::heatViolationNs),
         field("hardware_violation_ns", &I::hardwareViolationNs), field("pace_ns", &I::paceNs),
         added("launch_pace_ns", &I::launchPaceNs), added("power_limit_mw", &I::powerLimitMw));

template <Is<results::TimeSpent> T>
inline constexpr auto kFields<T> = list(field("total_ns", &T::totalNs), field("warm_up_ns", &T::warmUpNs),
                                        field("reset_ns", &T::resetNs), field("wake_ns", &T::wakeNs),
                                        field("check_ns", &T::checkNs), field("floors_ns", &T::floorsNs));

template <Is<results::Replicate> R>
inline constexpr auto kFields<R> = list(field("preparation", &R::preparation),
                                        added("kernel_net_ns", &R::kernelNetNs),
                                        field("samples", &R::samples),
                                        added("interference", &R::interference), added("spent", &R::spent));

/// The node stands in the environment.
template <Is<backend::DeviceInfo> D>
inline constexpr auto kFields<D> =
    list(field("id", &D::id), elsewhere(&D::node), field("name", &D::name), field("backend", &D::backend),
         orNull("platform", &D::platform), orNull("vendor", &D::vendor),
         orNull("driver_version", &D::driverVersion), orNull("api_version", &D::apiVersion),
         field("uuid", &D::uuid), field("pci_id", &D::pciId), orNull("global_memory", &D::globalMemory),
         orNull("max_allocation", &D::maxAllocation), orNull("local_memory", &D::localMemory),
         field("max_work_group_size", &D::maxWorkGroupSize), field("compute_units", &D::computeUnits),
         field("threads", &D::threads), field("timer_resolution_ns", &D::timerResolutionNs),
         field("clock", &D::clock), field("shares_host_memory", &D::sharesHostMemory),
         field("transfer_modes", &D::transferModes), field("launch_modes", &D::launchModes),
         added("number", &D::number));

template <Is<backend::Unavailable> U>
inline constexpr auto kFields<U> = list(field("backend", &U::backend), field("what", &U::what),
                                        field("reason", &U::reason));

template <Is<backend::Listing> L>
inline constexpr auto kFields<L> = list(field("backend", &L::backend), field("what", &L::what));

template <Is<results::Environment> E>
inline constexpr auto kFields<E> = list(field("program_version", &E::programVersion),
                                        field("git_revision", &E::gitRevision), field("node", &E::node),
                                        field("os", &E::os), field("kernel", &E::kernel),
                                        field("cpu_model", &E::cpuModel), field("cpu_governor", &E::governor),
                                        field("cpu_threads", &E::threads), field("date", &E::date),
                                        added("variables", &E::variables));

template <Is<results::Tuning> T>
inline constexpr auto kFields<T> = list(field("date", &T::date), field("defaults", &T::defaults));

/// The request of a job. The whole device stands elsewhere in a row. In documents, the reason why the job
/// cannot run stands elsewhere, too.
template <Is<results::JobSpec> S>
inline constexpr auto kFields<S> = std::apply(
    [](const auto&... states) {
        using results::Variant, results::Workload;
        return list<Workload, Variant>(
            inDocuments("job", &S::id), elsewhere(&S::device),
            inDocuments("device", &S::device, &backend::DeviceInfo::id),
            field("algorithm", &S::variant, &Variant::algorithm),
            orNull("merge", &S::variant, &Variant::merge),
            field("generator", &S::workload, &Workload::generator),
            field("size", &S::workload, &Workload::size),
            field("direction", &S::workload, &Workload::direction),
            field("transfer", &S::variant, &Variant::transfer),
            field("launch", &S::variant, &Variant::launch),
            field("parameters", &S::variant, &Variant::parameters),
            field("search", &S::workload, &Workload::search), field("sampling", &S::sampling),
            field("seed", &S::workload, &Workload::seed), added("key", &S::workload, &Workload::key),
            added("values", &S::workload, &Workload::values),
            added("generator_version", &S::workload, &Workload::generatorVersion),
            added(states.name, &S::variant, states.member)..., added("wanted_device_clock", &S::deviceClock),
            added("calibration", &S::calibration), added("tuning", &S::tuning),
            added("wanted_energy", &S::energy), inTables("unsupported", &S::unsupported));
    },
    results::kStates);

/// The outcome of a job: the spec and the replicates are other parts of the same row. The busy compute units
/// follow from the commands.
template <Is<results::JobResult> R>
inline constexpr auto
    kFields<R> = list(elsewhere(&R::spec), field("status", &R::status), orNull("reason", &R::reason),
                      field("first_bad_index", &R::firstBadIndex), field("verified_runs", &R::verifiedRuns),
                      orNull("padded_size", &R::paddedLength), field("stop_reason", &R::stopReason),
                      inDocuments("warnings", &R::warnings), field("floors", &R::floors),
                      added("sources", &R::sources), added("kernels", &R::kernels),
                      added("energy", &R::energy), added("energy_refusal", &R::energyRefusal),
                      added("passes_run", &R::passesRun), added("key_bits", &R::keyBits),
                      inTables("busy_compute_units", &R::busyComputeUnits), elsewhere(&R::replicates));

/// The members that a session adds to the row of a job.
template <Is<results::StoredJob> J>
inline constexpr auto kFields<J> = list(elsewhere(&J::run), field("note", &J::note),
                                        field("replaced_by", &J::replacedBy), elsewhere(&J::finished),
                                        added("stopped", &J::stopped), elsewhere(&J::result));

/// The request is JSON itself, and holds the order.
template <Is<results::StoredRun> R>
inline constexpr auto kFields<R> = list(elsewhere(&R::id), field("uuid", &R::uuid), elsewhere(&R::request),
                                        elsewhere(&R::order), field("outcome", &R::outcome),
                                        field("environment", &R::environment));

} // namespace sortscope::base
