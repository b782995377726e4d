// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/comparedoptions.h"

#include "cli/options/commandparser.h"
#include "cli/options/offers.h"
#include "core/results/compare/compare.h"

#include <fmt/format.h>

namespace sortscope::cli {

void addComparedOptions(const Command& command, std::string& metric, std::optional<std::string>& margin)
{
    offerNamesOf<results::Metric>(command.option("--metric", metric,
                                                 fmt::format("Metric to compare: {} [{}]",
                                                             base::knownNames<results::Metric>(), metric)))
        .placeholder("METRIC");
    command
        .option("--margin", margin,
                fmt::format("Differences below this share, 0 to 1, are within noise; at least {} for times "
                            "by the host's clock and {} for times by a device's clock",
                            results::leastMargin(results::Metric::Wall),
                            results::leastMargin(results::Metric::KernelSum)))
        .placeholder("R");
}

} // namespace sortscope::cli
