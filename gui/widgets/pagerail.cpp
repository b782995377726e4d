// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/pagerail.h"

#include "gui/widgets/commandpalette.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/showscrolled.h"

#include <QAction>
#include <QButtonGroup>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <cstdlib>

namespace sortscope::gui::widgets {
namespace {

/// Of Ctrl, and of Ctrl and Shift, with a digit.
constexpr int kDigits = 9;
constexpr int kMostShortcuts = 2 * kDigits;

QKeySequence keyOf(int index)
{
    const auto digit = static_cast<Qt::Key>(Qt::Key_1 + index % kDigits);
    return index < kDigits ? QKeySequence(Qt::CTRL | digit) : QKeySequence(Qt::CTRL | Qt::SHIFT | digit);
}

/// Breaks a title of several words near the middle into two lines. A long title in a script without spaces
/// between words is broken, too.
QString wrapped(QString title)
{
    const auto middle = title.size() / 2;
    qsizetype best = -1;
    for (qsizetype at = title.indexOf(u' '); at >= 0; at = title.indexOf(u' ', at + 1)) {
        if (best < 0 || std::abs(at - middle) < std::abs(best - middle))
            best = at;
    }
    constexpr qsizetype kLongWord = 9;
    const bool noSpaces = title.size() >= kLongWord && title.at(middle).script() >= QChar::Script_Hangul;
    if (best >= 0)
        title.replace(best, 1, QLatin1Char('\n'));
    else if (noSpaces)
        title.insert(middle, QLatin1Char('\n'));
    return title;
}

} // namespace

PageRail::PageRail(QTabWidget& pages, QWidget* parent)
    : QWidget(parent),
      m_pages(pages),
      m_group(new QButtonGroup(this)),
      m_area(new QScrollArea)
{
    m_pages.tabBar()->hide();
    // Otherwise the focus would go to the bar, which cannot take it: Tab would lead no further.
    m_pages.setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Pages"));
    auto* column = new QWidget;
    auto* layout = fill(new QVBoxLayout(column), {}, {2, 4, 2, 4});
    layout->setSpacing(2);
    for (int i = 0; i < m_pages.count(); ++i)
        layout->addWidget(makeButton(i));
    layout->addStretch();
    // A low window scrolls the rail, and does not grow.
    showScrolled(*m_area, column);
    auto* bar = m_area->verticalScrollBar();
    const auto makeRoom = [this, column, bar] {
        const int forBar = bar->maximum() > 0 ? bar->sizeHint().width() : 0;
        m_area->setMinimumWidth(column->sizeHint().width() + forBar);
    };
    connect(bar, &QScrollBar::rangeChanged, this, makeRoom);
    makeRoom();
    m_area->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    fill(new QVBoxLayout(this), {{m_area}});
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);

    connect(&m_pages, &QTabWidget::currentChanged, this, &PageRail::show);
    connect(m_group, &QButtonGroup::idClicked, &m_pages, &QTabWidget::setCurrentIndex);
    show(m_pages.currentIndex());
}

QToolButton* PageRail::makeButton(int index)
{
    constexpr int kIconSize = 20;
    auto* button = new QToolButton;
    auto font = button->font();
    constexpr double kSmaller = 0.88;
    font.setPointSizeF(font.pointSizeF() * kSmaller);
    button->setFont(font);
    button->setIcon(m_pages.tabIcon(index));
    button->setIconSize({kIconSize, kIconSize});
    button->setText(wrapped(m_pages.tabText(index)));
    button->setAccessibleName(m_pages.tabText(index));
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->installEventFilter(this);
    m_group->addButton(button, index);
    const auto* action = makeAction(index);
    const auto key = action->shortcut().toString(QKeySequence::NativeText);
    button->setToolTip(key.isEmpty() ? action->text() : QStringLiteral("%1 (%2)").arg(action->text(), key));
    return button;
}

QAction* PageRail::makeAction(int index)
{
    auto* action = new QAction(m_pages.tabIcon(index), m_pages.tabText(index), this);
    action->setProperty(kMoreWords, m_pages.tabWhatsThis(index));
    if (index < kMostShortcuts)
        action->setShortcut(keyOf(index));
    connect(action, &QAction::triggered, &m_pages, [this, index] { m_pages.setCurrentIndex(index); });
    addAction(action);
    return action;
}

void PageRail::show(int index)
{
    for (auto* button : m_group->buttons()) {
        const bool current = m_group->id(button) == index;
        button->setFocusPolicy(current ? Qt::StrongFocus : Qt::ClickFocus);
        if (!current)
            continue;
        button->setChecked(true);
        m_area->ensureWidgetVisible(button);
    }
}

bool PageRail::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    auto* next = m_group->button(m_pages.currentIndex() + step);
    if (step == 0 || next == nullptr)
        return QWidget::eventFilter(watched, event);
    m_pages.setCurrentIndex(m_pages.currentIndex() + step);
    next->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace sortscope::gui::widgets
