// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keys of 8 and 16 bits, of which an input may have more than there are different ones.
#include "core/base/sha256.h"
#include "core/data/generator.h"
#include "core/data/needles.h"
#include "core/data/ranks.h"
#include "core/data/verifier.h"
#include "core/results/row/workload.h"
#include "core/sample/workloaddata.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>

using namespace sortscope;
using namespace sortscope::data;

namespace {

/// The value of a float of 16 bits, by the formula of IEEE 754-2008, 3.4.
double valueOf(unsigned bits)
{
    const double sign = bits >= 0x8000 ? -1 : 1;
    const auto exponent = static_cast<int>(bits / 1024 % 32);
    const double fraction = bits % 1024 / 1024.0;
    return sign * (exponent == 0 ? std::ldexp(fraction, -14) : std::ldexp(1 + fraction, exponent - 15));
}

template <KeyWord Word>
std::vector<Word> everyWord()
{
    std::vector<Word> words(std::size_t{1} << (8 * sizeof(Word)));
    std::iota(words.begin(), words.end(), Word{0});
    return words;
}

template <KeyWord Word>
std::map<Word, std::size_t> countsOf(const std::vector<Word>& keys)
{
    std::map<Word, std::size_t> counts;
    for (const Word key : keys)
        ++counts[key];
    return counts;
}

/// Checks that each word occurs equally often, give or take one.
template <KeyWord Word>
void everyWordIsEquallyOften(const std::vector<Word>& keys)
{
    const auto counts = countsOf(keys);
    const auto words = std::size_t{1} << (8 * sizeof(Word));
    QCOMPARE(counts.size(), words);
    for (const auto& [key, count] : counts)
        QVERIFY(count == keys.size() / words || count == keys.size() / words + 1);
}

template <KeyWord Word>
void staysInOrder()
{
    constexpr std::size_t kLong = 200'001;
    const auto sorted = generate<Word>("sorted", kLong, 1);
    QVERIFY(std::ranges::is_sorted(sorted));
    everyWordIsEquallyOften(sorted);
    QVERIFY(std::ranges::is_sorted(generate<Word>("reversed", kLong, 1), std::greater<>()));
    QVERIFY(std::ranges::is_sorted(generate<Word>("monotone-random", kLong, 1)));
    const auto pipe = generate<Word>("organ-pipe", kLong, 1);
    const auto middle = pipe.begin() + kLong / 2 + 1;
    QVERIFY(std::is_sorted(pipe.begin(), middle) && std::is_sorted(middle, pipe.end(), std::greater<>()));
    QCOMPARE(std::ranges::max(pipe), std::numeric_limits<Word>::max());
    const auto shuffled = generate<Word>("shuffled-unique", kLong, 1);
    QVERIFY(!std::ranges::is_sorted(shuffled));
    everyWordIsEquallyOften(shuffled);
}

template <KeyWord Word>
void needlesAreThereOrNot(KeyType type)
{
    // One half of all keys, then all of them: there is nothing to miss.
    auto half = everyWord<Word>();
    std::erase_if(half, [](Word word) { return word % 2 == 0; });
    const NeedleOptions options{.count = 1000, .hitRatio = 0.25, .key = type, .specials = true};
    const auto missed = [](const auto& haystack, const auto& needles) {
        return std::ranges::count(expectedAnswers(haystack, needles), kNotFound);
    };
    QCOMPARE(missed(half, generateNeedles(HaystackIndex<Word>(half), options, 1)), 750);
    const auto all = everyWord<Word>();
    QCOMPARE(missed(all, generateNeedles(HaystackIndex<Word>(all), options, 1)), 0);
}

} // namespace

class NarrowKeysTest : public QObject {
    Q_OBJECT

private slots:
    void halfFloatsAreInTotalOrder()
    {
        // The ranks are the numbers from 0 on: all of them, each once.
        std::vector<ShortKey> byRank(0x10000);
        for (const auto key : everyWord<ShortKey>()) {
            QCOMPARE(bitsOf(rankOf(key, KeyType::F16), KeyType::F16), key);
            byRank[rankOf(key, KeyType::F16)] = key;
        }
        // NaNs with a sign, -inf, negative floats, -0.0, 0.0, positive floats, inf, NaNs.
        QCOMPARE(byRank.front(), ShortKey{0xFFFF});
        QCOMPARE(byRank[0x3FF], ShortKey{0xFC00});
        QCOMPARE(byRank[0x7FFE], ShortKey{0x8001}); // the subnormal one next to -0.0
        QCOMPARE(byRank[0x7FFF], ShortKey{0x8000});
        QCOMPARE(byRank[0x8000], ShortKey{0});
        QCOMPARE(byRank[0xFC00], ShortKey{0x7C00});
        QCOMPARE(byRank.back(), ShortKey{0x7FFF});
        for (std::size_t rank = 0x401; rank < 0xFC00; ++rank) {
            const auto before = valueOf(byRank[rank - 1]);
            const auto here = valueOf(byRank[rank]);
            QVERIFY(rank == 0x8000 ? before == here : before < here);
        }
    }

    void signedKeysOfAByteAreInTheirOrder()
    {
        for (const auto left : everyWord<ByteKey>()) {
            for (const auto right : everyWord<ByteKey>())
                QCOMPARE(rankOf(left, KeyType::I8) < rankOf(right, KeyType::I8),
                         static_cast<std::int8_t>(left) < static_cast<std::int8_t>(right));
        }
    }

    void keysAreNamedAsWhatTheyAre()
    {
        QCOMPARE(keyText(ByteKey{0xFF}, KeyType::U8), std::string("255"));
        QCOMPARE(keyText(ByteKey{0xFF}, KeyType::I8), std::string("-1"));
        QCOMPARE(keyText(ShortKey{0x8000}, KeyType::I16), std::string("-32768"));
        QCOMPARE(keyText(ShortKey{0x3C00}, KeyType::F16), std::string("1"));
        QCOMPARE(keyText(ShortKey{0xC100}, KeyType::F16), std::string("-2.5"));
        QCOMPARE(keyText(ShortKey{0x7BFF}, KeyType::F16), std::string("65504"));
        QCOMPARE(keyText(ShortKey{0x8001}, KeyType::F16), std::string("-5.9604645e-08"));
        QCOMPARE(keyText(ShortKey{0x8000}, KeyType::F16), std::string("-0"));
        QCOMPARE(keyText(ShortKey{0xFC00}, KeyType::F16), std::string("-inf"));
        QCOMPARE(keyText(ShortKey{0x7E00}, KeyType::F16), std::string("NaN 0x7E00"));
    }

    void whatIsInOrderStaysSoBeyondTheRangeOfTheKeys()
    {
        staysInOrder<ByteKey>();
        staysInOrder<ShortKey>();
    }

    void whatFitsTheRangeIsTheSameAsInWiderKeys()
    {
        for (const char* id : {"shuffled-unique", "nearly-sorted:50", "organ-pipe", "sorted", "reversed"}) {
            const auto keys = generate(id, 250, 3);
            QVERIFY(generate<ByteKey>(id, 250, 3) == std::vector<ByteKey>(keys.begin(), keys.end()));
            QVERIFY(generate<ShortKey>(id, 250, 3) == std::vector<ShortKey>(keys.begin(), keys.end()));
        }
    }

    void everyGeneratorMakesKeysThatDiffer()
    {
        QVERIFY(!generators().empty());
        for (const auto& info : generators()) {
            const std::size_t least = info.id == "all-equal" ? 1 : 2;
            for (const std::size_t length : {std::size_t{100}, std::size_t{100'000}}) {
                const auto bytes = generate<ByteKey>(info.id, length, 7);
                const auto shorts = generate<ShortKey>(info.id, length, 7);
                QCOMPARE(bytes.size(), length);
                QVERIFY2(countsOf(bytes).size() >= least, info.id.data());
                QVERIFY2(countsOf(shorts).size() >= least, info.id.data());
                if (info.sorted)
                    QVERIFY(std::ranges::is_sorted(bytes) && std::ranges::is_sorted(shorts));
            }
        }
    }

    void specialHalfFloatsAreThereOnlyIfTheGeneratorSaysSo()
    {
        const auto isSpecial = [](ShortKey bits) { return bits == 0x8000 || (bits & 0x7FFF) > 0x7C00; };
        for (const auto& info : generators()) {
            const auto keys = generateKeys<ShortKey>(info.id, KeyType::F16, 70'000, 1);
            QCOMPARE(std::ranges::any_of(keys, isSpecial), info.specials);
        }
        const auto specials = countsOf(generateKeys<ShortKey>("float-specials", KeyType::F16, 5000, 1));
        for (const unsigned bits : {0x7FFFU, 0x7E00U, 0x7DFFU, 0x7C01U, 0x7C00U, 0x7BFFU, 0x3C00U, 0x0400U,
                                    0x03FFU, 0x0001U, 0x0000U}) {
            QVERIFY(specials.contains(static_cast<ShortKey>(bits)));
            QVERIFY(specials.contains(static_cast<ShortKey>(bits | 0x8000U)));
        }
    }

    void extremesAreAtTheEndsOfTheRange()
    {
        const auto bytes = countsOf(generate<ByteKey>("extremes", 1000, 1));
        QCOMPARE(bytes.size(), std::size_t{6});
        for (const unsigned key : {0U, 1U, 127U, 128U, 254U, 255U})
            QVERIFY(bytes.contains(static_cast<ByteKey>(key)));
        const auto shorts = countsOf(generate<ShortKey>("extremes", 1000, 1));
        for (const unsigned key : {0U, 1U, 2048U, 2049U, 32'767U, 32'768U, 65'534U, 65'535U})
            QVERIFY(shorts.contains(static_cast<ShortKey>(key)));
    }

    void needlesAreAbsentAsFarAsTheRangeHasRoom()
    {
        needlesAreThereOrNot<ByteKey>(KeyType::U8);
        needlesAreThereOrNot<ShortKey>(KeyType::U16);
        needlesAreThereOrNot<ShortKey>(KeyType::F16);
    }

    void controlRunsHaveDataForAnyLength()
    {
        for (const auto type : {KeyType::U8, KeyType::I8, KeyType::U16, KeyType::F16}) {
            for (const std::size_t size : {0U, 1U, 255U, 256U, 63'489U, 70'000U}) {
                results::Workload workload;
                workload.generator = "uniform";
                workload.generatorVersion = kGeneratorVersion;
                workload.key = type;
                workload.size = size;
                sample::WorkloadSource source;
                QCOMPARE(countOf(source.controlFor(workload)->keys), size);
                QCOMPARE(bytesOf(source.dataOf(workload)->keys).size(), size * keyBytes(type));
            }
        }
    }

    void valuesBeginAtAWholeWordBehindTheKeys()
    {
        QCOMPARE(valuesBegin(KeyType::U8, ValueType::U32, 5), std::size_t{8});
        QCOMPARE(valuesBegin(KeyType::U16, ValueType::U32, 3), std::size_t{8});
        QCOMPARE(valuesBegin(KeyType::U16, ValueType::U32, 4), std::size_t{8});
        QCOMPARE(valuesBegin(KeyType::U8, ValueType::None, 5), std::size_t{5});
        QCOMPARE(inputBytes(KeyType::U8, ValueType::None, 5), std::size_t{5});
        QCOMPARE(inputBytes(KeyType::I8, ValueType::U32, 5), std::size_t{28});
    }

    void faultsOfNarrowKeysAreFound()
    {
        auto keys = generateKeys<ShortKey>("float-specials", KeyType::F16, 10'000, 1);
        const auto input = fingerprint(keys);
        std::ranges::sort(keys, RankOrder<KeyType::F16>());
        QVERIFY(!verifySort(keys, input, Direction::Ascending, KeyType::F16));
        // Zeros of both signs that have changed places are a fault of floats, and in order for numbers.
        const auto zero = std::ranges::find(keys, ShortKey{0});
        QVERIFY(zero != keys.end() && *(zero - 1) == 0x8000);
        std::iter_swap(zero, zero - 1);
        const auto fault = verifySort(keys, input, Direction::Ascending, KeyType::F16);
        QVERIFY(fault && fault->index == static_cast<std::size_t>(zero - keys.begin()));
        auto bytes = generate<ByteKey>("uniform", 10'000, 1);
        const auto summary = fingerprint(bytes);
        std::ranges::sort(bytes);
        QVERIFY(!verifySort(bytes, summary, Direction::Ascending));
        *std::ranges::find(bytes, ByteKey{1}) = 0; // in order, and no permutation
        QVERIFY(verifySort(bytes, summary, Direction::Ascending));
    }
};

SORTSCOPE_TEST(NarrowKeysTest)
#include "narrowkeystest.moc"
