// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

#include <string>

namespace sortscope::backend {

/// Languages of compiled programs: NVIDIA's intermediate code as text, its machine code as an ELF file, and
/// LLVM's bitcode.
enum class CodeKind { Ptx, Cubin, Bitcode };

constexpr auto namesOf(CodeKind /*type*/)
{
    return base::namesUpTo<CodeKind::Bitcode>("ptx", "cubin", "bitcode");
}

/// The code that a compiler has made of a program, as its API gives it.
struct ProgramCode {
    CodeKind kind = CodeKind::Ptx;
    std::string bytes;
    /// What the driver says of its compiler, as "… LLVM 15.0.6 …"; empty where nobody has to know.
    std::string compiler;
    /// The instance of a template, as "sort<256>", that this is the code of; empty for a whole file.
    std::string instance;
};

} // namespace sortscope::backend
