// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/cudadevice.h"

#include "core/backend/cuda/cudaqueue.h"
#include "core/backend/cuda/driverapi.h"
#include "core/backend/devicedetails.h"
#include "core/backend/nvml/nvml.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <exception>
#include <mutex>

namespace sortscope::backend::cuda {
namespace {

/// cudaEventElapsedTime in the runtime API manual: "a resolution of around 0.5 microseconds".
constexpr std::int64_t kEventResolutionNs = 500;

std::string nameOf(const DriverApi& api, CUdevice device)
{
    std::array<char, 256> text{};
    check(api.deviceName(text.data(), static_cast<int>(text.size()), device), "cuDeviceGetName");
    return text.data();
}

/// Writes the UUID as the OpenCL backend does, so that one card is recognised through both APIs.
std::optional<std::string> uuidOf(const DriverApi& api, CUdevice device)
{
    CUuuid uuid{};
    if (api.deviceUuid(&uuid, device) != CUDA_SUCCESS)
        return std::nullopt;
    std::string text;
    for (const char byte : uuid.bytes)
        text += fmt::format("{:02x}", static_cast<unsigned char>(byte));
    for (const std::size_t dash : {8U, 13U, 18U, 23U})
        text.insert(dash, 1, '-');
    return text;
}

std::optional<std::string> pciIdOf(const DriverApi& api, CUdevice device)
{
    std::array<char, 32> text{};
    if (api.devicePciBusId(text.data(), static_cast<int>(text.size()), device) != CUDA_SUCCESS)
        return std::nullopt;
    std::string id = text.data();
    std::transform(id.begin(), id.end(), id.begin(),
                   [](unsigned char character) { return static_cast<char>(std::tolower(character)); });
    return id;
}

std::string apiVersion(const DriverApi& api)
{
    int version = 0;
    check(api.driverVersion(&version), "cuDriverGetVersion");
    return fmt::format("CUDA {}.{}", version / 1000, version % 1000 / 10);
}

DeviceInfo describeDevice(const DriverApi& api, CUdevice device, int index, const std::string& driver)
{
    const auto number = [&](CUdevice_attribute name) { return attribute(api, device, name); };
    std::size_t memory = 0;
    check(api.deviceTotalMemory(&memory, device), "cuDeviceTotalMem");

    DeviceInfo info;
    info.id = fmt::format("cuda:{}", index);
    info.name = nameOf(api, device);
    info.backend = BackendKind::Cuda;
    info.platform = "NVIDIA CUDA";
    info.vendor = "NVIDIA Corporation";
    info.driverVersion = driver;
    info.apiVersion = fmt::format("{}, compute capability {}.{}", apiVersion(api),
                                  number(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR),
                                  number(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR));
    info.uuid = uuidOf(api, device);
    info.pciId = pciIdOf(api, device);
    info.globalMemory = memory;
    info.maxAllocation = memory;
    info.localMemory =
        static_cast<std::uint64_t>(number(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN));
    info.maxWorkGroupSize = static_cast<std::size_t>(number(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK));
    info.computeUnits = static_cast<unsigned>(number(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT));
    info.timerResolutionNs = kEventResolutionNs;
    info.clock = Clock::CudaEvent;
    info.sharesHostMemory = number(CU_DEVICE_ATTRIBUTE_INTEGRATED) != 0;
    info.transferModes = {TransferMode::Copy, TransferMode::Pinned};
    if (number(CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY) != 0)
        info.transferModes.push_back(TransferMode::Mapped);
    info.launchModes = {LaunchMode::EnqueueAll, LaunchMode::WaitEach, LaunchMode::Graph};
    // "Programmatic Dependent Launch" in the CUDA C++ Programming Guide.
    if (number(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR) >= 9)
        info.launchModes.push_back(LaunchMode::Overlap);
    return info;
}

DeviceDetails detailsOf(CUdevice device)
{
    const auto number = [&](CUdevice_attribute name) -> std::optional<unsigned> {
        const int value = attribute(DriverApi::instance(), device, name);
        return value > 0 ? std::optional(static_cast<unsigned>(value)) : std::nullopt;
    };
    const auto megahertz = [&](CUdevice_attribute name) {
        constexpr unsigned kKilohertz = 1000;
        const auto value = number(name);
        return value ? std::optional(*value / kKilohertz) : std::nullopt;
    };
    DeviceDetails details;
    details.maxClockMhz = megahertz(CU_DEVICE_ATTRIBUTE_CLOCK_RATE);
    details.memoryClockMhz = megahertz(CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE);
    details.memoryBusBits = number(CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH);
    if (const auto warp = number(CU_DEVICE_ATTRIBUTE_WARP_SIZE))
        details.subGroups = {*warp};
    details.cache = number(CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE);
    details.localMemoryPerUnit = number(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR);
    details.registersPerUnit = number(CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR);
    details.workItemsPerUnit = number(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR);
    details.errorCorrection = number(CU_DEVICE_ATTRIBUTE_ECC_ENABLED).has_value();
    details.doublePrecision = true; // from compute capability 1.3 on
    return details;
}

class CudaDevice : public Device {
public:
    CudaDevice(DeviceInfo info, CUdevice device)
        : m_info(std::move(info)),
          m_device(device),
          m_sensors(m_info.uuid, m_info.pciId)
    {}

    const DeviceInfo& info() const override { return m_info; }

    std::unique_ptr<Queue> openQueue(const QueueOptions& options) const override
    {
        return std::make_unique<CudaQueue>(context(), options);
    }

    void takeMemory() const override
    {
        try {
            context();
        } catch (const std::exception&) {
            return; // openQueue() reports the error
        }
    }

    std::optional<DeviceState> state() const override { return m_sensors.read(); }
    std::uint64_t lastLevelCache() const override
    {
        const int bytes = attribute(DriverApi::instance(), m_device, CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE);
        return static_cast<std::uint64_t>(std::max(0, bytes));
    }
    std::unique_ptr<EnergyCounter> energyCounter() const override { return m_sensors.energyCounter(); }
    DeviceUse use() const override { return m_sensors.use(); }
    DeviceDetails details() const override
    {
        auto details = detailsOf(m_device);
        m_sensors.describe(details);
        return details;
    }

private:
    std::shared_ptr<CudaContext> context() const
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_context)
            m_context = std::make_shared<CudaContext>(m_device);
        return m_context;
    }

    DeviceInfo m_info;
    CUdevice m_device;
    nvml::GpuSensors m_sensors;
    mutable std::mutex m_mutex;
    mutable std::shared_ptr<CudaContext> m_context;
};

void addDevice(const DriverApi& api, int index, const std::string& driver, Inventory& inventory)
{
    try {
        CUdevice device = 0;
        check(api.deviceHandle(&device, index), "cuDeviceGet");
        inventory.devices.push_back(
            std::make_shared<CudaDevice>(describeDevice(api, device, index, driver), device));
    } catch (const std::exception& failure) {
        inventory.unavailable.push_back(
            {BackendKind::Cuda, fmt::format("CUDA device {}", index), failure.what()});
    }
}

} // namespace

Inventory discover()
{
    Inventory inventory;
    try {
        const DriverApi& api = DriverApi::instance();
        int count = 0;
        check(api.deviceCount(&count), "cuDeviceGetCount");
        const std::string driver = nvml::driverVersion();
        for (int index = 0; index < count; ++index)
            addDevice(api, index, driver, inventory);
    } catch (const std::exception& failure) {
        inventory.unavailable.push_back({BackendKind::Cuda, "CUDA", failure.what()});
    }
    return inventory;
}

} // namespace sortscope::backend::cuda
