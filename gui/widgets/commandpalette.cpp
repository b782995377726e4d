// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/commandpalette.h"

#include "gui/widgets/fill.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sortscope::gui::widgets {
namespace {

/// The most commands that are listed: thousands would help nobody, and would take time.
constexpr int kMostShown = 100;

void collect(const QList<QAction*>& actions, const QString& place, std::vector<Command>& commands)
{
    for (auto* action : actions) {
        const auto title = plainTitle(action->text());
        if (auto* menu = action->menu()) {
            if (action->isEnabled())
                collect(menu->actions(),
                        place.isEmpty() ? title : QStringLiteral("%1 ▸ %2").arg(place, title), commands);
            continue;
        }
        if (action->isSeparator() || !action->isEnabled() || !action->isVisible() || title.isEmpty())
            continue;
        commands.push_back({title, place, action->shortcut().toString(QKeySequence::NativeText),
                            [action = QPointer(action)] {
                                if (action)
                                    action->trigger();
                            },
                            action->property(kMoreWords).toString()});
    }
}

bool matches(const Command& command, const QStringList& words)
{
    return std::ranges::all_of(words, [&](const QString& word) {
        return command.title.contains(word, Qt::CaseInsensitive)
               || command.place.contains(word, Qt::CaseInsensitive)
               || command.words.contains(word, Qt::CaseInsensitive);
    });
}

} // namespace

QString plainTitle(QString title)
{
    static const QRegularExpression eastern(QStringLiteral("\\(&[A-Za-z0-9]\\)"));
    title.remove(eastern);
    title.replace(QLatin1String("&&"), QLatin1String("\x01"));
    title.remove(u'&');
    return title.replace(u'\x01', u'&');
}

std::vector<Command> commandsOf(const QMenuBar& bar)
{
    std::vector<Command> commands;
    collect(bar.actions(), {}, commands);
    return commands;
}

CommandPalette::CommandPalette(std::vector<Command> commands, QWidget* parent)
    : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint),
      m_commands(std::move(commands)),
      m_search(new QLineEdit),
      m_list(new QListWidget)
{
    constexpr QSize kSize(560, 420);
    setObjectName(QStringLiteral("command-palette"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Find a Command"));
    resize(kSize);
    m_search->setPlaceholderText(tr("Type words of a command, page, setting or job"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->installEventFilter(this);
    m_search->setFocus();
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    fill(new QVBoxLayout(this), {{m_search}, {m_list, 1}}, {8, 8, 8, 8});
    connect(m_search, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_search, &QLineEdit::returnPressed, this, &CommandPalette::performCurrent);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::performCurrent);
    filter({});
}

void CommandPalette::filter(const QString& text)
{
    const auto words = text.split(u' ', Qt::SkipEmptyParts);
    m_list->clear();
    for (std::size_t i = 0; i < m_commands.size() && m_list->count() < kMostShown; ++i) {
        const auto& command = m_commands[i];
        if (!matches(command, words))
            continue;
        auto shown = command.place.isEmpty() ? command.title
                                             : QStringLiteral("%1  —  %2").arg(command.title, command.place);
        if (!command.key.isEmpty())
            shown += QStringLiteral("  (%1)").arg(command.key);
        auto* item = new QListWidgetItem(shown, m_list);
        item->setData(Qt::UserRole, static_cast<int>(i));
    }
    if (m_list->count() == 0) {
        auto* item = new QListWidgetItem(tr("Nothing matches “%1”").arg(text), m_list);
        item->setFlags(Qt::NoItemFlags);
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::performCurrent()
{
    const auto* item = m_list->currentItem();
    if (item == nullptr || !item->data(Qt::UserRole).isValid())
        return;
    // A copy, because closing deletes this object.
    const auto perform = m_commands[item->data(Qt::UserRole).toUInt()].perform;
    close();
    if (auto* owner = parentWidget())
        owner->activateWindow();
    perform();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if (step == 0)
        return QDialog::eventFilter(watched, event);
    m_list->setCurrentRow(std::clamp(m_list->currentRow() + step, 0, m_list->count() - 1));
    return true;
}

} // namespace sortscope::gui::widgets
