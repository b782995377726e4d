// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/parameter.h"

#include <QWidget>

#include <string>
#include <vector>

class QComboBox;

namespace sortscope::gui::widgets {

/// Edits one catalogue parameter: a list of its choices, or of its powers of two, or a number in its range.
/// Several values, separated by commas, make one job each; "default" leaves the choice to the algorithm and
/// device.
class ParameterEdit : public QWidget {
    Q_OBJECT

public:
    /// `info` belongs to the catalogue and outlives the widget.
    explicit ParameterEdit(const algorithms::ParameterInfo& info, QWidget* parent = nullptr);

    /// The values; an empty list stands for the default. Throws base::UsageError for a value that is not
    /// allowed.
    std::vector<std::string> values() const;
    void setValues(const std::vector<std::string>& values);

    /// Sets the text of the default on the chosen devices, e.g. "256".
    void setDefaultText(const QString& text);

    /// The values that the parameter takes, in a sentence.
    static QString rangeText(const algorithms::ParameterInfo& info);

signals:
    void changed();

private:
    void fillChoices();
    void fillNumbers();

    const algorithms::ParameterInfo& m_info;
    QComboBox* m_combo;
};

} // namespace sortscope::gui::widgets
