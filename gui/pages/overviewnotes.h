// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/overview.h"

#include <QWidget>

#include <vector>

class QLabel;
class QToolButton;

namespace sortscope::gui::pages {

/// The most important facts about the results: one sentence each, which leads to its subject.
class OverviewFindings : public QWidget {
    Q_OBJECT

public:
    OverviewFindings();

    void setFindings(const std::vector<results::Finding>& findings);

signals:
    void jobsRequested(const std::vector<sortscope::results::JobId>& jobs);
    /// The page that compares runs shows the differences between runs.
    void comparisonRequested();

private:
    QToolButton* addButton();
    static void setButton(QToolButton& button, const results::Finding& finding);
    void follow(const results::Finding& finding);

    std::vector<results::Finding> m_findings;
    /// At least one button per finding. The rest are hidden and kept, because each new widget costs a layout
    /// of the page.
    std::vector<QToolButton*> m_buttons;
    QLabel* m_nothing;
};

/// The machine of the newest run, and the notes on the session.
class OverviewMachine : public QWidget {
    Q_OBJECT

public:
    OverviewMachine();

    void setFacts(const results::Overview& overview, const QString& notes);

private:
    enum Row { Devices, Processor, System, NewestRun, Notes };

    /// A name and its value; a fact without a value is hidden. A QFormLayout of Qt 6.4 would write past its
    /// end if rows are hidden.
    struct Fact {
        QLabel* name;
        QLabel* value;
    };
    void showFact(Row row, const QString& text);

    std::vector<Fact> m_facts;
};

} // namespace sortscope::gui::pages
