// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/mapping.h"

#include "core/results/compare/devicepairs.h"
#include "tests/support/comparedresults.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using namespace sortscope::results;
using measure::Verdict;
using tests::around;
using tests::resultOf;
using tests::setOf;

namespace {

constexpr std::int64_t kSecond = 1'000'000;

/// A job of `wall` ns on the card `name` with this number, by this algorithm.
JobResult jobOn(const std::string& name, unsigned number, std::int64_t wall, std::size_t size = 1024,
                const std::string& algorithm = "bitonic")
{
    auto result = resultOf(around(wall), size);
    auto& device = result.spec.device;
    device.id = "cuda:" + std::to_string(number);
    device.name = name;
    device.backend = backend::BackendKind::Cuda;
    device.number = number;
    result.spec.variant.algorithm = algorithm;
    return result;
}

JobPart deviceOf(const std::string& name, unsigned number)
{
    return devicePart(jobOn(name, number, 1).spec);
}

JobPart variantOf(const std::string& algorithm)
{
    return variantPart(jobOn("card", 0, 1, 1024, algorithm).spec);
}

} // namespace

/// What of A is set against what of B, by default and by the user's choice.
class MappingTest : public QObject {
    Q_OBJECT

private slots:
    void anotherModelOfCardIsSetAgainstTheOnlyOne()
    {
        const auto mapped =
            compareBy({}, setOf({jobOn("old", 0, 2 * kSecond)}), setOf({jobOn("new", 0, kSecond)}));
        QCOMPARE(mapped.report.pairs.size(), std::size_t{1});
        QCOMPARE(*mapped.report.pairs.front().ratio, 0.5);
        QVERIFY(mapped.report.pairs.front().acrossDevices);
        QVERIFY(mapped.mapping.at(deviceOf("old", 0)) == deviceOf("new", 0));
    }

    void twoAlgorithmsThatAreAloneAreSetAgainstEachOther()
    {
        const auto mapped = compareBy({}, setOf({jobOn("card", 0, kSecond, 1024, "onesweep")}),
                                      setOf({jobOn("card", 0, 3 * kSecond, 1024, "radix-sort")}));
        QCOMPARE(mapped.report.pairs.size(), std::size_t{1});
        QCOMPARE(*mapped.report.pairs.front().ratio, 3.0);
        QCOMPARE(mapped.report.pairs.front().verdict, Verdict::Slower);
    }

    void aChosenPartReplacesTheUsualOne()
    {
        const auto a = setOf({jobOn("card", 0, kSecond), jobOn("card", 1, 4 * kSecond)});
        const auto b = setOf({jobOn("card", 0, 2 * kSecond), jobOn("card", 1, 8 * kSecond)});
        const Mapping wanted{{deviceOf("card", 0), deviceOf("card", 1)}, {deviceOf("card", 1), std::nullopt}};
        const auto mapped = compareBy(wanted, a, b);
        QCOMPARE(mapped.report.pairs.size(), std::size_t{1});
        QCOMPARE(*mapped.report.pairs.front().ratio, 8.0);
        QCOMPARE(mapped.report.onlyInA.size(), std::size_t{1});
        QCOMPARE(mapped.report.onlyInB.size(), std::size_t{1});
    }

    void severalAlgorithmsMayBeSetAgainstOne()
    {
        const auto a = setOf(
            {jobOn("card", 0, kSecond, 1024, "onesweep"), jobOn("card", 0, 2 * kSecond, 1024, "radix-sort")});
        const auto b = setOf({jobOn("card", 0, kSecond, 1024, "cub-radix-sort")});
        const auto mapped = compareBy({{variantOf("onesweep"), variantOf("cub-radix-sort")},
                                       {variantOf("radix-sort"), variantOf("cub-radix-sort")}},
                                      a, b);
        QCOMPARE(mapped.report.pairs.size(), std::size_t{2});
        QVERIFY(mapped.report.onlyInB.empty());
    }

    void anAlgorithmThatIsGoneHasNoCounterpartAmongSeveral()
    {
        const auto mapped =
            compareBy({}, setOf({jobOn("card", 0, kSecond), jobOn("card", 0, kSecond, 1024, "onesweep")}),
                      setOf({jobOn("card", 0, kSecond), jobOn("card", 0, kSecond, 1024, "radix-sort")}));
        QCOMPARE(mapped.report.pairs.size(), std::size_t{1});
        QVERIFY(!mapped.mapping.at(variantOf("onesweep")));
    }

    void twoSingleJobsAreAlwaysAPair()
    {
        const auto mapped =
            compareBy({}, setOf({jobOn("card", 0, kSecond, 1024)}), setOf({jobOn("card", 0, kSecond, 4096)}));
        QCOMPARE(mapped.report.pairs.size(), std::size_t{1});
    }

    void theCardsOfOneSessionAreComparedWithEachOther()
    {
        const auto mapped = compareWithin({}, setOf({jobOn("other", 0, kSecond), jobOn("card", 0, kSecond),
                                                     jobOn("card", 1, 3 * kSecond / 2)}));
        QCOMPARE(mapped.report.pairs.size(), std::size_t{1});
        QCOMPARE(*mapped.report.pairs.front().ratio, 1.5);
        QVERIFY(mapped.mapping.at(deviceOf("card", 0)) == deviceOf("card", 1));
        QVERIFY(!mapped.mapping.at(deviceOf("other", 0)));
        // The cards differ: that is the answer, and no drift between two runs.
        QVERIFY(mapped.report.pairs.front().drift.source != DriftSource::Rows);
    }

    void theAlgorithmsOfOneCardAreComparedWithEachOther()
    {
        const auto set =
            setOf({jobOn("card", 0, kSecond), jobOn("card", 0, 2 * kSecond, 1024, "onesweep"),
                   jobOn("card", 0, kSecond, 2048), jobOn("card", 0, 2 * kSecond, 2048, "onesweep")});
        const auto mapped = compareWithin({}, set);
        QCOMPARE(mapped.report.pairs.size(), std::size_t{2});
        for (const auto& pair : mapped.report.pairs)
            QCOMPARE(*pair.ratio, 2.0);
        // A job is never set against itself.
        QVERIFY(compareWithin({{variantOf("bitonic"), variantOf("bitonic")}}, set).report.pairs.empty());
    }

    void aSingleJobHasNothingToBeComparedWithInItsSession()
    {
        const auto mapped = compareWithin({}, setOf({jobOn("card", 0, kSecond)}));
        QVERIFY(mapped.report.pairs.empty());
        QCOMPARE(mapped.mapping.size(), mapped.a.size());
    }

    void fewDevicesAreComparedEachWithEach()
    {
        const auto pairs = comparedDevices(
            setOf({jobOn("a", 0, kSecond), jobOn("b", 0, 2 * kSecond), jobOn("c", 0, 2 * kSecond),
                   jobOn("a", 0, kSecond, 2048), jobOn("b", 0, 8 * kSecond, 2048)}));
        QCOMPARE(pairs.size(), std::size_t{3});
        QCOMPARE(pairs.front().jobs, std::size_t{2});
        QCOMPARE(pairs.front().slower, std::size_t{2});
        QCOMPARE(*pairs.front().ratio, 4.0); // the geometric mean of 2 and 8
        QCOMPARE(pairs.front().extent->low, 2.0);
        QCOMPARE(pairs.front().extent->high, 8.0);
        QCOMPARE(pairs.back().same, std::size_t{1});
    }

    void manyDevicesAreAFleet()
    {
        std::vector<JobResult> jobs;
        for (unsigned number = 0; number <= kMostPairedDevices; ++number)
            jobs.push_back(jobOn("card", number, kSecond));
        QVERIFY(comparedDevices(setOf(jobs)).empty());
    }
};

SORTSCOPE_TEST(MappingTest)
#include "mappingtest.moc"
