// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QWidget>

#include <filesystem>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QShortcut;

namespace sortscope::results {
struct JobResult;
struct Lamps;
} // namespace sortscope::results
namespace sortscope::gui::bridge {
class Workbench;
}

namespace sortscope::gui::workshop {

class AlgorithmTree;
class CodeEditor;
class EntryTrial;
class LampsRow;

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
    LampsRow& lamps() const { return *m_lamps; }

    /// Copies the chosen algorithm into a folder of the user's under another name.
    void editCopy(const QString& name);
    /// Saves the text, and tries its algorithm.
    void tryIt();

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void makeLayout();
    void askName();
    void openChosen();
    /// Writes the text into its file if the user has changed it. Returns false, and says so, if it cannot.
    bool save();
    void readAgain();
    void offerDevices();
    void offerOpponents();
    void proposeOpponent();
    void tellState();
    void showLamps(const results::Lamps& lamps, const results::JobResult& tried,
                   const results::JobResult& other);
    void showRefusal(const QString& reason);
    /// Shows the reason, and its messages below the lines of the text that it names.
    void showReason(const QString& reason);

    bridge::Workbench& m_workbench;
    EntryTrial* m_trial;
    AlgorithmTree* m_tree;
    CodeEditor* m_editor;
    LampsRow* m_lamps;
    QLabel* m_reason;
    QLabel* m_facts;
    QLabel* m_place;
    QComboBox* m_device;
    QComboBox* m_against;
    QLineEdit* m_size;
    QPushButton* m_copy;
    QPushButton* m_try;
    QFileSystemWatcher m_watcher;
    /// The file in the editor, and its text as it was read or written; empty for a built-in text.
    std::filesystem::path m_file;
    QString m_stored;
    /// The file of a copy that is shown once its folder is read.
    std::filesystem::path m_copied;
};

} // namespace sortscope::gui::workshop
