// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/windowhost.h"
#include "gui/window/recentsessions.h"
#include "gui/window/recoverybanner.h"
#include "gui/window/sessionactions.h"
#include "gui/window/windowactions.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/fullvfs.h"
#include "tests/support/testprogram.h"

#include <QActionGroup>
#include <QApplication>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace sortscope;
using gui::bridge::SessionWorker;
using gui::bridge::Workbench;
using gui::pages::MainWindow;
using session::SessionFile;

namespace {

using Desk = tests::OwnWindow;

} // namespace

/// What a window offers and says of sessions that it has not open.
class WindowRecoveryTest : public QObject {
    Q_OBJECT

private slots:
    void recentSessionsAreRememberedAndMissingOnesGreyed()
    {
        Desk desk;
        for (const auto* name : {"one.sortscope", "two.sortscope"}) {
            tests::writeSession(desk.path(name), 1);
            QVERIFY(desk.open(desk.path(name)));
        }
        auto& menu = *desk.window.session().recent;
        QCOMPARE(menu.actions().value(0)->text(), "two.sortscope");
        QCOMPARE(menu.actions().value(1)->text(), "one.sortscope");
        QVERIFY(QFile::remove(desk.path("one.sortscope")));
        // The session's thread may be busy, and a run waits for it.
        tests::Gate gate;
        desk.workbench.session().prepare([&gate](const std::stop_token& /*stop*/) {
            gate.pass();
            return gui::bridge::Worker::Reply();
        });
        gate.waitForLaunch();
        emit menu.aboutToShow();
        const bool greyed = QTest::qWaitFor([&] { return !menu.actions().value(1)->isEnabled(); });
        gate.open();
        QVERIFY(greyed);
        QVERIFY(menu.actions().value(0)->isEnabled());

        Workbench workbench(tests::discovering(), desk.path("untitled").toStdString());
        MainWindow next(workbench, desk.settings);
        auto& again = *next.session().recent;
        QCOMPARE(again.actions().size(), 4); // two sessions, a line, "Clear List"
        const QPointer<QAction> clear = again.actions().constLast();
        clear->trigger();
        QVERIFY(clear); // the action must live until all receivers have heard of it
        QVERIFY(!desk.settings.contains("session/recent"));
        QVERIFY(again.isEnabled());
        const QPointer<QAction> bringBack = again.actions().constLast();
        bringBack->trigger(); // a slip of the mouse is undone
        QVERIFY(bringBack);
        QCOMPARE(again.actions().value(0)->text(), "two.sortscope");
        QCOMPARE(again.actions().size(), 4);
    }

    void whatAKilledProgramLeftBehindIsOfferedAndOpened()
    {
        Desk desk;
        QVERIFY(QDir().mkpath(desk.path("untitled")));
        tests::writeSession(desk.path("untitled/a.sortscope"), 2);
        tests::writeSession(desk.path("untitled/b.sortscope"), 3);
        auto& banner = desk.window.session().recovery();
        QVERIFY(banner.isHidden());
        desk.workbench.session().findLeftOvers();
        QTRY_VERIFY(banner.isVisible());
        QCOMPARE(banner.findChildren<QPushButton*>("recover-open").size(), 2);
        QSignalSpy opened(&desk.workbench.session(), &SessionWorker::opened);
        banner.findChild<QPushButton*>("recover-open")->click();
        QVERIFY(opened.wait());
        QVERIFY(desk.window.isWindowModified());
        QTRY_COMPARE(banner.findChildren<QPushButton*>("recover-delete").size(), 1);

        banner.findChild<QPushButton*>("recover-delete")->click();
        auto* box = desk.question("delete-session");
        QVERIFY(box);
        QCOMPARE(desk.untitled().size(), 2);
        for (auto* button : box->buttons()) {
            if (box->buttonRole(button) == QMessageBox::DestructiveRole)
                button->click();
        }
        QTRY_COMPARE(desk.untitled().size(), 1);
        QVERIFY(banner.isHidden());
    }

    void laterPutsAnOfferOffAndDeletesNothing()
    {
        Desk desk;
        QVERIFY(QDir().mkpath(desk.path("untitled")));
        tests::writeSession(desk.path("untitled/a.sortscope"), 2);
        auto& banner = desk.window.session().recovery();
        desk.workbench.session().findLeftOvers();
        QTRY_VERIFY(banner.isVisible());
        banner.findChild<QPushButton*>("recover-later")->click();
        QVERIFY(banner.isHidden());
        QCOMPARE(desk.untitled().size(), 1);
    }

    void aWindowInAnotherLanguageGoesOnOfferingAndSaying()
    {
        QTemporaryDir folder;
        gui::bridge::Settings settings(folder.filePath("settings.ini"));
        settings.setValue("view/language", "en");
        QVERIFY(QDir().mkpath(folder.filePath("untitled")));
        tests::writeSession(folder.filePath("untitled/a.sortscope"), 2);
        const auto path = folder.filePath("shared.sortscope");
        tests::writeSession(path, 1);
        const auto elsewhere = SessionFile::open(path.toStdString(), {.access = session::Access::ReadWrite});
        Workbench workbench(tests::discovering(), folder.filePath("untitled").toStdString());
        gui::pages::WindowHost host(workbench, settings);
        host.show();
        workbench.session().findLeftOvers();
        QTRY_VERIFY(host.window()->session().recovery().isVisible());
        host.open(path);
        QTRY_VERIFY(host.window()->session().shownNotice().contains("reading only"));

        const auto change = [&](const QString& language) {
            const QPointer<MainWindow> old = host.window();
            for (auto* action : host.window()->actions().languages->actions()) {
                if (action->data() == language)
                    action->trigger();
            }
            return QTest::qWaitFor([&] { return !old; });
        };
        QVERIFY(change("ja"));
        auto& banner = host.window()->session().recovery();
        QVERIFY(banner.isVisible());
        QVERIFY(!banner.accessibleName().contains("session"));
        QVERIFY(host.window()->session().shownNotice().contains("shared.sortscope"));
        QVERIFY(!host.window()->session().shownNotice().contains("reading only"));
        banner.findChild<QPushButton*>("recover-later")->click();
        QVERIFY(change("en"));
        QVERIFY(host.window()->session().recovery().isHidden());
    }

    void aFailureIsToldAgainByAWindowThatIsMadeLater()
    {
        tests::FullVfs disk;
        disk.fail(tests::FullVfs::Failure::DiskFull);
        Desk desk;
        QVERIFY(desk.run());
        QTRY_VERIFY(!desk.workbench.session().state().failure.empty());
        MainWindow next(desk.workbench, desk.settings);
        QVERIFY(next.shownError().contains("kept in memory"));
    }
};

SORTSCOPE_TEST_WITH(QApplication, WindowRecoveryTest)
#include "windowrecoverytest.moc"
