// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace sortscope::tests;

namespace {

constexpr auto kSignature =
    "__kernel void bitonic_pass(__global uint* keys, uint stage, uint pass, uint descending)\n";

} // namespace

/// Kernels read from a folder: what a user edits, and what goes wrong then.
class KernelsTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_device;

    QString folderWith(const QString& name, const QByteArray& body)
    {
        QDir(m_folder.path()).mkdir(name);
        QFile file(m_folder.filePath(name + "/bitonic.cl"));
        if (file.open(QIODevice::WriteOnly))
            file.write(kSignature + body);
        return m_folder.filePath(name);
    }

    CliResult runWith(const QString& kernels, const QStringList& more) const
    {
        return runCli(QStringList{"run", "--kernels", kernels, "--device", m_device, "cpu", "--algorithm",
                                  "bitonic", "std-sort", "--size", "64", "256", "--samples", "1"}
                      + more);
    }

private slots:
    void initTestCase()
    {
        const auto devices = devicesOf("opencl");
        if (devices.isEmpty())
            QSKIP("no OpenCL device on this machine (PoCL is enough): edited kernels were not checked");
        m_device = devices.front();
    }

    void aKernelThatDoesNotSortIsAFailedRowWithoutFigures()
    {
        const auto path = m_folder.filePath("wrong.csv");
        const auto commands = m_folder.filePath("wrong-commands.csv");
        const auto result =
            runWith(folderWith("wrong", "{ }\n"), {"--csv", path, "--commands-csv", commands});
        QCOMPARE(result.exitStatus, 1);
        QVERIFY2(result.out.contains("failed"), qPrintable(result.out));
        const auto csv = readCsv(path);
        QCOMPARE(csv.rows(), std::size_t{4});
        for (std::size_t row = 0; row < csv.rows(); ++row) {
            const bool wrong = csv.cell(row, "algorithm") == "bitonic";
            QCOMPARE(csv.cell(row, "status"), std::string(wrong ? "failed" : "ok"));
            QCOMPARE(csv.cell(row, "verified"), std::string(wrong ? "false" : "true"));
            QCOMPARE(csv.cell(row, "first_bad_index").empty(), !wrong);
            QCOMPARE(csv.cell(row, "reason").empty(), !wrong);
            QCOMPARE(csv.cell(row, "wall_median_ns").empty(), wrong);
            QCOMPARE(csv.cell(row, "kernel_sum_median_ns").empty(), wrong);
            QCOMPARE(csv.cell(row, "keys_per_s").empty(), wrong);
            if (wrong)
                QVERIFY(result.out.contains(QString::fromStdString(csv.cell(row, "first_bad_index"))));
        }
        // The fault is found in a run that nobody counted: its commands are not a measurement either.
        const auto rows = readCsv(commands);
        for (std::size_t row = 0; row < rows.rows(); ++row)
            QVERIFY(rows.cell(row, "name") != "bitonic_pass");
    }

    void aKernelThatDoesNotCompileGivesTheLogAndTheSweepGoesOn()
    {
        const auto path = m_folder.filePath("broken.csv");
        const auto result =
            runWith(folderWith("broken", "{ keys[0] = undeclared_word; }\n"), {"--csv", path});
        QCOMPARE(result.exitStatus, 1);
        const auto csv = readCsv(path);
        QCOMPARE(csv.rows(), std::size_t{4});
        for (std::size_t row = 0; row < csv.rows(); ++row) {
            const bool broken = csv.cell(row, "algorithm") == "bitonic";
            QCOMPARE(csv.cell(row, "status"), std::string(broken ? "failed" : "ok"));
            QCOMPARE(csv.cell(row, "reason").find("undeclared_word") != std::string::npos, broken);
        }
        QVERIFY2(result.out.contains("undeclared_word"), qPrintable(result.out));
    }

    void aMissingKernelFileIsNamed()
    {
        QDir(m_folder.path()).mkdir("empty");
        const auto result = runWith(m_folder.filePath("empty"), {});
        QCOMPARE(result.exitStatus, 1);
        QVERIFY2(result.out.contains("empty/bitonic.cl"), qPrintable(result.out));
    }

    void theFolderMayComeFromTheEnvironment()
    {
        QProcessEnvironment environment;
        environment.insert("SORTSCOPE_KERNELS_DIR", folderWith("environment", "{ }\n"));
        const QStringList arguments{"run", "--device",  m_device, "--algorithm", "bitonic", "--size",
                                    "64",  "--samples", "1"};
        QCOMPARE(runCli(arguments, environment).exitStatus, 1);
        QCOMPARE(runCli(arguments).exitStatus, 0);
    }
};

QTEST_GUILESS_MAIN(KernelsTest)
#include "kernelstest.moc"
