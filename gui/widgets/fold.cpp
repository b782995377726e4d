// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/fold.h"

#include "gui/widgets/fill.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace sortscope::gui::widgets {

Fold::Fold(const QString& title, QWidget* content, QWidget* parent)
    : QWidget(parent),
      m_line(new QToolButton),
      m_content(content),
      m_title(title)
{
    m_line->setCheckable(true);
    m_line->setAutoRaise(true);
    m_line->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_line->setFocusPolicy(Qt::StrongFocus);
    m_line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    fill(new QVBoxLayout(this), {{m_line}, {m_content}})->setSpacing(2);
    m_content->hide();
    connect(m_line, &QToolButton::toggled, this, &Fold::refresh);
    refresh();
}

void Fold::setSummary(const QString& summary)
{
    m_summary = summary;
    refresh();
}

void Fold::setTitle(const QString& title)
{
    m_title = title;
    refresh();
}

bool Fold::isOpen() const
{
    return m_line->isChecked();
}

void Fold::setOpen(bool open)
{
    m_line->setChecked(open);
}

void Fold::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    refresh();
}

void Fold::refresh()
{
    constexpr int kIconAndPadding = 32;
    const auto whole =
        isOpen() || m_summary.isEmpty() ? m_title : QStringLiteral("%1: %2").arg(m_title, m_summary);
    m_line->setArrowType(isOpen() ? Qt::DownArrow : Qt::RightArrow);
    m_line->setText(m_line->fontMetrics().elidedText(whole, Qt::ElideRight, width() - kIconAndPadding));
    m_line->setToolTip(m_line->text() == whole ? QString() : whole);
    m_line->setAccessibleName(whole);
    m_content->setVisible(isOpen());
}

} // namespace sortscope::gui::widgets
