// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/cuda/cudacontext.h"
#include "core/backend/queue.h"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sortscope::backend::cuda {

class CudaKernel : public Kernel {
public:
    /// `symbol` is the kernel's name in `module`, which was compiled from `source`. Throws BuildError if
    /// there is no such kernel. The source must outlive the kernel.
    CudaKernel(std::shared_ptr<const CudaContext> context, CUmodule module, std::string name,
               std::string symbol, const ProgramSource& source);

    const std::string& name() const override { return m_name; }
    std::size_t maxWorkGroupSize() const override { return m_maxWorkGroupSize; }
    CUfunction function() const { return m_function; }
    std::size_t number(CUfunction_attribute attribute) const;
    /// Returns the bytes of spilled registers that the code stores; compiles it once more, if no earlier call
    /// has. Empty for code that the driver translates.
    std::optional<std::size_t> spilledBytes() const;

    /// Throws std::invalid_argument unless there are as many arguments as parameters, and each has the bytes
    /// of its own; a driver that does not tell them takes what it gets.
    void require(std::span<const Argument> arguments) const;
    /// Has the next launches get so much local memory beside what the kernel declares. Throws Unsupported if
    /// the device has less.
    void allowLocalMemory(std::size_t bytes) const;

private:
    const ProgramSource& m_source;
    std::string m_name;
    std::string m_symbol;
    std::shared_ptr<const CudaContext> m_context;
    CUfunction m_function = nullptr;
    std::size_t m_maxWorkGroupSize = 0;
    /// The bytes of each parameter.
    std::optional<std::vector<std::size_t>> m_parameters;
    std::size_t m_declaredMemory = 0;
    mutable std::size_t m_allowedMemory = 0;
};

/// The bytes that an argument takes among a kernel's parameters.
std::size_t parameterBytes(const Argument& argument);

/// The architecture that kernels are compiled for on the context's device, such as "sm_90".
std::string architectureOf(const CudaContext& context);

/// A kernel file compiled for a context's device and loaded into it.
class CudaProgram : public Program {
public:
    /// Throws BuildError with the log of NVRTC or of the driver's own compiler.
    CudaProgram(std::shared_ptr<const CudaContext> context, const ProgramSource& source);
    ~CudaProgram() override;
    CudaProgram(const CudaProgram&) = delete;
    CudaProgram& operator=(const CudaProgram&) = delete;

    /// "sort<256>" is an instance of a template, and is compiled when it is first asked for.
    std::unique_ptr<Kernel> kernel(const std::string& name) override;
    std::vector<ProgramCode> code() const override;

private:
    std::shared_ptr<const CudaContext> m_context;
    ProgramSource m_source;
    /// The names of the kernels in the module.
    std::vector<std::string> m_symbols;
    CUmodule m_module = nullptr;
    std::map<std::string, std::unique_ptr<CudaProgram>> m_instances;
};

/// Says how many pieces of work a command gives the GPU.
enum class Work { One, /** A library's: at least one. */ Some };

/// A command, and how many of the GPU's records belong to it.
struct Captured {
    Command command;
    Work work = Work::One;
    /// True if a library has put it on the stream: records alone know its kernels.
    bool ofLibrary = false;
};

/// Commands captured from a stream, ready to be launched as one.
class CudaGraph : public Graph {
public:
    /// Takes over `captured`.
    CudaGraph(std::shared_ptr<const CudaContext> context, CUgraph captured, std::vector<Captured> commands);
    ~CudaGraph() override;
    CudaGraph(const CudaGraph&) = delete;
    CudaGraph& operator=(const CudaGraph&) = delete;

    std::size_t launches() const override;
    const std::vector<Captured>& commands() const { return m_commands; }
    /// The names of the graph's commands, each once: the name of its replays.
    const std::string& name() const { return m_name; }
    CUgraphExec executable() const { return m_executable; }

private:
    std::shared_ptr<const CudaContext> m_context;
    std::vector<Captured> m_commands;
    std::string m_name;
    CUgraphExec m_executable = nullptr;
};

} // namespace sortscope::backend::cuda
