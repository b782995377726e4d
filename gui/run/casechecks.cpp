// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/casechecks.h"

#include "core/plan/trialcases.h"

namespace sortscope::gui::bridge {

void CaseChecks::setRunning(bool running)
{
    m_running = running;
    emit runningChanged(running);
}

void CaseChecks::start(const std::string& device, const std::string& algorithm)
{
    m_stop = {};
    setRunning(true);
    m_worker.post(
        [this, machine = m_machine, lock = m_lock, device, algorithm,
         stop = m_stop.get_token()]() -> Worker::Reply {
            const auto cases = plan::trialCases(machine.inventory(), device, algorithm);
            results::CheckedCases found;
            if (!cases.empty()) {
                const auto heard = [this](const results::CheckedCases& soFar) {
                    if (soFar.ran() == 1)
                        m_worker.tell([this, soFar] { emit begun(soFar); });
                };
                found = places::checkCases(
                    machine, cases,
                    {.time = plan::trialCasesTime(cases.front().device), .lock = lock, .heard = heard}, stop);
            }
            return [this, found] {
                setRunning(false);
                emit checked(found);
            };
        },
        [this](const QString& sentence) {
            setRunning(false);
            emit failed(sentence);
        });
}

} // namespace sortscope::gui::bridge
