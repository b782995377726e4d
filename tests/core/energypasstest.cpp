// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/error.h"
#include "core/export/csv.h"
#include "core/plan/expand.h"
#include "core/plan/runrequest.h"
#include "core/plan/timeneed.h"
#include "core/results/judge/rowenergy.h"
#include "tests/support/fakebackend.h"
#include "tests/support/recordingsink.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using namespace std::chrono_literals;

namespace {

/// Counts 10 W, and 50 µJ for each launch, in steps of 20 ms.
class WorkCounter : public backend::EnergyCounter {
public:
    explicit WorkCounter(std::shared_ptr<std::atomic<std::int64_t>> launches)
        : m_launches(std::move(launches))
    {}
    backend::EnergySource source() const override { return backend::EnergySource::Nvml; }
    std::uint64_t microjoules() override
    {
        const auto steps = std::chrono::steady_clock::now().time_since_epoch() / 20ms;
        if (steps != m_steps) {
            m_steps = steps;
            m_counted = static_cast<std::uint64_t>(200'000 * steps + 50 * m_launches->load());
        }
        return m_counted;
    }

private:
    std::shared_ptr<std::atomic<std::int64_t>> m_launches;
    std::int64_t m_steps = 0;
    std::uint64_t m_counted = 0;
};

std::vector<results::JobSpec> jobsFor(const backend::Inventory& inventory, std::size_t replicates)
{
    plan::RunRequest request;
    request.devices = {"opencl:0"};
    request.algorithms = {"bitonic"};
    request.sizes = {256};
    request.sampling = measure::fixedPlan(3);
    request.sampling.warmUpTime = 0ns;
    request.sampling.replicates = replicates;
    request.energy = true;
    return plan::expand(request, inventory);
}

results::JobResult rowWith(std::size_t stretches)
{
    results::JobResult row;
    row.spec.energy = true;
    row.spec.workload.size = 1000;
    row.verifiedRuns = 1;
    // A run takes 40 µs and 40 W, a restore 10 µs and 20 W, and the idle device 10 W.
    const measure::EnergyStretch stretch{{0, 1'000'000'000, 10'000'000},
                                         {20'000, 1'000'000'000, 36'000'000},
                                         {100'000, 1'000'000'000, 20'000'000},
                                         {0, 1'000'000'000, 10'000'000}};
    row.energy.assign(stretches, {backend::EnergySource::Nvml, stretch});
    return row;
}

} // namespace

class EnergyPassTest : public QObject {
    Q_OBJECT

private slots:
    void aRowHasTheEnergyOfItsRunsForEachKey()
    {
        const auto energy = results::energyOf(rowWith(3));
        QVERIFY(energy.has_value());
        QVERIFY(qAbs(energy->njPerKey - 1200) < 1e-6); // 40 µs of 30 W are 1.2 mJ
        QVERIFY(qAbs(energy->watts - 30) < 1e-9);
        QVERIFY(qAbs(energy->idleWatts - 10) < 1e-9);
        QVERIFY(results::noEnergyReason(rowWith(3)).empty());
    }

    void aRowWithoutAFigureSaysWhy()
    {
        QVERIFY(!results::energyOf(rowWith(2)));
        QVERIFY(results::noEnergyReason(rowWith(2)).find("2 of the 3 stretches") != std::string::npos);
        auto refused = rowWith(0);
        refused.energyRefusal = "nobody counts";
        QCOMPARE(results::noEnergyReason(refused), std::string("nobody counts"));
        auto faint = rowWith(3);
        faint.energy[1].stretch.runs.microjoules /= 2;
        QVERIFY(results::noEnergyReason(faint).find("below its uncertainty") != std::string::npos);
        refused.spec.energy = false;
        QVERIFY(results::noEnergyReason(refused).empty());
    }

    void theStretchesOfReplicatesAreOneRows()
    {
        auto row = rowWith(1);
        results::appendReplicates(row, rowWith(1));
        results::appendReplicates(row, rowWith(1));
        QVERIFY(results::energyOf(row).has_value());
    }

    void theCsvHasFiguresAndReasons()
    {
        const auto row = std::make_shared<results::JobResult>(rowWith(3));
        const auto none = std::make_shared<results::JobResult>(rowWith(1));
        const std::vector<results::ResultPointer> rows{row, none};
        const auto csv = exports::jobsCsv(rows, results::Environment());
        QVERIFY(csv.find("energy_nj_per_key") != std::string::npos);
        QVERIFY2(csv.find(",nvml,\r\n") != std::string::npos, csv.c_str());
        QVERIFY(csv.find("it has 1 of the 3 stretches") != std::string::npos);
    }

    void countingTakesTimeThatAPlanForesees()
    {
        const auto inventory = tests::fakeInventory();
        auto with = jobsFor(inventory, 3);
        auto without = with;
        without.front().energy = false;
        QVERIFY(plan::likelyTime(with) - plan::likelyTime(without) == 24s);
    }

    void aDeviceWithoutACounterHasItsTimesAndAReason()
    {
        const auto inventory = tests::fakeInventory();
        const auto rows = tests::runAll(inventory, jobsFor(inventory, 3));
        QVERIFY(rows.front()->verified() && rows.front()->energy.empty());
        QCOMPARE(results::noEnergyReason(*rows.front()),
                 std::string("nobody counts the energy of this device"));
    }

    void othersOnTheDeviceAreAReason()
    {
        const auto launches = std::make_shared<std::atomic<std::int64_t>>(0);
        tests::FakeBehaviour behaviour;
        behaviour.energy = [launches] { return std::make_unique<WorkCounter>(launches); };
        behaviour.use = [] { return backend::DeviceUse{.otherComputing = 2}; };
        const auto inventory = tests::fakeInventory(behaviour);
        const auto rows = tests::runAll(inventory, jobsFor(inventory, 3));
        QVERIFY(rows.front()->energy.empty());
        QVERIFY(results::noEnergyReason(*rows.front()).starts_with("2 other processes used the device"));
    }

    void runsAndRestoresAreCountedBehindTheSamples()
    {
        const auto launches = std::make_shared<std::atomic<std::int64_t>>(0);
        tests::FakeBehaviour behaviour;
        behaviour.launchTime = 10us;
        behaviour.onLaunch = [launches] { ++*launches; };
        behaviour.energy = [launches] { return std::make_unique<WorkCounter>(launches); };
        const auto inventory = tests::fakeInventory(behaviour);
        const auto rows = tests::runAll(inventory, jobsFor(inventory, 3));
        QCOMPARE(results::sampleCount(*rows.front()), std::size_t{3}); // none of the stretch's runs
        QCOMPARE(rows.front()->energy.size(), std::size_t{1});
        const auto& stretch = rows.front()->energy.front().stretch;
        QVERIFY(stretch.idleBefore.ns >= 1'000'000'000 && stretch.idleAfter.ns >= 1'000'000'000);
        QVERIFY(stretch.runs.ns >= 3'000'000'000 && stretch.restores.ns >= 3'000'000'000);
        // 50 µJ for each of 36 launches, and what the idle device draws.
        const auto idle = 10e-3 * static_cast<double>(stretch.runs.ns);
        const auto ofRun = (static_cast<double>(stretch.runs.microjoules) - idle) / stretch.runs.repetitions;
        QVERIFY2(qAbs(ofRun / 1800 - 1) < 0.05, qPrintable(QString::number(ofRun)));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, EnergyPassTest)
#include "energypasstest.moc"
