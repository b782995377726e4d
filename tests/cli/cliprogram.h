// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/csvreader.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>

#include <functional>

namespace sortscope::tests {

/// The exit status and the outputs of a finished sortscope-cli.
struct CliResult {
    int exitStatus = -1;
    QString out;
    QString error;

    nlohmann::ordered_json json() const { return nlohmann::ordered_json::parse(out.toStdString()); }
};

/// A command that takes longer than this many milliseconds hangs.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr int kLongestCommand = 360'000;
#else
inline constexpr int kLongestCommand = 120'000;
#endif

/// Runs sortscope-cli to its end; an exit status of -1 means that it crashed or hung. `prepare` may change
/// the process before it starts.
inline CliResult runCli(const QStringList& arguments, const QProcessEnvironment& extra = {},
                        const std::function<void(QProcess&)>& prepare = {})
{
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.remove("SORTSCOPE_KERNELS_DIR");
    environment.remove("SORTSCOPE_ENTRIES");
    for (const auto& name : environment.keys()) {
        if (name.startsWith("SLURM_"))
            environment.remove(name); // variables of an allocation that the tests run in
    }
    environment.insert(extra);
    QProcess process;
    process.setProcessEnvironment(environment);
    if (prepare)
        prepare(process);
    process.start(SORTSCOPE_CLI_PATH, arguments);
    const bool ended =
        process.waitForFinished(kLongestCommand) && process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

inline CsvReader readCsv(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("cannot read " + path.toStdString());
    return CsvReader(file.readAll().toStdString());
}

/// The ids of the devices of a backend on this machine.
inline QStringList devicesOf(const std::string& backend)
{
    QStringList ids;
    const auto listing = runCli({"devices", "--format", "json"}).json();
    for (const auto& device : listing.at("devices")) {
        if (device.at("backend").get<std::string>() == backend)
            ids << QString::fromStdString(device.at("id").get<std::string>());
    }
    return ids;
}

/// False for a GPU, which reacts in its own way to a kernel that goes wrong.
inline bool isPocl(const QString& id)
{
    const auto listing = runCli({"devices", "--format", "json"}).json();
    for (const auto& device : listing.at("devices")) {
        if (device.at("id").get<std::string>() == id.toStdString())
            return device.at("platform").get<std::string>() == "Portable Computing Language";
    }
    return false;
}

} // namespace sortscope::tests
