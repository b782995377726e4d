// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"
#include "core/backend/device.h"
#include "core/run/runrequest.h"

#include <QWidget>

#include <vector>

namespace sortscope::gui::widgets {
class ChoiceList;
}
class QLabel;

namespace sortscope::gui::pages {

/// What runs where: devices, algorithms and merge strategies, each made from the inventory or the catalogue.
class TargetSection : public QWidget {
    Q_OBJECT

public:
    explicit TargetSection(QWidget* parent = nullptr);

    /// Before the first inventory the section says that devices are being looked for.
    void setInventory(const backend::Inventory& inventory);

    std::vector<backend::DeviceInfo> devices() const;
    std::vector<const algorithms::AlgorithmInfo*> algorithms() const;

    void fill(run::RunRequest& request) const;
    void restore(const run::RunRequest& request);

signals:
    void changed();

private:
    void addDevices(const backend::Inventory& inventory);
    void addAlgorithms();
    void addMerges();
    void tickDefaults();
    void refresh();
    QString whyNot(const algorithms::AlgorithmInfo& info) const;
    QString hint() const;

    std::vector<backend::DeviceInfo> m_inventory;
    bool m_discovered = false;
    /// True once devices or algorithms were ticked by the user or by settings.
    bool m_restored = false;
    widgets::ChoiceList* m_devices;
    QLabel* m_hint;
    widgets::ChoiceList* m_algorithms;
    widgets::ChoiceList* m_merges;
};

} // namespace sortscope::gui::pages
