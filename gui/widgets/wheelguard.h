// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace sortscope::gui::widgets {

/// Keeps the wheel from changing combo boxes and spin boxes below `root` that have no focus: a user who
/// scrolls a form does not want to change the controls under the pointer. Call it again for controls that are
/// made later.
void guardWheel(QWidget& root);

} // namespace sortscope::gui::widgets
