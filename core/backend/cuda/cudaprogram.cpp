// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/cudaprogram.h"

#include "core/backend/cuda/kernelcompiler.h"
#include "core/backend/cuda/nvrtc.h"
#include "core/backend/nokernel.h"
#include "core/backend/ptxaslog.h"
#include "core/backend/workgrouplimit.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

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
      m_source(source)
{
    const auto architecture = architectureOf(*m_context);
    const auto image = m_context->images().imageOf(imageKey(source, architecture),
                                                   [&] { return compileCached(source, architecture).image; });
    m_symbols = kernelSymbols(image);
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
    const auto isInstance = std::ranges::find(m_source.instances, name) != m_source.instances.end();
    if (name.find('<') != std::string::npos && !isInstance) {
        auto& program = m_instances[name];
        if (!program) {
            auto source = m_source;
            source.instances = {name};
            program = std::make_unique<CudaProgram>(m_context, source);
        }
        return program->kernel(name);
    }
    return std::make_unique<CudaKernel>(m_context, m_module, name,
                                        symbolFor(m_symbols, name, placeOf(m_source)), m_source);
}

std::vector<ProgramCode> CudaProgram::code() const
{
    const auto architecture = architectureOf(*m_context);
    constexpr std::string_view kMachine = "sm_";
    std::vector<ProgramCode> all;
    if (!architecture.starts_with(kMachine)) {
        all.push_back({CodeKind::Ptx, compileCached(m_source, architecture).image, {}, {}});
    } else {
        const auto virtualOne = "compute_" + architecture.substr(kMachine.size());
        all.push_back({CodeKind::Ptx, compile(m_source, virtualOne).image, {}, {}});
        all.push_back({CodeKind::Cubin, compileCached(m_source, architecture).image, {}, {}});
    }
    for (const auto& [name, instance] : m_instances) {
        for (auto& code : instance->code()) {
            code.instance = name;
            all.push_back(std::move(code));
        }
    }
    return all;
}

CudaKernel::CudaKernel(std::shared_ptr<const CudaContext> context, CUmodule module, std::string name,
                       std::string symbol, const ProgramSource& source)
    : m_source(source),
      m_name(std::move(name)),
      m_symbol(std::move(symbol)),
      m_context(std::move(context))
{
    m_context->makeCurrent();
    const DriverApi& api = m_context->api();
    const auto found = api.moduleFunction(&m_function, module, m_symbol.c_str());
    if (found == CUDA_ERROR_NOT_FOUND)
        throw noKernel(placeOf(m_source), m_name);
    check(found, fmt::format("cuModuleGetFunction({})", m_name));
    m_maxWorkGroupSize = number(CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
    m_declaredMemory = number(CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES);
    m_allowedMemory = number(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES);
    if (api.functionParameter == nullptr)
        return;
    auto& parameters = m_parameters.emplace();
    std::size_t offset = 0;
    std::size_t bytes = 0;
    while (api.functionParameter(m_function, parameters.size(), &offset, &bytes) == CUDA_SUCCESS)
        parameters.push_back(bytes);
}

std::size_t CudaKernel::number(CUfunction_attribute attribute) const
{
    int value = 0;
    check(m_context->api().functionAttribute(&value, attribute, m_function), "cuFuncGetAttribute");
    return static_cast<std::size_t>(value);
}

std::optional<std::size_t> CudaKernel::spilledBytes() const
{
    const auto architecture = architectureOf(*m_context);
    if (!architecture.starts_with("sm_"))
        return std::nullopt;
    return ptxasUsageOf(m_symbol, usageLog(m_source, architecture)).spillStoreBytes;
}

void CudaKernel::require(std::span<const Argument> arguments) const
{
    if (!m_parameters)
        return;
    if (arguments.size() != m_parameters->size())
        throw wrongArgumentCount(m_name, arguments.size(), m_parameters->size());
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (const auto bytes = parameterBytes(arguments[i]); bytes != (*m_parameters)[i])
            throw std::invalid_argument(
                fmt::format("launch of {}: argument {} has {} bytes, and the kernel's parameter has {}",
                            m_name, i + 1, bytes, (*m_parameters)[i]));
    }
}

void CudaKernel::allowLocalMemory(std::size_t bytes) const
{
    if (bytes <= m_allowedMemory)
        return;
    const auto limit = static_cast<std::size_t>(attribute(
        m_context->api(), m_context->device(), CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN));
    requireLaunchMemory(m_name, m_declaredMemory, bytes, limit);
    m_context->makeCurrent();
    check(m_context->api().functionSetAttribute(m_function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                                                static_cast<int>(bytes)),
          "cuFuncSetAttribute");
    m_allowedMemory = bytes;
}

std::size_t parameterBytes(const Argument& argument)
{
    const auto* value = std::get_if<ValueArgument>(&argument);
    return value != nullptr ? value->bytes().size() : sizeof(std::uint64_t);
}

CudaGraph::CudaGraph(std::shared_ptr<const CudaContext> context, CUgraph captured,
                     std::vector<Captured> commands)
    : m_context(std::move(context)),
      m_commands(std::move(commands))
{
    std::vector<std::string_view> names;
    for (const auto& each : m_commands) {
        if (std::ranges::find(names, each.command.name) == names.end())
            names.emplace_back(each.command.name);
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
