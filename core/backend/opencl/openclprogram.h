// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/ptxaslog.h"
#include "core/backend/queue.h"

#include <CL/opencl.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace sortscope::backend::opencl {

class OpenClKernel : public Kernel {
public:
    /// `required` is the size that the kernel was compiled for, 0 for any; `reported` is the driver's limit.
    /// It declares `localMemory` bytes of local memory.
    OpenClKernel(cl::Kernel kernel, std::string name, std::size_t required, std::size_t reported,
                 std::size_t localMemory, PtxasUsage usage)
        : m_kernel(std::move(kernel)),
          m_name(std::move(name)),
          m_required(required),
          m_reported(reported),
          m_parameters(m_kernel.getInfo<CL_KERNEL_NUM_ARGS>()),
          m_localMemory(localMemory),
          m_usage(usage)
    {}
    const std::string& name() const override { return m_name; }
    /// NVIDIA's driver reports 256 for kernels that require more, and runs them.
    std::size_t maxWorkGroupSize() const override { return std::max(m_required, m_reported); }
    std::size_t reportedLimit() const { return m_reported; }
    std::size_t parameters() const { return m_parameters; }
    std::size_t localMemory() const { return m_localMemory; }
    const PtxasUsage& usage() const { return m_usage; }
    const cl::Kernel& kernel() const { return m_kernel; }

private:
    cl::Kernel m_kernel;
    std::string m_name;
    std::size_t m_required;
    std::size_t m_reported;
    std::size_t m_parameters;
    std::size_t m_localMemory;
    PtxasUsage m_usage;
};

/// A kernel file compiled for a device.
class OpenClProgram : public Program {
public:
    /// `usage` is what NVIDIA's assembler said of its kernels, or empty; `place` names the file in messages.
    OpenClProgram(cl::Program program, std::string usage, cl::Device device, std::string place);

    std::unique_ptr<Kernel> kernel(const std::string& name) override;
    std::vector<ProgramCode> code() const override;

private:
    cl::Program m_program;
    std::string m_usage;
    cl::Device m_device;
    std::string m_place;
};

} // namespace sortscope::backend::opencl
