// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/samplingplan.h"

#include <QWidget>

class QComboBox;
class QSpinBox;

namespace sortscope::gui::widgets {

/// A preset of the sampling plan, or a fixed number of samples.
class SamplingChoice : public QWidget {
    Q_OBJECT

public:
    explicit SamplingChoice(QWidget* parent = nullptr);

    measure::SamplingPlan plan() const;
    /// Shows a plan. A plan that is not a preset becomes its largest number of samples.
    void setPlan(const measure::SamplingPlan& plan);

signals:
    void changed();

private:
    void refresh();

    QComboBox* m_preset;
    QSpinBox* m_count;
};

} // namespace sortscope::gui::widgets
