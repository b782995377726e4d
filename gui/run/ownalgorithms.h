// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/async/worker.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <filesystem>
#include <functional>
#include <vector>

namespace sortscope::gui::bridge {

class Activity;

/// The user's own algorithms, which are read from their folders on another thread: at the start, and again
/// whenever a file in one of the folders changes, but not while samples are taken.
class OwnAlgorithms : public QObject {
    Q_OBJECT

public:
    using Folders = std::vector<std::filesystem::path>;
    /// Adds the algorithms of these folders to the catalogue, in place of those that they had before.
    using Load = std::function<void(const Folders& folders)>;

    /// Has the folders read by processes of `program`, which is sortscope-cli.
    static Load inRunner(const QString& program);

    /// `activity` must outlive this object.
    explicit OwnAlgorithms(const Activity& activity);

    /// Sets the folders, each of one algorithm or of several, beside those of the user's data and of
    /// SORTSCOPE_ENTRIES, and reads all. `load` is called on another thread.
    void start(Load load, QStringList folders);
    /// Reads this folder, too, if it is not read yet.
    void add(const QString& folder);

signals:
    /// The catalogue has what the folders said; `named` are those of start() and add() that were read.
    void loaded(const QStringList& named);

private:
    void loadSoon();
    void load();
    void watch(const QStringList& paths);

    const Activity& m_activity;
    Load m_load;
    QStringList m_folders;
    QFileSystemWatcher m_watcher;
    /// A program that saves several files changes them one after the other.
    QTimer m_soon;
    /// True if something changed while samples were taken.
    bool m_waiting = false;
    /// The last member: it uses the others.
    Worker m_worker;
};

} // namespace sortscope::gui::bridge
