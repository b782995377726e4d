// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/jobnote.h"

#include "gui/widgets/fill.h"
#include "gui/widgets/rowlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPlainTextEdit>

#include <chrono>

namespace sortscope::gui::pages {

JobNote::JobNote(QWidget* parent) : QWidget(parent), m_edit(new QPlainTextEdit)
{
    using namespace std::chrono_literals;
    constexpr int kLines = 3;
    m_edit->setObjectName(QStringLiteral("job-note"));
    m_edit->setTabChangesFocus(true);
    m_edit->setFixedHeight(m_edit->fontMetrics().lineSpacing() * kLines);
    m_edit->installEventFilter(this);
    widgets::fill(new QHBoxLayout(this),
                  {{widgets::labelFor(tr("&Note:"), m_edit), 0, Qt::AlignTop}, {m_edit, 1}}, {6, 4, 6, 4});
    m_pause.setSingleShot(true);
    m_pause.setInterval(1s);
    connect(m_edit, &QPlainTextEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &JobNote::keep);
    setReadOnly({});
    showNothing();
}

void JobNote::showNote(results::JobId job, const QString& note)
{
    if (m_job == job && note == m_kept)
        return;
    if (m_job != job)
        keep();
    m_job = job;
    m_kept = note;
    m_edit->setPlainText(note);
    m_edit->setEnabled(true);
}

void JobNote::showNothing()
{
    keep();
    forget();
}

void JobNote::forget()
{
    if (!m_job && !m_edit->isEnabled())
        return; // nothing is shown, and clearing the field takes a millisecond
    m_job.reset();
    m_kept.clear();
    m_edit->clear();
    m_edit->setEnabled(false);
}

void JobNote::setReadOnly(const QString& why)
{
    m_edit->setReadOnly(!why.isEmpty());
    m_edit->setPlaceholderText(why.isEmpty() ? tr("Remarks on this job") : why);
    m_edit->setToolTip(why);
}

bool JobNote::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut)
        keep();
    return QWidget::eventFilter(watched, event);
}

void JobNote::hideEvent(QHideEvent* event)
{
    keep();
    QWidget::hideEvent(event);
}

void JobNote::keep()
{
    m_pause.stop();
    const auto note = m_edit->toPlainText();
    if (!m_job || note == m_kept)
        return;
    m_kept = note;
    emit edited(*m_job, note);
}

} // namespace sortscope::gui::pages
