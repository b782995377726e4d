// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/queue.h"

#include "core/backend/workestimate.h"
#include "core/base/parallel.h"
#include "core/base/sha256.h"
#include "core/base/texts.h"
#include "core/data/keyhash.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <limits>
#include <map>
#include <stdexcept>
#include <tuple>

namespace sortscope::backend {
namespace {

/// How long a cancelled job may have to wait for work that is already in flight.
constexpr double kWorkInFlightNs = 50e6;
constexpr std::size_t kFewestInFlight = 2;
constexpr std::size_t kMostInFlight = 4096;
/// The number before any kernel has ended: until then their durations are unknown.
constexpr std::size_t kInFlightUnmeasured = 8;
/// The untraced work between two events. The older event has ended before more work is issued.
constexpr double kBetweenMarksNs = kWorkInFlightNs / 2;

std::size_t allowedInFlight(double kernelNs)
{
    if (kernelNs <= 0)
        return kInFlightUnmeasured;
    return std::clamp(static_cast<std::size_t>(kWorkInFlightNs / kernelNs), kFewestInFlight, kMostInFlight);
}

using Guard = std::vector<std::uint32_t>;

/// Each guard is different everywhere, so that a copy of one, or of its own, behind a buffer is seen, too.
Guard makeGuard(std::uint32_t number)
{
    Guard guard(kGuardBytes / sizeof(std::uint32_t));
    for (std::size_t i = 0; i < guard.size(); ++i)
        guard[i] = static_cast<std::uint32_t>(data::keyhash::mixed(std::uint64_t{number} << 32U | i));
    return guard;
}

/// Empty if the guard is as it was written.
std::optional<std::string> changesOf(const Guard& written, const Guard& found, std::size_t bufferBytes)
{
    const auto changed = std::ranges::mismatch(written, found);
    if (changed.in1 == written.end())
        return std::nullopt;
    std::size_t words = 0;
    for (std::size_t i = 0; i < written.size(); ++i)
        words += written[i] == found[i] ? 0 : 1;
    const auto first = static_cast<std::size_t>(changed.in1 - written.begin());
    return fmt::format(
        "wrote behind the end of a buffer of {} bytes: {} of the {} words behind it have changed, "
        "the first of them {} bytes from the end, from 0x{:08x} to 0x{:08x}",
        bufferBytes, words, written.size(), first * sizeof(std::uint32_t), *changed.in1, *changed.in2);
}

void shift(std::optional<std::int64_t>& time, std::int64_t origin)
{
    if (time)
        *time -= origin;
}

/// The earliest time of a command.
std::optional<std::int64_t> firstTime(const CommandTimes& times)
{
    for (const auto& time : {times.queuedNs, times.submittedNs, times.startedNs, times.endedNs}) {
        if (time)
            return time;
    }
    return std::nullopt;
}

/// More local memory than any device has; sums of as much do not wrap.
constexpr std::size_t kTooMuchLocalMemory = std::size_t{1} << 40U;

void requireRange(const Kernel& kernel, const NdRange& range)
{
    const Extent& global = range.global;
    const Extent& local = range.local;
    std::size_t most = std::numeric_limits<std::size_t>::max();
    for (const auto dimension : {&Extent::x, &Extent::y, &Extent::z}) {
        const auto items = global.*dimension;
        const auto group = local.*dimension;
        if (group == 0 || items == 0 || items % group != 0)
            throw std::invalid_argument(
                fmt::format("launch of {}: {} work-items do not divide into work-groups of {}", kernel.name(),
                            textOf(global), textOf(local)));
        if (items > most)
            throw std::invalid_argument(fmt::format("launch of {}: {} work-items are more than 64 bits count",
                                                    kernel.name(), textOf(global)));
        most /= items;
    }
    if (range.localMemory >= kTooMuchLocalMemory)
        throw std::invalid_argument(fmt::format("launch of {}: no device has {} bytes of local memory",
                                                kernel.name(), range.localMemory));
    if (range.cluster > 0 && global.x / local.x % range.cluster != 0)
        throw std::invalid_argument(fmt::format(
            "launch of {}: {} work-groups in the first dimension do not divide into clusters of {}",
            kernel.name(), global.x / local.x, range.cluster));
}

void requireArguments(const Kernel& kernel, std::span<const Argument> arguments)
{
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const auto refuse = [&](const std::string& why) {
            throw std::invalid_argument(
                fmt::format("launch of {}: argument {} {}", kernel.name(), i + 1, why));
        };
        if (const auto* memory = std::get_if<BufferArgument>(&arguments[i])) {
            if (memory->buffer == nullptr)
                refuse("is not a buffer");
            if (memory->offset > 0 && memory->offset >= memory->buffer->bytes())
                refuse(fmt::format("begins at byte {} of a buffer of {} bytes", memory->offset,
                                   memory->buffer->bytes()));
        } else if (const auto* value = std::get_if<ValueArgument>(&arguments[i])) {
            if (value->bytes().empty())
                refuse("is a value of no bytes");
        } else if (const auto bytes = std::get<LocalArgument>(arguments[i]).bytes; bytes == 0) {
            refuse("is local memory of no bytes");
        } else if (bytes >= kTooMuchLocalMemory) {
            refuse(fmt::format("is local memory of {} bytes, which no device has", bytes));
        }
    }
}

} // namespace

std::string textOf(const Extent& extent)
{
    return extent.z > 1   ? fmt::format("{} x {} x {}", extent.x, extent.y, extent.z)
           : extent.y > 1 ? fmt::format("{} x {}", extent.x, extent.y)
                          : fmt::format("{}", extent.x);
}

std::size_t localMemoryOf(const NdRange& range, std::span<const Argument> arguments)
{
    auto bytes = range.localMemory;
    for (const auto& argument : arguments) {
        if (const auto* local = std::get_if<LocalArgument>(&argument))
            bytes = placeOfLocal(bytes) + local->bytes;
    }
    return bytes;
}

ProgramRecord recordOf(const ProgramSource& source, std::string_view options, std::string_view prelude)
{
    return {source.file, base::utf8(source.origin), base::sha256(std::string(prelude) + source.text),
            base::utf8(options)};
}

Queue::Queue(QueueOptions options)
    : m_options(std::move(options)),
      m_estimate(std::make_unique<WorkEstimate>())
{}

Queue::~Queue() = default;

std::shared_ptr<Buffer> Queue::allocate(std::size_t bytes, Holds holds)
{
    if (auto shared = takeShared(bytes, holds))
        return shared;
    const bool hasGuard = holds == Holds::Answer && hasGuards();
    std::shared_ptr<Buffer> buffer = doAllocate(bytes, hasGuard ? kGuardBytes : 0);
    m_buffers.push_back({buffer, holds, hasGuard});
    return buffer;
}

void Queue::shareMemory()
{
    m_toShare = m_buffers;
}

std::shared_ptr<Buffer> Queue::takeShared(std::size_t bytes, Holds holds)
{
    for (auto allocation = m_toShare.begin(); allocation != m_toShare.end(); ++allocation) {
        auto buffer = allocation->buffer.lock();
        if (!buffer || allocation->holds != holds || buffer->bytes() != bytes)
            continue;
        m_toShare.erase(allocation);
        return buffer;
    }
    return nullptr;
}

std::shared_ptr<HostMemory> Queue::allocateHost(std::size_t bytes, Holds holds)
{
    std::shared_ptr<HostMemory> memory = doAllocateHost(bytes);
    if (holds == Holds::Answer)
        m_hostAnswers.push_back(memory);
    return memory;
}

void Queue::poison(std::uint32_t word)
{
    std::erase_if(m_buffers, [](const Allocation& allocation) { return allocation.buffer.expired(); });
    for (auto& allocation : m_buffers) {
        throwIfStopped();
        const auto buffer = allocation.buffer.lock();
        if (allocation.hasGuard && !allocation.guard) {
            allocation.guard = m_guards++;
            const auto guard = makeGuard(*allocation.guard);
            doWriteBehind(*buffer, std::as_bytes(std::span(guard)));
        }
        if (allocation.holds == Holds::Answer && buffer->bytes() >= sizeof(word))
            doPoison(*buffer, word);
    }
    finish(); // a transfer may still use the host's memory
    std::erase_if(m_hostAnswers, [](const auto& memory) { return memory.expired(); });
    for (const auto& answers : m_hostAnswers) {
        const auto memory = answers.lock();
        const auto words = memory->as<std::uint32_t>();
        base::inBlocks(words.size(), m_options.stop, [&](std::size_t begin, std::size_t end) {
            std::ranges::fill(words.subspan(begin, end - begin), word);
        });
    }
}

std::optional<std::string> Queue::overrun()
{
    finish();
    std::optional<std::string> first;
    Guard found(kGuardBytes / sizeof(std::uint32_t));
    for (auto& allocation : m_buffers) {
        const auto buffer = allocation.buffer.lock();
        if (!buffer || !allocation.guard)
            continue;
        doReadBehind(*buffer, std::as_writable_bytes(std::span(found)));
        const auto changes = changesOf(makeGuard(*allocation.guard), found, buffer->bytes());
        if (!changes)
            continue;
        allocation.guard.reset();
        if (!first)
            first = changes;
    }
    return first;
}

void Queue::throwIfStopped() const
{
    if (m_options.stop.stop_requested())
        throw Cancelled();
}

std::unique_ptr<Program> Queue::build(const ProgramSource& source)
{
    // The record comes first, so that a text that does not compile is on record, too.
    auto record = describe(source);
    if (std::find(m_programs.begin(), m_programs.end(), record) == m_programs.end())
        m_programs.push_back(std::move(record));
    auto program = doBuild(source);
    if (m_options.onBuild)
        m_options.onBuild(source, *program);
    return program;
}

void Queue::upload(std::span<const std::byte> from, Buffer& to)
{
    throwIfStopped();
    if (!from.empty())
        doUpload(from, to);
}

void Queue::download(const Buffer& from, std::span<std::byte> to)
{
    throwIfStopped();
    if (!to.empty())
        doDownload(from, to);
}

void Queue::restore(const Buffer& from, Buffer& to, std::size_t bytes)
{
    throwIfStopped();
    if (bytes > 0)
        doRestore(from, to, bytes);
}

void Queue::fill(Buffer& buffer, std::uint32_t word, std::size_t first, std::size_t count)
{
    throwIfStopped();
    if (count > 0)
        doFill(buffer, word, first, count);
}

void Queue::launch(const Kernel& kernel, const NdRange& range, std::span<const Argument> arguments,
                   Coordinates at)
{
    throwIfStopped();
    requireRange(kernel, range);
    requireArguments(kernel, arguments);
    if (m_options.onLaunch)
        m_options.onLaunch(kernel, at);
    if (m_noted != nullptr)
        note(kernel, range, localMemoryOf(range, arguments));
    doLaunch(kernel, range, arguments, at);
}

void Queue::note(const Kernel& kernel, const NdRange& range, std::size_t localMemory)
{
    const auto shapeOf = [](const Noted& noted) {
        const auto& [global, local, cluster, array, overlaps] = noted.range;
        return std::tuple(noted.kernel, global.items(), local.items(), cluster, noted.localMemory);
    };
    const Noted launch{&kernel, range, localMemory};
    if (std::ranges::find(*m_noted, shapeOf(launch), shapeOf) == m_noted->end())
        m_noted->push_back(launch);
}

std::vector<KernelFacts> Queue::factsOf(const std::function<void()>& launches)
{
    std::vector<Noted> noted;
    m_noted = &noted;
    try {
        launches();
        finish();
    } catch (...) {
        m_noted = nullptr;
        throw;
    }
    m_noted = nullptr;
    std::vector<KernelFacts> all;
    for (const auto& [kernel, range, localMemory] : noted) {
        auto& facts = all.emplace_back(KernelFacts{.kernel = kernel->name(),
                                                   .globalSize = range.global.items(),
                                                   .localSize = range.local.items(),
                                                   .workGroupLimit = kernel->maxWorkGroupSize(),
                                                   .dynamicLocalBytes = localMemory});
        try {
            addFacts(facts, *kernel, range);
        } catch (const std::runtime_error&) { // NOLINT(bugprone-empty-catch)
            // A driver that refuses to tell the rest does not make the run wrong.
        }
    }
    return all;
}

void Queue::requireClusters() const
{
    throw Unsupported("this device's API has no clusters of work-groups; CUDA has them");
}

bool Queue::allowClusters(const Kernel& /*kernel*/, const NdRange& /*range*/)
{
    requireClusters();
    return false;
}

std::unique_ptr<Graph> Queue::capture(const std::function<void()>& /*launches*/)
{
    throw Unsupported("this device's API cannot capture launches in a graph");
}

void Queue::replay(const Graph& /*graph*/)
{
    throw Unsupported("this device's API cannot replay a graph");
}

void Queue::trace(Tracing tracing)
{
    if (tracing == m_tracing)
        return;
    finish();
    m_tracing = tracing;
}

void Queue::beginRun()
{
    throwIfStopped();
    doBeginRun();
}

void Queue::endRun()
{
    doEndRun();
}

void Queue::record(Command command, std::unique_ptr<Pending> pending)
{
    m_launches += command.kind == CommandKind::Kernel ? 1 : 0;
    m_commands.push_back({std::move(command), std::move(pending)});
    if (m_options.launch == LaunchMode::WaitEach)
        m_commands.back().pending->wait();
    else
        limitWorkInFlight();
}

void Queue::recordOnHost(Command command, const std::function<void()>& work)
{
    if (!traced()) {
        work(); // the work has ended, so there is nothing in flight to count
        m_launches += command.kind == CommandKind::Kernel ? 1 : 0;
        return;
    }
    const auto began = std::chrono::steady_clock::now();
    work();
    recordEnded(std::move(command), began);
}

void Queue::recordEnded(Command command, std::chrono::steady_clock::time_point began)
{
    class Ended : public Pending {
    public:
        explicit Ended(CommandTimes times) : m_times(times) {}
        void wait() override {}
        CommandTimes times() override { return m_times; }

    private:
        CommandTimes m_times;
    };

    const auto nsOf = [](std::chrono::steady_clock::time_point time) {
        return std::chrono::duration_cast<std::chrono::nanoseconds>(time.time_since_epoch()).count();
    };
    const CommandTimes times{.startedNs = nsOf(began), .endedNs = nsOf(std::chrono::steady_clock::now())};
    command.clock = Clock::HostSteady;
    record(std::move(command), std::make_unique<Ended>(times));
}

void Queue::limitWorkInFlight()
{
    while (m_commands.size() - m_ended > allowedInFlight(m_kernelNs)) {
        InFlight& oldest = m_commands[m_ended++];
        oldest.pending->wait();
        if (oldest.command.kind != CommandKind::Kernel)
            continue;
        oldest.command.times = oldest.pending->times();
        if (const auto duration = oldest.command.durationNs()) {
            const auto latest = static_cast<double>(*duration);
            m_kernelNs = m_kernelNs <= 0 ? latest : 0.9 * m_kernelNs + 0.1 * latest;
        }
        throwIfStopped();
    }
}

void Queue::countLaunch(CommandKind kind, std::string_view name)
{
    m_launches += kind == CommandKind::Kernel ? 1 : 0;
    addUntraced(m_estimate->launchNs(name).value_or(kWorkInFlightNs / kInFlightUnmeasured));
}

void Queue::countTransfer(CommandKind kind, std::size_t bytes)
{
    addUntraced(m_estimate->transferNs(kind, bytes));
}

void Queue::addUntraced(double expectedNs)
{
    if (m_options.launch == LaunchMode::WaitEach) {
        finish();
        return;
    }
    m_unmarkedNs += expectedNs;
    if (m_unmarkedNs < kBetweenMarksNs)
        return;
    m_unmarkedNs = 0;
    if (auto mark = doMark())
        m_marks.push_back(std::move(mark));
    // The work behind the older event keeps the device busy during this wait.
    while (m_marks.size() > 1) {
        m_marks.front()->wait();
        m_marks.pop_front();
        throwIfStopped();
    }
}

void Queue::finish()
{
    doFinish();
    m_ended = m_commands.size();
    m_marks.clear();
    m_unmarkedNs = 0;
}

std::vector<Command> Queue::takeCommands()
{
    finish();
    std::vector<Command> commands;
    commands.reserve(m_commands.size());
    for (InFlight& entry : m_commands)
        commands.emplace_back(std::move(entry.command)).times = entry.pending->times();
    settle(commands);
    // A sample may hold commands on the device's clock and on the host's; each clock has an origin of its
    // own.
    std::map<Clock, std::int64_t> origins;
    for (const Command& command : commands) {
        if (const auto first = firstTime(command.times)) {
            const auto [origin, fresh] = origins.try_emplace(command.clock, *first);
            origin->second = std::min(origin->second, *first);
        }
    }
    for (Command& command : commands) {
        for (auto* time : {&command.times.queuedNs, &command.times.submittedNs, &command.times.startedNs,
                           &command.times.endedNs})
            shift(*time, origins[command.clock]);
    }
    m_estimate->learn(commands);
    m_commands.clear();
    m_ended = 0;
    return commands;
}

} // namespace sortscope::backend
