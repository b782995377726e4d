// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/emptystate.h"

#include "gui/widgets/symbolicicon.h"

#include <QAbstractItemModel>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace sortscope::gui::widgets {

EmptyState::EmptyState(const QString& icon, const QString& title, const QString& advice, QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(title))
{
    constexpr int kIconSize = 48;
    constexpr int kWidestText = 420;

    auto font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.3);
    font.setBold(true);
    m_title->setFont(font);
    m_title->setAlignment(Qt::AlignCenter);
    m_title->setTextFormat(Qt::PlainText);

    auto* text = new QLabel(advice);
    text->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    text->setWordWrap(true);
    text->setMaximumWidth(kWidestText);
    text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);

    // Not centred by an alignment: an aligned label does not get the height that its wrapped lines need.
    auto* line = new QHBoxLayout;
    line->addStretch();
    line->addWidget(text, 100);
    line->addStretch();

    auto* layout = new QVBoxLayout(this);
    layout->addStretch(2);
    layout->addWidget(new IconLabel(icon, Tint::Text, kIconSize), 0, Qt::AlignHCenter);
    layout->addWidget(m_title, 0, Qt::AlignHCenter);
    layout->addLayout(line);
    layout->addStretch(3);
}

void EmptyState::setTitle(const QString& title)
{
    m_title->setText(title);
}

QPushButton* EmptyState::addButton(const QString& text)
{
    auto* button = new QPushButton(text);
    auto* layout = qobject_cast<QVBoxLayout*>(this->layout());
    // The button goes in front of the stretch at the end.
    layout->insertWidget(layout->count() - 1, button, 0, Qt::AlignHCenter);
    return button;
}

QWidget* untilRows(const QAbstractItemModel& model, EmptyState* empty, QWidget* content)
{
    auto* stack = new QStackedWidget;
    stack->addWidget(empty);
    stack->addWidget(content);
    const auto turn = [stack, &model] { stack->setCurrentIndex(model.rowCount() == 0 ? 0 : 1); };
    QObject::connect(&model, &QAbstractItemModel::rowsInserted, stack, turn);
    QObject::connect(&model, &QAbstractItemModel::rowsRemoved, stack, turn);
    QObject::connect(&model, &QAbstractItemModel::modelReset, stack, turn);
    turn();
    return stack;
}

} // namespace sortscope::gui::widgets
