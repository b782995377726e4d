// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/samplesession.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace sortscope::gui::bridge {

QString sampleSession()
{
    const auto file = QStringLiteral("sortscope/samples/h200.sortscope");
    // The folder beside the program comes first, wherever its bin and share were put.
    QDir prefix(QCoreApplication::applicationDirPath());
    if (prefix.dirName() == QLatin1String("bin") && prefix.cdUp()) {
        const QFileInfo beside(prefix.filePath(QStringLiteral("share/")) + file);
        if (beside.isFile())
            return beside.canonicalFilePath();
    }
    return QStandardPaths::locate(QStandardPaths::GenericDataLocation, file);
}

} // namespace sortscope::gui::bridge
