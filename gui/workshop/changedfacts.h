// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sortscope::results {
struct JobResult;
}

namespace sortscope::gui::workshop {

/// The facts about the kernels of `other` and `tried` that differ: "bitonic_pass: registers 62 → 71, spilled
/// 0 → 24 B". Kernels are paired by their names, in the order of their shapes. What a device does not tell of
/// both is left out; empty if nothing differs.
QString changedFacts(const results::JobResult& other, const results::JobResult& tried);

} // namespace sortscope::gui::workshop
