// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/environment.h"

#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;

class EnvironmentTest : public QObject {
    Q_OBJECT

private slots:
    void theDistributionIsReadWithAndWithoutQuotes()
    {
        QCOMPARE(results::parseOsRelease("NAME=x\nPRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\n").value(),
                 std::string("Debian GNU/Linux 12 (bookworm)"));
        QCOMPARE(results::parseOsRelease("PRETTY_NAME=Arch").value(), std::string("Arch"));
        QVERIFY(!results::parseOsRelease("NAME=\"x\"\n"));
        QVERIFY(!results::parseOsRelease("PRETTY_NAME=\"\"\n"));
        QVERIFY(!results::parseOsRelease(""));
    }

    void theProcessorIsTheFirstModelName()
    {
        QCOMPARE(results::parseCpuModel("processor\t: 0\nmodel\t\t: 1\nmodel name\t: Some CPU @ 3: GHz\n"
                                        "model name\t: Another\n")
                     .value(),
                 std::string("Some CPU @ 3: GHz"));
        QVERIFY(!results::parseCpuModel("processor : 0\n"));
    }

    void datesAreWrittenInUtc()
    {
        using namespace std::chrono;
        QCOMPARE(results::isoUtc(sys_seconds{}), std::string("1970-01-01T00:00:00Z"));
        QCOMPARE(results::isoUtc(sys_days{year{2024} / February / 29} + 23h + 59min + 59s),
                 std::string("2024-02-29T23:59:59Z"));
    }

    void theEnvironmentOfThisProcessKnowsItsVersionAndDate()
    {
        const auto environment = results::captureEnvironment();
        QVERIFY(!environment.programVersion.empty());
        QVERIFY(environment.node);
        QVERIFY(environment.date.time_since_epoch().count() > 0);
    }

    void variablesThatChangeCodeThreadsOrDevicesAreRecorded_data()
    {
        QTest::addColumn<bool>("recorded");
        for (const auto* name : {"POCL_MAX_PTHREAD_COUNT", "POCL_EXTRA_BUILD_FLAGS", "CUDA_VISIBLE_DEVICES",
                                 "CUDA_LAUNCH_BLOCKING", "OCL_ICD_VENDORS", "NVIDIA_VISIBLE_DEVICES",
                                 "ROCR_VISIBLE_DEVICES", "OMP_NUM_THREADS", "TBB_VERSION", "KMP_AFFINITY"})
            QTest::newRow(name) << true;
        // Any other variable may be a secret; and the programs in a cache were compiled in any case.
        for (const auto* name : {"PATH", "HOME", "AWS_SECRET_ACCESS_KEY", "GITHUB_TOKEN", "MY_OMP_TOKEN",
                                 "POCL_CACHE_DIR", "CUDA_CACHE_PATH", "SSH_AUTH_SOCK"})
            QTest::newRow(name) << false;
    }
    void variablesThatChangeCodeThreadsOrDevicesAreRecorded()
    {
        QFETCH(bool, recorded);
        const std::string name = QTest::currentDataTag();
        QCOMPARE(results::isRecorded(name), recorded);
        qputenv(name.c_str(), qgetenv(name.c_str()) + "=x");
        const auto variables = results::captureEnvironment().variables.value();
        QCOMPARE(variables.contains(name), recorded);
        if (recorded)
            QVERIFY(variables.at(name).ends_with("=x"));
    }
};

SORTSCOPE_TEST(EnvironmentTest)
#include "environmenttest.moc"
