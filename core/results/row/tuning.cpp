// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/tuning.h"

#include "core/results/row/environment.h"

namespace sortscope::results {

std::string tunedDay(const std::optional<Tuning>& tuning)
{
    return tuning ? isoDay(tuning->date) : std::string();
}

} // namespace sortscope::results
