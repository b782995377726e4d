// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>
#include <vector>

class QLineEdit;
class QListWidget;
class QMenuBar;

namespace sortscope::gui::widgets {

/// Something that can be done, or gone to.
struct Command {
    /// "Save Session As…".
    QString title;
    /// "File": where it stands.
    QString place;
    /// "Ctrl+S", or empty.
    QString key;
    std::function<void()> perform;
    /// What it is found by as well.
    QString words;
};

/// Without the mnemonic: "Save (&S)…" and "&Save…" are "Save…".
QString plainTitle(QString title);

/// The commands that can be used now in the menus of a bar, also of those below.
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
