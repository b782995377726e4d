// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope::tests;

/// The job file that `run --slurm-script` writes, run as Slurm does it.
class SlurmScriptTest : public QObject {
    Q_OBJECT

private slots:
    void aJobFileForSlurmMeasuresIntoASessionOfItsNode()
    {
        const QTemporaryDir folder;
        const auto script = folder.filePath("nightly.sbatch");
        QCOMPARE(runCli({"run", "--device", "cpu", "--algorithm", "std-sort", "--size", "64", "--samples",
                         "3", "--slurm-script", script})
                     .exitStatus,
                 0);
        QProcessEnvironment job = QProcessEnvironment::systemEnvironment();
        job.insert("SLURM_JOB_ID", "7");
        job.insert("SLURMD_NODENAME", "node1");
        job.insert("SLURM_SUBMIT_DIR", folder.path());
        QProcess bash;
        bash.setProcessEnvironment(job);
        bash.start("bash", {script});
        QVERIFY(bash.waitForFinished(60'000));
        QVERIFY2(bash.exitCode() == 0, bash.readAllStandardError().constData());
        const auto sessions = QDir(folder.filePath("sessions")).entryList({"*-node1.sortscope"});
        QCOMPARE(sessions.size(), 1);
        const auto shown = runCli({"sessions", "show", folder.filePath("sessions/" + sessions.front())});
        QVERIFY2(shown.out.contains("on node1, 1 of 1 jobs finished"), qPrintable(shown.out));
        const auto refused = runCli({"run", "--device", "cpu", "--algorithm", "std-sort", "--slurm-script",
                                     script, "--session", folder.filePath("s.sortscope")});
        QCOMPARE(refused.exitStatus, 2);
        QVERIFY2(refused.error.contains("leave out --session"), qPrintable(refused.error));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, SlurmScriptTest)
#include "slurmscripttest.moc"
