// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace sortscope::cli {

/// Writes the folder of an entry with the id `name` to start from: with the kernels of the built-in algorithm
/// `from`, and with its host plan in Lua if that is a taught one, else with the built-in plan. Throws
/// base::UsageError if the folder is there, or the algorithm has no kernels.
void writeEntry(const std::filesystem::path& folder, const std::string& name, const std::string& from);

/// The algorithms from which entries can be started.
std::string entrySources();

} // namespace sortscope::cli
