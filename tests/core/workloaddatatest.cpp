// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/workloaddata.h"

#include "core/data/ranks.h"
#include "core/data/verifier.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <bit>

using namespace sortscope;

namespace {

template <data::KeyWord Word = data::Key>
const std::vector<Word>& wordsOf(const data::Keys& keys)
{
    return std::get<std::vector<Word>>(keys);
}

} // namespace

/// The data of jobs, and the answers that belong to it.
class WorkloadDataTest : public QObject {
    Q_OBJECT

private slots:
    void jobsOfOneInputShareItsExpectedAnswers()
    {
        sample::WorkloadSource source;
        const results::Workload workload{.generator = "uniform",
                                         .size = 5000,
                                         .search = results::SearchOptions{.keys = 300, .hitRatio = 0.5}};
        QVERIFY(!source.holds(workload));
        const auto first = source.dataOf(workload);
        QVERIFY(source.holds(workload));
        QCOMPARE(first->answers.size(), std::size_t{300});
        const auto& haystack = wordsOf(first->keys);
        QVERIFY(first->answers == data::expectedAnswers(haystack, wordsOf(first->needles)));
        QVERIFY(!first->others.empty());
        for (const auto& other : first->others)
            QVERIFY(other.answers == data::expectedAnswers(haystack, wordsOf(other.keys)));
        QVERIFY(source.dataOf(workload) == first);
    }

    void floatsAreSearchedInTheirTotalOrder()
    {
        floatsAreOrdered<data::Key>();
        floatsAreOrdered<data::WideKey>();
    }

private:
    template <data::KeyWord Word>
    static void floatsAreOrdered()
    {
        using Float = data::FloatOf<Word>;
        const auto isBelow = [](Word left, Word right) {
            return data::TotalOrder()(std::bit_cast<Float>(left), std::bit_cast<Float>(right));
        };
        for (const auto* generator : {"uniform", "float-specials"}) {
            sample::WorkloadSource source;
            const auto made = source.dataOf({.generator = generator,
                                             .size = 5000,
                                             .key = data::kFloatType<Word>,
                                             .search = results::SearchOptions{.keys = 300, .hitRatio = 0.5}});
            const auto& haystack = wordsOf<Word>(made->keys);
            QVERIFY(std::ranges::is_sorted(haystack, isBelow));
            QVERIFY(!std::ranges::is_sorted(haystack));
            const auto check = [&](const auto& needles, const auto& answers) {
                QCOMPARE(answers.size(), std::size_t{300});
                QVERIFY(std::ranges::count(answers, data::kNotFound) >= 100);
                for (std::size_t i = 0; i < needles.size(); ++i) {
                    const auto found = std::ranges::find(haystack, needles[i]);
                    QCOMPARE(answers[i], found == haystack.end()
                                             ? data::kNotFound
                                             : static_cast<std::uint32_t>(found - haystack.begin()));
                }
            };
            check(wordsOf<Word>(made->needles), made->answers);
            QVERIFY(!made->others.empty());
            check(wordsOf<Word>(made->others.back().keys), made->others.back().answers);
        }
    }
};

SORTSCOPE_TEST(WorkloadDataTest)
#include "workloaddatatest.moc"
