// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QButtonGroup;
class QScrollArea;
class QTabWidget;
class QToolButton;

namespace sortscope::gui::widgets {

/// The pages of a tab widget as a column of icons with their words, in place of its bar: more pages have room
/// than tabs beside each other, in every language. Ctrl+1 … 9 go to the first nine. One stop of the Tab key;
/// arrow keys move.
class PageRail : public QWidget {
    Q_OBJECT

public:
    /// Hides the bar of `pages`, which has all its pages and outlives the rail.
    explicit PageRail(QTabWidget& pages, QWidget* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* makeButton(int index);
    void show(int index);

    QTabWidget& m_pages;
    QButtonGroup* m_group;
    QScrollArea* m_area;
};

} // namespace sortscope::gui::widgets
