// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/compare.h"
#include "core/results/row/jobspec.h"
#include "gui/models/tablemodel.h"

#include <memory>
#include <optional>

namespace sortscope::gui::models {

/// A row of CompareModel.
struct ShownPair {
    const results::ComparedPair* pair;
    /// The words for its data, which depend on the other pairs.
    QString data;
    /// See verdictSentence().
    QString verdict;

    const results::ComparedPair* operator->() const { return pair; }
};

/// One row per compared pair. Where the sides of a pair differ, a cell shows both.
class CompareModel : public DescribedModel<ShownPair> {
    Q_OBJECT

public:
    enum Column {
        Device,
        Algorithm,
        Size,
        Verdict,
        Ratio,
        Low,
        High,
        MedianA,
        MedianB,
        Parameters,
        Generator,
        Modes,
        Reason,
        ColumnCount
    };
    using Report = std::shared_ptr<const results::CompareReport>;

    explicit CompareModel(QObject* parent = nullptr) : DescribedModel(described(), parent) {}

    /// Sets the report to show; nullptr if nothing is compared.
    void setReport(Report report);
    const Report& report() const { return m_report; }
    const results::ComparedPair& pair(int row) const
    {
        return m_report->pairs.at(static_cast<std::size_t>(row));
    }

private:
    static Columns described();

    Report m_report;
};

} // namespace sortscope::gui::models
