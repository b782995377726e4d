// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/overview.h"

#include <QWidget>

#include <vector>

class QLabel;
class QToolButton;

namespace sortscope::gui::widgets {
class WrappedText;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::pages {

/// What a reader should know of the results: a sentence each, which leads to what it speaks of.
class OverviewFindings : public QWidget {
    Q_OBJECT

public:
    OverviewFindings();

    void setFindings(const std::vector<results::Finding>& findings);

signals:
    void jobRequested(sortscope::results::JobId job);
    /// What differs between runs is shown where they are compared.
    void comparisonRequested();

private:
    QToolButton* addButton();
    static void setButton(QToolButton& button, const results::Finding& finding);
    void follow(const results::Finding& finding);

    std::vector<results::Finding> m_findings;
    /// At least one per finding; the rest are hidden and kept, because each new widget costs a layout of the
    /// page.
    std::vector<QToolButton*> m_buttons;
    QLabel* m_nothing;
};

/// Where the newest run was taken, and the notes on the session.
class OverviewMachine : public QWidget {
    Q_OBJECT

public:
    OverviewMachine();

    void setFacts(const results::Overview& overview, const QString& notes);

private:
    enum Row { Devices, Processor, System, NewestRun, Notes };

    /// A name, and what it is; one without a value is hidden. QFormLayout of Qt 6.4 writes past its end
    /// where rows are hidden.
    struct Fact {
        QLabel* name;
        widgets::WrappedText* value;
    };
    void showFact(Row row, const QString& text);

    std::vector<Fact> m_facts;
};

} // namespace sortscope::gui::pages
