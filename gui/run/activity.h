// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace sortscope::gui::bridge {

class CalibrationBridge;
class CaseChecks;
class RunBridge;
class SessionWorker;

/// What the program is doing. "May this begin now?" is asked here, and nowhere else.
class Activity : public QObject {
    Q_OBJECT

public:
    enum class State { Idle, OpeningSession, PreparingRun, Calibrating, Checking, Running };

    /// All must outlive this object.
    Activity(const RunBridge& runs, const CalibrationBridge& calibration, const CaseChecks& checks,
             const SessionWorker& session);

    State state() const;
    /// True in a window that only shows sessions, beside one that measures.
    bool viewing() const { return m_viewing; }
    /// True while samples may be taken.
    bool measuring() const;
    /// The reason, in a sentence, why devices and machines do not change now; empty if they may.
    QString whyFixed() const;
    /// The reason, in a sentence, why nothing may begin to measure now; empty if it may.
    QString whyBusy() const;

    /// Sets whether a run is being prepared: a copy of the session is made, the run is planned, or other
    /// machines are asked.
    void setPreparing(bool preparing);
    /// Nothing may begin to measure from now on, and devices are not looked for.
    void setViewing();

signals:
    /// Any of the answers may have changed.
    void changed();

private:
    const RunBridge& m_runs;
    const CalibrationBridge& m_calibration;
    const CaseChecks& m_checks;
    const SessionWorker& m_session;
    bool m_preparing = false;
    bool m_viewing = false;
};

} // namespace sortscope::gui::bridge
