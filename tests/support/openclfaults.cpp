// SPDX-License-Identifier: GPL-3.0-or-later
// A library to preload (LD_PRELOAD) that changes the answer of one OpenCL call, as faulty drivers do.
// SORTSCOPE_OPENCL_FAULT chooses the call:
//
//   event-times=zero                 profiling gives 0 for every time
//   event-times=coarse               a clock that ticks once in 100 ms, whatever resolution it claims
//   event-times=reversed             every command ends before it starts
//   event-times=refused              CL_PROFILING_INFO_NOT_AVAILABLE
//   profiling-queue=refused          CL_INVALID_QUEUE_PROPERTIES for a queue that keeps times
//   device-attribute=0x102B          CL_INVALID_VALUE for an attribute of a device
//   kernel-limit=64                  kernels run in work-groups of 64 work-items at most; a launch of larger
//                                    ones ends in CL_OUT_OF_RESOURCES
#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>
#include <dlfcn.h>

#include <cstdlib>
#include <string>
#include <string_view>

namespace {

constexpr cl_ulong kTickNs = 100'000'000;

/// The text behind "name=" in the variable; empty if the variable names another fault.
std::string_view fault(std::string_view name)
{
    const char* value = std::getenv("SORTSCOPE_OPENCL_FAULT"); // NOLINT(concurrency-mt-unsafe)
    std::string_view chosen = value == nullptr ? "" : value;
    if (!chosen.starts_with(name) || chosen.substr(name.size(), 1) != "=")
        return {};
    return chosen.substr(name.size() + 1);
}

unsigned long numberOf(std::string_view text)
{
    return std::strtoul(std::string(text).c_str(), nullptr, 0);
}

/// The real function, which this library replaces.
template <typename Function>
Function* real(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name)); // NOLINT(*-reinterpret-cast)
}

bool keepsTimes(const cl_queue_properties* properties)
{
    for (; properties != nullptr && *properties != 0; properties += 2) {
        if (properties[0] == CL_QUEUE_PROPERTIES && (properties[1] & CL_QUEUE_PROFILING_ENABLE) != 0)
            return true;
    }
    return false;
}

cl_command_queue refuseQueue(cl_int* status)
{
    if (status != nullptr)
        *status = CL_INVALID_QUEUE_PROPERTIES;
    return nullptr;
}

} // namespace

// The header names parameters in C's way (param_value_size_ret).
// NOLINTBEGIN(readability-inconsistent-declaration-parameter-name)
extern "C" {

cl_int clGetEventProfilingInfo(cl_event event, cl_profiling_info name, size_t size, void* value,
                               size_t* needed)
{
    const auto chosen = fault("event-times");
    if (chosen == "refused")
        return CL_PROFILING_INFO_NOT_AVAILABLE;
    if (chosen == "reversed" && (name == CL_PROFILING_COMMAND_START || name == CL_PROFILING_COMMAND_END))
        name = name == CL_PROFILING_COMMAND_START ? CL_PROFILING_COMMAND_END : CL_PROFILING_COMMAND_START;
    const auto status =
        real<decltype(clGetEventProfilingInfo)>("clGetEventProfilingInfo")(event, name, size, value, needed);
    if (status != CL_SUCCESS || value == nullptr)
        return status;
    auto& time = *static_cast<cl_ulong*>(value);
    if (chosen == "zero")
        time = 0;
    if (chosen == "coarse")
        time -= time % kTickNs;
    return status;
}

cl_command_queue clCreateCommandQueue(cl_context context, cl_device_id device,
                                      cl_command_queue_properties properties, cl_int* status)
{
    if (fault("profiling-queue") == "refused" && (properties & CL_QUEUE_PROFILING_ENABLE) != 0)
        return refuseQueue(status);
    return real<decltype(clCreateCommandQueue)>("clCreateCommandQueue")(context, device, properties, status);
}

cl_command_queue clCreateCommandQueueWithProperties(cl_context context, cl_device_id device,
                                                    const cl_queue_properties* properties, cl_int* status)
{
    if (fault("profiling-queue") == "refused" && keepsTimes(properties))
        return refuseQueue(status);
    return real<decltype(clCreateCommandQueueWithProperties)>("clCreateCommandQueueWithProperties")(
        context, device, properties, status);
}

cl_int clGetDeviceInfo(cl_device_id device, cl_device_info name, size_t size, void* value, size_t* needed)
{
    if (const auto failing = numberOf(fault("device-attribute")); failing != 0 && failing == name)
        return CL_INVALID_VALUE;
    return real<decltype(clGetDeviceInfo)>("clGetDeviceInfo")(device, name, size, value, needed);
}

cl_int clGetKernelWorkGroupInfo(cl_kernel kernel, cl_device_id device, cl_kernel_work_group_info name,
                                size_t size, void* value, size_t* needed)
{
    const auto status = real<decltype(clGetKernelWorkGroupInfo)>("clGetKernelWorkGroupInfo")(
        kernel, device, name, size, value, needed);
    const auto limit = numberOf(fault("kernel-limit"));
    if (status == CL_SUCCESS && limit != 0 && name == CL_KERNEL_WORK_GROUP_SIZE && value != nullptr)
        *static_cast<size_t*>(value) = limit;
    return status;
}

cl_int clEnqueueNDRangeKernel(cl_command_queue queue, cl_kernel kernel, cl_uint dimensions,
                              const size_t* offset, const size_t* global, const size_t* local, cl_uint waits,
                              const cl_event* waitList, cl_event* event)
{
    const auto limit = numberOf(fault("kernel-limit"));
    if (limit != 0 && local != nullptr && *local > limit)
        return CL_OUT_OF_RESOURCES;
    return real<decltype(clEnqueueNDRangeKernel)>("clEnqueueNDRangeKernel")(
        queue, kernel, dimensions, offset, global, local, waits, waitList, event);
}
}
// NOLINTEND(readability-inconsistent-declaration-parameter-name)
