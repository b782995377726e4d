// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/rapl.h"

#include "core/backend/error.h"
#include "tests/support/testprogram.h"

#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using backend::grownBy;

namespace {

/// A folder as Linux has it in /sys/class/powercap.
class Powercap {
public:
    void add(const QString& zone, const QString& name, quint64 microjoules, quint64 highest)
    {
        QDir(m_folder.path()).mkpath(zone);
        write(zone + "/name", name);
        write(zone + "/max_energy_range_uj", QString::number(highest));
        set(zone, microjoules);
    }
    void set(const QString& zone, quint64 microjoules)
    {
        write(zone + "/energy_uj", QString::number(microjoules));
    }
    QString file(const QString& zone) const { return m_folder.filePath(zone + "/energy_uj"); }
    std::filesystem::path path() const { return m_folder.path().toStdString(); }

private:
    void write(const QString& name, const QString& text)
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8() + '\n');
    }

    QTemporaryDir m_folder;
};

std::string refusalOf(const std::filesystem::path& folder)
{
    try {
        backend::openRapl(folder)->microjoules();
    } catch (const backend::Unsupported& error) {
        return error.what();
    }
    return {};
}

bool contains(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

class RaplTest : public QObject {
    Q_OBJECT

private slots:
    void aCounterThatBeginsAgainHasGrown()
    {
        QCOMPARE(grownBy(10, 25, 100), std::uint64_t{15});
        QCOMPARE(grownBy(90, 5, 100), std::uint64_t{15});
        QCOMPARE(grownBy(7, 7, 100), std::uint64_t{0});
    }

    void thePackagesOfAMachineAreAddedUpAcrossTheEndsOfTheirRanges()
    {
        Powercap powercap;
        powercap.add("intel-rapl:0", "package-0", 262'143'000'000, 262'143'328'850);
        powercap.add("intel-rapl:1", "package-1", 1'000, 262'143'328'850);
        const auto counter = backend::openRapl(powercap.path());
        QVERIFY(counter->source() == backend::EnergySource::Rapl);
        const auto before = counter->microjoules();
        powercap.set("intel-rapl:0", 671'150);
        powercap.set("intel-rapl:1", 2'001'000);
        QCOMPARE(counter->microjoules() - before, std::uint64_t{1'000'000 + 2'000'000});
        powercap.set("intel-rapl:0", 671'160);
        QCOMPARE(counter->microjoules() - before, std::uint64_t{3'000'010});
    }

    void partsOfAPackageAndTheWholeMachineDoNotCountTwice()
    {
        Powercap powercap;
        powercap.add("intel-rapl:0", "package-0", 0, 1'000'000);
        powercap.add("intel-rapl:0:0", "core", 0, 1'000'000);
        powercap.add("intel-rapl:1", "psys", 0, 1'000'000);
        const auto counter = backend::openRapl(powercap.path());
        for (const auto* zone : {"intel-rapl:0", "intel-rapl:0:0", "intel-rapl:1"})
            powercap.set(zone, 500);
        QCOMPARE(counter->microjoules(), std::uint64_t{500});
    }

    void aMachineWithoutCountersIsToldSo()
    {
        const auto missing = refusalOf("/nonexistent/powercap");
        QVERIFY2(contains(missing, "/nonexistent/powercap has no counter") && contains(missing, "RAPL"),
                 missing.c_str());
        Powercap powercap;
        powercap.add("intel-rapl:0", "psys", 0, 10);
        QVERIFY(contains(refusalOf(powercap.path()), "has no counter"));
    }

    void aCounterOfRootAloneSaysHowToOpenIt()
    {
        if (::geteuid() == 0)
            QSKIP("root may read every file");
        Powercap powercap;
        powercap.add("intel-rapl:0", "package-0", 5, 10);
        QFile::setPermissions(powercap.file("intel-rapl:0"), {});
        const auto refusal = refusalOf(powercap.path());
        QVERIFY2(contains(refusal, "root alone") && contains(refusal, "chmod a+r"), refusal.c_str());
    }

    void aCounterThatHoldsNoNumberIsNamed()
    {
        Powercap powercap;
        powercap.add("intel-rapl:0", "package-0", 5, 10);
        QFile file(powercap.file("intel-rapl:0"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("what\n");
        file.close();
        const auto refusal = refusalOf(powercap.path());
        QVERIFY2(contains(refusal, "energy_uj holds no whole number"), refusal.c_str());
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, RaplTest)
#include "rapltest.moc"
