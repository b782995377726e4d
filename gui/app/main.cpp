// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/processsetup.h"
#include "core/process/machinelock.h"
#include "gui/app/windowcommandline.h"
#include "gui/app/windowhost.h"
#include "gui/run/workbench.h"
#include "gui/session/settings.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/window/language.h"
#include "gui/window/windowalgorithms.h"

#include <fmt/format.h>
#include <sortscope_version.h>

#include <QApplication>
#include <QIcon>
#include <QLocale>
#include <QProcess>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>

namespace {

void nameProgram()
{
    const auto version = sortscope::kVersion;
    QCoreApplication::setApplicationName(QStringLiteral("sortscope"));
    QCoreApplication::setApplicationVersion(
        QString::fromUtf8(version.data(), static_cast<qsizetype>(version.size())));
}

QStringList argumentsOf(int argc, char** argv)
{
    QStringList arguments;
    std::transform(argv, argv + argc, std::back_inserter(arguments),
                   [](const char* argument) { return QString::fromLocal8Bit(argument); });
    return arguments;
}

/// Answers the requests that belong in the terminal, also on machines without a display: help, the version,
/// and faults of the command line. Returns the exit status.
int answerInTerminal(int argc, char** argv)
{
    constexpr int kWrongUsage = 2;
    const QCoreApplication application(argc, argv);
    sortscope::gui::widgets::Language language;
    language.apply(QString());
    sortscope::gui::WindowCommandLine commandLine;
    if (const auto fault = commandLine.parse(QCoreApplication::arguments()); !fault.isEmpty()) {
        fmt::print(stderr, "sortscope: {} (sortscope --help)\n", fault.toStdString());
        return kWrongUsage;
    }
    commandLine.parser.process(application); // ends the program
    return 0;
}

/// Says that there is no display. Qt would advise to install the program again, and abort.
void sayWhereThereIsNoDisplay(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type != QtFatalMsg) {
        fmt::print(stderr, "{}\n", qFormatLogMessage(type, context, message).toStdString());
        return;
    }
    fmt::print(stderr,
               "sortscope: there is no display on which the window could be shown. sortscope-cli does "
               "without: see sortscope-cli --help\n");
    std::_Exit(1);
}

/// The path of sortscope-cli, which is installed beside the window.
QString runnerProgram()
{
    return QCoreApplication::applicationDirPath() + QStringLiteral("/sortscope-cli");
}

/// Returns false if the program cannot be started.
bool showInWindowBeside(const QString& session)
{
    return QProcess::startDetached(QCoreApplication::applicationFilePath(),
                                   {QStringLiteral("--view"), session});
}

sortscope::gui::bridge::DeviceDiscovery::Discover discoverWith(bool inProcess)
{
    using sortscope::gui::bridge::DeviceDiscovery;
    return inProcess ? DeviceDiscovery::inThisProcess() : DeviceDiscovery::inRunner(runnerProgram());
}

} // namespace

int main(int argc, char** argv)
{
    sortscope::base::prepareProcess();
    // Numbers look the same in every language, in edits as in tables and exports. The language of texts
    // follows QLocale::system(), which this call leaves alone.
    QLocale::setDefault(QLocale::c());
    nameProgram();
    sortscope::gui::WindowCommandLine commandLine;
    // Before QApplication exists, which needs a display.
    if (!commandLine.parse(argumentsOf(argc, argv)).isEmpty() || commandLine.asksForText())
        return answerInTerminal(argc, argv);
    const bool inProcess = commandLine.parser.isSet(commandLine.inProcess);

    qInstallMessageHandler(sayWhereThereIsNoDisplay);
    const QApplication application(argc, argv);
    qInstallMessageHandler(nullptr);
    sortscope::gui::widgets::loadResources();
    QApplication::setApplicationDisplayName(QStringLiteral("Sortscope"));
    QApplication::setDesktopFileName(QStringLiteral("sortscope"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/sortscope.svg")));

    sortscope::gui::bridge::Settings settings;
    sortscope::gui::bridge::Workbench workbench(discoverWith(inProcess));
    if (!commandLine.parser.isSet(commandLine.noLock)) {
        workbench.runs().setLock(sortscope::process::machineLockName());
        workbench.calibration().setLock(sortscope::process::machineLockName());
        workbench.caseChecks().setLock(sortscope::process::machineLockName());
    }
    workbench.setProgram(runnerProgram());
    workbench.places().setConnect(sortscope::gui::bridge::Places::byRunners(runnerProgram()));
    workbench.places().setProgramSender(sortscope::gui::bridge::sendingBundleOf(runnerProgram()));
    workbench.setShowBeside(showInWindowBeside);
    const bool viewing = commandLine.parser.isSet(commandLine.view);
    if (viewing)
        workbench.setViewing();
    const auto fault =
        workbench.kernelFolders().begin(settings, commandLine.parser.value(commandLine.kernels));
    sortscope::gui::pages::WindowHost host(workbench, settings);
    host.show();
    if (!fault.isEmpty())
        emit workbench.messages().failed(fault);
    if (const auto file = commandLine.session(); !file.isEmpty())
        host.open(file);
    if (viewing)
        return QApplication::exec(); // processes that look for devices and algorithms would disturb the other
                                     // window
    workbench.session().findLeftOvers();
    workbench.calibration().load();
    workbench.discover();
    workbench.ownAlgorithms().start(sortscope::gui::bridge::OwnAlgorithms::inRunner(runnerProgram()),
                                    sortscope::gui::pages::WindowAlgorithms::folders(settings)
                                        + commandLine.parser.values(commandLine.entries));
    return QApplication::exec();
}
