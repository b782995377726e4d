// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/lamps.h"

#include "tests/support/comparedresults.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using measure::Verdict;
using tests::around;
using tests::resultOf;
using tests::setOf;

namespace {

/// Two rows taken in turn, of which the first takes `first` ns and the second `second` ns, and their pairs.
struct Trial {
    explicit Trial(results::JobResult one, results::JobResult two)
        : jobs(setOf({std::move(one), std::move(two)}).jobs),
          pairs(results::interleavedPairs({jobs[0].result, jobs[1].result}))
    {}
    Trial(std::int64_t first, std::int64_t second) : Trial(ran(first), ran(second)) {}

    static results::JobResult ran(std::int64_t time)
    {
        auto result = resultOf(around(time));
        result.verifiedRuns = 1;
        for (auto& replicate : result.replicates)
            replicate.preparation.prepareNs = 1000;
        return result;
    }
    results::Lamps lamps(std::size_t row) const { return results::lampsOf(*jobs[row].result, pairs); }

    std::vector<results::StoredJob> jobs;
    std::vector<results::ComparedPair> pairs;
};

} // namespace

/// The answers that a trial of an algorithm gives.
class LampsTest : public QObject {
    Q_OBJECT

private slots:
    void eachSideOfAPairHasItsOwnAnswers()
    {
        const Trial trial(1000, 500);
        const auto slow = trial.lamps(0);
        QCOMPARE(slow.notSlower, false);
        QCOMPARE(slow.faster, false);
        QCOMPARE(slow.ratio.value(), 2.0);
        QVERIFY(slow.interval->low <= 2 && slow.interval->high >= 2);
        QVERIFY(slow.verdict == Verdict::Slower);
        const auto fast = trial.lamps(1);
        QCOMPARE(fast.notSlower, true);
        QCOMPARE(fast.faster, true);
        QCOMPARE(fast.ratio.value(), 0.5);
        QVERIFY(fast.verdict == Verdict::Faster);
    }

    void rowsThatAreAlikeAreNotSlowerAndNotFaster()
    {
        const auto lamps = Trial(1000, 1000).lamps(1);
        QCOMPARE(lamps.builds, true);
        QCOMPARE(lamps.correct, true);
        QCOMPARE(lamps.notSlower, true);
        QCOMPARE(lamps.faster, false);
    }

    void aWrongAnswerHasNoTime()
    {
        auto wrong = Trial::ran(500);
        wrong.status = results::Status::Failed;
        wrong.reason = "wrong: element 3";
        const auto lamps = Trial(Trial::ran(1000), wrong).lamps(1);
        QCOMPARE(lamps.builds, true);
        QCOMPARE(lamps.correct, false);
        QVERIFY(!lamps.notSlower && !lamps.faster && !lamps.ratio && !lamps.verdict);
        QCOMPARE(QString::fromStdString(lamps.reason), "wrong: element 3");
    }

    void whatDoesNotBuildIsNotJudged()
    {
        auto broken = resultOf({});
        broken.status = results::Status::Failed;
        broken.reason = "it does not compile";
        const auto lamps = Trial(Trial::ran(1000), broken).lamps(1);
        QCOMPARE(lamps.builds, false);
        QVERIFY(!lamps.correct && !lamps.notSlower && !lamps.faster && !lamps.ratio);
        QCOMPARE(QString::fromStdString(lamps.reason), "it does not compile");
    }

    void whatWasCancelledOrCannotRunIsNotCalledWrong()
    {
        auto row = resultOf({});
        for (const auto status : {results::Status::Cancelled, results::Status::Unsupported}) {
            row.status = status;
            const auto lamps = results::lampsOf(row, {});
            QVERIFY(!lamps.builds && !lamps.correct && !lamps.notSlower && !lamps.faster);
        }
        row = Trial::ran(1000);
        row.status = results::Status::Cancelled;
        const auto lamps = results::lampsOf(row, {});
        QCOMPARE(lamps.builds, true);
        QVERIFY(!lamps.correct && !lamps.ratio);
    }

    void aReasonNamesTheAlgorithmAndNoSide()
    {
        auto rows = Trial(1000, 1000);
        rows.pairs.front().verdict.reset();
        for (const auto& [reason, named] :
             {std::pair("A is of poor quality: A B", "bitonic is of poor quality: A B"),
              std::pair("B is of poor quality", "other is of poor quality"),
              std::pair("A was timed by x and B by y", "bitonic was timed by x and other by y")}) {
            auto b = *rows.jobs[1].result;
            b.spec.variant.algorithm = "other";
            rows.pairs.front().b = std::make_shared<const results::JobResult>(b);
            rows.pairs.front().reason = reason;
            QCOMPARE(QString::fromStdString(results::lampsOf(b, rows.pairs).reason), named);
        }
    }

    void aWrongCaseIsNamedAndTheTrialBehindItSaysNothing()
    {
        auto fault = Trial::ran(500);
        fault.status = results::Status::Failed;
        fault.reason = "wrong";
        fault.spec.workload = {.generator = "two-values", .size = 3, .key = data::KeyType::F32};
        fault.spec.workload.direction = data::Direction::Descending;
        const results::CheckedCases cases{
            .all = 113, .right = 7, .fault = std::make_shared<const results::JobResult>(fault)};
        QCOMPARE(cases.ran(), std::size_t{8});
        const Trial trial(1000, 500);
        for (const auto& lamps :
             {results::lampsOf(cases), results::lampsOf(cases, *trial.jobs[1].result, trial.pairs)}) {
            QCOMPARE(lamps.builds, true);
            QCOMPARE(lamps.correct, false);
            QVERIFY(!lamps.notSlower && !lamps.faster && !lamps.ratio);
            QCOMPARE(QString::fromStdString(lamps.reason), "3 keys, two-values, descending, f32: wrong");
        }
    }

    void rightCasesLeaveTheRestToTheTrial()
    {
        const results::CheckedCases cases{.all = 113, .right = 84};
        const auto before = results::lampsOf(cases);
        QCOMPARE(before.correct, true);
        QVERIFY(!before.faster);
        const Trial trial(1000, 500);
        const auto lamps = results::lampsOf(cases, *trial.jobs[1].result, trial.pairs);
        QCOMPARE(lamps.correct, true);
        QCOMPARE(lamps.faster, true);
        QCOMPARE(lamps.cases->right, std::size_t{84});
    }

    void withoutAnOpponentThereIsNoVerdict()
    {
        const auto row = Trial::ran(1000);
        const auto lamps = results::lampsOf(row, {});
        QCOMPARE(lamps.correct, true);
        QVERIFY(!lamps.notSlower && !lamps.faster);
    }
};

SORTSCOPE_TEST(LampsTest)
#include "lampstest.moc"
