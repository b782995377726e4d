// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"
#include "core/run/runrequest.h"

#include <QGroupBox>

#include <map>
#include <string>
#include <vector>

class QFormLayout;

namespace sortscope::gui::widgets {
class ParameterEdit;
}

namespace sortscope::gui::pages {

/// The parameters of the chosen algorithms, made from the catalogue; hidden where they have none.
class ParameterSection : public QGroupBox {
    Q_OBJECT

public:
    explicit ParameterSection(QWidget* parent = nullptr);

    void setTargets(const std::vector<const algorithms::AlgorithmInfo*>& chosen,
                    const std::vector<backend::DeviceInfo>& devices);

    /// Throws base::UsageError for what a parameter does not take.
    void fill(run::RunRequest& request) const;
    void restore(const run::RunRequest& request);

signals:
    void changed();

private:
    void addRow(const algorithms::ParameterInfo& info);
    void remember();

    QFormLayout* m_form;
    /// By parameter id, in the catalogue's order of first use.
    std::vector<std::pair<std::string, widgets::ParameterEdit*>> m_edits;
    /// Values of parameters that are not shown now, for when they are again.
    std::map<std::string, std::vector<std::string>> m_values;
};

} // namespace sortscope::gui::pages
