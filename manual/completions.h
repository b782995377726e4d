// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "manual/commandtree.h"

#include <string_view>

namespace sortscope::manual {

// The files that the shells read to complete a program's commands, options and values. They need nothing but
// the shell.

std::string bashCompletion(const CommandText& program);
std::string zshCompletion(const CommandText& program);
std::string fishCompletion(const CommandText& program);

/// The text of manual/completion.bash.
std::string_view bashEngine();

} // namespace sortscope::manual
