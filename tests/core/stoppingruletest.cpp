// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/stoppingrule.h"

#include <QtTest>

using namespace sortscope::measure;
using namespace std::chrono_literals;

class StoppingRuleTest : public QObject {
    Q_OBJECT

private slots:
    void aFixedPlanStopsAtItsCountWhateverTheNoise()
    {
        StoppingRule rule(fixedPlan(7));
        for (int i = 0; i < 7; ++i) {
            QVERIFY(!rule.reason());
            rule.add(1ms * (1 + i % 3), 1h);
        }
        QVERIFY(rule.reason() == StopReason::SampleCount);
    }

    void steadySamplesStopAtTheMinimum()
    {
        SamplingPlan plan = planFor(Preset::Standard);
        StoppingRule rule(plan);
        std::size_t taken = 0;
        while (!rule.reason()) {
            rule.add(1ms, 1ms);
            ++taken;
        }
        QVERIFY(rule.reason() == StopReason::NoiseReached);
        QCOMPARE(taken, plan.minimumSamples);
    }

    void noisySamplesStopAtTheTimeLimit()
    {
        SamplingPlan plan = planFor(Preset::Quick);
        StoppingRule rule(plan);
        for (std::size_t i = 0; i < plan.minimumSamples; ++i)
            rule.add(1ms * (1 + i), plan.timeLimit);
        QVERIFY(rule.reason() == StopReason::TimeLimit);
    }

    void noiseThatNoLongerMovesStops()
    {
        SamplingPlan plan = planFor(Preset::Rigorous);
        StoppingRule rule(plan);
        std::size_t taken = 0;
        while (!rule.reason()) {
            rule.add(10ms + 1ms * (taken * 7 % 11), 1ms);
            ++taken;
        }
        QVERIFY(rule.reason() == StopReason::NoiseStable);
        QVERIFY(taken < plan.maximumSamples);
    }

    void noiseIsRelative()
    {
        StoppingRule rule(fixedPlan(100));
        QVERIFY(!rule.noise());
        for (const auto wall : {90ns, 100ns, 110ns})
            rule.add(wall, 0ns);
        QVERIFY(qAbs(rule.noise().value() - 0.14826) < 1e-9);
    }
};

QTEST_APPLESS_MAIN(StoppingRuleTest)
#include "stoppingruletest.moc"
