// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/windowcommandline.h"

#include <QCoreApplication>
#include <QUrl>

namespace sortscope::gui {
namespace {

/// Adds the options of Qt, which QApplication takes: the parser knows them, but the help does not list them.
void addOptionsOfQt(QCommandLineParser& parser)
{
    const auto add = [&parser](const QString& name, const QString& value = {}) {
        QCommandLineOption option(name, QString(), value);
        option.setFlags(QCommandLineOption::HiddenFromHelp);
        parser.addOption(option);
    };
    for (const auto* name :
         {"display", "platform", "platformpluginpath", "platformtheme", "plugin", "qwindowgeometry",
          "qwindowicon", "qwindowtitle", "session", "style", "stylesheet"})
        add(QLatin1String(name), QStringLiteral("value"));
    for (const auto* name : {"reverse", "widgetcount"})
        add(QLatin1String(name));
}

} // namespace

WindowCommandLine::WindowCommandLine()
    : help(parser.addHelpOption()),
      version(parser.addVersionOption()),
      inProcess(QStringLiteral("in-process"),
                QCoreApplication::translate("main", "Measure in the window's own process, for debugging: a "
                                                    "driver that crashes ends the window too.")),
      noLock(QStringLiteral("no-lock"),
             QCoreApplication::translate(
                 "main",
                 "Do not wait for another program that measures on this machine, and do not make it wait.")),
      view(QStringLiteral("view"),
           QCoreApplication::translate("main",
                                       "Only show sessions: look for no devices, measure nothing, and "
                                       "open files for reading. While a window measures, it opens "
                                       "other sessions in such a window.")),
      entries(
          QStringLiteral("entries"),
          QCoreApplication::translate(
              "main",
              "Read algorithms of your own from the folder DIR, or from the folders in it; may be repeated."),
          QStringLiteral("DIR")),
      kernels(QStringLiteral("kernels"),
              QCoreApplication::translate("main", "Read kernel sources from DIR instead of the program."),
              QStringLiteral("DIR")),
      file(QStringLiteral("FILE")),
      fileDescription(QCoreApplication::translate(
          "main", "A session to open (.sortscope), or a folder of sessions: the page "
                  "History shows what changed over them."))
{
    parser.setApplicationDescription(QCoreApplication::translate(
        "main", "Profiles GPU sorting and searching, kernel by kernel, and compares it with the CPU.\n"
                "For machines without a screen there is sortscope-cli."));
    // Qt reads its own options in this way, with one dash or two.
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    parser.addOption(inProcess);
    parser.addOption(noLock);
    parser.addOption(view);
    parser.addOption(entries);
    parser.addOption(kernels);
    parser.addPositionalArgument(file, fileDescription, '[' + file + ']');
    addOptionsOfQt(parser);
}

QString WindowCommandLine::parse(const QStringList& arguments)
{
    if (!parser.parse(arguments))
        return parser.errorText();
    const auto files = parser.positionalArguments();
    return files.size() <= 1 ? QString()
                             : QCoreApplication::translate(
                                   "main", "The window opens only one session; \"%1\" is a second one.")
                                   .arg(files.at(1));
}

bool WindowCommandLine::asksForText() const
{
    return parser.isSet(help) || parser.isSet(QStringLiteral("help-all")) || parser.isSet(version);
}

QString WindowCommandLine::session() const
{
    return fileNamedBy(parser.positionalArguments().value(0));
}

QString fileNamedBy(const QString& argument)
{
    if (!argument.startsWith(QLatin1String("file:/"), Qt::CaseInsensitive))
        return argument;
    QUrl url(argument);
    if (url.host() == QLatin1String("localhost"))
        url.setHost({});
    return url.toLocalFile();
}

} // namespace sortscope::gui
