// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/machine.h"
#include "gui/async/worker.h"

#include <QObject>

#include <functional>
#include <stop_token>

namespace sortscope::gui::bridge {

/// Looks for devices on a thread of its own: loading drivers takes up to seconds. The destructor asks a
/// search that is under way to stop, and waits for it; the window is gone by then, so nobody waits with it.
class DeviceDiscovery : public QObject {
    Q_OBJECT

public:
    using Discover = std::function<places::Machine(const std::stop_token& stop)>;

    /// This process lists the devices and runs the jobs, those of the user's own algorithms too.
    static Discover inThisProcess();
    /// A process of `program`, which is sortscope-cli, lists the devices and runs the jobs.
    static Discover inRunner(const QString& program);

    /// `discover` is called on the worker thread.
    explicit DeviceDiscovery(Discover discover, QObject* parent = nullptr);
    ~DeviceDiscovery() override;

    /// Returns at once. Does nothing while a discovery is under way.
    void start();
    bool running() const { return m_running; }

signals:
    void started();
    void found(const sortscope::places::Machine& machine);

private:
    places::Machine look() const;

    Discover m_discover;
    bool m_running = false;
    std::stop_source m_stop;
    /// The last member: it uses the others.
    Worker m_worker;
};

} // namespace sortscope::gui::bridge
