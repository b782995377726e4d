// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/queuelist.h"

#include "gui/run/workbench.h"
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

QueueList::QueueList(bridge::Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
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
        if (m_workbench.runs().running())
            m_workbench.queue().skip();
        else
            m_workbench.queue().runNext();
    });
    auto* queue = &m_workbench.queue();
    connect(m_bringBack, &QToolButton::clicked, queue, &bridge::RunQueue::bringBack);
    connect(queue, &bridge::RunQueue::changed, this, &QueueList::refresh);
    connect(&m_workbench.activity(), &bridge::Activity::changed, this, &QueueList::showNext);
    refresh();
}

QWidget* QueueList::makeRow(std::size_t index, const QString& title)
{
    auto* row = new QWidget;
    auto* text = new QLabel(title);
    text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    text->setToolTip(title);
    auto* up = rowButton(QStringLiteral("up"), tr("Move it up in the queue"));
    up->setEnabled(index > 0);
    auto* remove = named("queue-remove", rowButton(QStringLiteral("close"), tr("Remove it from the queue")));
    auto* queue = &m_workbench.queue();
    connect(up, &QToolButton::clicked, queue, [queue, index] { queue->moveUp(index); });
    connect(remove, &QToolButton::clicked, queue, [queue, index] { queue->remove(index); });
    fill(new QHBoxLayout(row), {{text, 1}, {up}, {remove}});
    return row;
}

void QueueList::refresh()
{
    const auto& queue = m_workbench.queue();
    QStringList titles;
    for (const auto& entry : queue.waiting())
        titles << (entry.refused ? tr("Could not start: %1").arg(entry.title) : entry.title);
    m_bringBack->setVisible(queue.canBringBack());
    m_next->setVisible(!titles.isEmpty());
    setVisible(!titles.isEmpty() || queue.canBringBack());
    showNext();
    if (titles == m_titles)
        return;
    m_titles = titles;
    while (auto* item = m_rows->takeAt(0)) {
        // The clicked button may belong to one of these rows.
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    for (qsizetype i = 0; i < titles.size(); ++i)
        m_rows->addWidget(makeRow(static_cast<std::size_t>(i), titles.at(i)));
    m_heading->setText(tr("%n experiment(s) waiting", "", static_cast<int>(titles.size())));
}

void QueueList::showNext()
{
    const bool running = m_workbench.runs().running();
    const auto why = running ? QString() : m_workbench.activity().whyBusy();
    m_next->setEnabled(why.isEmpty());
    m_next->setText(running ? tr("Skip to Next") : tr("Run It Now"));
    if (running)
        m_next->setToolTip(tr("End the current run, keep its results, and start the next experiment"));
    else
        m_next->setToolTip(why.isEmpty() ? tr("Start the next experiment") : why);
}

} // namespace sortscope::gui::widgets
