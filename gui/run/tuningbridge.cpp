// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/tuningbridge.h"

#include "gui/text/text.h"

#include <utility>

namespace sortscope::gui::bridge {

TuningBridge::TuningBridge(QObject* parent) : QObject(parent) {}

void TuningBridge::load(const backend::Inventory& inventory)
{
    m_loading.post(
        [this, devices = inventory.infos()](const std::stop_token& /*stop*/) -> Worker::Reply {
            auto kept = tuning::Tunings::in().read();
            auto known = tuning::Tunings(std::move(kept.entries)).inForce(devices);
            return [this, known = std::move(known), fault = models::text(kept.fault)] {
                m_fault = fault;
                setInForce(known);
                emit loaded();
            };
        },
        [](const QString& /*sentence*/) {});
}

void TuningBridge::keep(const std::vector<tuning::Tunings::Entry>& entries,
                        const backend::Inventory& inventory)
{
    setInForce(m_inForce.with(entries));
    m_loading.worker().post(
        [this, entries]() -> Worker::Reply {
            const auto setAside = tuning::Tunings::in().keep(entries);
            if (setAside.empty())
                return {};
            return [this, sentence = models::text(setAside)] { emit fileSetAside(sentence); };
        },
        [this](const QString& sentence) { emit notKept(sentence); });
    load(inventory);
}

void TuningBridge::setInForce(const tuning::Tunings& known)
{
    if (known == m_inForce)
        return;
    m_inForce = known;
    emit inForceChanged();
}

} // namespace sortscope::gui::bridge
