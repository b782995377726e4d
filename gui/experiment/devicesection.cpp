// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/devicesection.h"

#include "core/backend/processor.h"
#include "core/results/compare/devicenames.h"
#include "gui/experiment/machinegroup.h"
#include "gui/run/workbench.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/fold.h"
#include "gui/widgets/rowlabel.h"
#include "gui/widgets/showscrolled.h"

#include <QScopedValueRollback>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace sortscope::gui::pages {
namespace {

/// The number of changed machines that one turn of the event loop shows: each takes a millisecond or two.
constexpr int kMachinesATurn = 2;

/// The link that ticks GPUs.
const QString kGpus = QStringLiteral("gpus");

using backend::DeviceInfo;

QString describeDevice(const DeviceInfo& device, const QString& id)
{
    QStringList facts{models::text(device.name), id};
    if (!device.platform.empty())
        facts << models::text(device.platform);
    if (!device.driverVersion.empty())
        facts << DeviceSection::tr("driver %1").arg(models::text(device.driverVersion));
    facts << models::label(device.clock);
    return facts.join(QStringLiteral(" · "));
}

/// "H200 (CUDA) · 132 units · 141 GiB": the facts that tell the devices of a machine apart, on one line.
QString shortTitle(const DeviceInfo& device, const models::DeviceTitles& titles)
{
    QStringList facts{titles.of(device)};
    facts << DeviceSection::tr("%n unit(s)", "compute units", static_cast<int>(device.computeUnits));
    if (device.globalMemory > 0)
        facts << models::bytesText(device.globalMemory);
    return facts.join(QStringLiteral(" · "));
}

} // namespace

std::vector<widgets::Choice> deviceChoices(const std::vector<DeviceInfo>& devices, OfMachine machine)
{
    models::DeviceTitles titles;
    for (const auto& device : devices)
        titles.add(device);
    std::vector<widgets::Choice> choices;
    for (const auto& device : devices) {
        const bool other = machine == OfMachine::Other;
        const auto id = models::text(other ? results::fullId(device) : device.id);
        const auto title = shortTitle(device, titles);
        choices.push_back({id,
                           other ? QStringLiteral("%1 · %2").arg(id, title) : title,
                           describeDevice(device, id),
                           {},
                           {}});
    }
    return choices;
}

DeviceSection::DeviceSection(bridge::Workbench& workbench, QWidget* parent)
    : Section(parent),
      m_workbench(workbench),
      m_here(widgets::mutedLabel(tr("This machine"))),
      m_devices(widgets::named("devices", new widgets::ChoiceList)),
      m_everywhere(widgets::named("devices-everywhere", new QLabel)),
      m_machines(new QWidget),
      m_area(new QScrollArea),
      m_hint(new QLabel),
      m_missing(new QLabel),
      m_missingFold(widgets::named("missing-devices", new widgets::Fold({}, m_missing)))
{
    m_hint->setWordWrap(true);
    m_missing->setWordWrap(true);
    m_missing->setForegroundRole(QPalette::PlaceholderText);
    m_here->hide();
    m_everywhere->hide();
    //: %1 and %2 are links
    m_everywhere->setText(tr("Other machines: %1 · %2")
                              .arg(QStringLiteral("<a href=\"%1\">%2</a>").arg(kGpus, tr("all GPUs")),
                                   QStringLiteral("<a href=\"none\">%1</a>").arg(tr("none"))));
    m_everywhere->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_everywhere, &QLabel::linkActivated, this, &DeviceSection::chooseElsewhere);
    widgets::fill(new QVBoxLayout(m_machines), {{m_here}, {m_devices}, {m_everywhere}})->setSpacing(2);
    widgets::showScrolled(*m_area, m_machines);
    m_missingFold->hide();
    widgets::fill(new QVBoxLayout(this),
                  {{widgets::partHeading(tr("Devices"))}, {m_area}, {m_missingFold}, {m_hint}})
        ->setSpacing(2);
    m_devices->setAccessibleName(tr("Devices"));
    m_hint->setText(hint());
    limitHeight();
    connect(m_devices, &widgets::ChoiceList::changed, this, &DeviceSection::changed);
    for (auto* later : {&m_others, &m_telling})
        later->setSingleShot(true);
    connect(&m_others, &QTimer::timeout, this, &DeviceSection::tellPlaces);
    connect(&m_telling, &QTimer::timeout, this, &DeviceSection::changed);
    connect(&workbench.places(), &bridge::Places::changed, this, &DeviceSection::followPlaces);
    if (!workbench.places().all().empty())
        followPlaces();
}

void DeviceSection::setInventory(const backend::Inventory& inventory)
{
    m_inventory.clear();
    for (const auto& device : inventory.devices)
        m_inventory.push_back(device->info());
    m_discovered = true;
    addMissing(inventory);
    addDevices();
    showHint();
}

void DeviceSection::showHint()
{
    m_hint->setText(hint());
    m_hint->setVisible(!m_hint->text().isEmpty());
}

void DeviceSection::addDevices()
{
    QStringList ids;
    for (const auto& device : m_inventory)
        ids << models::text(device.id);
    if (!m_restored)
        m_devices->setTicked(ids);
    m_devices->setChoices(deviceChoices(m_inventory, OfMachine::This));
    limitHeight();
}

MachineGroup* DeviceSection::addGroup()
{
    auto* group = new MachineGroup(m_workbench);
    group->devices().setTicked(m_wanted);
    m_machines->layout()->addWidget(group);
    connect(group, &MachineGroup::changed, this, [this, group] {
        for (const auto& id : group->devices().ids())
            m_wanted.removeAll(id);
        m_wanted += group->devices().chosen();
        if (!m_showing)
            emit changed();
    });
    return group;
}

void DeviceSection::followPlaces()
{
    const auto& places = m_workbench.places().all();
    const QScopedValueRollback showing(m_showing, true);
    std::size_t silent = 0;
    std::vector<MachineGroup*> groups;
    for (const auto& place : places) {
        const auto known = std::ranges::find_if(
            m_groups, [&](const auto* group) { return group->entry().known == place.known; });
        if (known != m_groups.end()) {
            groups.push_back(*known);
        } else {
            groups.push_back(addGroup());
            groups.back()->setEntry(place);
            silent += place.devices.empty() ? 1 : 0;
        }
    }
    for (auto* group : m_groups) {
        if (std::ranges::find(groups, group) == groups.end())
            delete group;
    }
    const bool sameOthers = groups.size() == m_groups.size() + silent
                            && std::ranges::equal(groups, places, [](const auto* group, const auto& place) {
                                   return !group->differsFrom(place);
                               });
    m_groups = std::move(groups);
    m_places = places;
    // A new machine that has not answered yet has no devices to choose: nothing has to be told.
    if (silent > 0 && sameOthers)
        showPlaces();
    else if (!m_others.isActive())
        tellPlaces();
}

void DeviceSection::tellPlaces()
{
    showPlaces();
    m_telling.start(); // one signal for all of them
}

void DeviceSection::showPlaces()
{
    const QScopedValueRollback showing(m_showing, true);
    showGroups();
    limitHeight();
    showHint();
}

void DeviceSection::showGroups()
{
    int left = kMachinesATurn;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        if (!m_groups[i]->differsFrom(m_places[i]))
            continue;
        if (left == 0) {
            m_others.start();
            break;
        }
        --left;
        m_groups[i]->setEntry(m_places[i]);
    }
    for (auto* group : m_groups)
        group->show();
    for (auto* label : {m_here, m_everywhere})
        label->setVisible(!m_groups.empty());
}

/// Ticks the GPUs of all other machines, or none of their devices.
void DeviceSection::chooseElsewhere(const QString& which)
{
    {
        const QScopedValueRollback showing(m_showing, true); // one signal for all of them
        for (auto* group : m_groups) {
            QStringList ids;
            for (const auto& device : group->entry().devices) {
                if (which == kGpus && !backend::isProcessor(device))
                    ids << models::text(results::fullId(device));
            }
            group->devices().setTicked(ids);
        }
    }
    emit changed();
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

/// Limits the height of the list: more devices than these scroll.
void DeviceSection::limitHeight()
{
    constexpr int kMostRows = 3;
    constexpr int kMostRowsOfMachines = 8;
    const auto count = static_cast<int>(m_inventory.size());
    const int whole = m_devices->sizeHint().height();
    int height = count > kMostRows ? whole * kMostRows / count : whole;
    if (!m_groups.empty())
        height = std::min(m_machines->sizeHint().height(), m_here->sizeHint().height() * kMostRowsOfMachines);
    m_area->setFixedHeight(height);
    m_area->setVisible(count > 0 || !m_groups.empty());
}

std::vector<DeviceInfo> DeviceSection::all() const
{
    auto devices = m_inventory;
    for (const auto* group : m_groups)
        devices.insert(devices.end(), group->entry().devices.begin(), group->entry().devices.end());
    return devices;
}

std::vector<DeviceInfo> DeviceSection::chosen() const
{
    std::vector<DeviceInfo> found;
    const auto ids = m_devices->chosen();
    std::ranges::copy_if(m_inventory, std::back_inserter(found),
                         [&](const auto& device) { return ids.contains(models::text(device.id)); });
    for (const auto* group : m_groups) {
        std::ranges::copy_if(group->entry().devices, std::back_inserter(found),
                             [chosen = group->devices().chosen()](const auto& device) {
                                 return chosen.contains(models::text(results::fullId(device)));
                             });
    }
    return found;
}

std::vector<std::string> DeviceSection::chosenIds() const
{
    auto ids = models::stdStrings(m_devices->chosen());
    for (const auto* group : m_groups) {
        const auto more = models::stdStrings(group->devices().chosen());
        ids.insert(ids.end(), more.begin(), more.end());
    }
    return ids;
}

QString DeviceSection::hint() const
{
    if (!m_discovered)
        return tr("Looking for devices…");
    const bool onlyCpu = m_groups.empty() && std::ranges::all_of(m_inventory, [](const auto& device) {
                             return device.backend == backend::BackendKind::Cpu;
                         });
    return onlyCpu ? tr(
               "Only the CPU was found. To profile a GPU, install its OpenCL driver; to try OpenCL without "
               "one, install PoCL (package pocl-opencl-icd). Then look for devices again in the Devices "
               "menu.")
                   : QString();
}

void DeviceSection::fill(plan::RunRequest& request) const
{
    request.devices = chosenIds();
}

void DeviceSection::remember(plan::RunRequest& request) const
{
    QStringList others;
    for (const auto* group : m_groups)
        others += group->devices().chosen();
    for (const auto& id : m_wanted) {
        const bool isOffered = std::ranges::any_of(
            m_groups, [&](const auto* group) { return group->devices().ids().contains(id); });
        if (id.contains(u'/') && !isOffered)
            others << id;
    }
    others.sort(); // the same request, whichever machine answers first
    request.devices = models::stdStrings(m_devices->chosen());
    std::ranges::move(models::stdStrings(others), std::back_inserter(request.devices));
}

void DeviceSection::restore(const plan::RunRequest& request)
{
    m_restored = true;
    const bool all = std::ranges::find(request.devices, "all") != request.devices.end();
    m_wanted = models::texts(request.devices);
    m_devices->setTicked(all ? m_devices->ids() : m_wanted);
    for (auto* group : m_groups)
        group->devices().setTicked(m_wanted);
}

} // namespace sortscope::gui::pages
