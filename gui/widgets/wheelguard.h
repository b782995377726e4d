// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace sortscope::gui::widgets {

/// Keeps the wheel from changing combo boxes and spin boxes below `root` that have no focus: whoever scrolls
/// a form does not want to change what the pointer passes. Call it again for controls that are made later.
void guardWheel(QWidget& root);

} // namespace sortscope::gui::widgets
