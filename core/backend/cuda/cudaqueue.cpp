// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/cudaqueue.h"

#include "core/backend/cuda/cudaprogram.h"
#include "core/backend/cuda/gate.h"
#include "core/backend/cuda/kernelcompiler.h"
#include "core/backend/hostvector.h"
#include "core/backend/workgrouplimit.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <iterator>
#include <limits>
#include <stdexcept>

namespace sortscope::backend::cuda {
namespace {

CUdeviceptr asAddress(const void* host)
{
    // With unified addressing a host pointer is its own address (cuMemcpyAsync in the driver API manual).
    return reinterpret_cast<CUdeviceptr>(host); // NOLINT(*-reinterpret-cast)
}

/// A launch's arguments in the form for cuLaunchKernel: a pointer to each value.
class KernelArguments {
public:
    explicit KernelArguments(std::span<const Argument> arguments)
    {
        if (arguments.size() > kMost)
            throw std::logic_error(fmt::format("a kernel takes at most {} arguments here", kMost));
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            m_pointers[i] = &m_values[i];
            std::visit([&](const auto& value) { store(i, value); }, arguments[i]);
        }
    }

    void** pointers() { return m_pointers.data(); }

private:
    static constexpr std::size_t kMost = 16;

    void store(std::size_t index, const Buffer* buffer)
    {
        m_values[index] = CudaBuffer::of(*buffer).address();
    }
    template <typename Scalar>
    void store(std::size_t index, Scalar value)
    {
        std::memcpy(&m_values[index], &value, sizeof(value));
    }

    std::array<std::uint64_t, kMost> m_values{};
    std::array<void*, kMost> m_pointers{};
};

/// A launch in the form for cuLaunchKernelEx; clusters are the only attribute.
class LaunchConfig {
public:
    LaunchConfig(NdRange range, CUstream stream)
    {
        m_attribute.id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
        m_attribute.value.clusterDim.x = static_cast<unsigned>(range.cluster.groups);
        m_attribute.value.clusterDim.y = 1;
        m_attribute.value.clusterDim.z = 1;
        m_config.gridDimX = static_cast<unsigned>(range.global / range.local);
        m_config.gridDimY = 1;
        m_config.gridDimZ = 1;
        m_config.blockDimX = static_cast<unsigned>(range.local);
        m_config.blockDimY = 1;
        m_config.blockDimZ = 1;
        m_config.sharedMemBytes = static_cast<unsigned>(range.cluster.localMemory);
        m_config.hStream = stream;
        m_config.attrs = &m_attribute;
        m_config.numAttrs = range.cluster.groups > 0 ? 1 : 0;
    }
    LaunchConfig(const LaunchConfig&) = delete;
    LaunchConfig& operator=(const LaunchConfig&) = delete;

    const CUlaunchConfig* get() const { return &m_config; }

private:
    CUlaunchAttribute m_attribute{};
    CUlaunchConfig m_config{};
};

CUfunction functionOf(const Kernel& kernel)
{
    return dynamic_cast<const CudaKernel&>(kernel).function();
}

} // namespace

CudaQueue::Stream::Stream(const CudaContext& owner) : context(owner)
{
    context.makeCurrent();
    // Non-blocking: work that another library puts on the default stream must not stretch our commands.
    check(context.api().streamCreate(&handle, CU_STREAM_NON_BLOCKING), "cuStreamCreate");
}

CudaQueue::Stream::~Stream()
{
    context.tryMakeCurrent();
    context.api().streamDestroy(handle);
}

CudaQueue::CudaQueue(std::shared_ptr<CudaContext> context, QueueOptions options)
    : Queue(std::move(options)),
      m_context(std::move(context)),
      m_stream(*m_context),
      m_timeline(m_context, m_stream.handle),
      m_markEvents(std::make_shared<EventPool>(m_context, CU_EVENT_DISABLE_TIMING)),
      m_runClock(m_context, m_stream.handle, Queue::options())
{}

/// A command between two events.
class CudaQueue::PendingSpan : public Pending {
public:
    PendingSpan(CudaQueue& queue, std::shared_ptr<Timeline::Span> span)
        : m_queue(queue),
          m_span(std::move(span))
    {}
    void wait() override
    {
        m_queue.m_runClock.beforeWait();
        Timeline::wait(*m_span);
    }
    CommandTimes times() override
    {
        m_queue.m_runClock.beforeWait();
        return m_queue.m_timeline.times(*m_span);
    }

private:
    CudaQueue& m_queue;
    std::shared_ptr<Timeline::Span> m_span;
};

/// An event behind a command; the command's times are known elsewhere, or not at all.
class CudaQueue::PendingMark : public Pending {
public:
    PendingMark(CudaQueue& queue, Event event) : m_queue(queue), m_event(std::move(event)) {}
    void wait() override
    {
        m_queue.m_runClock.beforeWait();
        m_event.wait();
    }
    CommandTimes times() override { return {}; }

private:
    CudaQueue& m_queue;
    Event m_event;
};

CudaQueue::~CudaQueue()
{
    m_runClock.beforeWait();
    m_context->tryMakeCurrent();
    // Unchecked: after a fault there is nothing left to wait for.
    m_context->api().ctxSynchronize();
}

CudaQueue& CudaQueue::of(Queue& queue)
{
    auto* own = dynamic_cast<CudaQueue*>(&queue);
    if (own == nullptr)
        throw std::logic_error("a CUDA algorithm was given the queue of another backend");
    return *own;
}

bool CudaQueue::hasGuards() const
{
    return !isSanitized();
}

std::unique_ptr<Buffer> CudaQueue::doAllocate(std::size_t bytes, std::size_t guardBytes)
{
    const bool mapped = options().transfer == TransferMode::Mapped;
    return std::make_unique<CudaBuffer>(m_context, bytes, guardBytes,
                                        mapped ? CudaBuffer::Place::MappedHost : CudaBuffer::Place::Device);
}

void CudaQueue::doWriteBehind(Buffer& buffer, std::span<const std::byte> from)
{
    copyUnrecorded(pointer(buffer) + buffer.bytes(), asAddress(from.data()), from.size());
}

void CudaQueue::doReadBehind(const Buffer& buffer, std::span<std::byte> to)
{
    copyUnrecorded(asAddress(to.data()), pointer(buffer) + buffer.bytes(), to.size());
}

void CudaQueue::copyUnrecorded(CUdeviceptr to, CUdeviceptr from, std::size_t bytes)
{
    m_runClock.beforeWait();
    m_context->makeCurrent();
    check(m_context->api().memCopyAsync(to, from, bytes, m_stream.handle), "cuMemcpyAsync");
    doFinish();
}

std::unique_ptr<HostMemory> CudaQueue::doAllocateHost(std::size_t bytes)
{
    if (options().transfer == TransferMode::Pinned)
        return std::make_unique<PinnedMemory>(m_context, bytes);
    return std::make_unique<HostVector>(bytes);
}

ProgramRecord CudaQueue::describe(const ProgramSource& source) const
{
    return recordOf(source, optionsText(source, architectureOf(*m_context)), preludeFor(source));
}

std::unique_ptr<Program> CudaQueue::doBuild(const ProgramSource& source)
{
    return std::make_unique<CudaProgram>(m_context, source);
}

std::size_t CudaQueue::clusterLocalMemory() const
{
    const auto number = [this](CUdevice_attribute name) {
        return attribute(m_context->api(), m_context->device(), name);
    };
    if (number(CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH) == 0)
        throw Unsupported(fmt::format("clusters of work-groups need compute capability 9.0 or a later one "
                                      "that has them, and this device has {}.{}",
                                      m_context->computeCapability() / 10,
                                      m_context->computeCapability() % 10));
    return static_cast<std::size_t>(number(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN));
}

bool CudaQueue::allowClusters(const Kernel& kernel, NdRange range)
{
    if (range.cluster.localMemory > clusterLocalMemory())
        return false;
    m_context->makeCurrent();
    const auto& api = m_context->api();
    const auto function = functionOf(kernel);
    check(api.functionSetAttribute(function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                                   static_cast<int>(range.cluster.localMemory)),
          "cuFuncSetAttribute");
    // Every device that has clusters has them of up to eight work-groups. Only some have larger ones.
    check(api.functionSetAttribute(function, CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, 1),
          "cuFuncSetAttribute");
    int clusters = 0;
    const CUresult result =
        api.mostActiveClusters(&clusters, function, LaunchConfig(range, m_stream.handle).get());
    // The answer of a device without such clusters: cuOccupancyMaxActiveClusters in the driver API manual.
    if (result == CUDA_ERROR_INVALID_CLUSTER_SIZE)
        return false;
    check(result, "cuOccupancyMaxActiveClusters");
    return clusters > 0;
}

template <typename Put, typename Describe>
void CudaQueue::issueLaunch(CommandKind kind, const std::string& name, const Put& put,
                            const Describe& describe)
{
    m_context->makeCurrent();
    if (m_capture != nullptr || traced()) {
        std::vector<Captured> commands = describe();
        auto whole =
            kind == CommandKind::Graph ? Command{.kind = kind, .name = name} : commands.front().command;
        issueTraced(std::move(whole), std::move(commands), put);
    } else {
        put();
        countLaunch(kind, name);
    }
}

template <typename Put>
void CudaQueue::issueTransfer(CommandKind kind, const char* name, std::size_t bytes, const Put& put)
{
    m_context->makeCurrent();
    if (m_capture != nullptr || traced()) {
        const Command command{.kind = kind, .name = name, .bytes = bytes};
        issueTraced(command, {{command, Work::One}}, put);
    } else {
        put();
        countTransfer(kind, bytes);
    }
}

template <typename Put>
void CudaQueue::issueTraced(Command command, std::vector<Captured> commands, const Put& put)
{
    if (m_capture != nullptr) {
        put();
        std::ranges::move(commands, std::back_inserter(*m_capture));
        return;
    }
    m_runClock.expect(std::move(commands));
    command.clock = m_runClock.clock();
    if (command.clock == Clock::Cupti) {
        put();
        record(std::move(command), doMark());
    } else {
        record(std::move(command), std::make_unique<PendingSpan>(*this, m_timeline.surround(put)));
    }
}

void CudaQueue::copyOnHost(CommandKind kind, std::span<std::byte> to, std::span<const std::byte> from)
{
    // In stream order: commands that were issued before may still read or write the memory.
    doFinish();
    recordOnHost({.kind = kind, .name = "memcpy", .bytes = from.size()},
                 [&] { std::memcpy(to.data(), from.data(), from.size()); });
}

void CudaQueue::refuseInCapture(const char* what) const
{
    if (m_capture != nullptr)
        throw Unsupported(fmt::format("{} cannot be captured in a graph: the host takes part in it", what));
}

void CudaQueue::doUpload(std::span<const std::byte> from, Buffer& to)
{
    refuseInCapture("an upload");
    const auto& buffer = CudaBuffer::of(to);
    if (buffer.host() != nullptr) {
        copyOnHost(CommandKind::Upload, {buffer.host(), from.size()}, from);
        return;
    }
    // The driver waits for copies of memory that is not pinned.
    m_runClock.beforeWait();
    issueTransfer(CommandKind::Upload, "memcpy-host-to-device", from.size(), [&] {
        check(m_context->api().memCopyAsync(buffer.address(), asAddress(from.data()), from.size(),
                                            m_stream.handle),
              "cuMemcpyAsync");
    });
}

void CudaQueue::doDownload(const Buffer& from, std::span<std::byte> to)
{
    refuseInCapture("a download");
    const auto& buffer = CudaBuffer::of(from);
    if (buffer.host() != nullptr) {
        copyOnHost(CommandKind::Download, to, {buffer.host(), to.size()});
        return;
    }
    m_runClock.beforeWait();
    issueTransfer(CommandKind::Download, "memcpy-device-to-host", to.size(), [&] {
        check(
            m_context->api().memCopyAsync(asAddress(to.data()), buffer.address(), to.size(), m_stream.handle),
            "cuMemcpyAsync");
    });
}

void CudaQueue::doRestore(const Buffer& from, Buffer& to, std::size_t bytes)
{
    issueTransfer(CommandKind::Restore, "memcpy-device-to-device", bytes, [&] {
        check(m_context->api().memCopyAsync(pointer(to), pointer(from), bytes, m_stream.handle),
              "cuMemcpyAsync");
    });
}

void CudaQueue::doFill(Buffer& buffer, std::uint32_t word, std::size_t first, std::size_t count)
{
    issueTransfer(CommandKind::Fill, "memset-d32", count * sizeof(word), [&] {
        check(m_context->api().memSetD32Async(pointer(buffer) + first * sizeof(word), word, count,
                                              m_stream.handle),
              "cuMemsetD32Async");
    });
}

void CudaQueue::doLaunch(const Kernel& kernel, NdRange range, std::span<const Argument> arguments,
                         Coordinates at)
{
    const auto blocks = range.global / range.local;
    // Maximum x-dimension of a grid: "Compute Capabilities" in the CUDA C++ Programming Guide.
    if (blocks > static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max()))
        throw Unsupported(
            fmt::format("launch of {}: a CUDA grid has no room for {} work-groups", kernel.name(), blocks));
    const auto function = functionOf(kernel);
    KernelArguments values(arguments);
    const auto& api = m_context->api();
    issueLaunch(
        CommandKind::Kernel, kernel.name(),
        [&] {
            const CUresult result = range.cluster.groups == 0
                                        ? api.launchKernel(function, static_cast<unsigned>(blocks), 1, 1,
                                                           static_cast<unsigned>(range.local), 1, 1, 0,
                                                           m_stream.handle, values.pointers(), nullptr)
                                        : api.launchKernelEx(LaunchConfig(range, m_stream.handle).get(),
                                                             function, values.pointers(), nullptr);
            if (result != CUDA_SUCCESS && range.local > kernel.maxWorkGroupSize())
                throw workGroupTooLarge(kernel.name(), range.local, kernel.maxWorkGroupSize());
            if (result != CUDA_SUCCESS)
                check(result, fmt::format("cuLaunchKernel({})", kernel.name()));
        },
        [&]() -> std::vector<Captured> {
            return {{{.kind = CommandKind::Kernel,
                      .name = kernel.name(),
                      .at = at,
                      .globalSize = range.global,
                      .localSize = range.local},
                     Work::One}};
        });
}

void CudaQueue::recordKernel(const std::string& name, const std::function<void()>& launches, Work work)
{
    throwIfStopped();
    issueLaunch(CommandKind::Kernel, name, launches, [&]() -> std::vector<Captured> {
        return {{{.kind = CommandKind::Kernel, .name = name}, work}};
    });
}

std::unique_ptr<Graph> CudaQueue::capture(const std::function<void()>& launches)
{
    throwIfStopped();
    refuseInCapture("another capture");
    m_context->makeCurrent();
    const DriverApi& api = m_context->api();
    std::vector<Captured> captured;
    CUgraph graph = nullptr;
    check(api.streamBeginCapture(m_stream.handle, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL),
          "cuStreamBeginCapture");
    m_capture = &captured;
    try {
        launches();
    } catch (...) {
        m_capture = nullptr;
        if (api.streamEndCapture(m_stream.handle, &graph) == CUDA_SUCCESS)
            api.graphDestroy(graph);
        throw;
    }
    m_capture = nullptr;
    check(api.streamEndCapture(m_stream.handle, &graph), "cuStreamEndCapture");
    auto executable = std::make_unique<CudaGraph>(m_context, graph, std::move(captured));
    // Uploaded now, so that the first replay does not pay for it.
    check(api.graphUpload(executable->executable(), m_stream.handle), "cuGraphUpload");
    return executable;
}

void CudaQueue::replay(const Graph& graph)
{
    throwIfStopped();
    const auto& own = dynamic_cast<const CudaGraph&>(graph);
    issueLaunch(
        CommandKind::Graph, own.name(),
        [&] { check(m_context->api().graphLaunch(own.executable(), m_stream.handle), "cuGraphLaunch"); },
        [&] { return own.commands(); });
}

std::unique_ptr<Queue::Pending> CudaQueue::doMark()
{
    Event mark(m_markEvents);
    mark.record(m_stream.handle);
    return std::make_unique<PendingMark>(*this, std::move(mark));
}

void CudaQueue::doFinish()
{
    refuseInCapture("waiting");
    m_runClock.beforeWait();
    m_context->makeCurrent();
    check(m_context->api().streamSynchronize(m_stream.handle), "cuStreamSynchronize");
}

void CudaQueue::trace(Tracing tracing)
{
    Queue::trace(tracing);
    m_runClock.stopRecording();
}

void CudaQueue::doBeginRun()
{
    if (tracesRun())
        m_runClock.begin();
}

void CudaQueue::doEndRun()
{
    m_runClock.end();
}

void CudaQueue::settle(std::vector<Command>& commands)
{
    m_runClock.settle(commands);
}

} // namespace sortscope::backend::cuda
