// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sortscope::gui::widgets {

/// Makes the icons available. A linker drops resources of static libraries that nobody asks for.
void loadResources();

} // namespace sortscope::gui::widgets
