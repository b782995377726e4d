// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/searches/narysteps.h"

#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>

using namespace sortscope;
using algorithms::NaryRange;
using algorithms::narySteps;

namespace {

/// The keys 0, 2, 4, …, some of which occur twice.
std::vector<data::Key> haystackOf(std::size_t count)
{
    std::vector<data::Key> keys;
    for (std::size_t index = 0; index < count; ++index)
        keys.push_back(static_cast<data::Key>(2 * (index - (index % 5 == 4 ? 1 : 0))));
    return keys;
}

} // namespace

class NaryStepsTest : public QObject {
    Q_OBJECT

private slots:
    void theAnswerIsThatOfLowerBound()
    {
        for (std::size_t count = 0; count <= 64; ++count) {
            const auto haystack = haystackOf(count);
            for (data::Key key = 0; key <= 2 * count + 1; ++key) {
                const auto first = std::lower_bound(haystack.begin(), haystack.end(), key);
                const bool occurs = first != haystack.end() && *first == key;
                for (const std::uint32_t subdivisions : {2U, 3U, 4U, 7U, 64U, 256U}) {
                    const auto found = narySteps(haystack, key, subdivisions).found;
                    QCOMPARE(found.has_value(), occurs);
                    if (occurs)
                        QCOMPARE(std::int64_t{*found}, first - haystack.begin());
                }
            }
        }
    }

    void eachPassSplitsTheSegmentThatReported()
    {
        const auto made = narySteps(haystackOf(16), 22, 4);
        QCOMPARE(made.steps.size(), std::size_t{2});
        QVERIFY(made.steps[0].range == (NaryRange{0, 16}));
        QCOMPARE(made.steps[0].segments.size(), std::size_t{4});
        QCOMPARE(made.steps[0].reported.value(), 2U);
        QVERIFY(made.steps[1].range == (NaryRange{8, 4}));
        QCOMPARE(made.steps[1].reported.value(), 3U);
        QCOMPARE(made.found.value(), 11U);
    }

    void segmentsCoverTheRangeAndTheLastMayBeShorter()
    {
        const auto step = narySteps(haystackOf(10), 1, 4).steps.front();
        QCOMPARE(step.segments.size(), std::size_t{4});
        QVERIFY(step.segments[3] == (NaryRange{9, 1}));
        // 5 elements in segments of 2: the fourth work-item has none.
        QCOMPARE(narySteps(haystackOf(5), 1, 4).steps.front().segments.size(), std::size_t{3});
    }

    void aKeyThatDoesNotOccurEndsWithAPassThatNoWorkItemReports()
    {
        const auto made = narySteps(haystackOf(64), 21, 2);
        QVERIFY(!made.found);
        QVERIFY(!made.steps.back().reported);
        for (std::size_t index = 0; index + 1 < made.steps.size(); ++index)
            QVERIFY(made.steps[index].reported);
    }

    void fewerThanTwoSubdivisionsAreRefused()
    {
        QVERIFY_EXCEPTION_THROWN(narySteps(haystackOf(4), 1, 1), std::invalid_argument);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, NaryStepsTest)
#include "narystepstest.moc"
