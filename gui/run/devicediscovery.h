// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/machine.h"
#include "gui/async/worker.h"

#include <QObject>

#include <functional>
#include <stop_token>

namespace sortscope::gui::bridge {

/// Looks for devices on a thread of its own: loading drivers takes up to seconds. Its end asks a search that
/// is under way to stop, and waits for it; the window is gone by then, so nobody waits with it.
class DeviceDiscovery : public QObject {
    Q_OBJECT

public:
    using Discover = std::function<places::Machine(const std::stop_token& stop)>;

    /// Devices are listed, and jobs run, by this process.
    static Discover inThisProcess();
    /// By `program`, which is sortscope-cli.
    static Discover inRunner(const QString& program);

    /// `discover` is called on the worker thread.
    explicit DeviceDiscovery(Discover discover, QObject* parent = nullptr);
    ~DeviceDiscovery() override;

    /// Returns at once. Does nothing while a discovery is under way.
    void start();
    bool running() const { return m_running; }

signals:
    void started();
    /// `facts` are what it says of itself, or what this process has read.
    void found(const sortscope::places::Machine& machine, const sortscope::tuning::MachineFacts& facts);

private:
    places::Machine look() const;

    Discover m_discover;
    bool m_running = false;
    std::stop_source m_stop;
    /// Last member: it uses the others.
    Worker m_worker;
};

} // namespace sortscope::gui::bridge
