// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/resources.h"

#include <QtGlobal>

// The macro declares a function, which must not end up in a namespace.
static void initialiseResources()
{
    Q_INIT_RESOURCE(resources);
}

namespace sortscope::gui::widgets {

void loadResources()
{
    initialiseResources();
}

} // namespace sortscope::gui::widgets
