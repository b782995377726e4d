// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/exportchart.h"

#include <QObject>

class QAction;
class QActionGroup;
class QMenu;
class QWidget;

namespace sortscope::gui::bridge {
class Settings;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::widgets {

/// The choice of the size that exported and copied charts have: that of the screen, one for slides, two for
/// papers, or one of the user's own. It is remembered.
class ChartSize : public QObject {
    Q_OBJECT

public:
    /// Fills the menu. All must outlive this object.
    ChartSize(QWidget& window, QMenu& menu, bridge::Settings& settings);

    const charts::SheetFormat& format() const { return m_format; }
    void choose(const charts::SheetFormat& format);

private:
    QAction* add(const char* name, const QString& text, const charts::SheetFormat& format);
    void askForOwn();
    void showChosen();

    QWidget& m_window;
    bridge::Settings& m_settings;
    QActionGroup* m_group;
    QAction* m_own;
    charts::SheetFormat m_format;
};

} // namespace sortscope::gui::widgets
