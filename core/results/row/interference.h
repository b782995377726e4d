// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace sortscope::results {

struct JobResult;

/// What else went on while a replicate was sampled. What cannot be read is empty.
struct Interference {
    /// The timed runs together, and in them: CPU time of all threads of the measuring process, the time that
    /// the thread which runs or submits the work waited for a processor, and how often a thread was taken off
    /// its processor though it wanted to go on.
    std::optional<std::int64_t> timedNs;
    std::optional<std::int64_t> timedCpuNs;
    std::optional<std::int64_t> timedWaitNs;
    std::optional<std::int64_t> involuntarySwitches;

    /// From before the warm-up to after the last sample, with all that lies between: since the machine's
    /// counters tick slowly, they are read at the ends of it.
    std::optional<std::int64_t> windowNs;
    /// The processors that the measuring process may use, and in the window: for how long they were busy, all
    /// together; the part of it that was the measuring process; what a host of this machine withheld.
    std::optional<std::int64_t> processors;
    std::optional<std::int64_t> busyNs;
    std::optional<std::int64_t> ownCpuNs;
    std::optional<std::int64_t> stolenNs;
    /// Time in which some thread on the machine waited for a processor, the job's own ones included.
    std::optional<std::int64_t> pressureNs;

    /// Processes of others that used the device, at most.
    std::optional<std::int64_t> otherProcesses;
    /// Time in which the device was held back by its power limit, by heat, and by its power supply.
    std::optional<std::int64_t> powerViolationNs;
    std::optional<std::int64_t> heatViolationNs;
    std::optional<std::int64_t> hardwareViolationNs;

    /// What the host's processor took for backend::HostProbe's fixed chain of operations: the mean of before
    /// the first sample and after the last one.
    std::optional<std::int64_t> paceNs;
    /// Of jobs on devices with memory of their own: what the host took to launch as many empty kernels as a
    /// run launches, and to wait for them; the mean of before the first sample and before the first traced
    /// one.
    std::optional<std::int64_t> launchPaceNs;

    bool operator==(const Interference&) const = default;
};

/// The sums over the replicates, the most of otherProcesses, and the means of both paces. A figure that a
/// replicate lacks is empty, but replicates of which nothing was read are left out.
Interference interferenceOf(const JobResult& result);

/// The share of the processors that other processes had while a row was sampled, and the share that a host of
/// this machine withheld. The machine's counters tick every 10 ms, so in a short window the first may read
/// below zero. Empty if it is not known.
std::optional<double> othersShare(const Interference& sum);
std::optional<double> stolenShare(const Interference& sum);

/// The share of the timed runs in which their thread waited for a processor.
std::optional<double> waitShare(const Interference& sum);

/// How many processors the timed runs used on average.
std::optional<double> processorsUsed(const Interference& sum);

/// How much longer the host's processor took for the same chain of operations beside B than beside A: 1.16
/// if its clock was that much higher then. Processors change their clocks with their temperature and with
/// what their neighbours do, and nobody tells a program. Empty if a side was not read, if the two were taken
/// on two machines, and for devices with memory of their own, which have clocks of their own, too.
std::optional<double> paceRatio(const JobResult& a, const JobResult& b);

/// What the ratio of the wall clocks B / A would be if nothing but the host's cost of launching had changed:
/// 1.16 if B's launches cost a sixth of A's wall clock more. Only of jobs on a device with memory of its own,
/// in one launch mode and of one machine; empty if a side was not read.
std::optional<double> launchPaceRatio(const JobResult& a, const JobResult& b);

/// By how much the slowest pace of the host's processor beside a replicate exceeds the fastest one, as a
/// share. Empty if fewer than two replicates know it.
std::optional<double> paceSpread(const JobResult& result);

/// True if other programs took so much of the processors that the row's times are doubtful: a tenth of them
/// where the device is the host's own processor or shares its memory, or so much that the thread which
/// submits the work, or does all of it, had to wait. Time that a host withholds counts for processors alone:
/// hypervisors also count the waking of threads that sleep, as those of PoCL do all the time.
bool wasInterferedWith(const JobResult& result);

/// The largest share of the window in which the device was held back by one cause; 0 where nothing is known.
double violationShare(const JobResult& result, std::optional<std::int64_t> Interference::*cause);

} // namespace sortscope::results
