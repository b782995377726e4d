// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/winnermatrix.h"

#include <QString>

/// The words for the axes of results::WinnerMatrix, in the user's language.
namespace sortscope::gui::models {

/// "Data", "Size (keys)", "Lists (L)".
QString axisTitle(const results::MatrixAxis& axis);
/// "Uniform", "2^20", "Descending", "Pinned", "1,024". The id of a device stays as it is.
QString axisValue(const results::MatrixAxis& axis, const std::string& value);
/// "node1 · Uniform · Seed 3": what all cells of the matrix share; empty if no other matrix differs.
QString sharedTitle(const results::WinnerMatrix& matrix);

} // namespace sortscope::gui::models
