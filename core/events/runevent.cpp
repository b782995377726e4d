// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/events/runevent.h"

#include "core/results/row/jobresult.h"

namespace sortscope::events {

std::optional<results::JobId> jobOf(const RunEvent& event)
{
    return std::visit(
        [](const auto& each) -> std::optional<results::JobId> {
            if constexpr (requires { each.job; })
                return each.job;
            else if constexpr (requires { each.soFar; })
                return each.soFar->spec.id;
            else if constexpr (requires { each.result; })
                return each.result->spec.id;
            else
                return std::nullopt;
        },
        event);
}

} // namespace sortscope::events
