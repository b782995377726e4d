// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/algorithmsection.h"

#include "core/algorithms/ownentries.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/choicelist.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/fold.h"
#include "gui/widgets/rowlabel.h"
#include "gui/widgets/showscrolled.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace sortscope::gui::pages {
namespace {

using algorithms::AlgorithmInfo;
using algorithms::Family;
using backend::BackendKind;
using backend::DeviceInfo;

QString backendNames(const AlgorithmInfo& info)
{
    QStringList names;
    for (const auto backend : info.backends)
        names << models::label(backend);
    return names.join(QStringLiteral(", "));
}

QString describeAlgorithm(const AlgorithmInfo& info)
{
    QStringList sentences{models::translated(info.summary)};
    if (!info.limits.empty())
        sentences << models::translated(info.limits);
    if (!info.origin.empty())
        sentences << AlgorithmSection::tr("Origin: %1").arg(models::translated(info.origin));
    return sentences.join(QStringLiteral(" — "));
}

QString keyTypeNames(const AlgorithmInfo& info, data::ValueType values)
{
    QStringList names;
    for (const auto type : info.takenTypes(values))
        names << models::label(type);
    return names.join(QStringLiteral(", "));
}

bool anyRuns(const AlgorithmInfo& info, const std::vector<DeviceInfo>& devices)
{
    return std::ranges::any_of(devices, [&](const auto& device) { return info.runsOn(device.backend); });
}

} // namespace

AlgorithmSection::AlgorithmSection(QWidget* parent)
    : Section(parent),
      m_gpu(widgets::named("gpu-algorithms", new widgets::ChoiceList)),
      m_cpu(widgets::named("cpu-algorithms", new widgets::ChoiceList)),
      m_area(new QScrollArea),
      m_missing(new QLabel),
      m_missingFold(widgets::named("missing-algorithms", new widgets::Fold({}, m_missing))),
      m_mergeRow(new QWidget),
      m_merges(widgets::named("merges", new widgets::ChoiceList(widgets::ChoiceList::Look::Chips))),
      m_mergesFor(widgets::mutedLabel())
{
    m_missing->setWordWrap(true);
    m_missing->setForegroundRole(QPalette::PlaceholderText);
    m_missingFold->hide();
    makeColumns();
    makeMerges();
    widgets::fill(new QVBoxLayout(this),
                  {{widgets::partHeading(tr("Algorithms"))}, {m_area}, {m_missingFold}, {m_mergeRow}})
        ->setSpacing(2);

    m_gpu->setAccessibleName(tr("Algorithms"));
    m_cpu->setAccessibleName(tr("Algorithms"));
    for (auto* list : lists())
        connect(list, &widgets::ChoiceList::changed, this, [this] {
            greyMerges();
            emit changed();
        });
    connect(m_merges, &widgets::ChoiceList::changed, this, &AlgorithmSection::changed);
    addAlgorithms();
}

void AlgorithmSection::makeColumns()
{
    auto* columns = new QWidget;
    // Each column is as wide as its names need.
    auto* grid = new QGridLayout(columns);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(2);
    grid->addWidget(widgets::mutedLabel(tr("GPU (OpenCL, CUDA)")), 0, 0);
    grid->addWidget(widgets::mutedLabel(tr("CPU")), 0, 1);
    grid->addWidget(m_gpu, 1, 0, Qt::AlignTop);
    grid->addWidget(m_cpu, 1, 1, Qt::AlignTop);
    widgets::showScrolled(*m_area, columns);
}

void AlgorithmSection::makeMerges()
{
    std::vector<widgets::Choice> choices;
    QStringList owners;
    for (const auto& info : algorithms::catalogue()) {
        for (const auto& merge : info.merges) {
            const auto id = models::text(merge.id);
            const bool known =
                std::ranges::any_of(choices, [&](const auto& choice) { return choice.id == id; });
            if (!known)
                choices.push_back(
                    {id, models::translated(merge.title), models::translated(merge.description), {}, {}});
        }
        if (!info.merges.empty())
            owners << models::translated(info.title);
    }
    m_merges->setAccessibleName(tr("Merge strategies"));
    m_merges->setChoices(choices);
    //: behind merge strategies that cannot be chosen: the algorithms that have them
    m_mergesFor->setText(tr("for %1").arg(owners.join(QStringLiteral(", "))));
    auto* heading = widgets::mutedLabel(tr("Merge strategies"));
    heading->setToolTip(tr("If none is chosen, each algorithm uses its first strategy."));
    auto* line = widgets::fill(new QHBoxLayout, {{heading}, {m_mergesFor, 1}});
    widgets::fill(new QVBoxLayout(m_mergeRow), {{.layout = line}, {m_merges}}, {0, 4, 0, 0})->setSpacing(2);
}

bool AlgorithmSection::inScope(const AlgorithmInfo& info) const
{
    return m_scope == Scope::Both || (info.family == Family::Sort) == (m_scope == Scope::Sorts);
}

bool AlgorithmSection::runsHere(const AlgorithmInfo& info) const
{
    return !m_discovered || anyRuns(info, m_machine);
}

/// Fills the two columns: one family behind the other, under headings if there are two families.
void AlgorithmSection::addAlgorithms()
{
    std::vector<widgets::Choice> gpu;
    std::vector<widgets::Choice> cpu;
    QStringList missing;
    for (const auto& family : base::Names<Family>::all) {
        for (const auto& info : algorithms::catalogue()) {
            if (info.family != family.value || !inScope(info))
                continue;
            const auto title = models::translated(info.title);
            if (!runsHere(info)) {
                missing << tr("%1: runs on %2 only").arg(title, backendNames(info));
                continue;
            }
            const auto heading = m_scope == Scope::Both ? models::label(info.family) : QString();
            auto& choices = info.runsOn(BackendKind::Cpu) ? cpu : gpu;
            choices.push_back({models::text(info.id), title, describeAlgorithm(info), whyNot(info), heading});
        }
    }
    {
        // The signal of the second list is enough.
        const QSignalBlocker blocker(m_gpu);
        m_gpu->setChoices(gpu);
    }
    m_cpu->setChoices(cpu);
    for (const auto& [folder, reason] : algorithms::refusedEntries())
        missing << QStringLiteral("%1: %2").arg(models::text(folder.string()), models::text(reason));
    // New boxes have no size before the event loop has shown them.
    const auto rows = std::max(gpu.size(), cpu.size());
    QMetaObject::invokeMethod(
        this, [this, rows] { limitHeight(rows); }, Qt::QueuedConnection);
    m_missing->setText(missing.join(QLatin1Char('\n')));
    m_missingFold->setTitle(
        tr("%n not available on this machine", "algorithms", static_cast<int>(missing.size())));
    m_missingFold->setVisible(!missing.isEmpty());
    const bool merging = std::ranges::any_of(
        algorithms::catalogue(), [this](const auto& info) { return inScope(info) && !info.merges.empty(); });
    m_mergeRow->setVisible(merging);
}

/// Limits the height of the list: more rows than these scroll.
void AlgorithmSection::limitHeight(std::size_t rows)
{
    constexpr int kMostRows = 7;
    const auto count = static_cast<int>(rows);
    const int whole = m_area->widget()->sizeHint().height();
    m_area->setFixedHeight(count > kMostRows ? whole * kMostRows / count : whole);
}

void AlgorithmSection::setScope(Scope scope)
{
    if (scope == m_scope)
        return;
    m_scope = scope;
    addAlgorithms();
}

void AlgorithmSection::setDevices(const std::vector<DeviceInfo>& machine, bool discovered,
                                  const std::vector<DeviceInfo>& chosen)
{
    const auto idsOf = [](const std::vector<DeviceInfo>& devices) {
        std::vector<std::string> ids(devices.size());
        std::ranges::transform(devices, ids.begin(), &DeviceInfo::id);
        return ids;
    };
    const bool sameMachine = discovered == m_discovered && idsOf(machine) == idsOf(m_machine);
    m_machine = machine;
    m_discovered = discovered;
    m_devices = chosen;
    if (sameMachine) {
        greyAlgorithms();
        return;
    }
    if (!m_restored)
        tickDefaults();
    addAlgorithms();
}

void AlgorithmSection::listAgain()
{
    addAlgorithms();
}

void AlgorithmSection::setKeyTypes(const std::vector<data::KeyType>& types,
                                   const std::vector<data::ValueType>& values)
{
    if (types == m_keyTypes && values == m_valueTypes)
        return;
    m_keyTypes = types;
    m_valueTypes = values;
    greyAlgorithms();
}

/// Ticks algorithms that run and can be compared: the first one of each family on each backend, and a few on
/// the CPU.
void AlgorithmSection::tickDefaults()
{
    constexpr std::ptrdiff_t kMostOfCpu = 4;
    QStringList ids;
    for (const auto& family : base::Names<Family>::all) {
        std::vector<BackendKind> covered;
        for (const auto& info : algorithms::catalogue()) {
            if (info.family != family.value)
                continue;
            for (const auto backend : info.backends) {
                if (std::ranges::count(covered, backend) < (backend == BackendKind::Cpu ? kMostOfCpu : 1))
                    ids << models::text(info.id);
                covered.push_back(backend);
            }
        }
    }
    ids.removeDuplicates();
    for (auto* list : lists()) {
        const QSignalBlocker blocker(list);
        list->setTicked(ids);
    }
}

void AlgorithmSection::greyAlgorithms()
{
    for (auto* list : lists()) {
        const QSignalBlocker blocker(list);
        for (const auto& id : list->ids())
            list->setWhyNot(id, whyNot(*algorithms::findAlgorithm(id.toStdString())));
    }
    greyMerges();
}

void AlgorithmSection::greyMerges()
{
    const QSignalBlocker blocker(m_merges);
    const auto infos = chosen();
    bool anyFits = false;
    for (const auto& id : m_merges->ids()) {
        const auto merge = id.toStdString();
        const bool fits =
            std::ranges::any_of(infos, [&](const auto* info) { return info->findMerge(merge); });
        m_merges->setWhyNot(id, fits ? QString() : tr("No chosen algorithm has this strategy."));
        anyFits = anyFits || fits;
    }
    m_mergesFor->setVisible(!anyFits);
}

std::vector<const AlgorithmInfo*> AlgorithmSection::chosen() const
{
    QStringList ids;
    for (const auto* list : lists())
        ids << list->chosen();
    std::vector<const AlgorithmInfo*> infos;
    for (const auto& info : algorithms::catalogue()) {
        if (ids.contains(models::text(info.id)))
            infos.push_back(&info);
    }
    return infos;
}

QString AlgorithmSection::whyGreyed() const
{
    for (const auto* list : lists()) {
        for (const auto& id : list->ticked()) {
            const auto* info = algorithms::findAlgorithm(id.toStdString());
            if (info == nullptr || !list->ids().contains(id) || whyNot(*info).isEmpty())
                continue;
            return QStringLiteral("%1: %2").arg(models::translated(info->title), whyNot(*info));
        }
    }
    return {};
}

QString AlgorithmSection::whyNot(const AlgorithmInfo& info) const
{
    if (!m_discovered)
        return tr("Devices are still being looked for.");
    if (!m_devices.empty() && !anyRuns(info, m_devices))
        return tr("Runs on %1 only, and no such device is chosen.").arg(backendNames(info));
    const auto takesAny = [&](data::ValueType values) {
        return m_keyTypes.empty()
               || std::ranges::any_of(m_keyTypes, [&](auto type) { return info.takes(type, values); });
    };
    using data::ValueType;
    if (!takesAny(ValueType::None))
        return tr("Takes keys of type %1 only.").arg(keyTypeNames(info, ValueType::None));
    // Searches have no values, whatever values the sorts have.
    if (info.family == Family::Search || m_valueTypes.empty() || std::ranges::any_of(m_valueTypes, takesAny))
        return {};
    if (const auto names = keyTypeNames(info, m_valueTypes.front()); !names.isEmpty())
        return tr("Takes values with keys of type %1 only.").arg(names);
    QStringList taken;
    for (const auto type : info.takenValues())
        taken << models::label(type);
    return taken.isEmpty() ? tr("Takes keys without values only.")
                           : tr("Takes no other values than %1.").arg(taken.join(QStringLiteral(", ")));
}

void AlgorithmSection::fill(plan::RunRequest& request) const
{
    request.algorithms.clear();
    for (const auto* info : chosen())
        request.algorithms.emplace_back(info->id);
    request.merges =
        m_mergeRow->isHidden() ? std::vector<std::string>() : models::stdStrings(m_merges->chosen());
}

void AlgorithmSection::restore(const plan::RunRequest& request)
{
    m_restored = true;
    const auto has = [](const std::vector<std::string>& ids) {
        return std::ranges::find(ids, "all") != ids.end();
    };
    QStringList ids = models::texts(request.algorithms);
    if (has(request.algorithms)) {
        for (const auto& info : algorithms::catalogue())
            ids << models::text(info.id);
    }
    {
        const QSignalBlocker blocker(m_gpu);
        m_gpu->setTicked(ids);
    }
    m_cpu->setTicked(ids);
    m_merges->setTicked(has(request.merges) ? m_merges->ids() : models::texts(request.merges));
}

Scope AlgorithmSection::scopeOf(const plan::RunRequest& request)
{
    bool sorts = false;
    bool searches = false;
    for (const auto& id : request.algorithms) {
        const auto* info = algorithms::findAlgorithm(id);
        sorts = sorts || id == "all" || (info && info->family == Family::Sort);
        searches = searches || id == "all" || (info && info->family == Family::Search);
    }
    if (sorts && searches)
        return Scope::Both;
    return searches ? Scope::Searches : Scope::Sorts;
}

} // namespace sortscope::gui::pages
