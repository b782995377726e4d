// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/vendor/cubkernels.h"

#include <string>
#include <string_view>

namespace sortscope::algorithms::vendor {

/// The kind of the keys that sortscope-entry.h names so. Throws Failure if nvcc has not compiled the library
/// for them.
KeyKind keyKindOf(std::string_view key);

/// The types of keys that nvcc has compiled the library for, as sortscope-entry.h has them: "u32 i32 …".
const std::string& compiledKeys();

} // namespace sortscope::algorithms::vendor
