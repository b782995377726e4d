// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/show/snapshots.h"

#include "tests/support/comparedresults.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using results::RanRow;

namespace {

/// A right row of the algorithm, whose runs take `time` ns, by these texts.
RanRow row(results::RunId run, const std::string& algorithm, std::int64_t time,
           std::vector<backend::ProgramRecord> sources)
{
    static results::JobId id = 0;
    auto result = tests::resultOf(tests::around(time));
    result.spec.id = ++id;
    result.spec.variant.algorithm = algorithm;
    result.sources = std::move(sources);
    for (auto& replicate : result.replicates)
        replicate.preparation.prepareNs = 1000;
    return {run, std::make_shared<const results::JobResult>(std::move(result)), {}};
}

} // namespace

class SnapshotsTest : public QObject {
    Q_OBJECT

private slots:
    void eachTextIsThereOnce()
    {
        const std::vector rows{
            row(1, "my", 1000, {{"my/a.cl", "/a.cl", "one", "-DN=1"}, {"my/a.cl", "/a.cl", "one", "-DN=2"}}),
            row(2, "my", 1000, {{"my/a.cl", "/a.cl", "two", ""}, {"my/entry.lua", "/entry.lua", "lua", ""}}),
            row(3, "my", 1000, {{"my/a.cl", "/a.cl", "one", ""}}),
            row(4, "other", 1000, {{"a.cl", "built-in", "one", ""}, {"library/x.so", "/x.so", "so", ""}})};
        const auto all = results::snapshotsOf(rows);
        QCOMPARE(all.size(), std::size_t{4});
        QCOMPARE(all[0].source.hash, std::string("one"));
        QCOMPARE(all[0].rows.size(), std::size_t{2});
        QVERIFY(all[0].rows.back().result == rows[2].result);
        QCOMPARE(all[1].source.hash, std::string("two"));
        QCOMPARE(all[2].source.file, std::string("my/entry.lua"));
        QCOMPARE(all[3].algorithm, std::string("other"));
    }

    void theTextHasTheAnswersOfItsLastTrial()
    {
        const std::vector rows{row(1, "my", 1000, {{"my/a.cl", "/a.cl", "one", ""}}),
                               row(1, "other", 500, {{"a.cl", "built-in", "two", ""}}),
                               row(2, "my", 250, {{"my/a.cl", "/a.cl", "one", ""}}),
                               row(2, "other", 500, {{"a.cl", "built-in", "two", ""}}),
                               row(3, "alone", 500, {{"a.cl", "built-in", "two", ""}})};
        const auto all = results::snapshotsOf(rows);
        QCOMPARE(all.size(), std::size_t{3});
        QCOMPARE(all[0].lamps.faster, true);
        QCOMPARE(all[0].lamps.ratio.value(), 0.5);
        QCOMPARE(all[1].lamps.faster, false);
        QCOMPARE(all[2].lamps.correct, true);
        QVERIFY(!all[2].lamps.ratio);
    }

    void kernelsTellMoreThanTheEntry()
    {
        const auto both =
            row(1, "my", 1000, {{"my/entry.lua", "", "lua", ""}, {"my/a.cu", "", "kernels", ""}});
        QCOMPARE(results::mainSourceOf(*both.result)->hash, std::string("kernels"));
        const auto lua = row(1, "my", 1000, {{"my/entry.lua", "", "lua", ""}});
        QCOMPARE(results::mainSourceOf(*lua.result)->hash, std::string("lua"));
        QVERIFY(results::mainSourceOf(*row(1, "cub", 1000, {{"cub/x.so", "", "so", ""}}).result) == nullptr);
    }
};

SORTSCOPE_TEST(SnapshotsTest)
#include "snapshotstest.moc"
