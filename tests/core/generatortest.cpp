// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generator.h"

#include "core/base/cancelled.h"
#include "core/base/sha256.h"
#include "core/data/ranks.h"
#include "core/data/sorting.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <stdexcept>
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
        // Every order of three keys must come about equally often: with 2,000 expected in each of 6 bins,
        // chi-squared with five degrees of freedom stays under 20.5 in 99.9 % of cases. Sattolo's or a naive
        // swap fails by far.
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

    void bitsAreSetAsRarelyAsTheEntropySays_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<double>("probability");
        QTest::newRow("0.811") << "entropy-0.811" << 1.0 / 4;
        QTest::newRow("0.544") << "entropy-0.544" << 1.0 / 8;
        QTest::newRow("0.337") << "entropy-0.337" << 1.0 / 16;
        QTest::newRow("0.201") << "entropy-0.201" << 1.0 / 32;
    }
    void bitsAreSetAsRarelyAsTheEntropySays()
    {
        QFETCH(QString, id);
        QFETCH(double, probability);
        constexpr std::size_t kCount = 100'000;
        const auto keys = generate(id.toStdString(), kCount, 3);
        // The id contains the entropy of one bit.
        const auto entropy =
            -probability * std::log2(probability) - (1 - probability) * std::log2(1 - probability);
        QCOMPARE(QString("entropy-%1").arg(entropy, 0, 'f', 3), id);
        for (unsigned bit = 0; bit < 32; ++bit) {
            const auto set = std::ranges::count_if(keys, [bit](Key key) { return (key >> bit) & 1U; });
            // The width is six standard deviations.
            const auto width = 6 * std::sqrt(kCount * probability * (1 - probability));
            QVERIFY2(std::abs(static_cast<double>(set) - kCount * probability) < width,
                     qPrintable(QString("bit %1 of %2 keys").arg(bit).arg(set)));
        }
    }

    void fewDistinctHasAsManyKeysAsAskedFor_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<std::size_t>("count");
        QTest::newRow("default") << "few-distinct" << std::size_t{16};
        QTest::newRow("one") << "few-distinct:1" << std::size_t{1};
        QTest::newRow("a thousand") << "few-distinct:1000" << std::size_t{1000};
    }
    void fewDistinctHasAsManyKeysAsAskedFor()
    {
        QFETCH(QString, id);
        QFETCH(std::size_t, count);
        std::map<Key, int> seen;
        for (const auto key : generate(id.toStdString(), 100'000, 5))
            ++seen[key];
        QCOMPARE(seen.size(), count);
        const auto expected = 100'000.0 / static_cast<double>(count);
        for (const auto& [key, times] : seen)
            QVERIFY2(std::abs(times - expected) <= 6 * std::sqrt(expected),
                     qPrintable(QString::number(times)));
    }

    void zipfsKeysAreAsLikelyAsTheirRankSays()
    {
        std::map<Key, int> seen;
        constexpr int kCount = 1'000'000;
        for (const auto key : generate("zipf", kCount, 5))
            ++seen[key];
        QVERIFY(seen.size() <= 65'536 && seen.size() > 50'000);
        std::vector<int> counts;
        for (const auto& [key, count] : seen)
            counts.push_back(count);
        std::ranges::sort(counts, std::greater());
        double harmonic = 0;
        for (int rank = 1; rank <= 65'536; ++rank)
            harmonic += 1.0 / rank;
        for (const std::size_t rank : {1U, 2U, 3U, 10U, 30U}) {
            const auto expected = kCount / harmonic / static_cast<double>(rank);
            const double count = counts.at(rank - 1);
            QVERIFY2(std::abs(count - expected) < 6 * std::sqrt(expected),
                     qPrintable(QString("rank %1: %2, not %3").arg(rank).arg(count).arg(expected)));
        }
    }

    void nearlySortedMovesAsManyPairsAsAskedFor()
    {
        for (const auto& [id, pairs] :
             std::map<std::string, int>{{"nearly-sorted", 100}, {"nearly-sorted:3", 3}}) {
            auto keys = generate(id, 1'000'000, 5);
            const auto sorted = generate("sorted", 1'000'000, 5);
            int moved = 0;
            for (std::size_t i = 0; i < keys.size(); ++i)
                moved += keys[i] == sorted[i] ? 0 : 1;
            // Among a million places, hardly any is taken twice.
            QVERIFY2(moved > 2 * pairs - 4 && moved <= 2 * pairs, qPrintable(QString::number(moved)));
            std::ranges::sort(keys);
            QVERIFY(keys == sorted);
        }
    }

    void organPipesRiseAndFall()
    {
        QCOMPARE(generate("organ-pipe", 7, 1), (std::vector<Key>{0, 1, 2, 3, 2, 1, 0}));
        QCOMPARE(generate("organ-pipe", 4, 1), (std::vector<Key>{0, 1, 1, 0}));
    }

    void staggeredPartsTakeEveryRangeOnce()
    {
        constexpr std::size_t kPart = 1000;
        const auto keys = generate("staggered", 64 * kPart, 5);
        std::vector<Key> ranges;
        for (std::size_t part = 0; part < 64; ++part) {
            const auto range = keys[part * kPart] >> 26U;
            for (std::size_t i = 0; i < kPart; ++i)
                QCOMPARE(keys[part * kPart + i] >> 26U, range);
            ranges.push_back(range);
        }
        QCOMPARE(ranges[0], Key{1});
        QCOMPARE(ranges[1], Key{3});
        QCOMPARE(ranges[32], Key{0});
        QCOMPARE(std::set(ranges.begin(), ranges.end()).size(), std::size_t{64});
    }

    void oneChoiceHasOneSpelling()
    {
        QCOMPARE(chosenGenerator("few-distinct").id(), std::string("few-distinct"));
        QCOMPARE(chosenGenerator("few-distinct:16").id(), std::string("few-distinct"));
        QCOMPARE(chosenGenerator("few-distinct:0064").id(), std::string("few-distinct:64"));
        QCOMPARE(chosenGenerator("uniform").id(), std::string("uniform"));
        QVERIFY(generate("nearly-sorted:100", 5000, 1) == generate("nearly-sorted", 5000, 1));
    }

    void whatIsNoGeneratorIsNamedWithWhatWouldBeRight_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("words");
        QTest::newRow("unknown") << "gaussian:3"
                                 << "unknown data generator \"gaussian\"; known are shuffled-unique";
        QTest::newRow("no number wanted") << "uniform:3"
                                          << "\"uniform:3\": uniform takes no number";
        for (const char* id : {"few-distinct:0", "few-distinct:65537", "few-distinct:", "few-distinct:x",
                               "few-distinct:-1", "few-distinct:99999999999"})
            QTest::newRow(id)
                << id << "the number of distinct keys must lie between 1 and 65536, as in few-distinct:16";
    }
    void whatIsNoGeneratorIsNamedWithWhatWouldBeRight()
    {
        QFETCH(QString, id);
        QFETCH(QString, words);
        QVERIFY(findGenerator(id.toStdString()) == nullptr);
        try {
            chosenGenerator(id.toStdString());
            QFAIL("it was taken");
        } catch (const std::invalid_argument& error) {
            QVERIFY2(QString(error.what()).contains(words), error.what());
        }
    }

    void theSameSeedGivesTheSameDataEverywhere_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QList<uint>>("expected");
        // These keys were written down once: they must never change, on any machine or compiler.
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
        // SHA-256 of 100,003 and of 3,000,017 keys: generators draw and write fewer at a time.
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
        QTest::newRow("entropy-0.811") << "entropy-0.811"
                                       << "90ff44e30976acc3"
                                       << "126e077f1d4164bd";
        QTest::newRow("entropy-0.544") << "entropy-0.544"
                                       << "635645f00ba964fb"
                                       << "8f9c9c53d1601c5a";
        QTest::newRow("entropy-0.337") << "entropy-0.337"
                                       << "2856392839fbbe6a"
                                       << "330f1effc6bfcfc8";
        QTest::newRow("entropy-0.201") << "entropy-0.201"
                                       << "8e439c8e72490228"
                                       << "b32cf6a1aa3a5095";
        QTest::newRow("few-distinct") << "few-distinct"
                                      << "950b987aa66a2519"
                                      << "8499d595320de2dc";
        QTest::newRow("zipf") << "zipf"
                              << "a596256a966f92cf"
                              << "73bf5cb221c140ae";
        QTest::newRow("nearly-sorted") << "nearly-sorted"
                                       << "705f5738dcdc2194"
                                       << "1534f556774b783a";
        QTest::newRow("organ-pipe") << "organ-pipe"
                                    << "af2e2a00bca477cb"
                                    << "9fc47b46efa97abc";
        QTest::newRow("staggered") << "staggered"
                                   << "0d09c0cd85f030a0"
                                   << "698b9aeb9e4add36";
        QTest::newRow("float-specials") << "float-specials"
                                        << "c7fac8a2cbd1c913"
                                        << "f272bd2128d1bfe0";
    }
    void longInputsAreWhatTheyAlwaysWere()
    {
        QFETCH(QString, id);
        QFETCH(QString, shorter);
        QFETCH(QString, longer);
        QCOMPARE(hashOf(generate(id.toStdString(), 100'003, 42)), shorter);
        QCOMPARE(hashOf(generate(id.toStdString(), 3'000'017, 42)), longer);
    }
    void everyGeneratorHasItsHashWrittenDown() { QCOMPARE(generators().size(), std::size_t{18}); }

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
        QCOMPARE(hashOf(generateNeedles(std::vector<Key>(), options, 3)), QString("b5375a4e257e5fcb"));
    }

    void keysOfAHaystackAreSortedAsTheStandardLibrarySortsThem()
    {
        const auto sorts = [](auto keys) {
            auto expected = keys;
            std::sort(expected.begin(), expected.end());
            sortKeys(keys);
            return keys == expected;
        };
        for (const auto& info : generators()) {
            for (const std::size_t length : {0U, 1U, 2U, 100U, 4096U, 300'001U}) {
                QVERIFY2(sorts(generate(info.id, length, 5)), info.id.data());
                QVERIFY2(sorts(generate<WideKey>(info.id, length, 5)), info.id.data());
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
            QCOMPARE(generate<WideKey>(info.id, 0, 1).size(), std::size_t{0});
            QCOMPARE(generate<WideKey>(info.id, 1, 1).size(), std::size_t{1});
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

    void absentFloatsAreNanOrMinusZeroOnlyIfTheyMay()
    {
        const auto haystack = generate("sorted", 1000, 1);
        for (const bool specials : {false, true}) {
            const auto needles = generateNeedles(
                haystack, {.count = 100'000, .hitRatio = 0, .key = KeyType::F32, .specials = specials}, 5);
            const auto odd = std::ranges::count_if(needles, [](Key rank) {
                const auto value = std::bit_cast<float>(bitsOf(rank, KeyType::F32));
                return std::isnan(value) || (value == 0 && std::signbit(value));
            });
            QCOMPARE(odd > 0, specials);
            QVERIFY(std::ranges::none_of(
                needles, [&](Key rank) { return std::ranges::binary_search(haystack, rank); }));
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
        QCOMPARE(generateNeedles(std::vector<Key>(), {.count = 3, .hitRatio = 1.0}, 1).size(),
                 std::size_t{3});
    }

    void aHitRatioOutsideZeroToOneIsRefused()
    {
        QVERIFY_EXCEPTION_THROWN(generateNeedles(std::vector<Key>(), {.count = 3, .hitRatio = 1.5}, 1),
                                 std::invalid_argument);
    }
};

SORTSCOPE_TEST(GeneratorTest)
#include "generatortest.moc"
