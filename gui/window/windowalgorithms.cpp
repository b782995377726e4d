// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/windowalgorithms.h"

#include "core/algorithms/ownentries.h"
#include "gui/run/workbench.h"
#include "gui/session/settings.h"
#include "gui/text/text.h"
#include "gui/widgets/dropped.h"
#include "gui/window/dialogs.h"
#include "gui/window/folderactions.h"
#include "gui/window/windowactions.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMainWindow>
#include <QMimeData>
#include <QUrl>

#include <exception>
#include <utility>

namespace sortscope::gui::pages {
namespace {

const auto kFoldersKey = QStringLiteral("algorithms/folders");

/// The first shared library or folder without sessions among dragged data; empty if there is none.
QString folderIn(const QMimeData& data)
{
    for (const auto& url : data.urls()) {
        const QFileInfo file(url.toLocalFile());
        const bool isFolder = file.isDir() && !FolderActions::holdsSessions(file.filePath());
        if (url.isLocalFile() && (isFolder || file.suffix() == QLatin1String("so")))
            return QDir::cleanPath(url.toLocalFile());
    }
    return {};
}

} // namespace

WindowAlgorithms::WindowAlgorithms(QMainWindow& window, bridge::Workbench& workbench,
                                   bridge::Settings& settings, const WindowActions& actions)
    : QObject(&window),
      m_workbench(workbench),
      m_settings(settings)
{
    const auto taking = [this](const QString& path) { take(path); };
    connect(actions.addAlgorithms, &QAction::triggered, this,
            [this, &window, taking] { askAlgorithmFolder(window, m_settings, taking); });
    connect(actions.addLibrary, &QAction::triggered, this,
            [this, &window, taking] { askAlgorithmLibrary(window, m_settings, taking); });
    connect(actions.chooseKernels, &QAction::triggered, this, [this, &window] {
        askKernelFolder(window, m_settings, [this](const QString& folder) { takeKernels(folder); });
    });
    connect(&workbench.kernelFolders(), &bridge::KernelFolders::changed, this,
            &WindowAlgorithms::followKernels);
    connect(&workbench.ownAlgorithms(), &bridge::OwnAlgorithms::loaded, this, &WindowAlgorithms::tell);
    window.installEventFilter(this);
}

QStringList WindowAlgorithms::folders(const bridge::Settings& settings)
{
    return settings.value(kFoldersKey).toStringList();
}

void WindowAlgorithms::take(const QString& path)
{
    m_taken << path;
    emit m_workbench.messages().told(tr("Reading %1…").arg(QDir::toNativeSeparators(path)));
    m_workbench.ownAlgorithms().add(path);
}

void WindowAlgorithms::tell(const QStringList& read)
{
    for (const auto& folder : std::exchange(m_taken, {})) {
        if (!read.contains(folder)) {
            m_taken << folder;
            continue;
        }
        QStringList reasons;
        for (const auto& [path, reason] : algorithms::refusedEntries()) {
            const auto refused = QFile::decodeName(path.c_str());
            if (refused == folder || refused.startsWith(folder + u'/'))
                reasons << QStringLiteral("%1: %2").arg(QDir::toNativeSeparators(refused),
                                                        QString::fromStdString(reason));
        }
        if (!reasons.isEmpty()) {
            emit m_workbench.messages().failed(reasons.join(u'\n'));
            continue;
        }
        emit m_workbench.messages().told(
            tr("The algorithms of %1 are in the list.").arg(QDir::toNativeSeparators(folder)));
        m_settings.update(kFoldersKey, [folder](const QVariant& before) {
            auto all = before.toStringList() << folder;
            all.removeDuplicates();
            return QVariant(all);
        });
    }
}

void WindowAlgorithms::takeKernels(const QString& folder)
{
    try {
        m_workbench.kernelFolders().choose(folder);
    } catch (const std::exception& error) {
        emit m_workbench.messages().failed(models::text(error.what()));
    }
}

void WindowAlgorithms::followKernels()
{
    // What was tuned counts for the kernels that it was tuned with.
    m_workbench.reloadTunings();
    const auto folder = m_workbench.kernelFolders().folder();
    emit m_workbench.messages().told(
        folder.isEmpty() ? tr("The kernels of the program are used again.")
                         : tr("Kernels are read from %1").arg(QDir::toNativeSeparators(folder)));
}

bool WindowAlgorithms::eventFilter(QObject* watched, QEvent* event)
{
    return widgets::takeDropped(*event, folderIn, [this](const QString& folder) { take(folder); })
           || QObject::eventFilter(watched, event);
}

} // namespace sortscope::gui::pages
