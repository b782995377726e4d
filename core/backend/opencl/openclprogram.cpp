// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/opencl/openclprogram.h"

#include "core/backend/nokernel.h"
#include "core/backend/opencl/openclerror.h"

#include <cstdint>
#include <cstring>
#include <optional>
#include <utility>

namespace sortscope::backend::opencl {
namespace {

/// Finds code that tools can read in a program's binary: the PTX of NVIDIA's driver, or the bitcode that PoCL
/// packs with the four bytes of its size in front.
std::optional<ProgramCode> codeIn(std::string binary, std::string compiler)
{
    if (binary.find("\n.version ") != std::string::npos) {
        binary.erase(binary.find_last_not_of('\0') + 1);
        return ProgramCode{CodeKind::Ptx, std::move(binary), {}, {}};
    }
    std::uint32_t size = 0;
    const auto begin = binary.find("BC\xC0\xDE");
    if (begin == std::string::npos || begin < sizeof size)
        return std::nullopt;
    std::memcpy(&size, binary.data() + begin - sizeof size, sizeof size);
    return ProgramCode{CodeKind::Bitcode, binary.substr(begin, size), std::move(compiler), {}};
}

} // namespace

OpenClProgram::OpenClProgram(cl::Program program, std::string usage, cl::Device device, std::string place)
    : m_program(std::move(program)),
      m_usage(std::move(usage)),
      m_device(std::move(device)),
      m_place(std::move(place))
{}

std::unique_ptr<Kernel> OpenClProgram::kernel(const std::string& name)
{
    return checked([&]() -> std::unique_ptr<Kernel> {
        cl_int status = CL_SUCCESS;
        cl::Kernel kernel(clCreateKernel(m_program(), name.c_str(), &status));
        if (status == CL_INVALID_KERNEL_NAME)
            throw noKernel(m_place, name);
        if (status != CL_SUCCESS)
            throw cl::Error(status, "clCreateKernel");
        const auto required = kernel.getWorkGroupInfo<CL_KERNEL_COMPILE_WORK_GROUP_SIZE>(m_device)[0];
        const auto reported = kernel.getWorkGroupInfo<CL_KERNEL_WORK_GROUP_SIZE>(m_device);
        const auto localMemory = kernel.getWorkGroupInfo<CL_KERNEL_LOCAL_MEM_SIZE>(m_device);
        return std::make_unique<OpenClKernel>(std::move(kernel), name, required, reported, localMemory,
                                              ptxasUsageOf(name, m_usage));
    });
}

std::vector<ProgramCode> OpenClProgram::code() const
{
    return checked([&] {
        const cl::Platform platform(m_device.getInfo<CL_DEVICE_PLATFORM>());
        std::vector<ProgramCode> all;
        for (const auto& binary : m_program.getInfo<CL_PROGRAM_BINARIES>()) {
            if (auto code = codeIn({binary.begin(), binary.end()}, platform.getInfo<CL_PLATFORM_VERSION>()))
                all.push_back(std::move(*code));
        }
        return all;
    });
}

} // namespace sortscope::backend::opencl
