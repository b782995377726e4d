// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/devicediscovery.h"

#include "core/algorithms/entries/entriesinprocess.h"
#include "core/sample/discovery.h"

#include <QFile>

#include <exception>
#include <utility>

namespace sortscope::gui::bridge {

DeviceDiscovery::Discover DeviceDiscovery::inThisProcess()
{
    algorithms::entries::runEntriesHere();
    return [](const std::stop_token& /*stop*/) -> places::Machine { return sample::discoverDevices(); };
}

DeviceDiscovery::Discover DeviceDiscovery::inRunner(const QString& program)
{
    return [options = runner::RunnerOptions{.program = QFile::encodeName(program).toStdString()}](
               const std::stop_token& stop) {
        return places::Machine(options, places::AfterListing::End, stop);
    };
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
            const auto machine = look();
            return [this, machine] {
                m_running = false;
                emit found(machine);
            };
        },
        [](const QString& /*reason*/) {});
}

/// Looks for devices. A failure becomes an inventory, too, which says what went wrong.
places::Machine DeviceDiscovery::look() const
{
    try {
        return m_discover(m_stop.get_token());
    } catch (const std::exception& error) {
        return backend::Inventory{.unavailable = {{.what = "looking for devices", .reason = error.what()}}};
    }
}

} // namespace sortscope::gui::bridge
