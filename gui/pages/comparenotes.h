// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/compare.h"

#include <QTreeWidget>

namespace sortscope::results {
class Distinctions;
} // namespace sortscope::results

namespace sortscope::gui::pages {

/// What comparing shows beside the pairs: how the environments differ, what calibrations say, and which jobs
/// one side alone has.
class CompareNotes : public QTreeWidget {
    Q_OBJECT

public:
    explicit CompareNotes(QWidget* parent = nullptr);

    void showReport(const results::CompareReport& report);

    QSize sizeHint() const override;

private:
    void addDifferences(const std::vector<results::EnvironmentDifference>& differences);
    /// Where margins are larger than the report's, and why.
    void addMargins(const results::CompareReport& report);
    /// Whether the processor ran at another clock.
    void addPaces(const std::vector<results::ComparedPair>& pairs);
    void addUnmatched(const QString& title, const std::vector<results::ResultPointer>& results,
                      const results::Distinctions& distinctions);
};

} // namespace sortscope::gui::pages
