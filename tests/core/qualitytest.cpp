// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/judge/quality.h"

#include "core/results/row/jobresult.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>

using namespace sortscope;
using results::Flaw;
using results::JobResult;
using results::Metric;
using results::Quality;
using results::qualityOf;
using results::Warning;

namespace {

/// A row of three replicates, each slower than the one before by the share `slower`.
JobResult rowOf(double slower = 0)
{
    JobResult result;
    for (int i = 0; i < 3; ++i) {
        results::Sample sample;
        sample.wallNs = static_cast<std::int64_t>(1e6 * (1 + slower * i));
        sample.kernelSumNs = sample.wallNs / 2;
        result.replicates.emplace_back().samples.assign(8, sample);
    }
    result.spec.sampling.replicates = 3;
    return result;
}

JobResult warned(std::vector<Warning> warnings)
{
    auto result = rowOf();
    result.warnings = std::move(warnings);
    return result;
}

bool has(const results::Judgement& judgement, Flaw flaw)
{
    return std::ranges::find(judgement.reasons, flaw, &results::Reason::flaw) != judgement.reasons.end();
}

} // namespace

Q_DECLARE_METATYPE(Warning)
Q_DECLARE_METATYPE(Quality)

class QualityTest : public QObject {
    Q_OBJECT

private slots:
    void aRowIsDoubtfulIfItHasWarningsOrIsPoor()
    {
        QVERIFY(!results::isDoubtful(rowOf()));
        QVERIFY(results::isDoubtful(warned({Warning::Drift})));
        // The row has no warning, and its interval is wider than half of its figure.
        const auto scattered = rowOf(0.5);
        QVERIFY(qualityOf(scattered)->quality == Quality::Poor);
        QVERIFY(results::isDoubtful(scattered));
        auto failed = warned({Warning::Drift});
        failed.status = results::Status::Failed;
        QVERIFY(!results::isDoubtful(failed));
    }

    void theIntervalIsKnownFromThreeReplicatesOn()
    {
        auto row = rowOf(0.1);
        const auto wall = results::summarise(row, Metric::Wall).value();
        QCOMPARE(results::intervalShare(row, Metric::Wall).value(),
                 (*wall.medianHigh - *wall.medianLow) / 2 / wall.median);
        row.replicates.pop_back();
        QVERIFY(!results::intervalShare(row, Metric::Wall));
    }

    void aRowThatNothingIsDoubtfulAboutIsGood()
    {
        const auto judgement = qualityOf(rowOf()).value();
        QVERIFY(judgement.quality == Quality::Good);
        QVERIFY(judgement.reasons.empty());
        QVERIFY(results::reasonText(judgement).empty());
    }

    void aWarningTakesFromTheQuality_data()
    {
        QTest::addColumn<Warning>("warning");
        QTest::addColumn<Quality>("ofWall");
        QTest::addColumn<Quality>("ofKernels");
        const auto row = [](Warning warning, Quality ofWall, Quality ofKernels) {
            QTest::newRow(std::string(base::nameOf(warning)).c_str()) << warning << ofWall << ofKernels;
        };
        row(Warning::Interference, Quality::Poor, Quality::Poor);
        row(Warning::DeviceShared, Quality::Poor, Quality::Poor);
        row(Warning::PowerLimited, Quality::Poor, Quality::Poor);
        row(Warning::Overheated, Quality::Poor, Quality::Poor);
        row(Warning::HardwareSlowdown, Quality::Poor, Quality::Poor);
        row(Warning::TimestampOrder, Quality::Good, Quality::Poor);
        row(Warning::NearFloor, Quality::Good, Quality::Fair);
        row(Warning::ReplicatesMissing, Quality::Fair, Quality::Fair);
        row(Warning::NoiseTargetMissed, Quality::Fair, Quality::Fair);
        row(Warning::NoisySamples, Quality::Fair, Quality::Fair);
        row(Warning::Drift, Quality::Fair, Quality::Fair);
        row(Warning::TimeLimitReached, Quality::Fair, Quality::Fair);
    }
    void aWarningTakesFromTheQuality()
    {
        QFETCH(Warning, warning);
        QFETCH(Quality, ofWall);
        QFETCH(Quality, ofKernels);
        const auto result = warned({warning});
        for (const auto& [metric, quality] :
             {std::pair(Metric::Wall, ofWall), std::pair(Metric::KernelSum, ofKernels)}) {
            const auto judgement = qualityOf(result, metric).value();
            QVERIFY(judgement.quality == quality);
            QCOMPARE(judgement.reasons.size(), std::size_t{quality == Quality::Good ? 0U : 1U});
            QCOMPARE(results::reasonText(judgement).empty(), quality == Quality::Good);
        }
    }

    void fewReplicatesAndAWideIntervalTakeFromIt()
    {
        auto few = rowOf();
        few.replicates.pop_back();
        QVERIFY(has(qualityOf(few).value(), Flaw::FewReplicates));
        QVERIFY(qualityOf(rowOf(0.01)).value().quality == Quality::Good);
        QVERIFY(qualityOf(rowOf(0.04)).value().quality == Quality::Fair);
        const auto wide = qualityOf(rowOf(0.5)).value();
        QVERIFY(wide.quality == Quality::Poor);
        QVERIFY(has(wide, Flaw::WideInterval));
    }

    void theWorstReasonsComeFirstAndAreTold()
    {
        const auto judgement =
            qualityOf(warned({Warning::Drift, Warning::Interference, Warning::NoisySamples})).value();
        QVERIFY(judgement.quality == Quality::Poor);
        QCOMPARE(judgement.reasons.size(), std::size_t{3});
        QVERIFY(judgement.reasons.front().flaw == Flaw::Interference);
        QCOMPARE(results::reasonText(judgement), std::string("other programs used the processors"));
    }

    void aRowWithoutTheFigureHasNone()
    {
        auto failed = rowOf();
        failed.status = results::Status::Failed;
        QVERIFY(!qualityOf(failed));
        QVERIFY(!qualityOf(rowOf(), Metric::Upload));
        QVERIFY(!qualityOf(JobResult{}));
    }

    void eachFlawHasWordsAndAName()
    {
        for (const auto& flaw : base::Names<Flaw>::all)
            QVERIFY(!results::wordsOf(flaw.value).empty());
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, QualityTest)
#include "qualitytest.moc"
