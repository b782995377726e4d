// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/calibrate.h"

#include "core/backend/device.h"
#include "core/measure/statistics.h"
#include "core/plan/hostmemory.h"
#include "core/sample/busywork.h"
#include "core/sample/clockfloor.h"
#include "core/sample/emptykernel.h"
#include "core/sample/stopwatch.h"

#include <algorithm>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <new>
#include <vector>

namespace sortscope::tuning {
namespace {

using backend::Tracing;

/// After this time, a GPU that was listed has lowered its clocks again.
constexpr std::chrono::seconds kRest{2};
/// This load is long enough for an idle GPU to raise its clocks.
constexpr std::int64_t kLoadNs = 500'000'000;
constexpr int kSensorReadings = 5;

constexpr int kChain = 200;
constexpr int kRepeats = 9;
/// Each repeat takes about this long, so that the host's part of it does not count.
constexpr double kCopyNs = 10e6;
constexpr int kMostCopies = 1000;
/// Less than the last-level cache of any device, and enough for the launch of a copy not to count for all.
constexpr std::size_t kFewestCopiedBytes = std::size_t{1} << 19U;
/// A copy that is this many times as fast as one in memory comes from a cache.
constexpr double kCached = 1.2;

double median(std::vector<double> values)
{
    return measure::summarise(values)->median;
}

/// Returns `figure`, or nothing if the device does not support it, or has too little memory.
template <typename T>
std::optional<T> ifPossible(const std::function<std::optional<T>()>& figure)
{
    try {
        return figure();
    } catch (const backend::Unsupported&) {
        return std::nullopt;
    } catch (const backend::OutOfMemory&) {
        return std::nullopt;
    } catch (const std::bad_alloc&) {
        return std::nullopt;
    }
}

void rest(const std::stop_token& stop)
{
    std::mutex mutex;
    std::condition_variable_any sleep;
    std::unique_lock lock(mutex);
    sleep.wait_for(lock, stop, kRest, [] { return false; });
    if (stop.stop_requested())
        throw backend::Cancelled();
}

std::optional<unsigned> smClock(const backend::Device& device)
{
    const auto state = device.state();
    return state ? state->smClockMhz : std::nullopt;
}

/// Keeps the device busy, and reads its clock under load.
std::optional<unsigned> loadedSmClock(const backend::Device& device, const std::stop_token& stop)
{
    const auto queue = device.openQueue({.stop = stop});
    queue->trace(Tracing::Off);
    sample::BusyWork work(*queue, {.device = device.info()}, 0);
    std::vector<double> clocks;
    const auto read = [&] {
        if (const auto clock = smClock(device))
            clocks.push_back(*clock);
    };
    for (const sample::Stopwatch watch; watch.ns() < kLoadNs;)
        work.run(sample::BusyTime::kLongest, [] {});
    for (int i = 0; i < kSensorReadings; ++i)
        work.run(sample::BusyTime::kLongest, read);
    if (clocks.empty())
        return std::nullopt;
    return static_cast<unsigned>(median(clocks));
}

/// Returns the host's time for each empty kernel of a chain.
std::optional<double> launchNs(const backend::Device& device, backend::LaunchMode mode,
                               const std::stop_token& stop)
{
    const auto& info = device.info();
    if (info.backend == backend::BackendKind::Cpu
        || std::ranges::find(info.launchModes, mode) == info.launchModes.end())
        return std::nullopt;
    const auto queue = device.openQueue({.launch = mode, .stop = stop});
    const auto program = queue->build(sample::emptyKernelSource());
    const auto kernel = program->kernel(sample::kEmptyKernel);
    const auto chain = [&] {
        for (int i = 0; i < kChain; ++i)
            sample::launchEmpty(*queue, *kernel);
        queue->finish();
    };
    chain(); // traced: tells the queue how many launches may be in flight
    queue->takeCommands();
    queue->trace(Tracing::Off);
    std::vector<double> times;
    for (int i = 0; i < kRepeats; ++i) {
        const sample::Stopwatch watch;
        chain();
        times.push_back(static_cast<double>(watch.ns()) / kChain);
    }
    return median(times);
}

std::size_t copiedBytes(const backend::DeviceInfo& device, std::uint64_t most)
{
    constexpr std::uint64_t page = 4096;
    auto bytes = most;
    for (const auto limit : {device.globalMemory / 4, device.maxAllocation}) {
        if (limit > 0)
            bytes = std::min(bytes, limit);
    }
    if (device.sharesHostMemory)
        bytes = std::min(bytes, plan::availableHostMemory().value_or(bytes) / 4);
    return static_cast<std::size_t>(bytes / page * page);
}

/// Copies between two buffers of a device.
class Copies {
public:
    Copies(const backend::Device& device, std::size_t bytes, const std::stop_token& stop)
        : m_queue(device.openQueue({.stop = stop})),
          m_from(m_queue->allocate(bytes, backend::Holds::Input)),
          m_to(m_queue->allocate(bytes, backend::Holds::Input))
    {
        m_queue->fill(*m_from, 1, 0, bytes / sizeof(std::uint32_t));
        take(bytes, 1); // touches all of the memory
        m_queue->takeCommands();
        m_queue->trace(Tracing::Off);
    }

    /// Returns the bytes per second, read and written. Measures by the host's clock, over so many copies that
    /// the host's calls do not count.
    double rateOf(std::size_t bytes)
    {
        const auto once = std::max(take(bytes, 1), 1.0);
        const auto count = static_cast<int>(std::clamp(kCopyNs / once, 1.0, double{kMostCopies}));
        std::vector<double> rates;
        for (int i = 0; i < kRepeats; ++i)
            rates.push_back(2.0 * static_cast<double>(bytes) * count / (take(bytes, count) / 1e9));
        return median(rates);
    }

private:
    double take(std::size_t bytes, int count)
    {
        const sample::Stopwatch watch;
        for (int i = 0; i < count; ++i)
            m_queue->restore(*m_from, *m_to, bytes);
        m_queue->finish();
        return static_cast<double>(watch.ns());
    }

    std::unique_ptr<backend::Queue> m_queue;
    std::shared_ptr<backend::Buffer> m_from;
    std::shared_ptr<backend::Buffer> m_to;
};

/// Copies as much as possible, then half as much again and again: the size that an API tells of a cache is
/// not that of the last one on every device.
std::vector<CopyRate> copyRates(const backend::Device& device, std::uint64_t most,
                                const std::stop_token& stop)
{
    std::vector<CopyRate> rates;
    const auto all = copiedBytes(device.info(), most);
    if (all == 0)
        return rates;
    Copies copies(device, all, stop);
    for (auto bytes = all; bytes == all || bytes >= kFewestCopiedBytes; bytes /= 2)
        rates.push_back({bytes, copies.rateOf(bytes)});
    return rates;
}

} // namespace

void addCopies(results::Calibration& calibration, std::span<const CopyRate> copies)
{
    if (copies.empty())
        return;
    calibration.copyBytesPerSecond = copies.front().bytesPerSecond;
    calibration.cachedBytes = 0;
    auto fastest = kCached * copies.front().bytesPerSecond;
    for (const auto& [bytes, bytesPerSecond] : copies.subspan(1)) {
        if (bytesPerSecond <= fastest)
            continue;
        calibration.cachedBytes = std::max(*calibration.cachedBytes, 2 * bytes);
        calibration.cachedCopyBytesPerSecond = fastest = bytesPerSecond;
    }
}

results::Calibration calibrate(const backend::Device& device, const std::stop_token& stop,
                               std::uint64_t mostBytes)
{
    using backend::LaunchMode;
    results::Calibration found;
    found.date = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    if (smClock(device)) {
        rest(stop);
        found.idleSmClockMhz = smClock(device);
    }
    found.loadedSmClockMhz = loadedSmClock(device, stop);
    if (const auto rates = ifPossible<std::vector<CopyRate>>(
            [&] { return std::optional(copyRates(device, mostBytes, stop)); }))
        addCopies(found, *rates);
    found.launchNs = ifPossible<double>([&] { return launchNs(device, LaunchMode::EnqueueAll, stop); });
    found.waitedLaunchNs = ifPossible<double>([&] { return launchNs(device, LaunchMode::WaitEach, stop); });
    // Last, because CUPTI slows down later launches once it has recorded.
    found.floors = sample::measureFloors(device, {.stop = stop});
    return found;
}

} // namespace sortscope::tuning
