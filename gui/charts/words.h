// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace sortscope::gui::charts {

/// Gives the functions of this folder one translation context.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(sortscope::gui::charts)
};

} // namespace sortscope::gui::charts
