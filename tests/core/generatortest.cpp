// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generator.h"

#include "core/base/cancelled.h"
#include "core/base/sha256.h"
#include "core/data/needles.h"
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

    void longShufflesCarryKeysFromEverywhereToEverywhere()
    {
        // Long inputs are shuffled in buckets. Of 64 · 64 pairs of a stretch that keys come from and one that
        // they go to, each is expected 64 times: chi-squared with 63 · 63 degrees of freedom, whose mean is
        // 3969 and whose standard deviation is 89.
        constexpr std::size_t kStretches = 64;
        constexpr std::size_t kLength = kStretches * kStretches * kStretches;
        auto keys = generate("shuffled-unique", kLength, 7);
        std::vector<int> seen(kStretches * kStretches);
        for (std::size_t i = 0; i < kLength; ++i)
            ++seen[keys[i] / (kLength / kStretches) * kStretches + i / (kLength / kStretches)];
        double chiSquared = 0;
        for (const int count : seen)
            chiSquared += (count - 64.0) * (count - 64.0) / 64.0;
        QVERIFY2(std::abs(chiSquared - 3969) < 5 * 89, qPrintable(QString::number(chiSquared)));
        std::ranges::sort(keys);
        QVERIFY(keys == generate("sorted", kLength, 7));
    }

    void neighbouringPartsAreDrawnFromDifferentStreams()
    {
        // Threads make the parts of an input at the same time.
        constexpr std::size_t kMany = 1'000'000;
        auto keys = generate("uniform", kMany, 3);
        std::ranges::sort(keys);
        // Of 10^6 draws from 2^32 keys about 116 meet an earlier one.
        const auto met = std::ranges::distance(std::ranges::unique(keys));
        QVERIFY2(met > 50 && met < 200, qPrintable(QString::number(met)));
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
        QTest::newRow("shuffled-unique") << "shuffled-unique" << QList<uint>{2, 0, 1, 4, 3};
        QTest::newRow("monotone-random")
            << "monotone-random" << QList<uint>{294885515, 1115865701, 1533636771, 1591496760, 2172962952};
        QTest::newRow("uniform") << "uniform"
                                 << QList<uint>{1474427578, 4104900931, 2088855352, 289299948, 2907330960};
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
                                         << "8ca17f292fdaaebf"
                                         << "df33ea8531e6390e";
        QTest::newRow("monotone-random") << "monotone-random"
                                         << "2764e7f34ab878aa"
                                         << "a8afe025dfab2bb6";
        QTest::newRow("uniform") << "uniform"
                                 << "a0cdefbdea56f335"
                                 << "e099565d87eae1c8";
        QTest::newRow("sorted") << "sorted"
                                << "536c6062fa46f6c1"
                                << "8b8da78707537874";
        QTest::newRow("reversed") << "reversed"
                                  << "bef30f7d11286123"
                                  << "dfb5b164960b8391";
        QTest::newRow("all-equal") << "all-equal"
                                   << "d067fd4621da40e8"
                                   << "1a825f5d5b0fc988";
        QTest::newRow("two-values") << "two-values"
                                    << "d1fd7df171e44baf"
                                    << "5bc411d42b401f7d";
        QTest::newRow("extremes") << "extremes"
                                  << "31f929fce2843d5d"
                                  << "4cefc29146866e7f";
        QTest::newRow("entropy-0.811") << "entropy-0.811"
                                       << "e9b2fdc25b7c96aa"
                                       << "a3efa0b7243e3ed9";
        QTest::newRow("entropy-0.544") << "entropy-0.544"
                                       << "ba9b6cfeb1fa18a6"
                                       << "ebc0e39456913652";
        QTest::newRow("entropy-0.337") << "entropy-0.337"
                                       << "c83f42ac31fb5bfb"
                                       << "b39c5c14ef7bc719";
        QTest::newRow("entropy-0.201") << "entropy-0.201"
                                       << "71da50b07e610bf3"
                                       << "77d35fa15d97e449";
        QTest::newRow("few-distinct") << "few-distinct"
                                      << "80fa9704e9d0cad6"
                                      << "4d8922af994fe528";
        QTest::newRow("zipf") << "zipf"
                              << "4bfaefce1391de67"
                              << "d8a76482ef4b1e78";
        QTest::newRow("nearly-sorted") << "nearly-sorted"
                                       << "bacd6cf67a81a4a3"
                                       << "3606c2f5ab76ca29";
        QTest::newRow("organ-pipe") << "organ-pipe"
                                    << "af2e2a00bca477cb"
                                    << "9fc47b46efa97abc";
        QTest::newRow("staggered") << "staggered"
                                   << "666ad4bcdd3b2265"
                                   << "479e03214d04892e";
        QTest::newRow("float-specials") << "float-specials"
                                        << "2e0d828a9596ce3d"
                                        << "ae47724a9210bf6c";
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
        QTest::newRow("shuffled-unique, 1") << "shuffled-unique" << 1.0 << false << "395bebc3cd16fa52";
        QTest::newRow("shuffled-unique, 1, sorted") << "shuffled-unique" << 1.0 << true << "471af2a1c8f4986a";
        QTest::newRow("shuffled-unique, 0.5") << "shuffled-unique" << 0.5 << false << "9f55214472abe605";
        QTest::newRow("shuffled-unique, 0.5, sorted")
            << "shuffled-unique" << 0.5 << true << "3da51474e365ef26";
        QTest::newRow("shuffled-unique, 0") << "shuffled-unique" << 0.0 << false << "3c600ac1d28900eb";
        QTest::newRow("shuffled-unique, 0, sorted") << "shuffled-unique" << 0.0 << true << "0d7af8f8d44a782f";
        QTest::newRow("uniform, 1") << "uniform" << 1.0 << false << "28874c6d39cd92f5";
        QTest::newRow("uniform, 1, sorted") << "uniform" << 1.0 << true << "40561088705b2260";
        QTest::newRow("uniform, 0.5") << "uniform" << 0.5 << false << "f57668a080ace079";
        QTest::newRow("uniform, 0.5, sorted") << "uniform" << 0.5 << true << "f2f03d2bbf58dd38";
        QTest::newRow("uniform, 0") << "uniform" << 0.0 << false << "ad7619c7809a99b7";
        QTest::newRow("uniform, 0, sorted") << "uniform" << 0.0 << true << "d2b315f6c650248a";
        QTest::newRow("two-values, 1") << "two-values" << 1.0 << false << "1d0d4b90388bd4a4";
        QTest::newRow("two-values, 1, sorted") << "two-values" << 1.0 << true << "b181032760c3fc1f";
        QTest::newRow("two-values, 0.5") << "two-values" << 0.5 << false << "22e4cbba4b52f5c8";
        QTest::newRow("two-values, 0.5, sorted") << "two-values" << 0.5 << true << "f0ccbadecad80d3a";
        QTest::newRow("two-values, 0") << "two-values" << 0.0 << false << "fac9402c7aef2cee";
        QTest::newRow("two-values, 0, sorted") << "two-values" << 0.0 << true << "65128ff7799a0d26";
        QTest::newRow("extremes, 1") << "extremes" << 1.0 << false << "20042f768fe7de34";
        QTest::newRow("extremes, 1, sorted") << "extremes" << 1.0 << true << "47ea798bea919af2";
        QTest::newRow("extremes, 0.5") << "extremes" << 0.5 << false << "136269a42674cd86";
        QTest::newRow("extremes, 0.5, sorted") << "extremes" << 0.5 << true << "d780ed4cc93d5fcf";
        QTest::newRow("extremes, 0") << "extremes" << 0.0 << false << "fac9402c7aef2cee";
        QTest::newRow("extremes, 0, sorted") << "extremes" << 0.0 << true << "65128ff7799a0d26";
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
                 QString("e965298e566ffb95"));
        QCOMPARE(hashOf(generateNeedles(std::vector<Key>(), options, 3)), QString("e2047242ca304592"));
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
