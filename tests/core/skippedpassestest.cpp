// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/judge/skippedpasses.h"

#include "core/algorithms/catalogue.h"
#include "core/results/row/jobresult.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using results::JobResult;

namespace {

constexpr std::size_t kKeys = std::size_t{1} << 20U;

/// A verified row of a GPU, which ran so many passes over keys of so many bits.
JobResult rowOf(const std::string& algorithm, std::optional<std::size_t> passes, std::optional<unsigned> bits,
                const algorithms::Parameters& given = {})
{
    JobResult result;
    result.spec.device = tests::gpuDevice();
    result.spec.device.maxWorkGroupSize = 1024;
    result.spec.device.localMemory = 64U * 1024U;
    result.spec.variant.algorithm = algorithm;
    result.spec.workload.size = kKeys;
    result.spec.variant.parameters =
        algorithms::resolveParameters(*algorithms::findAlgorithm(algorithm), result.spec.device, given);
    result.verifiedRuns = 1;
    result.passesRun = passes;
    result.keyBits = bits;
    return result;
}

QString textOf(const JobResult& result)
{
    const auto skipped = results::skippedPasses(result);
    return skipped ? QString::fromStdString(results::textOf(*skipped)) : QString("none");
}

} // namespace

/// The passes that radix sorts leave out, and what is said about them.
class SkippedPassesTest : public QObject {
    Q_OBJECT

private slots:
    void aRowSaysWhatItLeftOutAndWhy()
    {
        const algorithms::Parameters eight{{"digit-bits", std::int64_t{8}}};
        QCOMPARE(textOf(rowOf("radix-sort", 3, 20, eight)), "3 of 4 passes: keys below 2^20");
        QCOMPARE(textOf(rowOf("radix-sort", 2, 20, {{"digit-bits", std::int64_t{11}}})),
                 "2 of 3 passes: keys below 2^20");
        QCOMPARE(textOf(rowOf("radix-sort", 1, 32, eight)), "1 of 4 passes: keys share digits");
        QCOMPARE(textOf(rowOf("radix-sort", 1, std::nullopt, eight)), "1 of 4 passes: keys share digits");
        QCOMPARE(textOf(rowOf("radix-sort", 4, 32, eight)), "none");
        QCOMPARE(textOf(rowOf("radix-sort", 4, 30, eight)), "none");
        QCOMPARE(textOf(rowOf("merge-sort", std::nullopt, 20)), "none");
        auto failed = rowOf("radix-sort", 3, 20, eight);
        failed.status = results::Status::Failed;
        QCOMPARE(textOf(failed), "none");
    }

    void pairsHaveTheDigitsOfTheirKeys()
    {
        auto pairs = rowOf("radix-sort", 3, 20, {{"digit-bits", std::int64_t{8}}});
        pairs.spec.workload.values = data::ValueType::U32;
        QCOMPARE(textOf(pairs), "3 of 4 passes: keys below 2^20");
        pairs.passesRun = 4;
        QCOMPARE(textOf(pairs), "none");
    }

    void aSortThatIsToldTheBitsSaysSo()
    {
        const algorithms::Parameters told{{"bits", std::string("needed")}};
        QCOMPARE(textOf(rowOf("cub-radix-sort", 3, 20, told)),
                 "3 of 4 passes, told by the host: keys below 2^20");
        QCOMPARE(textOf(rowOf("cub-radix-sort", std::nullopt, 20)), "none");
        auto few = rowOf("cub-radix-sort", std::nullopt, 12, told);
        few.spec.workload.size = 4096;
        QCOMPARE(textOf(few), "fewer bits, told by the host: keys below 2^12");
        few.keyBits = 32;
        QCOMPARE(textOf(few), "none");
    }

    void aLeadIsHelpedOnlyByPassesThatTheOtherTook()
    {
        const algorithms::Parameters eight{{"digit-bits", std::int64_t{8}}};
        const auto three = rowOf("radix-sort", 3, 20, eight);
        const auto all = rowOf("radix-sort", 4, 32, eight);
        QVERIFY(results::leadBySkipping(three, all));
        QVERIFY(!results::leadBySkipping(all, three));
        QVERIFY(!results::leadBySkipping(three, three));
        QVERIFY(!results::leadBySkipping(three, rowOf("radix-sort", 2, 12, eight)));
    }

    void notesTakeEqualPassesTogether()
    {
        const algorithms::Parameters eight{{"digit-bits", std::int64_t{8}}};
        const auto shared = [&](std::size_t passes, unsigned bits) {
            return std::make_shared<const JobResult>(rowOf("radix-sort", passes, bits, eight));
        };
        const auto slow = shared(4, 32);
        QCOMPARE(QString::fromStdString(results::skippingNotes(
                     {{shared(2, 10), slow}, {shared(2, 16), nullptr}, {shared(3, 20), slow}, {slow, slow}})),
                 "A lead of radix-sort is helped by skipped passes: 2 of 4 passes: keys below 2^16.\n"
                 "A lead of radix-sort is helped by skipped passes: 3 of 4 passes: keys below 2^20.\n");
        QVERIFY(results::skippingNotes({}).empty());
    }
};

SORTSCOPE_TEST(SkippedPassesTest)
#include "skippedpassestest.moc"
