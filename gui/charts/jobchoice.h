// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/chartwidget.h"
#include "gui/charts/series.h"

#include <QHash>
#include <QString>

namespace sortscope::gui::charts {

/// Which job a chart of a single job shows: the user's choice, or the latest whose kernels were timed, those
/// of devices first.
class JobChoice : public Choice {
    Q_OBJECT

public:
    JobChoice();

    /// Lists those with kernels. A chosen result that was among them and is no more is no longer chosen.
    void setResults(const Results& results);

    /// Shows this job, whether it is among the results or not; the latest if it is null.
    void choose(Result result);

    /// Null if no job has kernels.
    const Result& result() const { return m_shown; }
    /// What the shown one is called.
    QString label() const { return m_labels.value(m_shown.get()); }
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

} // namespace sortscope::gui::charts
