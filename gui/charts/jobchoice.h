// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/chartwidget.h"
#include "gui/charts/series.h"

#include <QHash>
#include <QString>

#include <functional>

namespace sortscope::gui::charts {

/// Which job a chart of a single job shows: the user's choice, or the latest whose kernels were timed, those
/// of devices first.
class JobChoice : public Choice {
    Q_OBJECT

public:
    JobChoice();

    using Offered = std::function<bool(const results::JobResult&)>;

    /// Lists those of `results` that are `offered`, and the chosen one in any case. A chosen result that was
    /// among the results before and is no more is let go.
    void list(const Results& results, const Offered& offered);

    /// Shows this job, whether it is among the results or not; the latest if it is null.
    void choose(Result result);

    /// The job to show, as of list(); null if none is offered.
    const Result& shown() const { return m_shown; }
    /// What it is called.
    QString shownLabel() const { return m_labels.value(m_shown.get()); }
    /// True if it is among the results, or shown.
    bool knows(const results::JobResult* result) const { return m_labels.contains(result); }

    /// What is said of a shown result that is not verified.
    EmptyState unverified(Sketch sketch) const;

signals:
    /// By the user.
    void chosen(const std::shared_ptr<const results::JobResult>& result);

private:
    void takeChoice();

    /// Those that are listed, and what all results are called.
    Results m_jobs;
    QHash<const results::JobResult*, QString> m_labels;
    Result m_shown;
    bool m_chosen = false;
    bool m_wasListed = false;
};

/// True if the job was verified and its kernels were timed.
bool hasKernels(const results::JobResult& result);

} // namespace sortscope::gui::charts
