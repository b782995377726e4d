// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/nvml/nvml.h"

#include "core/backend/devicedetails.h"
#include "core/backend/error.h"
#include "core/base/sharedlibrary.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace sortscope::backend::nvml {
namespace {

// Declarations of nvml.h, which the toolkit does not always bring. Every function returns 0 if it succeeded.
using Init = int(unsigned flags);
using Shutdown = int();
using VersionText = int(char* version, unsigned length);
using GpuByText = int(const char* text, void** gpu);
using ClockInfo = int(void* gpu, int clock, unsigned* mhz);
using ThrottleReasons = int(void* gpu, std::uint64_t* reasons);
using Temperature = int(void* gpu, int sensor, unsigned* celsius);
using PowerLimit = int(void* gpu, unsigned* milliwatts);
using TotalEnergy = int(void* gpu, unsigned long long* millijoules);
using LinkFact = int(void* gpu, unsigned* fact);

/// nvmlProcessInfo_v2_t
struct Process {
    unsigned id;
    unsigned long long memory;
    unsigned gpuInstance;
    unsigned computeInstance;
};
/// nvmlViolationTime_t: microseconds of the driver's clock, and nanoseconds.
struct Violation {
    unsigned long long at;
    unsigned long long ns;
};
using Processes = int(void* gpu, unsigned* count, Process* processes);
using ViolationStatus = int(void* gpu, int policy, Violation* violation);

constexpr int kSuccess = 0;
/// NVML_ERROR_INSUFFICIENT_SIZE: there are more processes, and `count` says how many.
constexpr int kMore = 7;
// nvmlPerfPolicyType_t
constexpr int kPowerPolicy = 0;
constexpr int kHeatPolicy = 1;
constexpr int kBoardPolicy = 3;
/// NVML_INIT_FLAG_NO_GPUS: having no GPU is not an error; NVML_INIT_FLAG_NO_ATTACH: leave GPUs asleep.
constexpr unsigned kNoGpus = 1;
constexpr unsigned kNoAttach = 2;
/// NVML_CLOCK_SM
constexpr int kSmClock = 1;
/// NVML_TEMPERATURE_GPU
constexpr int kChip = 0;
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
    Temperature* temperature = nullptr;
    PowerLimit* powerLimit = nullptr;
    LinkFact* linkGeneration = nullptr;
    LinkFact* linkLanes = nullptr;
    Processes* computing = nullptr;
    Processes* drawing = nullptr;
    ViolationStatus* violation = nullptr;
    TotalEnergy* energy = nullptr;

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
        // Driver 535 has renamed the function, and still has the old name.
        reasons = library()->find<ThrottleReasons>("nvmlDeviceGetCurrentClocksThrottleReasons");
        temperature = library()->find<Temperature>("nvmlDeviceGetTemperature");
        powerLimit = library()->find<PowerLimit>("nvmlDeviceGetEnforcedPowerLimit");
        linkGeneration = library()->find<LinkFact>("nvmlDeviceGetMaxPcieLinkGeneration");
        linkLanes = library()->find<LinkFact>("nvmlDeviceGetMaxPcieLinkWidth");
        computing = library()->find<Processes>("nvmlDeviceGetComputeRunningProcesses_v3");
        drawing = library()->find<Processes>("nvmlDeviceGetGraphicsRunningProcesses_v3");
        violation = library()->find<ViolationStatus>("nvmlDeviceGetViolationStatus");
        energy = library()->find<TotalEnergy>("nvmlDeviceGetTotalEnergyConsumption");
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

/// The processes of one kind on a GPU.
struct Users {
    std::int64_t count = 0;
    bool thisProcess = false;
};

std::optional<Users> usersOf(void* gpu, Processes* list)
{
    std::array<Process, 64> known{};
    auto count = static_cast<unsigned>(known.size());
    if (list == nullptr)
        return std::nullopt;
    const int outcome = list(gpu, &count, known.data());
    if (outcome != kSuccess && outcome != kMore)
        return std::nullopt;
    Users users{.count = count};
    // If there are more processes than were asked for, none is named.
    const auto named = outcome == kSuccess ? std::min<std::size_t>(count, known.size()) : 0;
    for (std::size_t i = 0; i < named; ++i)
        users.thisProcess = users.thisProcess || known.at(i).id == static_cast<unsigned>(::getpid());
    return users;
}

std::optional<std::int64_t> violationNs(void* gpu, ViolationStatus* status, int policy)
{
    Violation violation{};
    if (status == nullptr || status(gpu, policy, &violation) != kSuccess)
        return std::nullopt;
    return static_cast<std::int64_t>(violation.ns);
}

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

class BoardEnergy : public EnergyCounter {
public:
    BoardEnergy(void* gpu, TotalEnergy* read) : m_gpu(gpu), m_read(read) {}

    EnergySource source() const override { return EnergySource::Nvml; }
    std::uint64_t microjoules() override
    {
        constexpr std::uint64_t kPerMillijoule = 1000;
        unsigned long long millijoules = 0;
        if (m_read == nullptr || m_read(m_gpu, &millijoules) != kSuccess)
            throw Unsupported("NVML counts no energy for this GPU: it does so from Volta on, and for whole "
                              "GPUs, not for their parts (MIG)");
        return kPerMillijoule * millijoules;
    }

private:
    void* m_gpu;
    TotalEnergy* m_read;
};

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

void* GpuSensors::gpu() const
{
    std::call_once(m_sought, [this] { m_gpu = Sensors::instance().find(m_uuid, m_pciId); });
    return m_gpu;
}

DeviceUse GpuSensors::use() const
{
    const auto& sensors = Sensors::instance();
    DeviceUse use;
    if (gpu() == nullptr)
        return use;
    const auto computing = usersOf(m_gpu, sensors.computing);
    const auto drawing = usersOf(m_gpu, sensors.drawing);
    if (computing && drawing)
        use.processes = computing->count + drawing->count;
    if (computing && computing->thisProcess)
        use.otherComputing = computing->count - 1;
    use.powerViolationNs = violationNs(m_gpu, sensors.violation, kPowerPolicy);
    use.heatViolationNs = violationNs(m_gpu, sensors.violation, kHeatPolicy);
    use.hardwareViolationNs = violationNs(m_gpu, sensors.violation, kBoardPolicy);
    unsigned milliwatts = 0;
    if (sensors.powerLimit != nullptr && sensors.powerLimit(m_gpu, &milliwatts) == kSuccess)
        use.powerLimitMw = milliwatts;
    return use;
}

std::unique_ptr<EnergyCounter> GpuSensors::energyCounter() const
{
    if (gpu() == nullptr)
        throw Unsupported("NVML, which counts the energy of NVIDIA's GPUs, is not installed or does not know "
                          "this device");
    auto counter = std::make_unique<BoardEnergy>(m_gpu, Sensors::instance().energy);
    counter->microjoules(); // refuses now rather than later
    return counter;
}

void GpuSensors::describe(DeviceDetails& details) const
{
    const auto& sensors = Sensors::instance();
    if (gpu() == nullptr)
        return;
    const auto ask = [this](auto* function) -> std::optional<unsigned> {
        unsigned value = 0;
        const bool told = function != nullptr && function(m_gpu, &value) == kSuccess;
        return told ? std::optional(value) : std::nullopt;
    };
    details.powerLimitMw = ask(sensors.powerLimit);
    details.pcieGeneration = ask(sensors.linkGeneration);
    details.pcieLanes = ask(sensors.linkLanes);
}

std::optional<DeviceState> GpuSensors::read() const
{
    const auto& sensors = Sensors::instance();
    if (gpu() == nullptr)
        return std::nullopt;
    DeviceState state;
    unsigned mhz = 0;
    if (sensors.clock != nullptr && sensors.clock(m_gpu, kSmClock, &mhz) == kSuccess)
        state.smClockMhz = mhz;
    std::uint64_t reasons = 0;
    if (sensors.reasons != nullptr && sensors.reasons(m_gpu, &reasons) == kSuccess)
        state.throttles = throttlesOf(reasons);
    unsigned celsius = 0;
    if (sensors.temperature != nullptr && sensors.temperature(m_gpu, kChip, &celsius) == kSuccess)
        state.temperatureC = celsius;
    return state;
}

} // namespace sortscope::backend::nvml
