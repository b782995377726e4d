// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/run/runrequest.h"

#include <QWidget>

#include <vector>

class QLabel;
class QScrollArea;

namespace sortscope::gui::widgets {
class ChoiceList;
class Fold;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::pages {

/// What runs: the devices of the machine, and those that are missing with the reason.
class DeviceSection : public QWidget {
    Q_OBJECT

public:
    explicit DeviceSection(QWidget* parent = nullptr);

    /// Before the first inventory the section says that devices are being looked for.
    void setInventory(const backend::Inventory& inventory);

    const std::vector<backend::DeviceInfo>& all() const { return m_inventory; }
    std::vector<backend::DeviceInfo> chosen() const;

    void fill(run::RunRequest& request) const;
    void restore(const run::RunRequest& request);

signals:
    void changed();

private:
    void addDevices();
    void addMissing(const backend::Inventory& inventory);
    void limitHeight();
    QString hint() const;

    std::vector<backend::DeviceInfo> m_inventory;
    bool m_discovered = false;
    /// True once devices were ticked by the user or by settings.
    bool m_restored = false;
    widgets::ChoiceList* m_devices;
    QScrollArea* m_area;
    QLabel* m_hint;
    QLabel* m_missing;
    widgets::Fold* m_missingFold;
};

} // namespace sortscope::gui::pages
