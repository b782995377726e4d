// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/opencl/opencldevice.h"

#include "core/backend/nvml/nvml.h"
#include "core/backend/opencl/openclerror.h"
#include "core/backend/opencl/openclqueue.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <exception>

namespace sortscope::backend::opencl {
namespace {

// cl_khr_device_uuid, cl_nv_device_attribute_query and cl_khr_pci_bus_info; older headers lack some of them.
constexpr cl_device_info kDeviceUuid = 0x106A;
constexpr cl_device_info kPciBusNv = 0x4008;
constexpr cl_device_info kPciSlotNv = 0x4009;
constexpr cl_device_info kPciDomainNv = 0x400A;

/// An attribute of the plain C type T; empty if the device doesn't know it.
template <typename T>
std::optional<T> attribute(const cl::Device& device, cl_device_info name)
{
    T value{};
    if (clGetDeviceInfo(device(), name, sizeof(value), &value, nullptr) != CL_SUCCESS)
        return std::nullopt;
    return value;
}

std::optional<std::string> uuidOf(const cl::Device& device)
{
    const auto bytes = attribute<std::array<unsigned char, 16>>(device, kDeviceUuid);
    if (!bytes)
        return std::nullopt;
    std::string text = fmt::format("{:02x}", fmt::join(*bytes, ""));
    for (const std::size_t dash : {8U, 13U, 18U, 23U})
        text.insert(dash, 1, '-');
    return text;
}

std::optional<std::string> pciIdOf(const cl::Device& device)
{
    const auto bus = attribute<cl_uint>(device, kPciBusNv);
    const auto slot = attribute<cl_uint>(device, kPciSlotNv);
    if (!bus || !slot)
        return std::nullopt;
    return fmt::format("{:04x}:{:02x}:{:02x}.{:x}", attribute<cl_uint>(device, kPciDomainNv).value_or(0),
                       *bus, *slot >> 3U, *slot & 7U);
}

/// Drivers pad some strings with spaces or NULs.
std::string trimmed(std::string text)
{
    static constexpr std::string_view kBlank("\0 \t\n", 4);
    text.erase(text.find_last_not_of(kBlank) + 1);
    text.erase(0, text.find_first_not_of(kBlank));
    return text;
}

DeviceInfo describe(const cl::Platform& platform, const cl::Device& device, std::size_t index)
{
    DeviceInfo info;
    info.id = fmt::format("opencl:{}", index);
    info.name = trimmed(device.getInfo<CL_DEVICE_NAME>());
    info.backend = BackendKind::OpenCl;
    info.platform = trimmed(platform.getInfo<CL_PLATFORM_NAME>());
    info.vendor = trimmed(device.getInfo<CL_DEVICE_VENDOR>());
    info.driverVersion = trimmed(device.getInfo<CL_DRIVER_VERSION>());
    info.apiVersion = trimmed(device.getInfo<CL_DEVICE_VERSION>());
    info.uuid = uuidOf(device);
    info.pciId = pciIdOf(device);
    info.globalMemory = device.getInfo<CL_DEVICE_GLOBAL_MEM_SIZE>();
    info.maxAllocation = device.getInfo<CL_DEVICE_MAX_MEM_ALLOC_SIZE>();
    info.localMemory = device.getInfo<CL_DEVICE_LOCAL_MEM_SIZE>();
    info.maxWorkGroupSize = device.getInfo<CL_DEVICE_MAX_WORK_GROUP_SIZE>();
    info.computeUnits = device.getInfo<CL_DEVICE_MAX_COMPUTE_UNITS>();
    info.timerResolutionNs =
        static_cast<std::int64_t>(device.getInfo<CL_DEVICE_PROFILING_TIMER_RESOLUTION>());
    info.clock = Clock::OpenClEvent;
    info.sharesHostMemory =
        attribute<cl_bool>(device, CL_DEVICE_HOST_UNIFIED_MEMORY).value_or(CL_FALSE) == CL_TRUE;
    info.transferModes = {TransferMode::Copy, TransferMode::Map, TransferMode::ZeroCopy};
    info.launchModes = {LaunchMode::EnqueueAll, LaunchMode::WaitEach};
    return info;
}

class OpenClDevice : public Device {
public:
    OpenClDevice(DeviceInfo info, cl::Device device)
        : m_info(std::move(info)),
          m_device(std::move(device)),
          m_sensors(m_info.uuid, m_info.pciId)
    {}

    const DeviceInfo& info() const override { return m_info; }

    std::unique_ptr<Queue> openQueue(const QueueOptions& options) const override
    {
        return std::make_unique<OpenClQueue>(context(), options);
    }

    std::optional<DeviceState> state() const override { return m_sensors.read(); }
    std::uint64_t lastLevelCache() const override
    {
        return attribute<cl_ulong>(m_device, CL_DEVICE_GLOBAL_MEM_CACHE_SIZE).value_or(0);
    }
    DeviceUse use() const override { return m_sensors.use(); }

private:
    std::shared_ptr<OpenClContext> context() const
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_context || m_context->broken) {
            auto fresh = std::make_shared<OpenClContext>();
            fresh->device = m_device;
            fresh->context = checked([&] { return cl::Context(m_device); });
            fresh->maxAllocation = m_info.maxAllocation;
            m_context = std::move(fresh);
        }
        return m_context;
    }

    DeviceInfo m_info;
    cl::Device m_device;
    nvml::GpuSensors m_sensors;
    mutable std::mutex m_mutex;
    mutable std::shared_ptr<OpenClContext> m_context;
};

std::vector<cl::Device> devicesOf(const cl::Platform& platform)
{
    std::vector<cl::Device> devices;
    try {
        platform.getDevices(CL_DEVICE_TYPE_ALL, &devices);
    } catch (const cl::Error& error) {
        if (error.err() != CL_DEVICE_NOT_FOUND)
            throw;
    }
    return devices;
}

void addPlatform(const cl::Platform& platform, std::size_t number, Inventory& inventory,
                 const ListingCheck& check)
{
    std::string what = fmt::format("OpenCL platform {}", number);
    try {
        what = trimmed(platform.getInfo<CL_PLATFORM_NAME>());
        if (check && !check({BackendKind::OpenCl, what}))
            return;
        const auto devices = devicesOf(platform);
        if (devices.empty())
            inventory.unavailable.push_back({BackendKind::OpenCl, what, "the platform lists no device"});
        for (const auto& device : devices)
            inventory.devices.push_back(
                std::make_shared<OpenClDevice>(describe(platform, device, inventory.devices.size()), device));
    } catch (const cl::Error& error) {
        inventory.unavailable.push_back({BackendKind::OpenCl, what,
                                         describeFailure(error.what(), codeName(error.err()), error.err(),
                                                         std::source_location::current())});
    }
}

} // namespace

Inventory discover(const ListingCheck& check)
{
    Inventory inventory;
    std::vector<cl::Platform> platforms;
    try {
        cl::Platform::get(&platforms);
    } catch (const cl::Error&) {
        platforms.clear();
    }
    if (platforms.empty()) {
        inventory.unavailable.push_back({BackendKind::OpenCl, "OpenCL",
                                         "no OpenCL platform is installed; install your GPU's driver, or "
                                         "pocl-opencl-icd for OpenCL on the CPU"});
    }
    for (std::size_t i = 0; i < platforms.size(); ++i)
        addPlatform(platforms[i], i, inventory, check);
    return inventory;
}

} // namespace sortscope::backend::opencl
