// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/calibrationbridge.h"

#include "gui/text/text.h"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace sortscope::gui::bridge {
namespace {

/// A window that repaints more often disturbs the measurement.
constexpr std::chrono::seconds kBetweenRepaints{1};

} // namespace

CalibrationBridge::CalibrationBridge(QObject* parent) : QObject(parent) {}

CalibrationBridge::~CalibrationBridge()
{
    m_stop.request_stop();
}

void CalibrationBridge::load()
{
    m_worker.post(
        [this]() -> Worker::Reply {
            auto content = tuning::Calibrations::in().read();
            return [this, content = std::move(content)] {
                m_inForce = tuning::Calibrations(content.entries);
                emit inForceChanged();
                if (!content.fault.empty())
                    emit damaged(models::text(content.fault));
            };
        },
        [this](const QString& sentence) { emit damaged(sentence); });
}

std::chrono::seconds CalibrationBridge::expectedTime() const
{
    return places::expectedCalibrationTime(m_machine, {});
}

void CalibrationBridge::start()
{
    m_running = true;
    m_progress = {};
    m_stop = {};
    emit runningChanged(true);
    m_worker.post(
        [this, machine = m_machine, lock = m_lock, stop = m_stop.get_token()] {
            m_toldAt.reset();
            return calibrate(machine, lock, stop);
        },
        [this](const QString& sentence) {
            end();
            emit failed(sentence);
        });
}

void CalibrationBridge::cancel()
{
    m_stop.request_stop();
}

Worker::Reply CalibrationBridge::calibrate(const places::Machine& machine, const std::string& lock,
                                           const std::stop_token& stop)
{
    const auto found = std::make_shared<const Found>(m_calibrate(
        machine, {.lock = lock, .heard = [this](const auto& progress) { tellProgress(progress); }}, stop));
    if (found->empty())
        return [this] {
            end();
            emit cancelled();
        };
    std::vector<tuning::Calibrations::Entry> entries;
    std::string reasons;
    for (const auto& entry : *found) {
        if (entry.isWorthKeeping())
            entries.push_back(tuning::Calibrations::entryOf(entry.device, *entry.calibration));
        else
            reasons += fmt::format("{}{}: {}", reasons.empty() ? "" : "; ", entry.device.id, entry.reason);
    }
    if (entries.empty())
        throw std::runtime_error(reasons);
    const auto file = tuning::Calibrations::in();
    QString notKept;
    QString setAside;
    try {
        setAside = models::text(file.keep(entries));
    } catch (const std::exception& error) {
        notKept = models::text(error.what());
    }
    return [this, found, notKept, setAside, known = tuning::Calibrations(file.read().entries)] {
        m_inForce = known;
        emit inForceChanged();
        end();
        if (!setAside.isEmpty())
            emit fileSetAside(setAside);
        if (!notKept.isEmpty())
            emit failedToKeep(notKept);
        emit finished(found);
    };
}

void CalibrationBridge::tellProgress(const places::CalibrationProgress& progress)
{
    const auto now = std::chrono::steady_clock::now();
    if (m_toldAt && now - *m_toldAt < kBetweenRepaints)
        return;
    m_toldAt = now;
    m_worker.tell([this, progress] {
        if (!m_running)
            return;
        m_progress = progress;
        emit progressChanged();
    });
}

void CalibrationBridge::end()
{
    m_running = false;
    emit runningChanged(false);
}

} // namespace sortscope::gui::bridge
