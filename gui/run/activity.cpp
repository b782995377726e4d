// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/activity.h"

#include "gui/run/calibrationbridge.h"
#include "gui/run/casechecks.h"
#include "gui/run/runbridge.h"
#include "gui/session/sessionworker.h"

namespace sortscope::gui::bridge {

Activity::Activity(const RunBridge& runs, const CalibrationBridge& calibration, const CaseChecks& checks,
                   const SessionWorker& session)
    : m_runs(runs),
      m_calibration(calibration),
      m_checks(checks),
      m_session(session)
{
    connect(&runs, &RunBridge::changed, this, &Activity::changed);
    connect(&calibration, &CalibrationBridge::runningChanged, this, &Activity::changed);
    connect(&checks, &CaseChecks::runningChanged, this, &Activity::changed);
    connect(&session, &SessionWorker::openingChanged, this, &Activity::changed);
}

Activity::State Activity::state() const
{
    if (m_runs.running())
        return State::Running;
    if (m_calibration.running())
        return State::Calibrating;
    if (m_checks.running())
        return State::Checking;
    if (m_preparing)
        return State::PreparingRun;
    return m_session.opening() ? State::OpeningSession : State::Idle;
}

bool Activity::measuring() const
{
    return state() == State::Calibrating || (state() == State::Running && !m_runs.paused());
}

QString Activity::whyFixed() const
{
    if (m_viewing)
        return tr("This window only shows sessions: it was opened beside one that measures.");
    switch (state()) {
    case State::Running:
        return tr("A run is active.");
    case State::Calibrating:
        return tr("The machine is being calibrated.");
    case State::Checking:
        return tr("Conformance cases are being run.");
    case State::PreparingRun:
        return tr("A run is being prepared.");
    case State::OpeningSession:
    case State::Idle:
        break;
    }
    return {};
}

QString Activity::whyBusy() const
{
    return state() == State::OpeningSession ? tr("A session is being opened.") : whyFixed();
}

void Activity::setViewing()
{
    m_viewing = true;
    emit changed();
}

void Activity::setPreparing(bool preparing)
{
    m_preparing = preparing;
    emit changed();
}

} // namespace sortscope::gui::bridge
