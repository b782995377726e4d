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

/// What the menu of the rows offers for several of them: to select those that are alike, and to compare.
class RowActions : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    RowActions(const models::JobsModel& jobs, JobsPage& page, QObject* parent = nullptr);

signals:
    void compareWanted(const std::vector<sortscope::results::JobId>& jobs);

private:
    void fill(QMenu& menu, const std::vector<results::JobId>& jobs);
    /// Jobs on the device of this one, which is of one machine, and of its size.
    std::vector<results::JobId> likeJob(results::JobId id) const;

    const models::JobsModel& m_jobs;
    JobsPage& m_page;
};

} // namespace sortscope::gui::pages
