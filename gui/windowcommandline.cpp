// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/windowcommandline.h"

#include <QCoreApplication>

namespace sortscope::gui {

WindowCommandLine::WindowCommandLine()
    : help(parser.addHelpOption()),
      version(parser.addVersionOption()),
      inProcess(QStringLiteral("in-process"),
                QCoreApplication::translate("main",
                                            "Measure in the window's own process, for debuggers: a driver "
                                            "that crashes takes the window with it.")),
      noLock(QStringLiteral("no-lock"),
             QCoreApplication::translate("main",
                                         "Do not wait for another program that measures on this machine, and "
                                         "do not hold it off.")),
      file(QStringLiteral("FILE")),
      fileDescription(QCoreApplication::translate("main", "A session to open (.sortscope)."))
{
    parser.setApplicationDescription(QCoreApplication::translate(
        "main", "Profiles GPU sorting and searching, kernel by kernel, and compares it with the CPU.\n"
                "For machines without a screen there is sortscope-cli."));
    parser.addOption(inProcess);
    parser.addOption(noLock);
    parser.addPositionalArgument(file, fileDescription, '[' + file + ']');
}

} // namespace sortscope::gui
