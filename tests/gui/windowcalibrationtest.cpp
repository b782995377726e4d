// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/bridge/settings.h"
#include "gui/models/labels.h"
#include "gui/pages/mainwindow.h"
#include "gui/pages/windowactions.h"
#include "tests/gui/guisupport.h"
#include "tests/gui/runnerdiscovery.h"
#include "tests/support/processes.h"
#include "tests/support/testprogram.h"

#include <unistd.h>

#include <QAction>
#include <QApplication>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using gui::bridge::CalibrationBridge;

namespace {

/// Longer than a trial takes on a busy machine.
constexpr int kLongestMs = 200'000;

/// A window whose runner has the fake device, with a state folder of its own.
struct Desk {
    Desk()
        : workbench(tests::discoveringByRunner(SORTSCOPE_FAKE_RUNNER),
                    folder.filePath("untitled").toStdString()),
          settings(folder.filePath("settings.ini")),
          window(workbench, settings)
    {
        qputenv("XDG_STATE_HOME", folder.path().toUtf8());
        window.show();
    }

    QAction& calibrate() { return *window.actions().calibrate; }
    /// Asks, and agrees.
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

    QTemporaryDir folder;
    gui::bridge::Workbench workbench;
    gui::bridge::Settings settings;
    gui::pages::MainWindow window;
};

} // namespace

/// Run ▸ Calibrate This Machine.
class WindowCalibrationTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QVERIFY(tests::childrenOf(::getpid()).isEmpty()); }

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
        QVERIFY(finished.wait(kLongestMs));
        auto* box = desk.window.findChild<QMessageBox*>("calibration-result");
        QVERIFY(box != nullptr);
        for (const auto* id : {"cpu: wall ", "opencl:0: wall "})
            QVERIFY2(box->informativeText().contains(id), qPrintable(box->informativeText()));
        box->accept();
        QVERIFY(QFile::exists(desk.file()));
        QVERIFY(desk.calibrate().isEnabled());
        // What was there before is not lost.
        QVERIFY(QFile::exists(desk.file() + ".damaged"));
        QVERIFY2(desk.window.shownError().contains(desk.file() + ".damaged"),
                 qPrintable(desk.window.shownError()));

        QVERIFY(tests::runNow(desk.workbench, tests::bitonicRequest()));
        QVERIFY(desk.workbench.results().results().at(0)->spec.calibration.has_value());
    }

    void aCancelledCalibrationKeepsNothing()
    {
        Desk desk;
        QVERIFY(tests::discoverNow(desk.workbench));
        QSignalSpy cancelled(&desk.workbench.calibration(), &CalibrationBridge::cancelled);
        desk.start();
        auto* dialog = desk.window.findChild<QProgressDialog*>("calibration-progress");
        dialog->findChild<QPushButton*>()->click();
        QVERIFY(cancelled.wait(kLongestMs));
        QVERIFY(!QFile::exists(desk.file()));
        QVERIFY(desk.calibrate().isEnabled());
        QVERIFY(!desk.window.findChild<QMessageBox*>("calibration-result"));
    }

    void theWindowMayGoDuringACalibration()
    {
        Desk desk;
        QVERIFY(tests::discoverNow(desk.workbench));
        desk.start();
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
