// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "manual/commandtree.h"

namespace sortscope::manual {

/// All options that the window's program understands, in English unless a translator is installed.
CommandText windowTree();

} // namespace sortscope::manual
