// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/programcode.h"

#include <string>
#include <string_view>

namespace sortscope::backend {
struct ProgramSource;
} // namespace sortscope::backend

namespace sortscope::sample {

/// The compiled code of a program as text.
struct CodeListing {
    /// "PTX", "SASS", "LLVM IR".
    std::string_view language;
    std::string text;
    /// The reason why the text is missing, and what would help; empty if it is there.
    std::string missing;
};

/// Makes text of code. Cubins need nvdisasm, which is looked for in PATH, in CUDA_HOME/bin and in
/// /usr/local/cuda/bin; bitcode needs llvm-dis of the LLVM that its compiler names, or a later one.
CodeListing listingOf(const backend::ProgramCode& code);

/// Returns a listing in which a comment with the line of `source` stands in front of the code that was made
/// of it: "// sort.cl:12: the line". The listing names lines by `.loc` (PTX ISA, "Debugging Directives") or
/// by comments of nvdisasm -g. Lines of other files have their names alone. All lines of the source stand in
/// front of a listing that names none.
std::string besideSource(backend::CodeKind kind, std::string_view listing,
                         const backend::ProgramSource& source);

} // namespace sortscope::sample
