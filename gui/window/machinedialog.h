// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/machines/places.h"

#include <QDialog>

#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStringListModel;

namespace sortscope::gui::pages {

/// Asks for a place to measure at, and tests it if the user wants. Accepted once the place is added.
class MachineDialog : public QDialog {
    Q_OBJECT

public:
    /// `places` must outlive the dialog. Proposes the hosts that ssh's configuration names.
    MachineDialog(bridge::Places& places, QWidget* parent);
    ~MachineDialog() override;

    void accept() override;

private:
    QWidget* makeForm();
    void readHosts();
    /// The typed text in the form that places::placesIn() takes.
    QString text() const;
    /// The typed places; none, after telling the user, if the text names no place.
    std::vector<std::string> places();
    /// The place that is tested: the first one.
    std::optional<runner::Place> place();
    void askForFile();
    void readFile(const QString& path);
    /// Adds the places that are not there yet. Returns why the first of the others could not be added.
    QString addAll(const std::vector<std::string>& places);
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
    QPushButton* m_file;
    QLabel* m_hint;
    QLineEdit* m_name;
    QPushButton* m_test;
    QPushButton* m_send;
    QProgressBar* m_progress;
    QLabel* m_result;
    QDialogButtonBox* m_buttons;
    QStringListModel* m_hosts;
    bool m_testing = false;
    /// The last member: it reports to the others.
    bridge::LatestTask m_reader;
};

} // namespace sortscope::gui::pages
