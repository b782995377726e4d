// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/fleet.h"

#include "core/results/row/jobresult.h"
#include "tests/support/fleetresults.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

using namespace sortscope;
using results::FleetReport;
using results::Standing;
using tests::nodeName;
using tests::simulate;
using tests::SimulatedFleet;

namespace {

constexpr unsigned kSeeds = 10;

QStringList namedIn(const FleetReport& report)
{
    QStringList named;
    for (const auto& device : report.devices) {
        if (results::isNamed(device))
            named << QString::fromStdString(device.info.node.value_or(""));
    }
    return named;
}

QString node(std::size_t index)
{
    return QString::fromStdString(nodeName(index));
}

/// Lets `change` change the results of one machine.
template <typename Change>
void changeMachine(results::ComparedSet& set, std::size_t machine, Change change)
{
    for (auto& stored : set.jobs) {
        if (stored.result->spec.device.node != nodeName(machine))
            continue;
        auto changed = std::make_shared<results::JobResult>(*stored.result);
        change(*changed);
        stored.result = std::move(changed);
    }
}

} // namespace

class FleetTest : public QObject {
    Q_OBJECT

private slots:
    void oneSlowedCardOfManyIsNamedAndNoOther_data()
    {
        QTest::addColumn<double>("slowness");
        QTest::addColumn<int>("standing");
        QTest::newRow("slower") << 1.21 << static_cast<int>(Standing::Slower);
        QTest::newRow("a little slower") << 1.08 << static_cast<int>(Standing::Slower);
        QTest::newRow("faster") << 0.85 << static_cast<int>(Standing::Faster);
    }
    void oneSlowedCardOfManyIsNamedAndNoOther()
    {
        QFETCH(double, slowness);
        QFETCH(int, standing);
        for (unsigned seed = 1; seed <= kSeeds; ++seed) {
            SimulatedFleet fleet{.jobs = 20, .seed = seed};
            fleet.slowness = [&](std::size_t machine, std::size_t) { return machine == 16 ? slowness : 1.0; };
            const auto report = results::fleet(simulate(fleet));
            QCOMPARE(namedIn(report), QStringList{node(16)});
            const auto& card = report.devices.at(16);
            QCOMPARE(static_cast<int>(*card.standing), standing);
            QCOMPARE(card.judged, std::size_t{20});
            QVERIFY(card.slower + card.faster >= 18);
            QVERIFY(std::abs(*card.outlierRatio / slowness - 1) < 0.01);
            QVERIFY(card.medianInterval->low < *card.medianRatio);
        }
    }

    void aSessionOfSixtyFourMachinesAndAHundredJobsIsJudgedWhole()
    {
        SimulatedFleet fleet;
        fleet.slowness = [](std::size_t machine, std::size_t) { return machine == 40 ? 1.3 : 1.0; };
        const auto report = results::fleet(simulate(fleet));
        QCOMPARE(report.groups.size(), std::size_t{100});
        QCOMPARE(report.devices.size(), std::size_t{64});
        QCOMPARE(report.rows.size(), std::size_t{6400});
        QCOMPARE(namedIn(report), QStringList{node(40)});
        QCOMPARE(report.devices.at(40).slower, std::size_t{100});
    }

    void inAnEvenFleetNoCardIsNamed_data()
    {
        QTest::addColumn<int>("machines");
        QTest::addColumn<double>("noise");
        for (const int machines : {5, 6, 8, 16, 64}) {
            QTest::addRow("%d quiet ones", machines) << machines << 0.002;
            QTest::addRow("%d with usual noise", machines) << machines << 0.01;
            QTest::addRow("%d noisy ones", machines) << machines << 0.08;
        }
    }
    void inAnEvenFleetNoCardIsNamed()
    {
        QFETCH(int, machines);
        QFETCH(double, noise);
        int named = 0;
        int outliers = 0;
        int rows = 0;
        for (unsigned seed = 1; seed <= kSeeds; ++seed) {
            const auto report = results::fleet(simulate({.machines = static_cast<std::size_t>(machines),
                                                         .jobs = 10,
                                                         .noise = noise,
                                                         .cardNoise = noise,
                                                         .seed = seed}));
            named += static_cast<int>(namedIn(report).size());
            for (const auto& row : report.rows) {
                rows += row.standing ? 1 : 0;
                outliers += row.standing.value_or(Standing::Alike) != Standing::Alike ? 1 : 0;
            }
        }
        QCOMPARE(named, 0);
        QVERIFY(rows > 0);
        QVERIFY2(outliers <= static_cast<int>(kSeeds) / 2, qPrintable(QString::number(outliers)));
    }

    void threeSlowCardsOfTenAreNamed()
    {
        SimulatedFleet fleet{.machines = 10, .jobs = 20};
        fleet.slowness = [](std::size_t machine, std::size_t) { return machine < 3 ? 1.4 : 1.0; };
        QCOMPARE(namedIn(results::fleet(simulate(fleet))), (QStringList{node(0), node(1), node(2)}));
    }

    void aSlowCardOfFiveIsNamed()
    {
        for (unsigned seed = 1; seed <= kSeeds; ++seed) {
            SimulatedFleet fleet{.machines = 5, .jobs = 12, .seed = seed};
            fleet.slowness = [](std::size_t machine, std::size_t) { return machine == 2 ? 1.21 : 1.0; };
            QCOMPARE(namedIn(results::fleet(simulate(fleet))), QStringList{node(2)});
        }
    }

    void aCardThatIsSlowInAThirdOfItsJobsIsNamedWithThem()
    {
        SimulatedFleet fleet{.machines = 16, .jobs = 30};
        fleet.slowness = [](std::size_t machine, std::size_t job) {
            return machine == 5 && job % 3 == 0 ? 1.5 : 1.0;
        };
        const auto report = results::fleet(simulate(fleet));
        QCOMPARE(namedIn(report), QStringList{node(5)});
        QCOMPARE(report.devices.at(5).slower, std::size_t{10});
        QVERIFY(std::abs(*report.devices.at(5).medianRatio - 1) < 0.02);
        QVERIFY(*report.devices.at(5).outlierRatio > 1.4);
    }

    void aSingleOutlyingRowIsMarkedAndNamesNoCard()
    {
        for (const std::size_t jobs : {1U, 2U, 20U}) {
            SimulatedFleet fleet{.machines = 16, .jobs = jobs};
            fleet.slowness = [](std::size_t machine, std::size_t job) {
                return machine == 5 && job == 0 ? 3.0 : 1.0;
            };
            const auto report = results::fleet(simulate(fleet));
            QCOMPARE(report.devices.at(5).slower, std::size_t{1});
            QCOMPARE(namedIn(report), QStringList());
            QCOMPARE(report.devices.at(5).standing.has_value(), jobs > 1);
        }
    }

    void anUncertainRowNeedsALargerDifference()
    {
        SimulatedFleet fleet{.machines = 16, .jobs = 4};
        fleet.slowness = [](std::size_t machine, std::size_t) { return machine == 5 ? 1.2 : 1.0; };
        auto set = simulate(fleet);
        QCOMPARE(namedIn(results::fleet(set)), QStringList{node(5)});
        // The medians stay, but the replicates contradict each other.
        changeMachine(set, 5, [](results::JobResult& result) {
            for (auto& sample : result.replicates[0].samples)
                sample.wallNs = sample.wallNs * 8 / 10;
            for (auto& sample : result.replicates[2].samples)
                sample.wallNs = sample.wallNs * 12 / 10;
        });
        QCOMPARE(namedIn(results::fleet(set)), QStringList());
    }

    void fewerThanFiveMachinesHaveNoVerdict()
    {
        for (const std::size_t machines : {1U, 2U, 4U}) {
            SimulatedFleet fleet{.machines = machines, .jobs = 10};
            fleet.slowness = [](std::size_t machine, std::size_t) { return machine == 0 ? 2.0 : 1.0; };
            const auto report = results::fleet(simulate(fleet));
            QCOMPARE(report.rows.size(), machines * 10);
            for (const auto& row : report.rows) {
                QVERIFY(!row.standing && row.ratio && !row.chance);
                QVERIFY(QString::fromStdString(row.reason).contains("needs 5 devices"));
            }
            for (const auto& device : report.devices)
                QVERIFY(!device.standing && device.judged == 0);
        }
    }

    void rowsThatCompareWouldNotJudgeAreNotJudged()
    {
        SimulatedFleet fleet{.machines = 8, .jobs = 3};
        fleet.slowness = [](std::size_t machine, std::size_t) { return machine < 4 ? 2.0 : 1.0; };
        auto set = simulate(fleet);
        changeMachine(set, 0, [](results::JobResult& result) {
            result.warnings = {results::Warning::HardwareSlowdown};
        });
        changeMachine(set, 1, [](results::JobResult& result) { result.replicates.resize(2); });
        changeMachine(set, 2, [](results::JobResult& result) {
            result.status = results::Status::Failed;
            result.reason = "it crashed";
        });
        const auto report = results::fleet(set);
        const auto reasonOf = [&](std::size_t device) {
            return QString::fromStdString(
                std::ranges::find(report.rows, device, &results::FleetRow::device)->reason);
        };
        QCOMPARE(reasonOf(0), "it is of poor quality: the hardware held the clock down");
        QCOMPARE(reasonOf(1), "a verdict needs 3 replicates; it has 2");
        QCOMPARE(reasonOf(2), "failed: it crashed");
        QCOMPARE(report.devices.at(0).flaws, std::vector{results::Flaw::HardwareSlowdown});
        // The figures of these devices do not count for the median either.
        QCOMPARE(report.groups.at(0).devices, std::size_t{5});
        QVERIFY(std::abs(*report.groups.at(0).medianNs / 1e6 - 1) < 0.05);
        QVERIFY(report.rows.at(3).standing == Standing::Slower);
    }

    void timesOfAnotherClockThanThatOfMostAreLeftOut()
    {
        auto set = simulate({.machines = 8, .jobs = 2});
        for (std::size_t machine = 0; machine < 8; ++machine)
            changeMachine(set, machine, [&](results::JobResult& result) {
                for (auto& replicate : result.replicates) {
                    for (auto& sample : replicate.samples) {
                        sample.deviceClock = machine == 3 ? backend::Clock::CudaEvent : backend::Clock::Cupti;
                        sample.kernelSumNs = sample.wallNs;
                    }
                }
            });
        const auto report = results::fleet(set, {.metric = results::Metric::KernelSum});
        QCOMPARE(report.rows.at(3).reason,
                 std::string("it was timed by cuda-event, but most were timed by cupti"));
        QVERIFY(!report.rows.at(3).standing && !report.rows.at(3).ratio);
        QVERIFY(report.rows.at(4).standing == Standing::Alike);
    }

    void aDifferenceWithinTheMarginIsNone()
    {
        SimulatedFleet fleet{.machines = 16, .jobs = 20, .noise = 0.0005, .cardNoise = 0.0005};
        fleet.slowness = [](std::size_t machine, std::size_t) { return machine == 1 ? 1.04 : 1.0; };
        QCOMPARE(namedIn(results::fleet(simulate(fleet))), QStringList());
        fleet.slowness = [](std::size_t machine, std::size_t) { return machine == 1 ? 1.21 : 1.0; };
        QCOMPARE(namedIn(results::fleet(simulate(fleet), {.margin = 0.25})), QStringList());
        QCOMPARE(namedIn(results::fleet(simulate(fleet), {.margin = 0.1})), QStringList{node(1)});
    }

    void devicesOfOtherKindsAndOtherWorkAreGroupsOfTheirOwn()
    {
        auto set = simulate({.machines = 10, .jobs = 1});
        changeMachine(set, 0, [](results::JobResult& result) { result.spec.device.name = "NVIDIA H100"; });
        changeMachine(set, 1, [](results::JobResult& result) {
            result.spec.device.backend = backend::BackendKind::OpenCl;
        });
        changeMachine(set, 2, [](results::JobResult& result) { result.spec.workload.seed = 2; });
        // One of several cards of a machine counts like any other card.
        changeMachine(set, 3, [](results::JobResult& result) { result.spec.device.number = 1; });
        const auto report = results::fleet(set);
        QCOMPARE(report.groups.size(), std::size_t{4});
        QCOMPARE(report.groups.back().devices, std::size_t{7});
    }

    void ofAJobThatRanTwiceOnADeviceTheLastCounts()
    {
        auto set = simulate({.machines = 6, .jobs = 1});
        auto again = std::make_shared<results::JobResult>(*set.jobs.front().result);
        again->spec.id = 100;
        set.jobs.push_back({.run = 1, .finished = true, .result = again});
        const auto report = results::fleet(set);
        QCOMPARE(report.rows.size(), std::size_t{6});
        QCOMPARE(report.rows.front().result->spec.id, 100);
    }

    void aDeviceSaysWhatItHasOtherwiseThanMost()
    {
        auto set = simulate({.machines = 8, .jobs = 3, .oldDriver = 6});
        set.runs.at(2).environment.kernel = "Linux 5.10";
        for (std::size_t machine = 0; machine < 8; ++machine)
            changeMachine(set, machine, [&](results::JobResult& result) {
                for (auto& replicate : result.replicates)
                    replicate.samples.front().smClockBeforeMhz = machine == 6 ? 1410 : 1980;
            });
        const auto report = results::fleet(set);
        for (std::size_t machine = 0; machine < 8; ++machine) {
            const auto& device = report.devices.at(machine);
            QCOMPARE(device.differences.size(), std::size_t{machine == 2 || machine == 6 ? 1U : 0U});
            QCOMPARE(results::clockDiffers(device), machine == 6);
        }
        const auto& kernel = report.devices.at(2).differences.front();
        QCOMPARE(results::titleOf(kernel), std::string("kernel"));
        QCOMPARE(results::textOf(kernel.a), std::string("unknown"));
        QCOMPARE(results::textOf(kernel.b), std::string("Linux 5.10"));
        const auto& driver = report.devices.at(6).differences.front();
        QCOMPARE(results::titleOf(driver), std::string("driver of NVIDIA H200 (cuda)"));
        QCOMPARE(results::textOf(driver.a), std::string("580.1"));
        QCOMPARE(*report.devices.at(6).smClockMhz, 1410.0);
        QCOMPARE(*report.devices.at(6).usualSmClockMhz, 1980.0);
    }

    void anEmptySessionIsAnEmptyReport()
    {
        const auto report = results::fleet({});
        QVERIFY(report.groups.empty() && report.rows.empty() && report.devices.empty());
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, FleetTest)
#include "fleettest.moc"
