// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/energycounter.h"

#include <filesystem>
#include <memory>

namespace sortscope::backend {

/// By how much a counter has grown that begins again at 0 behind `highest`; less than a whole round.
constexpr std::uint64_t grownBy(std::uint64_t before, std::uint64_t now, std::uint64_t highest)
{
    return now >= before ? now - before : highest - before + now;
}

/// The folder in which Linux shows the counters, of Intel's processors and of AMD's; a test names another
/// one by SORTSCOPE_POWERCAP.
std::filesystem::path powercapFolder();

/// The sum over all processor packages of a machine: cores, caches and memory controllers, without memory
/// (Linux, Documentation/power/powercap/powercap.rst). Throws Unsupported that says what is missing, and how
/// to get it.
std::unique_ptr<EnergyCounter> openRapl(const std::filesystem::path& folder = powercapFolder());

} // namespace sortscope::backend
