// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/jobspec.h"
#include "core/run/runrequest.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QPlainTextEdit;

namespace sortscope::gui::models {
class JobsModel;
class SortFilterModel;
} // namespace sortscope::gui::models

namespace sortscope::gui::widgets {
class TableView;
}

namespace sortscope::gui::pages {

/// The user's note on the selected job. What is typed is kept after a moment, and at once when another job is
/// selected, the field is left or it is hidden.
class JobNote : public QWidget {
    Q_OBJECT

public:
    explicit JobNote(QWidget* parent = nullptr);

    void showNote(results::JobId job, const QString& note);
    void showNothing();
    /// The job belongs to a session that is not open any more.
    void forget();
    /// Reports what was typed, unless that was done.
    void keep();
    /// `why` is empty if notes can be written.
    void setReadOnly(const QString& why);

signals:
    void edited(sortscope::results::JobId job, const QString& note);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QPlainTextEdit* m_edit;
    QTimer m_pause;
    std::optional<results::JobId> m_job;
    /// What was shown or kept last.
    QString m_kept;
};

class JobDetails;

/// The jobs of the session with status and reason, and the details of the selected one.
class JobsPage : public QWidget {
    Q_OBJECT

public:
    /// `model` must outlive the page.
    explicit JobsPage(models::JobsModel& model, QWidget* parent = nullptr);

    widgets::TableView& table() const { return *m_table; }
    JobNote& note() const { return *m_note; }
    void selectJob(results::JobId id);
    std::optional<results::JobId> selectedJob() const;

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
