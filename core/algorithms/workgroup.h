// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/parameter.h"
#include "core/backend/queue.h"
#include "core/data/key.h"

#include <cstddef>
#include <cstdint>

namespace sortscope::algorithms {

/// "work-group-size": a power of two, 256 by default or what the device allows.
ParameterInfo workGroupSizeParameter();

/// "keys-per-item": 1 … 32 keys that a work-item holds, `standard` by default.
ParameterInfo keysPerItemParameter(std::int64_t standard);

/// The number of keys of `type` for the parameter. The parameter counts keys of 32 bits; for keys or values
/// of 64 bits the number is half of it, rounded up, and they take as many registers and as much local memory.
/// CUB's tunings count in the same way.
std::size_t keysPerItem(const Parameters& parameters, data::KeyType type,
                        data::ValueType values = data::ValueType::None);

/// The parameter's value for one kernel. Throws backend::Unsupported if the kernel's registers or local
/// memory allow fewer work-items on this device.
std::size_t workGroupSize(const Parameters& parameters, const backend::Kernel& kernel);

/// Throws backend::Unsupported if `kernel` cannot run with work-groups of `size` work-items on its device.
void requireWorkGroup(std::size_t size, const backend::Kernel& kernel);

/// Whole work-groups that cover `items` work-items (at least 1); the kernel turns the surplus away. A launch
/// with fewer work-items than a work-group is one work-group, of a power of two so that drivers which compile
/// a kernel for each work-group size (PoCL) do so a few times only.
backend::NdRange launchRange(std::size_t items, std::size_t workGroupSize);

/// Largest power of two that is at most `value` (at least 1).
std::size_t powerOfTwoBelow(std::size_t value);

} // namespace sortscope::algorithms
