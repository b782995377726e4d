// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/casecheck.h"
#include "core/places/machine.h"
#include "gui/async/worker.h"

#include <QObject>
#include <QString>

#include <stop_token>
#include <string>
#include <utility>

namespace sortscope::gui::bridge {

/// Runs the conformance cases of an algorithm on a thread of its own. Their rows are in no session.
class CaseChecks : public QObject {
    Q_OBJECT

public:
    explicit CaseChecks(QObject* parent = nullptr) : QObject(parent) {}
    /// Asks the cases to stop, and waits for them.
    ~CaseChecks() override { m_stop.request_stop(); }
    CaseChecks(const CaseChecks&) = delete;
    CaseChecks& operator=(const CaseChecks&) = delete;

    /// Sets the machine that runs later cases; called only while none are running.
    void setMachine(places::Machine machine) { m_machine = std::move(machine); }
    /// Later cases wait for programs that hold this MachineLock; they wait for none if the name is empty.
    void setLock(std::string name) { m_lock = std::move(name); }

    /// Runs the quickest cases (plan::trialCases()); called only while none are running. Returns at once;
    /// checked() or failed() follows, once Activity says that nothing runs.
    void start(const std::string& device, const std::string& algorithm);
    /// Cancels the cases. Returns at once; checked() follows.
    void cancel() { m_stop.request_stop(); }
    bool running() const { return m_running; }

signals:
    void runningChanged(bool running);
    /// The first case has ended: more follow.
    void begun(const sortscope::results::CheckedCases& cases);
    void checked(const sortscope::results::CheckedCases& cases);
    void failed(const QString& sentence);

private:
    void setRunning(bool running);

    places::Machine m_machine;
    std::string m_lock;
    bool m_running = false;
    std::stop_source m_stop;
    /// The last member: it uses the others.
    Worker m_worker;
};

} // namespace sortscope::gui::bridge
