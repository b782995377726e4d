// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/counttype.h"

#include "core/algorithms/vendor/cubwords.h"
#include "core/algorithms/vendor/hostcalls.h"

#include <fmt/format.h>

namespace sortscope::algorithms::vendor {

std::vector<CountType> countTypes(const HostCalls& host)
{
    const auto wanted = host.parameter(kCount);
    if (wanted == kCount32)
        return {CountType::Bits32};
    if (wanted == kCount64)
        return {CountType::Bits64};
    return {CountType::Bits32, CountType::Bits64};
}

std::string nameWith(std::string_view name, CountType type)
{
    return fmt::format("{} ({}-bit count)", name, type == CountType::Bits32 ? kCount32 : kCount64);
}

CountType settleOnFaster(const HostCalls& host, const std::vector<CountType>& types,
                         const std::function<void()>& prepare, const std::function<void(CountType)>& run)
{
    const auto type = types[host.fasterOf(types.size(), prepare, [&](std::size_t way) { run(types[way]); })];
    host.settle(kCount, type == CountType::Bits32 ? kCount32 : kCount64);
    return type;
}

} // namespace sortscope::algorithms::vendor
