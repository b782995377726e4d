// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/counttype.h"

#include "core/algorithms/fasterof.h"

namespace sortscope::algorithms::vendor {

ParameterInfo countParameter()
{
    return {
        .id = "count",
        .title = "Count",
        .description = "Bits of the type in which the library counts keys; auto tries both before the first "
                       "run of a job and keeps the faster one, which the kernel's name contains",
        .choices = {{"auto", "The faster one"}, {"32", "32 bits"}, {"64", "64 bits"}},
        .defaultFor = [](const auto&) -> ParameterValue { return std::string("auto"); },
    };
}

std::vector<CountType> countTypes(const Parameters& parameters)
{
    const auto& wanted = choice(parameters, "count");
    if (wanted == "32")
        return {CountType::Bits32};
    if (wanted == "64")
        return {CountType::Bits64};
    return {CountType::Bits32, CountType::Bits64};
}

std::string nameWith(const std::string& name, CountType type)
{
    return name + (type == CountType::Bits32 ? " (32-bit count)" : " (64-bit count)");
}

Parameters settledOn(CountType type)
{
    return {{"count", type == CountType::Bits32 ? "32" : "64"}};
}

CountType fasterOf(backend::Queue& queue, const std::vector<CountType>& types,
                   const std::function<void()>& prepare, const std::function<void(CountType)>& run)
{
    return types[algorithms::fasterOf(queue, types.size(), prepare,
                                      [&](std::size_t way) { run(types[way]); })];
}

} // namespace sortscope::algorithms::vendor
