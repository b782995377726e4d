// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/hostprobe.h"

#include "core/base/descriptor.h"
#include "core/base/texts.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <limits>
#include <string>

namespace sortscope::backend {
namespace {

/// Takes the next line off `text`, and returns it.
std::string_view takeLine(std::string_view& text)
{
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

/// Takes the next word off `line`, and returns it; empty at the end of the line.
std::string_view takeWord(std::string_view& line)
{
    line.remove_prefix(std::min(line.find_first_not_of(" \t\n"), line.size()));
    const auto word = line.substr(0, line.find_first_of(" \t\n"));
    line.remove_prefix(word.size());
    return word;
}

/// Ticks of one processor.
struct Ticks {
    std::int64_t all = 0;
    std::int64_t idle = 0;
    std::int64_t stolen = 0;
};

/// Reads the figures behind "cpu0": user, nice, system, idle, waiting for a disk, two kinds of interrupts,
/// stolen.
std::optional<Ticks> ticksOf(std::string_view figures)
{
    constexpr std::size_t known = 8;
    std::array<std::int64_t, known> ticks{};
    for (auto& figure : ticks) {
        const auto value = base::numberIn<std::int64_t>(takeWord(figures));
        if (!value)
            return std::nullopt;
        figure = *value;
    }
    Ticks sum{.idle = ticks[3] + ticks[4], .stolen = ticks[7]};
    for (const auto figure : ticks)
        sum.all += figure;
    return sum;
}

bool isAllowed(unsigned processor, const std::vector<unsigned>& allowed)
{
    return allowed.empty() || std::ranges::find(allowed, processor) != allowed.end();
}

/// Returns the text of a file of /proc, which is made anew at each reading; empty if it cannot be read.
std::string readAll(const char* path)
{
    const base::Descriptor file(::open(path, O_RDONLY | O_CLOEXEC)); // NOLINT(*-vararg)
    std::string text;
    std::array<char, 4096> part{};
    for (;;) {
        const auto got = ::read(file.get(), part.data(), part.size());
        if (got <= 0)
            break;
        text.append(part.data(), static_cast<std::size_t>(got));
    }
    return text;
}

std::vector<unsigned> allowedProcessors()
{
    std::vector<unsigned> allowed;
    cpu_set_t set;
    CPU_ZERO(&set);
    if (::sched_getaffinity(0, sizeof set, &set) != 0)
        return allowed;
    for (unsigned processor = 0; processor < CPU_SETSIZE; ++processor) {
        if (CPU_ISSET(processor, &set))
            allowed.push_back(processor);
    }
    return allowed;
}

std::optional<std::int64_t> cpuTimeNs()
{
    timespec time{};
    if (::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) != 0)
        return std::nullopt;
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

/// The generator of Knuth's MMIX: neither compiler nor processor can take a step before the last one.
std::uint64_t chain(std::uint64_t seed)
{
    constexpr int kSteps = 1 << 16;
    constexpr std::uint64_t kFactor = 6364136223846793005U;
    constexpr std::uint64_t kSummand = 1442695040888963407U;
    for (int i = 0; i < kSteps; ++i)
        seed = seed * kFactor + kSummand;
    return seed;
}

class SystemProbe : public HostProbe {
public:
    ProcessCounters process() const override
    {
        ProcessCounters counters;
        counters.threadWaitNs = parseThreadWaitNs(readAll("/proc/thread-self/schedstat"));
        rusage usage{};
        if (::getrusage(RUSAGE_SELF, &usage) == 0)
            counters.involuntarySwitches = usage.ru_nivcsw;
        counters.cpuNs = cpuTimeNs();
        return counters;
    }

    MachineCounters machine() const override
    {
        const auto ticksPerSecond = ::sysconf(_SC_CLK_TCK);
        MachineCounters counters;
        if (ticksPerSecond > 0)
            counters = parseProcessorTimes(readAll("/proc/stat"), allowedProcessors(),
                                           1'000'000'000 / ticksPerSecond);
        counters.pressureNs = parsePressureNs(readAll("/proc/pressure/cpu"));
        return counters;
    }

    std::optional<std::int64_t> paceNs() const override
    {
        using Clock = std::chrono::steady_clock;
        constexpr int kTries = 7;
        auto least = std::numeric_limits<std::int64_t>::max();
        volatile std::uint64_t end = 1;
        for (int i = 0; i < kTries; ++i) {
            const auto start = Clock::now();
            end = chain(end);
            least = std::min<std::int64_t>(least, std::chrono::nanoseconds(Clock::now() - start).count());
        }
        return least;
    }
};

} // namespace

MachineCounters parseProcessorTimes(std::string_view stat, const std::vector<unsigned>& allowed,
                                    std::int64_t nsPerTick)
{
    std::int64_t processors = 0;
    Ticks sum;
    while (!stat.empty()) {
        auto line = takeLine(stat);
        auto name = takeWord(line);
        if (!name.starts_with("cpu"))
            break;
        name.remove_prefix(3);
        // The first line is the sum of the others.
        const auto processor = base::numberIn<unsigned>(name);
        if (!processor || !isAllowed(*processor, allowed))
            continue;
        const auto ticks = ticksOf(line);
        if (!ticks)
            return {};
        ++processors;
        sum.all += ticks->all;
        sum.idle += ticks->idle;
        sum.stolen += ticks->stolen;
    }
    const bool complete = allowed.empty() || processors == static_cast<std::int64_t>(allowed.size());
    if (sum.all == 0 || !complete)
        return {};
    MachineCounters counters;
    counters.processors = processors;
    counters.idleNs = sum.idle * nsPerTick;
    counters.stolenNs = sum.stolen * nsPerTick;
    return counters;
}

std::optional<std::int64_t> parsePressureNs(std::string_view pressure)
{
    constexpr std::string_view label = "total=";
    constexpr std::int64_t nsPerMicrosecond = 1000;
    while (!pressure.empty()) {
        auto line = takeLine(pressure);
        if (takeWord(line) != "some")
            continue;
        for (auto word = takeWord(line); !word.empty(); word = takeWord(line)) {
            if (!word.starts_with(label))
                continue;
            const auto total = base::numberIn<std::int64_t>(word.substr(label.size()));
            return total ? std::optional(*total * nsPerMicrosecond) : std::nullopt;
        }
    }
    return std::nullopt;
}

std::optional<std::int64_t> parseThreadWaitNs(std::string_view schedstat)
{
    takeWord(schedstat);
    return base::numberIn<std::int64_t>(takeWord(schedstat));
}

std::shared_ptr<const HostProbe> systemProbe()
{
    static const std::shared_ptr<const HostProbe> probe = std::make_shared<SystemProbe>();
    return probe;
}

} // namespace sortscope::backend
