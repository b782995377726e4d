// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/overview.h"

#include <QWidget>

#include <utility>
#include <vector>

class QFormLayout;
class QVBoxLayout;

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
    void add(const results::Finding& finding);

    QVBoxLayout* m_rows;
};

/// Where the newest run was taken, and the notes on the session.
class OverviewMachine : public QWidget {
    Q_OBJECT

public:
    OverviewMachine();

    void setFacts(const results::Overview& overview, const QString& notes);

private:
    /// Names and values.
    std::vector<std::pair<QString, QString>> m_shown;
    QFormLayout* m_facts;
};

} // namespace sortscope::gui::pages
