// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sortscope::gui::charts {

/// From the first call on, screen readers know a Canvas as a chart. Its description is its data: the data of
/// the mark or the legend's entry that the keyboard is at, else all data.
void makeCanvasesAccessible();

} // namespace sortscope::gui::charts
