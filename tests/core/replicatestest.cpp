// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/replicates.h"

#include "core/measure/robust.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <random>

using namespace sortscope::measure;

namespace {

using Random = std::mt19937_64;
/// Makes the samples of one replicate for a true time of 1.
using Replicate = std::function<std::vector<double>(Random&)>;

constexpr std::size_t kSamples = 20;

std::vector<double> samples(Random& random, const std::function<double(Random&)>& factor)
{
    std::vector<double> values(kSamples);
    std::ranges::generate(values, [&] { return factor(random); });
    return values;
}

Replicate independent(const std::function<double(Random&)>& factor)
{
    return [=](Random& random) { return samples(random, factor); };
}

/// Makes replicates whose samples are off by a common factor, as well as by a factor of their own.
Replicate offset(const std::function<double(Random&)>& ofReplicate)
{
    return [=](Random& random) {
        const auto common = ofReplicate(random);
        return samples(random, [&](Random& each) {
            return common * std::exp(std::normal_distribution(0.0, 0.02)(each));
        });
    };
}

std::vector<double> autocorrelated(Random& random)
{
    double state = std::normal_distribution(0.0, 0.05)(random);
    return samples(random, [&](Random& each) {
        constexpr double kept = 0.9;
        state = kept * state + std::normal_distribution(0.0, 0.05 * std::sqrt(1 - kept * kept))(each);
        return std::exp(state);
    });
}

/// The share of 10,000 trials in which the interval covers the true time, in per cent.
double coverage(const Replicate& replicate, std::size_t count)
{
    constexpr int trials = 10'000;
    Random random(count);
    int covered = 0;
    for (int trial = 0; trial < trials; ++trial) {
        std::vector<std::vector<double>> replicates(count);
        std::ranges::generate(replicates, [&] { return replicate(random); });
        const auto statistics = summariseReplicates(replicates);
        covered += *statistics->medianLow <= 1 && *statistics->medianHigh >= 1 ? 1 : 0;
    }
    return 100.0 * covered / trials;
}

double logNormal(Random& random, double sigma)
{
    return std::exp(std::normal_distribution(0.0, sigma)(random));
}

} // namespace

class ReplicatesTest : public QObject {
    Q_OBJECT

private slots:
    void theIntervalCoversTheTrueTime_data()
    {
        QTest::addColumn<Replicate>("replicate");
        QTest::addColumn<double>("withFive");
        QTest::addColumn<double>("withTen");
        QTest::newRow("normal noise")
            << independent([](Random& r) { return 1 + std::normal_distribution(0.0, 0.05)(r); }) << 93.0
            << 93.0;
        QTest::newRow("log-normal noise")
            << independent([](Random& r) { return logNormal(r, 0.3); }) << 93.0 << 93.0;
        QTest::newRow("heavy tails") << independent([](Random& r) {
            return 1 + std::clamp(std::student_t_distribution(2.0)(r) * 0.02, -0.9, 10.0);
        }) << 93.0 << 93.0;
        QTest::newRow("autocorrelated noise") << Replicate(autocorrelated) << 93.0 << 93.0;
        QTest::newRow("two modes") << independent([](Random& r) {
            const double mode = std::bernoulli_distribution(0.5)(r) ? 1.05 : 1 / 1.05;
            return mode * logNormal(r, 0.05);
        }) << 93.0 << 93.0;
        QTest::newRow("a normal offset a replicate")
            << offset([](Random& r) { return logNormal(r, 0.1); }) << 93.0 << 93.0;
        QTest::newRow("an offset of two values")
            << offset([](Random& r) { return std::bernoulli_distribution(0.5)(r) ? 1.1 : 1 / 1.1; }) << 90.0
            << 93.0;
    }
    void theIntervalCoversTheTrueTime()
    {
        QFETCH(Replicate, replicate);
        QFETCH(double, withFive);
        QFETCH(double, withTen);
        // The coverage may fall below the wanted one by the uncertainty of 10,000 trials.
        constexpr double luck = 0.5;
        const auto five = coverage(replicate, 5);
        const auto ten = coverage(replicate, 10);
        qInfo("covered with 3, 5 and 10 replicates: %.1f, %.1f and %.1f %%", coverage(replicate, 3), five,
              ten);
        QVERIFY2(five >= withFive - luck, qPrintable(QString::number(five)));
        QVERIFY2(ten >= withTen - luck, qPrintable(QString::number(ten)));
    }

    void runsThatNothingChangedBetweenLieWithinWhatATrialForetells()
    {
        Random random(11);
        constexpr std::size_t ofARun = 5;
        constexpr int trials = 4000;
        const auto meanOfARun = [&] {
            double sum = 0;
            for (std::size_t i = 0; i < ofARun; ++i)
                sum += std::log(logNormal(random, 0.1));
            return sum / ofARun;
        };
        for (const std::size_t processes : {5, 8}) {
            int within = 0;
            for (int trial = 0; trial < trials; ++trial) {
                std::vector<double> medians(processes);
                std::ranges::generate(medians, [&] { return logNormal(random, 0.1); });
                const auto share = tellableShare(medians, ofARun);
                const auto one = meanOfARun();
                const auto other = meanOfARun();
                within += std::abs(one - other) <= std::log1p(*share) ? 1 : 0;
            }
            const auto percent = 100.0 * within / trials;
            QVERIFY2(percent > 94 && percent < 96, qPrintable(QString::number(percent)));
        }
    }

    void whatCanBeToldNeedsThreeMedians()
    {
        QVERIFY(!tellableShare(std::vector<double>{1, 2}, 5));
        QVERIFY(!tellableShare(std::vector<double>{1, 2, 0}, 5));
        QCOMPARE(tellableShare(std::vector<double>{2, 2, 2}, 5).value(), 0.0);
    }

    void aRatioOfOneIsCoveredWhenReplicatesDiffer()
    {
        Random random(7);
        int covered = 0;
        constexpr int trials = 2000;
        for (int trial = 0; trial < trials; ++trial) {
            std::vector<double> a(5);
            std::vector<double> b(5);
            std::ranges::generate(a, [&] { return logNormal(random, 0.1); });
            std::ranges::generate(b, [&] { return logNormal(random, 0.02); });
            const auto ratio = ratioInterval(a, b);
            covered += ratio->low <= 1 && ratio->high >= 1 ? 1 : 0;
        }
        QVERIFY2(covered >= trials * 0.94, qPrintable(QString::number(covered)));
    }

    void swappingTheSidesGivesTheReciprocal()
    {
        const std::vector<double> a{100, 110, 105};
        const std::vector<double> b{210, 200, 230, 205};
        const auto forth = ratioInterval(a, b);
        const auto back = ratioInterval(b, a);
        QCOMPARE(forth->low, 1 / back->high);
        QCOMPARE(forth->high, 1 / back->low);
    }

    void driftAndTicksWidenTheInterval()
    {
        const std::vector<double> same{100, 100, 100};
        auto ratio = ratioOf(*estimateOf(same), *estimateOf(same));
        QCOMPARE(intervalOf(ratio).high, 1.0);
        QCOMPARE(chanceOf(ratio), 1.0);
        ratio = withDrift(ratio, {.deviation = 0.01});
        QVERIFY(std::abs(std::log(intervalOf(ratio).high) - 0.0196) < 1e-5);
        // With three degrees of freedom, the drift is less well known.
        const auto few = withDrift(ratioOf(*estimateOf(same), *estimateOf(same)),
                                   {.deviation = 0.01, .degreesOfFreedom = 3});
        QVERIFY(std::abs(std::log(intervalOf(few).high) - 0.031824) < 1e-5);
        ratio.resolution = 0.005;
        QVERIFY(std::abs(std::log(intervalOf(ratio).high) - 0.0246) < 1e-5);
        ratio.value = std::exp(0.0246);
        QVERIFY(std::abs(chanceOf(ratio) - 0.05) < 1e-4);
        ratio.value = std::exp(-0.004); // within the ticks
        QCOMPARE(chanceOf(ratio), 1.0);
    }

    void theFigureLiesInTheMiddleOfItsInterval()
    {
        const std::vector<std::vector<double>> replicates{{1}, {1}, {1}, {8}};
        const auto statistics = summariseReplicates(replicates);
        QCOMPARE(statistics->median, std::pow(8, 0.25));
        QCOMPARE(*statistics->medianLow * *statistics->medianHigh, statistics->median * statistics->median);
    }

    void withoutLogarithmsTheFigureIsTheMedian()
    {
        const std::vector<std::vector<double>> replicates{{-2}, {0}, {7}};
        const auto statistics = summariseReplicates(replicates);
        QCOMPARE(statistics->median, 0.0);
        QVERIFY(!statistics->medianLow);
    }

    void twoReplicatesHaveNoInterval()
    {
        const std::vector<std::vector<double>> two{{1, 2, 3}, {7, 8, 9}};
        const auto statistics = summariseReplicates(two);
        QCOMPARE(statistics->median, 4.0);
        QVERIFY(!statistics->medianLow);
        QVERIFY(!ratioInterval(std::vector<double>{1, 2}, std::vector<double>{1, 2, 3}));
    }

    void oneReplicateIsSummarisedByItself()
    {
        const std::vector<std::vector<double>> one{{6, 1, 2, 3, 4, 5}};
        const auto statistics = summariseReplicates(one);
        QCOMPARE(statistics->median, 3.5);
        QCOMPARE(statistics->medianLow, std::optional(1.0));
        QVERIFY(!summariseReplicates({}));
    }

    void studentsQuantilesAreThoseOfTheTables()
    {
        QVERIFY(std::abs(studentT95(2) - 4.3027) < 5e-5);
        QVERIFY(std::abs(studentT95(11) - 2.2010) < 5e-5);
        QVERIFY(std::abs(studentT95(30) - 2.0423) < 5e-5);
        QVERIFY(std::abs(studentT95(100000) - 1.96) < 5e-5);
    }
};

SORTSCOPE_TEST(ReplicatesTest)
#include "replicatestest.moc"
