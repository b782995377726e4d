// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

#include <filesystem>
#include <string>

namespace sortscope::gui::workshop {

/// The algorithms whose texts can be read: the folders of the user's with their files, and the kernels that
/// are built in.
class AlgorithmTree : public QTreeWidget {
    Q_OBJECT

public:
    explicit AlgorithmTree(QWidget* parent = nullptr);

    /// Lists all anew; what was selected stays so where it is still there.
    void refresh();

    struct Choice {
        /// The file of an algorithm of the user's; empty for a built-in one.
        std::filesystem::path file;
        /// The id of a built-in algorithm.
        std::string builtIn;
    };
    Choice choice() const;
    /// Selects a file that is listed.
    void choose(const std::filesystem::path& file);

signals:
    /// The user has chosen another text.
    void chosen();

private:
    QTreeWidgetItem* m_own;
    QTreeWidgetItem* m_builtIn;
};

} // namespace sortscope::gui::workshop
