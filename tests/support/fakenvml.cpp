// SPDX-License-Identifier: GPL-3.0-or-later
//
// A library that a test program finds in place of libnvidia-ml.so.1: a driver with one GPU. The environment
// gives its throttle reasons, and the processes that compute on it: SORTSCOPE_FAKE_NVML_PROCESSES=self,17 are
// this process and process 17. One more process draws. With SORTSCOPE_FAKE_NVML=refuse, the driver reads no
// sensors.
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

int gpu = 0;

constexpr int kSuccess = 0;
constexpr int kNotSupported = 3;
constexpr int kNotFound = 6;
constexpr int kInsufficientSize = 7;

struct ProcessInfo {
    unsigned pid;
    unsigned long long usedGpuMemory;
    unsigned gpuInstanceId;
    unsigned computeInstanceId;
};

struct ViolationTime {
    unsigned long long referenceTime;
    unsigned long long violationTime;
};

std::string variable(const char* name)
{
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): tests have one thread
    return value == nullptr ? "" : value;
}

int giveGpu(bool known, void** handle)
{
    *handle = &gpu;
    return known ? kSuccess : kNotFound;
}

bool refuses()
{
    return variable("SORTSCOPE_FAKE_NVML") == "refuse";
}

std::vector<unsigned> computingProcesses()
{
    std::vector<unsigned> processes;
    std::istringstream list(variable("SORTSCOPE_FAKE_NVML_PROCESSES"));
    for (std::string word; std::getline(list, word, ',');)
        processes.push_back(static_cast<unsigned>(word == "self" ? ::getpid() : std::stoi(word)));
    return processes;
}

/// Behaves as the driver does: a list that is too short is not filled, and its length is reported.
int giveProcesses(const std::vector<unsigned>& processes, unsigned* count, ProcessInfo* infos)
{
    const auto room = *count;
    *count = static_cast<unsigned>(processes.size());
    if (processes.size() > room)
        return kInsufficientSize;
    for (std::size_t i = 0; i < processes.size(); ++i)
        infos[i] = {processes[i], 0, 0, 0}; // NOLINT(*-pointer-arithmetic)
    return kSuccess;
}

} // namespace

extern "C" {

int nvmlInitWithFlags(unsigned /*flags*/)
{
    return kSuccess;
}

int nvmlShutdown()
{
    return kSuccess;
}

int nvmlSystemGetDriverVersion(char* version, unsigned length)
{
    std::strncpy(version, "580.65.06", length);
    return kSuccess;
}

int nvmlDeviceGetHandleByUUID(const char* uuid, void** handle)
{
    return giveGpu(std::string_view(uuid) == "GPU-01234567-89ab-cdef-0123-456789abcdef", handle);
}

// NOLINTNEXTLINE(readability-identifier-naming): the name that NVML gives it
int nvmlDeviceGetHandleByPciBusId_v2(const char* id, void** handle)
{
    return giveGpu(std::string_view(id) == "0000:3b:00.0", handle);
}

int nvmlDeviceGetClockInfo(void* handle, int clock, unsigned* mhz)
{
    constexpr int sm = 1;
    if (handle != &gpu || clock != sm || refuses())
        return kNotSupported;
    *mhz = 1980;
    return kSuccess;
}

int nvmlDeviceGetCurrentClocksThrottleReasons(void* handle, unsigned long long* reasons)
{
    if (handle != &gpu || refuses())
        return kNotSupported;
    *reasons = std::strtoull(variable("SORTSCOPE_FAKE_NVML_REASONS").c_str(), nullptr, 16);
    return kSuccess;
}

int nvmlDeviceGetTemperature(void* handle, int sensor, unsigned* celsius)
{
    constexpr int chip = 0;
    if (handle != &gpu || sensor != chip || refuses())
        return kNotSupported;
    *celsius = 41;
    return kSuccess;
}

int nvmlDeviceGetEnforcedPowerLimit(void* handle, unsigned* milliwatts)
{
    if (handle != &gpu || refuses())
        return kNotSupported;
    *milliwatts = 700'000;
    return kSuccess;
}

// NOLINTNEXTLINE(readability-identifier-naming): the name that NVML gives it
int nvmlDeviceGetComputeRunningProcesses_v3(void* handle, unsigned* count, ProcessInfo* infos)
{
    return handle != &gpu || refuses() ? kNotSupported : giveProcesses(computingProcesses(), count, infos);
}

// NOLINTNEXTLINE(readability-identifier-naming): the name that NVML gives it
int nvmlDeviceGetGraphicsRunningProcesses_v3(void* handle, unsigned* count, ProcessInfo* infos)
{
    return handle != &gpu || refuses() ? kNotSupported : giveProcesses({1}, count, infos);
}

/// The counter moves by 40 mJ every 100 ms, or as SORTSCOPE_FAKE_NVML_ENERGY says: "none".
int nvmlDeviceGetTotalEnergyConsumption(void* handle, unsigned long long* millijoules)
{
    if (handle != &gpu || refuses() || variable("SORTSCOPE_FAKE_NVML_ENERGY") == "none")
        return kNotSupported;
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    *millijoules = 40ULL * static_cast<unsigned long long>(now / std::chrono::milliseconds(100));
    return kSuccess;
}

int nvmlDeviceGetViolationStatus(void* handle, int policy, ViolationTime* violation)
{
    if (handle != &gpu || refuses())
        return kNotSupported;
    *violation = {1, 1000ULL + static_cast<unsigned>(policy)};
    return kSuccess;
}
}
