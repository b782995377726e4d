// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/windowactions.h"

#include "core/plan/presetrequest.h"
#include "gui/run/runbridge.h"
#include "gui/text/text.h"
#include "gui/widgets/commandpalette.h"
#include "gui/window/appearance.h"
#include "gui/window/commandtable.h"
#include "gui/window/language.h"
#include "gui/window/runcontrol.h"
#include "gui/window/sessionactions.h"
#include "gui/window/windowmachines.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

namespace sortscope::gui::pages {
namespace {

using widgets::Appearance;

QAction* addChoice(QActionGroup& group, const QString& text, const QString& data)
{
    auto* action = group.addAction(text);
    action->setCheckable(true);
    action->setData(data);
    return action;
}

} // namespace

WindowActions::WindowActions(QMainWindow& window, CommandTable& commands, QAction& panelToggle,
                             QAction& copyCommand, SessionActions& session, const RunControl& control,
                             const WindowMachines& machines)
    : QObject(&window),
      exports(new QActionGroup(this)),
      presets(new QActionGroup(this)),
      languages(new QActionGroup(this)),
      appearances(new QActionGroup(this)),
      m_commands(commands)
{
    makeActions();
    fileMenu = window.menuBar()->addMenu(tr("&File"));
    fillFileMenu(*fileMenu);
    session.fill(*fileMenu);
    fillRunMenu(*window.menuBar()->addMenu(tr("&Run")), copyCommand, control);
    fillDevicesMenu(*window.menuBar()->addMenu(tr("Dev&ices")), machines);
    fillViewMenu(*window.menuBar()->addMenu(tr("&View")), panelToggle);
    helpMenu = window.menuBar()->addMenu(tr("&Help"));
    helpMenu->addAction(about);
    fillToolBar(window, session);
}

QAction* WindowActions::makeExport(exports::ExportKind kind, const QString& icon, const QString& text,
                                   const QString& toolTip)
{
    auto* action = m_commands.make(icon, text, toolTip);
    action->setData(static_cast<int>(kind));
    return exports->addAction(action);
}

void WindowActions::makeExports()
{
    using exports::ExportKind;
    exportResults =
        makeExport(ExportKind::Csv, QStringLiteral("export"), tr("Export R&esults as CSV (a Row per Job)…"),
                   tr("Write one row for every job to a file"));
    exportResults->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
    exportResults->setIconText(tr("Export Results"));
    exportCommands = makeExport(ExportKind::CommandsCsv, QStringLiteral("export-commands"),
                                tr("Export &Commands as CSV (a Row per Launch and Transfer)…"),
                                tr("Write one row for every kernel and transfer of every sample to a file"));
    exportCommands->setIconText(tr("Export Commands"));
    const auto other = QStringLiteral("export");
    makeExport(ExportKind::KernelsCsv, other, tr("&Kernels as CSV (a Row per Kernel)…"),
               tr("Write what the devices tell of each kernel: registers, local memory, occupancy"));
    makeExport(ExportKind::Json, other, tr("&JSON…"), tr("Write the whole session as JSON"));
    makeExport(ExportKind::Markdown, other, tr("&Markdown Table…"),
               tr("Write a table for pull requests and notes"));
    makeExport(ExportKind::Trace, other, tr("Chrome &Trace…"),
               tr("Write every command as a span on a timeline, for Perfetto or chrome://tracing"));
    makeExport(ExportKind::Benchmark, other, tr("&Google Benchmark JSON…"),
               tr("Write the wall clocks in the format of Google Benchmark, for its compare.py"));
}

void WindowActions::makeReport()
{
    exportReport = makeExport(exports::ExportKind::Html, QStringLiteral("export"), tr("Export Re&port…"),
                              tr("Write a report for readers without this program, which any browser "
                                 "shows, and prints to PDF"));
    exportReport->setProperty(widgets::kMoreWords, QStringLiteral("report html pdf"));
    print = m_commands.make(QStringLiteral("export"), tr("Print Report…"),
                            tr("Print the report of the session, on paper or to a PDF file"));
    print->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_P));
    print->setProperty(widgets::kMoreWords, QStringLiteral("report pdf"));
    attachSession = new QAction(tr("Attach the Sess&ion to Reports"), this);
    attachSession->setCheckable(true);
    attachSession->setStatusTip(tr("Readers of a report can save the session from it"));
    attachSession->setToolTip(attachSession->statusTip());
}

void WindowActions::makeActions()
{
    makeExports();
    makeReport();
    exportChart = m_commands.make(QStringLiteral("picture"), tr("Export C&hart…"),
                                  tr("Write the chart of this tab to a picture"));
    copyChart = m_commands.make(QStringLiteral("copy"), tr("Cop&y Chart"),
                                tr("Copy the chart of this tab to the clipboard"));
    copyChart->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    chartFooter = new QAction(tr("Footer &Below Exported Charts"), this);
    chartFooter->setCheckable(true);
    chartFooter->setStatusTip(tr("Exported and copied charts name the machine, the date and the program"));
    chartFooter->setToolTip(chartFooter->statusTip());
    quit = m_commands.make(QStringLiteral("quit"), tr("&Quit"), tr("End the program; a run is cancelled"));
    quit->setShortcut(QKeySequence::Quit);
    quit->setMenuRole(QAction::QuitRole);
    run = m_commands.make(QStringLiteral("run"), tr("&Run"), tr("Run the jobs of the experiment"));
    run->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_R), QKeySequence(Qt::Key_F5)});
    run->setIconText(tr("Run"));
    cancel = m_commands.make(QStringLiteral("cancel"), QString(), QString());
    cancel->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Period));
    discover = m_commands.make(
        QStringLiteral("refresh"), tr("Look for &Devices Again"),
        tr("Find devices whose driver was installed or started meanwhile, and query the other "
           "machines again"));
    kernelText = m_commands.make(QStringLiteral("workshop"), tr("Show &Kernel Text"),
                                 tr("Open the text by which the selected row was run on the page Workshop"));
    tune = m_commands.make(
        QStringLiteral("study"), tr("Tu&ne…"),
        tr("Find the fastest parameters of the chosen algorithm on the chosen device, and save them"));
    addAlgorithms = m_commands.make(
        QStringLiteral("open"), tr("Add &Algorithms…"),
        tr("Read algorithms of your own from a folder with an entry.lua, or with several such folders"));
    addLibrary = m_commands.make(QStringLiteral("open"), tr("Add an Algorithm Librar&y…"),
                                 tr("Read algorithms of your own from a shared library"));
    chooseKernels = m_commands.make(QStringLiteral("open"), tr("Kernels from a &Folder…"),
                                    tr("Read the kernels from a folder with changed copies of them, in place "
                                       "of those that are built in"));
    calibrate = m_commands.make(QStringLiteral("calibrate"), tr("Cali&brate This Machine…"),
                                tr("Measure this machine's noise and copy bandwidth"));
    about = m_commands.make(QStringLiteral("about"), tr("&About Sortscope"), tr("Version and licence"));
    about->setMenuRole(QAction::AboutRole);
}

void WindowActions::fillFileMenu(QMenu& menu)
{
    menu.addAction(exportResults);
    menu.addAction(exportCommands);
    menu.addAction(exportReport);
    menu.addAction(print);
    menu.addAction(attachSession);
    auto* others = menu.addMenu(tr("Export in Other &Formats"));
    others->setToolTipsVisible(true);
    for (auto* action : exports->actions()) {
        if (action != exportResults && action != exportCommands && action != exportReport)
            others->addAction(action);
    }
    menu.addSeparator();
    menu.addAction(exportChart);
    menu.addAction(copyChart);
    chartSize = menu.addMenu(tr("Si&ze of Exported Charts"));
    menu.addAction(chartFooter);
    menu.addSeparator();
    menu.addAction(quit);
}

void WindowActions::fillRunMenu(QMenu& menu, QAction& copyCommand, const RunControl& control)
{
    menu.setToolTipsVisible(true);
    menu.addAction(run);
    menu.addAction(control.pause);
    menu.addAction(cancel);
    menu.addAction(control.resumeSession);
    menu.addSeparator();
    auto* prepared = menu.addMenu(tr("&Prepared Experiments"));
    prepared->setToolTipsVisible(true);
    for (const auto& preset : plan::presetRequests()) {
        auto* action = presets->addAction(models::translated(preset.title));
        action->setData(models::text(preset.id));
        action->setToolTip(models::translated(preset.description));
        action->setStatusTip(action->toolTip());
    }
    prepared->addActions(presets->actions());
    menu.addAction(&copyCommand);
    menu.addAction(tune);
    menu.addAction(addAlgorithms);
    menu.addAction(addLibrary);
    menu.addAction(chooseKernels);
    menu.addSeparator();
    menu.addAction(calibrate);
}

void WindowActions::fillDevicesMenu(QMenu& menu, const WindowMachines& machines)
{
    menu.setToolTipsVisible(true);
    menu.addAction(machines.add);
    menu.addMenu(machines.remove);
    menu.addAction(machines.fetch);
    menu.addSeparator();
    menu.addAction(discover);
}

void WindowActions::fillViewMenu(QMenu& menu, QAction& panelToggle)
{
    panelToggle.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_B));
    menu.addAction(&panelToggle);
    pagesMenu = menu.addMenu(tr("&Pages"));
    menu.addAction(kernelText);
    menu.addSeparator();

    auto* appearance = menu.addMenu(tr("&Appearance"));
    addChoice(*appearances, tr("Like the &System"), widgets::toWord(Appearance::System));
    addChoice(*appearances, tr("&Light"), widgets::toWord(Appearance::Light));
    addChoice(*appearances, tr("&Dark"), widgets::toWord(Appearance::Dark));
    appearance->addActions(appearances->actions());

    auto* language = menu.addMenu(tr("&Language"));
    addChoice(*languages, tr("Like the &System"), QString());
    for (const auto& code : widgets::Language::available())
        addChoice(*languages, widgets::Language::nativeName(code), code);
    language->addActions(languages->actions());
}

void WindowActions::fillToolBar(QMainWindow& window, const SessionActions& session)
{
    constexpr int kIconSize = 20;
    auto* bar = window.addToolBar(tr("Tool Bar"));
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    bar->setIconSize({kIconSize, kIconSize});
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->addAction(run);
    bar->addAction(cancel);
    bar->addSeparator();
    bar->addAction(session.open);
    bar->addAction(session.save);
    bar->addSeparator();
    bar->addAction(exportResults);
    bar->addAction(exportCommands);
}

void WindowActions::follow(const bridge::RunBridge& runs)
{
    const bool running = runs.running();
    run->setText(running ? tr("Add to the &Queue") : tr("&Run"));
    run->setIconText(running ? tr("Add to Queue") : tr("Run"));
    run->setStatusTip(running ? tr("Run the jobs of the experiment once the current run has ended")
                              : tr("Run the jobs of the experiment"));
    const bool again = runs.cancelling();
    cancel->setText(again ? tr("&End Now") : tr("&Cancel"));
    cancel->setIconText(again ? tr("End Now") : tr("Cancel"));
    cancel->setStatusTip(
        again ? tr("Don't wait for the current command: end the measuring process. Finished jobs are kept.")
              : tr("Stop the current job and drop waiting jobs"));
}

void WindowActions::check(const QActionGroup& group, const QString& data)
{
    for (auto* action : group.actions()) {
        if (action->data().toString() == data)
            action->setChecked(true);
    }
}

} // namespace sortscope::gui::pages
