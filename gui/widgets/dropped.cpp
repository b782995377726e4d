// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/dropped.h"

#include <QDropEvent>
#include <QMimeData>

namespace sortscope::gui::widgets {

bool takeDropped(QEvent& event, const std::function<QString(const QMimeData&)>& pathIn,
                 const std::function<void(const QString&)>& take)
{
    const bool drops = event.type() == QEvent::Drop;
    if (!drops && event.type() != QEvent::DragEnter)
        return false;
    // Both drag-enter and drop events are QDropEvents.
    auto& drop = static_cast<QDropEvent&>(event);
    const auto path = pathIn(*drop.mimeData());
    if (path.isEmpty())
        return false;
    drop.acceptProposedAction();
    if (drops)
        take(path);
    return true;
}

} // namespace sortscope::gui::widgets
