// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/cuda/cudabuffer.h"
#include "core/backend/cuda/runclock.h"
#include "core/backend/cuda/timeline.h"
#include "core/backend/nativequeue.h"
#include "core/backend/queue.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::backend::cuda {

/// An in-order stream of a device. A traced command has an event in front of it and one behind it, unless
/// CUPTI records the run (RunClock).
///
/// Transfer modes: copy moves pageable host memory, pinned page-locked host memory; with mapped every buffer
/// is host memory that kernels reach over the bus, so that uploads and downloads are copies on the host, on
/// the host's clock.
class CudaQueue : public Queue, public NativeQueue {
public:
    CudaQueue(std::shared_ptr<CudaContext> context, QueueOptions options);
    /// Waits for commands in flight, so that no host memory is written after its owner is gone.
    ~CudaQueue() override;

    void trace(Tracing tracing) override;
    std::vector<KernelFacts> takeRecordedFacts() override { return m_runClock.takeFacts(); }
    void requireClusters() const override;
    bool allowClusters(const Kernel& kernel, const NdRange& range) override;
    std::unique_ptr<Graph> capture(const std::function<void()>& launches) override;
    void replay(const Graph& graph) override;

    NativeHandles handles() override;
    void* handleOf(const Buffer& buffer) const override;
    static CUdeviceptr pointer(const Buffer& buffer) { return CudaBuffer::of(buffer).address(); }

private:
    class PendingSpan;
    class PendingMark;

    /// A stream that is destroyed with its owner.
    struct Stream {
        explicit Stream(const CudaContext& owner);
        ~Stream();
        Stream(const Stream&) = delete;
        Stream& operator=(const Stream&) = delete;

        const CudaContext& context;
        CUstream handle = nullptr;
    };

    /// Each calls `put` in the right place: in the graph that is being captured, between two events or,
    /// untraced or recorded by CUPTI, just on the stream. `describe` makes the command, if it is kept.
    template <typename Put, typename Describe>
    void issueLaunch(CommandKind kind, const std::string& name, const Put& put, const Describe& describe);
    template <typename Put>
    void issueTransfer(CommandKind kind, const char* name, std::size_t bytes, const Put& put);

    /// `commands` are the GPU's work for `command`.
    template <typename Put>
    void issueTraced(Command command, std::vector<Captured> commands, const Put& put);
    void copyOnHost(CommandKind kind, std::span<std::byte> to, std::span<const std::byte> from);
    /// Copies, and waits for the end.
    void copyUnrecorded(CUdeviceptr to, CUdeviceptr from, std::size_t bytes);
    void refuseInCapture(const char* what) const;
    /// Fills m_pointers for cuLaunchKernelEx. The arguments must outlive the launch.
    void setArguments(const NdRange& range, std::span<const Argument> arguments);

    bool hasGuards() const override;
    std::unique_ptr<Buffer> doAllocate(std::size_t bytes, std::size_t guardBytes) override;
    void doWriteBehind(Buffer& buffer, std::span<const std::byte> from) override;
    void doReadBehind(const Buffer& buffer, std::span<std::byte> to) override;
    std::unique_ptr<HostMemory> doAllocateHost(std::size_t bytes) override;
    ProgramRecord describe(const ProgramSource& source) const override;
    std::unique_ptr<Program> doBuild(const ProgramSource& source) override;
    void doUpload(std::span<const std::byte> from, Buffer& to) override;
    void doDownload(const Buffer& from, std::span<std::byte> to) override;
    void doRestore(const Buffer& from, Buffer& to, std::size_t bytes) override;
    void doFill(Buffer& buffer, std::uint32_t word, std::size_t first, std::size_t count) override;
    void doLaunch(const Kernel& kernel, const NdRange& range, std::span<const Argument> arguments,
                  Coordinates at) override;
    void addFacts(KernelFacts& facts, const Kernel& kernel, const NdRange& range) const override;
    std::unique_ptr<Pending> doMark() override;
    void doBeginWork(const Command& command, bool isOne) override;
    void doEndWork(Command command) override;
    void doFinish() override;
    void doBeginRun() override;
    void doEndRun() override;
    void settle(std::vector<Command>& commands) override;

    std::shared_ptr<CudaContext> m_context;
    Stream m_stream;
    Timeline m_timeline;
    std::shared_ptr<EventPool> m_markEvents;
    RunClock m_runClock;
    /// A launch's arguments: a pointer to each, and the words of buffers and local memory.
    std::vector<void*> m_pointers;
    std::vector<std::uint64_t> m_words;
    /// Set while capture() runs: receives the captured commands. They do not run, so they are not recorded.
    std::vector<Captured>* m_capture = nullptr;
    /// The work that was begun: what a graph is to know of it, the clock that times it, and its span on
    /// events.
    Captured m_work;
    Clock m_workClock = Clock::CudaEvent;
    std::shared_ptr<Timeline::Span> m_workSpan;
};

} // namespace sortscope::backend::cuda
