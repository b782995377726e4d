// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/async/worker.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QVariant>

#include <functional>
#include <mutex>
#include <vector>

namespace sortscope::gui::bridge {

/// The values that the window remembers from one start to the next, in an INI file. QSettings writes and
/// flushes its file in the thread that changes a value, which takes as long as the disk does; here, a
/// separate thread does that. A file that cannot be read is left as it is.
class Settings : public QObject {
    Q_OBJECT

public:
    /// Changes a value. An invalid `before` means that there is no value, an invalid result that there shall
    /// be none.
    using Change = std::function<QVariant(const QVariant& before)>;

    /// Reads the file, if there is one.
    explicit Settings(QString path = usualPath());
    /// Returns once everything is written.
    ~Settings() override = default;

    /// The file in base::configFolder(); empty if there is no such folder.
    static QString usualPath();

    /// The reason why nothing could be read, in a sentence; empty if the file could be read.
    const QString& fault() const { return m_fault; }

    QVariant value(const QString& key, const QVariant& otherwise = {}) const;
    bool contains(const QString& key) const { return m_values.contains(key); }

    void setValue(const QString& key, const QVariant& value);
    /// Changes a value to which each window adds its own part: the value that this window knows, and the
    /// value that the file has by then. `change` is called on another thread, too.
    void update(const QString& key, const Change& change);
    /// Removes the key, and all keys that begin with it and a slash.
    void remove(const QString& key);

signals:
    /// A change could not be written to the file. Emitted once.
    void failed(const QString& sentence);

private:
    struct Update {
        QString key;
        Change change;
    };

    void add(Update update);
    void write();
    /// Runs on the thread that writes.
    void tellFailure(const QString& sentence);

    const QString m_path;
    QString m_fault;
    QHash<QString, QVariant> m_values;
    std::mutex m_mutex;
    std::vector<Update> m_unwritten;
    /// Used by the thread that writes alone.
    bool m_toldFailure = false;
    /// The last member: it uses the others.
    Worker m_worker;
};

} // namespace sortscope::gui::bridge
