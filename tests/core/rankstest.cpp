// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/ranks.h"

#include "core/data/generator.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <compare>
#include <limits>
#include <random>
#include <type_traits>

using namespace sortscope::data;

namespace {

constexpr std::array kTypes{KeyType::U32, KeyType::I32, KeyType::F32};
constexpr std::array kWideTypes{KeyType::U64, KeyType::I64, KeyType::F64};

/// The order of the language; for floats, std::strong_order is IEEE 754's totalOrder.
template <KeyWord Word>
bool isLess(Word left, Word right, KeyType type)
{
    using Signed = std::make_signed_t<Word>;
    using Float = FloatOf<Word>;
    switch (kindOf(type)) {
    case KeyKind::Unsigned:
        break;
    case KeyKind::Signed:
        return std::bit_cast<Signed>(left) < std::bit_cast<Signed>(right);
    case KeyKind::Float:
        return std::is_lt(std::strong_order(std::bit_cast<Float>(left), std::bit_cast<Float>(right)));
    }
    return left < right;
}

QString text(std::string_view name)
{
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

class RanksTest : public QObject {
    Q_OBJECT

private slots:
    void ranksAreInTheOrderOfTheKeys()
    {
        // Signs, NaNs of both kinds, inf, the ends of the finite and of the subnormal floats, and arbitrary
        // bits.
        std::vector<Key> keys{0x00000000, 0x00000001, 0x007FFFFF, 0x00800000, 0x3F800000, 0x7F7FFFFF,
                              0x7F800000, 0x7F800001, 0x7FBFFFFF, 0x7FC00000, 0x7FFFFFFF, 0x80000000,
                              0x80000001, 0xBF800000, 0xFF7FFFFF, 0xFF800000, 0xFF800001, 0xFFFFFFFF};
        std::mt19937 engine(1);
        while (keys.size() < 300)
            keys.push_back(static_cast<Key>(engine()));
        for (const auto type : kTypes) {
            for (const Key left : keys) {
                QCOMPARE(bitsOf(rankOf(left, type), type), left);
                for (const Key right : keys)
                    QCOMPARE(rankOf(left, type) < rankOf(right, type), isLess(left, right, type));
            }
        }
    }

    void ranksOfWideKeysAreInTheirOrder()
    {
        std::vector<WideKey> keys{0x0000000000000000, 0x0000000000000001, 0x000FFFFFFFFFFFFF,
                                  0x0010000000000000, 0x3FF0000000000000, 0x7FEFFFFFFFFFFFFF,
                                  0x7FF0000000000000, 0x7FF0000000000001, 0x7FF8000000000000,
                                  0x7FFFFFFFFFFFFFFF, 0x00000000FFFFFFFF, 0x0000000100000000};
        for (std::size_t i = 0; i < 12; ++i)
            keys.push_back(keys[i] | kSign<WideKey>);
        std::mt19937_64 engine(1);
        while (keys.size() < 300)
            keys.push_back(engine());
        for (const auto type : kWideTypes) {
            for (const WideKey left : keys) {
                QCOMPARE(bitsOf(rankOf(left, type), type), left);
                for (const WideKey right : keys)
                    QCOMPARE(rankOf(left, type) < rankOf(right, type), isLess(left, right, type));
            }
        }
    }

    void wideKeysBecomeRanksAndKeysAgain()
    {
        for (const auto type : kWideTypes) {
            const auto keys = generateKeys<WideKey>("float-specials", type, 5000, 1);
            auto ranks = keys;
            becomeRanks(ranks, type);
            for (std::size_t i = 0; i < keys.size(); ++i)
                QCOMPARE(ranks[i], rankOf(keys[i], type));
            becomeKeys(ranks, type);
            QVERIFY(ranks == keys);
        }
    }

    void keysBecomeRanksAndKeysAgain()
    {
        for (const auto type : kTypes) {
            const auto keys = generateKeys("float-specials", type, 5000, 1);
            auto ranks = keys;
            becomeRanks(ranks, type);
            for (std::size_t i = 0; i < keys.size(); ++i) {
                QCOMPARE(ranks[i], rankOf(keys[i], type));
                QCOMPARE(RankOrder<KeyType::U32>()(ranks[0], ranks[i]), isLess(keys[0], keys[i], type));
            }
            becomeKeys(ranks, type);
            QVERIFY(ranks == keys);
        }
    }

    void ordinaryKeysAreAllButNanAndMinusZero()
    {
        for (const auto type : {KeyType::U32, KeyType::I32}) {
            QCOMPARE(lastOrdinary<Key>(type), std::numeric_limits<Key>::max());
            QCOMPARE(rankOfOrdinary(Key{12345}, type), Key{12345});
        }
        ordinaryFloatsAreAllButNanAndMinusZero<Key>();
        ordinaryFloatsAreAllButNanAndMinusZero<WideKey>();
    }

    void whatIsScaledCoversTheWholeRange()
    {
        constexpr auto kMost = std::numeric_limits<WideKey>::max();
        QCOMPARE(scaledTo(kMost, WideKey{12345}), WideKey{12345});
        QCOMPARE(scaledTo(WideKey{9}, kMost), WideKey{9});
        QCOMPARE(scaledTo(WideKey{9}, kMost / 2), WideKey{4});
        QCOMPARE(scaledTo(WideKey{9}, WideKey{0}), WideKey{0});
        QCOMPARE(scaledTo(Key{9}, Key{0xFFFFFFFF}), Key{9});
        QCOMPARE(scaledTo(Key{9}, Key{0x7FFFFFFF}), Key{4});
    }

    void rankNoughtIsTheSmallestKey()
    {
        QCOMPARE(bitsOf(Key{0}, KeyType::U32), Key{0});
        QCOMPARE(std::bit_cast<std::int32_t>(bitsOf(Key{0}, KeyType::I32)),
                 std::numeric_limits<std::int32_t>::min());
        QCOMPARE(bitsOf(Key{0}, KeyType::F32), Key{0xFFFFFFFF});
    }

    void ordinaryFloatsAreNeitherNanNorMinusZero_data()
    {
        QTest::addColumn<QString>("generator");
        for (const auto& info : generators()) {
            if (!info.specials)
                QTest::newRow(qPrintable(text(info.id))) << text(info.id);
        }
    }
    void ordinaryFloatsAreNeitherNanNorMinusZero()
    {
        QFETCH(QString, generator);
        const auto id = generator.toStdString();
        const auto numbers = generate(id, 20'000, 3);
        const auto keys = generateKeys(id, KeyType::F32, 20'000, 3);
        QCOMPARE(keys.size(), numbers.size());
        for (std::size_t i = 0; i < keys.size(); ++i) {
            QVERIFY(!std::isnan(std::bit_cast<float>(keys[i])));
            QVERIFY(keys[i] != std::bit_cast<Key>(-0.0F));
            // The keys have the order of the numbers; equal numbers are equal keys.
            const auto rank = rankOf(keys[i], KeyType::F32);
            const auto first = rankOf(keys[0], KeyType::F32);
            QVERIFY(numbers[i] < numbers[0]   ? rank <= first
                    : numbers[i] > numbers[0] ? rank >= first
                                              : rank == first);
        }
    }

    void ordinaryDoublesAreNeitherNanNorMinusZero()
    {
        for (const auto& info : generators()) {
            if (info.specials)
                continue;
            const auto numbers = generate<WideKey>(info.id, 20'000, 3);
            const auto keys = generateKeys<WideKey>(info.id, KeyType::F64, 20'000, 3);
            for (std::size_t i = 0; i < keys.size(); ++i) {
                const auto value = std::bit_cast<double>(keys[i]);
                QVERIFY2(!std::isnan(value) && !(value == 0 && std::signbit(value)), info.id.data());
                // Numbers in order stay in order; equal numbers are equal keys.
                const auto rank = rankOf(keys[i], KeyType::F64);
                const auto first = rankOf(keys[0], KeyType::F64);
                QVERIFY(numbers[i] < numbers[0]   ? rank <= first
                        : numbers[i] > numbers[0] ? rank >= first
                                                  : rank == first);
            }
        }
    }

    void longInputsBecomeKeysWhole()
    {
        // Inputs longer than the share of one thread, with numbers that fit and with some too large for
        // floats.
        for (const char* id : {"reversed", "uniform"}) {
            const auto numbers = generate(id, 3'000'017, 1);
            const auto keys = generateKeys(id, KeyType::F32, numbers.size(), 1);
            std::vector<Key> single;
            const bool fit = std::ranges::max(numbers) < 0xFF000001U;
            for (std::size_t i = 0; i < numbers.size(); i += 1009) {
                // A single number that fits is not scaled.
                single = {numbers[i]};
                becomeOrdinaryKeys(single, KeyType::F32);
                const auto rank = rankOf(keys[i], KeyType::F32);
                const auto alone = rankOf(single[0], KeyType::F32);
                QVERIFY(fit ? rank == alone : rank <= alone);
            }
            QVERIFY(std::ranges::none_of(keys, [](Key key) { return key == 0x80000000U; }));
        }
    }

    void uniqueNumbersAreUniqueKeys()
    {
        for (const auto type : kTypes) {
            auto keys = generateKeys("shuffled-unique", type, 20'000, 1);
            std::ranges::sort(keys);
            QVERIFY(std::ranges::adjacent_find(keys) == keys.end());
        }
    }

    void theSmallestOrdinaryFloatIsMinusInfinityAndTheLargestInfinity()
    {
        std::vector<Key> numbers{0, std::numeric_limits<Key>::max()};
        becomeOrdinaryKeys(numbers, KeyType::F32);
        QCOMPARE(std::bit_cast<float>(numbers[0]), -std::numeric_limits<float>::infinity());
        QCOMPARE(std::bit_cast<float>(numbers[1]), std::numeric_limits<float>::infinity());
        std::vector<Key> nothing;
        becomeOrdinaryKeys(nothing, KeyType::F32);
        QVERIFY(nothing.empty());
    }

    void aroundNoughtNothingIsLeftOutButMinusZero()
    {
        // As many floats lie below 0 as there are bit patterns from that of 0 to that of inf, without -0.0.
        constexpr Key kBelow = 0x7F800000;
        std::vector<Key> numbers{kBelow - 1, kBelow, kBelow + 1};
        becomeOrdinaryKeys(numbers, KeyType::F32);
        constexpr auto kSmallest = std::numeric_limits<float>::denorm_min();
        QCOMPARE(numbers, (std::vector{std::bit_cast<Key>(-kSmallest), std::bit_cast<Key>(0.0F),
                                       std::bit_cast<Key>(kSmallest)}));
    }

    void specialFloatsAreAmongThemOfEitherSign()
    {
        const auto keys = generateKeys("float-specials", KeyType::F32, 5000, 1);
        for (const Key special : {0x7FC00000U, 0x7F800001U, 0x7F800000U, 0x00000000U, 0x00000001U})
            for (const Key sign : {0U, 0x80000000U})
                QVERIFY(std::ranges::count(keys, special | sign) > 50);
        const auto doubles = generateKeys<WideKey>("float-specials", KeyType::F64, 5000, 1);
        for (const WideKey special : std::initializer_list<WideKey>{
                 0x7FF8000000000000, 0x7FF0000000000001, 0x7FF0000000000000, 0x0000000000000000,
                 0x0000000000000001, 0x3FF0000000000000, 0x7FEFFFFFFFFFFFFF, 0x0010000000000000})
            for (const WideKey sign : {WideKey{0}, kSign<WideKey>})
                QVERIFY(std::ranges::count(doubles, special | sign) > 50);
    }

    void aKeyIsWrittenAsWhatItIs()
    {
        QCOMPARE(keyText(Key{0xFFFFFFFB}, KeyType::U32), std::string("4294967291"));
        QCOMPARE(keyText(Key{0xFFFFFFFB}, KeyType::I32), std::string("-5"));
        QCOMPARE(keyText(Key{0x3F000000}, KeyType::F32), std::string("0.5"));
        QCOMPARE(keyText(Key{0x80000000}, KeyType::F32), std::string("-0"));
        QCOMPARE(keyText(Key{0xFF800000}, KeyType::F32), std::string("-inf"));
        QCOMPARE(keyText(Key{0xFFC00000}, KeyType::F32), std::string("NaN 0xFFC00000"));
        QCOMPARE(keyText(WideKey{0xFFFFFFFFFFFFFFFB}, KeyType::U64), std::string("18446744073709551611"));
        QCOMPARE(keyText(WideKey{0xFFFFFFFFFFFFFFFB}, KeyType::I64), std::string("-5"));
        QCOMPARE(keyText(WideKey{0x3FE0000000000000}, KeyType::F64), std::string("0.5"));
        QCOMPARE(keyText(WideKey{0x7FF8000000000000}, KeyType::F64), std::string("NaN 0x7FF8000000000000"));
    }

private:
    template <KeyWord Word>
    static void ordinaryFloatsAreAllButNanAndMinusZero()
    {
        using Float = FloatOf<Word>;
        using Limits = std::numeric_limits<Float>;
        const auto floatAt = [](Word number) {
            return std::bit_cast<Float>(bitsOf(rankOfOrdinary(number, kFloatType<Word>), kFloatType<Word>));
        };
        const auto last = lastOrdinary<Word>(kFloatType<Word>);
        const Word middle = last / 2;
        QCOMPARE(floatAt(0), -Limits::infinity());
        QCOMPARE(floatAt(last), Limits::infinity());
        QCOMPARE(floatAt(middle), Float{0});
        QVERIFY(!std::signbit(floatAt(middle)));
        QCOMPARE(floatAt(middle - 1), -Limits::denorm_min());
        QCOMPARE(floatAt(middle + 1), Limits::denorm_min());
    }
};

SORTSCOPE_TEST(RanksTest)
#include "rankstest.moc"
