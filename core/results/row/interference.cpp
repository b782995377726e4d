// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/interference.h"

#include "core/results/row/devicekey.h"
#include "core/results/row/jobresult.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace sortscope::results {
namespace {

using Figure = std::optional<std::int64_t> Interference::*;

std::optional<std::int64_t> sumOf(const JobResult& result, Figure figure)
{
    std::optional<std::int64_t> sum;
    for (const auto& replicate : result.replicates) {
        const auto& one = replicate.interference;
        if (one == Interference{})
            continue;
        const auto value = one.*figure;
        // A forged file may hold any number.
        std::int64_t next = 0;
        if (!value || __builtin_add_overflow(sum.value_or(0), *value, &next))
            return std::nullopt;
        sum = next;
    }
    return sum;
}

std::optional<std::int64_t> mostOf(const JobResult& result, Figure figure)
{
    std::optional<std::int64_t> most;
    for (const auto& replicate : result.replicates)
        most = std::max(most, replicate.interference.*figure);
    return most;
}

std::optional<std::int64_t> meanOf(const JobResult& result, Figure figure)
{
    double sum = 0;
    double count = 0;
    for (const auto& replicate : result.replicates) {
        if (const auto& value = replicate.interference.*figure) {
            sum += static_cast<double>(*value);
            ++count;
        }
    }
    return count > 0 ? std::optional(std::llround(sum / count)) : std::nullopt;
}

double real(const std::optional<std::int64_t>& figure)
{
    return static_cast<double>(figure.value_or(0));
}

std::optional<double> quotient(const std::optional<std::int64_t>& part,
                               const std::optional<std::int64_t>& whole)
{
    if (!part || !whole || *whole <= 0)
        return std::nullopt;
    return real(part) / real(whole);
}

/// The share of the processors that other programs may have without doubt.
constexpr double kOthersShare = 0.1;
/// The share of the timed runs for which their thread may wait.
constexpr double kWaitShare = 0.02;
/// Up to this number of processors a job has one thread at work; its other threads wait for it, or hardly
/// run.
constexpr double kOneThread = 1.1;

/// Two standard deviations of othersShare() on a machine at rest: each reading of each processor's idle time
/// is rounded down to a tick.
double resolution(const Interference& sum, std::size_t replicates)
{
    constexpr double kTickNs = 1e7;
    const auto processors = real(sum.processors);
    const auto deviation = kTickNs * std::sqrt(processors * static_cast<double>(replicates) / 6);
    return 2 * deviation / (real(sum.windowNs) * processors);
}

bool exceeds(const std::optional<double>& share, const Interference& sum, std::size_t replicates)
{
    return share && *share > kOthersShare + resolution(sum, replicates);
}

/// True if the thread waits for other programs. Where several threads are at work, they also wait for each
/// other.
bool waitsForOthers(const Interference& sum)
{
    const auto used = processorsUsed(sum);
    const auto wait = waitShare(sum);
    return used && *used < kOneThread && wait && *wait > kWaitShare;
}

} // namespace

Interference interferenceOf(const JobResult& result)
{
    Interference sum;
    for (const auto figure : {&Interference::timedNs, &Interference::timedCpuNs, &Interference::timedWaitNs,
                              &Interference::involuntarySwitches, &Interference::windowNs,
                              &Interference::busyNs, &Interference::ownCpuNs, &Interference::stolenNs,
                              &Interference::pressureNs, &Interference::powerViolationNs,
                              &Interference::heatViolationNs, &Interference::hardwareViolationNs})
        sum.*figure = sumOf(result, figure);
    for (const auto figure :
         {&Interference::processors, &Interference::otherProcesses, &Interference::powerLimitMw})
        sum.*figure = mostOf(result, figure);
    sum.paceNs = meanOf(result, &Interference::paceNs);
    sum.launchPaceNs = meanOf(result, &Interference::launchPaceNs);
    return sum;
}

std::optional<double> paceRatio(const JobResult& a, const JobResult& b)
{
    const auto& device = a.spec.device;
    if (!device.sharesHostMemory || deviceKey(device) != deviceKey(b.spec.device))
        return std::nullopt;
    const auto paceA = interferenceOf(a).paceNs.value_or(0);
    const auto paceB = interferenceOf(b).paceNs.value_or(0);
    if (paceA <= 0 || paceB <= 0)
        return std::nullopt;
    return static_cast<double>(paceB) / static_cast<double>(paceA);
}

std::optional<double> launchPaceRatio(const JobResult& a, const JobResult& b)
{
    const auto& device = a.spec.device;
    const bool launchAlike = a.spec.variant.launch == b.spec.variant.launch && launchesOf(a) == launchesOf(b);
    if (device.sharesHostMemory || deviceKey(device) != deviceKey(b.spec.device) || !launchAlike)
        return std::nullopt;
    const auto paceA = interferenceOf(a).launchPaceNs;
    const auto paceB = interferenceOf(b).launchPaceNs;
    const auto wallA = summarise(a, Metric::Wall);
    if (!paceA || !paceB || !wallA || wallA->median <= 0)
        return std::nullopt;
    // The cost of launching hides behind long kernels, and then moves nothing: at most the whole wall clock
    // can follow it.
    const auto more = static_cast<double>(*paceB - *paceA) / wallA->median;
    const auto whole = static_cast<double>(*paceB) / static_cast<double>(std::max<std::int64_t>(*paceA, 1));
    return std::clamp(1 + more, std::min(whole, 1.0), std::max(whole, 1.0));
}

std::optional<double> paceSpread(const JobResult& result)
{
    std::vector<std::int64_t> paces;
    for (const auto& replicate : result.replicates) {
        if (const auto pace = replicate.interference.paceNs.value_or(0); pace > 0)
            paces.push_back(pace);
    }
    if (paces.size() < 2)
        return std::nullopt;
    const auto [fastest, slowest] = std::ranges::minmax(paces);
    return static_cast<double>(slowest) / static_cast<double>(fastest) - 1;
}

std::optional<double> othersShare(const Interference& sum)
{
    const auto offered = real(sum.windowNs) * real(sum.processors);
    if (!sum.busyNs || !sum.ownCpuNs || offered <= 0)
        return std::nullopt;
    return (real(sum.busyNs) - real(sum.ownCpuNs)) / offered;
}

std::optional<double> stolenShare(const Interference& sum)
{
    const auto offered = real(sum.windowNs) * real(sum.processors);
    return sum.stolenNs && offered > 0 ? std::optional(real(sum.stolenNs) / offered) : std::nullopt;
}

std::optional<double> waitShare(const Interference& sum)
{
    return quotient(sum.timedWaitNs, sum.timedNs);
}

std::optional<double> processorsUsed(const Interference& sum)
{
    return quotient(sum.timedCpuNs, sum.timedNs);
}

bool wasInterferedWith(const JobResult& result)
{
    const auto& device = result.spec.device;
    const auto sum = interferenceOf(result);
    const bool processor = device.backend == backend::BackendKind::Cpu;
    const auto replicates = result.replicates.size();
    if (processor)
        return exceeds(othersShare(sum), sum, replicates) || exceeds(stolenShare(sum), sum, replicates)
               || waitsForOthers(sum);
    return device.sharesHostMemory ? exceeds(othersShare(sum), sum, replicates) : waitsForOthers(sum);
}

double violationShare(const JobResult& result, std::optional<std::int64_t> Interference::*cause)
{
    double largest = 0;
    for (const auto& replicate : result.replicates)
        largest = std::max(
            largest, quotient(replicate.interference.*cause, replicate.interference.windowNs).value_or(0));
    return largest;
}

} // namespace sortscope::results
