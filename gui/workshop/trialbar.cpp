// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/trialbar.h"

#include "core/algorithms/catalogue.h"
#include "core/algorithms/ownentries.h"
#include "gui/run/workbench.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/checkcombo.h"
#include "gui/widgets/fill.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace sortscope::gui::workshop {

using widgets::CheckCombo;
using widgets::named;

TrialBar::TrialBar(bridge::Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_devices(named("workshop-device", new CheckCombo)),
      m_against(named("workshop-against", new QComboBox)),
      m_size(named("workshop-size", new QLineEdit(QStringLiteral("2^16")))),
      m_try(named("workshop-try", new QPushButton(tr("&Try"))))
{
    m_try->setToolTip(tr("Save, and run it and the other algorithm in turn (Ctrl+Return)"));
    m_devices->setAccessibleName(tr("Devices"));
    m_against->setAccessibleName(tr("The other algorithm"));
    m_size->setAccessibleName(tr("Number of keys"));
    m_size->setMaximumWidth(fontMetrics().averageCharWidth() * 14);
    for (auto* box : {static_cast<QComboBox*>(m_devices), m_against}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
    }
    widgets::fill(new QHBoxLayout(this), {{m_devices, 1},
                                          {new QLabel(tr("against"))},
                                          {m_against, 1},
                                          {new QLabel(tr("keys"))},
                                          {m_size},
                                          {m_try}});
    connect(m_try, &QPushButton::clicked, this, &TrialBar::tryWanted);
    connect(m_devices, &CheckCombo::changed, this, [this] {
        offerOpponents();
        emit devicesChanged();
    });
    connect(&workbench, &bridge::Workbench::inventoryChanged, this, &TrialBar::offerDevices);
    offerDevices();
}

void TrialBar::offerDevices()
{
    std::vector<std::pair<QString, QString>> devices;
    for (const auto& device : m_workbench.inventory().devices)
        devices.emplace_back(models::text(device->info().id), models::deviceTitle(device->info()));
    // A device with kernels first: that is what the page is for.
    std::ranges::stable_partition(devices, [](const auto& one) { return one.first != QLatin1String("cpu"); });
    const auto before = m_devices->chosen();
    {
        const QSignalBlocker blocker(m_devices);
        m_devices->clear();
        for (const auto& [id, title] : devices)
            m_devices->addChoice(id, title, id);
        if (std::ranges::any_of(before, [this](const auto& id) { return m_devices->findData(id) >= 0; }))
            m_devices->setChosen(before);
    }
    offerOpponents();
    emit devicesChanged();
}

void TrialBar::offerOpponents()
{
    const auto chosen = devices();
    const auto runsOn = [this](const algorithms::AlgorithmInfo& info, const QString& id) {
        const auto device = m_workbench.inventory().find(id.toStdString());
        return device && std::ranges::find(info.backends, device->info().backend) != info.backends.end();
    };
    const auto before = m_against->currentData();
    const QSignalBlocker blocker(m_against);
    m_against->clear();
    for (const auto& info : algorithms::catalogue()) {
        const bool runs = !chosen.isEmpty()
                          && std::ranges::all_of(chosen, [&](const auto& id) { return runsOn(info, id); });
        if (runs && (m_entry == nullptr || (info.family == m_entry->family && info.id != m_entry->id)))
            m_against->addItem(models::translated(info.title), models::text(info.id));
    }
    m_against->setCurrentIndex(std::max(0, m_against->findData(before)));
}

void TrialBar::showEntry(const algorithms::EntryDescription* entry)
{
    const auto* before = std::exchange(m_entry, entry);
    offerOpponents();
    if (entry == nullptr || (before != nullptr && before->id == entry->id))
        return;
    const auto original =
        entry->base.empty() && entry->id.starts_with("my-") ? entry->id.substr(3) : entry->base;
    if (const int index = m_against->findData(models::text(original)); index >= 0)
        m_against->setCurrentIndex(index);
}

void TrialBar::allow(bool allowed)
{
    m_try->setEnabled(allowed && m_against->count() > 0);
}

QStringList TrialBar::devices() const
{
    return m_devices->chosen();
}

QStringList TrialBar::deviceTitles() const
{
    QStringList titles;
    for (const auto& id : devices())
        titles << m_devices->itemText(m_devices->findData(id));
    return titles;
}

QString TrialBar::against() const
{
    return m_against->currentData().toString();
}

QString TrialBar::keys() const
{
    return m_size->text();
}

bool TrialBar::mayTry() const
{
    return m_try->isEnabled();
}

} // namespace sortscope::gui::workshop
