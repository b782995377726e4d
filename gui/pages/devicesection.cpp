// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/devicesection.h"

#include "gui/models/labels.h"
#include "gui/models/text.h"
#include "gui/widgets/choicelist.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/fold.h"
#include "gui/widgets/rowlabel.h"
#include "gui/widgets/showscrolled.h"

#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>

namespace sortscope::gui::pages {
namespace {

using backend::DeviceInfo;

QString describeDevice(const DeviceInfo& device)
{
    QStringList facts{models::text(device.name), models::text(device.id)};
    if (!device.platform.empty())
        facts << models::text(device.platform);
    if (!device.driverVersion.empty())
        facts << DeviceSection::tr("driver %1").arg(models::text(device.driverVersion));
    facts << models::label(device.clock);
    return facts.join(QStringLiteral(" · "));
}

/// "H200 (CUDA) · 132 units · 141 GiB": what tells the devices of a machine apart, on one line.
QString shortTitle(const DeviceInfo& device, const models::DeviceTitles& titles)
{
    QStringList facts{titles.shortOf(device)};
    facts << DeviceSection::tr("%n unit(s)", "compute units", static_cast<int>(device.computeUnits));
    if (device.globalMemory > 0)
        facts << models::bytesText(device.globalMemory);
    return facts.join(QStringLiteral(" · "));
}

} // namespace

DeviceSection::DeviceSection(QWidget* parent)
    : QWidget(parent),
      m_devices(widgets::named("devices", new widgets::ChoiceList)),
      m_area(new QScrollArea),
      m_hint(new QLabel),
      m_missing(new QLabel),
      m_missingFold(widgets::named("missing-devices", new widgets::Fold({}, m_missing)))
{
    m_hint->setWordWrap(true);
    m_missing->setWordWrap(true);
    m_missing->setForegroundRole(QPalette::PlaceholderText);
    widgets::showScrolled(*m_area, m_devices);
    m_missingFold->hide();
    widgets::fill(new QVBoxLayout(this),
                  {{widgets::partHeading(tr("Devices"))}, {m_area}, {m_missingFold}, {m_hint}})
        ->setSpacing(2);
    m_devices->setAccessibleName(tr("Devices"));
    m_hint->setText(hint());
    limitHeight();
    connect(m_devices, &widgets::ChoiceList::changed, this, &DeviceSection::changed);
}

void DeviceSection::setInventory(const backend::Inventory& inventory)
{
    m_inventory.clear();
    for (const auto& device : inventory.devices)
        m_inventory.push_back(device->info());
    m_discovered = true;
    addMissing(inventory);
    addDevices();
    m_hint->setText(hint());
    m_hint->setVisible(!m_hint->text().isEmpty());
}

void DeviceSection::addDevices()
{
    models::DeviceTitles titles;
    for (const auto& device : m_inventory)
        titles.add(device);
    std::vector<widgets::Choice> choices;
    QStringList ids;
    for (const auto& device : m_inventory) {
        choices.push_back(
            {models::text(device.id), shortTitle(device, titles), describeDevice(device), {}, {}});
        ids << models::text(device.id);
    }
    if (!m_restored)
        m_devices->setTicked(ids);
    m_devices->setChoices(choices);
    limitHeight();
}

void DeviceSection::addMissing(const backend::Inventory& inventory)
{
    QStringList lines;
    for (const auto& missing : inventory.unavailable) {
        const auto backend = models::label(missing.backend);
        const auto what = models::text(missing.what);
        const auto title = what.contains(backend) ? what : QStringLiteral("%1 (%2)").arg(what, backend);
        lines << tr("%1: %2", "a device, and why it is missing").arg(title, models::text(missing.reason));
    }
    m_missing->setText(lines.join(QLatin1Char('\n')));
    m_missingFold->setTitle(tr("%n not available", "devices", static_cast<int>(lines.size())));
    m_missingFold->setVisible(!lines.isEmpty());
}

/// More devices than these scroll in a list of their own.
void DeviceSection::limitHeight()
{
    constexpr int kMostRows = 3;
    const auto count = static_cast<int>(m_inventory.size());
    const int whole = m_devices->sizeHint().height();
    m_area->setFixedHeight(count > kMostRows ? whole * kMostRows / count : whole);
    m_area->setVisible(count > 0);
}

std::vector<DeviceInfo> DeviceSection::chosen() const
{
    const auto ids = m_devices->chosen();
    std::vector<DeviceInfo> found;
    std::ranges::copy_if(m_inventory, std::back_inserter(found),
                         [&](const auto& device) { return ids.contains(models::text(device.id)); });
    return found;
}

QString DeviceSection::hint() const
{
    if (!m_discovered)
        return tr("Looking for devices…");
    const bool onlyCpu = std::ranges::all_of(
        m_inventory, [](const auto& device) { return device.backend == backend::BackendKind::Cpu; });
    return onlyCpu ? tr(
               "Only the CPU was found. To profile a GPU, install its OpenCL driver; to try OpenCL without "
               "one, install PoCL (package pocl-opencl-icd). Then look for devices again in the Run menu.")
                   : QString();
}

void DeviceSection::fill(run::RunRequest& request) const
{
    request.devices = models::stdStrings(m_devices->chosen());
}

void DeviceSection::restore(const run::RunRequest& request)
{
    m_restored = true;
    const bool all = std::ranges::find(request.devices, "all") != request.devices.end();
    m_devices->setTicked(all ? m_devices->ids() : models::texts(request.devices));
}

} // namespace sortscope::gui::pages
