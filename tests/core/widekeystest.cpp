// SPDX-License-Identifier: GPL-3.0-or-later
//
// The keys of 64 bits that generators make.
#include "core/base/sha256.h"
#include "core/data/generator.h"
#include "core/data/needles.h"
#include "core/data/ranks.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <set>
#include <vector>

using namespace sortscope;
using namespace sortscope::data;

class WideKeysTest : public QObject {
    Q_OBJECT

private slots:
    void wideKeysTakeTheDrawsOf64BitsWhole()
    {
        for (const char* id : {"uniform", "entropy-0.544"}) {
            const auto narrow = generate(id, 5000, 3);
            const auto wide = generate<WideKey>(id, 5000, 3);
            std::set<Key> lowerHalves;
            for (std::size_t i = 0; i < wide.size(); ++i) {
                QCOMPARE(static_cast<Key>(wide[i] >> 32U), narrow[i]);
                lowerHalves.insert(static_cast<Key>(wide[i]));
            }
            QVERIFY(lowerHalves.size() > 1000);
        }
    }

    void whatIsCountedFromNoughtIsTheSameInWideKeys()
    {
        for (const char* id : {"shuffled-unique", "nearly-sorted:50", "organ-pipe", "sorted", "reversed"}) {
            const auto narrow = generate(id, 5000, 3);
            QVERIFY(generate<WideKey>(id, 5000, 3) == std::vector<WideKey>(narrow.begin(), narrow.end()));
        }
    }

    void wideMonotoneKeysRiseOverTheWholeRange()
    {
        const auto keys = generate<WideKey>("monotone-random", 100'000, 1);
        QVERIFY(std::ranges::is_sorted(keys));
        // On average, a step is half the range divided by the length.
        constexpr double kHalf = 9.2e18;
        QVERIFY(std::abs(static_cast<double>(keys.back()) / kHalf - 1) < 0.05);
    }

    void staggeredWideKeysTakeEveryRangeOnce()
    {
        const auto keys = generate<WideKey>("staggered", 6400, 1);
        std::set<WideKey> ranges;
        for (std::size_t i = 0; i < keys.size(); ++i) {
            const auto range = keys[i] >> 58U;
            QCOMPARE(range, keys[i / 100 * 100] >> 58U);
            ranges.insert(range);
        }
        QCOMPARE(ranges.size(), std::size_t{64});
    }

    void wideExtremesAreThereAndWideDistinctKeysAreAllOverTheRange()
    {
        const auto keys = generate<WideKey>("extremes", 5000, 1);
        const std::set<WideKey> seen(keys.begin(), keys.end());
        QCOMPARE(seen.size(), std::size_t{10});
        for (const WideKey key :
             {WideKey{0}, ~WideKey{0}, WideKey{1} << 63U, WideKey{1} << 32U, (WideKey{1} << 53U) + 1})
            QVERIFY(seen.contains(key));
        for (const char* id : {"few-distinct:1000", "zipf"}) {
            const auto few = generate<WideKey>(id, 100'000, 5);
            QVERIFY(std::ranges::max(few) > WideKey{0xF} << 60U);
        }
        const auto few = generate<WideKey>("few-distinct:1000", 100'000, 5);
        QCOMPARE(std::set<WideKey>(few.begin(), few.end()).size(), std::size_t{1000});
    }

    void wideInputsAreWhatTheyAlwaysWere_data()
    {
        // SHA-256 of 100,003 keys of 64 bits.
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("expected");
        QTest::newRow("shuffled-unique") << "shuffled-unique"
                                         << "1497641033e24edc";
        QTest::newRow("monotone-random") << "monotone-random"
                                         << "cfb12466d047ed9b";
        QTest::newRow("uniform") << "uniform"
                                 << "6d0c7abe220092af";
        QTest::newRow("entropy-0.811") << "entropy-0.811"
                                       << "a70ca10a8db07207";
        QTest::newRow("entropy-0.544") << "entropy-0.544"
                                       << "8efce6e22d397b94";
        QTest::newRow("entropy-0.337") << "entropy-0.337"
                                       << "67d368e465a62247";
        QTest::newRow("entropy-0.201") << "entropy-0.201"
                                       << "e843204f5433e895";
        QTest::newRow("few-distinct") << "few-distinct"
                                      << "276219de01853a45";
        QTest::newRow("zipf") << "zipf"
                              << "0533e8dd552b482c";
        QTest::newRow("nearly-sorted") << "nearly-sorted"
                                       << "e9f854e503585d91";
        QTest::newRow("organ-pipe") << "organ-pipe"
                                    << "ba0b80d1ae019f63";
        QTest::newRow("staggered") << "staggered"
                                   << "8164afbc86ff49c7";
        QTest::newRow("sorted") << "sorted"
                                << "2a53948215c88d37";
        QTest::newRow("reversed") << "reversed"
                                  << "2be02f03986562d8";
        QTest::newRow("all-equal") << "all-equal"
                                   << "d57b44880a803c41";
        QTest::newRow("two-values") << "two-values"
                                    << "48cadd68d413456e";
        QTest::newRow("extremes") << "extremes"
                                  << "dc769b213953c1a9";
        QTest::newRow("float-specials") << "float-specials"
                                        << "30a32e47ebb7e4e8";
    }
    void wideInputsAreWhatTheyAlwaysWere()
    {
        QFETCH(QString, id);
        QFETCH(QString, expected);
        const auto keys = generate<WideKey>(id.toStdString(), 100'003, 42);
        const auto* const bytes = reinterpret_cast<const char*>(keys.data()); // NOLINT(*-reinterpret-cast)
        const auto hash = base::sha256({bytes, keys.size() * sizeof(WideKey)});
        QCOMPARE(QString::fromStdString(hash).left(16), expected);
    }
    void everyGeneratorHasItsWideHashWrittenDown() { QCOMPARE(generators().size(), std::size_t{18}); }

    void wideNeedlesHaveTheWantedHitRatioAndAbsentDoublesAreOrdinary()
    {
        auto haystack = generate<WideKey>("uniform", 5000, 1);
        std::ranges::sort(haystack);
        for (const auto type : {KeyType::U64, KeyType::F64}) {
            const auto needles = generateNeedles(haystack, {.count = 400, .hitRatio = 0.25, .key = type}, 5);
            std::size_t hits = 0;
            for (const auto rank : needles) {
                const bool isThere = std::ranges::binary_search(haystack, rank);
                hits += isThere ? 1 : 0;
                const auto value = std::bit_cast<double>(bitsOf(rank, type));
                QVERIFY(isThere || type == KeyType::U64
                        || !(std::isnan(value) || (value == 0 && std::signbit(value))));
            }
            QCOMPARE(hits, std::size_t{100});
        }
    }
};

SORTSCOPE_TEST(WideKeysTest)
#include "widekeystest.moc"
