// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/judge/outliers.h"

#include "core/results/row/jobresult.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

using namespace sortscope;
using results::Metric;

namespace {

results::Replicate replicateOf(std::initializer_list<std::int64_t> walls)
{
    results::Replicate replicate;
    for (const auto wall : walls)
        replicate.samples.push_back({.reading = results::Reading::Wall, .wallNs = wall});
    return replicate;
}

} // namespace

class OutliersTest : public QObject {
    Q_OBJECT

private slots:
    void aSampleIsAnOutlierAmongThoseOfItsReplicate()
    {
        results::JobResult result;
        result.replicates = {replicateOf({1000, 1010, 1020, 990, 2000, 1005}),
                             replicateOf({2000, 2010, 1990, 2020, 1000, 1995})};
        QVERIFY(results::outliersOf(result, Metric::Wall)
                == (std::vector{false, false, false, false, true, false, false, false, false, false, true,
                                false}));
        QCOMPARE(results::outlierCount(result, Metric::Wall), std::size_t{2});
    }

    void outliersStayInTheFigures()
    {
        results::JobResult result;
        result.replicates = {replicateOf({1000, 1010, 1020, 990, 2000, 1005})};
        QCOMPARE(results::outlierCount(result, Metric::Wall), std::size_t{1});
        QCOMPARE(results::summarise(result, Metric::Wall).value().maximum, 2000.0);
        QCOMPARE(results::summarise(result, Metric::Wall).value().count, std::size_t{6});
    }

    void aFigureThatSamplesLackHasNone()
    {
        results::JobResult result;
        result.replicates = {replicateOf({1000, 5000})};
        QVERIFY(results::outliersOf(result, Metric::KernelSum).empty());
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, OutliersTest)
#include "outlierstest.moc"
