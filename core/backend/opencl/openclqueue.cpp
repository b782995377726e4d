// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/opencl/openclqueue.h"

#include "core/backend/hostvector.h"
#include "core/backend/kernelcache.h"
#include "core/backend/nokernel.h"
#include "core/backend/opencl/openclerror.h"
#include "core/backend/opencl/openclprogram.h"
#include "core/backend/opencl/poclcache.h"
#include "core/backend/ptxaslog.h"
#include "core/backend/workgrouplimit.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

namespace sortscope::backend::opencl {
namespace {

class OpenClBuffer : public Buffer {
public:
    OpenClBuffer(cl::Buffer memory, std::size_t bytes) : m_memory(std::move(memory)), m_bytes(bytes) {}
    std::size_t bytes() const override { return m_bytes; }
    const cl::Buffer& memory() const { return m_memory; }

private:
    cl::Buffer m_memory;
    std::size_t m_bytes;
};

const cl::Buffer& memoryOf(const Buffer& buffer)
{
    return dynamic_cast<const OpenClBuffer&>(buffer).memory();
}

std::string buildOptions(const OpenClContext& context, const ProgramSource& source)
{
    // Stated, because a default may be a language version that the driver refuses.
    std::string options = "-cl-std=CL1.2";
    if (context.logsUsage)
        options += " -cl-nv-verbose";
    for (const auto& [name, value] : source.defines)
        options += fmt::format(" -D{}={}", name, value);
    return options;
}

cl::Program compile(const OpenClContext& context, const ProgramSource& source, const std::string& options)
{
    cl::Program program = checked([&] { return cl::Program(context.context, source.text, false); });
    try {
        program.build(context.device, options.c_str());
    } catch (const cl::Error& error) {
        std::string log;
        program.getBuildInfo(context.device, CL_PROGRAM_BUILD_LOG, &log);
        if (isPocl(context.device))
            log = withSourceName(log, source.file);
        throw BuildError(fmt::format("{} does not compile for {} ({}){}:\n{}", source.file,
                                     context.device.getInfo<CL_DEVICE_NAME>(), codeName(error.err()),
                                     isPocl(context.device) ? poclCacheFault() : "", log));
    }
    return program;
}

/// What NVIDIA's assembler says of a program that was just built. Where the driver took it from its own
/// cache, the log is empty, and this is what the assembler said when the program was first built.
std::string usageOf(const OpenClContext& context, const ProgramSource& source, const std::string& options,
                    const cl::Program& program)
{
    if (!context.logsUsage)
        return {};
    auto log = checked([&] { return program.getBuildInfo<CL_PROGRAM_BUILD_LOG>(context.device); });
    const auto key = fmt::format("OpenCL log\n{}\n{}\n{}\n{}", context.device.getInfo<CL_DEVICE_NAME>(),
                                 context.device.getInfo<CL_DRIVER_VERSION>(), options, source.text);
    const KernelCache cache(KernelCache::defaultFolder());
    if (!saysUsage(log))
        return cache.find(key).value_or(std::string());
    cache.store(key, log);
    return log;
}

cl::CommandQueue openQueue(const OpenClContext& context)
{
    return checked([&] { return cl::CommandQueue(context.context, context.device, 0); });
}

/// Opens a queue that keeps times. Some devices refuse that; their commands then have no times.
cl::CommandQueue openTracedQueue(const OpenClContext& context)
{
    return checked([&] {
        try {
            return cl::CommandQueue(context.context, context.device, CL_QUEUE_PROFILING_ENABLE);
        } catch (const cl::Error& error) {
            if (error.err() != CL_INVALID_QUEUE_PROPERTIES)
                throw;
            return cl::CommandQueue(context.context, context.device, 0);
        }
    });
}

/// Returns the stamp; empty if the driver does not have it, and if it is 0: no device has worked since time
/// began.
std::optional<std::int64_t> stampOf(const cl::Event& event, cl_profiling_info name)
{
    cl_ulong time = 0;
    const auto status = clGetEventProfilingInfo(event(), name, sizeof(time), &time, nullptr);
    if (status != CL_SUCCESS && status != CL_PROFILING_INFO_NOT_AVAILABLE)
        throw cl::Error(status, "clGetEventProfilingInfo");
    return time == 0 ? std::nullopt : std::optional(static_cast<std::int64_t>(time));
}

/// True if a launch was refused because its work-groups are too large for the kernel; some drivers report
/// another fault. The limit is checked after the refusal, since a reported limit may not hold.
bool exceedsLimit(const cl::Error& error, const NdRange& range, const OpenClKernel& kernel)
{
    return (error.err() == CL_INVALID_WORK_GROUP_SIZE || error.err() == CL_OUT_OF_RESOURCES)
           && range.local.items() > kernel.reportedLimit();
}

cl::NDRange rangeOf(const Extent& extent)
{
    return extent.z > 1   ? cl::NDRange(extent.x, extent.y, extent.z)
           : extent.y > 1 ? cl::NDRange(extent.x, extent.y)
                          : cl::NDRange(extent.x);
}

/// Both ranges of a launch need the same number of dimensions: those of the larger one.
cl::NDRange localRangeOf(const NdRange& range)
{
    const auto& [x, y, z] = range.local;
    return range.global.z > 1   ? cl::NDRange(x, y, z)
           : range.global.y > 1 ? cl::NDRange(x, y)
                                : cl::NDRange(x);
}

/// Throws Unsupported for what OpenCL, or the device, does not give to a launch.
void requireRoom(const OpenClContext& context, const OpenClKernel& kernel, const NdRange& range,
                 std::span<const Argument> arguments)
{
    if (range.cluster > 0)
        throw Unsupported(
            fmt::format("launch of {}: OpenCL has no clusters of work-groups; CUDA has them", kernel.name()));
    if (range.localMemory > 0)
        throw Unsupported(fmt::format("launch of {}: OpenCL gives local memory to arguments alone, not to "
                                      "arrays without a size",
                                      kernel.name()));
    if (arguments.size() != kernel.parameters())
        throw wrongArgumentCount(kernel.name(), arguments.size(), kernel.parameters());
    if (const auto bytes = localMemoryOf(range, arguments); bytes > 0)
        requireLaunchMemory(kernel.name(), kernel.localMemory(), bytes, context.localMemory);
}

/// Gives a kernel an argument. Throws std::invalid_argument if its parameter is of another kind or size.
template <typename Value>
void setArgument(const OpenClKernel& kernel, std::size_t index, std::size_t bytes, const Value* value)
{
    const auto status = clSetKernelArg(kernel.kernel()(), static_cast<cl_uint>(index), bytes,
                                       static_cast<const void*>(value));
    switch (status) {
    case CL_SUCCESS:
        return;
    case CL_INVALID_ARG_SIZE:
    case CL_INVALID_ARG_VALUE:
    case CL_INVALID_MEM_OBJECT:
        throw std::invalid_argument(
            fmt::format("launch of {}: argument {}, {}, does not suit the kernel's parameter ({})",
                        kernel.name(), index + 1,
                        std::is_same_v<Value, cl_mem> ? "a buffer"
                        : value == nullptr            ? "local memory"
                                                      : fmt::format("a value of {} bytes", bytes),
                        codeName(status)));
    default:
        throw cl::Error(status, "clSetKernelArg");
    }
}

/// Returns the part of an argument's buffer. Throws Unsupported if the device has no parts that begin there.
cl::Buffer partOf(const OpenClContext& context, const OpenClKernel& kernel, std::size_t index,
                  const BufferArgument& argument)
{
    if (argument.offset % context.partAlignment != 0)
        throw Unsupported(fmt::format("launch of {}: argument {} begins at byte {} of its buffer, and this "
                                      "device takes multiples of {}; "
                                      "give the kernel the whole buffer, and the place as a number",
                                      kernel.name(), index + 1, argument.offset, context.partAlignment));
    const cl_buffer_region part{argument.offset, argument.buffer->bytes() - argument.offset};
    auto memory = memoryOf(*argument.buffer);
    return memory.createSubBuffer(CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &part);
}

} // namespace

class OpenClQueue::PendingEvent : public Pending {
public:
    explicit PendingEvent(cl::Event event) : m_event(std::move(event)) {}
    void wait() override
    {
        checked([this] { m_event.wait(); });
    }
    CommandTimes times() override
    {
        return checked([this]() -> CommandTimes {
            return {stampOf(m_event, CL_PROFILING_COMMAND_QUEUED),
                    stampOf(m_event, CL_PROFILING_COMMAND_SUBMIT),
                    stampOf(m_event, CL_PROFILING_COMMAND_START), stampOf(m_event, CL_PROFILING_COMMAND_END)};
        });
    }

private:
    cl::Event m_event;
};

/// Work between two events.
class OpenClQueue::PendingWork : public Pending {
public:
    PendingWork(cl::Event front, cl::Event behind) : m_front(std::move(front)), m_behind(std::move(behind)) {}
    void wait() override { m_behind.wait(); }
    CommandTimes times() override
    {
        const auto front = m_front.times();
        return {front.queuedNs, front.submittedNs, front.endedNs, m_behind.times().endedNs};
    }

private:
    PendingEvent m_front;
    PendingEvent m_behind;
};

OpenClQueue::OpenClQueue(std::shared_ptr<OpenClContext> context, QueueOptions options)
    : Queue(std::move(options)),
      m_context(std::move(context)),
      m_tracedQueue(openTracedQueue(*m_context)),
      m_untracedQueue(openQueue(*m_context))
{}

OpenClQueue::~OpenClQueue()
{
    for (const auto* queue : {&m_tracedQueue, &m_untracedQueue}) {
        try {
            queue->finish();
        } catch (const cl::Error&) {
            m_context->broken = true;
        }
    }
}

std::unique_ptr<Buffer> OpenClQueue::doAllocate(std::size_t bytes, std::size_t guardBytes)
{
    const auto all = bytes + guardBytes;
    if (m_context->maxAllocation > 0 && all > m_context->maxAllocation)
        throw Unsupported(
            fmt::format("{} bytes in one buffer are more than this device can allocate ({} bytes)", all,
                        m_context->maxAllocation));
    const cl_mem_flags flags =
        CL_MEM_READ_WRITE
        | (options().transfer == TransferMode::ZeroCopy ? CL_MEM_ALLOC_HOST_PTR : cl_mem_flags{0});
    // OpenCL has no buffers of zero bytes.
    auto memory = checked(
        [&] { return cl::Buffer(m_context->context, flags, std::max<std::size_t>(all, sizeof(cl_uint))); });
    return std::make_unique<OpenClBuffer>(std::move(memory), bytes);
}

void OpenClQueue::doWriteBehind(Buffer& buffer, std::span<const std::byte> from)
{
    checked([&] {
        current().enqueueWriteBuffer(memoryOf(buffer), CL_TRUE, buffer.bytes(), from.size(), from.data());
    });
}

void OpenClQueue::doReadBehind(const Buffer& buffer, std::span<std::byte> to)
{
    checked([&] {
        current().enqueueReadBuffer(memoryOf(buffer), CL_TRUE, buffer.bytes(), to.size(), to.data());
    });
}

std::unique_ptr<HostMemory> OpenClQueue::doAllocateHost(std::size_t bytes)
{
    return std::make_unique<HostVector>(bytes);
}

ProgramRecord OpenClQueue::describe(const ProgramSource& source) const
{
    return recordOf(source, buildOptions(*m_context, source));
}

std::unique_ptr<Program> OpenClQueue::doBuild(const ProgramSource& source)
{
    const auto options = buildOptions(*m_context, source);
    const std::scoped_lock lock(m_context->programsMutex);
    auto [entry, fresh] = m_context->programs.try_emplace(options + '\n' + source.text);
    if (fresh) {
        try {
            entry->second.program = compile(*m_context, source, options);
            entry->second.usage = usageOf(*m_context, source, options, entry->second.program);
        } catch (...) {
            m_context->programs.erase(entry);
            throw;
        }
    }
    const auto& [program, usage] = entry->second;
    return std::make_unique<OpenClProgram>(program, usage, m_context->device, placeOf(source));
}

template <typename Work, typename Describe, typename Count>
void OpenClQueue::issue(const Work& work, const Describe& describe, const Count& count,
                        const std::source_location& where)
{
    if (!traced()) {
        checked([&] { work(m_untracedQueue, nullptr); }, where);
        count();
        return;
    }
    cl::Event event;
    checked([&] { work(m_tracedQueue, &event); }, where);
    Command command = describe();
    command.clock = Clock::OpenClEvent;
    record(std::move(command), std::make_unique<PendingEvent>(std::move(event)));
}

template <typename Work>
void OpenClQueue::issueTransfer(CommandKind kind, const char* name, std::size_t bytes, const Work& work,
                                const std::source_location& where)
{
    issue(
        work, [&] { return Command{.kind = kind, .name = name, .bytes = bytes}; },
        [&] { countTransfer(kind, bytes); }, where);
}

std::span<std::byte> OpenClQueue::map(const Buffer& buffer, std::size_t bytes, cl_map_flags flags,
                                      const char* name)
{
    void* memory = nullptr;
    issueTransfer(CommandKind::Map, name, bytes, [&](cl::CommandQueue& queue, cl::Event* event) {
        memory = queue.enqueueMapBuffer(memoryOf(buffer), CL_TRUE, flags, 0, bytes, nullptr, event);
    });
    return {static_cast<std::byte*>(memory), bytes};
}

void OpenClQueue::unmap(const Buffer& buffer, std::span<std::byte> memory, const char* name)
{
    issueTransfer(CommandKind::Unmap, name, memory.size(), [&](cl::CommandQueue& queue, cl::Event* event) {
        queue.enqueueUnmapMemObject(memoryOf(buffer), memory.data(), nullptr, event);
    });
}

void OpenClQueue::doUpload(std::span<const std::byte> from, Buffer& to)
{
    if (options().transfer != TransferMode::Copy) {
        const auto memory = map(to, from.size(), CL_MAP_WRITE_INVALIDATE_REGION, "map-write");
        recordOnHost({.kind = CommandKind::Upload, .name = "memcpy", .bytes = from.size()},
                     [&] { std::memcpy(memory.data(), from.data(), from.size()); });
        unmap(to, memory, "unmap-write");
        return;
    }
    issueTransfer(
        CommandKind::Upload, "write-buffer", from.size(), [&](cl::CommandQueue& queue, cl::Event* event) {
            queue.enqueueWriteBuffer(memoryOf(to), CL_FALSE, 0, from.size(), from.data(), nullptr, event);
        });
}

void OpenClQueue::doDownload(const Buffer& from, std::span<std::byte> to)
{
    if (options().transfer != TransferMode::Copy) {
        const auto memory = map(from, to.size(), CL_MAP_READ, "map-read");
        recordOnHost({.kind = CommandKind::Download, .name = "memcpy", .bytes = to.size()},
                     [&] { std::memcpy(to.data(), memory.data(), to.size()); });
        unmap(from, memory, "unmap-read");
        return;
    }
    issueTransfer(
        CommandKind::Download, "read-buffer", to.size(), [&](cl::CommandQueue& queue, cl::Event* event) {
            queue.enqueueReadBuffer(memoryOf(from), CL_FALSE, 0, to.size(), to.data(), nullptr, event);
        });
}

void OpenClQueue::doRestore(const Buffer& from, Buffer& to, std::size_t bytes)
{
    issueTransfer(CommandKind::Restore, "copy-buffer", bytes, [&](cl::CommandQueue& queue, cl::Event* event) {
        queue.enqueueCopyBuffer(memoryOf(from), memoryOf(to), 0, 0, bytes, nullptr, event);
    });
}

void OpenClQueue::doFill(Buffer& buffer, std::uint32_t word, std::size_t first, std::size_t count)
{
    const auto bytes = count * sizeof(word);
    issueTransfer(CommandKind::Fill, "fill-buffer", bytes, [&](cl::CommandQueue& queue, cl::Event* event) {
        queue.enqueueFillBuffer(memoryOf(buffer), cl_uint{word}, first * sizeof(word), bytes, nullptr, event);
    });
}

void OpenClQueue::doLaunch(const Kernel& kernel, const NdRange& range, std::span<const Argument> arguments,
                           Coordinates at)
{
    const auto& known = dynamic_cast<const OpenClKernel&>(kernel);
    requireRoom(*m_context, known, range, arguments);
    // A command keeps its memory from its launch on.
    std::vector<cl::Buffer> parts;
    const auto set = [&](std::size_t index) {
        const auto& argument = arguments[index];
        if (const auto* value = std::get_if<ValueArgument>(&argument))
            return setArgument(known, index, value->bytes().size(), value->bytes().data());
        if (const auto* local = std::get_if<LocalArgument>(&argument))
            return setArgument<std::byte>(known, index, local->bytes, nullptr);
        const auto& memory = std::get<BufferArgument>(argument);
        if (memory.offset > 0)
            parts.push_back(partOf(*m_context, known, index, memory));
        const cl_mem handle = memory.offset > 0 ? parts.back()() : memoryOf(*memory.buffer)();
        setArgument(known, index, sizeof(cl_mem), &handle);
    };
    issue(
        [&](cl::CommandQueue& queue, cl::Event* event) {
            for (std::size_t index = 0; index < arguments.size(); ++index)
                set(index);
            try {
                queue.enqueueNDRangeKernel(known.kernel(), cl::NullRange, rangeOf(range.global),
                                           localRangeOf(range), nullptr, event);
            } catch (const cl::Error& error) {
                if (exceedsLimit(error, range, known))
                    throw workGroupTooLarge(known.name(), range.local.items(), known.reportedLimit());
                throw;
            }
        },
        [&] {
            return Command{.kind = CommandKind::Kernel,
                           .name = kernel.name(),
                           .at = at,
                           .globalSize = range.global.items(),
                           .localSize = range.local.items()};
        },
        [&] { countLaunch(CommandKind::Kernel, kernel.name()); });
}

void OpenClQueue::addFacts(KernelFacts& facts, const Kernel& kernel, const NdRange& /*range*/) const
{
    const auto& known = dynamic_cast<const OpenClKernel&>(kernel);
    const auto& device = m_context->device;
    facts.staticLocalBytes = known.localMemory();
    checked([&] {
        // Drivers that do not know these answer 0, and PoCL has 1024 bytes of private memory for every
        // kernel.
        const auto told = [](auto number) {
            return number > 0 ? std::optional<std::size_t>(number) : std::nullopt;
        };
        facts.preferredMultiple =
            told(known.kernel().getWorkGroupInfo<CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE>(device));
        if (!isPocl(device))
            facts.privateBytes = told(known.kernel().getWorkGroupInfo<CL_KERNEL_PRIVATE_MEM_SIZE>(device));
        facts.registers = known.usage().registers;
        facts.spilledBytes = known.usage().spillStoreBytes;
        if (known.usage().stackBytes)
            facts.privateBytes = known.usage().stackBytes;
    });
}

NativeHandles OpenClQueue::handles()
{
    return {current()(), m_context->context(), m_context->device(), traced()};
}

void* OpenClQueue::handleOf(const Buffer& buffer) const
{
    return memoryOf(buffer)();
}

void OpenClQueue::recordWork(Command command, void* event)
{
    throwIfStopped();
    cl::Event owned(static_cast<cl_event>(event));
    if (!traced()) {
        countLaunch(command.kind, command.name);
        return;
    }
    if (event == nullptr)
        throw std::invalid_argument(fmt::format("{} comes without its event", command.name));
    command.clock = Clock::OpenClEvent;
    record(std::move(command), std::make_unique<PendingEvent>(std::move(owned)));
}

cl::Event OpenClQueue::markTraced()
{
    cl::Event event;
    checked([&] { m_tracedQueue.enqueueMarkerWithWaitList(nullptr, &event); });
    return event;
}

void OpenClQueue::doBeginWork(const Command& /*command*/, bool /*isOne*/)
{
    throwIfStopped();
    if (traced())
        m_workBegins = markTraced();
}

void OpenClQueue::doEndWork(Command command)
{
    if (!traced()) {
        countLaunch(command.kind, command.name);
        return;
    }
    command.clock = Clock::OpenClEvent;
    record(std::move(command), std::make_unique<PendingWork>(m_workBegins, markTraced()));
}

std::unique_ptr<Queue::Pending> OpenClQueue::doMark()
{
    cl::Event event;
    checked([&] {
        m_untracedQueue.enqueueMarkerWithWaitList(nullptr, &event);
        // The device works while the host continues to issue commands.
        m_untracedQueue.flush();
    });
    return std::make_unique<PendingEvent>(std::move(event));
}

void OpenClQueue::doFinish()
{
    try {
        checked([this] { current().finish(); });
    } catch (const Error&) {
        m_context->broken = true;
        throw;
    }
}

} // namespace sortscope::backend::opencl
