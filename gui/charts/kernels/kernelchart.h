// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/judge/kernelprofile.h"
#include "gui/async/worker.h"
#include "gui/charts/base/colourscale.h"
#include "gui/charts/base/series.h"
#include "gui/charts/jobs/jobchoice.h"

#include <QCache>

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

namespace sortscope::results {
struct KernelProfile;
}

namespace sortscope::gui::charts {

/// Computes profiles of results on a thread of its own. Only the latest request counts; older ones are
/// dropped.
class ProfileWorker : public QObject {
    Q_OBJECT

public:
    struct Answer {
        Result result;
        /// nullptr if the commands could not be read; `failure` says why.
        std::shared_ptr<const results::KernelProfile> profile;
        QString failure;
    };

    using QObject::QObject;

    void request(const Result& result);

signals:
    void ready(const ProfileWorker::Answer& answer);

private:
    bridge::LatestTask m_task;
};

/// Shows where the time of one job went, kernel by kernel: totals, then a heat map of stage by pass, or one
/// bar per kernel. Profiles are computed on another thread and remembered.
class KernelChart : public JobChart {
    Q_OBJECT

public:
    explicit KernelChart(QWidget* parent = nullptr);

    QString title() const override;
    std::optional<std::size_t> shownSize() const override;
    QString subtitle() const override;
    QStringList notes() const override;
    Details details(std::size_t hotSpot) const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;

    /// The profile that is drawn; nullptr while nothing is drawn.
    std::shared_ptr<const results::KernelProfile> shownProfile() const;
    /// The result of that profile.
    Result shownResult() const { return shownProfile() ? m_drawn : nullptr; }

    /// Frames the launch with these coordinates in the figure of every job that has it.
    void selectLaunch(std::uint32_t stage, std::uint32_t pass);

signals:
    /// A requested profile is on the canvas.
    void profileShown();
    /// The user clicked a launch of this job.
    void launchChosen(const std::shared_ptr<const results::JobResult>& result, std::uint32_t stage,
                      std::uint32_t pass);

protected:
    void refresh() override;

private:
    void appendPass(Details& details, const results::KernelCell& cell) const;
    QRectF paintTotals(QPainter& painter, const QRectF& area, const Theme& theme) const;
    QString totalText(std::size_t index) const;
    std::vector<HotSpot> paintOneLaunchKernels(QPainter& painter, const QRectF& area,
                                               const Theme& theme) const;
    std::vector<HotSpot> paintKernelBars(QPainter& painter, const QRectF& area, const Theme& theme) const;
    QString cellLabel(const results::KernelCell& cell) const;
    /// The cell's share of the medians of all cells.
    QString shareText(const results::KernelCell& cell) const;
    /// The cell of a hot spot, and the index of the sample if each sample has a mark.
    std::pair<std::size_t, std::optional<std::size_t>> markAt(std::size_t hotSpot) const;
    std::optional<std::size_t> selectedCell() const;
    ColourFrom colourFrom() const;
    void chooseCell(std::size_t index);

    /// Forgets the profiles that are no longer needed.
    void forgetCleared();
    void takeProfile(const ProfileWorker::Answer& answer);
    void showProfile(const std::shared_ptr<const results::KernelProfile>& profile);

    /// The result that is drawn, which may lag behind the chosen one.
    Result m_drawn;
    std::shared_ptr<const results::KernelProfile> m_profile;
    QString m_label;
    /// The stage and the pass of the launch that has a frame.
    std::optional<std::pair<std::uint32_t, std::uint32_t>> m_selected;

    /// The choice of colours, for the heat map alone.
    Choice* m_colours;
    ProfileWorker* m_worker;
    static constexpr int kRemembered = 16;
    QCache<const results::JobResult*, ProfileWorker::Answer> m_known{kRemembered};
};

} // namespace sortscope::gui::charts
