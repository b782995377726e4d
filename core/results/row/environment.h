// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sortscope::results {

/// The place and time of a run: the facts that every row has beside its device. Captured once per run; facts
/// that the machine does not tell are empty.
struct Environment {
    std::string programVersion;
    std::optional<std::string> gitRevision;
    /// Slurm's name of the machine, if Slurm started this process; else the machine's own name.
    std::optional<std::string> node;
    /// The distribution, e.g. "Debian GNU/Linux 12 (bookworm)".
    std::optional<std::string> os;
    /// The kernel and machine, e.g. "Linux 6.1.0 x86_64".
    std::optional<std::string> kernel;
    std::optional<std::string> cpuModel;
    /// Frequency governor of the first processor.
    std::optional<std::string> governor;
    /// Hardware threads that this process may use.
    std::optional<unsigned> threads;
    std::chrono::sys_seconds date;
    /// The variables of the process, by name, that decide what drivers compile, how many threads libraries
    /// start and which devices there are (isRecorded()). Empty in sessions before format version 11, which
    /// did not record them.
    std::optional<std::map<std::string, std::string>> variables;
};

/// True for the variables that are kept, such as POCL_MAX_PTHREAD_COUNT and CUDA_VISIBLE_DEVICES. All others
/// are not kept: they may hold secrets.
bool isRecorded(std::string_view variable);

/// The environment of this process, now.
Environment captureEnvironment();

/// Returns the environment of the machine `node` among those of a run on several machines; the first one if
/// none of them has that name. `environments` is not empty.
const Environment& environmentOf(std::span<const Environment> environments,
                                 const std::optional<std::string>& node);

/// PRETTY_NAME of the text of an os-release file.
std::optional<std::string> parseOsRelease(std::string_view text);

/// The first "model name" of the text of /proc/cpuinfo; other architectures than x86 have none.
std::optional<std::string> parseCpuModel(std::string_view text);

/// For example "2025-03-09T12:34:56Z".
std::string isoUtc(std::chrono::sys_seconds time);
/// For example "2025-03-09".
std::string isoDay(std::chrono::sys_seconds time);

/// Reads a text of isoUtc(); empty for any other text.
std::optional<std::chrono::sys_seconds> parseIsoUtc(std::string_view text);

} // namespace sortscope::results
