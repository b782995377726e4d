// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/recentsessions.h"

#include "gui/session/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QThread>

#include <memory>

namespace sortscope::gui::pages {
namespace {

const auto kPathsKey = QStringLiteral("session/recent");
constexpr int kRemembered = 10;

} // namespace

RecentSessions::RecentSessions(QMenu& menu, bridge::Settings& settings)
    : QObject(&menu),
      m_menu(menu),
      m_settings(settings)
{
    m_menu.setToolTipsVisible(true);
    connect(&m_menu, &QMenu::aboutToShow, this, &RecentSessions::findMissing);
    fill();
}

QStringList RecentSessions::paths() const
{
    return m_settings.value(kPathsKey).toStringList();
}

void RecentSessions::add(const QString& path)
{
    putFirst({path});
}

void RecentSessions::clear()
{
    m_cleared = paths();
    m_settings.remove(kPathsKey);
    fill();
}

void RecentSessions::bringBack()
{
    putFirst(m_cleared);
}

void RecentSessions::putFirst(const QStringList& paths)
{
    m_settings.update(kPathsKey, [paths](const QVariant& before) {
        auto all = paths + before.toStringList();
        all.removeDuplicates();
        return QVariant(QStringList(all.mid(0, kRemembered)));
    });
    fill();
}

void RecentSessions::fill()
{
    for (auto* action : m_menu.actions()) {
        m_menu.removeAction(action);
        action->deleteLater(); // it may be the action that was chosen
    }
    for (const auto& path : paths()) {
        // A single "&" would underline a letter.
        auto* action = m_menu.addAction(QFileInfo(path).fileName().replace(u'&', QStringLiteral("&&")));
        action->setData(path);
        action->setToolTip(QDir::toNativeSeparators(path));
        action->setStatusTip(action->toolTip());
        connect(action, &QAction::triggered, this, [this, path] { emit chosen(path); });
    }
    const bool empty = m_menu.isEmpty();
    m_menu.setEnabled(!empty || !m_cleared.isEmpty());
    m_menu.addSeparator();
    if (empty)
        connect(m_menu.addAction(tr("&Restore List")), &QAction::triggered, this, &RecentSessions::bringBack);
    else
        connect(m_menu.addAction(tr("&Clear List")), &QAction::triggered, this, &RecentSessions::clear);
}

/// Greys the missing files. A folder of a network that is gone may never answer. So the thread that looks
/// belongs to nobody: neither a run nor the end of the program waits for it.
void RecentSessions::findMissing()
{
    const auto existing = std::make_shared<QStringList>();
    auto* thread = QThread::create([existing, all = paths()] {
        for (const auto& path : all) {
            if (QFileInfo::exists(path))
                existing->append(path);
        }
    });
    connect(thread, &QThread::finished, this, [this, existing] { greyMissing(*existing); });
    connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    thread->start();
}

void RecentSessions::greyMissing(const QStringList& existing)
{
    for (auto* action : m_menu.actions()) {
        const auto path = action->data().toString();
        if (path.isEmpty())
            continue;
        action->setEnabled(existing.contains(path));
        action->setToolTip(action->isEnabled()
                               ? QDir::toNativeSeparators(path)
                               : tr("%1 no longer exists.").arg(QDir::toNativeSeparators(path)));
    }
}

} // namespace sortscope::gui::pages
