// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobid.h"

#include <QObject>

#include <vector>

class QMenu;

namespace sortscope::gui::models {
class JobsModel;
} // namespace sortscope::gui::models

namespace sortscope::gui::pages {

class JobsPage;

/// The entries of the row menu for several rows: to select rows that are alike, and to compare rows.
class RowActions : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object.
    RowActions(const models::JobsModel& jobs, JobsPage& page, QObject* parent = nullptr);

signals:
    void compareWanted(const std::vector<sortscope::results::JobId>& jobs);

private:
    void fill(QMenu& menu, const std::vector<results::JobId>& jobs);
    /// The jobs on the same device of the same machine, and of the same size.
    std::vector<results::JobId> likeJob(results::JobId id) const;

    const models::JobsModel& m_jobs;
    JobsPage& m_page;
};

} // namespace sortscope::gui::pages
