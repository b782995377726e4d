// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tunings.h"
#include "gui/experiment/experimentpanel.h"
#include "gui/experiment/parameteredit.h"
#include "gui/pages/jobdetails.h"
#include "gui/session/settings.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windowactions.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QFile>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>

#include <filesystem>

using namespace sortscope;

namespace {

/// A time that makes the default, 256, much slower than smaller work-groups.
std::chrono::microseconds plantedTime(std::size_t workGroupSize)
{
    return std::chrono::microseconds(workGroupSize);
}

/// A workbench with a state folder of its own, in which the fake device is tuned.
struct Bench : tests::OwnWorkbench {
    explicit Bench(const tests::FakeBehaviour& behaviour = {.groupTime = plantedTime})
        : OwnWorkbench(behaviour)
    {
        qputenv("XDG_STATE_HOME", folder.path().toUtf8());
        tuning::Tunings::in().keep({{.device = results::deviceKey(tests::fakeInventory().infos().back()),
                                     .algorithm = "bitonic",
                                     .date = std::chrono::sys_days(std::chrono::year(2026) / 11 / 21),
                                     .values = {{"work-group-size", std::int64_t{2}}}}});
    }

    /// Runs the request, and returns the spec of its only job.
    results::JobSpec specRunFor(const plan::RunRequest& request)
    {
        if (!run(request))
            return {};
        return workbench.jobs().row(workbench.jobs().rowCount() - 1).spec;
    }
};

std::string parametersOf(const results::JobSpec& spec)
{
    return algorithms::toText(spec.variant.parameters);
}

} // namespace

/// Runs of the window take what tuning has found.
class WorkbenchTuningTest : public QObject {
    Q_OBJECT

private slots:
    void aRunTakesWhatWasTunedAndItsDetailsSaySo()
    {
        Bench bench;
        const auto spec = bench.specRunFor(tests::bitonicRequest());
        QCOMPARE(parametersOf(spec), std::string("work-group-size=2"));
        QTextDocument details;
        details.setHtml(gui::pages::describeJob(bench.workbench.jobs().row(0)));
        QVERIFY2(details.toPlainText().contains("2026-11-21 (work-group-size: 2 instead of 256)"),
                 qPrintable(details.toPlainText()));
    }

    void anUntunedRunHasTheDefaults()
    {
        Bench bench;
        auto request = tests::bitonicRequest();
        request.untuned = true;
        const auto spec = bench.specRunFor(request);
        QCOMPARE(parametersOf(spec), std::string("work-group-size=256"));
        QVERIFY(!spec.tuning);
    }

    void theWindowTunesShowsItAndKeepsIt()
    {
        Bench bench;
        QFile::remove(QString::fromStdString(tuning::Tunings::defaultFile().string()));
        QVERIFY(tests::discoverNow(bench.workbench));
        gui::bridge::Settings settings(bench.folder.filePath("settings.ini"));
        gui::pages::MainWindow window(bench.workbench, settings);
        window.show();
        window.findChild<gui::pages::ExperimentPanel*>()->setRequest(tests::bitonicRequest({1024}));
        auto* tune = window.actions().tune;
        QVERIFY(tune->isEnabled());
        tune->trigger();
        QSignalSpy finished(&bench.workbench, &gui::bridge::Workbench::runFinished);
        window.findChild<QInputDialog*>("tune")->accept();
        QVERIFY(!tune->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(window.findChild<QMessageBox*>("tuning-result") != nullptr, 60'000);
        // To all others, the trials are one run.
        QCOMPARE(finished.size(), 1);
        QVERIFY(tune->isEnabled());
        auto* box = window.findChild<QMessageBox*>("tuning-result");
        const auto kept = [] { return tuning::Tunings::in().read().entries; };
        QTRY_COMPARE(kept().size(), std::size_t{1});
        const auto entries = kept();
        const auto found = algorithms::toText(entries.front().values);
        QVERIFY2(box->informativeText().contains(QString::fromStdString("keys: " + found + ", ")),
                 qPrintable(box->informativeText()));
        QCOMPARE(entries.front().size.value(), std::size_t{1024});
        auto* note = window.findChild<QLabel*>("tuned");
        QTRY_VERIFY2(note->text().endsWith(QString::fromStdString(": " + found)), qPrintable(note->text()));
        QVERIFY(bench.workbench.jobs().rowCount() > 6);
        QVERIFY(found != "work-group-size=256");
        QCOMPARE(parametersOf(bench.specRunFor(tests::bitonicRequest({1024}))), found);
    }

    void thePanelShowsWhatRunsTakeAndWithoutTuningTheDefaults()
    {
        Bench bench;
        gui::bridge::Settings settings(bench.folder.filePath("settings.ini"));
        gui::pages::MainWindow window(bench.workbench, settings);
        QVERIFY(tests::discoverNow(bench.workbench));
        auto* panel = window.findChild<gui::pages::ExperimentPanel*>();
        panel->setRequest(tests::bitonicRequest());
        auto* note = panel->findChild<QLabel*>("tuned");
        auto* value =
            panel->findChild<gui::widgets::ParameterEdit*>("work-group-size")->findChild<QLineEdit*>();
        QTRY_COMPARE(note->text(), QString("Tuned 2026-11-21: work-group-size=2"));
        QVERIFY(!note->isHidden());
        QCOMPARE(value->placeholderText(), QString("Default: 2"));

        auto* untuned = panel->findChild<QCheckBox*>("untuned");
        untuned->setChecked(true);
        QTRY_VERIFY(note->isHidden());
        QCOMPARE(value->placeholderText(), QString("Default: 256"));
        untuned->setChecked(false);
        QTRY_VERIFY(!note->isHidden());
        // A value that the user asks for is not tuned.
        panel->findChild<gui::widgets::ParameterEdit*>("work-group-size")->setValues({"64"});
        QTRY_VERIFY(note->isHidden());
    }

    void thePanelShowsWhatAnotherProgramHasTunedOnceItIsReadAgain()
    {
        Bench bench;
        const auto file = tuning::Tunings::in();
        auto entry = file.read().entries.front();
        gui::bridge::Settings settings(bench.folder.filePath("settings.ini"));
        gui::pages::MainWindow window(bench.workbench, settings);
        QVERIFY(tests::discoverNow(bench.workbench));
        window.findChild<gui::pages::ExperimentPanel*>()->setRequest(tests::bitonicRequest());
        auto* note = window.findChild<QLabel*>("tuned");
        QTRY_VERIFY(note->text().endsWith("work-group-size=2"));
        entry.values = {{"work-group-size", std::int64_t{4}}};
        file.keep({entry});
        bench.workbench.reloadTunings();
        QTRY_VERIFY(note->text().endsWith("work-group-size=4"));
    }

    void whatCannotBeTunedIsGreyedWithItsReason()
    {
        Bench bench;
        QVERIFY(tests::discoverNow(bench.workbench));
        gui::bridge::Settings settings(bench.folder.filePath("settings.ini"));
        gui::pages::MainWindow window(bench.workbench, settings);
        auto request = tests::bitonicRequest();
        request.devices = {"cpu"};
        request.algorithms = {"std-sort"};
        window.findChild<gui::pages::ExperimentPanel*>()->setRequest(request);
        const auto* tune = window.actions().tune;
        QTRY_VERIFY(!tune->isEnabled());
        QVERIFY2(tune->toolTip().contains("std::sort has no parameters to tune"),
                 qPrintable(tune->toolTip()));
        request.devices = {"opencl:0", "cpu"};
        request.algorithms = {"bitonic"};
        window.findChild<gui::pages::ExperimentPanel*>()->setRequest(request);
        QTRY_VERIFY2(tune->toolTip().contains("one device"), qPrintable(tune->toolTip()));
        request.devices = {"opencl:0"};
        window.findChild<gui::pages::ExperimentPanel*>()->setRequest(request);
        QTRY_VERIFY(tune->isEnabled());
    }

    void aCancelledTuningKeepsNothing()
    {
        Bench bench;
        QFile::remove(QString::fromStdString(tuning::Tunings::defaultFile().string()));
        QVERIFY(tests::discoverNow(bench.workbench));
        QSignalSpy tuned(&bench.workbench, &gui::bridge::Workbench::tuned);
        QSignalSpy finished(&bench.workbench, &gui::bridge::Workbench::runFinished);
        bench.workbench.tune(tests::bitonicRequest({1024}), std::chrono::minutes(10));
        bench.workbench.runs().cancel();
        QVERIFY(finished.wait(60'000));
        QCOMPARE(tuned.size(), 0);
        QVERIFY(tuning::Tunings::in().read().entries.empty());
        QVERIFY(!bench.workbench.runs().running());
    }

    void theWindowsThreadDoesNotWaitForTheFile()
    {
        Bench bench;
        const auto file = tuning::Tunings::defaultFile();
        std::filesystem::remove(file);
        const auto kept = [] { return tuning::Tunings::in().read().entries; };
        QVERIFY(tests::discoverNow(bench.workbench));
        // Another program holds the file for a change, and does not come to an end.
        const auto lock = file.parent_path() / ("." + file.filename().string() + ".lock");
        const int held = ::open(lock.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        QCOMPARE(::flock(held, LOCK_EX), 0);
        QSignalSpy tuned(&bench.workbench, &gui::bridge::Workbench::tuned);
        bench.workbench.tune(tests::bitonicRequest({1024}), std::chrono::minutes(10));
        QVERIFY(tuned.wait(60'000));
        QVERIFY(kept().empty());
        QVERIFY(!bench.workbench.tunings().inForce().entries().empty());
        ::close(held);
        QTRY_COMPARE(kept().size(), std::size_t{1});
    }

    void aDamagedFileIsToldAndTheRunGoesOn()
    {
        Bench bench;
        QFile file(QString::fromStdString(tuning::Tunings::defaultFile().string()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{");
        file.close();
        QSignalSpy damaged(&bench.workbench.messages(), &gui::bridge::Messages::failed);
        QCOMPARE(parametersOf(bench.specRunFor(tests::bitonicRequest())), std::string("work-group-size=256"));
        QCOMPARE(damaged.size(), 1);
        QVERIFY(damaged.front().front().toString().contains(file.fileName()));
    }

    void theWindowSaysWhatBecameOfAFileThatIsNoList()
    {
        Bench bench;
        const auto file = QString::fromStdString(tuning::Tunings::defaultFile().string());
        const auto write = [&](const QByteArray& text) {
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(text);
        };
        QVERIFY(tests::discoverNow(bench.workbench));
        gui::bridge::Settings settings(bench.folder.filePath("settings.ini"));
        gui::pages::MainWindow window(bench.workbench, settings);
        QSignalSpy tuned(&bench.workbench, &gui::bridge::Workbench::tuned);
        const auto tune = [&] {
            bench.workbench.tune(tests::bitonicRequest({1024}), std::chrono::minutes(10));
            return tuned.wait(60'000);
        };
        write("{");
        QVERIFY(tune());
        QTRY_VERIFY2(window.shownError().contains(file + ".damaged"), qPrintable(window.shownError()));
        QCOMPARE(tuning::Tunings::in().read().entries.size(), std::size_t{1});

        const QByteArray newer = "{\"format\": \"sortscope-tuning\", \"version\": 2}";
        write(newer);
        QVERIFY(tune());
        QTRY_VERIFY2(window.shownError().contains("could not be saved")
                         && window.shownError().contains("newer sortscope"),
                     qPrintable(window.shownError()));
        QFile in(file);
        QVERIFY(in.open(QIODevice::ReadOnly));
        QCOMPARE(in.readAll(), newer);
    }

    void aTuningOfWhichNoTrialRanIsSaidAndReplacesNothing()
    {
        Bench bench({.wrongKernel = true});
        const auto before = tuning::Tunings::in().read().entries;
        QVERIFY(tests::discoverNow(bench.workbench));
        gui::bridge::Settings settings(bench.folder.filePath("settings.ini"));
        gui::pages::MainWindow window(bench.workbench, settings);
        auto request = tests::bitonicRequest({1024});
        QSignalSpy tuned(&bench.workbench, &gui::bridge::Workbench::tuned);
        bench.workbench.tune(request, std::chrono::minutes(10));
        QVERIFY(tuned.wait(60'000));
        auto* box = window.findChild<QMessageBox*>("tuning-result");
        QVERIFY(box != nullptr);
        QVERIFY2(box->text().contains("could not be tuned")
                     && box->informativeText().contains("no trial could run"),
                 qPrintable(box->text() + box->informativeText()));
        QVERIFY(tuning::Tunings::in().read().entries == before);
    }
};

SORTSCOPE_TEST_WITH(QApplication, WorkbenchTuningTest)
#include "workbenchtuningtest.moc"
