// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/command.h"
#include "core/export/sessionexport.h"
#include "core/results/compare/distinctions.h"
#include "core/results/json/jsontext.h"
#include "core/results/row/jobresult.h"
#include "core/session/sessionfile.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <vector>

namespace sortscope::exports {
namespace {

using backend::Command;
using backend::CommandKind;

/// The first track of a job; the tracks of its queue follow.
constexpr int kHostTrack = 1;
/// A process has this many numbers for its tracks: viewers take a track with the process' number for the main
/// thread.
constexpr std::int64_t kTracksOfAProcess = 100;
constexpr std::size_t kMostQueueTracks = 90;
/// The distance between two samples in the trace, since nobody measured it.
constexpr std::int64_t kBetweenSamplesNs = 10'000;

std::string quoted(const std::string& text)
{
    return results::jsonText(text);
}

/// Returns nanoseconds as microseconds, the unit of the format, with every digit kept.
std::string microseconds(std::int64_t ns)
{
    const bool negative = ns < 0;
    const auto size =
        negative ? std::uint64_t{0} - static_cast<std::uint64_t>(ns) : static_cast<std::uint64_t>(ns);
    return fmt::format("{}{}.{:03}", negative ? "-" : "", size / 1000, size % 1000);
}

std::int64_t sum(std::int64_t a, std::int64_t b)
{
    // Times of a forged file may have any value.
    constexpr auto limit = std::numeric_limits<std::int64_t>::max() / 4;
    return std::clamp(a, -limit, limit) + std::clamp(b, -limit, limit);
}

/// Writes the events of a trace one after the other.
class Trace {
public:
    explicit Trace(const TextSink& sink) : m_sink(sink)
    {
        m_sink("{\"displayTimeUnit\": \"ns\", \"traceEvents\": [");
    }
    void finish() { m_sink("\n]}\n"); }

    /// Names a process. Viewers show processes and tracks in the order of their numbers.
    void nameProcess(int process, const std::string& name)
    {
        tell("process_name", process, 0, fmt::format(R"("name":{})", quoted(name)));
        tell("process_sort_index", process, 0, fmt::format(R"("sort_index":{})", process));
    }
    void nameTrack(int process, int track, const std::string& name)
    {
        tell("thread_name", process, track, fmt::format(R"("name":{})", quoted(name)));
        tell("thread_sort_index", process, track, fmt::format(R"("sort_index":{})", track));
    }

    void span(int process, int track, const std::string& name, std::string_view category, std::int64_t start,
              std::int64_t duration, const std::string& arguments)
    {
        event(fmt::format(
            R"({{"ph":"X","name":{},"cat":"{}","pid":{},"tid":{},"ts":{},"dur":{},"args":{{{}}}}})",
            quoted(name), category, process, number(process, track), microseconds(start),
            microseconds(duration), arguments));
    }

private:
    void tell(std::string_view what, int process, int track, const std::string& arguments)
    {
        event(fmt::format(R"({{"ph":"M","name":"{}","pid":{},"tid":{},"args":{{{}}}}})", what, process,
                          number(process, track), arguments));
    }

    static std::int64_t number(int process, int track) { return process * kTracksOfAProcess + track; }

    void event(const std::string& text)
    {
        m_sink(m_first ? "\n" : ",\n");
        m_first = false;
        m_sink(text);
    }

    const TextSink& m_sink;
    bool m_first = true;
};

std::string argumentsOf(const Command& command)
{
    std::string text = fmt::format(R"("clock":"{}")", base::nameOf(command.clock));
    const auto add = [&](std::string_view name, const auto& value) {
        if (value)
            text += fmt::format(R"(,"{}":{})", name, *value);
    };
    const auto addSize = [&](std::string_view name, std::size_t size) {
        if (size > 0)
            text += fmt::format(R"(,"{}":{})", name, size);
    };
    add("stage", command.at.stage);
    add("pass", command.at.pass);
    addSize("global_size", command.globalSize);
    addSize("local_size", command.localSize);
    addSize("bytes", command.bytes);
    add("queued_ns", command.times.queuedNs);
    add("submitted_ns", command.times.submittedNs);
    return text;
}

/// Returns when the host began the algorithm. The host shares no clock with the device, so this is the time
/// at which the first launch was queued or, in a run without traced launches, at which the last upload ended.
std::int64_t hostStart(const std::vector<Command>& commands)
{
    std::int64_t uploaded = 0;
    for (const Command& command : commands) {
        const bool timed = command.durationNs().has_value();
        if (isLaunch(command.kind))
            return timed ? command.times.queuedNs.value_or(*command.times.startedNs) : uploaded;
        if (timed && command.kind == CommandKind::Upload)
            uploaded = *command.times.endedNs;
    }
    return uploaded;
}

/// A job is a process of the trace.
class JobTrace {
public:
    JobTrace(Trace& trace, const results::JobSpec& spec, const results::RowNames& names)
        : m_trace(trace),
          m_spec(spec)
    {
        m_trace.nameProcess(spec.id,
                            fmt::format("job {}: {} {}, {} keys", spec.id, names.devices.of(spec.device),
                                        names.jobText(spec), spec.workload.size));
        m_trace.nameTrack(spec.id, kHostTrack, "host");
    }

    /// Draws a sample behind the samples before it.
    void draw(const std::string& name, const results::Sample& sample)
    {
        const auto commands = sample.commands.unpack();
        const auto wallStart = sum(m_origin, hostStart(commands));
        auto end = sum(wallStart, sample.wallNs);
        m_trace.span(m_spec.id, kHostTrack, name, "host", wallStart, sample.wallNs,
                     fmt::format(R"("wall_ns":{},"launches":{},"reading":"{}")", sample.wallNs,
                                 sample.launches, base::nameOf(sample.reading)));
        for (const Command& command : commands) {
            const auto duration = command.durationNs();
            if (!duration)
                continue;
            const auto start = sum(m_origin, *command.times.startedNs);
            const auto ended = sum(start, *duration);
            m_trace.span(m_spec.id, trackFor(command.clock, start, ended), command.name,
                         base::nameOf(command.kind), start, *duration, argumentsOf(command));
            end = std::max(end, ended);
        }
        m_origin = sum(end, kBetweenSamplesNs);
    }

private:
    struct Track {
        backend::Clock clock;
        std::int64_t end;
    };

    /// Each clock has a track, since the clocks' origins differ. Spans of one track must not overlap, because
    /// viewers drop overlapping ones: a command that starts before the previous one ended goes to another
    /// track.
    int trackFor(backend::Clock clock, std::int64_t start, std::int64_t end)
    {
        auto track = std::ranges::find_if(
            m_tracks, [&](const Track& one) { return one.clock == clock && one.end <= start; });
        if (track == m_tracks.end() && m_tracks.size() == kMostQueueTracks)
            return number(std::prev(track)); // a forged file: no queue overlaps like that
        if (track == m_tracks.end()) {
            track = m_tracks.insert(track, {clock, end});
            m_trace.nameTrack(m_spec.id, number(track), nameOf(clock));
        }
        track->end = end;
        return number(track);
    }

    int number(std::vector<Track>::const_iterator track) const
    {
        return kHostTrack + 1 + static_cast<int>(track - m_tracks.begin());
    }

    std::string nameOf(backend::Clock clock) const
    {
        const auto what = clock != backend::Clock::HostSteady || clock == m_spec.device.clock
                              ? "queue of " + m_spec.device.name
                              : "commands of the host";
        return fmt::format("{} ({})", what, base::nameOf(clock));
    }

    Trace& m_trace;
    const results::JobSpec& m_spec;
    std::vector<Track> m_tracks;
    std::int64_t m_origin = 0;
};

void drawJob(Trace& trace, const results::JobResult& result, const results::RowNames& names)
{
    JobTrace job(trace, result.spec, names);
    std::size_t number = 0;
    for (const auto& replicate : result.replicates) {
        if (replicate.preparation.firstRun)
            job.draw("first run", *replicate.preparation.firstRun);
        for (const auto& sample : replicate.samples)
            job.draw(fmt::format("sample {}", ++number), sample);
    }
}

} // namespace

void exportTrace(session::SessionFile& file, const TextSink& sink)
{
    Trace trace(sink);
    const auto jobs = file.jobs();
    const auto names = results::namesOfFinished(jobs);
    for (const auto& stored : jobs) {
        if (stored.finished)
            drawJob(trace, *file.job(stored.result->spec.id).result, names);
    }
    trace.finish();
}

} // namespace sortscope::exports
