// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/jobspec.h"
#include "core/run/runrequest.h"

#include <QWidget>

#include <optional>

namespace sortscope::gui::models {
class JobsModel;
class SortFilterModel;
} // namespace sortscope::gui::models
namespace sortscope::gui::widgets {
class TableView;
}

namespace sortscope::gui::pages {

class JobDetails;
class JobNote;

/// The jobs of the session with status and reason, and the details of the selected one.
class JobsPage : public QWidget {
    Q_OBJECT

public:
    /// `model` must outlive the page.
    explicit JobsPage(models::JobsModel& model, QWidget* parent = nullptr);

    widgets::TableView& table() const { return *m_table; }
    void selectJob(results::JobId id);
    std::optional<results::JobId> selectedJob() const;
    /// `why` is empty where notes can be written.
    void setNotesReadOnly(const QString& why);
    /// Tells of a note that is being typed.
    void keepNote();

signals:
    void noteEdited(sortscope::results::JobId id, const QString& note);

private:
    void setUpTable();
    void showDetails();

    models::JobsModel& m_model;
    models::SortFilterModel* m_sorted;
    widgets::TableView* m_table;
    JobDetails* m_details;
    JobNote* m_note;
};

} // namespace sortscope::gui::pages
