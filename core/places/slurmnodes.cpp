// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/slurmnodes.h"

#include "core/algorithms/cublibrary.h"
#include "core/base/ownprogram.h"
#include "core/base/texts.h"
#include "core/process/byterelay.h"
#include "core/process/childprocess.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <utility>

namespace sortscope::places {
namespace {

/// The folder where srun puts the program, under a name of its own for each step.
constexpr auto* kBroadcastFolder = "--bcast=/tmp/";
constexpr std::string_view kBroadcastName = "slurm_bcast_";
constexpr std::chrono::seconds kListTime{30};

std::string variable(const char* name)
{
    const char* const value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nothing sets variables here
    return value == nullptr ? "" : value;
}

/// Returns the lines that scontrol prints for "n[1-2]".
std::vector<std::string> nodeNames(const std::string& list)
{
    auto sockets = process::socketPair();
    process::ChildProcess scontrol("scontrol", {"show", "hostnames", list}, sockets.theirs.get(),
                                   process::Blocked::None);
    sockets.theirs.close();
    std::string text;
    process::readAll(sockets.ours.get(), [&](const std::string& part) { text += part; });
    const auto end = scontrol.waitUntilGone(kListTime);
    std::vector<std::string> names;
    for (std::string_view rest = text; !rest.empty();) {
        const auto line = rest.substr(0, rest.find('\n'));
        if (!line.empty())
            names.emplace_back(line);
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    }
    if (!end || end->signal != 0 || end->status != 0 || names.empty())
        throw std::runtime_error(fmt::format("scontrol does not list the nodes of \"{}\"", list));
    return names;
}

} // namespace

std::vector<unsigned> processorsIn(std::string_view text)
{
    std::vector<unsigned> all;
    while (!text.empty()) {
        const auto entry = text.substr(0, text.find(','));
        text.remove_prefix(std::min(entry.size() + 1, text.size()));
        const auto times = entry.find("(x");
        const auto count = base::numberIn<unsigned>(entry.substr(0, times));
        auto nodes = std::optional(1U);
        if (times != std::string_view::npos)
            nodes = entry.ends_with(')')
                        ? base::numberIn<unsigned>(entry.substr(times + 2, entry.size() - times - 3))
                        : std::nullopt;
        constexpr unsigned most = 1U << 20U;
        if (!count || !nodes || *nodes > most)
            return {};
        all.insert(all.end(), *nodes, *count);
    }
    return all;
}

AgentNodes slurmNodes(const std::string& program)
{
    const auto list = variable("SLURM_JOB_NODELIST");
    if (list.empty())
        throw std::runtime_error("this is not a Slurm allocation: SLURM_JOB_NODELIST is not set");
    AgentNodes nodes{nodeNames(list), {}};
    const auto processors = processorsIn(variable("SLURM_JOB_CPUS_PER_NODE"));
    nodes.command = [names = nodes.names, processors, program](std::size_t node) {
        // The user's settings for other steps would label the messages, or send them to files.
        std::vector<std::string> words{"env"};
        for (const auto* name : {"LABELIO", "STDINMODE", "STDOUTMODE", "STDERRMODE"})
            words.insert(words.end(), {"-u", fmt::format("SLURM_{}", name)});
        // Unbuffered: otherwise Slurm passes on whole lines, and messages have none.
        // Beside the copy of the program there is none.
        if (const auto library = algorithms::cubLibrary(); library && !base::bundleFolder())
            words.push_back(fmt::format("{}={}", algorithms::kCubVariable, library->string()));
        words.insert(words.end(), {"srun", "--overlap", "--unbuffered", "-N1", "-n1", "-w", names.at(node)});
        if (processors.size() == names.size())
            words.push_back(fmt::format("--cpus-per-task={}", processors[node]));
        // A bundle's script needs its folder, which the nodes share with the home.
        if (!base::bundleFolder())
            words.emplace_back(kBroadcastFolder);
        words.insert(words.end(), {program, "runner"});
        return words;
    };
    return nodes;
}

void removeBroadcastCopy()
{
    std::error_code error;
    const auto file = std::filesystem::read_symlink("/proc/self/exe", error);
    if (!error && file.filename().string().starts_with(kBroadcastName))
        std::filesystem::remove(file, error);
}

} // namespace sortscope::places
