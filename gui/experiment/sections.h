// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"
#include "core/backend/deviceinfo.h"
#include "core/plan/runrequest.h"
#include "core/results/row/jobspec.h"

#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace sortscope::gui::widgets {
class ChoiceList;
class ParameterEdit;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::pages {

/// The parameters of the chosen algorithms, made from the catalogue.
class ParameterSection : public QWidget {
    Q_OBJECT

public:
    explicit ParameterSection(QWidget* parent = nullptr);

    void setTargets(const std::vector<const algorithms::AlgorithmInfo*>& chosen,
                    const std::vector<backend::DeviceInfo>& devices);
    /// Shows what parameters without values are in the jobs of the request, and which of them tuning chose.
    /// After setTargets(), which shows the defaults of the program.
    void showUsed(const plan::RunRequest& request, const std::vector<results::JobSpec>& jobs);

    /// Throws base::UsageError for what a parameter does not take.
    void fill(plan::RunRequest& request) const;
    void restore(const plan::RunRequest& request);

    /// False if the chosen algorithms have none.
    bool any() const { return !m_edits.empty(); }
    /// "lists 8, 16", or that all have their defaults.
    QString summary() const;

signals:
    void changed();

private:
    void addRow(const algorithms::ParameterInfo& info);
    void remember();

    QFormLayout* m_form;
    /// What tuning chose, and when; hidden if that is nothing.
    QLabel* m_tuned;
    QCheckBox* m_untuned;
    /// By parameter id, in the catalogue's order of first use.
    std::vector<std::pair<std::string, widgets::ParameterEdit*>> m_edits;
    /// Values of parameters that are not shown now, for when they are again.
    std::map<std::string, std::vector<std::string>> m_values;
};

/// What searches look for.
class SearchSection : public QWidget {
    Q_OBJECT

public:
    explicit SearchSection(QWidget* parent = nullptr);

    void fill(plan::RunRequest& request) const;
    void restore(const plan::RunRequest& request);

signals:
    void changed();

private:
    QSpinBox* m_keys;
    QDoubleSpinBox* m_hitRatio;
    QCheckBox* m_sorted;
};

/// How data travels and how launches are issued; what no chosen device can do is greyed.
class ModeSection : public QWidget {
    Q_OBJECT

public:
    explicit ModeSection(QWidget* parent = nullptr);

    void setDevices(const std::vector<backend::DeviceInfo>& chosen);

    void fill(plan::RunRequest& request) const;
    void restore(const plan::RunRequest& request);

    /// "Map, Zero-copy; Graph", or that all have their defaults.
    QString summary() const;

signals:
    void changed();

private:
    widgets::ChoiceList* m_transfers;
    widgets::ChoiceList* m_launches;
    widgets::ChoiceList* m_states;
    widgets::ChoiceList* m_caches;
    QComboBox* m_clock;
};

} // namespace sortscope::gui::pages
