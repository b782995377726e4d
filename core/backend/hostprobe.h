// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace sortscope::backend {

/// Counters of this process, whose differences count; figures that the system does not tell are empty.
struct ProcessCounters {
    /// CPU time of all threads of the process.
    std::optional<std::int64_t> cpuNs;
    /// How long the calling thread was ready to run and had no processor.
    std::optional<std::int64_t> threadWaitNs;
    /// How often a thread was taken off its processor though it wanted to continue.
    std::optional<std::int64_t> involuntarySwitches;
};

/// Counters of the machine, whose differences count; figures that the system does not tell are empty.
struct MachineCounters {
    /// The processors that this process may run on, and the time for which all of them together did nothing,
    /// or were lent to other machines by the host of this one. In ticks of 10 ms.
    std::optional<std::int64_t> processors;
    std::optional<std::int64_t> idleNs;
    std::optional<std::int64_t> stolenNs;
    /// Time in which some thread on the machine waited for a processor.
    std::optional<std::int64_t> pressureNs;
};

/// Fills processors, idle and stolen time from the text of /proc/stat: for the processors that `allowed`
/// names, or for all if it is empty. Empty if a processor is missing, or if nothing was ever counted, as in
/// sandboxes that have the file only for show.
MachineCounters parseProcessorTimes(std::string_view stat, const std::vector<unsigned>& allowed,
                                    std::int64_t nsPerTick);

/// The total of the line "some" in the text of /proc/pressure/cpu.
std::optional<std::int64_t> parsePressureNs(std::string_view pressure);

/// The second figure of /proc/thread-self/schedstat.
std::optional<std::int64_t> parseThreadWaitNs(std::string_view schedstat);

/// Reads the counters of the host. Thread-safe.
class HostProbe {
public:
    HostProbe() = default;
    virtual ~HostProbe() = default;
    HostProbe(const HostProbe&) = delete;
    HostProbe& operator=(const HostProbe&) = delete;

    /// Reads the counters of the process. Takes some microseconds: cheap enough around every run.
    virtual ProcessCounters process() const = 0;
    /// Reads the counters of the machine. May take a millisecond on a machine with many processors.
    virtual MachineCounters machine() const = 0;
    /// The time that the calling thread takes for a fixed chain of operations, each of which waits for the
    /// one before it: the time follows the clock of its processor and hardly anything else. The least of a
    /// few tries, under a millisecond in all. Comparable on one machine alone.
    virtual std::optional<std::int64_t> paceNs() const = 0;
};

/// The probe of the system that this process runs on.
std::shared_ptr<const HostProbe> systemProbe();

} // namespace sortscope::backend
