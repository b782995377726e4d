// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/kernelfolders.h"

#include "core/algorithms/kernelsource.h"
#include "core/results/row/jobresult.h"
#include "gui/window/windowalgorithms.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/brokenkernels.h"
#include "tests/support/testprogram.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QTest>

using namespace sortscope;

namespace {

struct Desk : tests::OwnWindow {
    using OwnWindow::OwnWindow;

    QString kernels(const QByteArray& body = "{ }\n") const
    {
        return tests::kernelFolder(folder.path(), "kernels", body);
    }
    QLabel& note() const { return *window.findChild<QLabel*>("kernel-folder"); }
    QPushButton& drop() const { return *window.findChild<QPushButton*>("drop-kernel-folder"); }
    void take(const QString& path) const
    {
        window.findChild<gui::pages::WindowAlgorithms*>()->takeKernels(path);
    }
};

} // namespace

/// Kernels from a folder, in the window.
class KernelFoldersTest : public QObject {
    Q_OBJECT

private slots:
    void init() { qunsetenv("SORTSCOPE_KERNELS_DIR"); }
    void cleanup() { algorithms::setKernelDirectory({}); }

    void thePanelSaysWhereKernelsComeFromAndGoesBack()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(!desk.note().isVisible());
        desk.take(desk.kernels());
        QVERIFY(desk.note().isVisible());
        QCOMPARE(desk.note().toolTip(), desk.kernels());
        QCOMPARE(QString::fromStdString(algorithms::kernelSource("bitonic.cl").origin),
                 desk.kernels() + "/bitonic.cl");
        desk.command("Copy as Command Line").trigger();
        QVERIFY2(QGuiApplication::clipboard()->text().contains("--kernels " + desk.kernels()),
                 qPrintable(QGuiApplication::clipboard()->text()));
        desk.drop().click();
        QVERIFY(!desk.note().isVisible());
        QVERIFY(algorithms::kernelDirectory().empty());
    }

    void theFolderIsRememberedUntilItIsDropped()
    {
        Desk desk;
        desk.workbench.kernelFolders().begin(desk.settings, {});
        desk.take(desk.kernels());
        algorithms::setKernelDirectory({});
        QCOMPARE(desk.workbench.kernelFolders().begin(desk.settings, {}), QString());
        QCOMPARE(desk.workbench.kernelFolders().folder(), desk.kernels());
        desk.drop().click();
        desk.workbench.kernelFolders().begin(desk.settings, {});
        QVERIFY(desk.workbench.kernelFolders().folder().isEmpty());
    }

    void theVariableStandsBehindTheOption()
    {
        Desk desk;
        qputenv("SORTSCOPE_KERNELS_DIR", desk.kernels().toUtf8());
        desk.workbench.kernelFolders().begin(desk.settings, {});
        QCOMPARE(desk.workbench.kernelFolders().folder(), desk.kernels());
        desk.workbench.kernelFolders().begin(desk.settings, desk.folder.path());
        QCOMPARE(desk.workbench.kernelFolders().folder(), desk.folder.path());
    }

    void whatIsNoFolderIsToldAndChangesNothing()
    {
        Desk desk;
        qputenv("SORTSCOPE_KERNELS_DIR", "/nowhere");
        QCOMPARE(desk.workbench.kernelFolders().begin(desk.settings, {}),
                 "SORTSCOPE_KERNELS_DIR: \"/nowhere\" is not a folder");
        desk.take("/nowhere");
        QVERIFY2(desk.window.shownError().contains("is not a folder"), qPrintable(desk.window.shownError()));
        QVERIFY(algorithms::kernelDirectory().empty());
    }

    void rowsRunTheKernelsOfTheFolderAndSaySo()
    {
        Desk desk([](const std::stop_token& stop) {
            return places::Machine(runner::RunnerOptions{.program = SORTSCOPE_CLI_PATH},
                                   places::AfterListing::End, stop);
        });
        QVERIFY(tests::discoverNow(desk.workbench));
        plan::RunRequest request;
        request.algorithms = {"bitonic"};
        request.sizes = {64};
        for (const auto& device : desk.workbench.inventory().devices) {
            if (device->info().platform == "Portable Computing Language")
                request.devices = {device->info().id};
        }
        if (request.devices.empty())
            QSKIP("PoCL is not here");
        desk.take(desk.kernels());
        QVERIFY(tests::runNow(desk.workbench, request));
        QCOMPARE(desk.workbench.results().results().size(), std::size_t{1});
        const auto row = desk.workbench.results().results().front();
        QVERIFY(row->status == results::Status::Failed); // the kernels do nothing
        QVERIFY2(!row->sources.empty(), row->reason.c_str());
        QCOMPARE(QString::fromStdString(row->sources.front().origin), desk.kernels() + "/bitonic.cl");
    }

    void theFolderStaysWhileARunGoesOn()
    {
        tests::GatedWindow desk;
        QVERIFY(desk.start());
        QVERIFY(!desk.command("Kernels from a Folder…").isEnabled());
        desk.workbench.kernelFolders().use(desk.folder.path());
        QVERIFY(algorithms::kernelDirectory().empty());
        desk.gate.open();
    }
};

SORTSCOPE_TEST_WITH(QApplication, KernelFoldersTest)
#include "kernelfolderstest.moc"
