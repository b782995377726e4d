// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generator.h"

#include "core/base/cancelled.h"
#include "core/base/sha256.h"
#include "core/data/sorting.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

using namespace sortscope;
using namespace sortscope::data;

namespace {

/// The first digits of SHA-256 of the keys in memory.
QString hashOf(const std::vector<Key>& keys)
{
    const auto* const bytes = reinterpret_cast<const char*>(keys.data()); // NOLINT(*-reinterpret-cast)
    return QString::fromStdString(base::sha256({bytes, keys.size() * sizeof(Key)})).left(16);
}

} // namespace

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

    void longInputsAreWhatTheyAlwaysWere_data()
    {
        // SHA-256 of 100,003 and of 3,000,017 keys: more than generators draw or write at a time.
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("shorter");
        QTest::addColumn<QString>("longer");
        QTest::newRow("shuffled-unique") << "shuffled-unique"
                                         << "3975fff3d5fd321d"
                                         << "964939c9179c24a9";
        QTest::newRow("monotone-random") << "monotone-random"
                                         << "6df7f864bab5490b"
                                         << "20970d553afbad5a";
        QTest::newRow("uniform") << "uniform"
                                 << "db449322e80c36f4"
                                 << "fbf735566748fa66";
        QTest::newRow("sorted") << "sorted"
                                << "536c6062fa46f6c1"
                                << "8b8da78707537874";
        QTest::newRow("reversed") << "reversed"
                                  << "bef30f7d11286123"
                                  << "dfb5b164960b8391";
        QTest::newRow("all-equal") << "all-equal"
                                   << "07317d3231d992f4"
                                   << "bcd1d1c27693a606";
        QTest::newRow("two-values") << "two-values"
                                    << "f37c0a5a05919fb9"
                                    << "c0206ac9aa168740";
        QTest::newRow("extremes") << "extremes"
                                  << "486d492feabaca93"
                                  << "67b9c3d3b2bebae8";
    }
    void longInputsAreWhatTheyAlwaysWere()
    {
        QFETCH(QString, id);
        QFETCH(QString, shorter);
        QFETCH(QString, longer);
        QCOMPARE(hashOf(generate(id.toStdString(), 100'003, 42)), shorter);
        QCOMPARE(hashOf(generate(id.toStdString(), 3'000'017, 42)), longer);
    }
    void everyGeneratorHasItsHashWrittenDown() { QCOMPARE(generators().size(), std::size_t{8}); }

    void needlesAreWhatTheyAlwaysWere_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<double>("hitRatio");
        QTest::addColumn<bool>("sorted");
        QTest::addColumn<QString>("hash");
        QTest::newRow("shuffled-unique, 1") << "shuffled-unique" << 1.0 << false << "a14ed68bef627091";
        QTest::newRow("shuffled-unique, 1, sorted") << "shuffled-unique" << 1.0 << true << "f2b178080dd014db";
        QTest::newRow("shuffled-unique, 0.5") << "shuffled-unique" << 0.5 << false << "91609b5c79d1ad78";
        QTest::newRow("shuffled-unique, 0.5, sorted")
            << "shuffled-unique" << 0.5 << true << "f7bc27a86083fb01";
        QTest::newRow("shuffled-unique, 0") << "shuffled-unique" << 0.0 << false << "552942206ba11f75";
        QTest::newRow("shuffled-unique, 0, sorted") << "shuffled-unique" << 0.0 << true << "08b2c16aa59a2332";
        QTest::newRow("uniform, 1") << "uniform" << 1.0 << false << "70d6b6e67e04a28c";
        QTest::newRow("uniform, 1, sorted") << "uniform" << 1.0 << true << "dd771b0c1545b59e";
        QTest::newRow("uniform, 0.5") << "uniform" << 0.5 << false << "69095c383af9522e";
        QTest::newRow("uniform, 0.5, sorted") << "uniform" << 0.5 << true << "50b288ffa8eefb9d";
        QTest::newRow("uniform, 0") << "uniform" << 0.0 << false << "f72c52d67bd5e229";
        QTest::newRow("uniform, 0, sorted") << "uniform" << 0.0 << true << "90f255d321065b51";
        QTest::newRow("two-values, 1") << "two-values" << 1.0 << false << "4408cd305afaf9e1";
        QTest::newRow("two-values, 1, sorted") << "two-values" << 1.0 << true << "e54f732bc7afb028";
        QTest::newRow("two-values, 0.5") << "two-values" << 0.5 << false << "0eebac1922303384";
        QTest::newRow("two-values, 0.5, sorted") << "two-values" << 0.5 << true << "0f27654dc008ffc9";
        QTest::newRow("two-values, 0") << "two-values" << 0.0 << false << "552942206ba11f75";
        QTest::newRow("two-values, 0, sorted") << "two-values" << 0.0 << true << "08b2c16aa59a2332";
        QTest::newRow("extremes, 1") << "extremes" << 1.0 << false << "b3ae70d19067aee1";
        QTest::newRow("extremes, 1, sorted") << "extremes" << 1.0 << true << "d62e988f5ae8d8db";
        QTest::newRow("extremes, 0.5") << "extremes" << 0.5 << false << "6bd19dcacb435879";
        QTest::newRow("extremes, 0.5, sorted") << "extremes" << 0.5 << true << "b0a51dc21b62eeac";
        QTest::newRow("extremes, 0") << "extremes" << 0.0 << false << "552942206ba11f75";
        QTest::newRow("extremes, 0, sorted") << "extremes" << 0.0 << true << "08b2c16aa59a2332";
    }
    void needlesAreWhatTheyAlwaysWere()
    {
        QFETCH(QString, id);
        QFETCH(double, hitRatio);
        QFETCH(bool, sorted);
        QFETCH(QString, hash);
        auto haystack = generate(id.toStdString(), 70'001, 7);
        std::sort(haystack.begin(), haystack.end());
        QCOMPARE(
            hashOf(generateNeedles(haystack, {.count = 90'001, .hitRatio = hitRatio, .sorted = sorted}, 7)),
            hash);
    }

    void absentNeedlesAreWhatTheyAlwaysWereWhereTheHaystackHasNoGapsOrNoKeys()
    {
        const NeedleOptions options{.count = 5000, .hitRatio = 0.25, .sorted = false};
        QCOMPARE(hashOf(generateNeedles(generate("sorted", 1U << 17U, 1), options, 3)),
                 QString("1ca57e3a886eecf5"));
        QCOMPARE(hashOf(generateNeedles({}, options, 3)), QString("b5375a4e257e5fcb"));
    }

    void keysOfAHaystackAreSortedAsTheStandardLibrarySortsThem()
    {
        for (const auto& info : generators()) {
            for (const std::size_t length : {0U, 1U, 2U, 100U, 4096U, 300'001U}) {
                auto keys = generate(info.id, length, 5);
                auto expected = keys;
                std::sort(expected.begin(), expected.end());
                sortKeys(keys);
                QVERIFY2(keys == expected, info.id.data());
            }
        }
    }

    void generatingEndsOnceAStopIsWanted()
    {
        std::stop_source source;
        source.request_stop();
        for (const auto& info : generators())
            QVERIFY_EXCEPTION_THROWN(generate(info.id, 1000, 1, source.get_token()), base::Cancelled);
        const std::vector<Key> haystack{1, 2, 3};
        QVERIFY_EXCEPTION_THROWN(generateNeedles(haystack, {.count = 10}, 1, source.get_token()),
                                 base::Cancelled);
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
