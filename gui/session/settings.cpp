// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/settings.h"

#include "core/base/statefolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSettings>
#include <QTemporaryFile>

#include <utility>

namespace sortscope::gui::bridge {
namespace {

/// The fault in a settings file; empty if all of it can be read. QSettings would write the part that it has
/// understood over the rest. It reports a fault only to the first reader of a file in this process, so a copy
/// is read.
QString faultOf(const QString& path)
{
    QFile file(path);
    if (!file.exists())
        return {};
    QTemporaryFile copy;
    bool readable =
        file.open(QIODevice::ReadOnly) && copy.open() && copy.write(file.readAll()) >= 0 && copy.flush();
    if (readable) {
        const QSettings settings(copy.fileName(), QSettings::IniFormat);
        settings.allKeys(); // reads the whole file
        readable = settings.status() == QSettings::NoError;
    }
    if (readable)
        return {};
    return Settings::tr("The settings in %1 cannot be read. The file is kept as it is, and changed settings "
                        "are not saved: repair the file, or delete it.")
        .arg(QDir::toNativeSeparators(path));
}

} // namespace

Settings::Settings(QString path) : m_path(std::move(path)), m_fault(faultOf(m_path))
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
    add({key, [value](const QVariant& /*before*/) { return value; }});
}

void Settings::update(const QString& key, const Change& change)
{
    if (const auto value = change(m_values.value(key)); value.isValid())
        m_values.insert(key, value);
    else
        m_values.remove(key);
    add({key, change});
}

void Settings::remove(const QString& key)
{
    m_values.removeIf([below = key + u'/', &key](const auto& entry) {
        return entry.key() == key || entry.key().startsWith(below);
    });
    add({key, [](const QVariant& /*before*/) { return QVariant(); }});
}

void Settings::add(Update update)
{
    const std::scoped_lock lock(m_mutex);
    m_unwritten.push_back(std::move(update));
    // One task writes all updates that gather until its turn comes.
    if (m_unwritten.size() == 1)
        m_worker.post([this] { write(); });
}

void Settings::write()
{
    std::vector<Update> updates;
    {
        const std::scoped_lock lock(m_mutex);
        updates.swap(m_unwritten);
    }
    // QSettings locks the file while it writes; changes of other windows between reading and writing would be
    // lost.
    QDir().mkpath(QFileInfo(m_path).path());
    QLockFile others(m_path + QStringLiteral(".window"));
    others.lock();
    if (const auto fault = faultOf(m_path); !fault.isEmpty())
        return tellFailure(fault);
    QSettings file(m_path, QSettings::IniFormat);
    for (const auto& [key, change] : updates) {
        if (const auto value = change(file.value(key)); value.isValid())
            file.setValue(key, value);
        else
            file.remove(key);
    }
    file.sync();
    if (file.status() != QSettings::NoError)
        tellFailure(tr("The settings could not be written to %1, so they are not saved. Check the folder, "
                       "the permissions and the disk.")
                        .arg(QDir::toNativeSeparators(m_path)));
}

void Settings::tellFailure(const QString& sentence)
{
    if (!std::exchange(m_toldFailure, true))
        m_worker.tell([this, sentence] { emit failed(sentence); });
}

} // namespace sortscope::gui::bridge
