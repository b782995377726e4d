// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/choicelist.h"

#include "gui/charts/base/flowlayout.h"
#include "gui/widgets/chip.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionButton>

#include <algorithm>
#include <utility>

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

ChoiceList::ChoiceList(int columns, QWidget* parent)
    : QWidget(parent),
      m_look(Look::Boxes),
      m_grid(new QGridLayout(this)),
      m_columns(columns)
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setVerticalSpacing(2);
    for (int column = 0; column < columns; ++column)
        m_grid->setColumnStretch(column, 1);
}

ChoiceList::ChoiceList(Look look, QWidget* parent) : ChoiceList(1, parent)
{
    if (look == Look::Boxes)
        return;
    constexpr int kGap = 4;
    m_look = look;
    delete std::exchange(m_grid, nullptr);
    auto* flow = new charts::FlowLayout(this);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setGap(kGap);
}

/// Puts a widget that takes `columns` columns into the next cells, or at the start of the next row.
void ChoiceList::place(QWidget* widget, int columns)
{
    if (!m_grid) {
        layout()->addWidget(widget);
        return;
    }
    if (m_nextCell % m_columns + columns > m_columns)
        m_nextCell += m_columns - m_nextCell % m_columns;
    m_grid->addWidget(widget, m_nextCell / m_columns, m_nextCell % m_columns, 1, columns);
    m_nextCell += columns;
}

void ChoiceList::setChoices(const std::vector<Choice>& choices)
{
    // Unchanged boxes stay: they keep the focus, and cost no time.
    if (std::ranges::equal(choices, m_entries, {}, {}, &Entry::choice))
        return;
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    m_entries.clear();
    m_nextCell = 0;
    QString heading;
    for (const auto& choice : choices) {
        if (choice.heading != heading)
            addHeading(choice.heading);
        heading = choice.heading;
        addBox(choice);
    }
    setTabStop(nullptr);
    emit changed();
}

void ChoiceList::addHeading(const QString& text)
{
    constexpr int kGapAbove = 6;
    auto* label = new QLabel(text);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setContentsMargins(0, m_entries.empty() ? 0 : kGapAbove, 0, 0);
    place(label, m_columns);
}

void ChoiceList::addBox(const Choice& choice)
{
    QAbstractButton* box = nullptr;
    if (m_look == Look::Chips)
        box = new Chip(choice.title);
    else
        box = new ChoiceBox(choice.title);
    box->setObjectName(choice.id);
    box->setChecked(m_ticked.contains(choice.id));
    box->installEventFilter(this);
    connect(box, &QAbstractButton::toggled, this, [this, id = choice.id](bool on) { onToggled(id, on); });
    place(box, 1);
    m_entries.push_back({choice, box});
    refresh(m_entries.back());
}

void ChoiceList::refresh(const Entry& entry)
{
    const auto& choice = entry.choice;
    QStringList lines{choice.title};
    if (!choice.whyNot.isEmpty())
        lines << choice.whyNot;
    if (!choice.explanation.isEmpty())
        lines << choice.explanation;
    entry.box->setEnabled(choice.whyNot.isEmpty());
    // Rich text, so that long sentences wrap.
    for (auto& line : lines)
        line = line.toHtmlEscaped();
    entry.box->setToolTip(QStringLiteral("<p>%1</p>").arg(lines.join(QLatin1String("<br>"))));
    entry.box->setAccessibleDescription(choice.whyNot.isEmpty() ? choice.explanation : choice.whyNot);
}

void ChoiceList::setWhyNot(const QString& id, const QString& whyNot)
{
    const auto found =
        std::ranges::find_if(m_entries, [&](const Entry& entry) { return entry.choice.id == id; });
    if (found == m_entries.end() || found->choice.whyNot == whyNot)
        return;
    found->choice.whyNot = whyNot;
    refresh(*found);
    setTabStop(nullptr);
    if (found->box->isChecked())
        emit changed();
}

QStringList ChoiceList::ids() const
{
    QStringList ids;
    for (const auto& entry : m_entries) {
        if (!entry.choice.id.isEmpty()) // a choice that only says why something is missing has no id
            ids << entry.choice.id;
    }
    return ids;
}

QStringList ChoiceList::chosen() const
{
    QStringList ids;
    for (const auto& entry : m_entries) {
        if (entry.box->isChecked() && entry.choice.whyNot.isEmpty())
            ids << entry.choice.id;
    }
    return ids;
}

QStringList ChoiceList::ticked() const
{
    return m_ticked;
}

void ChoiceList::setTicked(const QStringList& ids)
{
    m_ticked = ids;
    for (const auto& entry : m_entries) {
        const QSignalBlocker blocker(entry.box);
        entry.box->setChecked(ids.contains(entry.choice.id));
    }
    emit changed();
}

QAbstractButton* ChoiceList::box(const QString& id) const
{
    const auto found =
        std::ranges::find_if(m_entries, [&](const Entry& entry) { return entry.choice.id == id; });
    return found == m_entries.end() ? nullptr : found->box;
}

void ChoiceList::setTabStop(const QAbstractButton* wanted)
{
    const auto isStop = [](const Entry& entry) {
        return entry.box->isEnabled() && (entry.box->focusPolicy() & Qt::TabFocus) != 0;
    };
    if (!wanted) {
        const auto stop = std::ranges::find_if(m_entries, isStop);
        if (stop != m_entries.end())
            wanted = stop->box;
    }
    for (const auto& entry : m_entries) {
        if (!wanted && entry.box->isEnabled())
            wanted = entry.box;
        entry.box->setFocusPolicy(entry.box == wanted ? Qt::StrongFocus : Qt::ClickFocus);
    }
}

bool ChoiceList::moveFocus(const QAbstractButton* from, int steps)
{
    const auto count = static_cast<int>(m_entries.size());
    const auto found = std::ranges::find(m_entries, from, &Entry::box);
    const int step = steps > 0 ? 1 : -1;
    for (int i = static_cast<int>(found - m_entries.begin()) + steps; i >= 0 && i < count; i += step) {
        if (auto* box = m_entries[static_cast<std::size_t>(i)].box; box->isEnabled()) {
            box->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return false;
}

bool ChoiceList::eventFilter(QObject* watched, QEvent* event)
{
    const auto* box = qobject_cast<QAbstractButton*>(watched);
    if (event->type() == QEvent::FocusIn)
        setTabStop(box);
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int row = m_grid ? m_columns : 1;
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Up:
        return moveFocus(box, -row);
    case Qt::Key_Down:
        return moveFocus(box, row);
    case Qt::Key_Left:
        return moveFocus(box, -1);
    case Qt::Key_Right:
        return moveFocus(box, 1);
    default:
        return QWidget::eventFilter(watched, event);
    }
}

void ChoiceList::onToggled(const QString& id, bool on)
{
    m_ticked.removeAll(id);
    if (on)
        m_ticked << id;
    emit changed();
}

} // namespace sortscope::gui::widgets
