// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace sortscope::gui::bridge {
class Workbench;
}

namespace sortscope::gui::pages {

/// Says that kernels come from a folder, and goes back to those that are built in; hidden while these are
/// used.
class KernelFolderNote : public QWidget {
    Q_OBJECT

public:
    /// `workbench` must outlive the note.
    explicit KernelFolderNote(bridge::Workbench& workbench, QWidget* parent = nullptr);

private:
    void follow();

    bridge::Workbench& m_workbench;
    QLabel* m_text;
    QPushButton* m_drop;
};

} // namespace sortscope::gui::pages
