// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace sortscope::gui::widgets {

/// Makes the Tab key visit what lies in the layouts of `root` in the order in which it is laid out, whenever
/// it was made. Call it again when controls were added.
void orderTabs(QWidget& root);

} // namespace sortscope::gui::widgets
