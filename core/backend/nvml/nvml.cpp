// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/nvml/nvml.h"

#include "core/base/sharedlibrary.h"

#include <array>
#include <cstdint>

namespace sortscope::backend::nvml {
namespace {

// From nvml.h, which the toolkit does not always bring. Every function returns 0 where it succeeded.
using Init = int(unsigned flags);
using Shutdown = int();
using VersionText = int(char* version, unsigned length);
using GpuByText = int(const char* text, void** gpu);
using ClockInfo = int(void* gpu, int clock, unsigned* mhz);
using ThrottleReasons = int(void* gpu, std::uint64_t* reasons);

constexpr int kSuccess = 0;
/// NVML_INIT_FLAG_NO_GPUS: having no GPU is not an error; NVML_INIT_FLAG_NO_ATTACH: leave GPUs asleep.
constexpr unsigned kNoGpus = 1;
constexpr unsigned kNoAttach = 2;
/// NVML_CLOCK_SM
constexpr int kSmClock = 1;
// nvmlClocksEventReasonSwPowerCap and its like.
constexpr std::uint64_t kSoftwarePowerCap = 0x04;
constexpr std::uint64_t kHardwareSlowdown = 0x08;
constexpr std::uint64_t kSoftwareHeat = 0x20;
constexpr std::uint64_t kHardwareHeat = 0x40;
constexpr std::uint64_t kPowerBrake = 0x80;

const std::optional<base::SharedLibrary>& library()
{
    static const auto nvml = base::SharedLibrary::load("libnvidia-ml.so.1");
    return nvml;
}

/// The functions that read sensors; initialised for as long as the program runs.
struct Sensors {
    GpuByText* byUuid = nullptr;
    GpuByText* byPciId = nullptr;
    ClockInfo* clock = nullptr;
    ThrottleReasons* reasons = nullptr;

    Sensors()
    {
        if (!library())
            return;
        auto* init = library()->find<Init>("nvmlInitWithFlags");
        if (init == nullptr || init(kNoGpus) != kSuccess)
            return;
        byUuid = library()->find<GpuByText>("nvmlDeviceGetHandleByUUID");
        byPciId = library()->find<GpuByText>("nvmlDeviceGetHandleByPciBusId_v2");
        clock = library()->find<ClockInfo>("nvmlDeviceGetClockInfo");
        // Renamed in driver 535, which still has the old name.
        reasons = library()->find<ThrottleReasons>("nvmlDeviceGetCurrentClocksThrottleReasons");
    }

    static const Sensors& instance()
    {
        static const Sensors sensors;
        return sensors;
    }

    void* find(const std::optional<std::string>& uuid, const std::optional<std::string>& pciId) const
    {
        void* gpu = nullptr;
        if (byUuid != nullptr && uuid && byUuid(("GPU-" + *uuid).c_str(), &gpu) == kSuccess)
            return gpu;
        if (byPciId != nullptr && pciId && byPciId(pciId->c_str(), &gpu) == kSuccess)
            return gpu;
        return nullptr;
    }
};

std::vector<Throttle> throttlesOf(std::uint64_t reasons)
{
    std::vector<Throttle> throttles;
    if ((reasons & kSoftwarePowerCap) != 0)
        throttles.push_back(Throttle::PowerLimit);
    if ((reasons & (kSoftwareHeat | kHardwareHeat)) != 0)
        throttles.push_back(Throttle::Heat);
    // The general bit is also set with the one for heat.
    if ((reasons & kPowerBrake) != 0 || (reasons & (kHardwareSlowdown | kHardwareHeat)) == kHardwareSlowdown)
        throttles.push_back(Throttle::Hardware);
    return throttles;
}

} // namespace

std::string driverVersion()
{
    if (!library())
        return {};
    auto* init = library()->find<Init>("nvmlInitWithFlags");
    auto* shutdown = library()->find<Shutdown>("nvmlShutdown");
    auto* version = library()->find<VersionText>("nvmlSystemGetDriverVersion");
    if (init == nullptr || shutdown == nullptr || version == nullptr || init(kNoGpus | kNoAttach) != kSuccess)
        return {};
    std::array<char, 96> text{};
    const bool known = version(text.data(), static_cast<unsigned>(text.size())) == kSuccess;
    shutdown();
    return known ? std::string(text.data()) : std::string{};
}

std::optional<DeviceState> GpuSensors::read() const
{
    const auto& sensors = Sensors::instance();
    std::call_once(m_sought, [&] { m_gpu = sensors.find(m_uuid, m_pciId); });
    if (m_gpu == nullptr)
        return std::nullopt;
    DeviceState state;
    unsigned mhz = 0;
    if (sensors.clock != nullptr && sensors.clock(m_gpu, kSmClock, &mhz) == kSuccess)
        state.smClockMhz = mhz;
    std::uint64_t reasons = 0;
    if (sensors.reasons != nullptr && sensors.reasons(m_gpu, &reasons) == kSuccess)
        state.throttles = throttlesOf(reasons);
    return state;
}

} // namespace sortscope::backend::nvml
