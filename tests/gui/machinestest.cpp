// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/kernelsource.h"
#include "core/results/row/devicekey.h"
#include "core/session/sessionfile.h"
#include "core/tuning/tunings.h"
#include "gui/experiment/experimentpanel.h"
#include "gui/experiment/machinegroup.h"
#include "gui/session/settings.h"
#include "gui/text/text.h"
#include "gui/widgets/choicelist.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windowactions.h"
#include "tests/gui/guisupport.h"
#include "tests/gui/machinedesk.h"
#include "tests/support/processes.h"
#include "tests/support/testprogram.h"

#include <unistd.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCompleter>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace sortscope;
using gui::bridge::Places;
using gui::bridge::Workbench;
using gui::pages::MachineGroup;
using Desk = tests::MachineDesk;
using State = Places::State;

namespace {

/// A command that leads to the fake device, on a machine of this name. `more` are variables of its runner.
QString fakeCommand(const QString& node, const QStringList& more = {})
{
    QStringList words{"env", "FAKERUNNER_NODE=" + node};
    for (const auto& variable : more)
        words << "FAKERUNNER_" + variable;
    return (words << SORTSCOPE_FAKE_RUNNER).join(' ');
}

} // namespace

/// Other machines in the window, which are runners with the fake device.
class MachinesTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    /// Variables for a fault in a launch of the first job, once.
    QStringList killedOnce() const
    {
        const auto gone = m_folder->filePath("gone");
        return {QString("STEP=%1").arg(static_cast<int>(tests::Step::Launch)), "CALL=3", "FAULT=kill",
                "ONCE=" + gone, "GONE=" + gone};
    }

    /// A file: as long as it exists, there is no connection to the machine.
    QString gone(const QString& node) const { return m_folder->filePath("gone-" + node); }
    /// A command to a machine whose connection is cut once, before its first result has arrived; `more` are
    /// additional variables.
    QString cutOnce(const QString& node, const QStringList& more = {}) const
    {
        QStringList words{"env",
                          "FAKERUNNER_NODE=" + node,
                          "XDG_CACHE_HOME=" + m_folder->filePath("cache-" + node),
                          "CUTRELAY_LOG=" + m_folder->filePath("started-" + node),
                          "CUTRELAY_AT=result",
                          "CUTRELAY_AFTER=0",
                          "CUTRELAY_ONCE=" + m_folder->filePath("once-" + node),
                          "CUTRELAY_GONE=" + gone(node)};
        return (words + more << SORTSCOPE_CUT_RELAY << SORTSCOPE_FAKE_RUNNER).join(' ');
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("HOME", QFile::encodeName(m_folder->path()));
        qputenv("FAKERUNNER_NODE", "here");
    }
    void cleanup() { QVERIFY(tests::childrenOf(::getpid()).isEmpty()); }

    void aMachineIsAddedThroughTheDialogAndItsDevicesAreListed()
    {
        Desk desk(*m_folder);
        QVERIFY(desk.ready());
        desk.add(fakeCommand("a"), "Lab");
        QTRY_VERIFY(!desk.dialog());
        QVERIFY(desk.reaches(0, State::Ready));
        QCOMPARE(desk.stateText(), QString("Lab: ready"));
        QCOMPARE(desk.group().devices().ids(), (QStringList{"Lab/cpu", "Lab/opencl:0"}));
        auto* box = desk.group().devices().box("Lab/opencl:0");
        QTRY_VERIFY(box->isVisible());
        QVERIFY(box->isEnabled() && !box->isChecked());
        box->click();
        const auto chosen = desk.window.experiment().chosenDevices();
        QVERIFY(std::ranges::find(chosen, "Lab/opencl:0") != chosen.end());
        auto* everywhere = desk.window.findChild<QLabel*>("devices-everywhere");
        QVERIFY(everywhere->isVisible());
        emit everywhere->linkActivated("none");
        QVERIFY(!box->isChecked());
        emit everywhere->linkActivated("gpus");
        QVERIFY(box->isChecked());
        QVERIFY(!desk.group().devices().box("Lab/cpu")->isChecked());
    }

    void aListWithRangesAddsAMachineForEachHost()
    {
        Desk desk(*m_folder);
        QVERIFY(desk.ready());
        desk.workbench.places().setConnect([](const runner::Place&, const std::stop_token&) {
            throw std::runtime_error("there is no network here");
            return gui::bridge::FoundMachines();
        });
        desk.window.findChild<QAction*>("add-machine")->trigger();
        auto& where = desk.inDialog<QLineEdit>("machine-where");
        where.setText("node[01-");
        QVERIFY(desk.result().contains("not closed"));
        QVERIFY(!desk.okButton().isEnabled());
        where.setText("lab9, node[01-03]");
        auto& name = desk.inDialog<QLineEdit>("machine-name");
        QVERIFY(!name.isEnabled() && name.placeholderText().contains("4"));
        desk.okButton().click();
        QTRY_VERIFY(!desk.dialog());
        QStringList names;
        for (const auto& known : desk.workbench.places().known())
            names << known.name << known.text;
        QCOMPARE(names, (QStringList{"lab9", "ssh:lab9", "node01", "ssh:node01", "node02", "ssh:node02",
                                     "node03", "ssh:node03"}));

        desk.window.findChild<QAction*>("add-machine")->trigger();
        desk.inDialog<QLineEdit>("machine-where").setText("node[03-04]");
        desk.okButton().click(); // node03 is there already
        QVERIFY(desk.dialog() && desk.result().contains("node03 is there already"));
        QCOMPARE(desk.workbench.places().known().size(), std::size_t{5});
    }

    void machinesAreRememberedInTheSettingsAndForgottenWhenTheyAreRemoved()
    {
        const auto command = fakeCommand("a");
        {
            Desk desk(*m_folder);
            QVERIFY(!desk.window.findChild<QMenu*>("remove-machine")->menuAction()->isEnabled());
            desk.add(command, "Lab");
        }
        {
            Desk desk(*m_folder);
            QVERIFY(desk.ready());
            const auto known = desk.workbench.places().known();
            QCOMPARE(known.size(), std::size_t{1});
            QCOMPARE(known.front().name, QString("Lab"));
            QCOMPARE(known.front().text, "exec:" + command);
            QVERIFY(desk.reaches(0, State::Ready));
            auto* menu = desk.window.findChild<QMenu*>("remove-machine");
            QCOMPARE(menu->actions().size(), 1);
            const QPointer<QAction> remove = menu->actions().front();
            remove->trigger();
            QVERIFY(remove); // the action must live until all receivers have heard of it
            QVERIFY(!desk.window.findChild<MachineGroup*>());
            QVERIFY(menu->menuAction()->isEnabled());
            QCOMPARE(menu->actions().back()->text(), QString("&Restore “Lab”"));
            menu->actions().back()->trigger();
            QVERIFY(desk.reaches(0, State::Ready));
            QCOMPARE(menu->actions().size(), 1);
        }
        {
            Desk desk(*m_folder);
            QCOMPARE(desk.workbench.places().known().size(), std::size_t{1});
            desk.window.findChild<QMenu*>("remove-machine")->actions().front()->trigger();
        }
        Desk desk(*m_folder);
        QVERIFY(desk.workbench.places().known().empty());
    }

    void settingsThatNameNoPlaceAreSaidAndStay()
    {
        const QStringList unknown{"Lab", "ssh:-oProxyCommand=reboot"};
        gui::bridge::Settings(m_folder->filePath("settings.ini")).setValue("machines/known", unknown);
        const auto command = fakeCommand("a");
        Desk desk(*m_folder);
        QVERIFY(desk.workbench.places().known().empty());
        QVERIFY2(desk.window.shownError().contains("The machine Lab is left out.")
                     && desk.window.shownError().contains("does not begin with"),
                 qPrintable(desk.window.shownError()));
        desk.add(command, "Other");
        QCOMPARE(desk.settings.value("machines/known").toStringList(),
                 unknown + QStringList({"Other", "exec:" + command}));
        desk.window.findChild<QMenu*>("remove-machine")->actions().front()->trigger();
        QCOMPARE(desk.settings.value("machines/known").toStringList(), unknown);
    }

    void machinesThatTwoWindowsAddAreAllRemembered()
    {
        {
            Desk first(*m_folder);
            Desk second(*m_folder);
            first.add(fakeCommand("a"), "First");
            second.add(fakeCommand("b"), "Second");
        }
        auto names =
            gui::bridge::Settings(m_folder->filePath("settings.ini")).value("machines/known").toStringList();
        for (const QString name : {"First", "Second"})
            QVERIFY2(names.contains(name), qPrintable(names.join(' ')));
    }

    void aConnectionThatWorksIsToldWithItsDevices()
    {
        Desk desk(*m_folder);
        desk.fillDialog(fakeCommand("a"));
        desk.inDialog<QPushButton>("machine-test").click();
        QVERIFY(desk.inDialog<QWidget>("machine-progress").isVisible());
        QTRY_VERIFY2(desk.result().contains("The connection works."), qPrintable(desk.result()));
        QVERIFY2(desk.result().contains("a/opencl:0"), qPrintable(desk.result()));
        QVERIFY(!desk.inDialog<QWidget>("machine-progress").isVisible());
        QVERIFY(desk.workbench.places().known().empty());
        desk.dialog()->reject();
    }

    void aConnectionThatDoesNotWorkIsToldWithItsLastWords()
    {
        QFile script(m_folder->filePath("lost.sh"));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write("echo 'Permission denied (publickey).' >&2\nexit 255\n");
        script.close();
        Desk desk(*m_folder);
        desk.fillDialog("sh " + script.fileName());
        desk.inDialog<QPushButton>("machine-test").click();
        QTRY_VERIFY2(desk.result().contains("The connection does not work:"), qPrintable(desk.result()));
        QVERIFY2(desk.result().contains("before it said hello")
                     && desk.result().contains("Permission denied (publickey)."),
                 qPrintable(desk.result()));
        desk.dialog()->reject();
    }

    void aTestCanBeCancelled()
    {
        Desk desk(*m_folder);
        desk.fillDialog(fakeCommand("a", {"LISTING=1", "FAULT=hang"}));
        auto& button = desk.inDialog<QPushButton>("machine-test");
        button.click();
        QTRY_VERIFY(!tests::childrenOf(::getpid()).isEmpty());
        button.click();
        QCOMPARE(desk.result(), QString("The test was cancelled."));
        QTRY_VERIFY(tests::childrenOf(::getpid()).isEmpty());
        QCOMPARE(desk.result(), QString("The test was cancelled."));
        desk.dialog()->reject();
    }

    void hostsOfSshsConfigurationAreProposedAndWhatIsNoHostIsRefused()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(".ssh"));
        QFile configuration(m_folder->filePath(".ssh/config"));
        QVERIFY(configuration.open(QIODevice::WriteOnly));
        configuration.write("Host lab2 lab3\nHost *\n");
        configuration.close();
        Desk desk(*m_folder);
        desk.window.findChild<QAction*>("add-machine")->trigger();
        auto& where = desk.inDialog<QLineEdit>("machine-where");
        const auto* model = where.completer()->model();
        QTRY_COMPARE(model->rowCount(), 2);
        QCOMPARE(model->index(0, 0).data().toString(), QString("lab2"));
        QVERIFY(!desk.okButton().isEnabled());
        where.setText("-oProxyCommand=reboot");
        QVERIFY2(desk.result().contains("the name of a host does not begin with \"-\""),
                 qPrintable(desk.result()));
        QVERIFY(!desk.okButton().isEnabled());
        where.setText("lab2");
        QCOMPARE(desk.result(), QString());
        QVERIFY(desk.okButton().isEnabled());
        desk.dialog()->reject();
    }

    void aRunOverThisMachineAndAnotherArrivesInOneSession()
    {
        Desk desk(*m_folder);
        QVERIFY(desk.ready());
        desk.add(fakeCommand("a"), "Lab");
        QVERIFY(desk.reaches(0, State::Ready));
        desk.choose();
        bool wasBusy = false;
        connect(&desk.workbench.runs(), &gui::bridge::RunBridge::runStarted, this,
                [&] { wasBusy = desk.workbench.places().all().front().state == State::Busy; });
        QSet<QString> atWork;
        connect(&desk.workbench, &Workbench::progressChanged, this, [&] {
            for (const auto& machine : desk.workbench.progress().machines)
                atWork << machine.name;
        });
        QVERIFY(desk.runNow());
        QCOMPARE(desk.outcomes(), (QStringList{"Lab ok", "here ok"}));
        QVERIFY(wasBusy);
        QCOMPARE(atWork, (QSet<QString>{"Lab", "here"}));
        QVERIFY(desk.workbench.progress().machines.empty());
        QCOMPARE(desk.stateText(), QString("Lab: ready"));

        auto file = session::SessionFile::open(desk.workbench.session().state().path);
        const auto runs = file.runs();
        QCOMPARE(runs.size(), std::size_t{2});
        QStringList nodes;
        for (const auto& run : runs) {
            nodes << gui::models::text(run.environment.node.value_or("?"));
            QCOMPARE(run.outcome, std::optional(results::RunOutcome::Finished));
        }
        nodes.sort();
        QCOMPARE(nodes, (QStringList{"Lab", "here"}));
        for (const auto& job : file.jobs()) {
            const auto* row = desk.workbench.jobs().find(job.result->spec.id);
            QVERIFY(row);
            QCOMPARE(row->run, job.run);
            QCOMPARE(row->spec.device.node, job.result->spec.device.node);
            // Rows of this machine have no environment: it is the window's machine.
            QCOMPARE(row->environment != nullptr, job.result->spec.device.node == "Lab");
        }
    }

    void aRunTakesWhatWasTunedThereSinceTheMachineWasConnected()
    {
        const auto state = m_folder->filePath("state");
        const auto command = fakeCommand("a").replace("env ", "env XDG_STATE_HOME=" + state + ' ');
        Desk desk(*m_folder);
        QVERIFY(desk.ready());
        desk.add(command, "Lab");
        QVERIFY(desk.reaches(0, State::Ready));
        auto device = tests::fakeInventory().infos().back();
        device.node = "a";
        const tuning::Tunings::Entry found{
            .device = results::deviceKey(device),
            .deviceName = device.name,
            .algorithm = "bitonic",
            .date = std::chrono::sys_days(std::chrono::year(2026) / 11 / 21),
            .values = {{"work-group-size", std::int64_t{64}}},
            .ratio = 0.75,
            .generator = "uniform",
            .size = 16,
            .sources = {algorithms::recordNow("bitonic.cl", backend::BackendKind::OpenCl)}};
        tuning::Tunings::in((state + "/sortscope/tuning.json").toStdString()).keep({found});
        auto request = tests::bitonicRequest();
        request.devices = {"Lab/opencl:0"};
        desk.window.experiment().setRequest(request);
        QVERIFY(desk.runNow());
        QCOMPARE(desk.outcomes(), QStringList{"Lab ok"});
        const auto& spec = desk.workbench.results().results().front()->spec;
        QVERIFY(spec.tuning);
        QCOMPARE(spec.variant.parameters.at("work-group-size"), algorithms::ParameterValue(std::int64_t{64}));
    }

    void thisMachineRunsAloneAsBefore()
    {
        Desk desk(*m_folder);
        QVERIFY(desk.ready());
        desk.add(fakeCommand("a"), "Lab");
        QVERIFY(desk.reaches(0, State::Ready));
        const auto request = tests::bitonicRequest(); // "opencl:0", which both machines have
        desk.window.experiment().setRequest(request);
        QVERIFY(desk.runNow());
        QCOMPARE(desk.outcomes(), QStringList{"here ok"});
    }

    void aMachineThatDiesIsLostWithItsOwnRowsAndIsTriedAgain()
    {
        Desk desk(*m_folder);
        QVERIFY(desk.ready());
        desk.add(fakeCommand("a", killedOnce()), "Lab");
        QVERIFY(desk.reaches(0, State::Ready));
        desk.choose();
        QVERIFY(desk.runNow());
        QCOMPARE(desk.outcomes(), (QStringList{"Lab cancelled", "here ok"}));
        QCOMPARE(desk.stateText(), QString("Lab: lost"));
        const auto reason = desk.group().findChild<QLabel*>("machine-reason")->text();
        QVERIFY2(reason.contains("was killed (SIGKILL)"), qPrintable(reason));
        QVERIFY(desk.group().devices().ids().isEmpty());
        const auto chosen = desk.window.experiment().chosenDevices();
        QCOMPARE(chosen, std::vector<std::string>{"cpu"});

        QVERIFY(QFile::remove(m_folder->filePath("gone")));
        auto* button = desk.group().findChild<QToolButton*>("machine-button");
        QCOMPARE(button->text(), QString("Try Again"));
        button->click();
        QVERIFY(desk.reaches(0, State::Ready));
        // The ticks are kept.
        QCOMPARE(desk.group().devices().chosen(), QStringList{"Lab/opencl:0"});
    }

    void whatAMachineHadFinishedWhenItsConnectionEndedIsTakenWhenTheRunConnectsAgain()
    {
        const std::vector<std::size_t> sizes{16, 32, 64};
        const QStringList words{"env",
                                "FAKERUNNER_NODE=a",
                                "XDG_CACHE_HOME=" + m_folder->filePath("cache"),
                                "CUTRELAY_LOG=" + m_folder->filePath("started"),
                                "CUTRELAY_AT=result",
                                "CUTRELAY_AFTER=1",
                                "CUTRELAY_ONCE=" + m_folder->filePath("once"),
                                SORTSCOPE_CUT_RELAY,
                                SORTSCOPE_FAKE_RUNNER};
        Desk desk(*m_folder);
        QVERIFY(desk.ready());
        desk.add(words.join(' '), "Lab");
        QVERIFY(desk.reaches(0, State::Ready));
        auto request = tests::bitonicRequest(sizes);
        request.devices = {"Lab/opencl:0"};
        request.sampling.replicates = 1;
        desk.window.experiment().setRequest(request);
        QVERIFY(desk.runNow());
        QVERIFY(QFile::exists(m_folder->filePath("once")));
        QCOMPARE(desk.outcomes(), (QStringList{"Lab ok", "Lab ok", "Lab ok"}));
        // There is one line per started job: none was measured twice.
        QFile started(m_folder->filePath("started"));
        QVERIFY(started.open(QIODevice::ReadOnly));
        QCOMPARE(started.readAll().count('\n'), int(sizes.size()));
    }

    void aSessionIsResumedAtTheMachineThatWasLost()
    {
        Desk desk(*m_folder);
        QVERIFY(desk.ready());
        desk.add(cutOnce("a"), "Lab");
        QVERIFY(desk.reaches(0, State::Ready));
        auto request = tests::bitonicRequest({16, 32});
        request.devices = {"cpu", "Lab/opencl:0"};
        request.algorithms = {"bitonic", "std-sort"};
        desk.window.experiment().setRequest(request);
        QVERIFY(desk.runNow());
        QCOMPARE(desk.outcomes(), (QStringList{"Lab cancelled", "Lab cancelled", "here ok", "here ok"}));
        QVERIFY(QFile::remove(gone("a")));
        desk.group().findChild<QToolButton*>("machine-button")->click();
        QVERIFY(desk.reaches(0, State::Ready));
        QVERIFY(desk.resumeNow());
        QCOMPARE(desk.inSession(), (QStringList{"Lab ok", "Lab ok", "here ok", "here ok"}));
        QVERIFY(!desk.workbench.lacksSomething({}));
        QCOMPARE(desk.stateText(), QString("Lab: ready"));
        QCOMPARE(desk.window.shownError(), QString());
    }

    void rowsOfMachinesThatAreNotThereAreLeftWhenOthersAreResumed()
    {
        Desk desk(*m_folder);
        QVERIFY(desk.ready());
        // The devices differ from those of this machine: no other device can do the jobs that one lacks.
        desk.add(cutOnce("a", {"FAKERUNNER_DEVICE=A"}), "Lab");
        desk.add(cutOnce("b", {"FAKERUNNER_DEVICE=B"}), "Other");
        QVERIFY(desk.reaches(0, State::Ready) && desk.reaches(1, State::Ready));
        auto request = tests::bitonicRequest({16, 32});
        request.devices = {"Lab/opencl:0", "Other/opencl:0"};
        desk.window.experiment().setRequest(request);
        QVERIFY(desk.runNow());
        QCOMPARE(desk.outcomes(),
                 (QStringList{"Lab cancelled", "Lab cancelled", "Other cancelled", "Other cancelled"}));
        QVERIFY(QFile::remove(gone("a")));
        desk.workbench.places().connectTo(desk.workbench.places().known().front().text);
        QVERIFY(desk.reaches(0, State::Ready));
        QSignalSpy told(&desk.workbench.messages(), &gui::bridge::Messages::told);
        QVERIFY(desk.resumeNow());
        QVERIFY(std::ranges::any_of(told, [](const auto& sentence) {
            return sentence.front().toString().startsWith("2 job(s) are left");
        }));
        QCOMPARE(desk.inSession(), (QStringList{"Lab ok", "Lab ok", "Other cancelled", "Other cancelled"}));
        QVERIFY(desk.workbench.lacksSomething({}));
    }

    void whatALostMachineKeptComesIntoTheSessionBeforeItIsResumed_data()
    {
        QTest::addColumn<bool>("fetched");
        QTest::newRow("by resuming") << false;
        QTest::newRow("by fetching, and resuming") << true;
    }
    void whatALostMachineKeptComesIntoTheSessionBeforeItIsResumed()
    {
        QFETCH(bool, fetched);
        const std::vector<std::size_t> sizes{16, 32, 64};
        Desk desk(*m_folder);
        QVERIFY(desk.ready());
        desk.add(cutOnce("a", {"CUTRELAY_AFTER=1"}), "Lab");
        QVERIFY(desk.reaches(0, State::Ready));
        auto* fetch = desk.window.findChild<QAction*>("fetch-kept");
        QVERIFY(!fetch->isEnabled()); // there is no session yet
        auto request = tests::bitonicRequest(sizes);
        request.devices = {"Lab/opencl:0"};
        request.sampling.replicates = 1;
        desk.window.experiment().setRequest(request);
        QVERIFY(desk.runNow());
        QCOMPARE(desk.inSession(), (QStringList{"Lab cancelled", "Lab cancelled", "Lab ok"}));
        QVERIFY(!fetch->isEnabled()); // no machine is there
        QVERIFY(QFile::remove(gone("a")));
        desk.group().findChild<QToolButton*>("machine-button")->click();
        QVERIFY(desk.reaches(0, State::Ready));

        QSignalSpy told(&desk.workbench.session(), &gui::bridge::SessionWorker::fetched);
        if (fetched) {
            QVERIFY(fetch->isEnabled());
            fetch->trigger();
            QVERIFY(told.wait(60'000));
            QCOMPARE(told.value(0).value(0).value<gui::bridge::FetchedKept>().what.taken, std::size_t{1});
            QCOMPARE(desk.inSession(), (QStringList{"Lab cancelled", "Lab ok", "Lab ok"}));
            QCOMPARE(desk.outcomes().count("Lab ok"), 2); // the window shows it
        }
        QVERIFY(desk.resumeNow());
        QCOMPARE(told.size(), fetched ? 2 : 1);
        QCOMPARE(desk.inSession(), (QStringList{"Lab ok", "Lab ok", "Lab ok"}));
        QCOMPARE(desk.outcomes().count("Lab ok"), 3);
        // There is one line per started job: none was measured twice.
        QFile started(m_folder->filePath("started-a"));
        QVERIFY(started.open(QIODevice::ReadOnly));
        QCOMPARE(started.readAll().count('\n'), int(sizes.size()));
    }

    void aRunOnSeveralMachinesIsCancelled()
    {
        Desk desk(*m_folder);
        QVERIFY(desk.ready());
        const QStringList hanging{QString("STEP=%1").arg(static_cast<int>(tests::Step::Launch)),
                                  "FAULT=hang"};
        desk.add(fakeCommand("a", hanging), "Lab");
        QVERIFY(desk.reaches(0, State::Ready));
        desk.choose();
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        QSignalSpy started(&desk.workbench.runs(), &gui::bridge::RunBridge::jobStarted);
        desk.window.actions().run->trigger();
        // Both machines have begun, including the one that hangs.
        QTRY_COMPARE_WITH_TIMEOUT(started.size(), 2, 60'000);
        QVERIFY(!desk.window.findChild<QAction*>("add-machine")->isEnabled());
        desk.window.actions().cancel->trigger();
        desk.window.actions().cancel->trigger();
        QVERIFY(finished.wait(60'000));
        QVERIFY(desk.outcomes().contains("Lab cancelled"));
        QCOMPARE(desk.stateText(), QString("Lab: ready"));
        QVERIFY(desk.window.findChild<QAction*>("add-machine")->isEnabled());
    }

    void theCommandLineNamesThePlaces()
    {
        Desk desk(*m_folder);
        QVERIFY(desk.ready());
        desk.add(fakeCommand("a"), "Lab");
        QVERIFY(desk.reaches(0, State::Ready));
        desk.choose();
        desk.window.experiment().copyCommand().trigger();
        const auto line = QGuiApplication::clipboard()->text();
        QVERIFY2(line.contains("--device here/cpu ") && line.contains(fakeCommand("a") + "/opencl:0"),
                 qPrintable(line));
        QVERIFY2(line.endsWith("--on local --on 'exec:" + fakeCommand("a") + "'"), qPrintable(line));
    }

    void theWindowEndsWhileAMachineIsSilent()
    {
        auto desk = std::make_unique<Desk>(*m_folder);
        desk->add(fakeCommand("a", {"LISTING=1", "FAULT=hang"}), "Lab");
        QTRY_VERIFY(!tests::childrenOf(::getpid()).isEmpty());
        QElapsedTimer since;
        since.start();
        desk.reset(); // must not take the minute that a listing may take
        QVERIFY(since.elapsed() < 30'000);
        QVERIFY(tests::childrenOf(::getpid()).isEmpty());
    }
};

SORTSCOPE_TEST_WITH(QApplication, MachinesTest)
#include "machinestest.moc"
