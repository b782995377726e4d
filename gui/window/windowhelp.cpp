// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/windowhelp.h"

#include "gui/run/workbench.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/commandpalette.h"
#include "gui/widgets/settingcommands.h"
#include "gui/window/helpwindow.h"
#include "gui/window/workbenchtabs.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QWhatsThisClickedEvent>

#include <utility>

namespace sortscope::gui::pages {
WindowHelp::WindowHelp(QMainWindow& window, QMenu& menu, QWidget& panel, WorkbenchTabs& tabs,
                       bridge::Workbench& workbench)
    : QObject(&window),
      help(new QAction(tr("Sortscope &Help"), this)),
      find(new QAction(tr("&Find a Command…"), this)),
      m_window(window),
      m_panel(panel),
      m_tabs(tabs),
      m_workbench(workbench)
{
    help->setShortcut(QKeySequence::HelpContents);
    help->setStatusTip(tr("Read about the page in front, and about the rest of the window"));
    find->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_K));
    find->setStatusTip(tr("Find any command, page, setting or job by its words"));
    auto* first = menu.actions().value(0);
    menu.insertActions(first, {help, find});
    connect(help, &QAction::triggered, this, [this] { showHelp(m_tabs.currentGuide()); });
    window.installEventFilter(this);
    connect(find, &QAction::triggered, this, &WindowHelp::findCommand);
}

bool WindowHelp::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::WhatsThisClicked)
        return QObject::eventFilter(watched, event);
    showHelp(static_cast<QWhatsThisClickedEvent*>(event)->href());
    return true;
}

void WindowHelp::showHelp(const QString& topic)
{
    if (!m_help)
        m_help = new HelpWindow(&m_window);
    m_help->showTopic(topic);
}

void WindowHelp::findCommand()
{
    auto commands = widgets::commandsOf(*m_window.menuBar());
    for (auto& setting : widgets::settingsOf(m_panel, tr("Experiment")))
        commands.push_back(std::move(setting));
    const auto& jobs = m_workbench.jobs();
    for (int i = 0; i < jobs.rowCount(); ++i) {
        const auto& spec = jobs.row(i).spec;
        commands.push_back(
            {tr("%1, %2 keys").arg(models::variantTitle(spec), models::sizeText(spec.workload.size)),
             tr("Job %1 on %2, %3")
                 .arg(spec.id)
                 .arg(models::deviceTitle(spec.device), models::generatorTitle(spec.workload.generator)),
             {},
             [this, id = spec.id] { m_tabs.showJob(id); },
             {}});
    }
    auto* palette = new widgets::CommandPalette(std::move(commands), &m_window);
    palette->show();
    palette->activateWindow();
}

} // namespace sortscope::gui::pages
