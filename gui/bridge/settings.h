// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/bridge/worker.h"

#include <QHash>
#include <QString>
#include <QVariant>

#include <mutex>
#include <vector>

namespace sortscope::gui::bridge {

/// What the window remembers from one start to the next, in an INI file. QSettings writes and flushes its
/// file in the thread that changes a value, which takes as long as the disk does; here a thread of its own
/// does that.
class Settings {
public:
    /// Reads the file, if there is one. An empty path keeps nothing.
    explicit Settings(QString path = usualPath());
    /// Returns once everything is written.
    ~Settings() = default;
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;

    /// In base::configFolder(); empty if that is.
    static QString usualPath();

    QVariant value(const QString& key, const QVariant& otherwise = {}) const;
    bool contains(const QString& key) const { return m_values.contains(key); }

    void setValue(const QString& key, const QVariant& value);
    /// The key, and all that begin with it and a slash.
    void remove(const QString& key);

private:
    struct Change {
        QString key;
        /// Invalid: the key is removed.
        QVariant value;
    };

    void change(Change change);
    void write();

    const QString m_path;
    QHash<QString, QVariant> m_values;
    std::mutex m_mutex;
    std::vector<Change> m_unwritten;
    /// Last member: it uses the others.
    Worker m_worker;
};

} // namespace sortscope::gui::bridge
