// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>
#include <vector>

class QLineEdit;
class QListWidget;
class QMenuBar;

namespace sortscope::gui::widgets {

/// A command, or a place to go to.
struct Command {
    /// "Save Session As…".
    QString title;
    /// The place of the command: "File".
    QString place;
    /// The shortcut: "Ctrl+S", or empty.
    QString key;
    std::function<void()> perform;
    /// More words by which the command is found.
    QString words;
};

/// The property of an action with more words by which it is found.
inline constexpr const char* kMoreWords = "moreWords";

/// The title without its mnemonic: "Save (&S)…" and "&Save…" are "Save…".
QString plainTitle(QString title);

/// The commands of a menu bar and its submenus that can be used now.
std::vector<Command> commandsOf(const QMenuBar& bar);

/// Finds a command by any words of its title and place, and performs it.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    explicit CommandPalette(std::vector<Command> commands, QWidget* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& text);
    void performCurrent();

    std::vector<Command> m_commands;
    QLineEdit* m_search;
    QListWidget* m_list;
};

} // namespace sortscope::gui::widgets
