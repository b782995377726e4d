// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/devicestate.h"
#include "core/backend/energycounter.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

namespace sortscope::backend {
struct DeviceDetails;
} // namespace sortscope::backend

namespace sortscope::backend::nvml {

/// The driver release that nvidia-smi prints, such as "580.65.06"; empty if NVML does not tell it. CUDA
/// itself knows only the API version.
std::string driverVersion();

/// The sensors of one GPU through NVML, which is loaded and asked for the GPU at the first reading. If NVML
/// is not installed, refuses, or does not know the device, nothing is read. Thread-safe.
class GpuSensors {
public:
    /// The GPU is recognised by `uuid`, or else by `pciId`, whichever API they came from.
    GpuSensors(std::optional<std::string> uuid, std::optional<std::string> pciId)
        : m_uuid(std::move(uuid)),
          m_pciId(std::move(pciId))
    {}

    /// Takes some ten to hundred microseconds.
    std::optional<DeviceState> read() const;

    /// Takes some milliseconds.
    DeviceUse use() const;

    /// Adds power limit and link to the details of the device. Takes some milliseconds.
    void describe(DeviceDetails& details) const;

    /// The counter of the board, memory included (nvmlDeviceGetTotalEnergyConsumption). Throws Unsupported.
    std::unique_ptr<EnergyCounter> energyCounter() const;

private:
    /// NVML's handle; nullptr if NVML has none for this device.
    void* gpu() const;

    std::optional<std::string> m_uuid;
    std::optional<std::string> m_pciId;
    mutable std::once_flag m_sought;
    mutable void* m_gpu = nullptr;
};

} // namespace sortscope::backend::nvml
