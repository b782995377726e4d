// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/opencl/opencldevice.h"

#include "core/backend/devicedetails.h"
#include "core/backend/nvml/nvml.h"
#include "core/backend/opencl/icdfiles.h"
#include "core/backend/opencl/openclerror.h"
#include "core/backend/opencl/openclqueue.h"
#include "core/backend/processor.h"
#include "core/backend/rapl.h"
#include "core/base/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace sortscope::backend::opencl {
namespace {

// Attributes of cl_khr_device_uuid, cl_nv_device_attribute_query and cl_khr_pci_bus_info; older headers lack
// some of them.
constexpr cl_device_info kDeviceUuid = 0x106A;
constexpr cl_device_info kPciBusNv = 0x4008;
constexpr cl_device_info kPciSlotNv = 0x4009;
constexpr cl_device_info kPciDomainNv = 0x400A;
// Sizes of sub-groups: of cl_nv_device_attribute_query, cl_amd_device_attribute_query and
// cl_intel_required_subgroup_size.
constexpr cl_device_info kWarpSizeNv = 0x4003;
constexpr cl_device_info kWavefrontWidthAmd = 0x4043;
constexpr cl_device_info kSubGroupSizesIntel = 0x4108;

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

/// Removes the spaces or NULs with which drivers pad some strings.
std::string trimmed(std::string text)
{
    static constexpr std::string_view kBlank("\0 \t\n", 4);
    text.erase(text.find_last_not_of(kBlank) + 1);
    text.erase(0, text.find_first_not_of(kBlank));
    return text;
}

/// Reads the attributes that every device has, and keeps the names of those that its driver fails to tell.
class Attributes {
public:
    explicit Attributes(const cl::Device& device) : m_device(device) {}

    template <typename T>
    std::optional<T> number(cl_device_info attribute, std::string_view name)
    {
        const auto value = opencl::attribute<T>(m_device, attribute);
        if (!value)
            m_untold.emplace_back(name);
        return value;
    }

    std::string text(cl_device_info attribute, std::string_view name)
    {
        try {
            std::string value;
            m_device.getInfo(attribute, &value);
            return trimmed(value);
        } catch (const cl::Error&) {
            m_untold.emplace_back(name);
            return {};
        }
    }

    const std::vector<std::string_view>& untold() const { return m_untold; }

private:
    const cl::Device& m_device;
    std::vector<std::string_view> m_untold;
};

/// Attributes that the driver does not tell stay as a DeviceInfo has them: unknown, or the least that a
/// device may have.
DeviceInfo describe(const std::string& platform, const cl::Device& device, std::size_t index,
                    Attributes& attributes)
{
#define SORTSCOPE_ATTRIBUTE(name) name, #name
    const DeviceInfo least;
    DeviceInfo info;
    info.id = fmt::format("opencl:{}", index);
    info.name = attributes.text(SORTSCOPE_ATTRIBUTE(CL_DEVICE_NAME));
    if (info.name.empty())
        info.name = "OpenCL device without a name";
    info.backend = BackendKind::OpenCl;
    info.platform = platform;
    info.vendor = attributes.text(SORTSCOPE_ATTRIBUTE(CL_DEVICE_VENDOR));
    info.driverVersion = attributes.text(SORTSCOPE_ATTRIBUTE(CL_DRIVER_VERSION));
    info.apiVersion = attributes.text(SORTSCOPE_ATTRIBUTE(CL_DEVICE_VERSION));
    info.uuid = uuidOf(device);
    info.pciId = pciIdOf(device);
    info.globalMemory = attributes.number<cl_ulong>(SORTSCOPE_ATTRIBUTE(CL_DEVICE_GLOBAL_MEM_SIZE))
                            .value_or(least.globalMemory);
    info.maxAllocation = attributes.number<cl_ulong>(SORTSCOPE_ATTRIBUTE(CL_DEVICE_MAX_MEM_ALLOC_SIZE))
                             .value_or(least.maxAllocation);
    info.localMemory = attributes.number<cl_ulong>(SORTSCOPE_ATTRIBUTE(CL_DEVICE_LOCAL_MEM_SIZE))
                           .value_or(least.localMemory);
    info.maxWorkGroupSize = attributes.number<std::size_t>(SORTSCOPE_ATTRIBUTE(CL_DEVICE_MAX_WORK_GROUP_SIZE))
                                .value_or(least.maxWorkGroupSize);
    info.computeUnits = attributes.number<cl_uint>(SORTSCOPE_ATTRIBUTE(CL_DEVICE_MAX_COMPUTE_UNITS))
                            .value_or(least.computeUnits);
    info.timerResolutionNs =
        attributes.number<std::size_t>(SORTSCOPE_ATTRIBUTE(CL_DEVICE_PROFILING_TIMER_RESOLUTION));
#undef SORTSCOPE_ATTRIBUTE
    info.clock = Clock::OpenClEvent;
    info.sharesHostMemory =
        attribute<cl_bool>(device, CL_DEVICE_HOST_UNIFIED_MEMORY).value_or(CL_FALSE) == CL_TRUE
        || (attribute<cl_device_type>(device, CL_DEVICE_TYPE).value_or(0) & CL_DEVICE_TYPE_CPU) != 0;
    info.transferModes = {TransferMode::Copy, TransferMode::Map, TransferMode::ZeroCopy};
    info.launchModes = {LaunchMode::EnqueueAll, LaunchMode::WaitEach};
    return info;
}

/// An attribute in whole numbers; empty if the device does not know it, or has none of it.
template <typename T>
std::optional<T> positive(const cl::Device& device, cl_device_info name)
{
    const auto value = attribute<T>(device, name);
    return value.value_or(0) > 0 ? value : std::nullopt;
}

std::optional<std::string> textOf(const cl::Device& device, cl_device_info name)
{
    std::string text;
    try {
        device.getInfo(name, &text);
    } catch (const cl::Error&) {
        return std::nullopt;
    }
    text = trimmed(std::move(text));
    return text.empty() ? std::nullopt : std::optional(std::move(text));
}

std::vector<unsigned> subGroupsOf(const cl::Device& device)
{
    for (const auto name : {kWarpSizeNv, kWavefrontWidthAmd}) {
        if (const auto size = positive<cl_uint>(device, name))
            return {*size};
    }
    std::array<std::size_t, 16> sizes{};
    std::size_t bytes = 0;
    if (clGetDeviceInfo(device(), kSubGroupSizesIntel, sizeof(sizes), sizes.data(), &bytes) != CL_SUCCESS)
        return {};
    const auto count = std::min(bytes / sizeof(std::size_t), sizes.size());
    return {sizes.begin(), sizes.begin() + static_cast<std::ptrdiff_t>(count)};
}

DeviceDetails detailsOf(const cl::Device& device)
{
    DeviceDetails details;
    details.language = textOf(device, CL_DEVICE_OPENCL_C_VERSION);
    details.maxClockMhz = positive<cl_uint>(device, CL_DEVICE_MAX_CLOCK_FREQUENCY);
    details.subGroups = subGroupsOf(device);
    details.cache = positive<cl_ulong>(device, CL_DEVICE_GLOBAL_MEM_CACHE_SIZE);
    details.cacheLine = positive<cl_uint>(device, CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE);
    if (const auto corrects = attribute<cl_bool>(device, CL_DEVICE_ERROR_CORRECTION_SUPPORT))
        details.errorCorrection = *corrects == CL_TRUE;
    if (const auto floats = attribute<cl_device_fp_config>(device, CL_DEVICE_DOUBLE_FP_CONFIG))
        details.doublePrecision = *floats != 0;
    const auto extensions = textOf(device, CL_DEVICE_EXTENSIONS).value_or("");
    for (std::size_t begin = 0; begin < extensions.size();) {
        const auto end = std::min(extensions.find(' ', begin), extensions.size());
        if (end > begin)
            details.extensions.push_back(extensions.substr(begin, end - begin));
        begin = end + 1;
    }
    std::ranges::sort(details.extensions);
    return details;
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
    std::unique_ptr<EnergyCounter> energyCounter() const override
    {
        return isProcessor(m_info) ? openRapl() : m_sensors.energyCounter();
    }
    DeviceUse use() const override { return m_sensors.use(); }
    DeviceDetails details() const override
    {
        auto details = detailsOf(m_device);
        m_sensors.describe(details);
        return details;
    }

private:
    std::shared_ptr<OpenClContext> context() const
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_context || m_context->broken) {
            auto fresh = std::make_shared<OpenClContext>();
            fresh->device = m_device;
            fresh->context = checked([&] { return cl::Context(m_device); });
            fresh->maxAllocation = m_info.maxAllocation;
            fresh->localMemory = m_info.localMemory;
            // The driver counts in bits.
            constexpr cl_uint kByte = 8;
            fresh->partAlignment = std::max<cl_uint>(
                attribute<cl_uint>(m_device, CL_DEVICE_MEM_BASE_ADDR_ALIGN).value_or(kByte) / kByte, 1);
            fresh->logsUsage = checked([&] {
                                   return m_device.getInfo<CL_DEVICE_EXTENSIONS>();
                               }).find("cl_nv_compiler_options")
                               != std::string::npos;
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

void addDevice(const std::string& platform, const cl::Device& device, Inventory& inventory)
{
    Attributes attributes(device);
    auto info = describe(platform, device, inventory.devices.size(), attributes);
    if (!attributes.untold().empty()) {
        inventory.unavailable.push_back(
            {BackendKind::OpenCl, fmt::format("{} of {}", base::joined(attributes.untold()), info.id),
             "the driver does not report it (clGetDeviceInfo); the device is used without it"});
    }
    inventory.devices.push_back(std::make_shared<OpenClDevice>(std::move(info), device));
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
            addDevice(what, device, inventory);
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
    // Two files may register one driver; the loader then lists its platforms twice.
    std::vector<cl::Platform> distinct;
    for (const auto& platform : platforms) {
        if (std::ranges::find(distinct, platform(), [](const auto& one) { return one(); }) == distinct.end())
            distinct.push_back(platform);
    }
    auto broken = brokenIcdFiles();
    if (platforms.empty() && broken.empty()) {
        inventory.unavailable.push_back({BackendKind::OpenCl, "OpenCL",
                                         "no OpenCL platform is installed; install your GPU's driver, or "
                                         "pocl-opencl-icd for OpenCL on the CPU"});
    }
    std::ranges::move(broken, std::back_inserter(inventory.unavailable));
    for (std::size_t i = 0; i < distinct.size(); ++i)
        addPlatform(distinct[i], i, inventory, check);
    return inventory;
}

} // namespace sortscope::backend::opencl
