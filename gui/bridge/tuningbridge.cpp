// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/bridge/tuningbridge.h"

#include "gui/models/text.h"

#include <utility>

namespace sortscope::gui::bridge {

TuningBridge::TuningBridge(QObject* parent) : QObject(parent) {}

void TuningBridge::load(const backend::Inventory& inventory)
{
    const auto asked = ++m_asked;
    m_worker.post(
        [this, asked, devices = inventory.infos()]() -> Worker::Reply {
            QString fault;
            auto known = run::tuningsKept([&fault](const std::string& sentence) {
                             fault = models::text(sentence);
                         }).inForce(devices);
            return [this, asked, known = std::move(known), fault] {
                if (asked != m_asked)
                    return;
                m_fault = fault;
                setInForce(known);
                emit loaded();
            };
        },
        [](const QString& /*sentence*/) {});
}

void TuningBridge::keep(const std::vector<run::Tunings::Entry>& entries, const backend::Inventory& inventory)
{
    auto known = m_inForce;
    for (const auto& entry : entries)
        known.put(entry);
    setInForce(known);
    m_worker.post(
        [this, entries]() -> Worker::Reply {
            run::keepTunings(entries, run::Tunings::defaultFile());
            return {};
        },
        [this](const QString& sentence) { emit notKept(sentence); });
    load(inventory);
}

void TuningBridge::setInForce(const run::Tunings& known)
{
    if (known == m_inForce)
        return;
    m_inForce = known;
    emit inForceChanged();
}

} // namespace sortscope::gui::bridge
