// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/discovery.h"
#include "gui/bridge/worker.h"

#include <QObject>

#include <functional>

namespace sortscope::gui::bridge {

/// Looks for devices on a thread of its own: loading drivers takes up to seconds. Its end waits for a search
/// that is under way: drivers can't be told to stop loading, and unloading them meanwhile would crash. The
/// window is gone by then, so nobody waits with it.
class DeviceDiscovery : public QObject {
    Q_OBJECT

public:
    using Discover = std::function<backend::Inventory()>;

    /// `discover` is called on the worker thread.
    explicit DeviceDiscovery(Discover discover = &run::discoverDevices, QObject* parent = nullptr);

    /// Returns at once. Does nothing while a discovery is under way.
    void start();
    bool running() const { return m_running; }

signals:
    void started();
    void found(const sortscope::backend::Inventory& inventory);

private:
    void finish(const backend::Inventory& inventory);

    Discover m_discover;
    bool m_running = false;
    /// Last member: it uses the others.
    Worker m_worker;
};

} // namespace sortscope::gui::bridge
