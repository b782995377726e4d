// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/runqueue.h"

#include "core/base/usageerror.h"
#include "gui/experiment/experimentpanel.h"
#include "gui/experiment/queuelist.h"
#include "gui/window/windowactions.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace sortscope;
using gui::bridge::Workbench;

namespace {

struct Desk : tests::GatedWindow {
    void addSize(std::size_t size)
    {
        window.experiment().setRequest(tests::bitonicRequest({size}));
        window.actions().run->trigger();
    }

    std::vector<std::size_t> sizesRun() const
    {
        std::vector<std::size_t> sizes;
        for (int i = 0; i < workbench.jobs().rowCount(); ++i)
            sizes.push_back(workbench.jobs().row(i).spec.workload.size);
        return sizes;
    }
};

} // namespace

class RunQueueTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsAddedDuringARunFollowsIt()
    {
        Desk desk;
        QVERIFY(desk.start({16}));
        QVERIFY(desk.window.actions().run->isEnabled());
        QVERIFY(desk.window.actions().run->text().contains("Queue"));
        desk.addSize(32);
        desk.addSize(64);
        QCOMPARE(desk.workbench.queue().waiting().size(), std::size_t{2});
        QVERIFY(desk.window.findChild<gui::widgets::QueueList*>()->isVisible());
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.gate.open();
        QTRY_COMPARE(finished.size(), 3);
        QCOMPARE(desk.sizesRun(), (std::vector<std::size_t>{16, 32, 64}));
        QVERIFY(desk.workbench.queue().waiting().empty());
        QVERIFY(!desk.window.findChild<gui::widgets::QueueList*>()->isVisible());
        QVERIFY(!desk.window.actions().run->text().contains("Queue"));
    }

    void entriesAreMovedAndTakenOutByTheirButtons()
    {
        Desk desk;
        QVERIFY(desk.start({16}));
        for (const std::size_t size : {32U, 64U, 128U})
            desk.addSize(size);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const auto rows =
            desk.window.findChild<gui::widgets::QueueList*>()->findChildren<QToolButton*>("queue-remove");
        QCOMPARE(rows.size(), 3);
        rows.at(1)->click(); // the entry of 64 keys
        desk.workbench.queue().moveUp(1);
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.gate.open();
        QTRY_COMPARE(finished.size(), 3);
        QCOMPARE(desk.sizesRun(), (std::vector<std::size_t>{16, 128, 32}));
    }

    void anEntryThatWasTakenOutIsBroughtBackToItsPlace()
    {
        Desk desk;
        QVERIFY(desk.start({16}));
        for (const std::size_t size : {32U, 64U, 128U})
            desk.addSize(size);
        auto* bringBack = desk.window.findChild<QToolButton*>("queue-bring-back");
        QVERIFY(!bringBack->isVisible());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        desk.window.findChild<gui::widgets::QueueList*>()
            ->findChildren<QToolButton*>("queue-remove")
            .at(1)
            ->click(); // the entry of 64 keys
        QCOMPARE(desk.workbench.queue().waiting().size(), std::size_t{2});
        QVERIFY(bringBack->isVisible());
        bringBack->click();
        QVERIFY(!bringBack->isVisible());
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.gate.open();
        QTRY_COMPARE(finished.size(), 4);
        QCOMPARE(desk.sizesRun(), (std::vector<std::size_t>{16, 32, 64, 128}));
    }

    void theOnlyEntryCanBeBroughtBackUntilTheRunEnds()
    {
        Desk desk;
        QVERIFY(desk.start({16}));
        desk.addSize(32);
        auto* list = desk.window.findChild<gui::widgets::QueueList*>();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        list->findChildren<QToolButton*>("queue-remove").at(0)->click();
        QVERIFY(desk.workbench.queue().waiting().empty());
        QVERIFY(list->isVisible());
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.gate.open();
        QTRY_COMPARE(finished.size(), 1);
        QTRY_VERIFY(!list->isVisible());
    }

    void aCancelledRunHoldsTheQueueUntilItIsLetOn()
    {
        Desk desk;
        QVERIFY(desk.start({16}));
        desk.addSize(32);
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.window.actions().cancel->trigger();
        desk.gate.open();
        QTRY_COMPARE(finished.size(), 1);
        QCoreApplication::processEvents();
        QVERIFY(!desk.workbench.runs().running());
        QCOMPARE(desk.workbench.queue().waiting().size(), std::size_t{1});
        desk.window.findChild<QPushButton*>("queue-next")->click();
        QTRY_COMPARE(finished.size(), 2);
        QCOMPARE(desk.sizesRun().back(), std::size_t{32});
    }

    void theQueueWaitsForACalibration()
    {
        Desk desk;
        QVERIFY(desk.start({16}));
        desk.addSize(32);
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.window.actions().cancel->trigger();
        desk.gate.open();
        QTRY_COMPARE(finished.size(), 1);
        auto* next = desk.window.findChild<QPushButton*>("queue-next");
        QVERIFY(next->isEnabled());
        auto& calibration = desk.workbench.calibration();
        calibration.start();
        QVERIFY(!next->isEnabled());
        QCOMPARE(next->toolTip(), QString("The machine is being calibrated."));
        desk.workbench.queue().runNext();
        QVERIFY(!desk.workbench.runs().running());
        QCOMPARE(desk.workbench.queue().waiting().size(), std::size_t{1});
        calibration.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!calibration.running(), 60'000);
        QVERIFY(next->isEnabled());
        next->click();
        QTRY_COMPARE(finished.size(), 2);
    }

    void aCalibrationThatIsAgreedToOnceARunHasBegunIsRefused()
    {
        Desk desk;
        QVERIFY(tests::discoverNow(desk.workbench));
        desk.window.actions().calibrate->trigger();
        auto* box = desk.window.findChild<QMessageBox*>("calibrate");
        QVERIFY(box);
        desk.workbench.run(tests::bitonicRequest());
        desk.gate.waitForLaunch();
        box->defaultButton()->click();
        QTRY_VERIFY2(desk.window.shownError().contains("A run is active."),
                     qPrintable(desk.window.shownError()));
        QVERIFY(!desk.workbench.calibration().running());
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.gate.open();
        QTRY_COMPARE(finished.size(), 1);
    }

    void nothingBeginsDuringARun()
    {
        Desk desk;
        QVERIFY(desk.start({16}));
        QVERIFY_EXCEPTION_THROWN(desk.workbench.run(tests::bitonicRequest()), base::UsageError);
        QVERIFY_EXCEPTION_THROWN(desk.workbench.tune(tests::bitonicRequest(), {}), base::UsageError);
        QVERIFY_EXCEPTION_THROWN(desk.workbench.calibrate(), base::UsageError);
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.gate.open();
        QTRY_COMPARE(finished.size(), 1);
    }

    void whatCannotStartStaysAndThoseBehindItGoOn()
    {
        Desk desk;
        QVERIFY(desk.start({16}));
        auto unknown = tests::bitonicRequest({32});
        unknown.devices = {"opencl:9"};
        desk.workbench.queue().add({unknown, "the unknown device"});
        desk.addSize(64);
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.gate.open();
        QTRY_COMPARE(finished.size(), 2);
        QCOMPARE(desk.sizesRun(), (std::vector<std::size_t>{16, 64}));
        QVERIFY2(desk.window.shownError().contains("opencl:9"), qPrintable(desk.window.shownError()));
        QCOMPARE(desk.workbench.queue().waiting().size(), std::size_t{1});
        QVERIFY(tests::labelsOf(*desk.window.findChild<gui::widgets::QueueList*>())
                    .contains("Could not start: the unknown device"));
        desk.window.findChild<QPushButton*>("queue-next")->click(); // and again
        QCOMPARE(desk.workbench.queue().waiting().size(), std::size_t{1});
    }

    void whatIsRefusedLaterStaysAndThoseBehindItGoOn()
    {
        Desk desk;
        desk.workbench.places().setConnect([](const runner::Place& place, const std::stop_token& /*stop*/) {
            return tests::machineAt(place, place.name());
        });
        desk.workbench.places().add({"lab2", "ssh:lab2"});
        QVERIFY(desk.start({16}));
        QTRY_VERIFY(desk.workbench.places().everywhere());
        auto unknown = tests::bitonicRequest({32});
        unknown.devices = {"lab2/opencl:9"};
        desk.workbench.queue().add({unknown, "the unknown device"});
        desk.addSize(64);
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        QSignalSpy refused(&desk.workbench, &Workbench::runRefused);
        desk.gate.open();
        QTRY_COMPARE(finished.size(), 2);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(desk.sizesRun(), (std::vector<std::size_t>{16, 64}));
        QCOMPARE(desk.workbench.queue().waiting().size(), std::size_t{1});
        QVERIFY(desk.workbench.queue().waiting().front().refused);
    }

    void skippingEndsTheRunAndGoesOn()
    {
        Desk desk;
        QVERIFY(desk.start({16}));
        desk.addSize(32);
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.window.findChild<QPushButton*>("queue-next")->click();
        desk.gate.open();
        QTRY_COMPARE(finished.size(), 2);
        QVERIFY(finished.at(0).at(0).toBool()); // the run was cancelled
        QVERIFY(!finished.at(1).at(0).toBool());
        QCOMPARE(desk.sizesRun(), (std::vector<std::size_t>{16, 32}));
    }

    void aCancelledRunSaysSoWithoutAFullBar()
    {
        Desk desk;
        QVERIFY(tests::discoverNow(desk.workbench));
        desk.window.experiment().setRequest(tests::bitonicRequest({16, 32, 64}));
        desk.window.actions().run->trigger();
        desk.gate.waitForLaunch();
        desk.window.actions().cancel->trigger();
        const auto says = [&](const QString& text) {
            const auto labels = desk.window.experiment().findChildren<QLabel*>();
            return std::ranges::any_of(labels,
                                       [&](const auto* label) { return label->text().startsWith(text); });
        };
        QVERIFY(says("Cancelling")); // at once, though the driver does not come back
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.gate.open();
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(says("Cancelled: 0 of 3"));
    }
};

SORTSCOPE_TEST_WITH(QApplication, RunQueueTest)
#include "runqueuetest.moc"
