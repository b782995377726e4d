// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace sortscope::gui::pages {

/// Shows version and licence in a dialog that deletes itself; returns at once.
void showAbout(QWidget* parent);

} // namespace sortscope::gui::pages
