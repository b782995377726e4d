// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace sortscope::gui::bridge {
class Settings;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::pages {

/// What the user made of the tables (order, widths and hidden columns, sorting) and of the splitters below
/// `root` that have a name. It comes back with the next window.
void restoreViews(QWidget& root, const bridge::Settings& settings);
void saveViews(const QWidget& root, bridge::Settings& settings);

} // namespace sortscope::gui::pages
