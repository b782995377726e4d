// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/programsending.h"

#include "core/places/deployment.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <stdexcept>
#include <string>

namespace sortscope::gui::bridge {
namespace {

/// The time, in milliseconds, within which the making of a bundle is given up once it shall stop.
constexpr int kLookMs = 50;

/// The bundle that a sortscope-cli makes of itself.
std::string bundleBy(const QString& program, const std::stop_token& stop)
{
    const QTemporaryDir folder;
    if (!folder.isValid())
        throw std::runtime_error("a bundle cannot be made: " + folder.errorString().toStdString());
    const auto path = folder.filePath(QStringLiteral("bundle"));
    QProcess process;
    process.start(program, {QStringLiteral("bundle"), path});
    while (process.state() != QProcess::NotRunning && !process.waitForFinished(kLookMs)) {
        if (stop.stop_requested())
            throw std::runtime_error("making a bundle was stopped"); // whose process ends with `process`
    }
    QFile file(path);
    if (process.error() == QProcess::FailedToStart || process.exitStatus() != QProcess::NormalExit
        || process.exitCode() != 0 || !file.open(QIODevice::ReadOnly)) {
        const auto said = QString::fromUtf8(process.readAllStandardError()).trimmed();
        throw std::runtime_error("a bundle cannot be made by " + program.toStdString() + ": "
                                 + (said.isEmpty() ? process.errorString() : said).toStdString());
    }
    return file.readAll().toStdString();
}

} // namespace

ProgramSender sendingBundleOf(const QString& program)
{
    return [program](const runner::Place& place, const std::stop_token& stop) {
        // The user has agreed before this is called.
        const auto agreed = [](const runner::Place&, const std::string&, std::size_t) { return true; };
        places::Deployment deployment(
            agreed, [program](const std::stop_token& end) { return bundleBy(program, end); });
        if (!deployment.putTo(place, {}, stop))
            throw std::runtime_error("sending this program was stopped");
    };
}

} // namespace sortscope::gui::bridge
