// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QEvent;
class QMimeData;

namespace sortscope::gui::widgets {

/// Deals with an event if something is dragged or dropped of which `pathIn` returns a path, and hands that
/// path to `take` when it is dropped. Returns true if the event needs no other receiver.
bool takeDropped(QEvent& event, const std::function<QString(const QMimeData&)>& pathIn,
                 const std::function<void(const QString&)>& take);

} // namespace sortscope::gui::widgets
