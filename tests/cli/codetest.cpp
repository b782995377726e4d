// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled code of the devices that are here.
#include "tests/cli/cliprogram.h"
#include "tests/support/devices.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using namespace sortscope::tests;

class CodeTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static QString pocl()
    {
        for (const auto& id : kernelDevices()) {
            if (machine().find(id)->info().platform == "Portable Computing Language")
                return QString::fromStdString(id);
        }
        return {};
    }

private slots:
    void codeStandsBesideTheLinesOfItsSource()
    {
        if (pocl().isEmpty())
            QSKIP(missingDevices());
        const auto shown = runCli({"code", "--device", pocl(), "--algorithm", "bitonic", "--size", "1000"});
        if (shown.exitStatus != 0) {
            QVERIFY2(shown.error.contains("bitonic.cl on " + pocl() + ": no LLVM IR: ")
                         && shown.error.contains("install the package llvm-"),
                     qPrintable(shown.error));
            QSKIP("the llvm-dis of PoCL's LLVM is not on this machine");
        }
        QVERIFY2(shown.out.startsWith("== bitonic.cl on " + pocl() + ": LLVM IR ==\n"),
                 qPrintable(shown.out.left(500)));
        static const QRegularExpression line("\n; bitonic\\.cl:\\d+: .*get_global_id");
        const auto found = line.match(shown.out);
        QVERIFY2(found.hasMatch(), qPrintable(shown.out.left(5000)));
        QVERIFY(shown.out.indexOf("\ndefine ") > found.capturedStart());
    }

    void aRunKeepsTheCodeOfEachProgramOnce()
    {
        if (pocl().isEmpty())
            QSKIP(missingDevices());
        const auto folder = m_folder.filePath("code");
        const auto ran =
            runCli({"run", "--device", pocl(), "cpu", "--algorithm", "bitonic", "std-sort", "--size", "64",
                    "128", "--set", "work-group-size=32,64", "--samples", "1", "--keep-code", folder});
        QVERIFY2(ran.exitStatus == 0, qPrintable(ran.error));
        const auto files = QDir(folder).entryList(QDir::Files);
        if (files.isEmpty() && ran.error.contains("no LLVM IR"))
            QSKIP("the llvm-dis of PoCL's LLVM is not on this machine");
        static const QRegularExpression name("^opencl-\\d+-bitonic\\.cl-[0-9a-f]{12}\\.ll$");
        QCOMPARE(files.filter(name), files);
        QCOMPARE(files.size(), 2); // one for each size of work-groups
    }

    void theCodeOfOnesOwnAlgorithmIsKept()
    {
        if (pocl().isEmpty())
            QSKIP(missingDevices());
        const auto folder = m_folder.filePath("own");
        const auto examples = QStringLiteral(SORTSCOPE_SOURCE_DIR "/examples");
        const auto ran =
            runCli({"run", "--entries", examples, "--device", pocl(), "--algorithm", "odd-even-merge-sort",
                    "--size", "64", "--samples", "1", "--keep-code", folder});
        QVERIFY2(ran.exitStatus == 0, qPrintable(ran.error));
        const auto files = QDir(folder).entryList(QDir::Files);
        if (files.isEmpty() && ran.error.contains("no LLVM IR"))
            QSKIP("the llvm-dis of PoCL's LLVM is not on this machine");
        static const QRegularExpression name(
            "^opencl-\\d+-odd-even-merge-sort-oddevenmerge\\.cl-[0-9a-f]{12}\\.ll$");
        QCOMPARE(files.filter(name), files);
        QCOMPARE(files.size(), 1);
    }

    void whatHasNoKernelsIsRefused()
    {
        const auto shown = runCli({"code", "--device", "cpu", "--algorithm", "std-sort"});
        QCOMPARE(shown.exitStatus, 2);
        QVERIFY2(shown.error.contains("std-sort on cpu compiles no kernels"), qPrintable(shown.error));
    }

    void aFolderThatCannotBeMadeIsRefusedBeforeTheRun()
    {
        QFile file(m_folder.filePath("file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QStringList run{"run", "--device",  "cpu", "--algorithm", "std-sort", "--size",
                              "64",  "--samples", "1"};
        const auto refused = runCli(run + QStringList{"--keep-code", file.fileName() + "/below"});
        QCOMPARE(refused.exitStatus, 2);
        QVERIFY2(refused.error.contains("--keep-code: ") && refused.error.contains(file.fileName()),
                 qPrintable(refused.error));
        const auto elsewhere = runCli(run + QStringList{"--on", "local", "--keep-code", m_folder.path()});
        QCOMPARE(elsewhere.exitStatus, 2);
        QVERIFY2(elsewhere.error.contains("leave out --on"), qPrintable(elsewhere.error));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, CodeTest)
#include "codetest.moc"
