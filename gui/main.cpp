// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/processsetup.h"
#include "core/base/threadheaps.h"
#include "core/run/machinelock.h"
#include "gui/bridge/settings.h"
#include "gui/bridge/workbench.h"
#include "gui/pages/windowhost.h"
#include "gui/widgets/language.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/windowcommandline.h"

#include <sortscope_version.h>

#include <QApplication>
#include <QIcon>
#include <QLocale>

#include <algorithm>
#include <array>
#include <string_view>

namespace {

void nameProgram()
{
    const auto version = sortscope::kVersion;
    QCoreApplication::setApplicationName(QStringLiteral("sortscope"));
    QCoreApplication::setApplicationVersion(
        QString::fromUtf8(version.data(), static_cast<qsizetype>(version.size())));
}

struct CommandLine {
    /// The session to open; empty if none is named.
    QString file;
    bool inProcess = false;
    bool noLock = false;
};

/// Answers --help and --version, and refuses what it does not know.
CommandLine readCommandLine(const QCoreApplication& application)
{
    sortscope::gui::widgets::Language language;
    language.apply(QString());
    sortscope::gui::WindowCommandLine commandLine;
    auto& parser = commandLine.parser;
    parser.process(application);
    return {parser.positionalArguments().value(0), parser.isSet(commandLine.inProcess),
            parser.isSet(commandLine.noLock)};
}

/// True for what is answered in the terminal, and must be on machines without a display too.
bool asksForText(int argc, char** argv)
{
    constexpr std::array<std::string_view, 5> kOptions{"-h", "--help", "--help-all", "-v", "--version"};
    return std::any_of(argv + 1, argv + argc, [&](const char* argument) {
        return std::find(kOptions.begin(), kOptions.end(), argument) != kOptions.end();
    });
}

/// sortscope-cli is installed beside the window.
QString runnerProgram()
{
    return QCoreApplication::applicationDirPath() + QStringLiteral("/sortscope-cli");
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
    // Of 64 machines, threads receive what the window shows.
    sortscope::base::giveThreadsHeapsOfTheirOwn();
    // Numbers look the same in every language, in edits as in tables and exports. The language of texts
    // follows QLocale::system(), which this leaves alone.
    QLocale::setDefault(QLocale::c());
    nameProgram();
    if (asksForText(argc, argv)) {
        const QCoreApplication application(argc, argv);
        readCommandLine(application);
    }

    const QApplication application(argc, argv);
    const auto [file, inProcess, noLock] = readCommandLine(application);
    sortscope::gui::widgets::loadResources();
    QApplication::setApplicationDisplayName(QStringLiteral("Sortscope"));
    QApplication::setDesktopFileName(QStringLiteral("sortscope"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/sortscope.svg")));

    sortscope::gui::bridge::Settings settings;
    sortscope::gui::bridge::Workbench workbench(discoverWith(inProcess));
    if (!noLock) {
        workbench.runs().setLock(sortscope::run::machineLockName());
        workbench.calibration().setLock(sortscope::run::machineLockName());
    }
    workbench.places().setConnect(sortscope::gui::bridge::Places::byRunners(runnerProgram()));
    workbench.places().setProgramSender(sortscope::gui::bridge::sendingBundleOf(runnerProgram()));
    sortscope::gui::pages::WindowHost host(workbench, settings);
    host.show();
    if (!file.isEmpty())
        host.open(file);
    workbench.session().findLeftOvers();
    workbench.calibration().load();
    workbench.discover();
    return QApplication::exec();
}
