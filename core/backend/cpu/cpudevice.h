// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"

namespace sortscope::backend::cpu {

/// The host's own processor, as device "cpu".
Inventory discover();

} // namespace sortscope::backend::cpu
