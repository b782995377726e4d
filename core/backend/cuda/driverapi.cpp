// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/driverapi.h"

#include "core/backend/error.h"
#include "core/base/sharedlibrary.h"

#include <fmt/format.h>

namespace sortscope::backend::cuda {
namespace {

constexpr const char* kDriverLibrary = "libcuda.so.1";

DriverApi load()
{
    const auto library = base::SharedLibrary::load(kDriverLibrary);
    if (!library)
        throw Unsupported(fmt::format("no NVIDIA driver is installed: {} cannot be loaded", kDriverLibrary));

    DriverApi api;
    const char* missing = nullptr;
#define SORTSCOPE_FIND(member, symbol)                                                \
    api.member = library->find<std::remove_pointer_t<decltype(api.member)>>(#symbol); \
    if (api.member == nullptr)                                                        \
        missing = #symbol;
    SORTSCOPE_CUDA_FUNCTIONS(SORTSCOPE_FIND)
#undef SORTSCOPE_FIND
    api.functionParameter =
        library->find<std::remove_pointer_t<decltype(api.functionParameter)>>("cuFuncGetParamInfo");
    if (missing != nullptr)
        throw Unsupported(fmt::format(
            "the NVIDIA driver is too old: it lacks {}; a driver for CUDA 12 or newer has it", missing));
    return api;
}

std::string text(CUresult (*lookUp)(CUresult, const char**), CUresult result, const char* otherwise)
{
    const char* found = nullptr;
    return lookUp(result, &found) == CUDA_SUCCESS && found != nullptr ? found : otherwise;
}

/// Errors of running kernels, which CUDA reports from whichever call comes next.
bool isKernelFault(CUresult result)
{
    switch (result) {
    case CUDA_ERROR_ILLEGAL_ADDRESS:
    case CUDA_ERROR_LAUNCH_TIMEOUT:
    case CUDA_ERROR_ASSERT:
    case CUDA_ERROR_HARDWARE_STACK_ERROR:
    case CUDA_ERROR_ILLEGAL_INSTRUCTION:
    case CUDA_ERROR_MISALIGNED_ADDRESS:
    case CUDA_ERROR_INVALID_ADDRESS_SPACE:
    case CUDA_ERROR_INVALID_PC:
    case CUDA_ERROR_LAUNCH_FAILED:
        return true;
    default:
        return false;
    }
}

/// Explains cuInit's refusals to the person at the machine.
std::string describeInitFailure(const DriverApi& api, CUresult result)
{
    const auto name = text(api.errorName, result, "unknown code");
    const auto why = text(api.errorText, result, "no explanation");
    if (result == CUDA_ERROR_NO_DEVICE)
        return "the NVIDIA driver is installed but finds no GPU that this process may use (check "
               "CUDA_VISIBLE_DEVICES and nvidia-smi)";
    return fmt::format("the NVIDIA driver does not start: cuInit failed: {} ({}): {}", name,
                       static_cast<int>(result), why);
}

DriverApi loadAndInitialise()
{
    const DriverApi api = load();
    if (const CUresult result = api.init(0); result != CUDA_SUCCESS)
        throw Unsupported(describeInitFailure(api, result));
    return api;
}

} // namespace

const DriverApi& DriverApi::instance()
{
    static const DriverApi api = loadAndInitialise();
    return api;
}

std::string describe(CUresult result, std::string_view call, const std::source_location& where)
{
    const auto& api = DriverApi::instance();
    return fmt::format("{}: {}{}",
                       describeFailure(call, text(api.errorName, result, "unknown code"), result, where),
                       text(api.errorText, result, "no explanation"),
                       isKernelFault(result) ? "; a kernel launched before this call faulted, and a process "
                                               "cannot use CUDA any more after that"
                                             : "");
}

void check(CUresult result, std::string_view call, const std::source_location& where)
{
    if (result == CUDA_SUCCESS)
        return;
    if (result == CUDA_ERROR_OUT_OF_MEMORY)
        throw OutOfMemory(describe(result, call, where));
    throw Error(describe(result, call, where));
}

} // namespace sortscope::backend::cuda
