// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope::tests;

class EnergyTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const QStringList m_run{"run",    "--device", "cpu",       "--algorithm", "std-sort",
                            "--size", "2^12",     "--samples", "2",           "--energy"};

private slots:
    void init() { qputenv("SORTSCOPE_POWERCAP", m_folder.filePath("none").toUtf8()); }
    void cleanup() { qunsetenv("SORTSCOPE_POWERCAP"); }

    void aMachineWithoutACounterHasItsTimesAndSaysWhyNoEnergy()
    {
        const auto result = runCli(m_run);
        QCOMPARE(result.exitStatus, 0);
        QVERIFY2(result.out.contains("No energy of std-sort on "), qPrintable(result.out));
        QVERIFY(result.out.contains("has no counter of a processor's energy (RAPL)"));
        QVERIFY(!result.out.contains("nJ/key"));
    }

    void theDocumentHasTheReason()
    {
        const auto result = runCli(m_run + QStringList{"--format", "json"});
        const auto job = result.json().at("jobs").at(0);
        QCOMPARE(job.at("status").get<std::string>(), std::string("ok"));
        QVERIFY(job.at("wanted_energy").get<bool>());
        QVERIFY(job.at("energy_summary").is_null() && job.at("energy").empty());
        const auto reason = job.at("no_energy_reason").get<std::string>();
        QVERIFY2(reason.find("RAPL") != std::string::npos, reason.c_str());
    }

    void aCounterThatStandsStillIsToldSo()
    {
        const auto zone = m_folder.filePath("still/intel-rapl:0");
        QVERIFY(QDir().mkpath(zone));
        for (const auto& [name, text] : {std::pair("name", "package-0\n"), std::pair("energy_uj", "5\n"),
                                         std::pair("max_energy_range_uj", "1000\n")}) {
            QFile file(zone + '/' + name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        }
        qputenv("SORTSCOPE_POWERCAP", m_folder.filePath("still").toUtf8());
        const auto result = runCli(m_run);
        QVERIFY2(result.out.contains("the counter of the device's energy stands still"),
                 qPrintable(result.out));
    }

    void aSessionKeepsTheReason()
    {
        const auto session = m_folder.filePath("kept.sortscope");
        QCOMPARE(runCli(m_run + QStringList{"--session", session}).exitStatus, 0);
        const auto shown = runCli({"sessions", "show", session});
        QVERIFY2(shown.out.contains("No energy of std-sort"), qPrintable(shown.out));
    }

    void theHelpNamesTheOption() { QVERIFY(runCli({"run", "--help"}).out.contains("--energy")); }
};

SORTSCOPE_TEST_WITH(QCoreApplication, EnergyTest)
#include "energytest.moc"
