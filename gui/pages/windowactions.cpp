// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/windowactions.h"

#include "core/job/presetrequest.h"
#include "gui/models/text.h"
#include "gui/widgets/appearance.h"
#include "gui/widgets/language.h"
#include "gui/widgets/symbolicicon.h"

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

void check(const QActionGroup& group, const QString& data)
{
    for (auto* action : group.actions()) {
        if (action->data().toString() == data)
            action->setChecked(true);
    }
}

} // namespace

WindowActions::WindowActions(QMainWindow& window, QAction& panelToggle)
    : QObject(&window),
      presets(new QActionGroup(this)),
      languages(new QActionGroup(this)),
      appearances(new QActionGroup(this))
{
    makeActions();
    fillFileMenu(*window.menuBar()->addMenu(tr("&File")));
    fillRunMenu(*window.menuBar()->addMenu(tr("&Run")));
    fillViewMenu(*window.menuBar()->addMenu(tr("&View")), panelToggle);
    fillHelpMenu(*window.menuBar()->addMenu(tr("&Help")));
    fillToolBar(window);
}

QAction* WindowActions::make(const QString& icon, const QString& text, const QString& toolTip)
{
    auto* action = new QAction(widgets::symbolicIcon(icon), text, this);
    action->setToolTip(toolTip);
    action->setStatusTip(toolTip);
    return action;
}

void WindowActions::makeActions()
{
    exportResults = make(QStringLiteral("export"), tr("Export &Results as CSV…"),
                         tr("Write one row for every job to a file"));
    exportResults->setShortcut(QKeySequence::Save);
    exportResults->setIconText(tr("Export Results"));
    exportCommands = make(QStringLiteral("export-commands"), tr("Export &Commands as CSV…"),
                          tr("Write one row for every kernel and transfer of every sample to a file"));
    exportCommands->setIconText(tr("Export Commands"));
    exportChart =
        make(QStringLiteral("picture"), tr("Export C&hart…"), tr("Write the chart of this tab to a picture"));
    copyChart =
        make(QStringLiteral("copy"), tr("C&opy Chart"), tr("Put the chart of this tab on the clipboard"));
    copyChart->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    quit = make(QStringLiteral("quit"), tr("&Quit"), tr("End the program; a run is cancelled"));
    quit->setShortcut(QKeySequence::Quit);
    quit->setMenuRole(QAction::QuitRole);
    run = make(QStringLiteral("run"), tr("&Run"), tr("Run the jobs of the experiment"));
    run->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_R), QKeySequence(Qt::Key_F5)});
    run->setIconText(tr("Run"));
    cancel =
        make(QStringLiteral("cancel"), tr("&Cancel"), tr("Stop the current job and drop those that wait"));
    cancel->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Period));
    cancel->setIconText(tr("Cancel"));
    discover = make(QStringLiteral("refresh"), tr("Look for &Devices Again"),
                    tr("Find devices whose driver was installed or started meanwhile"));
    clear = make(QStringLiteral("clear"), tr("C&lear Results"),
                 tr("Forget the results and finished jobs of this session"));
    about = make(QStringLiteral("about"), tr("&About Sortscope"), tr("Version and licence"));
    about->setMenuRole(QAction::AboutRole);
}

void WindowActions::fillFileMenu(QMenu& menu)
{
    menu.addAction(exportResults);
    menu.addAction(exportCommands);
    menu.addSeparator();
    menu.addAction(exportChart);
    menu.addAction(copyChart);
    menu.addSeparator();
    menu.addAction(quit);
}

void WindowActions::fillRunMenu(QMenu& menu)
{
    menu.addAction(run);
    menu.addAction(cancel);
    menu.addSeparator();
    auto* prepared = menu.addMenu(tr("&Prepared Experiments"));
    prepared->setToolTipsVisible(true);
    for (const auto& preset : job::presetRequests()) {
        auto* action = presets->addAction(models::translated(preset.title));
        action->setData(models::text(preset.id));
        action->setToolTip(models::translated(preset.description));
        action->setStatusTip(action->toolTip());
    }
    prepared->addActions(presets->actions());
    menu.addSeparator();
    menu.addAction(discover);
    menu.addAction(clear);
}

void WindowActions::fillViewMenu(QMenu& menu, QAction& panelToggle)
{
    menu.addAction(&panelToggle);
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

void WindowActions::fillHelpMenu(QMenu& menu)
{
    menu.addAction(about);
}

void WindowActions::fillToolBar(QMainWindow& window)
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
    bar->addAction(exportResults);
    bar->addAction(exportCommands);
}

void WindowActions::checkLanguage(const QString& code)
{
    check(*languages, code);
}

void WindowActions::checkAppearance(const QString& word)
{
    check(*appearances, word);
}

} // namespace sortscope::gui::pages
