// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/bridge/samplesession.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>

namespace sortscope::gui::bridge {

QString sampleSession()
{
    const auto file = QStringLiteral("sortscope/samples/h200.sortscope");
    // Beside the program first, wherever that was put.
    const QFileInfo beside(QCoreApplication::applicationDirPath() + QStringLiteral("/../share/") + file);
    if (beside.isFile())
        return beside.canonicalFilePath();
    return QStandardPaths::locate(QStandardPaths::GenericDataLocation, file);
}

} // namespace sortscope::gui::bridge
