// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/sessiondrop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace sortscope::gui::pages {
namespace {

/// The session among what is dragged; empty where there is none.
QString sessionIn(const QMimeData& data)
{
    for (const auto& url : data.urls()) {
        if (url.isLocalFile() && url.fileName().endsWith(QStringLiteral(".sortscope")))
            return url.toLocalFile();
    }
    return {};
}

} // namespace

SessionDrop::SessionDrop(QWidget& window) : QObject(&window)
{
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

bool SessionDrop::eventFilter(QObject* watched, QEvent* event)
{
    const bool drops = event->type() == QEvent::Drop;
    if (!drops && event->type() != QEvent::DragEnter)
        return QObject::eventFilter(watched, event);
    // Entering and dropping are both a QDropEvent.
    auto* drop = static_cast<QDropEvent*>(event);
    const auto path = sessionIn(*drop->mimeData());
    if (path.isEmpty())
        return false;
    drop->acceptProposedAction();
    if (drops)
        emit dropped(path);
    return true;
}

} // namespace sortscope::gui::pages
