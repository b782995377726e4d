// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/workgroup.h"

#include "core/backend/deviceinfo.h"
#include "core/backend/workgrouplimit.h"

#include <algorithm>
#include <bit>

namespace sortscope::algorithms {

std::size_t powerOfTwoBelow(std::size_t value)
{
    return std::bit_floor(std::max<std::size_t>(value, 1));
}

ParameterInfo workGroupSizeParameter()
{
    return {
        .id = "work-group-size",
        .title = "Work-group size",
        .description =
            "Work-items in a work-group; a launch with fewer work-items than that is one work-group",
        .minimum = 1,
        .maximum = 1024,
        .powerOfTwo = true,
        .candidates = candidatesOf({32, 64, 128, 256, 512, 1024}),
        .defaultFor = [](const backend::DeviceInfo& device) -> ParameterValue {
            return static_cast<std::int64_t>(
                std::min<std::size_t>(256, powerOfTwoBelow(device.maxWorkGroupSize)));
        },
    };
}

ParameterInfo keysPerItemParameter(std::int64_t standard)
{
    return {
        .id = "keys-per-item",
        .title = "Keys per work-item",
        .description = "Keys that a work-item holds; a tile has this many keys per work-item",
        .minimum = 1,
        .maximum = 32,
        .candidates = candidatesOf({4, 8, 12, 16, 20, 24}),
        .defaultFor = [standard](const backend::DeviceInfo&) -> ParameterValue { return standard; },
    };
}

std::size_t keysPerItem(const Parameters& parameters, data::KeyType type, data::ValueType values)
{
    const auto narrow = static_cast<std::size_t>(integer(parameters, "keys-per-item"));
    return data::isWide(type) || values == data::ValueType::U64 ? (narrow + 1) / 2 : narrow;
}

void requireWorkGroup(std::size_t size, const backend::Kernel& kernel)
{
    if (size > kernel.maxWorkGroupSize())
        throw backend::workGroupTooLarge(kernel.name(), size, kernel.maxWorkGroupSize());
}

std::size_t workGroupSize(const Parameters& parameters, const backend::Kernel& kernel)
{
    const auto size = static_cast<std::size_t>(integer(parameters, "work-group-size"));
    requireWorkGroup(size, kernel);
    return size;
}

backend::NdRange launchRange(std::size_t items, std::size_t workGroupSize)
{
    const auto local = std::min(workGroupSize, std::bit_ceil(items));
    return {(items + local - 1) / local * local, local};
}

} // namespace sortscope::algorithms
