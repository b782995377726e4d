// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "gui/experiment/section.h"
#include "gui/machines/places.h"
#include "gui/widgets/choicelist.h"

#include <QStringList>
#include <QTimer>

#include <vector>

class QLabel;
class QScrollArea;

namespace sortscope::gui::bridge {
class Workbench;
}

namespace sortscope::gui::widgets {
class Fold;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::pages {

class MachineGroup;

/// Choices for the devices of this machine, or for those of another machine, whose name stands in front of
/// their ids ("lab2/cuda:0").
enum class OfMachine { This, Other };
std::vector<widgets::Choice> deviceChoices(const std::vector<backend::DeviceInfo>& devices,
                                           OfMachine machine);

/// The devices to measure: those of this machine and of others, and the missing ones with the reason.
class DeviceSection : public Section {
    Q_OBJECT

public:
    /// Shows the machines of `workbench`, which must outlive the section.
    explicit DeviceSection(bridge::Workbench& workbench, QWidget* parent = nullptr);

    /// Before the first inventory the section says that devices are being looked for.
    void setInventory(const backend::Inventory& inventory);

    /// The devices of all machines.
    std::vector<backend::DeviceInfo> all() const;
    std::vector<backend::DeviceInfo> chosen() const;
    /// The ids of the chosen devices in a request of the window.
    std::vector<std::string> chosenIds() const;

    void fill(plan::RunRequest& request) const override;
    /// Like fill(), and adds the ticked devices of machines that do not answer now: for settings and the
    /// history.
    void remember(plan::RunRequest& request) const;
    void restore(const plan::RunRequest& request) override;

private:
    void addDevices();
    void followPlaces();
    /// Shows some of the changed machines now; the others follow.
    void showPlaces();
    void showGroups();
    void tellPlaces();
    void chooseElsewhere(const QString& which);
    MachineGroup* addGroup();
    void addMissing(const backend::Inventory& inventory);
    void limitHeight();
    void showHint();
    QString hint() const;

    bridge::Workbench& m_workbench;
    std::vector<backend::DeviceInfo> m_inventory;
    bool m_discovered = false;
    /// True once devices were ticked by the user or by settings.
    bool m_restored = false;
    /// The ticks of the restored request: a machine may answer later.
    QStringList m_wanted;
    QLabel* m_here;
    widgets::ChoiceList* m_devices;
    /// Links that tick devices of all other machines.
    QLabel* m_everywhere;
    std::vector<MachineGroup*> m_groups;
    /// The other machines, in the order in which they were added; each has a group.
    std::vector<bridge::Places::Entry> m_places;
    QTimer m_others;
    QTimer m_telling;
    /// True while groups are changed by the program, and not by the user.
    bool m_showing = false;
    QWidget* m_machines;
    QScrollArea* m_area;
    QLabel* m_hint;
    QLabel* m_missing;
    widgets::Fold* m_missingFold;
};

} // namespace sortscope::gui::pages
