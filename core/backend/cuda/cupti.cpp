// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/cupti.h"

#include "core/backend/cuda/nvrtc.h"
#include "core/backend/error.h"
#include "core/base/sharedlibrary.h"

#include <cxxabi.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>

namespace sortscope::backend::cuda {
namespace {

// Declarations of cupti_activity.h and cupti_result.h, which a build without the CUDA Toolkit lacks. The
// records have grown at their ends with every version; the members here have been the same since CUDA 11.
constexpr int kSuccess = 0;
constexpr int kMaxLimitReached = 12;
constexpr int kNotEnoughPrivileges = 35;
constexpr int kMultipleSubscribers = 39;

enum ActivityKind : std::uint32_t { Memcpy = 1, Memset = 2, SerialisedKernel = 3, ConcurrentKernel = 10 };
constexpr std::array kTransfers{Memcpy, Memset};

ActivityKind kindOf(KernelRecords kernels)
{
    return kernels == KernelRecords::Concurrent ? ConcurrentKernel : SerialisedKernel;
}

struct KernelRecord {
    std::uint32_t kind;
    std::uint8_t caches[2];
    std::uint16_t registers;
    std::uint32_t partitionedCaches[2];
    std::uint64_t start;
    std::uint64_t end;
    std::uint64_t completed;
    std::uint32_t device;
    std::uint32_t context;
    std::uint32_t stream;
    std::int32_t grid[3];
    std::int32_t block[3];
    std::int32_t staticLocal;
    std::int32_t dynamicLocal;
    std::uint32_t privateBytes;
    std::uint32_t privateBytesInAll;
    std::uint32_t correlation;
    std::int64_t gridId;
    const char* name;
};
static_assert(offsetof(KernelRecord, start) == 16 && offsetof(KernelRecord, grid) == 52
              && offsetof(KernelRecord, correlation) == 92 && offsetof(KernelRecord, name) == 104);

struct MemcpyRecord {
    std::uint32_t kind;
    std::uint8_t copyKind;
    std::uint8_t others[3];
    std::uint64_t bytes;
    std::uint64_t start;
    std::uint64_t end;
};

struct MemsetRecord {
    std::uint32_t kind;
    std::uint32_t value;
    std::uint64_t bytes;
    std::uint64_t start;
    std::uint64_t end;
};

/// CUPTI_ACTIVITY_MEMCPY_KIND_HTOD and …_DTOH.
constexpr std::uint8_t kHostToDevice = 1;
constexpr std::uint8_t kDeviceToHost = 2;

// CUPTI's API version: 17 to 28 came with CUDA 11.7 to 12.9; since CUDA 13.0 it is 10,000 × major + …
constexpr std::uint32_t kOldest = 17;
constexpr std::uint32_t kEndOfCuda12 = 100;
constexpr std::uint32_t kCuda13 = 130'000;
constexpr std::uint32_t kEndOfCuda13 = 140'000;

constexpr std::size_t kBufferBytes = std::size_t{1} << 20U;
constexpr std::size_t kAlignment = 8;

using BufferRequested = void(std::uint8_t** buffer, std::size_t* size, std::size_t* mostRecords);
using BufferCompleted = void(void* context, std::uint32_t stream, std::uint8_t* buffer, std::size_t size,
                             std::size_t validSize);

} // namespace

struct Cupti::Functions {
    std::filesystem::path file;
    int (*version)(std::uint32_t* version) = nullptr;
    int (*registerCallbacks)(BufferRequested* requested, BufferCompleted* completed) = nullptr;
    int (*enable)(ActivityKind kind) = nullptr;
    int (*disable)(ActivityKind kind) = nullptr;
    int (*flushAll)(std::uint32_t flags) = nullptr;
    int (*nextRecord)(std::uint8_t* buffer, std::size_t validSize, void** record) = nullptr;
    int (*dropped)(void* context, std::uint32_t stream, std::size_t* dropped) = nullptr;
    int (*finalize)() = nullptr;
    int (*resultText)(int result, const char** text) = nullptr;
};

namespace {

/// The state that the callbacks fill: CUPTI calls them from threads of its own and without an argument of
/// ours.
struct Recording {
    std::mutex mutex;
    /// nullptr unless something is recorded.
    std::shared_ptr<const void> owner;
    int (*nextRecord)(std::uint8_t*, std::size_t, void**) = nullptr;
    int (*dropped)(void*, std::uint32_t, std::size_t*) = nullptr;
    std::vector<ActivityRecord> records;
    std::size_t lost = 0;
};

Recording& recording()
{
    static Recording one;
    return one;
}

void giveBuffer(std::uint8_t** buffer, std::size_t* size, std::size_t* mostRecords)
{
    *buffer = static_cast<std::uint8_t*>(std::aligned_alloc(kAlignment, kBufferBytes));
    *size = *buffer == nullptr ? 0 : kBufferBytes;
    *mostRecords = 0;
}

template <typename Record>
Record recordAt(const void* address)
{
    Record record;
    std::memcpy(&record, address, sizeof(record));
    return record;
}

std::size_t product(const std::int32_t (&sizes)[3])
{
    std::size_t all = 1;
    for (const auto size : sizes)
        all *= static_cast<std::size_t>(std::max(size, 0));
    return all;
}

ActivityRecord readKernel(const KernelRecord& kernel)
{
    const auto bytes = [](std::int32_t size) { return static_cast<std::size_t>(std::max(size, 0)); };
    return {.kind = CommandKind::Kernel,
            .name = shortKernelName(kernel.name == nullptr ? "" : kernel.name),
            .startedNs = static_cast<std::int64_t>(kernel.start),
            .endedNs = static_cast<std::int64_t>(kernel.end),
            .globalSize = product(kernel.grid) * product(kernel.block),
            .localSize = product(kernel.block),
            .registers = kernel.registers,
            .privateBytes = kernel.privateBytes,
            .staticLocalBytes = bytes(kernel.staticLocal),
            .dynamicLocalBytes = bytes(kernel.dynamicLocal)};
}

template <typename Record>
ActivityRecord readTransfer(CommandKind kind, const char* name, const Record& record)
{
    return {.kind = kind,
            .name = name,
            .startedNs = static_cast<std::int64_t>(record.start),
            .endedNs = static_cast<std::int64_t>(record.end),
            .bytes = record.bytes};
}

ActivityRecord readCopy(const MemcpyRecord& copy)
{
    if (copy.copyKind == kHostToDevice)
        return readTransfer(CommandKind::Upload, "memcpy-host-to-device", copy);
    if (copy.copyKind == kDeviceToHost)
        return readTransfer(CommandKind::Download, "memcpy-device-to-host", copy);
    return readTransfer(CommandKind::Restore, "memcpy-device-to-device", copy);
}

std::optional<ActivityRecord> read(const void* record)
{
    switch (recordAt<std::uint32_t>(record)) {
    case SerialisedKernel:
    case ConcurrentKernel:
        return readKernel(recordAt<KernelRecord>(record));
    case Memcpy:
        return readCopy(recordAt<MemcpyRecord>(record));
    case Memset:
        return readTransfer(CommandKind::Fill, "memset", recordAt<MemsetRecord>(record));
    default:
        return std::nullopt;
    }
}

void takeBuffer(void* context, std::uint32_t stream, std::uint8_t* buffer, std::size_t /*size*/,
                std::size_t validSize)
{
    const std::unique_ptr<std::uint8_t, decltype(&std::free)> owner(buffer, &std::free);
    auto& all = recording();
    const std::scoped_lock lock(all.mutex);
    if (all.owner == nullptr)
        return;
    void* record = nullptr;
    int result = kSuccess;
    while (validSize > 0 && (result = all.nextRecord(buffer, validSize, &record)) == kSuccess) {
        if (auto activity = read(record)) {
            all.lost += activity->endedNs == 0 ? 1 : 0; // CUPTI's word for "not known"
            all.records.push_back(std::move(*activity));
        }
    }
    std::size_t dropped = 0;
    if (all.dropped(context, stream, &dropped) == kSuccess)
        all.lost += dropped;
    // The end of the buffer is the one result that means that all of the buffer was read.
    if (validSize > 0 && result != kMaxLimitReached)
        ++all.lost;
}

template <typename Function>
void find(const base::SharedLibrary& library, const char* symbol, Function*& function,
          const std::filesystem::path& file)
{
    function = library.find<Function>(symbol);
    if (function == nullptr)
        throw Unsupported(fmt::format("CUPTI ({}) cannot be used: it lacks {}", file.string(), symbol));
}

} // namespace

Cupti::Cupti(const std::vector<std::filesystem::path>& candidates)
{
    auto functions = std::make_shared<Functions>();
    std::optional<base::SharedLibrary> library;
    for (const auto& candidate : candidates) {
        library = base::SharedLibrary::load(candidate.string());
        functions->file = candidate;
        if (library)
            break;
    }
    if (!library)
        throw Unsupported(
            "CUPTI (libcupti.so.13 or .12) was not found: install the CUDA Toolkit or its cuda-cupti "
            "package, or set CUDA_HOME to the toolkit's folder");
    const auto symbol = [&](const char* name, auto*& function) {
        find(*library, name, function, functions->file);
    };
    symbol("cuptiGetVersion", functions->version);
    std::uint32_t version = 0;
    const bool known =
        functions->version(&version) == kSuccess
        && ((version >= kOldest && version < kEndOfCuda12) || (version >= kCuda13 && version < kEndOfCuda13));
    if (!known)
        throw Unsupported(fmt::format("CUPTI ({}) has API version {}, whose records this program does not "
                                      "know; it knows those of CUDA 11.7 to 13",
                                      functions->file.string(), version));
    symbol("cuptiActivityRegisterCallbacks", functions->registerCallbacks);
    symbol("cuptiActivityEnable", functions->enable);
    symbol("cuptiActivityDisable", functions->disable);
    symbol("cuptiActivityFlushAll", functions->flushAll);
    symbol("cuptiActivityGetNextRecord", functions->nextRecord);
    symbol("cuptiActivityGetNumDroppedRecords", functions->dropped);
    symbol("cuptiFinalize", functions->finalize);
    symbol("cuptiGetResultString", functions->resultText);
    m_functions = std::move(functions);
}

const Cupti& Cupti::instance()
{
    static const Cupti cupti(cuptiCandidates(driverMajor()));
    return cupti;
}

void Cupti::refuse(int result, const char* call) const
{
    if (result == kNotEnoughPrivileges)
        throw Unsupported("CUPTI may not record: the driver lets only administrators profile "
                          "(NVreg_RestrictProfilingToAdminUsers)");
    if (result == kMultipleSubscribers)
        throw Unsupported("CUPTI may not record: another profiler is attached to this process");
    const char* text = nullptr;
    if (m_functions->resultText(result, &text) != kSuccess || text == nullptr)
        text = "unknown code";
    throw Unsupported(fmt::format("CUPTI does not record: {} failed: {} ({})", call, text, result));
}

void Cupti::begin(KernelRecords kernels) const
{
    auto& all = recording();
    {
        const std::scoped_lock lock(all.mutex);
        if (all.owner != nullptr)
            throw Unsupported("CUPTI may not record: it records for another job of this process");
        all.owner = m_functions;
        all.nextRecord = m_functions->nextRecord;
        all.dropped = m_functions->dropped;
        all.records.clear();
        all.lost = 0;
    }
    const auto checked = [&](int result, const char* call) {
        if (result == kSuccess)
            return;
        end();
        refuse(result, call);
    };
    checked(m_functions->registerCallbacks(giveBuffer, takeBuffer), "cuptiActivityRegisterCallbacks");
    checked(m_functions->enable(kindOf(kernels)), "cuptiActivityEnable");
    for (const auto kind : kTransfers)
        checked(m_functions->enable(kind), "cuptiActivityEnable");
}

std::optional<std::vector<ActivityRecord>> Cupti::end() const
{
    const bool flushed = m_functions->flushAll(0) == kSuccess;
    for (const auto kind : {SerialisedKernel, ConcurrentKernel, Memcpy, Memset})
        m_functions->disable(kind);
    m_functions->finalize();
    auto& all = recording();
    const std::scoped_lock lock(all.mutex);
    all.owner.reset();
    auto records = std::exchange(all.records, {});
    if (!flushed || all.lost > 0)
        return std::nullopt;
    std::ranges::stable_sort(records, {}, &ActivityRecord::startedNs);
    return records;
}

std::vector<std::filesystem::path> cuptiCandidates(int driverMajor)
{
    return toolkitCandidates("libcupti.so", {"lib64", "extras/CUPTI/lib64"}, driverMajor, Loader::Last);
}

std::string shortKernelName(const std::string& name)
{
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> demangled(
        abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status), &std::free);
    const std::string_view whole = status == 0 && demangled ? demangled.get() : name.c_str();
    // "void a::b::kernel<int, c::d>(int*)": only namespaces and spaces outside brackets count.
    std::string plain;
    int depth = 0;
    for (const char character : whole) {
        if (character == '<' || character == '(')
            ++depth;
        else if (character == '>' || character == ')')
            --depth;
        else if (depth == 0 && (character == ' ' || character == ':'))
            plain.clear();
        else if (depth == 0)
            plain += character;
    }
    return plain.empty() ? std::string(whole) : plain;
}

} // namespace sortscope::backend::cuda
