// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/labels.h"
#include "gui/window/windowactions.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QApplication>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <stop_token>

using namespace sortscope;
using gui::bridge::CalibrationBridge;

namespace {

/// Finds the same for each device; stays with the first device until it may go on or is asked to stop.
class FakeCalibrator {
public:
    CalibrationBridge::Found operator()(const places::Machine& machine,
                                        const places::CalibrationOptions& options,
                                        const std::stop_token& stop)
    {
        const auto devices = machine.inventory().infos();
        options.heard({.planned = devices.size(), .device = devices.front().id});
        const std::stop_callback stopped(stop, [this] { goOn(); });
        m_mayGoOn.wait(false);
        if (stop.stop_requested())
            return {};
        CalibrationBridge::Found found;
        for (const auto& device : devices)
            found.push_back({.device = device, .calibration = results::Calibration{.wallMargin = 0.02}});
        return found;
    }
    void goOn()
    {
        m_mayGoOn = true;
        m_mayGoOn.notify_all();
    }

private:
    std::atomic<bool> m_mayGoOn = false;
};

/// Lives longer than the workbench, which calibrates with it.
struct WithCalibrator {
    FakeCalibrator calibrator;
};

/// A window whose machine has the fake devices, with a state folder of its own.
struct Desk : WithCalibrator, tests::OwnWindow {
    Desk()
    {
        qputenv("XDG_STATE_HOME", folder.path().toUtf8());
        workbench.calibration().setCalibrate(
            [this](const auto& machine, const auto& options, const std::stop_token& stop) {
                return calibrator(machine, options, stop);
            });
    }

    QAction& calibrate() { return *window.actions().calibrate; }
    /// Asks for a calibration, and agrees to it.
    void start()
    {
        calibrate().trigger();
        auto* box = window.findChild<QMessageBox*>("calibrate");
        QVERIFY(box != nullptr);
        box->defaultButton()->click();
        QTRY_VERIFY(workbench.calibration().running());
    }
    QString file() const { return folder.filePath("sortscope/calibration.json"); }
    void write(const QByteArray& text) const
    {
        QDir().mkpath(folder.filePath("sortscope"));
        QFile out(file());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
    }
};

} // namespace

/// The command Run ▸ Calibrate This Machine.
class WindowCalibrationTest : public QObject {
    Q_OBJECT

private slots:
    void theWindowCalibratesShowsItAndKeepsItForRuns()
    {
        Desk desk;
        QVERIFY(!desk.calibrate().isEnabled());
        QVERIFY(tests::discoverNow(desk.workbench));
        QVERIFY(desk.calibrate().isEnabled());
        QSignalSpy finished(&desk.workbench.calibration(), &CalibrationBridge::finished);
        desk.write("[]");
        desk.start();
        QVERIFY(!desk.window.actions().run->isEnabled());
        QVERIFY(!desk.calibrate().isEnabled());
        QVERIFY(desk.window.findChild<QProgressDialog*>("calibration-progress") != nullptr);
        const auto says = [&](const QString& text) {
            const auto* dialog = desk.window.findChild<QProgressDialog*>("calibration-progress");
            return dialog != nullptr && dialog->labelText() == text;
        };
        QTRY_VERIFY(says("Measuring cpu") || says("Measuring opencl:0"));
        desk.calibrator.goOn();
        QVERIFY(finished.wait());
        auto* box = desk.window.findChild<QMessageBox*>("calibration-result");
        QVERIFY(box != nullptr);
        for (const auto* id : {"cpu: wall 2 %", "opencl:0: wall 2 %"})
            QVERIFY2(box->informativeText().contains(id), qPrintable(box->informativeText()));
        box->accept();
        QVERIFY(QFile::exists(desk.file()));
        QVERIFY(desk.calibrate().isEnabled());
        // The earlier file is not lost.
        QVERIFY(QFile::exists(desk.file() + ".damaged"));
        QVERIFY2(desk.window.shownError().contains(desk.file() + ".damaged"),
                 qPrintable(desk.window.shownError()));

        QVERIFY(tests::runNow(desk.workbench, tests::bitonicRequest()));
        const auto& calibration = desk.workbench.results().results().at(0)->spec.calibration;
        QVERIFY(calibration);
        QCOMPARE(calibration->wallMargin, std::optional(0.02));
    }

    void aCancelledCalibrationKeepsNothing()
    {
        Desk desk;
        QVERIFY(tests::discoverNow(desk.workbench));
        QSignalSpy cancelled(&desk.workbench.calibration(), &CalibrationBridge::cancelled);
        desk.start();
        auto* dialog = desk.window.findChild<QProgressDialog*>("calibration-progress");
        dialog->findChild<QPushButton*>()->click();
        QVERIFY(cancelled.wait());
        QVERIFY(!QFile::exists(desk.file()));
        QVERIFY(desk.calibrate().isEnabled());
        QVERIFY(!desk.window.findChild<QMessageBox*>("calibration-result"));
    }

    void theWindowMayGoDuringACalibration()
    {
        Desk desk;
        QVERIFY(tests::discoverNow(desk.workbench));
        desk.start();
        // The end of the desk asks the calibration to stop: nothing else would let it go on.
    }

    void aDamagedFileIsTold()
    {
        Desk desk;
        desk.write("{}");
        QSignalSpy damaged(&desk.workbench.calibration(), &CalibrationBridge::damaged);
        desk.workbench.calibration().load();
        QVERIFY(damaged.wait());
        QVERIFY2(desk.window.shownError().contains(desk.file()), qPrintable(desk.window.shownError()));
    }
};

SORTSCOPE_TEST_WITH(QApplication, WindowCalibrationTest)
#include "windowcalibrationtest.moc"
