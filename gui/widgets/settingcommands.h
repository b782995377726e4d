// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/commandpalette.h"

class QWidget;

namespace sortscope::gui::widgets {

/// A command for each control of a form, by the words beside it: it shows the control and gives it the focus.
/// Controls that cannot be used now have none. What a list offers is found, too. `place` says where they
/// stand: "Experiment".
std::vector<Command> settingsOf(QWidget& form, const QString& place);

} // namespace sortscope::gui::widgets
