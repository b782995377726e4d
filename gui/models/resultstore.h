// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/jobresult.h"

#include <QObject>

#include <memory>
#include <vector>

namespace sortscope::gui::models {

/// The finished jobs of this session, in the order in which they finished: what tables and charts share.
class ResultStore : public QObject {
    Q_OBJECT

public:
    using Result = std::shared_ptr<const job::JobResult>;

    using QObject::QObject;

    const std::vector<Result>& results() const { return m_results; }
    bool empty() const { return m_results.empty(); }

    /// nullptr where no finished job has that id.
    Result find(job::JobId id) const;

    void add(Result result);
    void clear();

signals:
    void added(const std::shared_ptr<const sortscope::job::JobResult>& result);
    void cleared();
    /// After every addition and clearing.
    void changed();

private:
    std::vector<Result> m_results;
};

} // namespace sortscope::gui::models
