// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/runner/place.h"

#include <QString>

#include <functional>
#include <stop_token>

namespace sortscope::gui::bridge {

/// Sends sortscope-cli to a place that has none, or another version. Called on a thread of its own; throws
/// the fault, in words, also once `stop` asks for its end.
using ProgramSender = std::function<void(const runner::Place& place, const std::stop_token& stop)>;

/// Sends the sortscope-cli of this machine, which is `program`, as the bundle that it makes of itself.
ProgramSender sendingBundleOf(const QString& program);

} // namespace sortscope::gui::bridge
