// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/cuda/cudabuffer.h"
#include "core/backend/cuda/cudacontext.h"
#include "core/backend/cuda/timeline.h"
#include "core/backend/queue.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::backend::cuda {

/// An in-order stream of a device, with an event in front of every traced command and one behind it.
///
/// Transfer modes: copy moves pageable host memory, pinned page-locked host memory; with mapped every buffer
/// is host memory that kernels reach over the bus, so that uploads and downloads are copies on the host, on
/// the host's clock.
class CudaQueue : public Queue {
public:
    CudaQueue(std::shared_ptr<CudaContext> context, QueueOptions options);
    /// Waits for what is in flight, so that no host memory is written after its owner is gone.
    ~CudaQueue() override;

    std::unique_ptr<Graph> capture(const std::function<void()>& launches) override;
    void replay(const Graph& graph) override;

    /// The CUDA queue behind `queue`. Throws std::logic_error where it belongs to another backend.
    static CudaQueue& of(Queue& queue);

    // For libraries that launch kernels of their own on our stream (CUB, Thrust).

    CUstream stream() const { return m_stream.handle; }
    /// Makes the context current for calls outside recordKernel().
    void makeCurrent() const { m_context->makeCurrent(); }
    static CUdeviceptr pointer(const Buffer& buffer) { return CudaBuffer::of(buffer).address(); }
    /// One command of kind Kernel around whatever `launches` puts on the stream. The context is current
    /// while it runs.
    void recordKernel(const std::string& name, const std::function<void()>& launches, Coordinates at = {});

private:
    /// What becomes of commands that are captured: they do not run, so they are not recorded.
    struct Capture {
        std::size_t launches = 0;
        std::vector<std::string> names;
    };

    /// A stream that is destroyed with its owner.
    struct Stream {
        explicit Stream(const CudaContext& owner);
        ~Stream();
        Stream(const Stream&) = delete;
        Stream& operator=(const Stream&) = delete;

        const CudaContext& context;
        CUstream handle = nullptr;
    };

    /// Each puts what `work` puts on the stream where it belongs: into the graph that is being captured,
    /// between two events, or, untraced, just on the stream. `describe` makes the command of a traced one.
    template <typename Work, typename Describe>
    void issueLaunch(CommandKind kind, const std::string& name, const Work& work, const Describe& describe);
    template <typename Work>
    void issueTransfer(CommandKind kind, const char* name, std::size_t bytes, const Work& work);

    template <typename Work>
    void issueCaptured(CommandKind kind, std::string_view name, const Work& work);
    template <typename Work>
    void issueTraced(Command command, const Work& work);
    void copyOnHost(CommandKind kind, std::span<std::byte> to, std::span<const std::byte> from);
    void refuseInCapture(const char* what) const;

    std::unique_ptr<Buffer> doAllocate(std::size_t bytes) override;
    std::unique_ptr<HostMemory> doAllocateHost(std::size_t bytes) override;
    ProgramRecord describe(const ProgramSource& source) const override;
    std::unique_ptr<Program> doBuild(const ProgramSource& source) override;
    void doUpload(std::span<const std::byte> from, Buffer& to) override;
    void doDownload(const Buffer& from, std::span<std::byte> to) override;
    void doRestore(const Buffer& from, Buffer& to, std::size_t bytes) override;
    void doFill(Buffer& buffer, std::uint32_t word, std::size_t first, std::size_t count) override;
    void doLaunch(const Kernel& kernel, NdRange range, std::span<const Argument> arguments,
                  Coordinates at) override;
    std::unique_ptr<Pending> doMark() override;
    void doFinish() override;

    std::shared_ptr<CudaContext> m_context;
    Stream m_stream;
    Timeline m_timeline;
    std::shared_ptr<EventPool> m_markEvents;
    /// Set while capture() runs.
    Capture* m_capture = nullptr;
};

} // namespace sortscope::backend::cuda
