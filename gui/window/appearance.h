// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

#include <QString>

namespace sortscope::gui::widgets {

/// The look of the program: that of the system, or light or dark whatever the system does.
enum class Appearance { System, Light, Dark };
constexpr auto namesOf(Appearance /*appearance*/)
{
    return base::namesUpTo<Appearance::Dark>("system", "light", "dark");
}

/// Applies to all windows at once. The first call remembers the system's style.
void applyAppearance(Appearance appearance);

/// The word for the appearance in the settings.
QString toWord(Appearance appearance);
/// The appearance for a word; System for unknown words.
Appearance appearanceOf(const QString& word);

} // namespace sortscope::gui::widgets
