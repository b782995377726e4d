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

/// What the window remembers from one start to the next, in an INI file. QSettings writes and flushes its
/// file in the thread that changes a value, which takes as long as the disk does; here a thread of its own
/// does that. A file that cannot be read is left as it is.
class Settings : public QObject {
    Q_OBJECT

public:
    /// Changes a value, which is invalid where there is none; so is the result where none is to be.
    using Change = std::function<QVariant(const QVariant& before)>;

    /// Reads the file, if there is one.
    explicit Settings(QString path = usualPath());
    /// Returns once everything is written.
    ~Settings() override = default;

    /// In base::configFolder(); empty if that is.
    static QString usualPath();

    /// Why nothing could be read, in a sentence; empty if it could.
    const QString& fault() const { return m_fault; }

    QVariant value(const QString& key, const QVariant& otherwise = {}) const;
    bool contains(const QString& key) const { return m_values.contains(key); }

    void setValue(const QString& key, const QVariant& value);
    /// For values to which each window adds its own: changes what this window knows, and in the file what is
    /// there by then. `change` is called on another thread, too.
    void update(const QString& key, const Change& change);
    /// The key, and all that begin with it and a slash.
    void remove(const QString& key);

signals:
    /// What was changed is not in the file. Told once.
    void failed(const QString& sentence);

private:
    struct Update {
        QString key;
        Change change;
    };

    void add(Update update);
    void write();
    /// On the thread that writes.
    void tellFailure(const QString& sentence);

    const QString m_path;
    QString m_fault;
    QHash<QString, QVariant> m_values;
    std::mutex m_mutex;
    std::vector<Update> m_unwritten;
    /// The thread that writes alone uses it.
    bool m_toldFailure = false;
    /// Last member: it uses the others.
    Worker m_worker;
};

} // namespace sortscope::gui::bridge
