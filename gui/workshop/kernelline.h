// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace sortscope::gui::workshop {

/// The line of a text of kernels, from 0, that compares two keys: the one with the comment "// compare", else
/// the one that names this kernel. Empty if there is neither.
std::optional<int> comparingLine(const QString& text, const QString& kernel);

} // namespace sortscope::gui::workshop
