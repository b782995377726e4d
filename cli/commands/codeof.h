// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobspec.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::backend {
struct Inventory;
} // namespace sortscope::backend

namespace sortscope::cli {

/// The code of a program for a device, beside its source lines.
struct CodeText {
    std::string device;
    /// The kernel file, and behind it the instance of a template: "sort.cu sort<256>".
    std::string program;
    /// SHA-256 of the text that was compiled, and of the constants that the job compiles into it.
    std::string hash;
    /// "PTX", "SASS", "LLVM IR"; empty if the driver gives no code that a tool of this program reads.
    std::string_view language;
    std::string text;
    /// The reason why the text is missing, and what would help; empty if it is there.
    std::string missing;
};

/// Builds the programs of jobs, and returns what the compiler made of each, once for each set of constants.
/// Jobs of the user's own algorithms run once, because their launches name the instances of templates.
/// Throws base::UsageError if no job has kernels, and as algorithms and backends do.
std::vector<CodeText> codeOf(std::span<const results::JobSpec> jobs, const backend::Inventory& inventory);

/// Writes each text that is there to a file of its own in `folder`, which is made if it is missing. Throws
/// std::system_error.
void keepCode(const std::vector<CodeText>& texts, const std::string& folder);

/// Reports the texts that are missing on standard error. Returns true if none is.
bool noteMissing(const std::vector<CodeText>& texts);

} // namespace sortscope::cli
