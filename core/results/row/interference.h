// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace sortscope::results {

struct JobResult;

/// Other activity while a replicate was sampled. Figures that cannot be read are empty.
struct Interference {
    /// The sum of the timed runs, and in them: the CPU time of all threads of the measuring process, the time
    /// that the thread which runs or submits the work waited for a processor, and how often a thread was
    /// taken off its processor though it wanted to continue.
    std::optional<std::int64_t> timedNs;
    std::optional<std::int64_t> timedCpuNs;
    std::optional<std::int64_t> timedWaitNs;
    std::optional<std::int64_t> involuntarySwitches;

    /// The window from before the warm-up to after the last sample, with all that lies between: since the
    /// machine's counters tick slowly, they are read at its ends.
    std::optional<std::int64_t> windowNs;
    /// The processors that the measuring process may use, and in the window: the time for which they were
    /// busy, all together; the part of it that was the measuring process; the time that a host of this
    /// machine withheld.
    std::optional<std::int64_t> processors;
    std::optional<std::int64_t> busyNs;
    std::optional<std::int64_t> ownCpuNs;
    std::optional<std::int64_t> stolenNs;
    /// The time in which some thread on the machine waited for a processor, threads of the job included.
    std::optional<std::int64_t> pressureNs;

    /// The most processes of others that used the device.
    std::optional<std::int64_t> otherProcesses;
    /// The time in which the device was held back by its power limit, by heat, and by its power supply.
    std::optional<std::int64_t> powerViolationNs;
    std::optional<std::int64_t> heatViolationNs;
    std::optional<std::int64_t> hardwareViolationNs;
    /// The device's power limit at the end of the window, in milliwatts.
    std::optional<std::int64_t> powerLimitMw;

    /// The time of the host's processor for backend::HostProbe's fixed chain of operations: the mean of
    /// before the first sample and after the last one.
    std::optional<std::int64_t> paceNs;
    /// For jobs on devices with memory of their own: the host's time to launch as many empty kernels as a run
    /// launches, and to wait for them; the mean of before the first sample and before the first traced one.
    std::optional<std::int64_t> launchPaceNs;

    bool operator==(const Interference&) const = default;
};

/// The sums over the replicates, the largest processors, otherProcesses and powerLimitMw, and the means of
/// both paces. A figure that a replicate lacks is empty, but replicates without any figure are left out.
Interference interferenceOf(const JobResult& result);

/// The share of the processors that other processes had while a row was sampled, and the share that a host of
/// this machine withheld. The machine's counters tick every 10 ms, so in a short window the first may be
/// below zero. Empty if unknown.
std::optional<double> othersShare(const Interference& sum);
std::optional<double> stolenShare(const Interference& sum);

/// The share of the timed runs in which their thread waited for a processor.
std::optional<double> waitShare(const Interference& sum);

/// How many processors the timed runs used on average.
std::optional<double> processorsUsed(const Interference& sum);

/// The ratio of the times that the host's processor took for the same chain of operations beside B and beside
/// A: 1.16 if its clock was that much higher beside A. Processors change their clocks with their temperature
/// and with their neighbours' work, and tell no program. Empty if a side was not read, if the two were taken
/// on two machines, and for devices with memory of their own, which have clocks of their own, too.
std::optional<double> paceRatio(const JobResult& a, const JobResult& b);

/// The ratio of the wall clocks B / A if nothing but the host's cost of launching had changed: 1.16 if B's
/// launches cost a sixth of A's wall clock more. Only for jobs on one device with memory of its own that
/// launch as many kernels in one launch mode: a job that launches more, because of its parameters or of
/// another version of its algorithm, pays for that itself. Empty if a side was not read.
std::optional<double> launchPaceRatio(const JobResult& a, const JobResult& b);

/// By how much the slowest pace of the host's processor beside a replicate exceeds the fastest one, as a
/// share. Empty if fewer than two replicates know it.
std::optional<double> paceSpread(const JobResult& result);

/// True if other programs took so much of the processors that the row's times are doubtful: a tenth of them
/// if the device is the host's own processor or shares its memory, otherwise so much that the thread which
/// submits the work, or does all of it, had to wait. Time that a host withholds counts for processors alone:
/// hypervisors also count the waking of threads that sleep, as those of PoCL do all the time.
bool wasInterferedWith(const JobResult& result);

/// The largest share of the window in which the device was held back by one cause; 0 if nothing is known.
double violationShare(const JobResult& result, std::optional<std::int64_t> Interference::*cause);

} // namespace sortscope::results
