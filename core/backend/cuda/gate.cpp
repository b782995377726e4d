// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/gate.h"

#include <array>
#include <atomic>
#include <cstdlib>
#include <string_view>

namespace sortscope::backend::cuda {
namespace {

constexpr std::uint64_t kLongestNs = 50'000'000;

/// The kernel in PTX, so that it needs no compiler except the driver's. `words` are two words of 32 bits: the
/// host sets the first one to open the gate, the kernel the second one when it no longer waits.
constexpr const char* kProgram = R"ptx(
.version 7.0
.target sm_70
.address_size 64
.visible .entry gate(.param .u64 words, .param .u64 longest)
{
    .reg .pred %opened, %early;
    .reg .u32 %word;
    .reg .u64 %address, %longest, %begin, %now, %waited;
    ld.param.u64 %address, [words];
    ld.param.u64 %longest, [longest];
    mov.u64 %begin, %globaltimer;
wait:
    ld.volatile.global.u32 %word, [%address];
    setp.ne.u32 %opened, %word, 0;
    @%opened bra leave;
    mov.u64 %now, %globaltimer;
    sub.u64 %waited, %now, %begin;
    setp.lt.u64 %early, %waited, %longest;
    @%early bra wait;
    mov.u32 %word, 1;
    st.volatile.global.u32 [%address+4], %word;
    membar.sys;
leave:
    ret;
}
)ptx";

// The words of the memory that the host and the kernel share; nobody sets the word that opens the second
// pair.
constexpr std::size_t kOpened = 0;
constexpr std::size_t kTimedOut = 1;
constexpr std::size_t kNeverOpened = 2;
constexpr std::size_t kWords = 4;

bool isSet(const char* variable)
{
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0' && std::string_view(value) != "0";
}

} // namespace

Gate::Module::Module(const CudaContext& owner) : context(owner)
{
    context.makeCurrent();
    check(context.api().moduleLoad(&handle, kProgram, 0, nullptr, nullptr), "cuModuleLoadDataEx");
}

Gate::Module::~Module()
{
    context.tryMakeCurrent();
    context.api().moduleUnload(handle);
}

Gate::Gate(std::shared_ptr<CudaContext> context, CUstream stream)
    : m_context(std::move(context)),
      m_stream(stream),
      m_module(*m_context),
      m_words(m_context, kWords * sizeof(std::uint32_t))
{
    check(m_context->api().moduleFunction(&m_kernel, m_module.handle, "gate"), "cuModuleGetFunction");
}

Gate::~Gate()
{
    open();
    m_context->tryMakeCurrent();
    m_context->api().streamSynchronize(m_stream);
}

std::uint32_t Gate::load(std::size_t word)
{
    return std::atomic_ref(m_words.as<std::uint32_t>()[word]).load();
}

void Gate::store(std::size_t word, std::uint32_t value)
{
    std::atomic_ref(m_words.as<std::uint32_t>()[word]).store(value);
}

void Gate::close()
{
    store(kOpened, 0);
    store(kTimedOut, 0);
    launch(kOpened, kLongestNs);
    m_closed = true;
}

void Gate::spin(std::uint64_t ns)
{
    store(kNeverOpened, 0);
    launch(kNeverOpened, ns);
}

void Gate::launch(std::size_t word, std::uint64_t longestNs)
{
    // With unified addressing the kernel reaches the memory by the host's address.
    void* words = &m_words.as<std::uint32_t>()[word];
    std::array<void*, 2> arguments{static_cast<void*>(&words), &longestNs};
    m_context->makeCurrent();
    check(m_context->api().launchKernel(m_kernel, 1, 1, 1, 1, 1, 1, 0, m_stream, arguments.data(), nullptr),
          "cuLaunchKernel(gate)");
}

void Gate::open() noexcept
{
    if (!m_closed)
        return;
    store(kOpened, 1);
    m_closed = false;
}

bool Gate::timedOut()
{
    return load(kTimedOut) != 0;
}

bool launchesMayQueue()
{
    // Profilers come into a process by the second one.
    return !isSet("CUDA_LAUNCH_BLOCKING") && !isSet("CUDA_INJECTION64_PATH") && !isSanitized();
}

bool isSanitized()
{
    const char* preloaded = std::getenv("LD_PRELOAD");
    return preloaded != nullptr && std::string_view(preloaded).find("sanitizer") != std::string_view::npos;
}

} // namespace sortscope::backend::cuda
