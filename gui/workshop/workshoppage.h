// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/resultpointer.h"

#include <QFileSystemWatcher>
#include <QWidget>

#include <filesystem>
#include <vector>

class QLabel;
class QPushButton;
class QShortcut;

namespace sortscope::results {
struct Lamps;
} // namespace sortscope::results
namespace sortscope::gui::bridge {
class Workbench;
}

namespace sortscope::gui::workshop {

class AlgorithmTree;
class CodeEditor;
class CodePane;
class CodeReader;
class EntryTrial;
class LampsBoard;
class LessonPane;
class RanTexts;
class SnapshotBar;
class TrialAnswers;
class TrialBar;
struct TextChoice;
struct TextFiles;

/// Reads and changes the texts of algorithms, and tries them: whether the text that stands here builds, is
/// right, is not slower than another algorithm and is faster.
class WorkshopPage : public QWidget {
    Q_OBJECT

public:
    /// `workbench` must outlive the page.
    explicit WorkshopPage(bridge::Workbench& workbench, QWidget* parent = nullptr);
    ~WorkshopPage() override;
    WorkshopPage(const WorkshopPage&) = delete;
    WorkshopPage& operator=(const WorkshopPage&) = delete;

    AlgorithmTree& tree() const { return *m_tree; }
    CodeEditor& editor() const { return *m_editor; }
    LampsBoard& lamps() const;
    LessonPane& lesson() const { return *m_lesson; }
    TrialAnswers& answers() const { return *m_answers; }

    /// Copies the chosen algorithm into a folder of the user's under another name.
    void editCopy(const QString& name);
    /// Saves the text, and tries its algorithm.
    void tryIt();
    /// Shows the kernels that the row ran, once it is known which texts the session has.
    void showTextOf(const results::ResultPointer& row);

    /// Shows the line of a built-in algorithm that compares two keys, or else this kernel of it.
    void showKernelLine(const QString& algorithm, const QString& kernel);

signals:
    /// The user wants to see the steps of this built-in network.
    void learnWanted(const QString& algorithm);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void makeLayout();
    void connectTexts();
    void askName();
    void openChosen();
    void openFile();
    /// Shows texts that are read on another thread: one that was run, or what differs between two.
    void openRead();
    void showRead(const std::vector<TextChoice>& choices, const std::vector<TextFiles>& texts);
    void showDifference(const TextFiles& before, const TextFiles& after);
    /// Goes on with the text that was run and is shown.
    void useShown();
    void listTexts();
    void connectCode();
    void connectLessons();
    /// Reads the folder of a file that is new, and shows the file then.
    void openNew(const std::filesystem::path& file);
    /// Has the kernels that are shown compiled for the first chosen device, if their code is shown.
    void readCode();
    /// The name of the file in the editor.
    QString shownFile() const;
    /// Writes the text into its file if the user has changed it. Returns false, and says so, if it cannot.
    bool save();
    void readAgain();
    void tellState();
    void showMessages();
    /// The id of the built-in network whose kernels are shown, or changed; empty if it is none.
    QString shownNetwork() const;
    /// Shows the reason behind those of other devices, and its messages below the lines of the text that it
    /// names.
    void addReason(const QString& reason);

    bridge::Workbench& m_workbench;
    EntryTrial* m_trial;
    CodeReader* m_codeReader;
    RanTexts* m_texts;
    AlgorithmTree* m_tree;
    CodeEditor* m_editor;
    CodePane* m_code;
    LessonPane* m_lesson;
    TrialAnswers* m_answers;
    SnapshotBar* m_snapshots;
    QLabel* m_place;
    TrialBar* m_trialBar;
    QPushButton* m_copy;
    QPushButton* m_toLearn;
    QPushButton* m_showCode;
    QFileSystemWatcher m_watcher;
    /// The file in the editor, and its text as it was read or written; empty for a built-in text.
    std::filesystem::path m_file;
    QString m_stored;
    /// The row whose text is to be shown.
    results::ResultPointer m_wanted;
    /// True if the session has other rows since its texts were listed.
    bool m_stale = true;
    /// The file of a copy that is shown once its folder is read.
    std::filesystem::path m_copied;
};

} // namespace sortscope::gui::workshop
