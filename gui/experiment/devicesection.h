// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/plan/runrequest.h"
#include "gui/machines/places.h"
#include "gui/widgets/choicelist.h"

#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;
class QScrollArea;

namespace sortscope::gui::widgets {
class Fold;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::pages {

class MachineGroup;

/// The devices of this machine as they are offered, or those of another one, which have its name in front of
/// their ids ("lab2/cuda:0").
enum class OfMachine { This, Other };
std::vector<widgets::Choice> deviceChoices(const std::vector<backend::DeviceInfo>& devices,
                                           OfMachine machine);

/// What runs: the devices of this machine and of others, and those that are missing with the reason.
class DeviceSection : public QWidget {
    Q_OBJECT

public:
    explicit DeviceSection(QWidget* parent = nullptr);

    /// Before the first inventory the section says that devices are being looked for.
    void setInventory(const backend::Inventory& inventory);

    /// The other machines, in the order in which they were added.
    void setPlaces(const std::vector<bridge::Places::Entry>& places);

    /// Of all machines.
    std::vector<backend::DeviceInfo> all() const;
    std::vector<backend::DeviceInfo> chosen() const;
    /// What a request of the window calls those that are chosen.
    std::vector<std::string> chosenIds() const;

    void fill(plan::RunRequest& request) const;
    /// As fill(), with what is ticked of machines that do not answer now: for settings and the history.
    void remember(plan::RunRequest& request) const;
    void restore(const plan::RunRequest& request);

signals:
    void changed();
    void connectWanted(const QString& place);
    void disconnectWanted(const QString& place);
    void programWanted(const QString& place);

private:
    void addDevices();
    /// Some of those that look otherwise now; the others follow.
    void showPlaces();
    void showGroups();
    void tellPlaces();
    MachineGroup* addGroup();
    void addMissing(const backend::Inventory& inventory);
    void limitHeight();
    void showHint();
    QString hint() const;

    std::vector<backend::DeviceInfo> m_inventory;
    bool m_discovered = false;
    /// True once devices were ticked by the user or by settings.
    bool m_restored = false;
    /// What they were: a machine may answer later.
    QStringList m_wanted;
    QLabel* m_here;
    widgets::ChoiceList* m_devices;
    std::vector<MachineGroup*> m_groups;
    /// Of which each has a group.
    std::vector<bridge::Places::Entry> m_places;
    QTimer m_others;
    QTimer m_telling;
    /// Groups are told what there is, not by the user.
    bool m_showing = false;
    QWidget* m_machines;
    QScrollArea* m_area;
    QLabel* m_hint;
    QLabel* m_missing;
    widgets::Fold* m_missingFold;
};

} // namespace sortscope::gui::pages
