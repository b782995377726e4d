// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/pinnedbaseline.h"

#include "tests/support/comparedresults.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using measure::Verdict;
using results::PinnedBaseline;
using tests::around;
using tests::resultOf;
using tests::setOf;
using tests::shared;

class PinnedBaselineTest : public QObject {
    Q_OBJECT

private slots:
    void aRowIsHeldAgainstTheRowOfTheSameWork()
    {
        const PinnedBaseline baseline(setOf({resultOf(around(1000)), resultOf(around(500), 64)}, "before"));
        QCOMPARE(QString::fromStdString(baseline.name()), QStringLiteral("before"));
        const auto pair = baseline.against(shared(resultOf(around(2000))));
        QVERIFY(pair);
        QCOMPARE(pair->a->spec.workload.size, std::size_t{1024});
        QCOMPARE(pair->ratio.value(), 2.0);
        QVERIFY(pair->verdict == Verdict::Slower);
    }

    void anyRowCanBePinned()
    {
        const auto row = shared(resultOf(around(1000)));
        const auto larger = shared(resultOf(around(3000), 4096));
        auto faster = resultOf(around(500));
        faster.spec.id = 7;
        faster.spec.variant.algorithm = "another-sort";
        faster.spec.device.id = "cuda:1";
        const PinnedBaseline baseline("one", row, std::vector{row, larger, shared(faster)});
        QCOMPARE(QString::fromStdString(baseline.name()), QStringLiteral("one"));
        QVERIFY(baseline.own());
        QVERIFY(baseline.holds(*row));
        const auto pair = baseline.against(shared(faster));
        QVERIFY(pair);
        QCOMPARE(pair->ratio.value(), 0.5);
        // Rows of another size are held against the pinned variant there.
        faster.spec.workload.size = 4096;
        QCOMPARE(baseline.counterpartOf(faster), larger);
        faster.spec.workload.size = 512;
        QVERIFY(!baseline.counterpartOf(faster));
    }

    void itSaysWhatComparingBothSetsSays()
    {
        const auto before = resultOf(around(1000));
        const auto after = resultOf(around(700));
        const auto report = results::compare(setOf({before}), setOf({after}));
        const auto pair = PinnedBaseline(setOf({before})).against(shared(after));
        QVERIFY(pair);
        QCOMPARE(pair->ratio, report.pairs.at(0).ratio);
        QCOMPARE(pair->ratioInterval->low, report.pairs.at(0).ratioInterval->low);
        QVERIFY(pair->verdict == report.pairs.at(0).verdict);
    }

    void anotherSizeDeviceOrParameterHasNoCounterpart()
    {
        const PinnedBaseline baseline(setOf({resultOf(around(1000))}));
        QVERIFY(!baseline.against(shared(resultOf(around(1000), 2048))));
        auto other = resultOf(around(1000));
        other.spec.device.name = "another GPU";
        QVERIFY(!baseline.against(shared(other)));
        other = resultOf(around(1000));
        other.spec.variant.parameters["work-group-size"] = std::int64_t{64};
        QVERIFY(!baseline.against(shared(other)));
    }

    void aDeviceOfTheSameModelElsewhereIsACounterpart()
    {
        const PinnedBaseline baseline(setOf({resultOf(around(1000))}));
        auto elsewhere = resultOf(around(1000));
        elsewhere.spec.device.node = "another machine";
        QVERIFY(baseline.against(shared(elsewhere)));
    }

    void itsOwnRowsAreNotHeldAgainstThemselves()
    {
        auto row = resultOf(around(1000));
        row.spec.id = 1;
        auto later = row;
        later.spec.id = 7;
        const PinnedBaseline own(setOf({row}), true);
        QVERIFY(own.holds(row));
        QVERIFY(!own.against(shared(row)));
        QVERIFY(!own.holds(later));
        QVERIFY(own.against(shared(later)));
        // In another session, the same id names another job.
        const PinnedBaseline other(setOf({row}));
        QVERIFY(!other.holds(row));
        QVERIFY(other.against(shared(row)));
    }
};

SORTSCOPE_TEST(PinnedBaselineTest)
#include "pinnedbaselinetest.moc"
