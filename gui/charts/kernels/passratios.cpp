// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/kernels/passratios.h"

#include "core/results/row/jobresult.h"
#include "gui/charts/bars/heatmap.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/numbertext.h"
#include "gui/text/text.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace sortscope::gui::charts {
namespace {

/// A copy often has the title of its original, but another id.
QString nameOf(const Result& result)
{
    return models::text(result->spec.variant.algorithm);
}

} // namespace

using Shape = results::KernelProfile::Shape;

std::optional<results::KernelProfile> ratiosOf(const results::KernelProfile& tried,
                                               const results::KernelProfile& other)
{
    const auto at = [](const results::KernelCell& cell) { return std::pair(cell.stage, cell.pass); };
    if (tried.shape != Shape::Grid || other.shape != Shape::Grid
        || !std::ranges::equal(tried.cells, other.cells, {}, at, at))
        return std::nullopt;
    results::KernelProfile ratios{.shape = Shape::Grid, .cells = tried.cells};
    for (std::size_t i = 0; i < ratios.cells.size(); ++i) {
        const auto base = other.cells[i].time.median;
        if (base <= 0 || tried.cells[i].time.median <= 0)
            return std::nullopt;
        ratios.cells[i].time.median = tried.cells[i].time.median / base;
    }
    return ratios;
}

PassRatios::PassRatios(QWidget* parent) : QWidget(parent), m_reason(new QLabel), m_canvas(new Canvas(*this))
{
    m_reason->setWordWrap(true);
    m_reason->setTextFormat(Qt::PlainText);
    m_canvas->setMinimumWidth(340);
    m_canvas->setFixedHeight(240);
    m_canvas->setAccessibleName(tr("Stages and passes against the other algorithm"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_reason);
    column->addWidget(m_canvas);
    compare(nullptr, nullptr);
}

void PassRatios::compare(const Result& tried, const Result& other)
{
    m_tried = tried;
    m_other = other;
    m_ratios.reset();
    m_reason->hide();
    m_canvas->hide();
    hide();
    m_task.stop();
    if (!tried || !other)
        return;
    m_task.post(
        [this, tried, other](const std::stop_token& stop) -> bridge::Worker::Reply {
            const auto profileOf = [&](const Result& result) -> Profile {
                auto found = results::profileOf(*result, stop);
                return found ? std::make_shared<const results::KernelProfile>(std::move(*found)) : nullptr;
            };
            const std::pair profiles(profileOf(tried), profileOf(other));
            if (!profiles.first || !profiles.second)
                return {};
            return [this, profiles] { take(profiles); };
        },
        [this](const QString& failure) {
            m_reason->setText(failure);
            m_reason->show();
            show();
            emit shown();
        });
}

void PassRatios::take(const std::pair<Profile, Profile>& profiles)
{
    std::tie(m_triedProfile, m_otherProfile) = profiles;
    m_ratios = ratiosOf(*m_triedProfile, *m_otherProfile);
    if (!m_ratios) {
        const bool labelled = m_triedProfile->shape == Shape::Grid && m_otherProfile->shape == Shape::Grid;
        m_reason->setText(labelled
                              ? tr("There is no map of stages and passes: the two launch different ones.")
                              : tr("There is no map of stages and passes: not all launches of the two "
                                   "were timed with a stage and a pass."));
    }
    m_reason->setVisible(!m_ratios);
    m_canvas->setVisible(m_ratios.has_value());
    if (m_ratios)
        m_canvas->showFigure();
    show();
    emit shown();
}

QString PassRatios::reason() const
{
    return m_reason->isHidden() ? QString() : m_reason->text();
}

QString PassRatios::title() const
{
    return tr("Each pass: time of %1 / time of %2").arg(nameOf(m_tried), nameOf(m_other));
}

QString PassRatios::subtitle() const
{
    return tr("medians; below 1 (blue) it is shorter, 1 is equal, above 1 (orange) longer");
}

QStringList PassRatios::notes() const
{
    return {};
}

Details PassRatios::details(std::size_t hotSpot) const
{
    if (!m_ratios || hotSpot >= m_ratios->cells.size())
        return {};
    const auto& cell = m_ratios->cells[hotSpot];
    Details details;
    details.title = launchLabel(*m_tried, cell.name, cell.stage, cell.pass);
    details.rows = {{nameOf(m_tried), models::durationText(m_triedProfile->cells[hotSpot].time.median)},
                    {nameOf(m_other), models::durationText(m_otherProfile->cells[hotSpot].time.median)},
                    {tr("Ratio"), number(cell.time.median)}};
    return details;
}

std::vector<HotSpot> PassRatios::draw(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    if (!m_ratios)
        return {};
    return paintHeatMap(painter, area,
                        {.profile = *m_ratios,
                         .stageName = stageWord(*m_tried),
                         .passName = passWord(*m_tried),
                         .from = ColourFrom::Equal},
                        theme);
}

} // namespace sortscope::gui::charts
