// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/verifier.h"

#include <QtTest>

#include <vector>

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

    void theFingerprintDoesNotDependOnOrder()
    {
        QVERIFY(fingerprint(std::vector<Key>{9, 8, 7}) == fingerprint(std::vector<Key>{7, 9, 8}));
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

    void anAbsentKeyMustBeReportedAbsent()
    {
        const std::vector<Key> haystack{2, 4};
        const auto fault = verifySearch(haystack, std::vector<Key>{3}, std::vector<std::uint32_t>{1});
        QVERIFY(fault);
        QVERIFY(QString::fromStdString(fault->message).contains("std::lower_bound gives not found"));
    }
};

QTEST_APPLESS_MAIN(VerifierTest)
#include "verifiertest.moc"
