// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/runcontrol.h"

#include "gui/run/workbench.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/window/commandtable.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>

#include <algorithm>
#include <set>

namespace sortscope::gui::pages {

RunControl::RunControl(bridge::Workbench& workbench, CommandTable& commands, QObject* parent)
    : QObject(parent),
      pause(commands.make(QStringLiteral("pause"), {}, {})),
      resumeSession(commands.make(
          QStringLiteral("run"), tr("Re&sume the Session"),
          tr("Measure only missing replicates, and jobs that were cancelled or never started"))),
      m_workbench(workbench)
{
    pause->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Period));
    auto* runs = &m_workbench.runs();
    connect(pause, &QAction::triggered, runs, [runs] {
        if (runs->pausing())
            runs->goOn();
        else
            runs->pause();
    });
    connect(resumeSession, &QAction::triggered, this, [this] { m_workbench.resume({}); });
    connect(&m_workbench.activity(), &bridge::Activity::changed, this, &RunControl::refreshPause);
    commands.add(pause, [this] { return whyNoPause(); });
    commands.add(resumeSession, [this] { return whyNoResume({}); });
    refreshPause();
}

void RunControl::refreshPause()
{
    const bool goOn = m_workbench.runs().pausing();
    pause->setText(goOn ? tr("Contin&ue") : tr("Pa&use"));
    pause->setIconText(goOn ? tr("Continue") : tr("Pause"));
    pause->setIcon(widgets::symbolicIcon(goOn ? QStringLiteral("run") : QStringLiteral("pause")));
    pause->setStatusTip(goOn ? tr("Continue the run; the next replicate warms up again")
                             : tr("Pause after the current replicate"));
}

QString RunControl::whyNoPause() const
{
    const auto& runs = m_workbench.runs();
    if (!runs.running())
        return tr("Nothing is running.");
    return runs.cancelling() ? pause->statusTip() : QString();
}

QString RunControl::whyNoResume(const std::vector<results::JobId>& jobs) const
{
    if (const auto why = m_workbench.activity().whyBusy(); !why.isEmpty())
        return why;
    if (!m_workbench.discovered())
        return tr("Devices are being looked for.");
    return m_workbench.lacksSomething(jobs) ? QString() : tr("Nothing is missing.");
}

std::vector<results::JobId> RunControl::runsOf(const std::vector<results::JobId>& jobs) const
{
    const auto& model = m_workbench.jobs();
    std::set<results::RunId> runs;
    for (const auto id : jobs) {
        if (const auto* row = model.find(id))
            runs.insert(row->run);
    }
    std::vector<results::JobId> all;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (runs.contains(model.row(row).run))
            all.push_back(model.row(row).spec.id);
    }
    return all;
}

void RunControl::fillRowMenu(QMenu& menu, const std::vector<results::JobId>& jobs)
{
    if (jobs.empty())
        return;
    menu.setToolTipsVisible(true);
    const auto add = [this, &menu](const QString& text, const std::vector<results::JobId>& wanted,
                                   const QString& what) {
        auto* action = menu.addAction(text, this, [this, wanted] { m_workbench.resume(wanted); });
        action->setStatusTip(what);
        CommandTable::show(*action, whyNoResume(wanted));
        return action;
    };
    add(tr("Resume"), jobs, tr("Measure only missing replicates of these jobs"))
        ->setObjectName(QStringLiteral("resume"));
    add(tr("Resume the Whole Run"), runsOf(jobs),
        tr("Measure only missing replicates and jobs of their runs"))
        ->setObjectName(QStringLiteral("resume-run"));
}

} // namespace sortscope::gui::pages
