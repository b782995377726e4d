// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/nativequeue.h"
#include "core/backend/queue.h"

#include <CL/opencl.hpp>

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <source_location>
#include <string>

namespace sortscope::backend::opencl {

/// The state that the queues of one device share: creating a context takes long, and compiled programs can be
/// used again.
struct OpenClContext {
    cl::Device device;
    cl::Context context;
    /// Bytes of the largest buffer; 0 if the driver does not tell.
    std::size_t maxAllocation = 0;
    /// Bytes of local memory that a work-group may have.
    std::size_t localMemory = 0;
    /// The bytes of which the beginning of a buffer's part is a multiple.
    std::size_t partAlignment = 1;
    /// True if the compiler writes into its log what kernels use (cl_nv_compiler_options).
    bool logsUsage = false;

    struct BuiltProgram {
        cl::Program program;
        /// What NVIDIA's assembler said of its kernels; empty for other drivers.
        std::string usage;
    };

    std::mutex programsMutex;
    /// The programs by build options and source text.
    std::map<std::string, BuiltProgram> programs;

    /// Set when a command failed on the device; the next queue then gets a fresh context.
    std::atomic<bool> broken = false;
};

/// Two in-order OpenCL queues: one with CL_QUEUE_PROFILING_ENABLE for traced commands, and one without it for
/// untraced ones, because a driver may take twice as long for a launch whose times it keeps. If a device
/// refuses the first, traced commands have no times.
///
/// Transfer modes: copy writes and reads buffers; map maps them for writing with "invalidate region" (or for
/// reading), copies on the host and unmaps; zero-copy does the same on CL_MEM_ALLOC_HOST_PTR buffers, which
/// the device reads where they lie.
class OpenClQueue : public Queue, public NativeQueue {
public:
    OpenClQueue(std::shared_ptr<OpenClContext> context, QueueOptions options);
    /// Waits for commands in flight, so that no host memory is written after its owner is gone.
    ~OpenClQueue() override;

    NativeHandles handles() override;
    void* handleOf(const Buffer& buffer) const override;
    void recordWork(Command command, void* event) override;

private:
    class PendingEvent;
    class PendingWork;

    /// Issues a command: `work` gets the queue and, for a traced command, the event. A traced command is
    /// recorded as `describe` returns it; for an untraced one `count` is called.
    template <typename Work, typename Describe, typename Count>
    void issue(const Work& work, const Describe& describe, const Count& count,
               const std::source_location& where = std::source_location::current());
    template <typename Work>
    void issueTransfer(CommandKind kind, const char* name, std::size_t bytes, const Work& work,
                       const std::source_location& where = std::source_location::current());
    std::span<std::byte> map(const Buffer& buffer, std::size_t bytes, cl_map_flags flags, const char* name);
    void unmap(const Buffer& buffer, std::span<std::byte> memory, const char* name);

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

    /// Puts an event behind all commands that are traced.
    cl::Event markTraced();
    /// The queue that commands are put on.
    cl::CommandQueue& current() { return traced() ? m_tracedQueue : m_untracedQueue; }

    std::shared_ptr<OpenClContext> m_context;
    cl::CommandQueue m_tracedQueue;
    cl::CommandQueue m_untracedQueue;
    /// An event in front of the work that was begun.
    cl::Event m_workBegins;
};

} // namespace sortscope::backend::opencl
