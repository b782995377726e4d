// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/runrequest.h"

#include <optional>

class QSettings;

namespace sortscope::gui::pages {

/// The last experiment, kept from one start of the program to the next.
void saveRequest(QSettings& settings, const job::RunRequest& request);

/// Empty where none was saved. What this version does not understand is left at its default.
std::optional<job::RunRequest> loadRequest(const QSettings& settings);

} // namespace sortscope::gui::pages
