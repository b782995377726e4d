// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/cancelled.h"
#include "core/data/generator.h"
#include "core/data/ranks.h"
#include "core/data/verifier.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace sortscope;
using namespace sortscope::data;

namespace {

/// Keys with their values, sorted as a stable sort leaves them.
template <KeyWord Word>
struct Pairs {
    std::vector<Word> input;
    std::vector<Word> keys;
    std::vector<Value> values;
    KeyType type;
    Direction direction;

    Pairs(std::vector<Word> unsorted, KeyType keyType, Direction order)
        : input(std::move(unsorted)),
          values(input.size()),
          type(keyType),
          direction(order)
    {
        std::iota(values.begin(), values.end(), Value{0});
        std::ranges::stable_sort(values, [&](Value a, Value b) {
            const auto left = rankOf(input[a], type);
            const auto right = rankOf(input[b], type);
            return direction == Direction::Ascending ? left < right : right < left;
        });
        for (const auto value : values)
            keys.push_back(input[value]);
    }

    std::optional<Fault> fault(EqualKeys equalKeys = EqualKeys::AnyOrder) const
    {
        return verifyPairs(keys, values, input, pairFingerprint(input), direction, type, equalKeys);
    }

    /// The index and the words of the fault; -1 if there is none.
    std::pair<int, QString> found(EqualKeys equalKeys = EqualKeys::AnyOrder) const
    {
        const auto wrong = fault(equalKeys);
        if (!wrong)
            return {-1, {}};
        return {wrong->index ? static_cast<int>(*wrong->index) : -2, QString::fromStdString(wrong->message)};
    }

    void swapPairs(std::size_t a, std::size_t b)
    {
        std::swap(keys[a], keys[b]);
        std::swap(values[a], values[b]);
    }
};

Pairs<Key> somePairs()
{
    return {{7, 3, 7, 9, 3, 7}, KeyType::U32, Direction::Ascending}; // 3 3 7 7 7 9 from 1 4 0 2 5 3
}

} // namespace

class PairVerifierTest : public QObject {
    Q_OBJECT

private slots:
    void wideValuesAreComparedWithAllTheirBits()
    {
        const auto pairs = somePairs();
        std::vector<WideValue> values(pairs.values.begin(), pairs.values.end());
        const auto fault = [&] {
            return verifyPairs(pairs.keys, values, pairs.input, pairFingerprint(pairs.input),
                               Direction::Ascending, KeyType::U32, EqualKeys::OrderOfInput);
        };
        QVERIFY(!fault());
        values.back() += WideValue{1} << 32U;
        QCOMPARE(QString::fromStdString(fault().value_or(Fault{}).message),
                 QString("the value of key 9 at 5 is 4294967299, which no key of the input has"));
    }

    void whatAStableSortLeavesIsRight()
    {
        for (const auto direction : {Direction::Ascending, Direction::Descending}) {
            for (const auto* generator : {"uniform", "two-values", "float-specials", "all-equal"}) {
                for (const std::size_t length : {0U, 1U, 2U, 1000U, 300'000U}) {
                    const Pairs narrow(generateKeys<Key>(generator, KeyType::F32, length, 1), KeyType::F32,
                                       direction);
                    QVERIFY2(!narrow.fault(EqualKeys::OrderOfInput), generator);
                    const Pairs wide(generateKeys<WideKey>(generator, KeyType::I64, length, 1), KeyType::I64,
                                     direction);
                    QVERIFY2(!wide.fault(EqualKeys::OrderOfInput), generator);
                }
            }
        }
    }

    void equalKeysMayChangePlacesUnlessTheSortIsStable()
    {
        auto pairs = somePairs();
        pairs.swapPairs(2, 4);
        QVERIFY(!pairs.fault());
        const auto [index, words] = pairs.found(EqualKeys::OrderOfInput);
        QCOMPARE(index, 3);
        QVERIFY2(words.contains("the keys at 2 and 3 are both 7, and stood at 5 and 2 in the input"),
                 qPrintable(words));
    }

    void aKeyThatIsOutOfOrderIsNamed()
    {
        auto pairs = somePairs();
        pairs.swapPairs(4, 5);
        QCOMPARE(pairs.found(), std::pair(5, QString("the output is not ascending: element 5 is 7, but the "
                                                     "one before it is 9")));
    }

    void aValueThatFollowsAnotherKeyIsNamed()
    {
        auto pairs = somePairs();
        std::swap(pairs.values[0], pairs.values[5]);
        QCOMPARE(pairs.found(), std::pair(0, QString("a value does not follow its key: key 3 at 0 has the "
                                                     "value 3, which is that of key 9")));
    }

    void aValueThatNoKeyHasIsNamed()
    {
        auto pairs = somePairs();
        pairs.values[3] = 6;
        QCOMPARE(pairs.found(),
                 std::pair(3, QString("the value of key 7 at 3 is 6, which no key of the input has")));
    }

    void aPairThatIsThereTwiceIsNamed()
    {
        auto pairs = somePairs();
        pairs.values[3] = pairs.values[2];
        QCOMPARE(pairs.found(),
                 std::pair(3, QString("the pair of key 7 and value 0 occurs twice, the second time at 3")));
    }

    void aKeyThatTheInputLacksIsNamed()
    {
        auto pairs = somePairs();
        pairs.keys[5] = 8;
        QCOMPARE(pairs.found().first, 5);
    }

    void aPairThatIsMissingIsSeen()
    {
        auto pairs = somePairs();
        pairs.keys.pop_back();
        pairs.values.pop_back();
        QCOMPARE(pairs.found(), std::pair(-2, QString("the output has 5 pairs, and the input 6")));
    }

    void theFirstFaultOfALongOutputIsNamed()
    {
        Pairs pairs(generateKeys<WideKey>("uniform", KeyType::U64, 400'000, 3), KeyType::U64,
                    Direction::Descending);
        std::swap(pairs.values[399'000], pairs.values[399'001]);
        std::swap(pairs.values[100], pairs.values[200'000]);
        QCOMPARE(pairs.found().first, 100);
        pairs.swapPairs(250'000, 250'001);
        pairs.swapPairs(390'000, 390'001);
        QCOMPARE(pairs.found().first, 250'001);
    }

    void aStopEndsTheCheck()
    {
        const auto pairs = somePairs();
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_THROWS_EXCEPTION(base::Cancelled, pairFingerprint(pairs.input, stop.get_token()));
    }
};

SORTSCOPE_TEST(PairVerifierTest)
#include "pairverifiertest.moc"
