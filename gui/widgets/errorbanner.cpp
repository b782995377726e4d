// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/errorbanner.h"

#include "gui/widgets/fill.h"
#include "gui/widgets/symbolicicon.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace sortscope::gui::widgets {

ErrorBanner::ErrorBanner(Kind kind, QWidget* parent)
    : QFrame(parent),
      m_kind(kind),
      m_text(new QLabel),
      m_button(named("remedy", new QPushButton))
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    auto* close = new QToolButton;
    close->setObjectName(m_kind == Kind::Error ? QStringLiteral("close-banner")
                                               : QStringLiteral("close-notice"));
    close->setAutoRaise(true);
    close->setIcon(symbolicIcon(QStringLiteral("close")));
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    m_button->hide();
    connect(m_button, &QPushButton::clicked, this, [this] {
        hide();
        m_perform();
    });

    fill(new QHBoxLayout(this),
         {{m_kind == Kind::Error ? new IconLabel(QStringLiteral("error"), Tint::Bad, 20)
                                 : new IconLabel(QStringLiteral("about"), Tint::Caution, 20)},
          {m_text, 1},
          {m_button},
          {close, 0, Qt::AlignTop}},
         {12, 6, 6, 6});
    hide();
}

void ErrorBanner::showMessage(const QString& message, const Remedy& remedy)
{
    m_text->setText(message);
    setToolTip({});
    setAccessibleName(m_kind == Kind::Error ? tr("Error: %1").arg(message) : message);
    m_button->setText(remedy.text);
    m_button->setVisible(!remedy.text.isEmpty());
    m_perform = remedy.perform;
    show();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

QString ErrorBanner::message() const
{
    return isHidden() ? QString() : m_text->text();
}

void ErrorBanner::paintEvent(QPaintEvent* /*event*/)
{
    constexpr int kEdge = 4;
    const auto colour = tintColour(m_kind == Kind::Error ? Tint::Bad : Tint::Caution, palette());
    auto background = colour;
    background.setAlphaF(0.14F);
    QPainter painter(this);
    painter.fillRect(rect(), background);
    painter.fillRect(QRect(0, 0, kEdge, height()), colour);
}

void ErrorBanner::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

} // namespace sortscope::gui::widgets
