// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/verifier.h"

#include "core/base/cancelled.h"
#include "core/data/generator.h"
#include "core/data/needles.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <vector>

using namespace sortscope;
using namespace sortscope::data;

class VerifierTest : public QObject {
    Q_OBJECT

private slots:
    void aSortedPermutationPasses()
    {
        const std::vector<Key> input{3, 1, 2, 1};
        QVERIFY(!verifySort(std::vector<Key>{1, 1, 2, 3}, fingerprint(input), Direction::Ascending));
        QVERIFY(!verifySort(std::vector<Key>{3, 2, 1, 1}, fingerprint(input), Direction::Descending));
    }

    void theFirstBadIndexIsNamed()
    {
        const std::vector<Key> output{1, 2, 5, 4, 3};
        const auto fault = verifySort(output, fingerprint(output), Direction::Ascending);
        QVERIFY(fault);
        QCOMPARE(fault->index.value(), std::size_t{3});
        QVERIFY(
            QString::fromStdString(fault->message).contains("element 3 is 4, but the one before it is 5"));
    }

    void keysAreInTheOrderOfTheirType()
    {
        const auto bitsOf = [](auto value) { return std::bit_cast<Key>(value); };
        const std::vector<Key> integers{bitsOf(-5), bitsOf(-1), 0, 3};
        QVERIFY(!verifySort(integers, fingerprint(integers), Direction::Ascending, KeyType::I32));
        QVERIFY(verifySort(integers, fingerprint(integers), Direction::Ascending, KeyType::U32));
        const std::vector<Key> floats{bitsOf(2.0F), bitsOf(0.0F), bitsOf(-0.0F), bitsOf(-2.0F)};
        QVERIFY(!verifySort(floats, fingerprint(floats), Direction::Descending, KeyType::F32));
        const std::vector<Key> wrong{bitsOf(-2.0F), bitsOf(0.0F), bitsOf(-0.0F)};
        const auto fault = verifySort(wrong, fingerprint(wrong), Direction::Ascending, KeyType::F32);
        QVERIFY(fault);
        QCOMPARE(fault->index.value(), std::size_t{2});
        QVERIFY(
            QString::fromStdString(fault->message).contains("element 2 is -0, but the one before it is 0"));
    }

    void aSortedOutputThatIsNotAPermutationFails()
    {
        const std::vector<Key> input{3, 1, 2};
        QVERIFY(verifySort(std::vector<Key>{1, 2, 2}, fingerprint(input), Direction::Ascending));
        QVERIFY(verifySort(std::vector<Key>{0, 0, 0}, fingerprint(input), Direction::Ascending));
        QVERIFY(verifySort(std::vector<Key>{1, 2}, fingerprint(input), Direction::Ascending));
    }

    void exchangesThatCancelInOneHashAreSeen()
    {
        // Equal pairs cancel in an exclusive-or, and 1 + 4 = 2 + 3 in a plain sum.
        QVERIFY(verifySort(std::vector<Key>{2, 2, 7}, fingerprint(std::vector<Key>{5, 5, 7}),
                           Direction::Ascending));
        QVERIFY(
            verifySort(std::vector<Key>{2, 3}, fingerprint(std::vector<Key>{1, 4}), Direction::Ascending));
    }

    void keysWhoseHashesHaveTheSameSumByOneSeedAreSeenByAnother()
    {
        const std::vector<Key> input{1'466'239, 5'258'303, 1'466'239, 5'258'303};
        const std::vector<Key> output{3'186'534, 3'186'534, 5'440'607, 5'440'607};
        constexpr std::uint64_t kKnown = 0x9E3779B97F4A7C15U;
        QVERIFY(fingerprint(input, {}, {kKnown, kKnown}).sums
                == fingerprint(output, {}, {kKnown, kKnown}).sums);
        for (int times = 0; times < 1000; ++times)
            QVERIFY(verifySort(output, fingerprint(input), Direction::Ascending));
        QVERIFY(verifySort(output, fingerprint(input, {}, {kKnown, 1}), Direction::Ascending));
        QVERIFY(verifySort(output, fingerprint(input, {}, {1, kKnown}), Direction::Ascending));
    }

    void seedsAreDrawnAfresh()
    {
        const auto seeds = drawnSeeds();
        QVERIFY(seeds[0] != seeds[1]);
        QVERIFY(drawnSeeds() != seeds);
        const std::vector<Key> keys{1, 2, 3};
        QVERIFY(fingerprint(keys).seeds != fingerprint(keys).seeds);
        QVERIFY(pairFingerprint(keys).seeds != pairFingerprint(keys).seeds);
    }

    void theFingerprintDoesNotDependOnOrder()
    {
        const auto seeds = drawnSeeds();
        QVERIFY(fingerprint(std::vector<Key>{9, 8, 7}, {}, seeds)
                == fingerprint(std::vector<Key>{7, 9, 8}, {}, seeds));
    }

    void searchAnswersAreFirstIndices()
    {
        const std::vector<Key> haystack{2, 4, 4, 4, 9};
        const std::vector<Key> needles{4, 2, 9, 1, 5, 10};
        QVERIFY(!verifySearch(haystack, needles,
                              std::vector<std::uint32_t>{1, 0, 4, kNotFound, kNotFound, kNotFound}));
        const auto fault = verifySearch(haystack, needles,
                                        std::vector<std::uint32_t>{2, 0, 4, kNotFound, kNotFound, kNotFound});
        QVERIFY(fault);
        QCOMPARE(fault->index.value(), std::size_t{0});
    }

    void expectedAnswersAreThoseOfLowerBound_data()
    {
        QTest::addColumn<QString>("generator");
        for (const auto& info : generators())
            QTest::addRow("%.*s", int(info.id.size()), info.id.data())
                << QString::fromUtf8(info.id.data(), qsizetype(info.id.size()));
    }
    void expectedAnswersAreThoseOfLowerBound()
    {
        QFETCH(QString, generator);
        for (const std::size_t length : {0U, 1U, 2U, 15U, 16U, 17U, 1000U, 70'001U}) {
            auto haystack = generate(generator.toStdString(), length, 3);
            std::sort(haystack.begin(), haystack.end());
            auto needles = generateNeedles(haystack, {.count = 300'000, .hitRatio = 0.5}, 4);
            needles.insert(needles.end(), {0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFE, 0xFFFFFFFF});
            const auto answers = expectedAnswers(haystack, needles);
            QCOMPARE(answers.size(), needles.size());
            for (std::size_t i = 0; i < needles.size(); ++i) {
                const auto found = std::lower_bound(haystack.begin(), haystack.end(), needles[i]);
                const bool hit = found != haystack.end() && *found == needles[i];
                const auto right = hit ? static_cast<std::uint32_t>(found - haystack.begin()) : kNotFound;
                if (answers[i] != right)
                    QCOMPARE(answers[i], right);
            }
        }
    }

    void theFirstBadIndexOfALongOutputIsNamedWhereverItIs_data()
    {
        QTest::addColumn<KeyType>("type");
        for (const auto& [type, name] : base::Names<KeyType>::all)
            QTest::addRow("%.*s", static_cast<int>(name.size()), name.data()) << type;
    }
    void theFirstBadIndexOfALongOutputIsNamedWhereverItIs()
    {
        QFETCH(KeyType, type);
        if (isWide(type))
            faultsAreFoundIn(generateKeys<WideKey>("sorted", type, 1'000'003, 1), type);
        else
            faultsAreFoundIn(generateKeys("sorted", type, 1'000'003, 1), type);
    }

    void wideKeysAreInTheOrderOfTheirType()
    {
        const auto bitsOf = [](auto value) { return std::bit_cast<WideKey>(value); };
        const std::vector<WideKey> integers{bitsOf(std::int64_t{-5}), bitsOf(std::int64_t{-1}), 0, 3};
        QVERIFY(!verifySort(integers, fingerprint(integers), Direction::Ascending, KeyType::I64));
        QVERIFY(verifySort(integers, fingerprint(integers), Direction::Ascending));
        const std::vector<WideKey> doubles{bitsOf(2.0), bitsOf(0.0), bitsOf(-0.0), bitsOf(-2.0)};
        QVERIFY(!verifySort(doubles, fingerprint(doubles), Direction::Descending, KeyType::F64));
        const auto fault = verifySort(doubles, fingerprint(doubles), Direction::Ascending, KeyType::F64);
        QVERIFY(fault);
        QVERIFY2(fault->message.find("element 1 is 0, but the one before it is 2") != std::string::npos,
                 fault->message.c_str());
    }

    void bothHalvesOfAWideKeyCount()
    {
        const std::vector<WideKey> input{1, 2, WideKey{3} << 32U};
        for (const WideKey other : {WideKey{3} << 32U | 1U, WideKey{4} << 32U})
            QVERIFY(verifySort(std::vector<WideKey>{1, 2, other}, fingerprint(input), Direction::Ascending));
        // The lower halves alone would be in order.
        QVERIFY(verifySort(std::vector<WideKey>{WideKey{1} << 32U, 1, 2},
                           fingerprint(std::vector<WideKey>{1, 2, WideKey{1} << 32U}), Direction::Ascending));
    }

    void wideAnswersAreFirstIndices()
    {
        const std::vector<WideKey> haystack{2, WideKey{1} << 40U, WideKey{1} << 40U, WideKey{1} << 41U};
        const std::vector<WideKey> needles{WideKey{1} << 40U, 0, WideKey{1} << 41U, 2};
        const auto answers = expectedAnswers(haystack, needles);
        QVERIFY(answers == (std::vector<std::uint32_t>{1, kNotFound, 3, 0}));
        auto wrong = answers;
        wrong[2] = 1;
        const auto fault = verifyAnswers(needles, answers, wrong);
        QVERIFY(fault);
        QCOMPARE(fault->index.value(), std::size_t{2});
        QVERIFY(fault->message.find("2199023255552") != std::string::npos);
    }

    void theFirstWrongAnswerOfALongSearchIsNamed()
    {
        const auto needles = generate("sorted", 700'000, 1);
        const auto expected = expectedAnswers(needles, needles);
        auto answers = expected;
        QVERIFY(!verifyAnswers(needles, expected, answers));
        answers[600'000] = 7;
        answers[65'536] = kNotFound;
        const auto fault = verifyAnswers(needles, expected, answers);
        QVERIFY(fault);
        QCOMPARE(fault->index.value(), std::size_t{65'536});
    }

    void aWrongAnswerNamesTheKeyAsWhatItIs()
    {
        const std::vector<Key> needles{0x80000000};
        const auto fault = verifyAnswers(needles, std::vector<std::uint32_t>{3},
                                         std::vector<std::uint32_t>{kNotFound}, KeyType::F32);
        QVERIFY(fault);
        QVERIFY2(fault->message.find("needle 0 (key -0): not found") != std::string::npos,
                 fault->message.c_str());
    }

    void checkingEndsOnceAStopIsWanted()
    {
        std::stop_source source;
        source.request_stop();
        const std::vector<Key> keys{1, 2, 3};
        QVERIFY_EXCEPTION_THROWN(fingerprint(keys, source.get_token()), base::Cancelled);
        QVERIFY_EXCEPTION_THROWN(
            verifySort(keys, fingerprint(keys), Direction::Ascending, KeyType::U32, source.get_token()),
            base::Cancelled);
        QVERIFY_EXCEPTION_THROWN(expectedAnswers(keys, keys, source.get_token()), base::Cancelled);
    }

    void anAbsentKeyMustBeReportedAbsent()
    {
        const std::vector<Key> haystack{2, 4};
        const auto fault = verifySearch(haystack, std::vector<Key>{3}, std::vector<std::uint32_t>{1});
        QVERIFY(fault);
        QVERIFY(QString::fromStdString(fault->message).contains("std::lower_bound gives not found"));
    }

private:
    template <KeyWord Word>
    static void faultsAreFoundIn(const std::vector<Word>& sorted, KeyType type)
    {
        const auto input = fingerprint(sorted);
        QVERIFY(!verifySort(sorted, input, Direction::Ascending, type));
        for (const std::size_t bad : {2U, 65'535U, 65'536U, 65'537U, 524'288U, 1'000'002U}) {
            auto output = sorted;
            output[bad] = sorted[0];
            if (bad + 5 < output.size())
                output[bad + 5] = sorted[0]; // a later fault
            const auto fault = verifySort(output, input, Direction::Ascending, type);
            QVERIFY(fault);
            QCOMPARE(fault->index.value(), bad);
        }
        auto twice = sorted;
        twice[700'000] = twice[699'999];
        const auto fault = verifySort(twice, input, Direction::Ascending, type);
        QVERIFY(fault && !fault->index);
    }
};

SORTSCOPE_TEST(VerifierTest)
#include "verifiertest.moc"
