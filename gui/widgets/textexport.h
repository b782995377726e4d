// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/async/worker.h"

#include <QString>
#include <QToolButton>

#include <functional>
#include <string>

class QMenu;

namespace sortscope::gui::widgets {

/// A text that is made where it is needed, which may be on another thread: it holds what it is made of.
using MakeText = std::function<std::string()>;

/// A button with a menu that copies what a page shows, and writes it to files, in several formats.
class TextExportButton : public QToolButton {
    Q_OBJECT

public:
    explicit TextExportButton(QWidget* parent = nullptr);

    /// Offers a format, such as "CSV". `now` is asked for the text at each choice; `file` is the end of the
    /// proposed name, with the suffix of the format.
    void add(const QString& format, const QString& file, std::function<MakeText()> now);

signals:
    /// The user wants the text in a file.
    void fileWanted(const QString& file, const sortscope::gui::widgets::MakeText& text);
    /// A text that was to be copied is on the clipboard.
    void copied();
    void failed(const QString& sentence);

private:
    void copy(const MakeText& text);

    QMenu* m_menu;
    /// The last member: it reports to the others.
    bridge::LatestTask m_copying;
};

} // namespace sortscope::gui::widgets
