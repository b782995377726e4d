// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/learn/networkchart.h"

#include "core/results/judge/kernelprofile.h"
#include "core/results/row/jobspec.h"
#include "gui/charts/base/chartwidget.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::charts {
namespace {

QString titleOf(const char* algorithm)
{
    results::JobSpec spec;
    spec.variant.algorithm = algorithm;
    return models::variantTitle(spec);
}

QString separated(const QStringList& parts)
{
    return parts.join(QStringLiteral(" · "));
}

} // namespace

NetworkChart::NetworkChart(QWidget* parent) : StepChart(parent)
{
    constexpr std::size_t kUsualKeys = 8;
    std::vector<data::Key> keys(kUsualKeys);
    for (std::size_t index = 0; index < kUsualKeys; ++index)
        keys[index] = static_cast<data::Key>(kUsualKeys - index - 1);
    setNetwork(algorithms::NetworkKernels::One, std::move(keys), data::Direction::Ascending);
}

void NetworkChart::setNetwork(algorithms::NetworkKernels kernels, std::vector<data::Key> keys,
                              data::Direction direction)
{
    m_steps = algorithms::networkSteps(kernels, keys, direction);
    m_keys = std::move(keys);
    canvas().setMinimumSize(leastSize());
    restart();
}

void NetworkChart::setProfile(std::shared_ptr<const results::KernelProfile> profile, const QString& job)
{
    if (profile && profile->shape != results::KernelProfile::Shape::Grid)
        profile.reset();
    m_profile = std::move(profile);
    m_job = job;
    showFigure();
}

const algorithms::NetworkStep* NetworkChart::launch() const
{
    return step() > 0 ? &m_steps[static_cast<std::size_t>(step()) - 1] : nullptr;
}

const std::vector<data::Key>& NetworkChart::keysBefore(std::size_t step) const
{
    return step == 0 ? m_keys : m_steps[step - 1].keys;
}

std::size_t NetworkChart::itemCount() const
{
    return launch() != nullptr ? launch()->items.size() : 0;
}

std::vector<StepChart::Mark> NetworkChart::marks() const
{
    std::vector<Mark> marks;
    for (std::size_t index = 0; index < m_steps.size(); ++index) {
        const auto& items = m_steps[index].items;
        for (std::size_t item = 0; item < items.size(); ++item) {
            if (items[item].comparator)
                marks.push_back({static_cast<int>(index) + 1, item});
        }
    }
    for (int step = 1; step <= lastStep(); ++step)
        marks.push_back({step, {}});
    for (std::size_t item = 0; item < itemCount(); ++item)
        marks.push_back({step(), item});
    return marks;
}

const results::KernelCell* NetworkChart::timeOf(const algorithms::NetworkStep& step) const
{
    if (!m_profile)
        return nullptr;
    const auto found = std::ranges::find_if(m_profile->cells, [&step](const auto& cell) {
        return cell.stage == step.stage && cell.pass == step.pass;
    });
    return found == m_profile->cells.end() ? nullptr : &*found;
}

QString NetworkChart::title() const
{
    return tr("Bitonic sorting network of %1 keys").arg(keyCount());
}

QString NetworkChart::subtitle() const
{
    std::size_t comparators = 0;
    for (const auto& step : m_steps)
        comparators += step.items.size() - step.idle();
    return tr("%1 stages · %2 passes, one launch each · %3 comparisons")
        .arg(m_steps.back().stage + 1)
        .arg(m_steps.size())
        .arg(models::grouped(comparators));
}

QStringList NetworkChart::notes() const
{
    //: %1 and %2 are titles of algorithms
    QStringList notes{tr("An arrow points to where the larger key goes; the small numbers are passes. "
                         "“%1” launches one kernel for every pass; “%2” runs the last stage with its second "
                         "kernel.")
                          .arg(titleOf("bitonic"), titleOf("bitonic-two-kernel"))};
    if (m_profile)
        //: %1 is a job: "Bitonic sort · NVIDIA H200 (OpenCL) · 2²⁰ keys"
        notes << tr("Colours show the median times of the same passes in %1, as on the Kernels page. Dashed "
                    "arrows are descending. Passes that the job does not have are grey.")
                     .arg(m_job);
    return notes;
}

std::vector<LegendEntry> NetworkChart::legend() const
{
    // With a profile, the colours of the arrows stand for times.
    if (m_profile)
        return {};
    return {{tr("ascending: the larger key goes down"), partStyle(0)},
            {tr("descending: the larger key goes up"), partStyle(1, true)}};
}

QString NetworkChart::stepText() const
{
    const auto* now = launch();
    if (now == nullptr)
        return tr("Before the first pass: the keys in their initial order.");
    QStringList parts{tr("Stage %1, pass %2").arg(now->stage).arg(now->pass),
                      QString::fromLatin1(now->kernel.data(), static_cast<qsizetype>(now->kernel.size())),
                      tr("%n work-items", nullptr, static_cast<int>(now->items.size()))};
    if (now->idle() > 0)
        parts << tr("%n of them idle", nullptr, static_cast<int>(now->idle()));
    parts << tr("%n pairs are swapped", nullptr, static_cast<int>(now->swaps()));
    if (const auto* time = timeOf(*now))
        parts << tr("median %1").arg(models::durationText(time->time.median));
    return separated(parts);
}

QString NetworkChart::itemText() const
{
    return launch() != nullptr ? sentence(static_cast<std::size_t>(step()) - 1, item()) : QString();
}

QString NetworkChart::sentence(std::size_t step, std::size_t item) const
{
    const auto& does = m_steps[step].items[item];
    if (!does.comparator)
        return tr("Work-item %1 is idle: its key is the right end of a pair, and it returns at once.")
            .arg(item);
    const auto& pair = *does.comparator;
    const auto& keys = keysBefore(step);
    auto text = pair.ascending ? tr("Work-item %1 compares keys %2 and %3 (%4 and %5), ascending: %6.")
                               : tr("Work-item %1 compares keys %2 and %3 (%4 and %5), descending: %6.");
    return text.arg(item)
        .arg(pair.left)
        .arg(pair.right)
        .arg(keys[pair.left])
        .arg(keys[pair.right])
        .arg(does.swaps ? tr("it swaps them") : tr("they stay"));
}

Details NetworkChart::details(std::size_t hotSpot) const
{
    if (hotSpot >= currentMarks().size())
        return {};
    const auto mark = currentMarks()[hotSpot];
    const auto index = static_cast<std::size_t>(mark.step) - 1;
    auto details = detailsOfLaunch(index);
    if (!mark.item)
        return details;
    const auto& comparator = m_steps[index].items[*mark.item].comparator;
    std::vector<std::pair<QString, QString>> rows{{tr("Work-item"), QString::number(*mark.item)}};
    if (comparator) {
        for (const auto wire : {comparator->left, comparator->right})
            rows.emplace_back(tr("Wire %1").arg(wire),
                              tr("%1 → %2").arg(keysBefore(index)[wire]).arg(m_steps[index].keys[wire]));
        rows.emplace_back(tr("Distance"), QString::number(comparator->right - comparator->left));
    }
    details.rows.insert(details.rows.begin(), rows.begin(), rows.end());
    details.note = sentence(index, *mark.item);
    return details;
}

Details NetworkChart::detailsOfLaunch(std::size_t step) const
{
    const auto& launch = m_steps[step];
    Details details;
    details.title = tr("Stage %1, pass %2").arg(launch.stage).arg(launch.pass);
    details.rows.emplace_back(
        tr("Kernel"),
        QString::fromLatin1(launch.kernel.data(), static_cast<qsizetype>(launch.kernel.size())));
    details.rows.emplace_back(tr("Work-items"), models::grouped(launch.items.size()));
    if (launch.idle() > 0)
        details.rows.emplace_back(tr("Idle"), models::grouped(launch.idle()));
    if (const auto* time = timeOf(launch))
        details.rows.emplace_back(tr("Median"), models::durationText(time->time.median));
    return details;
}

} // namespace sortscope::gui::charts
