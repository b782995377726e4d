// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/compare.h"

#include <QTreeWidget>

namespace sortscope::results {
class Distinctions;
} // namespace sortscope::results

namespace sortscope::gui::pages {

/// The part of a comparison beside the pairs: differences of the environments, facts about calibrations, and
/// the jobs that only one side has.
class CompareNotes : public QTreeWidget {
    Q_OBJECT

public:
    explicit CompareNotes(QWidget* parent = nullptr);

    void showReport(const results::CompareReport& report);

    QSize sizeHint() const override;

private:
    void addDifferences(const std::vector<results::EnvironmentDifference>& differences);
    /// Adds what drift between two runs the intervals hold, and how that is known.
    void addDrifts(const std::vector<results::ComparedPair>& pairs);
    /// Adds the places where margins are larger than the report's, and the reason.
    void addMargins(const results::CompareReport& report);
    /// Adds a note if the processor ran at another clock.
    void addPaces(const std::vector<results::ComparedPair>& pairs);
    void addUnmatched(const QString& title, const std::vector<results::ResultPointer>& results,
                      const results::Distinctions& distinctions);
};

} // namespace sortscope::gui::pages
