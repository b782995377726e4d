// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/tuning.h"

#include "core/results/environment.h"

namespace sortscope::results {

std::string tunedDay(const std::optional<Tuning>& tuning)
{
    return tuning ? isoDay(tuning->date) : std::string();
}

} // namespace sortscope::results
