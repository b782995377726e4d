// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/ownalgorithms.h"

#include "core/algorithms/ownentries.h"
#include "core/runner/entryloading.h"
#include "core/runner/entrypaths.h"
#include "gui/run/activity.h"

#include <QFile>

#include <chrono>
#include <utility>

namespace sortscope::gui::bridge {
namespace {

constexpr std::chrono::milliseconds kSoon{300};

/// The folders with their files, and the folders in which new ones may appear.
QStringList pathsToWatch(const OwnAlgorithms::Folders& folders, const QStringList& named)
{
    QStringList paths = named;
    const auto addPath = [&paths](const std::filesystem::path& path) {
        paths << QFile::decodeName(path.c_str());
    };
    addPath(runner::ownEntriesFolder());
    for (const auto& folder : folders) {
        addPath(folder);
        if (algorithms::isEntryLibrary(folder)) // a linker removes the file before it writes it again
            addPath(folder.parent_path());
        std::error_code error;
        for (const auto& file : std::filesystem::directory_iterator(folder, error))
            addPath(file.path());
    }
    paths.removeDuplicates();
    paths.removeIf([](const QString& path) { return !QFile::exists(path); });
    return paths;
}

} // namespace

OwnAlgorithms::Load OwnAlgorithms::inRunner(const QString& program)
{
    return [options = runner::RunnerOptions{.program = QFile::encodeName(program).toStdString()}](
               const Folders& folders) { runner::loadEntries(options, folders); };
}

OwnAlgorithms::OwnAlgorithms(const Activity& activity) : m_activity(activity)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoon);
    connect(&m_soon, &QTimer::timeout, this, &OwnAlgorithms::load);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &OwnAlgorithms::loadSoon);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &OwnAlgorithms::loadSoon);
    connect(&activity, &Activity::changed, this, [this] {
        if (m_waiting && !m_activity.measuring())
            loadSoon();
    });
}

void OwnAlgorithms::start(Load load, QStringList folders)
{
    m_load = std::move(load);
    m_folders = std::move(folders);
    this->load();
}

void OwnAlgorithms::add(const QString& folder)
{
    if (!m_folders.contains(folder))
        m_folders << folder;
    loadSoon();
}

void OwnAlgorithms::loadSoon()
{
    m_soon.start();
}

void OwnAlgorithms::load()
{
    m_waiting = m_activity.measuring();
    if (m_waiting || !m_load)
        return;
    std::vector<std::string> named = runner::entriesOfEnvironment();
    for (const auto& folder : m_folders)
        named.push_back(QFile::encodeName(folder).toStdString());
    m_worker.post(
        [this, named, load = m_load, own = m_folders]() -> Worker::Reply {
            const auto folders = runner::entryFolders(named);
            load(folders);
            return [this, own, paths = pathsToWatch(folders, own)] {
                watch(paths);
                emit loaded(own);
            };
        },
        [](const QString& /*reason*/) {});
}

/// Paths that are watched stay so: what changes there meanwhile is not lost.
void OwnAlgorithms::watch(const QStringList& paths)
{
    const auto before = m_watcher.files() + m_watcher.directories();
    const auto without = [](QStringList all, const QStringList& others) {
        all.removeIf([&others](const QString& path) { return others.contains(path); });
        return all;
    };
    if (const auto gone = without(before, paths); !gone.isEmpty())
        m_watcher.removePaths(gone);
    if (const auto fresh = without(paths, before); !fresh.isEmpty())
        m_watcher.addPaths(fresh);
}

} // namespace sortscope::gui::bridge
