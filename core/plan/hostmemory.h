// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace sortscope::plan {

/// Bytes that this process can still allocate before the system or its own limits stop it: the least of
/// MemAvailable, the rest of each control group above the process (version 1 or 2; pages of files that the
/// kernel can drop count as free), and the rest of its limit of the address space (`ulimit -v`). Empty if
/// none of these can be read. `root` is where /proc and /sys are found.
std::optional<std::uint64_t> availableHostMemory(const std::filesystem::path& root = "/");

/// Bytes of this process that RLIMIT_DATA counts: writable memory of its own, touched or not, stacks
/// included. Empty if the figure cannot be read.
std::optional<std::uint64_t> dataOfThisProcess();

} // namespace sortscope::plan
