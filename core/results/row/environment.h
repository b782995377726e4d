// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sortscope::results {

/// Where and when a run was taken: what every row remembers beside its device. Captured once a run; what the
/// machine does not say is empty.
struct Environment {
    std::string programVersion;
    std::optional<std::string> gitRevision;
    /// What Slurm calls the machine, if it started this process; else the name that the machine has itself.
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
    /// Those of the process's variables, by name, that decide what drivers compile, how many threads
    /// libraries start and which devices there are (isRecorded()). Empty in sessions before format version
    /// 11, which did not ask.
    std::optional<std::map<std::string, std::string>> variables;
};

/// True for the variables that are kept, such as POCL_MAX_PTHREAD_COUNT and CUDA_VISIBLE_DEVICES. All others
/// stay where they are: they may hold secrets.
bool isRecorded(std::string_view variable);

/// The environment of this process, now.
Environment captureEnvironment();

/// Of the environments of a run that several machines took, that of the machine `node`; the first if none of
/// them is. `environments` is not empty.
const Environment& environmentOf(std::span<const Environment> environments,
                                 const std::optional<std::string>& node);

/// PRETTY_NAME of the text of an os-release file.
std::optional<std::string> parseOsRelease(std::string_view text);

/// The first "model name" of the text of /proc/cpuinfo; other architectures than x86 have none.
std::optional<std::string> parseCpuModel(std::string_view text);

/// "2025-03-09T12:34:56Z".
std::string isoUtc(std::chrono::sys_seconds time);
/// "2025-03-09".
std::string isoDay(std::chrono::sys_seconds time);

/// The inverse; empty for any other text.
std::optional<std::chrono::sys_seconds> parseIsoUtc(std::string_view text);

} // namespace sortscope::results
