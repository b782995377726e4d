// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "manual/commandtree.h"

namespace sortscope::manual {

/// All commands and options that sortscope-cli understands.
CommandText commandLineTree();

} // namespace sortscope::manual
