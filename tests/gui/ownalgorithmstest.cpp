// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/catalogue.h"
#include "core/algorithms/ownentries.h"
#include "gui/widgets/choicelist.h"
#include "gui/window/windowalgorithms.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QMimeData>
#include <QProcess>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>

#include <atomic>

using namespace sortscope;
using gui::bridge::OwnAlgorithms;

namespace {

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(text);
}

QByteArray entry(const QByteArray& id, const QByteArray& title)
{
    return "return { id = '" + id + "', title = '" + title
           + "', kernels = 'sort.cl', run = function(queue, job) end }\n";
}

} // namespace

/// The user's own algorithms in the window.
class OwnAlgorithmsTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString folderWith(const QByteArray& id, const QByteArray& lua)
    {
        const auto folder = m_folder.filePath(id);
        QDir().mkpath(folder);
        write(folder + "/sort.cl", "__kernel void sort() {}\n");
        write(folder + "/entry.lua", lua);
        return folder;
    }

    /// The example of a sort on the CPU, compiled as its user would.
    QString library()
    {
        const auto path = m_folder.filePath("mergesort.so");
        const QString sources = SORTSCOPE_SOURCE_DIR;
        QProcess::execute("cc", {"-shared", "-fPIC", "-I" + sources + "/include",
                                 sources + "/examples/libraries/mergesort.c", "-o", path});
        return path;
    }

    static void drop(tests::OwnWindow& desk, const QString& path)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&desk.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&desk.window, &drop);
    }

    static void start(tests::OwnWindow& desk)
    {
        desk.workbench.ownAlgorithms().start(OwnAlgorithms::inRunner(SORTSCOPE_CLI_PATH),
                                             gui::pages::WindowAlgorithms::folders(desk.settings));
    }

    static bool listed(tests::OwnWindow& desk, const QString& id)
    {
        const auto in = [&](const char* list) {
            return desk.window.findChild<gui::widgets::ChoiceList*>(list)->ids().contains(id);
        };
        return in("gpu-algorithms") || in("cpu-algorithms");
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        qputenv("XDG_DATA_HOME", m_folder.filePath("data").toUtf8());
    }

    void aFolderThatIsDroppedIsListedAndRemembered()
    {
        const auto folder = folderWith("dropped", entry("dropped", "Dropped sort"));
        tests::OwnWindow desk;
        start(desk);
        drop(desk, folder);
        QTRY_VERIFY(listed(desk, "dropped"));
        QCOMPARE(gui::pages::WindowAlgorithms::folders(desk.settings), QStringList{folder});
        QCOMPARE(desk.window.shownError(), QString());
    }

    void aLibraryIsDroppedOrChosen()
    {
        const auto path = library();
        const auto isTaken = [&path](const tests::OwnWindow& desk) {
            return gui::pages::WindowAlgorithms::folders(desk.settings) == QStringList{path};
        };
        tests::OwnWindow first;
        start(first);
        drop(first, path);
        QTRY_VERIFY2(listed(first, "merge-sort-c"), qPrintable(first.window.shownError()));
        QVERIFY(isTaken(first));

        tests::OwnWindow second;
        start(second);
        second.window.actions().addLibrary->trigger();
        auto* dialog = second.window.findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->selectFile(path);
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_VERIFY2(isTaken(second), qPrintable(second.window.shownError()));
        QVERIFY(listed(second, "merge-sort-c"));
    }

    void aFileThatIsDroppedIsNoAlgorithm()
    {
        tests::OwnWindow desk;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(m_folder.filePath("dropped/entry.lua"))});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(&desk.window, &enter);
        QVERIFY(!enter.isAccepted());
    }

    void aChangedFolderIsReadAgain()
    {
        const auto folder = folderWith("changes", entry("changes", "Before"));
        tests::OwnWindow desk;
        start(desk);
        desk.workbench.ownAlgorithms().add(folder);
        QTRY_VERIFY(algorithms::findAlgorithm("changes") != nullptr);
        QTRY_VERIFY(listed(desk, "changes"));
        write(folder + "/entry.lua", entry("changes", "After"));
        QTRY_COMPARE(algorithms::findAlgorithm("changes")->title, "After");
        // An editor that puts a new file in the place of the old one.
        write(folder + "/new", entry("changes", "Replaced"));
        QVERIFY(QFile::remove(folder + "/entry.lua"));
        QVERIFY(QFile::rename(folder + "/new", folder + "/entry.lua"));
        QTRY_COMPARE(algorithms::findAlgorithm("changes")->title, "Replaced");
    }

    void aFolderThatIsNoneIsSaidWithTheReasonUntilItIsMended()
    {
        const auto folder = folderWith("bad", "return 1\n");
        tests::OwnWindow desk;
        start(desk);
        auto* taker = desk.window.findChild<gui::pages::WindowAlgorithms*>();
        taker->take(folder);
        QTRY_VERIFY2(desk.window.shownError().contains("entry.lua:1: "),
                     qPrintable(desk.window.shownError()));
        QVERIFY(desk.window.shownError().contains(folder));
        QVERIFY(gui::pages::WindowAlgorithms::folders(desk.settings).isEmpty());
        const auto* fold = desk.window.findChild<QWidget*>("missing-algorithms");
        QVERIFY(tests::labelsOf(*fold).join(' ').contains(folder + ": entry.lua:1: "));
        write(folder + "/entry.lua", entry("mended", "Mended"));
        QTRY_VERIFY(listed(desk, "mended"));
        QVERIFY(!tests::labelsOf(*fold).join(' ').contains(folder));
    }

    void nothingIsReadWhileSamplesAreTaken()
    {
        const auto folder = folderWith("later", entry("later", "Later"));
        std::atomic<int> loads = 0;
        tests::Gate gate;
        tests::OwnWindow desk({.onLaunch = [&gate] { gate.pass(); }});
        const auto opening = qScopeGuard([&gate] { gate.open(); }); // whatever fails, the run can end
        QVERIFY(desk.ready());
        QSignalSpy loaded(&desk.workbench.ownAlgorithms(), &OwnAlgorithms::loaded);
        desk.workbench.ownAlgorithms().start([&loads](const auto& /*folders*/) { ++loads; }, {});
        QTRY_COMPARE(loaded.size(), 1);
        QSignalSpy finished(&desk.workbench, &gui::bridge::Workbench::runFinished);
        desk.window.actions().run->trigger();
        gate.waitForLaunch();
        desk.workbench.ownAlgorithms().add(folder);
        QVERIFY(!loaded.wait(1000));
        QCOMPARE(loads.load(), 1);
        gate.open();
        QVERIFY(finished.wait());
        QTRY_COMPARE(loads.load(), 2);
    }
};

SORTSCOPE_TEST_WITH(QApplication, OwnAlgorithmsTest)
#include "ownalgorithmstest.moc"
