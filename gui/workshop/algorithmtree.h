// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/workshop/textchoice.h"

#include <QTreeWidget>

#include <map>
#include <optional>
#include <vector>

namespace sortscope::gui::workshop {

/// The algorithms whose texts can be read: the folders of the user's with their files, and the kernels that
/// are built in. Under each text stand those that were run.
class AlgorithmTree : public QTreeWidget {
    Q_OBJECT

public:
    using Choice = TextChoice;

    explicit AlgorithmTree(QWidget* parent = nullptr);

    /// Lists all anew; what was selected stays so where it is still there.
    void refresh();
    /// Lists the texts that were run, in place of those before.
    void showSnapshots(std::vector<results::Snapshot> snapshots);

    /// The selected text, unless several are selected.
    Choice choice() const;
    /// All selected texts, from top to bottom.
    std::vector<Choice> choices() const;
    /// Selects a file. Returns false if it is not listed.
    bool choose(const std::filesystem::path& file);
    /// Selects the kernels of a built-in algorithm. Returns false if they are not listed.
    bool chooseBuiltIn(const std::string& algorithm);
    /// Selects the kernels that the row ran. Returns false if they are not listed.
    bool chooseTextOf(const results::JobResult& row);
    /// The file of the user's of which the snapshot is an earlier text; empty if there is none.
    std::filesystem::path fileOf(const results::Snapshot& snapshot) const;

signals:
    /// The user has chosen another text, or several.
    void chosen();

private:
    Choice choiceOf(const QTreeWidgetItem& item) const;
    void listFolders();
    void listSnapshots();
    QTreeWidgetItem& parentOf(const results::Snapshot& snapshot);
    void select(const std::vector<Choice>& choices);
    QTreeWidgetItem* find(const Choice& choice) const;
    bool choose(QTreeWidgetItem* item);

    QTreeWidgetItem* m_own;
    QTreeWidgetItem* m_builtIn;
    /// Has the texts that were run by algorithms that are not listed.
    QTreeWidgetItem* m_others;
    /// The files of the user's, by the names that programs have: "id/name".
    std::map<std::string, QTreeWidgetItem*> m_files;
    std::vector<std::shared_ptr<const results::Snapshot>> m_snapshots;
};

} // namespace sortscope::gui::workshop
