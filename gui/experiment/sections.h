// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"
#include "core/backend/deviceinfo.h"
#include "core/results/row/jobspec.h"
#include "gui/experiment/section.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace sortscope::gui::widgets {
class ParameterEdit;
}

namespace sortscope::gui::pages {

/// The parameters of the chosen algorithms, made from the catalogue.
class ParameterSection : public Section {
    Q_OBJECT

public:
    explicit ParameterSection(QWidget* parent = nullptr);

    void setTargets(const std::vector<const algorithms::AlgorithmInfo*>& chosen,
                    const std::vector<backend::DeviceInfo>& devices);
    /// Shows the values that parameters without input have in the jobs of the request, and which of them
    /// tuning chose. Called after setTargets(), which shows the defaults of the program.
    void showUsed(const plan::RunRequest& request, const std::vector<results::JobSpec>& jobs);

    void fill(plan::RunRequest& request) const override;
    void restore(const plan::RunRequest& request) override;

    /// False if the chosen algorithms have no parameters.
    bool any() const { return !m_edits.empty(); }
    /// "lists 8, 16", or a text that all parameters have their defaults.
    QString summary() const;

private:
    void addRow(const algorithms::ParameterInfo& info);
    void remember();

    QFormLayout* m_form;
    /// The values that tuning chose, and when; hidden if there are none.
    QLabel* m_tuned;
    QCheckBox* m_untuned;
    /// The editors by parameter id, in the catalogue's order of first use.
    std::vector<std::pair<std::string, widgets::ParameterEdit*>> m_edits;
    /// Values of parameters that are not shown now, for the time when they are shown again.
    std::map<std::string, std::vector<std::string>> m_values;
};

/// The keys that searches look for.
class SearchSection : public Section {
    Q_OBJECT

public:
    explicit SearchSection(QWidget* parent = nullptr);

    void fill(plan::RunRequest& request) const override;
    void restore(const plan::RunRequest& request) override;

private:
    QSpinBox* m_keys;
    QDoubleSpinBox* m_hitRatio;
    QCheckBox* m_sorted;
};

/// The transfer of data and the issue of launches; modes that no chosen device has are greyed.
class ModeSection : public Section {
    Q_OBJECT

public:
    explicit ModeSection(QWidget* parent = nullptr);

    void setDevices(const std::vector<backend::DeviceInfo>& chosen);

    void fill(plan::RunRequest& request) const override;
    void restore(const plan::RunRequest& request) override;

    /// "Map, Zero-copy; Graph", or a text that all settings have their defaults.
    QString summary() const;

private:
    /// The functions of a control, which the public functions above call.
    struct Control {
        std::function<void(plan::RunRequest&)> fill;
        std::function<void(const plan::RunRequest&)> restore;
        std::function<void(const std::vector<backend::DeviceInfo>&)> setDevices;
        /// The labels of the chosen values; empty for the default.
        std::function<QStringList()> labels;
    };

    /// Adds a list of the modes of a request. Modes that a device may lack are those of `offered`.
    template <typename Mode>
    void addList(const char* name, int columns, const QString& title,
                 std::vector<Mode> plan::RunRequest::*member,
                 std::vector<Mode> backend::DeviceInfo::*offered = nullptr);
    /// Adds the choice of a value, of which the first one is the default.
    template <typename Value>
    void addChoice(const char* name, const QString& title, Value plan::RunRequest::*member);
    void addEnergy();
    QLabel* addLabel(const QString& text);

    std::vector<Control> m_controls;
};

} // namespace sortscope::gui::pages
