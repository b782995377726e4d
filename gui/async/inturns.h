// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>

class QObject;

namespace sortscope::gui::bridge {

/// Calls the pieces one after the other, each in a later turn of the event loop than the one before, so that
/// the window answers in between. No more pieces are called once `owner` is gone.
void inTurns(QObject& owner, std::deque<std::function<void()>> pieces);

} // namespace sortscope::gui::bridge
