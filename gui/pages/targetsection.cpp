// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/targetsection.h"

#include "core/algorithms/catalogue.h"
#include "core/backend/device.h"
#include "gui/models/labels.h"
#include "gui/models/text.h"
#include "gui/widgets/choicelist.h"
#include "gui/widgets/fill.h"

#include <QGroupBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace sortscope::gui::pages {
namespace {

using algorithms::AlgorithmInfo;
using backend::DeviceInfo;

QGroupBox* box(const QString& title, QWidget* content)
{
    auto* group = new QGroupBox(title);
    auto* layout = new QVBoxLayout(group);
    layout->addWidget(content);
    return group;
}

QString backendNames(const AlgorithmInfo& info)
{
    QStringList names;
    for (const auto backend : info.backends)
        names << models::label(backend);
    return names.join(QStringLiteral(", "));
}

QString describeDevice(const DeviceInfo& device)
{
    QStringList facts{models::text(device.id)};
    if (!device.platform.empty())
        facts << models::text(device.platform);
    if (!device.driverVersion.empty())
        facts << TargetSection::tr("driver %1").arg(models::text(device.driverVersion));
    facts << TargetSection::tr("%1 compute units").arg(models::grouped(device.computeUnits));
    if (device.globalMemory > 0)
        facts << models::bytesText(device.globalMemory);
    facts << models::label(device.clock);
    return facts.join(QStringLiteral(" · "));
}

QString describeAlgorithm(const AlgorithmInfo& info)
{
    QStringList sentences{models::translated(info.summary)};
    if (!info.limits.empty())
        sentences << models::translated(info.limits);
    if (!info.origin.empty())
        sentences << TargetSection::tr("Origin: %1").arg(models::translated(info.origin));
    return sentences.join(QStringLiteral(" — "));
}

std::vector<std::string> toStrings(const QStringList& list)
{
    std::vector<std::string> strings;
    for (const auto& text : list)
        strings.push_back(text.toStdString());
    return strings;
}

QStringList toTexts(const std::vector<std::string>& strings)
{
    QStringList list;
    for (const auto& string : strings)
        list << models::text(string);
    return list;
}

bool anyRuns(const AlgorithmInfo& info, const std::vector<DeviceInfo>& devices)
{
    return std::ranges::any_of(devices, [&](const auto& device) { return info.runsOn(device.backend); });
}

} // namespace

TargetSection::TargetSection(QWidget* parent)
    : QWidget(parent),
      m_devices(widgets::named("devices", new widgets::ChoiceList)),
      m_hint(new QLabel),
      m_algorithms(widgets::named("algorithms", new widgets::ChoiceList)),
      m_merges(widgets::named("merges", new widgets::ChoiceList(2)))
{
    m_hint->setWordWrap(true);

    auto* deviceBox = box(tr("Devices"), m_devices);
    deviceBox->layout()->addWidget(m_hint);
    auto* layout = widgets::fill(new QVBoxLayout(this), {{deviceBox}, {box(tr("Algorithms"), m_algorithms)}});
    auto* mergeBox = box(tr("Merge strategies"), m_merges);
    auto* mergeHint = new QLabel(tr("Where none is ticked, each algorithm uses its first one."));
    mergeHint->setWordWrap(true);
    mergeHint->setForegroundRole(QPalette::PlaceholderText);
    mergeBox->layout()->addWidget(mergeHint);
    layout->addWidget(mergeBox);

    addAlgorithms();
    addMerges();
    for (auto* list : {m_devices, m_algorithms})
        connect(list, &widgets::ChoiceList::changed, this, &TargetSection::refresh);
    connect(m_merges, &widgets::ChoiceList::changed, this, &TargetSection::changed);
    refresh();
}

void TargetSection::addAlgorithms()
{
    std::vector<widgets::Choice> choices;
    // The catalogue may mix the families; under headings each stands together.
    for (const auto& family : base::Names<algorithms::Family>::all) {
        for (const auto& info : algorithms::catalogue()) {
            if (info.family == family.value)
                choices.push_back({models::text(info.id),
                                   models::translated(info.title),
                                   describeAlgorithm(info),
                                   {},
                                   models::label(info.family)});
        }
    }
    m_algorithms->setChoices(choices);
}

void TargetSection::addMerges()
{
    std::vector<widgets::Choice> choices;
    for (const auto& info : algorithms::catalogue()) {
        for (const auto& merge : info.merges) {
            const auto id = models::text(merge.id);
            const bool known =
                std::ranges::any_of(choices, [&](const auto& choice) { return choice.id == id; });
            if (!known)
                choices.push_back(
                    {id, models::translated(merge.title), models::translated(merge.description), {}});
        }
    }
    if (choices.empty()) // a greyed entry that says so is better than an empty box
        choices.push_back(
            {QString(), tr("None"), {}, tr("No algorithm of this version merges sorted lists.")});
    m_merges->setChoices(choices);
}

void TargetSection::setInventory(const backend::Inventory& inventory)
{
    m_inventory.clear();
    for (const auto& device : inventory.devices)
        m_inventory.push_back(device->info());
    m_discovered = true;
    if (!m_restored)
        tickDefaults();
    addDevices(inventory);
}

void TargetSection::addDevices(const backend::Inventory& inventory)
{
    std::vector<widgets::Choice> choices;
    for (const auto& device : m_inventory) {
        choices.push_back({models::text(device.id), models::deviceTitle(device), describeDevice(device), {}});
    }
    for (const auto& missing : inventory.unavailable) {
        const auto backend = models::label(missing.backend);
        const auto what = models::text(missing.what);
        const auto title = what.contains(backend) ? what : QStringLiteral("%1 (%2)").arg(what, backend);
        choices.push_back({QString(), title, {}, tr("Not available: %1").arg(models::text(missing.reason))});
    }
    m_devices->setChoices(choices);
}

/// Something that runs and compares: every device, the CPU's sorts, and the first sort of each other backend.
void TargetSection::tickDefaults()
{
    QStringList devices;
    QStringList algorithms;
    std::vector<backend::BackendKind> covered;
    for (const auto& device : m_inventory)
        devices << models::text(device.id);
    for (const auto& info : algorithms::catalogue()) {
        if (info.family != algorithms::Family::Sort)
            continue;
        for (const auto backend : info.backends) {
            const bool first = std::ranges::find(covered, backend) == covered.end();
            if (first || backend == backend::BackendKind::Cpu)
                algorithms << models::text(info.id);
            covered.push_back(backend);
        }
    }
    algorithms.removeDuplicates();
    m_devices->setTicked(devices);
    m_algorithms->setTicked(algorithms);
}

std::vector<DeviceInfo> TargetSection::devices() const
{
    const auto ids = m_devices->chosen();
    std::vector<DeviceInfo> chosen;
    std::ranges::copy_if(m_inventory, std::back_inserter(chosen),
                         [&](const auto& device) { return ids.contains(models::text(device.id)); });
    return chosen;
}

std::vector<const AlgorithmInfo*> TargetSection::algorithms() const
{
    std::vector<const AlgorithmInfo*> chosen;
    for (const auto& id : m_algorithms->chosen())
        chosen.push_back(algorithms::findAlgorithm(id.toStdString()));
    return chosen;
}

QString TargetSection::whyNot(const AlgorithmInfo& info) const
{
    if (!m_discovered)
        return tr("Devices are still being looked for.");
    if (!anyRuns(info, m_inventory))
        return tr("Runs on %1 only, and this machine has no such device.").arg(backendNames(info));
    const auto chosen = devices();
    if (!chosen.empty() && !anyRuns(info, chosen))
        return tr("Runs on %1 only, and no such device is chosen.").arg(backendNames(info));
    return {};
}

void TargetSection::refresh()
{
    {
        // One signal is enough for all that follows from one tick.
        const QSignalBlocker algorithmsBlocker(m_algorithms);
        const QSignalBlocker mergesBlocker(m_merges);
        for (const auto& info : algorithms::catalogue())
            m_algorithms->setWhyNot(models::text(info.id), whyNot(info));
        const auto chosen = algorithms();
        for (const auto& info : algorithms::catalogue()) {
            for (const auto& merge : info.merges) {
                const bool fits = std::ranges::any_of(
                    chosen, [&](const auto* entry) { return entry->findMerge(merge.id); });
                m_merges->setWhyNot(models::text(merge.id),
                                    fits ? QString() : tr("No chosen algorithm has this strategy."));
            }
        }
    }
    m_hint->setText(hint());
    m_hint->setVisible(!m_hint->text().isEmpty());
    emit changed();
}

QString TargetSection::hint() const
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

void TargetSection::fill(run::RunRequest& request) const
{
    request.devices = toStrings(m_devices->chosen());
    request.algorithms = toStrings(m_algorithms->chosen());
    request.merges = toStrings(m_merges->chosen());
}

void TargetSection::restore(const run::RunRequest& request)
{
    m_restored = true;
    const auto tick = [](widgets::ChoiceList& list, const std::vector<std::string>& ids) {
        const bool all = std::ranges::find(ids, "all") != ids.end();
        list.setTicked(all ? list.ids() : toTexts(ids));
    };
    tick(*m_devices, request.devices);
    tick(*m_algorithms, request.algorithms);
    tick(*m_merges, request.merges);
}

} // namespace sortscope::gui::pages
