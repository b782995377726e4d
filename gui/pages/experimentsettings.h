// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/runrequest.h"

#include <optional>

namespace sortscope::gui::bridge {
class Settings;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::pages {

/// The last experiment, kept from one start of the program to the next.
void saveRequest(bridge::Settings& settings, const run::RunRequest& request);

/// Empty where none was saved that this version understands.
std::optional<run::RunRequest> loadRequest(const bridge::Settings& settings);

} // namespace sortscope::gui::pages
