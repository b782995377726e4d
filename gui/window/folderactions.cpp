// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/folderactions.h"

#include "gui/run/workbench.h"
#include "gui/session/settings.h"
#include "gui/widgets/dropped.h"
#include "gui/window/commandtable.h"
#include "gui/window/dialogs.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QMainWindow>
#include <QMimeData>
#include <QUrl>

#include <algorithm>

namespace sortscope::gui::pages {
namespace {

bool hasSession(const QDir& folder)
{
    return !folder.entryList({QStringLiteral("*.sortscope")}, QDir::Files).isEmpty();
}

/// The folder of sessions among dragged data; empty if there is none.
QString folderIn(const QMimeData& data)
{
    for (const auto& url : data.urls()) {
        if (url.isLocalFile() && FolderActions::holdsSessions(url.toLocalFile()))
            return url.toLocalFile();
    }
    return {};
}

} // namespace

FolderActions::FolderActions(QMainWindow& window, bridge::Workbench& workbench, bridge::Settings& settings,
                             CommandTable& commands)
    : QObject(&window),
      open(commands.make(QStringLiteral("history"), tr("Open Fol&der…"),
                         tr("Show what changed over the sessions of a folder"))),
      m_workbench(workbench)
{
    connect(open, &QAction::triggered, this, [this, &window, &settings] {
        askFolderToOpen(window, settings, [this](const QString& path) { openFolder(path); });
    });
    window.installEventFilter(this);
}

bool FolderActions::holdsSessions(const QString& folder)
{
    if (!QFileInfo(folder).isDir())
        return false;
    const QDir dir(folder);
    const auto below = dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    return hasSession(dir)
           || std::ranges::any_of(below, [&](const QString& name) { return hasSession(dir.filePath(name)); });
}

void FolderActions::openFolder(const QString& path)
{
    m_workbench.folder().open(path);
    emit opened();
}

bool FolderActions::eventFilter(QObject* watched, QEvent* event)
{
    return widgets::takeDropped(*event, folderIn, [this](const QString& folder) { openFolder(folder); })
           || QObject::eventFilter(watched, event);
}

} // namespace sortscope::gui::pages
