// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"
#include "core/run/runrequest.h"

#include <QGroupBox>

#include <optional>
#include <vector>

namespace sortscope::gui::widgets {
class SamplingChoice;
class SizeChoice;
} // namespace sortscope::gui::widgets
class QCheckBox;
class QComboBox;
class QLineEdit;

namespace sortscope::gui::pages {

/// What is sorted or searched, how much of it, and how often it is measured.
class DataSection : public QGroupBox {
    Q_OBJECT

public:
    explicit DataSection(QWidget* parent = nullptr);

    /// Greys what does not fit the chosen algorithms.
    void setAlgorithms(const std::vector<const algorithms::AlgorithmInfo*>& chosen);

    /// Whether the request can be run in pairs: `jobs` is the number of jobs of a workload that has not two,
    /// or empty if each has.
    void setUnpaired(std::optional<std::size_t> jobs);

    /// Throws base::UsageError while something typed is not understood.
    void fill(run::RunRequest& request) const;
    void restore(const run::RunRequest& request);

signals:
    void changed();

private:
    void addGenerators();
    std::uint64_t seed() const;

    QComboBox* m_generator;
    QComboBox* m_direction;
    widgets::SizeChoice* m_sizes;
    widgets::SamplingChoice* m_sampling;
    QCheckBox* m_interleaved;
    QLineEdit* m_seed;
};

} // namespace sortscope::gui::pages
