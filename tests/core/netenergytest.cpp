// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/netenergy.h"

#include "tests/support/testprogram.h"

#include <QTest>

#include <cmath>
#include <random>
#include <vector>

using namespace sortscope;
using measure::EnergySpan;
using measure::EnergyStretch;
using measure::NetEnergy;
using measure::NoEnergy;

namespace {

/// A device whose true figures are known: a run draws `runWatts` for `runNs`, a restore `restoreWatts`, and
/// the idle device `idleWatts`.
struct Device {
    double idleWatts = 70;
    double runWatts = 400;
    double restoreWatts = 300;
    double runNs = 450'000;
    double restoreNs = 50'000;
    /// The noise of a stretch's power as a share of it, and what the idle power changes by around the runs.
    double noise = 0;
    double idleDrift = 0;

    double trueMicrojoules() const { return (runWatts - idleWatts) * runNs / 1000; }
};

EnergyStretch stretchOf(const Device& device, std::mt19937& random)
{
    std::normal_distribution<double> noise(1, device.noise);
    const auto seconds = [](double count) { return 1e9 * count; };
    const auto both = device.runNs + device.restoreNs;
    const auto bothWatts =
        (device.runWatts * device.runNs + device.restoreWatts * device.restoreNs) / both * noise(random);
    const auto idle = [&](double watts) {
        return EnergySpan{0, std::llround(seconds(1)), std::llround(watts * 1e6)};
    };
    const auto busy = [&](double watts, double eachNs) {
        return EnergySpan{seconds(3) / eachNs, std::llround(seconds(3)), std::llround(watts * 3e6)};
    };
    return {idle(device.idleWatts * noise(random)), busy(bothWatts, both),
            busy(device.restoreWatts * noise(random), device.restoreNs),
            idle((device.idleWatts + device.idleDrift) * noise(random))};
}

std::vector<EnergyStretch> stretchesOf(const Device& device, std::size_t count, std::mt19937& random)
{
    std::vector<EnergyStretch> stretches;
    for (std::size_t i = 0; i < count; ++i)
        stretches.push_back(stretchOf(device, random));
    return stretches;
}

bool isNear(double value, double expected)
{
    return std::abs(value / expected - 1) < 1e-5;
}

} // namespace

class NetEnergyTest : public QObject {
    Q_OBJECT

private slots:
    void idlePowerAndRestoresAreTakenOff()
    {
        std::mt19937 random(1);
        const Device device;
        const auto answer = measure::netEnergyOf(stretchesOf(device, 3, random));
        const auto& net = std::get<NetEnergy>(answer);
        QVERIFY(isNear(net.microjoules, device.trueMicrojoules()));
        QVERIFY(isNear(net.watts, 330));
        QVERIFY(isNear(net.idleWatts, 70));
        QVERIFY(isNear(net.interval.low, net.interval.high));
    }

    void fewerThanThreeStretchesHaveNoFigure()
    {
        std::mt19937 random(1);
        const auto answer = measure::netEnergyOf(stretchesOf({}, 2, random));
        QVERIFY(std::get<NoEnergy>(answer) == NoEnergy::TooFewStretches);
        QVERIFY(std::get<NoEnergy>(measure::netEnergyOf({})) == NoEnergy::TooFewStretches);
    }

    void theIntervalCoversTheTruthAsOftenAsItSays()
    {
        std::mt19937 random(2);
        const Device device{.noise = 0.02};
        constexpr int kTrials = 2000;
        int covered = 0;
        for (int trial = 0; trial < kTrials; ++trial) {
            const auto answer = measure::netEnergyOf(stretchesOf(device, 3, random));
            const auto* net = std::get_if<NetEnergy>(&answer);
            const auto truth = device.trueMicrojoules();
            covered += net != nullptr && net->interval.low <= truth && truth <= net->interval.high ? 1 : 0;
        }
        QVERIFY2(covered >= kTrials * 95 / 100, qPrintable(QString::number(covered)));
    }

    void aDriftOfTheIdlePowerWidensTheInterval()
    {
        std::mt19937 random(1);
        const auto answer = measure::netEnergyOf(stretchesOf({.idleDrift = 40}, 3, random));
        const auto& net = std::get<NetEnergy>(answer);
        QVERIFY(isNear(net.wattsInterval.high - net.wattsInterval.low, 40));
        QVERIFY(net.interval.low < Device().trueMicrojoules()
                && Device().trueMicrojoules() < net.interval.high * 1.0001);
    }

    void anEnergyBelowItsUncertaintyIsNoFigure()
    {
        std::mt19937 random(3);
        const Device faint{.runWatts = 71, .restoreWatts = 71, .noise = 0.05};
        const auto answer = measure::netEnergyOf(stretchesOf(faint, 3, random));
        QVERIFY(std::get<NoEnergy>(answer) == NoEnergy::BelowUncertainty);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, NetEnergyTest)
#include "netenergytest.moc"
