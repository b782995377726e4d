// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionexport.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace sortscope::session {
namespace {

using backend::Command;
using backend::CommandKind;

/// Tracks of a job.
constexpr int kHostTrack = 1;
constexpr int kQueueTrack = 2;
/// Between two samples, whose distance in time nobody measured.
constexpr std::int64_t kBetweenSamplesNs = 10'000;

std::string quoted(const std::string& text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// Nanoseconds as the microseconds that the format counts in, every digit kept.
std::string microseconds(std::int64_t ns)
{
    const bool negative = ns < 0;
    const auto size =
        negative ? std::uint64_t{0} - static_cast<std::uint64_t>(ns) : static_cast<std::uint64_t>(ns);
    return fmt::format("{}{}.{:03}", negative ? "-" : "", size / 1000, size % 1000);
}

std::int64_t sum(std::int64_t a, std::int64_t b)
{
    // Times of a forged file may lie anywhere.
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

    void name(std::string_view what, int process, int track, const std::string& name)
    {
        event(fmt::format(R"({{"ph":"M","name":"{}","pid":{},"tid":{},"args":{{"name":{}}}}})", what, process,
                          track, quoted(name)));
    }

    void span(int process, int track, const std::string& name, std::string_view category, std::int64_t start,
              std::int64_t duration, const std::string& arguments)
    {
        event(fmt::format(
            R"({{"ph":"X","name":{},"cat":"{}","pid":{},"tid":{},"ts":{},"dur":{},"args":{{{}}}}})",
            quoted(name), category, process, track, microseconds(start), microseconds(duration), arguments));
    }

private:
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
    std::string text = fmt::format(R"("clock":"{}")", data::nameOf(command.clock));
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

/// When the host began the algorithm: no clock is shared with the device, so it is put where the first launch
/// was queued.
std::int64_t hostStart(const measure::Sample& sample)
{
    for (const Command& command : sample.commands) {
        if (command.kind == CommandKind::Kernel || command.kind == CommandKind::Graph)
            return command.times.queuedNs.value_or(command.times.startedNs.value_or(0));
    }
    return 0;
}

/// Draws one sample from `origin` on; returns where it ends.
std::int64_t drawSample(Trace& trace, const job::JobSpec& spec, const std::string& name,
                        const measure::Sample& sample, std::int64_t origin)
{
    const auto wallStart = sum(origin, hostStart(sample));
    auto end = sum(wallStart, sample.wallNs);
    trace.span(spec.id, kHostTrack, name, "host", wallStart, sample.wallNs,
               fmt::format(R"("wall_ns":{},"launches":{})", sample.wallNs, sample.launches));
    for (const Command& command : sample.commands) {
        const auto duration = command.durationNs();
        if (!duration)
            continue;
        const auto start = sum(origin, *command.times.startedNs);
        trace.span(spec.id, kQueueTrack, command.name, data::nameOf(command.kind), start, *duration,
                   argumentsOf(command));
        end = std::max(end, sum(start, *duration));
    }
    return end;
}

void drawJob(Trace& trace, const job::JobResult& result)
{
    const auto& spec = result.spec;
    trace.name("process_name", spec.id, 0,
               fmt::format("job {}: {} {} {} {}", spec.id, spec.device.id, job::variantName(spec),
                           spec.generator, spec.size));
    trace.name("thread_name", spec.id, kHostTrack, "host");
    trace.name("thread_name", spec.id, kQueueTrack,
               fmt::format("queue of {} ({})", spec.device.name, data::nameOf(spec.device.clock)));
    std::int64_t origin = 0;
    if (result.preparation.firstRun)
        origin = sum(drawSample(trace, spec, "first run", *result.preparation.firstRun, origin),
                     kBetweenSamplesNs);
    std::size_t number = 0;
    for (const auto& sample : result.samples)
        origin = sum(drawSample(trace, spec, fmt::format("sample {}", ++number), sample, origin),
                     kBetweenSamplesNs);
}

} // namespace

void exportTrace(SessionFile& file, const TextSink& sink)
{
    Trace trace(sink);
    for (const auto& stored : file.jobs()) {
        if (stored.finished)
            drawJob(trace, *file.job(stored.result->spec.id).result);
    }
    trace.finish();
}

} // namespace sortscope::session
