// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/command.h"
#include "core/backend/error.h"
#include "core/backend/kinds.h"
#include "core/backend/programrecord.h"

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
#include <utility>
#include <variant>
#include <vector>

namespace sortscope::backend {

/// What memory is allocated for: an input, which runs only read, or anything else, in which an answer of an
/// earlier run may be left.
enum class Holds { Input, Answer };

class Kernel;
class WorkEstimate;

struct QueueOptions {
    TransferMode transfer = TransferMode::Copy;
    LaunchMode launch = LaunchMode::EnqueueAll;
    DeviceClock clock = DeviceClock::Best;
    std::stop_token stop;
    /// Called before each launch; empty while anything is measured.
    std::function<void(const Kernel& kernel, Coordinates at)> onLaunch;
};

/// What is recorded of commands.
enum class Tracing {
    Off,
    /// All of them, with times by events.
    Events,
    /// Those of one run, between beginRun() and endRun(), with times by the device's best clock, or by the
    /// one that the queue's options name.
    Run
};

/// Device memory, owned. Released when destroyed; must not outlive its queue.
class Buffer {
public:
    virtual ~Buffer() = default;
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
};

/// A kernel file's text and the constants that the host compiles into it (-D name=value).
struct ProgramSource {
    std::string file;
    std::string text;
    std::vector<std::pair<std::string, std::string>> defines;
    /// kBuiltIn, or the path that the text was read from.
    std::string origin = std::string(kBuiltIn);
    /// What CUDA reads in front of OpenCL C; empty: the prelude of this program.
    std::optional<std::string> prelude = std::nullopt;
};

/// Work-groups that run at the same time and reach into each other's local memory: CUDA's thread block
/// clusters.
struct Cluster {
    /// Neighbouring work-groups in one; 0 if they are in none.
    std::size_t groups = 0;
    /// Bytes of local memory of each work-group, beside what its kernel declares.
    std::size_t localMemory = 0;
};

/// Work-items in all (a multiple of local) and in a work-group; whole clusters where there are any.
struct NdRange {
    std::size_t global = 0;
    std::size_t local = 0;
    Cluster cluster = {};
};

/// A kernel argument: device memory or a scalar whose type must match the kernel's parameter.
using Argument = std::variant<const Buffer*, std::uint32_t, std::int32_t, std::uint64_t>;

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
/// in flight, so that a cancelled job ends soon even on a slow device. How much that is follows from kernels
/// that were traced; of a job that never was, some commands are let into flight.
class Queue {
public:
    explicit Queue(QueueOptions options);
    virtual ~Queue();
    Queue(const Queue&) = delete;
    Queue& operator=(const Queue&) = delete;

    const QueueOptions& options() const { return m_options; }

    /// For jobs that take turns on this queue: how the next launches are issued.
    void setLaunchMode(LaunchMode mode) { m_options.launch = mode; }
    /// For jobs that take turns on this queue: what is allocated from here on is memory of the same size and
    /// use that is already there, each of it once, as long as there is any. Whose turn it is writes all that
    /// it reads, so neither job may have the better place.
    void shareMemory();

    /// Waits for all commands, then switches tracing. What is issued untraced costs what it costs a caller
    /// who looks at nothing: it is not recorded, and has events only where the work in flight must be
    /// limited.
    virtual void trace(Tracing tracing);

    /// The commands from here to endRun() are those of one run. Nothing may be in flight. With Tracing::Run
    /// throws Unsupported if the clock that the options name is not to be had.
    void beginRun();
    /// Nothing waits for a later command any longer; call it before finish().
    void endRun();

    std::shared_ptr<Buffer> allocate(std::size_t bytes, Holds holds = Holds::Answer);
    std::shared_ptr<HostMemory> allocateHost(std::size_t bytes, Holds holds = Holds::Answer);
    /// Fills all memory of this queue with `word`, whoever allocated it, but for inputs: nothing is left that
    /// could pass for the answer of the next run.
    void poison(std::uint32_t word);
    /// Throws BuildError with the compiler's log.
    std::unique_ptr<Program> build(const ProgramSource& source);
    /// Bytes of local memory that each work-group of a cluster may have. Throws Unsupported, saying why, if
    /// the device has no clusters.
    virtual std::size_t clusterLocalMemory() const;
    /// Lets `kernel` be launched in clusters, which comes before the first launch: false if the device has no
    /// room for one such cluster. Throws Unsupported as clusterLocalMemory().
    virtual bool allowClusters(const Kernel& kernel, NdRange range);
    /// What build() was given since the last call, each program once; those that did not compile, too.
    std::vector<ProgramRecord> takePrograms() { return std::exchange(m_programs, {}); }

    void upload(std::span<const std::byte> from, Buffer& to);
    void download(const Buffer& from, std::span<std::byte> to);
    /// Device-side copy of the first `bytes` bytes.
    void restore(const Buffer& from, Buffer& to, std::size_t bytes);
    /// Sets `count` 32-bit words from word `first` on.
    void fill(Buffer& buffer, std::uint32_t word, std::size_t first, std::size_t count);
    void launch(const Kernel& kernel, NdRange range, std::initializer_list<Argument> arguments,
                Coordinates at = {});

    /// Records what `launches` issues without running it. Throws Unsupported if the API has no graphs.
    virtual std::unique_ptr<Graph> capture(const std::function<void()>& launches);
    /// Runs a captured graph as one command of kind Graph.
    virtual void replay(const Graph& graph);

    /// Waits for all commands; throws Error if one failed.
    void finish();
    /// Commands recorded since the last takeCommands().
    std::size_t commandCount() const { return m_commands.size(); }
    /// Kernels launched since the queue was opened, traced or not, without those of graphs.
    std::size_t launchCount() const { return m_launches; }
    /// finish(), then every command since the last call in the order issued, times counted from the first
    /// queued.
    std::vector<Command> takeCommands();

protected:
    /// What a backend keeps of a command in flight.
    class Pending {
    public:
        virtual ~Pending() = default;
        /// Blocks until the command has ended.
        virtual void wait() = 0;
        /// Times on the backend's own clock, in nanoseconds from an origin that all commands of the queue
        /// share.
        virtual CommandTimes times() = 0;
    };

    bool traced() const { return m_tracing != Tracing::Off; }
    bool tracesRun() const { return m_tracing == Tracing::Run; }
    /// Backends call one of these for each command that they issue: record() for a traced one, else
    /// countLaunch() or countTransfer(). `name` is the one that the command would have.
    void record(Command command, std::unique_ptr<Pending> pending);
    void countLaunch(CommandKind kind, std::string_view name);
    void countTransfer(CommandKind kind, std::size_t bytes);
    /// Runs `work` at once on the calling thread and, if traced, records it as a command of the host's steady
    /// clock.
    void recordOnHost(Command command, const std::function<void()>& work);
    void throwIfStopped() const;

    /// An event behind all that was issued, of which only wait() is called. Null if commands have ended once
    /// they are issued.
    virtual std::unique_ptr<Pending> doMark() { return nullptr; }

    virtual std::unique_ptr<Buffer> doAllocate(std::size_t bytes) = 0;
    virtual std::unique_ptr<HostMemory> doAllocateHost(std::size_t bytes) = 0;
    /// What doBuild() compiles.
    virtual ProgramRecord describe(const ProgramSource& source) const = 0;
    virtual std::unique_ptr<Program> doBuild(const ProgramSource& source) = 0;
    virtual void doUpload(std::span<const std::byte> from, Buffer& to) = 0;
    virtual void doDownload(const Buffer& from, std::span<std::byte> to) = 0;
    virtual void doRestore(const Buffer& from, Buffer& to, std::size_t bytes) = 0;
    virtual void doFill(Buffer& buffer, std::uint32_t word, std::size_t first, std::size_t count) = 0;
    /// Fills all of a buffer, before a run and outside of it.
    virtual void doPoison(Buffer& buffer, std::uint32_t word)
    {
        doFill(buffer, word, 0, buffer.bytes() / sizeof(word));
    }
    virtual void doLaunch(const Kernel& kernel, NdRange range, std::span<const Argument> arguments,
                          Coordinates at) = 0;
    virtual void doFinish() = 0;
    virtual void doBeginRun() {}
    virtual void doEndRun() {}
    /// Puts right what takeCommands() has collected, before times are counted from the first queued.
    virtual void settle(std::vector<Command>& /*commands*/) {}

private:
    struct InFlight {
        Command command;
        std::unique_ptr<Pending> pending;
    };

    void limitWorkInFlight();
    void addUntraced(double expectedNs);

    /// Memory as long as its owners keep it.
    struct Allocation {
        std::weak_ptr<Buffer> buffer;
        Holds holds = Holds::Answer;
    };

    /// Empty if nothing like that is to be shared.
    std::shared_ptr<Buffer> takeShared(std::size_t bytes, Holds holds);

    QueueOptions m_options;
    std::vector<Allocation> m_buffers;
    /// Of them, what shareMemory() has put up and nobody has taken.
    std::vector<Allocation> m_toShare;
    /// What poison() fills beside the buffers that hold answers, as long as its owners keep it.
    std::vector<std::weak_ptr<HostMemory>> m_hostAnswers;
    std::vector<ProgramRecord> m_programs;
    std::vector<InFlight> m_commands;
    /// Commands before this index have ended.
    std::size_t m_ended = 0;
    /// Moving average of the kernels that have ended, in nanoseconds; 0 until one has.
    double m_kernelNs = 0;
    std::size_t m_launches = 0;

    Tracing m_tracing = Tracing::Events;
    std::unique_ptr<WorkEstimate> m_estimate;
    /// Of untraced commands: events that were not waited for, and the work behind the last of them.
    std::deque<std::unique_ptr<Pending>> m_marks;
    double m_unmarkedNs = 0;
};

} // namespace sortscope::backend
