// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/machines/places.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStringListModel;

namespace sortscope::gui::pages {

/// Asks for a place to measure at, and tries it if the user wants. Accepted once the place is added.
class MachineDialog : public QDialog {
    Q_OBJECT

public:
    /// `places` must outlive it. Proposes the hosts that ssh's configuration names.
    MachineDialog(bridge::Places& places, QWidget* parent);
    ~MachineDialog() override;

    void accept() override;

private:
    QWidget* makeForm();
    void readHosts();
    /// What runner::Place::parse() takes, for what is typed.
    QString text() const;
    /// Empty, and told, for what is not a place.
    std::optional<runner::Place> place();
    void refreshKind();
    void refresh();
    void test();
    void sendProgram();
    void begin(bridge::Places::First first, const runner::Place& place, const QString& sentence);
    void setTesting(bool testing);
    void showTested(const std::vector<backend::DeviceInfo>& devices, const QString& problem,
                    bool lacksProgram);

    bridge::Places& m_places;
    QComboBox* m_kind;
    QLabel* m_whereLabel;
    QLineEdit* m_where;
    QLabel* m_hint;
    QLineEdit* m_name;
    QPushButton* m_test;
    QPushButton* m_send;
    QProgressBar* m_progress;
    QLabel* m_result;
    QDialogButtonBox* m_buttons;
    QStringListModel* m_hosts;
    bool m_testing = false;
    /// Last member: it reports to the others.
    bridge::LatestTask m_reader;
};

} // namespace sortscope::gui::pages
