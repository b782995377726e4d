// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QMenu;

namespace sortscope::gui::bridge {
class Settings;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::pages {

/// The menu of recently opened sessions, remembered in the settings. Files that are gone are greyed.
class RecentSessions : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object.
    RecentSessions(QMenu& menu, bridge::Settings& settings);

    void add(const QString& path);
    QStringList paths() const;

signals:
    void chosen(const QString& path);

private:
    void fill();
    void clear();
    /// Brings back the sessions that clear() took away.
    void bringBack();
    void putFirst(const QStringList& paths);
    void findMissing();
    void greyMissing(const QStringList& existing);

    QMenu& m_menu;
    bridge::Settings& m_settings;
    QStringList m_cleared;
};

} // namespace sortscope::gui::pages
