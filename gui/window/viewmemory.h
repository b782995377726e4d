// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace sortscope::gui::bridge {
class Settings;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::pages {

/// Keep the user's changes to the tables (order, widths and hidden columns, sorting) and to the splitters
/// below `root` that have a name. The next window has them again.
void restoreViews(QWidget& root, const bridge::Settings& settings);
void saveViews(const QWidget& root, bridge::Settings& settings);

} // namespace sortscope::gui::pages
