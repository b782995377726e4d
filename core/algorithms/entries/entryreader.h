// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/ownentries.h"

namespace sortscope::algorithms::entries {

class LuaState;

/// Reads the table that the entry.lua of `folder` has returned. Throws EntryFault that names the member, its
/// line, and what would be right.
EntryDescription readDescription(const LuaState& state, const KernelFolder& folder);

} // namespace sortscope::algorithms::entries
