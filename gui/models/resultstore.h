// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobresult.h"

#include <QObject>

#include <memory>
#include <vector>

namespace sortscope::gui::models {

/// The finished jobs of this session, in the order of their ids: tables and charts share them.
class ResultStore : public QObject {
    Q_OBJECT

public:
    using Result = std::shared_ptr<const results::JobResult>;

    using QObject::QObject;

    const std::vector<Result>& results() const { return m_results; }
    bool empty() const { return m_results.empty(); }

    /// nullptr if no finished job has that id.
    Result find(results::JobId id) const;

    /// A result takes the place of an earlier one with the same id.
    void add(const Result& result);
    /// Takes the results of another session.
    void replace(std::vector<Result> results);

signals:
    void changed();

private:
    std::vector<Result> m_results;
};

} // namespace sortscope::gui::models
