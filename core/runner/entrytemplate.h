// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::algorithms {
struct EmbeddedKernel;
}

namespace sortscope::runner {

/// Throws base::UsageError if `name` cannot be an id or another algorithm has it, or if `folder` exists.
void requireNewEntry(const std::filesystem::path& folder, const std::string& name);

/// Writes the folder of an entry with the id `name` to start from: with the kernels of the built-in algorithm
/// `from`, and with its host plan in Lua if that is a taught one, else with the built-in plan. Throws
/// base::UsageError as requireNewEntry() does, or if the algorithm has no kernels.
void writeEntry(const std::filesystem::path& folder, const std::string& name, const std::string& from);

/// The algorithms from which entries can be started.
std::vector<std::string> entrySources();

/// The kernel file of a built-in algorithm, which has its id, without the hyphens, as its name. nullptr if
/// there is none.
const algorithms::EmbeddedKernel* kernelOf(std::string_view id);

} // namespace sortscope::runner
