// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generator.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

using namespace sortscope::data;

class GeneratorTest : public QObject {
    Q_OBJECT

private slots:
    void shuffledUniqueIsAPermutationOfTheFirstIntegers()
    {
        auto keys = generate("shuffled-unique", 10'000, 7);
        QVERIFY(!std::is_sorted(keys.begin(), keys.end()));
        std::sort(keys.begin(), keys.end());
        for (std::size_t i = 0; i < keys.size(); ++i)
            QCOMPARE(keys[i], static_cast<Key>(i));
    }

    void shuffleIsUnbiased()
    {
        // Every order of three keys must come about equally often: 6 bins of 2,000 expected, chi-squared with
        // five degrees of freedom stays under 20.5 in 99.9 % of cases. Sattolo's or a naive swap fails by
        // far.
        std::map<std::vector<Key>, int> seen;
        for (std::uint64_t seed = 0; seed < 12'000; ++seed)
            ++seen[generate("shuffled-unique", 3, seed)];
        QCOMPARE(seen.size(), std::size_t{6});
        double chiSquared = 0;
        for (const auto& [order, count] : seen)
            chiSquared += (count - 2000.0) * (count - 2000.0) / 2000.0;
        QVERIFY2(chiSquared < 20.5, qPrintable(QString::number(chiSquared)));
    }

    void monotoneRandomIsSortedAtLengthsWhereTheTaughtOneOverflows_data()
    {
        QTest::addColumn<int>("length");
        for (const int length : {1, 2, 32'767, 32'768, 65'537, 1 << 20})
            QTest::addRow("%d", length) << length;
    }
    void monotoneRandomIsSortedAtLengthsWhereTheTaughtOneOverflows()
    {
        QFETCH(int, length);
        const auto keys = generate("monotone-random", static_cast<std::size_t>(length), 3);
        QCOMPARE(keys.size(), static_cast<std::size_t>(length));
        QVERIFY(std::is_sorted(keys.begin(), keys.end()));
        QVERIFY(length < 100 || keys.front() != keys.back());
    }

    void uniformCoversTheWholeRange()
    {
        const auto keys = generate("uniform", 100'000, 1);
        const auto [low, high] = std::minmax_element(keys.begin(), keys.end());
        QVERIFY(*low < 1'000'000);
        QVERIFY(*high > 0xFFFFFFFFU - 1'000'000);
    }

    void theSameSeedGivesTheSameDataEverywhere_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QList<uint>>("expected");
        // Written down once: they must never change, on any machine or compiler.
        QTest::newRow("shuffled-unique") << "shuffled-unique" << QList<uint>{1, 0, 4, 2, 3};
        QTest::newRow("monotone-random")
            << "monotone-random" << QList<uint>{548923787, 1195011595, 1312068938, 2087971072, 2168775136};
        QTest::newRow("uniform") << "uniform"
                                 << QList<uint>{3243368317, 2744618937, 3230439039, 585286719, 3879510670};
    }
    void theSameSeedGivesTheSameDataEverywhere()
    {
        QFETCH(QString, id);
        QFETCH(QList<uint>, expected);
        const auto keys = generate(id.toStdString(), 5, 42);
        QCOMPARE(QList<uint>(keys.begin(), keys.end()), expected);
    }

    void differentSeedsGiveDifferentData()
    {
        QVERIFY(generate("uniform", 16, 1) != generate("uniform", 16, 2));
    }

    void everyGeneratorTakesLengthsZeroAndOne()
    {
        QVERIFY(!generators().empty());
        for (const auto& info : generators()) {
            QCOMPARE(generate(info.id, 0, 1).size(), std::size_t{0});
            QCOMPARE(generate(info.id, 1, 1).size(), std::size_t{1});
        }
    }

    void theGeneratorsThatAreSortedSaySo()
    {
        std::set<std::string_view> sorted;
        std::set<std::string_view> saySo;
        for (const auto& info : generators()) {
            const auto keys = generate(info.id, 5000, 9);
            if (std::is_sorted(keys.begin(), keys.end()))
                sorted.insert(info.id);
            if (info.sorted)
                saySo.insert(info.id);
        }
        QVERIFY(sorted.contains("monotone-random"));
        QVERIFY(!sorted.contains("uniform"));
        QVERIFY(sorted == saySo);
    }

    void unknownGeneratorsAreRefused()
    {
        QVERIFY_EXCEPTION_THROWN(generate("gaussian", 4, 1), std::invalid_argument);
    }

    void needlesHaveTheWantedHitRatio()
    {
        const auto haystack = generate("monotone-random", 5000, 1);
        for (const double ratio : {0.0, 0.25, 1.0}) {
            const auto needles =
                generateNeedles(haystack, {.count = 400, .hitRatio = ratio, .sorted = false}, 5);
            const auto hits = std::count_if(needles.begin(), needles.end(), [&](Key key) {
                return std::binary_search(haystack.begin(), haystack.end(), key);
            });
            QCOMPARE(static_cast<double>(hits), 400 * ratio);
        }
    }

    void sortedNeedlesAreSorted()
    {
        const auto haystack = generate("monotone-random", 100, 1);
        const auto needles = generateNeedles(haystack, {.count = 50, .hitRatio = 0.5, .sorted = true}, 5);
        QVERIFY(std::is_sorted(needles.begin(), needles.end()));
    }

    void anEmptyHaystackIsMissedByEveryNeedle()
    {
        QCOMPARE(generateNeedles({}, {.count = 3, .hitRatio = 1.0}, 1).size(), std::size_t{3});
    }

    void aHitRatioOutsideZeroToOneIsRefused()
    {
        QVERIFY_EXCEPTION_THROWN(generateNeedles({}, {.count = 3, .hitRatio = 1.5}, 1),
                                 std::invalid_argument);
    }
};

QTEST_APPLESS_MAIN(GeneratorTest)
#include "generatortest.moc"
