// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/sessionfile.h"
#include "gui/experiment/experimentpanel.h"
#include "gui/experiment/machinegroup.h"
#include "gui/session/settings.h"
#include "gui/text/text.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windowactions.h"
#include "tests/gui/guisupport.h"
#include "tests/gui/runnerdiscovery.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace sortscope::tests {

/// A window on a machine with the name "here".
struct MachineDesk {
    /// The kind in the dialog for a command that leads to the machine.
    static constexpr int commandKind = 2;

    explicit MachineDesk(const QTemporaryDir& folder)
        : workbench(discoveringByRunner(SORTSCOPE_FAKE_RUNNER), folder.filePath("untitled").toStdString()),
          settings(folder.filePath("settings.ini")),
          window(workbench, settings)
    {
        workbench.runs().setDeliveryInterval(std::chrono::milliseconds(1)); // tests wait for events
        window.show();
    }

    bool ready() { return discoverNow(workbench); }
    QDialog* dialog() { return window.findChild<QDialog*>("machine-dialog"); }
    template <typename Widget>
    Widget& inDialog(const char* name)
    {
        return *dialog()->findChild<Widget*>(name);
    }
    QString result() { return inDialog<QLabel>("machine-result").text(); }
    QPushButton& okButton()
    {
        return *dialog()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }
    /// Opens the dialog and fills it as a user does.
    void fillDialog(const QString& command, const QString& name = {})
    {
        window.findChild<QAction*>("add-machine")->trigger();
        inDialog<QComboBox>("machine-kind").setCurrentIndex(commandKind);
        inDialog<QLineEdit>("machine-where").setText(command);
        inDialog<QLineEdit>("machine-name").setText(name);
    }
    void add(const QString& command, const QString& name)
    {
        fillDialog(command, name);
        okButton().click();
    }
    bool reaches(std::size_t place, gui::bridge::Places::State state)
    {
        return QTest::qWaitFor([&] { return workbench.places().all().at(place).state == state; }, 60'000);
    }
    gui::pages::MachineGroup& group() { return *window.findChild<gui::pages::MachineGroup*>(); }
    QString stateText() { return group().findChild<QLabel*>("machine-state")->text(); }
    /// Chooses a sort on a device of machine "a" and one on this machine's processor.
    void choose()
    {
        auto request = bitonicRequest();
        request.devices = {"cpu", "Lab/opencl:0"};
        request.algorithms = {"bitonic", "std-sort"};
        window.experiment().setRequest(request);
    }
    bool runNow()
    {
        QSignalSpy finished(&workbench, &gui::bridge::Workbench::runFinished);
        window.actions().run->trigger();
        return finished.wait(60'000);
    }
    bool resumeNow()
    {
        QSignalSpy finished(&workbench, &gui::bridge::Workbench::runFinished);
        workbench.resume({});
        return finished.wait(60'000);
    }
    /// The outcomes in the session's file, without jobs that others replace.
    QStringList inSession()
    {
        QStringList all;
        auto file = session::SessionFile::open(workbench.session().state().path);
        for (const auto& stored : file.jobs()) {
            if (!stored.replacedBy)
                all << gui::models::text(stored.result->spec.device.node.value_or("?") + ' '
                                         + std::string(base::nameOf(stored.result->status)));
        }
        all.sort();
        return all;
    }
    /// "a ok", "here cancelled": the node and the status of each result.
    QStringList outcomes()
    {
        QStringList all;
        for (const auto& result : workbench.results().results())
            all << gui::models::text(result->spec.device.node.value_or("?") + ' '
                                     + std::string(base::nameOf(result->status)));
        all.sort();
        return all;
    }

    gui::bridge::Workbench workbench;
    gui::bridge::Settings settings;
    gui::pages::MainWindow window;
};

} // namespace sortscope::tests
