// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/devicepairs.h"
#include "gui/models/tablemodel.h"

#include <vector>

namespace sortscope::gui::models {

/// A row of DevicePairsModel.
struct ShownDevices {
    results::ComparedDevices devices;
    QString a;
    QString b;

    const results::ComparedDevices* operator->() const { return &devices; }
};

/// One row for each two devices of a session.
class DevicePairsModel : public DescribedModel<ShownDevices> {
    Q_OBJECT

public:
    enum Column { A, B, Verdict, Ratio, Least, Most, Slower, Faster, Same, Open, Jobs, ColumnCount };

    explicit DevicePairsModel(QObject* parent = nullptr) : DescribedModel(described(), parent) {}

    void setPairs(const std::vector<results::ComparedDevices>& pairs);
    /// The pair as a sentence: "NVIDIA H200 (CUDA) is 1.42× faster (1.10 … 1.60) than …, in 12 of 14 jobs".
    const std::vector<QString>& sentences() const { return m_sentences; }

private:
    static Columns described();

    std::vector<QString> m_sentences;
};

} // namespace sortscope::gui::models
