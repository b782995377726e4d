// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/choicebox.h"

#include <QEvent>
#include <QStyle>
#include <QStyleOptionButton>

namespace sortscope::gui::widgets {

ChoiceBox::ChoiceBox(const QString& title, QWidget* parent) : QCheckBox(title, parent), m_title(title)
{
    setAccessibleName(title);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize ChoiceBox::sizeHint() const
{
    return {widthBesideText() + fontMetrics().horizontalAdvance(m_title), QCheckBox::sizeHint().height()};
}

QSize ChoiceBox::minimumSizeHint() const
{
    constexpr int kShortestText = 8;
    return {widthBesideText() + kShortestText * fontMetrics().averageCharWidth(),
            QCheckBox::sizeHint().height()};
}

void ChoiceBox::resizeEvent(QResizeEvent* event)
{
    QCheckBox::resizeEvent(event);
    shorten();
}

void ChoiceBox::changeEvent(QEvent* event)
{
    QCheckBox::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        shorten();
}

int ChoiceBox::widthBesideText() const
{
    QStyleOptionButton option;
    initStyleOption(&option);
    constexpr int kSlack = 6;
    return style()->pixelMetric(QStyle::PM_IndicatorWidth, &option, this)
           + style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, &option, this) + kSlack;
}

void ChoiceBox::shorten()
{
    auto shown = fontMetrics().elidedText(m_title, Qt::ElideRight, width() - widthBesideText());
    shown.replace(u'&', QLatin1String("&&")); // a name's ampersand is not a shortcut
    if (shown != text())
        setText(shown);
}

} // namespace sortscope::gui::widgets
