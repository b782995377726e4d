// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/runcontrol.h"

#include "gui/run/workbench.h"
#include "gui/widgets/symbolicicon.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>

#include <algorithm>
#include <set>

namespace sortscope::gui::pages {

RunControl::RunControl(bridge::Workbench& workbench, QObject* parent)
    : QObject(parent),
      pause(new QAction(this)),
      resumeSession(new QAction(tr("Re&sume the Session"), this)),
      m_workbench(workbench)
{
    pause->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Period));
    resumeSession->setIcon(widgets::symbolicIcon(QStringLiteral("run")));
    auto* runs = &m_workbench.runs();
    connect(pause, &QAction::triggered, runs, [runs] {
        if (runs->pausing())
            runs->goOn();
        else
            runs->pause();
    });
    connect(resumeSession, &QAction::triggered, this, [this] { m_workbench.resume({}); });
    connect(runs, &bridge::RunBridge::pauseChanged, this, &RunControl::refreshPause);
    connect(runs, &bridge::RunBridge::cancelRequested, this, &RunControl::refreshPause);
    connect(&m_workbench, &bridge::Workbench::obstacleChanged, this, &RunControl::refresh);
    connect(&m_workbench, &bridge::Workbench::runFinished, this, &RunControl::refresh);
    connect(&m_workbench.jobs(), &QAbstractItemModel::modelReset, this, &RunControl::refresh);
    refresh();
}

void RunControl::refresh()
{
    refreshPause();
    offerResume(*resumeSession, {},
                tr("Measure only missing replicates, and jobs that were cancelled or never started"));
}

void RunControl::refreshPause()
{
    const auto& runs = m_workbench.runs();
    const bool goOn = runs.pausing();
    pause->setText(goOn ? tr("Contin&ue") : tr("Pa&use"));
    pause->setIconText(goOn ? tr("Continue") : tr("Pause"));
    pause->setIcon(widgets::symbolicIcon(goOn ? QStringLiteral("run") : QStringLiteral("pause")));
    pause->setEnabled(runs.running() && !runs.cancelling());
    const auto tip = goOn ? tr("Continue the run; the next replicate warms up again")
                          : tr("Pause after the current replicate");
    pause->setStatusTip(tip);
    pause->setToolTip(runs.running() ? tip : tr("Nothing is running."));
}

QString RunControl::obstacle() const
{
    const auto reason = m_workbench.obstacle();
    return reason.isEmpty() && !m_workbench.discovered() ? tr("Devices are being looked for.") : reason;
}

void RunControl::offerResume(QAction& action, const std::vector<results::JobId>& jobs, const QString& what)
{
    auto reason = obstacle();
    if (reason.isEmpty() && !m_workbench.lacksSomething(jobs))
        reason = tr("Nothing is missing.");
    action.setEnabled(reason.isEmpty());
    action.setToolTip(reason.isEmpty() ? what : reason);
    action.setStatusTip(action.toolTip());
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
        offerResume(*action, wanted, what);
        return action;
    };
    add(tr("Resume"), jobs, tr("Measure only missing replicates of these jobs"))
        ->setObjectName(QStringLiteral("resume"));
    add(tr("Resume the Whole Run"), runsOf(jobs),
        tr("Measure only missing replicates and jobs of their runs"))
        ->setObjectName(QStringLiteral("resume-run"));
}

} // namespace sortscope::gui::pages
