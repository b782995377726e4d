// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobid.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QComboBox;
class QLineEdit;
class QMenu;

namespace sortscope::gui::models {
class JobsModel;
}

namespace sortscope::gui::widgets {
class EmptyState;
class TablePane;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::pages {

class JobDetails;
class JobNote;

/// The jobs of the session with status, figures and reason, to be sorted, filtered and copied, and the
/// details of the selected job.
class JobsPage : public QWidget {
    Q_OBJECT

public:
    /// `model` must outlive the page.
    explicit JobsPage(models::JobsModel& model, QWidget* parent = nullptr);

    widgets::TablePane& table() const { return *m_table; }
    JobNote& note() const { return *m_note; }
    /// Chooses the row of a job; does nothing if the filters hide the job.
    void selectJob(results::JobId id);
    /// Selects the rows of these jobs, as far as they are shown.
    void selectJobs(const std::vector<results::JobId>& jobs);
    /// Sets the filter of all pages; it is asked for each row whenever it is set.
    void showOnly(std::function<bool(results::JobId)> shown);
    std::optional<results::JobId> selectedJob() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void showEvent(QShowEvent* event) override;

signals:
    /// The user wants to read the kernels that a job ran.
    void textWanted(sortscope::results::JobId job);
    /// The user wants to see all rows again.
    void allWanted();
    /// The user wants to see these rows alone, side by side.
    void compareWanted(const std::vector<sortscope::results::JobId>& jobs);
    /// The user wants this row to be what all others are held against.
    void pinWanted(sortscope::results::JobId job);

private:
    QWidget* makeToolLine();
    QWidget* makeTablePlace();
    QWidget* makeBelow();
    void setUpTable();
    void fitColumns();
    void offerDeltas();
    void connectModel();
    void filter();
    void forgetFilter();
    void clearFilter();
    void showDetails();
    /// Adds the entries for several rows: to select rows that are alike, and to compare rows.
    void fillRowMenu(QMenu& menu, const std::vector<results::JobId>& jobs);
    /// The jobs on the same device of the same machine, and of the same size.
    std::vector<results::JobId> likeJob(results::JobId id) const;

    models::JobsModel& m_model;
    /// The filter of all pages.
    std::function<bool(results::JobId)> m_shown;
    QLineEdit* m_search;
    QComboBox* m_state;
    widgets::TablePane* m_table;
    /// True once the columns got their widths; from then on the widths are the user's.
    bool m_fitted = false;
    /// Prepares searching while there is nothing else to do.
    QTimer m_prepare;
    widgets::EmptyState* m_noMatch;
    JobDetails* m_details;
    JobNote* m_note;
};

} // namespace sortscope::gui::pages
