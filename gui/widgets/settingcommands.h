// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/commandpalette.h"

class QWidget;

namespace sortscope::gui::widgets {

/// One command per control of a form, named by the words beside the control: it shows the control and gives
/// it the focus. Controls that cannot be used now have no command. The entries of a list are found, too.
/// `place` says where the controls stand: "Experiment".
std::vector<Command> settingsOf(QWidget& form, const QString& place);

} // namespace sortscope::gui::widgets
