// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/bridge/settings.h"

#include "core/base/statefolder.h"

#include <QFile>
#include <QSettings>

#include <utility>

namespace sortscope::gui::bridge {

Settings::Settings(QString path) : m_path(std::move(path))
{
    if (m_path.isEmpty())
        return;
    const QSettings file(m_path, QSettings::IniFormat);
    for (const auto& key : file.allKeys())
        m_values.insert(key, file.value(key));
}

QString Settings::usualPath()
{
    const auto folder = base::configFolder();
    return folder.empty() ? QString() : QFile::decodeName((folder / "sortscope.ini").c_str());
}

QVariant Settings::value(const QString& key, const QVariant& otherwise) const
{
    return m_values.value(key, otherwise);
}

void Settings::setValue(const QString& key, const QVariant& value)
{
    if (const auto known = m_values.constFind(key); known != m_values.cend() && *known == value)
        return;
    m_values.insert(key, value);
    change({key, value});
}

void Settings::remove(const QString& key)
{
    m_values.removeIf([below = key + u'/', &key](const auto& entry) {
        return entry.key() == key || entry.key().startsWith(below);
    });
    change({key, {}});
}

void Settings::change(Change change)
{
    const std::scoped_lock lock(m_mutex);
    m_unwritten.push_back(std::move(change));
    // One task writes all that gathers until its turn comes.
    if (m_unwritten.size() == 1)
        m_worker.post([this] { write(); });
}

void Settings::write()
{
    std::vector<Change> changes;
    {
        const std::scoped_lock lock(m_mutex);
        changes.swap(m_unwritten);
    }
    if (m_path.isEmpty())
        return;
    QSettings file(m_path, QSettings::IniFormat);
    for (const auto& [key, value] : changes) {
        if (value.isValid())
            file.setValue(key, value);
        else
            file.remove(key);
    }
}

} // namespace sortscope::gui::bridge
