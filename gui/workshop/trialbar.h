// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace sortscope::algorithms {
struct EntryDescription;
}
namespace sortscope::gui::bridge {
class Workbench;
}
namespace sortscope::gui::widgets {
class CheckCombo;
}

namespace sortscope::gui::workshop {

/// Asks where an algorithm is tried, against which other one, and with how many keys.
class TrialBar : public QWidget {
    Q_OBJECT

public:
    /// `workbench` must outlive the bar.
    explicit TrialBar(bridge::Workbench& workbench, QWidget* parent = nullptr);

    /// The algorithm that is to be tried; nullptr if there is none. The one that it is a copy of is proposed
    /// as the other one, until the user chooses another.
    void showEntry(const algorithms::EntryDescription* entry);
    /// Offers the algorithms that do the same work on all chosen devices.
    void offerOpponents();
    void allow(bool allowed);

    /// The ids of the chosen devices, and their titles in the same order.
    QStringList devices() const;
    QStringList deviceTitles() const;
    /// The id of the other algorithm; empty if none does the same work.
    QString against() const;
    QString keys() const;
    bool mayTry() const;

signals:
    void devicesChanged();
    void tryWanted();

private:
    void offerDevices();

    bridge::Workbench& m_workbench;
    const algorithms::EntryDescription* m_entry = nullptr;
    widgets::CheckCombo* m_devices;
    QComboBox* m_against;
    QLineEdit* m_size;
    QPushButton* m_try;
};

} // namespace sortscope::gui::workshop
