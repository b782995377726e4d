// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobid.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QPlainTextEdit;

namespace sortscope::gui::pages {

/// The user's note on the selected job. Typed text is kept after a moment, and at once when another job is
/// selected, or the field is left or hidden.
class JobNote : public QWidget {
    Q_OBJECT

public:
    explicit JobNote(QWidget* parent = nullptr);

    void showNote(results::JobId job, const QString& note);
    void showNothing();
    /// Forgets the job, whose session is not open any more.
    void forget();
    /// Reports the typed text, unless it was reported.
    void keep();
    /// Sets the reason why notes can't be written; empty if they can.
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
    /// The text that was shown or kept last.
    QString m_kept;
};

} // namespace sortscope::gui::pages
