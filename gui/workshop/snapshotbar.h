// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/workshop/textchoice.h"

#include <QWidget>

class QPushButton;

namespace sortscope::gui::widgets {
class TextExportButton;
}

namespace sortscope::gui::workshop {

/// What can be done with a text that was run, and with the difference of two texts. Hidden while neither is
/// shown.
class SnapshotBar : public QWidget {
    Q_OBJECT

public:
    explicit SnapshotBar(QWidget* parent = nullptr);

    /// Offers to go back to a snapshot, if `mayUse`, and to export it.
    void offerSnapshot(bool mayUse);
    /// Offers to export the difference.
    void offerDifference(const std::string& difference);
    void offerNothing();

signals:
    /// The user wants to go on with the text.
    void useWanted();
    /// The user has chosen a folder for the texts.
    void folderChosen(const QString& folder);

private:
    void askFolder();

    QPushButton* m_use;
    QPushButton* m_folder;
    widgets::TextExportButton* m_patch;
    std::string m_difference;
};

} // namespace sortscope::gui::workshop
