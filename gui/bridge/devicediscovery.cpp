// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/bridge/devicediscovery.h"

#include <utility>

namespace sortscope::gui::bridge {

DeviceDiscovery::DeviceDiscovery(Discover discover, QObject* parent)
    : QObject(parent),
      m_discover(std::move(discover))
{}

void DeviceDiscovery::start()
{
    if (m_running)
        return;
    m_running = true;
    emit started();
    m_worker.post(
        this, [this]() -> Worker::Reply { return [this, inventory = m_discover()] { finish(inventory); }; },
        [this](const QString& reason) {
            finish({.unavailable = {{.what = "looking for devices", .reason = reason.toStdString()}}});
        });
}

void DeviceDiscovery::finish(const backend::Inventory& inventory)
{
    m_running = false;
    emit found(inventory);
}

} // namespace sortscope::gui::bridge
