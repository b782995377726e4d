// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

#include <cstdint>

namespace sortscope::backend {

/// Who counts the energy of a device: NVIDIA's NVML, or a processor's RAPL (running average power limit).
enum class EnergySource { Nvml, Rapl };

constexpr auto namesOf(EnergySource /*type*/)
{
    return base::namesUpTo<EnergySource::Rapl>("nvml", "rapl");
}

/// Counts the energy of a device, with all that others do on it. Differences count.
class EnergyCounter {
public:
    EnergyCounter() = default;
    virtual ~EnergyCounter() = default;
    EnergyCounter(const EnergyCounter&) = delete;
    EnergyCounter& operator=(const EnergyCounter&) = delete;

    virtual EnergySource source() const = 0;
    /// Never falls, but moves in steps: of about 100 ms on an H100, of 1 ms on processors. Read it at least
    /// once a minute. Takes up to 0.1 ms. Throws Unsupported with the reason if it cannot be read.
    virtual std::uint64_t microjoules() = 0;
};

} // namespace sortscope::backend
