// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/bridge/devicediscovery.h"

#include <utility>

namespace sortscope::gui::bridge {

DeviceDiscovery::DeviceDiscovery(Discover discover, QObject* parent)
    : QObject(parent),
      m_discover(std::move(discover))
{}

DeviceDiscovery::~DeviceDiscovery()
{
    if (m_worker.joinable())
        m_worker.join();
}

void DeviceDiscovery::start()
{
    if (m_running)
        return;
    m_running = true;
    emit started();
    // Assigning joins the previous worker, which posted its result as its last act.
    m_worker = std::jthread([this] {
        auto inventory = m_discover();
        QMetaObject::invokeMethod(
            this, [this, inventory = std::move(inventory)] { finish(inventory); }, Qt::QueuedConnection);
    });
}

void DeviceDiscovery::finish(const backend::Inventory& inventory)
{
    m_running = false;
    emit found(inventory);
}

} // namespace sortscope::gui::bridge
