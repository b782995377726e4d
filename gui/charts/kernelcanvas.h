// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/kernelprofile.h"
#include "gui/charts/canvas.h"

#include <memory>

namespace sortscope::gui::charts {

/// Paints a KernelProfile: totals, then a heat map of stage by pass, or a bar a kernel.
class KernelCanvas : public Canvas {
    Q_OBJECT

public:
    explicit KernelCanvas(QWidget* parent = nullptr) : Canvas(parent) {}

    /// `profile` must have a shape; `label` names the job.
    void show(Result result, std::shared_ptr<const results::KernelProfile> profile, const QString& label);

    QString title() const;
    QString subtitle() const;
    QStringList notes() const;

    Details details(std::size_t hotSpot) const override;

protected:
    std::vector<HotSpot> drawFigure(QPainter& painter, const QRectF& area, const Theme& theme) const override;

private:
    QRectF paintTotals(QPainter& painter, const QRectF& area, const Theme& theme) const;
    QString totalText(std::size_t index) const;
    std::vector<HotSpot> paintKernelBars(QPainter& painter, const QRectF& area, const Theme& theme) const;
    /// What stage and pass count for this algorithm, in the user's language.
    QString stageName() const;
    QString passName() const;
    QString cellLabel(const results::KernelCell& cell) const;

    Result m_result;
    std::shared_ptr<const results::KernelProfile> m_profile;
    QString m_label;
};

} // namespace sortscope::gui::charts
