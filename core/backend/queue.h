// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/command.h"
#include "core/backend/error.h"
#include "core/backend/kernelfacts.h"
#include "core/backend/kinds.h"
#include "core/backend/programcode.h"
#include "core/backend/programrecord.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace sortscope::backend {

/// The purpose of memory: an input, which runs only read, or anything else, in which an answer of an earlier
/// run may be left.
enum class Holds { Input, Answer };

/// The bytes behind each buffer that may hold an answer, where no run may write: the largest page of the
/// systems that the program runs on.
inline constexpr std::size_t kGuardBytes = std::size_t{1} << 16U;

class Kernel;
class Program;
class WorkEstimate;
struct ProgramSource;

struct QueueOptions {
    TransferMode transfer = TransferMode::Copy;
    LaunchMode launch = LaunchMode::EnqueueAll;
    DeviceClock clock = DeviceClock::Best;
    std::stop_token stop;
    /// Is called before each launch; empty while anything is measured.
    std::function<void(const Kernel& kernel, Coordinates at)> onLaunch;
    /// Is called with each program once it is built; empty while anything is measured.
    std::function<void(const ProgramSource& source, const Program& program)> onBuild;
};

/// The commands that are recorded.
enum class Tracing {
    Off,
    /// All commands, with times by events.
    Events,
    /// The commands of one run, between beginRun() and endRun(), with times by the device's best clock, or by
    /// the clock that the queue's options name.
    Run
};

/// Device memory, owned. Released when destroyed; must not outlive its queue.
class Buffer {
public:
    virtual ~Buffer() = default;
    /// The bytes that were asked for, without the guard behind them.
    virtual std::size_t bytes() const = 0;
};

/// Host memory of the kind that the queue's transfer mode moves fastest (pageable, pinned, …).
class HostMemory {
public:
    virtual ~HostMemory() = default;
    virtual std::span<std::byte> bytes() = 0;

    template <typename T>
    std::span<T> as()
    {
        const auto raw = bytes();
        return {reinterpret_cast<T*>(raw.data()), raw.size() / sizeof(T)}; // NOLINT(*-reinterpret-cast)
    }
};

/// One compiled entry point of a Program; must not outlive it.
class Kernel {
public:
    virtual ~Kernel() = default;
    virtual const std::string& name() const = 0;
    /// The most work-items that a work-group of this kernel may have on its device.
    virtual std::size_t maxWorkGroupSize() const = 0;
};

class Program {
public:
    virtual ~Program() = default;
    /// Throws Error if the program has no such kernel.
    virtual std::unique_ptr<Kernel> kernel(const std::string& name) = 0;
    /// Returns the code that the compiler made of it, in each language that the API tells. Not to be timed.
    virtual std::vector<ProgramCode> code() const { return {}; }
};

/// A kernel file's text and the constants that the host compiles into it (-D name=value).
struct ProgramSource {
    std::string file;
    std::string text;
    std::vector<std::pair<std::string, std::string>> defines;
    /// kBuiltIn, or the path that the text was read from.
    std::string origin = std::string(kBuiltIn);
    /// The text that CUDA reads in front of OpenCL C; empty: the prelude of this program.
    std::optional<std::string> prelude = std::nullopt;
    /// Kernels of templates that are compiled, for example "sort<256>"; CUDA C++ alone.
    std::vector<std::string> instances;
};

/// A number of work-items in one to three dimensions.
struct Extent {
    // NOLINTNEXTLINE(google-explicit-constructor)
    Extent(std::size_t inX = 0, std::size_t inY = 1, std::size_t inZ = 1) : x(inX), y(inY), z(inZ) {}
    std::size_t items() const { return x * y * z; }

    std::size_t x;
    std::size_t y;
    std::size_t z;
};

/// For example "256", "16 x 16".
std::string textOf(const Extent& extent);

/// The shape of a launch.
struct NdRange {
    /// All work-items; in each dimension a multiple of `local`.
    Extent global;
    /// The work-items of a work-group.
    Extent local;
    /// The number of work-groups, neighbours in the first dimension, that run at the same time and reach into
    /// each other's local memory (CUDA's thread block clusters); 0 for a launch without clusters.
    std::size_t cluster = 0;
    /// Bytes of local memory for an array of each work-group that the kernel declares without a size (CUDA's
    /// `extern __shared__`), which OpenCL does not have.
    std::size_t localMemory = 0;
    /// True if each work-item of the kernel waits for the kernel in front before it reads or writes memory,
    /// and before it ends (WAIT_FOR_KERNEL_IN_FRONT in kernels/launch.h): in the launch mode overlap it may
    /// begin before that one has ended.
    bool overlaps = false;
};

/// Device memory as an argument: a buffer from a byte on. Neither API checks that the byte suits the type
/// that the kernel's pointer has.
struct BufferArgument {
    // NOLINTNEXTLINE(google-explicit-constructor)
    BufferArgument(const Buffer* of, std::size_t fromByte = 0) : buffer(of), offset(fromByte) {}

    const Buffer* buffer;
    /// OpenCL takes multiples of CL_DEVICE_MEM_BASE_ADDR_ALIGN alone.
    std::size_t offset;
};

/// A value as an argument: the bytes that the kernel's parameter has. Scalars of C++ have those of the kernel
/// scalar of their width (a half is two bytes); vectors and structs are given as bytes, with the padding that
/// the kernel's compiler gives them (a uint3 has 16 bytes in OpenCL C, and 12 in CUDA).
class ValueArgument {
public:
    template <typename Scalar>
        requires(std::is_arithmetic_v<Scalar> && !std::is_same_v<Scalar, bool>)
    // NOLINTNEXTLINE(google-explicit-constructor)
    ValueArgument(Scalar value) : ValueArgument(std::as_bytes(std::span(&value, 1))) {}
    explicit ValueArgument(std::span<const std::byte> bytes) : m_size(bytes.size())
    {
        if (m_size > m_few.size())
            m_many.assign(bytes.begin(), bytes.end());
        else
            std::ranges::copy(bytes, m_few.begin());
    }

    std::span<const std::byte> bytes() const
    {
        return m_many.empty() ? std::span(m_few).first(m_size) : std::span<const std::byte>(m_many);
    }

private:
    std::size_t m_size;
    /// Scalars and most vectors need no memory of their own: a run has many launches.
    std::array<std::byte, 16> m_few{};
    std::vector<std::byte> m_many;
};

/// Local memory as an argument: so many bytes for each work-group, where the kernel's parameter points to
/// (LOCAL_ARGUMENT in kernels/launch.h).
struct LocalArgument {
    std::size_t bytes = 0;
};

/// What a kernel gets for one of its parameters.
using Argument = std::variant<BufferArgument, ValueArgument, LocalArgument>;

/// Where local memory for an argument begins, if `bytes` are in front of it: any type of OpenCL C may lie
/// there.
constexpr std::size_t placeOfLocal(std::size_t bytes)
{
    constexpr std::size_t kLargestType = 128;
    return (bytes + kLargestType - 1) / kLargestType * kLargestType;
}

/// The bytes of local memory that a launch asks for beside what its kernel declares.
std::size_t localMemoryOf(const NdRange& range, std::span<const Argument> arguments);

/// The launches of one run recorded once, to be replayed (CUDA graphs).
class Graph {
public:
    virtual ~Graph() = default;
    virtual std::size_t launches() const = 0;
};

/// An in-order queue that records a Command for everything it is asked to do while it is traced, as it is
/// from the start. Not thread-safe: one job, one thread.
///
/// Commands run asynchronously unless the launch mode waits for each; host spans handed over must live until
/// finish(). Every call throws Cancelled once the stop token is set, and at most about 50 ms of work is kept
/// in flight, so that a cancelled job ends soon even on a slow device. The number of commands in 50 ms
/// follows from kernels that were traced; for a job that never was, some commands are let into flight.
class Queue {
public:
    explicit Queue(QueueOptions options);
    virtual ~Queue();
    Queue(const Queue&) = delete;
    Queue& operator=(const Queue&) = delete;

    const QueueOptions& options() const { return m_options; }

    /// Sets the mode of the next launches, for jobs that take turns on this queue.
    void setLaunchMode(LaunchMode mode) { m_options.launch = mode; }
    /// For jobs that take turns on this queue: from here on, allocations use memory of the same size and
    /// purpose that is already there, each piece once, as long as there is any. The job whose turn it is
    /// writes everything that it reads, so neither job may have the better place.
    void shareMemory();

    /// Waits for all commands, then switches tracing. An untraced command costs as much as for a caller who
    /// looks at nothing: it is not recorded, and has an event only if the work in flight must be limited.
    virtual void trace(Tracing tracing);

    /// Begins a run: the commands from here to endRun() are its commands. Nothing may be in flight. With
    /// Tracing::Run throws Unsupported if the clock that the options name is not available.
    void beginRun();
    /// Ends a run: no command waits for a later one any longer. Call it before finish().
    void endRun();

    std::shared_ptr<Buffer> allocate(std::size_t bytes, Holds holds = Holds::Answer);
    std::shared_ptr<HostMemory> allocateHost(std::size_t bytes, Holds holds = Holds::Answer);
    /// Fills all memory of this queue with `word`, whoever allocated it, except inputs: nothing is left that
    /// could pass for the answer of the next run. Writes the guards that are not there yet.
    void poison(std::uint32_t word);
    /// Waits for all commands, and compares the guards. Returns what was written behind which buffer since
    /// poison(), as the end of a sentence; the next poison() writes such guards anew. No command is recorded.
    std::optional<std::string> overrun();
    /// Throws BuildError with the compiler's log.
    std::unique_ptr<Program> build(const ProgramSource& source);
    /// Throws Unsupported, saying why, if the device has no clusters.
    virtual void requireClusters() const;
    /// Prepares `kernel` for launches in clusters, before its first launch. Returns false if the device has
    /// no room for one such cluster. Throws Unsupported as requireClusters().
    virtual bool allowClusters(const Kernel& kernel, const NdRange& range);
    /// Returns the programs that build() got since the last call, each once, even those that did not compile.
    std::vector<ProgramRecord> takePrograms() { return std::exchange(m_programs, {}); }

    /// Calls `launches`, waits for them, and returns what the device tells of each kernel that they launch or
    /// capture, once for each shape of its launches. Not to be timed.
    std::vector<KernelFacts> factsOf(const std::function<void()>& launches);
    /// Returns the same of kernels of libraries that a clock has recorded since the last call.
    virtual std::vector<KernelFacts> takeRecordedFacts() { return {}; }

    void upload(std::span<const std::byte> from, Buffer& to);
    void download(const Buffer& from, std::span<std::byte> to);
    /// Device-side copy of the first `bytes` bytes.
    void restore(const Buffer& from, Buffer& to, std::size_t bytes);
    /// Sets `count` 32-bit words from word `first` on.
    void fill(Buffer& buffer, std::uint32_t word, std::size_t first, std::size_t count);
    /// Throws std::invalid_argument, which names kernel and argument, for a range or arguments that no kernel
    /// can have, or that this one does not have, and Unsupported for those that the device does not take.
    void launch(const Kernel& kernel, const NdRange& range, std::span<const Argument> arguments,
                Coordinates at = {});
    void launch(const Kernel& kernel, const NdRange& range, std::initializer_list<Argument> arguments,
                Coordinates at = {})
    {
        launch(kernel, range, std::span(arguments.begin(), arguments.size()), at);
    }

    /// Records the commands that `launches` issues without running them. Throws Unsupported if the API has no
    /// graphs.
    virtual std::unique_ptr<Graph> capture(const std::function<void()>& launches);
    /// Runs a captured graph as one command of kind Graph.
    virtual void replay(const Graph& graph);

    /// Waits for all commands; throws Error if one failed.
    void finish();
    /// The number of commands recorded since the last takeCommands().
    std::size_t commandCount() const { return m_commands.size(); }
    /// The number of kernels launched since the queue was opened, traced or not, without those of graphs.
    std::size_t launchCount() const { return m_launches; }
    /// Calls finish(), then returns every command since the last call in the order issued; times count from
    /// the first queued.
    std::vector<Command> takeCommands();

protected:
    /// The handle that a backend keeps of a command in flight.
    class Pending {
    public:
        virtual ~Pending() = default;
        /// Blocks until the command has ended.
        virtual void wait() = 0;
        /// The times on the backend's own clock, in nanoseconds from an origin that all commands of the queue
        /// share.
        virtual CommandTimes times() = 0;
    };

    bool traced() const { return m_tracing != Tracing::Off; }
    bool tracesRun() const { return m_tracing == Tracing::Run; }
    /// Backends call one of these for each command that they issue: record() for a traced one, else
    /// countLaunch() or countTransfer(). `name` is the name that the command would have.
    void record(Command command, std::unique_ptr<Pending> pending);
    void countLaunch(CommandKind kind, std::string_view name);
    void countTransfer(CommandKind kind, std::size_t bytes);
    /// Runs `work` at once on the calling thread and, if traced, records it as a command on the host's steady
    /// clock.
    void recordOnHost(Command command, const std::function<void()>& work);
    /// Records a command that began at this time and ends now, on the host's steady clock.
    void recordEnded(Command command, std::chrono::steady_clock::time_point began);
    void throwIfStopped() const;

    /// Returns an event behind all issued commands; only its wait() is called. nullptr if commands have ended
    /// once they are issued.
    virtual std::unique_ptr<Pending> doMark() { return nullptr; }

    /// False if each allocation must end with its buffer, because a tool watches that none is overrun.
    virtual bool hasGuards() const { return true; }
    /// Allocates a buffer of `bytes` bytes with `guardBytes` bytes behind it.
    virtual std::unique_ptr<Buffer> doAllocate(std::size_t bytes, std::size_t guardBytes) = 0;
    /// Both access the memory right behind a buffer, and wait until that is done; neither is a command.
    virtual void doWriteBehind(Buffer& buffer, std::span<const std::byte> from) = 0;
    virtual void doReadBehind(const Buffer& buffer, std::span<std::byte> to) = 0;
    virtual std::unique_ptr<HostMemory> doAllocateHost(std::size_t bytes) = 0;
    /// Describes the program that doBuild() compiles.
    virtual ProgramRecord describe(const ProgramSource& source) const = 0;
    virtual std::unique_ptr<Program> doBuild(const ProgramSource& source) = 0;
    virtual void doUpload(std::span<const std::byte> from, Buffer& to) = 0;
    virtual void doDownload(const Buffer& from, std::span<std::byte> to) = 0;
    virtual void doRestore(const Buffer& from, Buffer& to, std::size_t bytes) = 0;
    virtual void doFill(Buffer& buffer, std::uint32_t word, std::size_t first, std::size_t count) = 0;
    /// Fills a whole buffer, before a run and outside it.
    virtual void doPoison(Buffer& buffer, std::uint32_t word)
    {
        doFill(buffer, word, 0, buffer.bytes() / sizeof(word));
    }
    virtual void doLaunch(const Kernel& kernel, const NdRange& range, std::span<const Argument> arguments,
                          Coordinates at) = 0;
    /// Adds what the API tells of a kernel, launched in this shape, to the name, the sizes, the limit and the
    /// local memory that the launch adds.
    virtual void addFacts(KernelFacts& /*facts*/, const Kernel& /*kernel*/, const NdRange& /*range*/) const {}
    virtual void doFinish() = 0;
    virtual void doBeginRun() {}
    virtual void doEndRun() {}
    /// Corrects the commands that takeCommands() has collected, before times are counted from the first
    /// queued.
    virtual void settle(std::vector<Command>& /*commands*/) {}

private:
    struct InFlight {
        Command command;
        std::unique_ptr<Pending> pending;
    };

    /// A kernel and the shape of its launch.
    struct Noted {
        const Kernel* kernel;
        NdRange range;
        /// Of both kinds that a launch adds: localMemoryOf().
        std::size_t localMemory;
    };

    void note(const Kernel& kernel, const NdRange& range, std::size_t localMemory);
    void limitWorkInFlight();
    void addUntraced(double expectedNs);

    /// Memory that is known as long as its owners keep it.
    struct Allocation {
        std::weak_ptr<Buffer> buffer;
        Holds holds = Holds::Answer;
        bool hasGuard = false;
        /// The number of the guard that was written behind the buffer.
        std::optional<std::uint32_t> guard = std::nullopt;
    };

    /// Returns nullptr if no such memory is to be shared.
    std::shared_ptr<Buffer> takeShared(std::size_t bytes, Holds holds);

    QueueOptions m_options;
    std::vector<Allocation> m_buffers;
    std::uint32_t m_guards = 0;
    /// The buffers that shareMemory() has offered and nobody has taken.
    std::vector<Allocation> m_toShare;
    /// The host memory that poison() fills beside the buffers with answers, as long as its owners keep it.
    std::vector<std::weak_ptr<HostMemory>> m_hostAnswers;
    std::vector<ProgramRecord> m_programs;
    /// Set while factsOf() runs.
    std::vector<Noted>* m_noted = nullptr;
    std::vector<InFlight> m_commands;
    /// Commands before this index have ended.
    std::size_t m_ended = 0;
    /// Moving average of the times of ended kernels, in nanoseconds; 0 until one has ended.
    double m_kernelNs = 0;
    std::size_t m_launches = 0;

    Tracing m_tracing = Tracing::Events;
    std::unique_ptr<WorkEstimate> m_estimate;
    /// For untraced commands: events that were not waited for, and the work behind the last one.
    std::deque<std::unique_ptr<Pending>> m_marks;
    double m_unmarkedNs = 0;
};

} // namespace sortscope::backend
