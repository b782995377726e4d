// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/experiment/section.h"

#include <optional>

class QCheckBox;

namespace sortscope::gui::widgets {
class SamplingChoice;
}

namespace sortscope::gui::pages {

/// The number of samples of each job, and whether two jobs are measured in turn.
class SamplingSection : public Section {
    Q_OBJECT

public:
    explicit SamplingSection(QWidget* parent = nullptr);

    /// Sets whether the request can be run in pairs: `jobs` is the number of jobs of a workload that has not
    /// two jobs, or is empty if each workload has two.
    void setUnpaired(std::optional<std::size_t> jobs);

    void fill(plan::RunRequest& request) const override;
    void restore(const plan::RunRequest& request) override;

private:
    widgets::SamplingChoice* m_sampling;
    QCheckBox* m_interleaved;
};

} // namespace sortscope::gui::pages
