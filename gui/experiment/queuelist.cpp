// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/queuelist.h"

#include "gui/widgets/fill.h"
#include "gui/widgets/showscrolled.h"
#include "gui/widgets/symbolicicon.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sortscope::gui::widgets {
namespace {

QToolButton* rowButton(const QString& icon, const QString& toolTip)
{
    auto* button = new QToolButton;
    button->setIcon(symbolicIcon(icon));
    button->setToolTip(toolTip);
    button->setAccessibleName(toolTip);
    button->setAutoRaise(true);
    return button;
}

} // namespace

QueueList::QueueList(QWidget* parent)
    : QWidget(parent),
      m_heading(new QLabel),
      m_bringBack(named("queue-bring-back", rowButton(QStringLiteral("undo"),
                                                      tr("Restore the experiment that was removed last")))),
      m_next(named("queue-next", new QPushButton)),
      m_list(new QWidget)
{
    auto* area = new QScrollArea;
    showScrolled(*area, m_list);
    constexpr int kMostHeight = 84;
    area->setMaximumHeight(kMostHeight);
    m_rows = fill(new QVBoxLayout(m_list), {});
    m_rows->setSpacing(0);
    auto* line = fill(new QHBoxLayout, {{m_heading, 1}, {m_bringBack}, {m_next}});
    fill(new QVBoxLayout(this), {{.layout = line}, {area}})->setSpacing(2);
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_running)
            emit skipWanted();
        else
            emit runNextWanted();
    });
    connect(m_bringBack, &QToolButton::clicked, this, &QueueList::bringBackWanted);
    hide();
}

QWidget* QueueList::makeRow(int index, const QString& title)
{
    auto* row = new QWidget;
    auto* text = new QLabel(title);
    text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    text->setToolTip(title);
    auto* up = rowButton(QStringLiteral("up"), tr("Move it up in the queue"));
    up->setEnabled(index > 0);
    auto* remove = named("queue-remove", rowButton(QStringLiteral("close"), tr("Remove it from the queue")));
    connect(up, &QToolButton::clicked, this, [this, index] { emit moveUpWanted(index); });
    connect(remove, &QToolButton::clicked, this, [this, index] { emit removeWanted(index); });
    fill(new QHBoxLayout(row), {{text, 1}, {up}, {remove}});
    return row;
}

void QueueList::setEntries(const QStringList& titles, const State& state)
{
    m_bringBack->setVisible(state.canBringBack);
    m_next->setVisible(!titles.isEmpty());
    setVisible(!titles.isEmpty() || state.canBringBack);
    showNext(state);
    if (titles == m_titles)
        return;
    m_titles = titles;
    while (auto* item = m_rows->takeAt(0)) {
        // The clicked button may belong to one of these rows.
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    for (int i = 0; i < static_cast<int>(titles.size()); ++i)
        m_rows->addWidget(makeRow(i, titles.at(i)));
    m_heading->setText(tr("%n experiment(s) waiting", "", static_cast<int>(titles.size())));
}

void QueueList::showNext(const State& state)
{
    m_running = state.running;
    m_next->setEnabled(state.running || state.obstacle.isEmpty());
    m_next->setText(state.running ? tr("Skip to Next") : tr("Run It Now"));
    if (state.running)
        m_next->setToolTip(tr("End the current run, keep its results, and start the next experiment"));
    else
        m_next->setToolTip(state.obstacle.isEmpty() ? tr("Start the next experiment") : state.obstacle);
}

} // namespace sortscope::gui::widgets
