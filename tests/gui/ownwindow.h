// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/experiment/experimentpanel.h"
#include "gui/pages/jobspage.h"
#include "gui/session/settings.h"
#include "gui/widgets/tablepane.h"
#include "gui/window/mainwindow.h"
#include "gui/window/sessionactions.h"
#include "gui/window/windowactions.h"
#include "tests/gui/guisupport.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QDir>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabWidget>
#include <QTemporaryDir>

#include <stdexcept>

namespace sortscope::tests {

/// A workbench over fake devices whose files lie in a folder of its own.
struct OwnWorkbench {
    using Discover = gui::bridge::DeviceDiscovery::Discover;

    explicit OwnWorkbench(FakeBehaviour behaviour = {}) : OwnWorkbench(discovering(std::move(behaviour))) {}
    explicit OwnWorkbench(Discover discover) : workbench(std::move(discover), path("untitled").toStdString())
    {}

    QString path(const QString& name) const { return folder.filePath(name); }
    QStringList untitled() const { return QDir(path("untitled")).entryList({"*.sortscope"}, QDir::Files); }

    /// Finds the devices if that is still to do, and runs the request to its end.
    bool run(const plan::RunRequest& request)
    {
        return (workbench.discovered() || discoverNow(workbench)) && runNow(workbench, request);
    }
    bool run(std::vector<std::size_t> sizes = {16}) { return run(bitonicRequest(std::move(sizes))); }

    QTemporaryDir folder;
    mutable gui::bridge::Workbench workbench;
};

/// The texts of the labels in a widget.
inline QStringList labelsOf(const QWidget& widget)
{
    QStringList texts;
    for (const auto* label : widget.findChildren<QLabel*>())
        texts << label->text();
    return texts;
}

/// The window of a workbench, with settings in the same folder, or in the file of an earlier window.
struct OwnWindow : OwnWorkbench {
    explicit OwnWindow(FakeBehaviour behaviour = {}) : OwnWindow(discovering(std::move(behaviour))) {}
    explicit OwnWindow(QSize size, const QString& settingsFile = {})
        : OwnWindow(discovering(), size, settingsFile)
    {}
    explicit OwnWindow(Discover discover, QSize size = {}, const QString& settingsFile = {})
        : OwnWorkbench(std::move(discover)),
          settings(settingsFile.isEmpty() ? path("settings.ini") : settingsFile),
          window(workbench, settings)
    {
        if (size.isValid())
            window.resize(size);
        window.show();
    }

    bool open(const QString& file)
    {
        QSignalSpy opened(&workbench.session(), &gui::bridge::SessionWorker::opened);
        window.session().openFile(file);
        return opened.wait();
    }
    /// The present question; nullptr if there is none.
    QMessageBox* question(const QString& name) const { return window.findChild<QMessageBox*>(name); }
    /// Finds the devices, and sets the panel to bitonic sorts of these counts.
    bool ready(std::vector<std::size_t> sizes = {16, 32})
    {
        if (!discoverNow(workbench))
            return false;
        window.experiment().setRequest(bitonicRequest(std::move(sizes)));
        return true;
    }
    /// Runs the experiment of the panel to its end.
    bool runToTheEnd()
    {
        QSignalSpy finished(&workbench, &gui::bridge::Workbench::runFinished);
        window.actions().run->trigger();
        return finished.wait();
    }
    QString status() const { return labelsOf(*window.statusBar()).join(' '); }
    /// Goes to the page.
    template <typename Page>
    Page& show() const
    {
        auto* page = window.findChild<Page*>();
        window.template findChild<QTabWidget*>("tabs")->setCurrentWidget(page);
        return *page;
    }
    /// The entry of a menu of the menu bar.
    QAction& command(const QString& text) const
    {
        for (auto* menu : window.menuBar()->findChildren<QMenu*>()) {
            for (auto* action : menu->actions()) {
                if (QString(action->text()).remove('&') == text)
                    return *action;
            }
        }
        throw std::logic_error("no command " + text.toStdString());
    }
    /// The entry of the menu that a right click on the row of a job opens, or on several that are selected.
    QAction* inMenuOf(results::JobId job, const QString& name) const
    {
        auto& page = show<gui::pages::JobsPage>();
        if (page.table().selectionModel()->selectedRows().size() < 2)
            page.selectJob(job);
        QContextMenuEvent event(QContextMenuEvent::Mouse, {20, 20}, {20, 20});
        QCoreApplication::sendEvent(page.table().viewport(), &event);
        const auto menus = page.findChildren<QMenu*>("rows");
        return menus.isEmpty() ? nullptr : menus.back()->findChild<QAction*>(name);
    }

    gui::bridge::Settings settings;
    mutable gui::pages::MainWindow window;
};

/// Lives longer than the workbench, whose runs wait at it.
struct WithGate {
    Gate gate;
};

/// A window whose first run waits at its first launch until the gate opens.
struct GatedWindow : WithGate, OwnWindow {
    GatedWindow() : OwnWindow(FakeBehaviour{.onLaunch = [this] { gate.pass(); }}) {}
    /// The run must be able to end, whatever has failed.
    ~GatedWindow() { gate.open(); }
    GatedWindow(const GatedWindow&) = delete;
    GatedWindow& operator=(const GatedWindow&) = delete;

    bool start(const std::vector<std::size_t>& sizes = {16, 32, 64})
    {
        if (!ready(sizes))
            return false;
        window.actions().run->trigger();
        gate.waitForLaunch();
        return true;
    }
};

} // namespace sortscope::tests
