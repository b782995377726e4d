// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/measuredenergy.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

namespace sortscope::backend {
class Device;
class HostProbe;
} // namespace sortscope::backend

namespace sortscope::sample {

class Sampling;

/// Measures so many stretches of energy (core/measure/energyplan.h) of a job that has taken its samples.
/// `onStep` is called every 20 ms, or after each run that takes longer; what it throws ends the pass. Throws
/// backend::Unsupported with the reason if the device's energy cannot be counted, or if others used the
/// device meanwhile: their energy counts, too.
std::vector<results::MeasuredEnergy> measureEnergy(const backend::Device& device,
                                                   const std::shared_ptr<const backend::HostProbe>& host,
                                                   Sampling& sampling, std::size_t stretches,
                                                   const std::function<void()>& onStep);

} // namespace sortscope::sample
