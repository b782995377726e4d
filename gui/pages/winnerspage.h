// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace sortscope::gui::charts {
class WinnerChart;
}
namespace sortscope::gui::widgets {
class TextExportButton;
}

namespace sortscope::gui::pages {

/// Which row wins where: the answer in a sentence, and the winners by two axes.
class WinnersPage : public QWidget {
    Q_OBJECT

public:
    explicit WinnersPage(QWidget* parent = nullptr);

    charts::WinnerChart& chart() const { return *m_chart; }
    widgets::TextExportButton& exports() const { return *m_exports; }

private:
    void tell();

    QLabel* m_answer;
    widgets::TextExportButton* m_exports;
    charts::WinnerChart* m_chart;
    QWidget* m_line;
};

} // namespace sortscope::gui::pages
