// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/machine.h"
#include "core/places/machinecalibration.h"
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
    /// run::calibrateDevices(), or a stand-in for its minute of measuring.
    using Calibrate =
        std::function<Found(const places::Machine& machine, const places::CalibrationOptions& options,
                            const std::stop_token& stop)>;

    explicit CalibrationBridge(QObject* parent = nullptr);
    /// Asks a calibration to stop, and waits for it.
    ~CalibrationBridge() override;

    /// Sets the machine that later calibrations measure; called only while none is running.
    void setMachine(places::Machine machine) { m_machine = std::move(machine); }
    /// Later calibrations wait for programs that hold this run::MachineLock; they wait for none if the name
    /// is empty.
    void setLock(std::string name) { m_lock = std::move(name); }

    void setCalibrate(Calibrate calibrate) { m_calibrate = std::move(calibrate); }

    /// Reads the file of calibrations. Returns at once; damaged() may follow.
    void load();
    const tuning::Calibrations& inForce() const { return m_inForce; }

    std::chrono::seconds expectedTime() const;
    /// Starts a calibration; called only while none is running. Returns at once; finished(), cancelled() or
    /// failed() follows.
    void start();
    /// Cancels the calibration, of which nothing is kept. Returns at once.
    void cancel();
    bool running() const { return m_running; }
    const places::CalibrationProgress& progress() const { return m_progress; }

signals:
    void runningChanged(bool running);
    /// Other calibrations are in force: the file was read, or the machine calibrated.
    void inForceChanged();
    /// Emitted at most once per second.
    void progressChanged();
    void finished(const std::shared_ptr<const sortscope::gui::bridge::CalibrationBridge::Found>& found);
    void cancelled();
    void failed(const QString& sentence);
    /// Runs go on without some of the calibrations in the file.
    void damaged(const QString& sentence);
    /// The file held something else, and has another name now.
    void fileSetAside(const QString& sentence);
    /// The calibrations could not be kept; finished() follows.
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
    /// Used by the threads that measure alone.
    std::optional<std::chrono::steady_clock::time_point> m_toldAt;
    /// The last member: it uses the others.
    Worker m_worker;
};

} // namespace sortscope::gui::bridge
