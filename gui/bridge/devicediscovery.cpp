// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/bridge/devicediscovery.h"

#include "core/run/discovery.h"

#include <QFile>

#include <utility>

namespace sortscope::gui::bridge {

DeviceDiscovery::Discover DeviceDiscovery::inThisProcess()
{
    return [](const std::stop_token& /*stop*/) -> run::Machine { return run::discoverDevices(); };
}

DeviceDiscovery::Discover DeviceDiscovery::inRunner(const QString& program)
{
    return [options = run::RunnerOptions{.program = QFile::encodeName(program).toStdString()}](
               const std::stop_token& stop) { return run::Machine(options, run::AfterListing::End, stop); };
}

DeviceDiscovery::DeviceDiscovery(Discover discover, QObject* parent)
    : QObject(parent),
      m_discover(std::move(discover))
{}

DeviceDiscovery::~DeviceDiscovery()
{
    m_stop.request_stop();
}

void DeviceDiscovery::start()
{
    if (m_running)
        return;
    m_running = true;
    emit started();
    m_worker.post(
        [this]() -> Worker::Reply {
            return [this, machine = m_discover(m_stop.get_token())] { finish(machine); };
        },
        [this](const QString& reason) {
            finish(backend::Inventory{
                .unavailable = {{.what = "looking for devices", .reason = reason.toStdString()}}});
        });
}

void DeviceDiscovery::finish(const run::Machine& machine)
{
    m_running = false;
    emit found(machine);
}

} // namespace sortscope::gui::bridge
