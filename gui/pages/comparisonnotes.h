// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare.h"

#include <QTreeWidget>

namespace sortscope::gui::pages {

/// What a comparison says beside its pairs: how the environments differ, and which jobs one side alone has.
class ComparisonNotes : public QTreeWidget {
    Q_OBJECT

public:
    explicit ComparisonNotes(QWidget* parent = nullptr);

    void showReport(const results::ComparisonReport& report);

    QSize sizeHint() const override;

private:
    void addDifferences(const std::vector<results::EnvironmentDifference>& differences);
    void addUnmatched(const QString& title, const std::vector<results::ResultPointer>& results);
};

} // namespace sortscope::gui::pages
