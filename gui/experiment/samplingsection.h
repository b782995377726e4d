// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/samplingplan.h"
#include "gui/experiment/section.h"

#include <optional>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace sortscope::gui::pages {

/// The samples of each job, by a preset of the sampling plan or as a fixed number, and whether two jobs are
/// measured in turn.
class SamplingSection : public Section {
    Q_OBJECT

public:
    explicit SamplingSection(QWidget* parent = nullptr);

    /// Sets whether the request can be run in pairs: `jobs` is the number of jobs of a workload that has not
    /// two jobs, or is empty if each workload has two.
    void setUnpaired(std::optional<std::size_t> jobs);

    void fill(plan::RunRequest& request) const override;
    /// A plan that is not a preset becomes its largest number of samples.
    void restore(const plan::RunRequest& request) override;

private:
    void fillPresets();
    void takePreset();
    measure::SamplingPlan plan() const;
    void setPlan(const measure::SamplingPlan& plan);

    QComboBox* m_preset;
    QSpinBox* m_count;
    QCheckBox* m_interleaved;
};

} // namespace sortscope::gui::pages
