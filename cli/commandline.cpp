// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"

#include <fmt/format.h>

namespace sortscope::cli {

std::string commandFor(const job::JobSpec& spec)
{
    using data::nameOf;
    std::string command =
        fmt::format("sortscope-cli run --device {} --algorithm {}", spec.device.id, spec.algorithm);
    if (!spec.merge.empty())
        command += " --merge " + spec.merge;
    command += fmt::format(" --generator {} --size {} --seed {}", spec.generator, spec.size, spec.seed);
    if (spec.direction == data::Direction::Descending)
        command += " --descending";
    for (const auto& [id, value] : spec.parameters)
        command += fmt::format(" --set {}={}", id, algorithms::toText(value));
    if (spec.device.backend != backend::BackendKind::Cpu)
        command += fmt::format(" --transfer {} --launch {}", nameOf(spec.transfer), nameOf(spec.launch));
    if (spec.search) {
        command += fmt::format(" --keys {} --hit-ratio {}", spec.search->keys, spec.search->hitRatio);
        if (spec.search->sortedKeys)
            command += " --sorted-keys";
    }
    return command + " --samples 1";
}

} // namespace sortscope::cli
