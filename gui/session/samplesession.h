// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sortscope::gui::bridge {

/// The session that is installed with the program, for a look before anything is measured; empty if there is
/// no such session.
QString sampleSession();

} // namespace sortscope::gui::bridge
