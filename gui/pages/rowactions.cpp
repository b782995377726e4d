// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/rowactions.h"

#include "core/results/row/devicekey.h"
#include "gui/models/jobsmodel.h"
#include "gui/pages/jobspage.h"
#include "gui/widgets/tableview.h"

#include <QMenu>

namespace sortscope::gui::pages {

RowActions::RowActions(const models::JobsModel& jobs, JobsPage& page, QObject* parent)
    : QObject(parent),
      m_jobs(jobs),
      m_page(page)
{
    connect(&page.table(), &widgets::TableView::rowMenuOpening, this, &RowActions::fill);
}

void RowActions::fill(QMenu& menu, const std::vector<results::JobId>& jobs)
{
    const auto current = m_page.selectedJob();
    if (!current)
        return;
    menu.addSeparator();
    auto* select = menu.addAction(tr("Select Rows of This Device and Size"), this,
                                  [this, current] { m_page.selectJobs(likeJob(*current)); });
    select->setObjectName(QStringLiteral("select-like"));
    auto* compare =
        menu.addAction(tr("Compare the Selected Rows"), this, [this, jobs] { emit compareWanted(jobs); });
    compare->setObjectName(QStringLiteral("compare-selected"));
    compare->setEnabled(jobs.size() > 1);
    compare->setToolTip(jobs.size() > 1
                            ? tr("Shows only these rows, side by side; Clear Filters shows the others again")
                            : tr("Select several rows first."));
}

std::vector<results::JobId> RowActions::likeJob(results::JobId id) const
{
    const auto* wanted = m_jobs.find(id);
    std::vector<results::JobId> jobs;
    for (int row = 0; wanted != nullptr && row < m_jobs.rowCount(); ++row) {
        const auto& spec = m_jobs.row(row).spec;
        if (spec.workload.size == wanted->spec.workload.size
            && results::deviceKey(spec.device) == results::deviceKey(wanted->spec.device))
            jobs.push_back(spec.id);
    }
    return jobs;
}

} // namespace sortscope::gui::pages
