// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/trialcases.h"

#include "core/algorithms/sorts/networksteps.h"
#include "core/data/wrongelement.h"
#include "core/places/casecheck.h"
#include "core/places/machine.h"
#include "core/plan/conformance.h"
#include "core/plan/timeneed.h"
#include "core/results/compare/lamps.h"
#include "core/results/row/jobresult.h"
#include "core/sample/networkwriter.h"
#include "tests/support/fakebackend.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace sortscope;

namespace {

/// The launches of a bitonic sort of `keys` keys, as a queue records them.
std::vector<backend::Command> networkRun(algorithms::NetworkKernels kernels, std::size_t keys)
{
    std::vector<backend::Command> run{{.kind = backend::CommandKind::Restore, .name = "restore"}};
    for (const auto& step :
         algorithms::networkSteps(kernels, std::vector<data::Key>(keys), data::Direction::Ascending))
        run.push_back({.kind = backend::CommandKind::Kernel,
                       .name = std::string(step.kernel),
                       .at = {step.stage, step.pass},
                       .globalSize = step.items.size()});
    return run;
}

} // namespace

/// The cases that a trial runs first, and what is said of a wrong one.
class TrialCasesTest : public QObject {
    Q_OBJECT

private:
    std::vector<results::JobSpec> m_cases;

private slots:
    void initTestCase()
    {
        m_cases = plan::trialCases(tests::fakeInventory(), "cpu", "std-sort");
        QVERIFY(m_cases.size() > 20);
    }

    void theCasesAreThoseOfTheQuickSuite()
    {
        const auto suite = plan::conformanceJobs(tests::fakeInventory(), {"cpu"}, {"std-sort"},
                                                 plan::ConformanceScope::Quick);
        QCOMPARE(m_cases.size(), suite.size());
        for (const auto& spec : suite)
            QVERIFY(std::ranges::any_of(m_cases, [&](const auto& one) {
                return one.workload == spec.workload && one.variant == spec.variant;
            }));
    }

    void theQuickestComeFirst()
    {
        QCOMPARE(m_cases.front().workload.size, std::size_t{0});
        std::map<std::pair<data::KeyType, data::ValueType>, std::size_t> longest;
        for (std::size_t i = 0; i < m_cases.size(); ++i) {
            QCOMPARE(m_cases[i].id, static_cast<results::JobId>(i + 1));
            auto& before = longest[{m_cases[i].workload.key, m_cases[i].workload.values}];
            QVERIFY(m_cases[i].workload.size >= before);
            before = m_cases[i].workload.size;
        }
        // The long ones of the usual keys stand behind the short ones of all others.
        QVERIFY(m_cases.back().workload.size >= (1U << 20U));
    }

    void casesEndInTime()
    {
        const auto found =
            places::checkCases(places::Machine(tests::fakeInventory()), m_cases, {.time = {}}, {});
        QCOMPARE(found.all, m_cases.size());
        QVERIFY(!found.fault && !found.cancelled);
        QVERIFY(found.ran() < m_cases.size());
    }

    void casesThatAreCancelledAnswerNothing()
    {
        std::stop_source stop;
        const auto found = places::checkCases(
            places::Machine(tests::fakeInventory()), m_cases,
            {.time = std::chrono::hours(1), .heard = [&](const auto&) { stop.request_stop(); }},
            stop.get_token());
        QVERIFY(found.cancelled && found.ran() < found.all);
        const auto lamps = results::lampsOf(found);
        QCOMPARE(lamps.builds, true);
        QVERIFY(!lamps.correct);
    }

    void theFirstWrongElementIsShownBesideTheRightOne()
    {
        const std::vector<data::Key> input{5, 1, 4, 2};
        const std::vector<data::Key> output{1, 4, 2, 5};
        const auto wrong =
            data::firstWrongElement<data::Key>(output, input, data::Direction::Ascending, data::KeyType::U32);
        QCOMPARE(wrong->index, std::size_t{1});
        QCOMPARE(QString::fromStdString(wrong->text), "the first wrong element is 1: 4 in place of 2");
        const std::vector<data::Key> right{5, 4, 2, 1};
        QVERIFY(!data::firstWrongElement<data::Key>(right, input, data::Direction::Descending,
                                                    data::KeyType::U32));
    }

    void aNetworkNamesTheWorkItemThatWroteAnElement()
    {
        using algorithms::NetworkKernels;
        const auto one = sample::networkWriter(networkRun(NetworkKernels::One, 8), 8, 5);
        QCOMPARE(QString::fromStdString(one.value()),
                 "by the network, work-item 2 of stage 2, pass 2 (bitonic_pass) wrote element 5 last");
        const auto two = sample::networkWriter(networkRun(NetworkKernels::Two, 8), 8, 5);
        QCOMPARE(QString::fromStdString(two.value()),
                 "by the network, work-item 4 of stage 2, pass 2 (two_kernel_merge) wrote element 5 last");
    }

    void launchesThatAreNotTheNetworksNameNoWorkItem()
    {
        using algorithms::NetworkKernels;
        const auto right = networkRun(NetworkKernels::One, 8);
        auto fewer = right;
        fewer.pop_back();
        auto renamed = right;
        renamed.back().name = "two_passes";
        auto larger = right;
        larger.back().globalSize *= 2;
        for (const auto& run : {fewer, renamed, larger})
            QVERIFY(!sample::networkWriter(run, 8, 5));
        QVERIFY(!sample::networkWriter(right, 7, 5));
        QVERIFY(!sample::networkWriter(right, 8, 8));
        QVERIFY(!sample::networkWriter({}, 8, 5));
    }
};

SORTSCOPE_TEST(TrialCasesTest)
#include "trialcasestest.moc"
