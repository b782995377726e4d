// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/jobs/jobchoice.h"
#include "gui/charts/samples/samplesdata.h"
#include "gui/charts/samples/samplesplot.h"

#include <QString>

#include <optional>

namespace sortscope::gui::charts {

/// Shows every sample of one job in the order taken, replicate by replicate, with medians, interval, outliers
/// and distribution. Below the figure it says how far the job can be trusted, and why.
class SamplesChart : public JobChart {
    Q_OBJECT

public:
    explicit SamplesChart(QWidget* parent = nullptr);

    const SamplesPlot& shown() const { return m_plot; }

    QString title() const override;
    QString subtitle() const override;
    QStringList notes() const override;
    Details details(std::size_t hotSpot) const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;

protected:
    void refresh() override;

private:
    results::Metric chooseMetric(const results::JobResult& job);
    void setAxis(SampleAxis kind, bool sameFigure);
    QString qualityNote() const;
    QString countsNote() const;
    void addDriftNotes(QStringList& notes) const;
    QString paceNote() const;
    Details detailsOf(const SampleMark& mark) const;
    Details detailsOf(const DistributionBar& bar) const;

    Choice* m_metric;
    Choice* m_axis;
    SamplesPlot m_plot;
    SampleAxis m_axisKind = SampleAxis::WithoutOutliers;
    QString m_device;
    /// The marks of the last painting, for which the hot spots stand.
    mutable PaintedSamples m_painted;
};

} // namespace sortscope::gui::charts
