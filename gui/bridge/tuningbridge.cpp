// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/bridge/tuningbridge.h"

#include <utility>

namespace sortscope::gui::bridge {

TuningBridge::TuningBridge(QObject* parent) : QObject(parent) {}

void TuningBridge::load(const backend::Inventory& inventory)
{
    m_worker.post(
        [this, devices = inventory.infos()]() -> Worker::Reply {
            // A run that goes without a damaged file says so.
            auto known = run::Tunings(run::Tunings::in().read().entries).inForce(devices);
            return [this, known = std::move(known)] {
                if (known == m_inForce)
                    return;
                m_inForce = known;
                emit inForceChanged();
            };
        },
        [](const QString& /*sentence*/) {});
}

} // namespace sortscope::gui::bridge
