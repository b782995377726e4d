// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a test program finds in place of libnvidia-ml.so.1: a driver with one GPU, whose throttle reasons the
// environment gives. SORTSCOPE_FAKE_NVML=refuse makes it a driver that reads no sensors.
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

namespace {

int gpu = 0;

constexpr int kSuccess = 0;
constexpr int kNotSupported = 3;
constexpr int kNotFound = 6;

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
}
