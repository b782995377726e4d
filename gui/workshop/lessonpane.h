// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"

#include <QWidget>

#include <filesystem>
#include <optional>

class QLabel;
class QMenu;
class QPushButton;
class QTextBrowser;

namespace sortscope::gui::bridge {
class Workbench;
}

namespace sortscope::gui::workshop {

class CliQuestion;

/// A lesson beside the editor: its text, a button that begins it, and one that grades an entry as
/// `sortscope-cli entry check --lesson` does, in another process.
class LessonPane : public QWidget {
    Q_OBJECT

public:
    /// `workbench` must outlive the pane, which is hidden until a lesson is chosen.
    explicit LessonPane(bridge::Workbench& workbench, QWidget* parent = nullptr);

    /// The button whose menu has the lessons; it stands where the page puts it.
    QPushButton* chooser() const { return m_chooser; }
    /// Shows this lesson, or says why the folder is none.
    void choose(const std::filesystem::path& folder);
    /// Makes the starting entry in the user's folder, unless it is there; begun() follows.
    void begin();
    /// Grades the entry in `folder` on these devices, if that is allowed. Says why if nothing may be measured
    /// now.
    void check(const std::filesystem::path& folder, const QStringList& devices);
    bool checking() const;
    /// Says whether there is an entry to check, and a device to check it on.
    void allow(bool check);
    /// What was found, a line each; or why nothing was.
    QString answers() const;

signals:
    /// The pane is shown, and needs its room.
    void opened();
    /// The user goes on in this file of an entry.
    void begun(const std::filesystem::path& file);
    /// The page calls check() with what it shows.
    void checkWanted();
    /// checking() is another.
    void changed();

private:
    void makeLayout();
    void listLessons();
    void showAnswer(const QByteArray& output, const QString& fault);
    void say(const QString& text);
    void tellState();

    bridge::Workbench& m_workbench;
    CliQuestion* m_question;
    QPushButton* m_chooser;
    QMenu* m_menu;
    QLabel* m_title;
    QTextBrowser* m_text;
    QPushButton* m_begin;
    QPushButton* m_check;
    QTextBrowser* m_answers;
    std::optional<lessons::Lesson> m_lesson;
    bool m_allowed = false;
};

} // namespace sortscope::gui::workshop
