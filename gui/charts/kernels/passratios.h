// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/judge/kernelprofile.h"
#include "gui/async/worker.h"
#include "gui/charts/base/canvas.h"
#include "gui/charts/base/series.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <utility>

class QLabel;

namespace sortscope::gui::charts {

/// The profile of `tried` with the ratio of its median time to that of `other` in place of each cell's.
/// Empty unless the launches of both know the same stages and passes.
std::optional<results::KernelProfile> ratiosOf(const results::KernelProfile& tried,
                                               const results::KernelProfile& other);

/// A small map of stage by pass, whose colours say how the time of one job stands to that of another; or a
/// line that says why there is none. Takes no room while there is nothing to compare. Profiles are computed
/// on another thread.
class PassRatios : public QWidget, public Figure {
    Q_OBJECT

public:
    explicit PassRatios(QWidget* parent = nullptr);

    /// Shows `tried` against `other`; nothing if one of them is nullptr. Returns at once.
    void compare(const Result& tried, const Result& other);

    QString title() const override;
    QString subtitle() const override;
    QStringList notes() const override;
    Details details(std::size_t hotSpot) const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;

    Canvas& canvas() const { return *m_canvas; }
    /// Why there is no map; empty if there is one, or nothing to compare.
    QString reason() const;

signals:
    /// The map, or the reason, is shown.
    void shown();

private:
    using Profile = std::shared_ptr<const results::KernelProfile>;

    void take(const std::pair<Profile, Profile>& profiles);

    Result m_tried;
    Result m_other;
    Profile m_triedProfile;
    Profile m_otherProfile;
    std::optional<results::KernelProfile> m_ratios;
    QLabel* m_reason;
    Canvas* m_canvas;
    /// The last member: it uses the others.
    bridge::LatestTask m_task;
};

} // namespace sortscope::gui::charts
