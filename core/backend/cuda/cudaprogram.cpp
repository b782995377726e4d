// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/cudaprogram.h"

#include "core/backend/cuda/kernelcompiler.h"
#include "core/backend/cuda/nvrtc.h"
#include "core/backend/nokernel.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace sortscope::backend::cuda {
namespace {

/// Loads machine code, or has the driver translate intermediate code for a chip that NVRTC does not know yet.
CUmodule loadModule(const DriverApi& api, const std::string& file, const std::string& image)
{
    std::array<char, 8192> log{};
    std::array options{CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
    // The driver reads a size out of the pointer's value (cuModuleLoadDataEx in the driver API manual).
    std::array<void*, 2> values{log.data(),
                                reinterpret_cast<void*>(log.size())}; // NOLINT(*-reinterpret-cast)
    CUmodule module = nullptr;
    const CUresult result = api.moduleLoad(&module, image.data(), static_cast<unsigned>(options.size()),
                                           options.data(), values.data());
    if (result == CUDA_ERROR_OUT_OF_MEMORY)
        check(result, "cuModuleLoadDataEx");
    if (result != CUDA_SUCCESS) {
        throw BuildError(fmt::format(
            "the driver rejects the code that NVRTC {} compiled from {}; {}\n{}", Nvrtc::instance().version(),
            file, describe(result, "cuModuleLoadDataEx", std::source_location::current()), log.data()));
    }
    return module;
}

} // namespace

std::string architectureOf(const CudaContext& context)
{
    return architectureFor(context.computeCapability(), Nvrtc::instance().architectures());
}

CudaProgram::CudaProgram(std::shared_ptr<const CudaContext> context, const ProgramSource& source)
    : m_context(std::move(context)),
      m_place(placeOf(source))
{
    const auto architecture = architectureOf(*m_context);
    const auto image = m_context->images().imageOf(imageKey(source, architecture),
                                                   [&] { return compileCached(source, architecture).image; });
    m_context->makeCurrent();
    m_module = loadModule(m_context->api(), source.file, image);
}

CudaProgram::~CudaProgram()
{
    m_context->tryMakeCurrent();
    m_context->api().moduleUnload(m_module);
}

std::unique_ptr<Kernel> CudaProgram::kernel(const std::string& name)
{
    m_context->makeCurrent();
    const DriverApi& api = m_context->api();
    CUfunction function = nullptr;
    const auto found = api.moduleFunction(&function, m_module, name.c_str());
    if (found == CUDA_ERROR_NOT_FOUND)
        throw noKernel(m_place, name);
    check(found, fmt::format("cuModuleGetFunction({})", name));
    int threads = 0;
    check(api.functionAttribute(&threads, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, function),
          "cuFuncGetAttribute");
    return std::make_unique<CudaKernel>(name, function, static_cast<std::size_t>(threads));
}

CudaGraph::CudaGraph(std::shared_ptr<const CudaContext> context, CUgraph captured,
                     std::vector<Captured> commands)
    : m_context(std::move(context)),
      m_commands(std::move(commands))
{
    std::vector<std::string_view> names;
    for (const auto& [command, work] : m_commands) {
        if (std::ranges::find(names, command.name) == names.end())
            names.emplace_back(command.name);
    }
    m_name = fmt::format("{}", fmt::join(names, "+"));
    const CUresult result = m_context->api().graphInstantiate(&m_executable, captured, 0);
    // The executable graph is a copy.
    m_context->api().graphDestroy(captured);
    check(result, "cuGraphInstantiateWithFlags");
}

std::size_t CudaGraph::launches() const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        m_commands, [](const Captured& captured) { return captured.command.kind == CommandKind::Kernel; }));
}

CudaGraph::~CudaGraph()
{
    m_context->tryMakeCurrent();
    m_context->api().graphExecDestroy(m_executable);
}

} // namespace sortscope::backend::cuda
