// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/cudaqueue.h"

#include "core/backend/cuda/cudaprogram.h"
#include "core/backend/cuda/gate.h"
#include "core/backend/cuda/kernelcompiler.h"
#include "core/backend/cuda/occupancy.h"
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

/// A launch in the form for cuLaunchKernelEx.
class LaunchConfig {
public:
    LaunchConfig(const NdRange& range, std::size_t localMemory, bool overlaps, CUstream stream)
    {
        const auto blocks = [](std::size_t global, std::size_t local) {
            return static_cast<unsigned>(global / local);
        };
        m_config.gridDimX = blocks(range.global.x, range.local.x);
        m_config.gridDimY = blocks(range.global.y, range.local.y);
        m_config.gridDimZ = blocks(range.global.z, range.local.z);
        m_config.blockDimX = static_cast<unsigned>(range.local.x);
        m_config.blockDimY = static_cast<unsigned>(range.local.y);
        m_config.blockDimZ = static_cast<unsigned>(range.local.z);
        m_config.sharedMemBytes = static_cast<unsigned>(localMemory);
        m_config.hStream = stream;
        m_config.attrs = m_attributes.data();
        if (range.cluster > 0) {
            auto& attribute = add(CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION);
            attribute.clusterDim.x = static_cast<unsigned>(range.cluster);
            attribute.clusterDim.y = 1;
            attribute.clusterDim.z = 1;
        }
        if (overlaps)
            add(CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION)
                .programmaticStreamSerializationAllowed = 1;
    }
    LaunchConfig(const LaunchConfig&) = delete;
    LaunchConfig& operator=(const LaunchConfig&) = delete;

    const CUlaunchConfig* get() const { return &m_config; }

private:
    CUlaunchAttributeValue& add(CUlaunchAttributeID id)
    {
        auto& attribute = m_attributes.at(m_config.numAttrs++);
        attribute.id = id;
        return attribute.value;
    }

    std::array<CUlaunchAttribute, 2> m_attributes{};
    CUlaunchConfig m_config{};
};

const CudaKernel& cudaKernel(const Kernel& kernel)
{
    return dynamic_cast<const CudaKernel&>(kernel);
}

/// Throws Unsupported if CUDA has no room for the launch: "Compute Capabilities" in the CUDA C++ Programming
/// Guide, the same for all.
void requireRoom(const Kernel& kernel, const NdRange& range)
{
    constexpr std::size_t kMostX = std::numeric_limits<std::int32_t>::max();
    constexpr std::size_t kMostOther = 65535;
    constexpr std::size_t kDeepestBlock = 64;
    const Extent& global = range.global;
    const Extent& local = range.local;
    if (global.x / local.x > kMostX || global.y / local.y > kMostOther || global.z / local.z > kMostOther)
        throw Unsupported(fmt::format(
            "launch of {}: {} work-items in work-groups of {} are more work-groups than a CUDA grid has room "
            "for: {} in the first dimension, {} in the others",
            kernel.name(), textOf(global), textOf(local), kMostX, kMostOther));
    if (local.items() > kernel.maxWorkGroupSize())
        throw workGroupTooLarge(kernel.name(), local.items(), kernel.maxWorkGroupSize());
    if (local.z > kDeepestBlock)
        throw Unsupported(fmt::format(
            "launch of {}: work-groups of {}: CUDA's have at most {} work-items in the third dimension",
            kernel.name(), textOf(local), kDeepestBlock));
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

void CudaQueue::requireClusters() const
{
    if (attribute(m_context->api(), m_context->device(), CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH) == 0)
        throw Unsupported(fmt::format("clusters of work-groups need compute capability 9.0 or a later one "
                                      "that has them, and this device has {}.{}",
                                      m_context->computeCapability() / 10,
                                      m_context->computeCapability() % 10));
}

bool CudaQueue::allowClusters(const Kernel& kernel, const NdRange& range)
{
    requireClusters();
    cudaKernel(kernel).allowLocalMemory(range.localMemory);
    m_context->makeCurrent();
    const auto& api = m_context->api();
    const auto function = cudaKernel(kernel).function();
    // Every device that has clusters has them of up to eight work-groups. Only some have larger ones.
    check(api.functionSetAttribute(function, CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, 1),
          "cuFuncSetAttribute");
    int clusters = 0;
    const LaunchConfig config(range, range.localMemory, false, m_stream.handle);
    const CUresult result = api.mostActiveClusters(&clusters, function, config.get());
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

void CudaQueue::setArguments(const NdRange& range, std::span<const Argument> arguments)
{
    // Reserved, since pointers to the words must stay.
    m_words.clear();
    m_words.reserve(arguments.size());
    m_pointers.clear();
    auto localMemory = range.localMemory;
    for (const auto& argument : arguments) {
        if (const auto* value = std::get_if<ValueArgument>(&argument)) {
            m_pointers.push_back(const_cast<std::byte*>(value->bytes().data())); // NOLINT(*-const-cast)
            continue;
        }
        if (const auto* memory = std::get_if<BufferArgument>(&argument)) {
            m_words.push_back(pointer(*memory->buffer) + memory->offset);
        } else {
            m_words.push_back(placeOfLocal(localMemory));
            localMemory = m_words.back() + std::get<LocalArgument>(argument).bytes;
        }
        m_pointers.push_back(&m_words.back());
    }
}

void CudaQueue::doLaunch(const Kernel& kernel, const NdRange& range, std::span<const Argument> arguments,
                         Coordinates at)
{
    const auto& known = cudaKernel(kernel);
    requireRoom(kernel, range);
    known.require(arguments);
    const auto localMemory = localMemoryOf(range, arguments);
    known.allowLocalMemory(localMemory);
    setArguments(range, arguments);
    const bool overlaps = range.overlaps && options().launch == LaunchMode::Overlap;
    issueLaunch(
        CommandKind::Kernel, kernel.name(),
        [&] {
            const LaunchConfig config(range, localMemory, overlaps, m_stream.handle);
            const CUresult result =
                m_context->api().launchKernelEx(config.get(), known.function(), m_pointers.data(), nullptr);
            if (result != CUDA_SUCCESS && range.cluster > 0)
                requireClusters();
            if (result != CUDA_SUCCESS)
                check(result, fmt::format("cuLaunchKernelEx({})", kernel.name()));
        },
        [&]() -> std::vector<Captured> {
            return {{{.kind = CommandKind::Kernel,
                      .name = kernel.name(),
                      .at = at,
                      .globalSize = range.global.items(),
                      .localSize = range.local.items()},
                     Work::One}};
        });
}

void CudaQueue::addFacts(KernelFacts& facts, const Kernel& kernel, const NdRange& range) const
{
    const auto& known = cudaKernel(kernel);
    const auto& api = m_context->api();
    m_context->makeCurrent();
    facts.registers = known.number(CU_FUNC_ATTRIBUTE_NUM_REGS);
    facts.staticLocalBytes = known.number(CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES);
    setPrivateBytes(facts, known.number(CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES));
    int groups = 0;
    check(api.mostActiveGroups(&groups, known.function(), static_cast<int>(facts.localSize),
                               *facts.dynamicLocalBytes),
          "cuOccupancyMaxActiveBlocksPerMultiprocessor");
    facts.residentGroups = static_cast<std::size_t>(groups);
    addOccupancy(facts, occupancyLimits(api, m_context->device()));
    if (range.cluster > 0) {
        // Fewer of them may fit: a cluster lies in one part of the device.
        int clusters = 0;
        const LaunchConfig config(range, *facts.dynamicLocalBytes, false, m_stream.handle);
        check(api.mostActiveClusters(&clusters, known.function(), config.get()),
              "cuOccupancyMaxActiveClusters");
        const auto inAll = facts.globalSize / facts.localSize / range.cluster;
        facts.waves = clusters > 0 ? std::optional(static_cast<double>(inAll) / clusters) : std::nullopt;
    }
    if (facts.privateBytes != 0U)
        facts.spilledBytes = known.spilledBytes();
}

NativeHandles CudaQueue::handles()
{
    m_context->makeCurrent();
    return {m_stream.handle, m_context->handle(), nullptr, false};
}

void* CudaQueue::handleOf(const Buffer& buffer) const
{
    return reinterpret_cast<void*>(pointer(buffer)); // NOLINT(*-reinterpret-cast,*-int-to-ptr)
}

/// As issueLaunch(), in two parts.
void CudaQueue::doBeginWork(const Command& command, bool isOne)
{
    throwIfStopped();
    m_context->makeCurrent();
    m_work = {command, isOne ? Work::One : Work::Some, true};
    if (m_capture != nullptr || !traced())
        return;
    m_runClock.expect({m_work});
    m_workClock = m_runClock.clock();
    if (m_workClock != Clock::Cupti)
        m_workSpan = m_timeline.begin();
}

void CudaQueue::doEndWork(Command command)
{
    if (m_capture != nullptr) {
        m_capture->push_back(std::move(m_work));
        return;
    }
    if (!traced()) {
        countLaunch(command.kind, command.name);
        return;
    }
    command.clock = m_workClock;
    if (command.clock == Clock::Cupti) {
        record(std::move(command), doMark());
        return;
    }
    m_timeline.end(m_workSpan);
    record(std::move(command), std::make_unique<PendingSpan>(*this, std::move(m_workSpan)));
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
