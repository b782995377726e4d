// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobid.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QPlainTextEdit;

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

} // namespace sortscope::gui::pages
