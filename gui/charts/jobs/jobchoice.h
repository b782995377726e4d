// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/chartwidget.h"
#include "gui/charts/base/series.h"

#include <QHash>
#include <QSet>

#include <functional>
#include <memory>
#include <optional>

namespace sortscope::gui::charts {

/// Chooses one job of the results. The choice of the user, or of a table, stays while results arrive, and
/// follows its job if more replicates of it come. Without a choice, the latest job is shown.
class JobChoice : public Choice {
    Q_OBJECT

public:
    using Offered = std::function<bool(const results::JobResult&)>;

    JobChoice();

    /// Lists the results of `all` that are `offered`: the newest kMostListed of them (all while the list is
    /// open), and the chosen one in any case. A chosen result that was among the results before is let go if
    /// its job is gone.
    void list(const Results& all, const Offered& offered);

    /// Chooses `result`, whether it is among the results or not; nullptr chooses the latest again.
    void choose(Result result);

    /// The job to show, as of list(); nullptr if there is none.
    const Result& shown() const { return m_shown; }
    /// "Bitonic sort · NVIDIA H200 (OpenCL) · 2²⁰ keys".
    QString shownLabel() const { return m_labels.value(m_shown.get()); }
    /// True if `result` is among the results of list(), or is shown.
    bool knows(const results::JobResult* result) const { return m_known.contains(result); }

    /// Naming thousands of jobs takes time, and nobody sees them while the list is closed.
    static constexpr std::size_t kMostListed = 128;

signals:
    /// The user chose this job.
    void chosen(const std::shared_ptr<const results::JobResult>& result);
    /// list() is wanted now: the user opens the list.
    void listWanted();

private:
    void followShown(const Results& all);
    void takeChoice();

    Results m_jobs;
    QHash<const results::JobResult*, QString> m_labels;
    QSet<const results::JobResult*> m_known;
    Result m_shown;
    bool m_chosen = false;
    bool m_wasListed = false;
    bool m_open = false;
};

/// A chart of one job: of the one that the user chose in the tool strip or in a table, else of the latest.
class JobChart : public ChartWidget {
    Q_OBJECT

public:
    /// Shows this job, whether it is among the results or not; without one, the latest job that is offered.
    void setResult(Result result);

    std::optional<std::size_t> shownSize() const override;

signals:
    /// The user chose another job.
    void resultChosen(const std::shared_ptr<const sortscope::results::JobResult>& result);

protected:
    explicit JobChart(QWidget* parent);

    JobChoice* job() const { return m_job; }
    /// Offers the results that are `offered`. Returns the job to show if it is verified; otherwise, shows
    /// what is missing. The chart shows `none` if there are results, but no job can be offered.
    Result offerJobs(const JobChoice::Offered& offered, EmptyState none);

private:
    JobChoice* m_job;
};

/// True if the job was verified and its kernels were timed.
bool hasKernels(const results::JobResult& result);

/// True if `a` and `b` are results of one job of one session.
bool sameJob(const results::JobResult& a, const results::JobResult& b);

} // namespace sortscope::gui::charts
