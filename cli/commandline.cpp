// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"

#include "core/results/jobspec.h"

#include <fmt/format.h>

#include <string_view>

namespace sortscope::cli {
namespace {

/// `text` as one word of a POSIX shell.
std::string shellWord(const std::string& text)
{
    constexpr std::string_view plain =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/._-+,:=@%";
    if (!text.empty() && text.find_first_not_of(plain) == std::string::npos)
        return text;
    std::string word = "'";
    for (const char character : text)
        word += character == '\'' ? std::string("'\\''") : std::string(1, character);
    return word + '\'';
}

} // namespace

std::string commandFor(const results::JobSpec& spec, const std::filesystem::path& kernels)
{
    using base::nameOf;
    std::string command = "sortscope-cli run";
    if (!kernels.empty())
        command += " --kernels " + shellWord(kernels.string());
    command += fmt::format(" --device {} --algorithm {}", spec.device.id, spec.variant.algorithm);
    if (!spec.variant.merge.empty())
        command += " --merge " + spec.variant.merge;
    command += fmt::format(" --generator {} --size {} --seed {}", spec.workload.generator, spec.workload.size,
                           spec.workload.seed);
    if (spec.workload.direction == data::Direction::Descending)
        command += " --descending";
    for (const auto& [id, value] : spec.variant.parameters)
        command += fmt::format(" --set {}={}", id, algorithms::toText(value));
    if (spec.device.backend != backend::BackendKind::Cpu)
        command += fmt::format(" --transfer {} --launch {}", nameOf(spec.variant.transfer),
                               nameOf(spec.variant.launch));
    if (spec.workload.search) {
        command += fmt::format(" --keys {} --hit-ratio {}", spec.workload.search->keys,
                               spec.workload.search->hitRatio);
        if (spec.workload.search->sortedKeys)
            command += " --sorted-keys";
    }
    return command + " --samples 1";
}

} // namespace sortscope::cli
