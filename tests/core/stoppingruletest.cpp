// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/stoppingrule.h"

#include "tests/support/testprogram.h"

#include <QTest>

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

    void steadySamplesStopOnceTheLeastTimeIsOver()
    {
        const auto plan = planFor(Preset::Standard);
        const auto share = plan.minimumTime / plan.replicates;
        StoppingRule rule(plan);
        for (std::size_t i = 0; i < 2 * plan.minimumSamples; ++i)
            rule.add(1ms, share - 1ns);
        QVERIFY(!rule.reason());
        rule.add(1ms, share);
        QVERIFY(rule.reason() == StopReason::NoiseReached);
    }

    void aReplicateHasItsFewestSamplesUnlessTheLimitIsOver()
    {
        const auto plan = planFor(Preset::Rigorous);
        StoppingRule steady(plan);
        for (std::size_t i = 1; i < plan.minimumSamples; ++i) {
            steady.add(1ms, plan.minimumTime / plan.replicates);
            QVERIFY(!steady.reason());
        }
        steady.add(1ms, plan.minimumTime / plan.replicates);
        QVERIFY(steady.reason() == StopReason::NoiseReached);

        StoppingRule slow(plan);
        slow.add(1min, plan.timeLimit / plan.replicates);
        QVERIFY(slow.reason() == StopReason::TimeLimit);
    }

    void noisySamplesStopAtTheirShareOfTheTimeLimit()
    {
        const auto plan = planFor(Preset::Quick);
        const auto share = plan.timeLimit / plan.replicates;
        StoppingRule rule(plan);
        for (std::size_t i = 0; i < plan.minimumSamples; ++i)
            rule.add(1ms * (1 + i), share - 1ns);
        QVERIFY(!rule.reason());
        rule.add(1ms, share);
        QVERIFY(rule.reason() == StopReason::TimeLimit);
    }

    void noiseThatIsNeverLowStopsAtTheMostSamples()
    {
        const auto plan = planFor(Preset::Quick);
        StoppingRule rule(plan);
        std::size_t taken = 0;
        while (!rule.reason()) {
            rule.add(10ms + 10ms * (taken * 7 % 11), 100ms);
            ++taken;
        }
        QVERIFY(rule.reason() == StopReason::SampleCount);
        QCOMPARE(taken, plan.maximumSamples);
    }

    void noiseIsHalfTheIntervalOfTheMedian()
    {
        StoppingRule rule(fixedPlan(100));
        for (const auto wall : {90ns, 100ns, 110ns, 95ns, 105ns})
            rule.add(wall, 0ns);
        QVERIFY(!rule.noise()); // five samples have no interval
        rule.add(100ns, 0ns);
        QCOMPARE(rule.noise().value(), 0.1);
    }
};

SORTSCOPE_TEST(StoppingRuleTest)
#include "stoppingruletest.moc"
