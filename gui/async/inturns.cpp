// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/async/inturns.h"

#include <QTimer>

#include <utility>

namespace sortscope::gui::bridge {

void inTurns(QObject& owner, std::deque<std::function<void()>> pieces)
{
    if (pieces.empty())
        return;
    QTimer::singleShot(0, &owner, [&owner, pieces = std::move(pieces)]() mutable {
        const auto piece = std::move(pieces.front());
        pieces.pop_front();
        inTurns(owner, std::move(pieces)); // first: the piece may be the end of the owner
        piece();
    });
}

} // namespace sortscope::gui::bridge
