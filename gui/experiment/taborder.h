// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace sortscope::gui::pages {

/// Makes the Tab key visit the widgets in the layouts of `root` in the order of the layouts, whenever the
/// widgets were made. Call it again when controls were added.
void orderTabs(QWidget& root);

} // namespace sortscope::gui::pages
