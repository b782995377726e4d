// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QButtonGroup;
class QScrollArea;
class QTabWidget;
class QToolButton;

namespace sortscope::gui::widgets {

/// The pages of a tab widget as a column of icons with their words, in place of its tab bar: a column has
/// room for more pages than a row of tabs, in every language. Ctrl+1 … 9 go to the first nine pages,
/// Ctrl+Shift+1 … 9 to the next ones; actions() has a command for each page. The rail is one stop of the Tab
/// key; arrow keys move within it.
class PageRail : public QWidget {
    Q_OBJECT

public:
    /// Hides the tab bar of `pages`, which has all its pages already and outlives the rail.
    explicit PageRail(QTabWidget& pages, QWidget* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* makeButton(int index);
    QAction* makeAction(int index);
    void show(int index);

    QTabWidget& m_pages;
    QButtonGroup* m_group;
    QScrollArea* m_area;
};

} // namespace sortscope::gui::widgets
