// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/calibrator.h"
#include "core/places/machine.h"
#include "core/tuning/calibrations.h"
#include "gui/async/worker.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace sortscope::gui::bridge {

/// Calibrates the machine on a thread of its own, and knows the calibrations that are in force.
class CalibrationBridge : public QObject {
    Q_OBJECT

public:
    using Found = std::vector<places::CalibratedDevice>;
    /// places::calibrateDevices(), or what stands in for its minute of measuring.
    using Calibrate =
        std::function<Found(const places::Machine& machine, const places::CalibrationOptions& options,
                            const std::stop_token& stop)>;

    explicit CalibrationBridge(QObject* parent = nullptr);
    /// Asks a calibration to stop, and waits for it.
    ~CalibrationBridge() override;

    /// What is calibrated from then on; called only while nothing is.
    void setMachine(places::Machine machine) { m_machine = std::move(machine); }
    /// Later calibrations wait for others that have this process::MachineLock; none if the name is empty.
    void setLock(std::string name) { m_lock = std::move(name); }

    void setCalibrate(Calibrate calibrate) { m_calibrate = std::move(calibrate); }

    /// Reads the file. Returns at once; damaged() may follow.
    void load();
    const tuning::Calibrations& inForce() const { return m_inForce; }

    std::chrono::seconds expectedTime() const;
    /// Returns at once; finished(), cancelled() or failed() follows. Called only while none is running.
    void start();
    /// Returns at once. Nothing is kept.
    void cancel();
    bool running() const { return m_running; }
    const places::CalibrationProgress& progress() const { return m_progress; }

signals:
    void runningChanged(bool running);
    /// Others are in force: the file was read, or the machine calibrated.
    void inForceChanged();
    /// At most once a second.
    void progressChanged();
    void finished(const std::shared_ptr<const sortscope::gui::bridge::CalibrationBridge::Found>& found);
    void cancelled();
    void failed(const QString& sentence);
    /// Runs go on without some of what the file holds.
    void damaged(const QString& sentence);
    /// The file was something else, and has another name now.
    void fileSetAside(const QString& sentence);
    /// finished() follows.
    void failedToKeep(const QString& sentence);

private:
    Worker::Reply calibrate(const places::Machine& machine, const std::string& lock,
                            const std::stop_token& stop);
    void tellProgress(const places::CalibrationProgress& progress);
    void end();

    Calibrate m_calibrate = places::calibrateDevices;
    places::Machine m_machine;
    std::string m_lock;
    tuning::Calibrations m_inForce;
    places::CalibrationProgress m_progress;
    bool m_running = false;
    std::stop_source m_stop;
    /// The threads that measure alone use it.
    std::optional<std::chrono::steady_clock::time_point> m_toldAt;
    /// Last member: it uses the others.
    Worker m_worker;
};

} // namespace sortscope::gui::bridge
