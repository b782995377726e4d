// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "manual/commandtree.h"

#include <string>
#include <vector>

namespace sortscope::manual {

/// Main function of the build's generators: writes the man page and the completions of `program` into the
/// folder that is its one argument. Returns the exit status.
int writeManual(const CommandText& program, const std::vector<std::string>& seeAlso, int argc,
                const char* const* argv);

} // namespace sortscope::manual
