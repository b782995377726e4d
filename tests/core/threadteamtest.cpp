// SPDX-License-Identifier: GPL-3.0-or-later
// First: Qt makes a macro of a word that oneTBB uses.
#include "core/algorithms/threads.h"
#include "core/results/jobresult.h"
#include "core/run/expand.h"
#include "core/run/runrequest.h"
#include "tests/support/fakebackend.h"
#include "tests/support/recordingsink.h"

#include <tbb/parallel_for.h>

#include <QDir>
#include <QtTest>

#include <algorithm>
#include <condition_variable>
#include <execution>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

using namespace sortscope;
using namespace std::chrono_literals;

namespace {

/// Threads of this program, also those that sleep.
std::size_t threadsOfThisProgram()
{
    return static_cast<std::size_t>(
        QDir("/proc/self/task").entryList(QDir::Dirs | QDir::NoDotAndDotDot).size());
}

/// More than this machine has.
std::size_t tooMany()
{
    return 4 * std::max<std::size_t>(16, std::thread::hardware_concurrency());
}

/// Ids of the threads that hold a task each at the same time.
std::set<std::thread::id> threadsAtOnce(const algorithms::ThreadTeam& team, std::size_t expected)
{
    std::mutex mutex;
    std::condition_variable changed;
    std::set<std::thread::id> ids;
    team.execute([&] {
        const auto hold = [&](std::size_t /*task*/) {
            std::unique_lock lock(mutex);
            ids.insert(std::this_thread::get_id());
            if (ids.size() == expected)
                changed.notify_all();
            changed.wait_for(lock, 20s, [&] { return ids.size() >= expected; });
        };
        tbb::parallel_for(std::size_t{0}, expected, hold, tbb::simple_partitioner{});
    });
    return ids;
}

} // namespace

class ThreadTeamTest : public QObject {
    Q_OBJECT

private slots:
    /// First, while no other test has started threads.
    void aJobRunsTheThreadsThatItsRowSays_data()
    {
        QTest::addColumn<QString>("algorithm");
        QTest::newRow("sort") << "std-sort-par";
        QTest::newRow("search") << "std-lower-bound-par";
    }
    void aJobRunsTheThreadsThatItsRowSays()
    {
        QFETCH(QString, algorithm);
        static std::size_t threads = tooMany();
        threads += 8; // more than the job before has left behind
        const auto inventory = tests::fakeInventory();
        run::RunRequest request;
        request.devices = {"cpu"};
        request.algorithms = {algorithm.toStdString()};
        request.sizes = {1000};
        request.parameters["threads"] = {std::to_string(threads)};
        request.sampling = measure::fixedPlan(1);
        // Counted before the job's thread ends, since its team may end with it.
        std::size_t running = 0;
        tests::RecordingSink sink;
        sink.onEach = [&](const run::RunEvent& event) {
            if (std::holds_alternative<run::JobFinished>(event))
                running = threadsOfThisProgram();
        };
        run::JobRunner runner(inventory, sink);
        runner.start({.jobs = run::expand(request, inventory)});
        runner.wait();
        const auto results = sink.results();
        QCOMPARE(results.size(), 1);
        QVERIFY2(results.front()->verified(), results.front()->reason.c_str());
        QVERIFY2(running >= threads, std::to_string(running).c_str());
    }

    void aTeamHasAsManyThreadsAsWereAskedFor()
    {
        for (const std::size_t threads : {std::size_t{1}, std::size_t{2}, std::size_t{3}, tooMany()}) {
            const algorithms::ThreadTeam team(threads);
            QCOMPARE(threadsAtOnce(team, threads).size(), threads);
        }
    }

    void aTeamHasNoMoreThreadsThanWereAskedForAfterALargerOne()
    {
        const algorithms::ThreadTeam large(tooMany());
        const algorithms::ThreadTeam small(3);
        std::mutex mutex;
        std::set<std::thread::id> ids;
        std::vector<int> elements(100'000);
        small.execute([&] {
            std::for_each(std::execution::par, elements.begin(), elements.end(), [&](int) {
                const std::scoped_lock lock(mutex);
                ids.insert(std::this_thread::get_id());
            });
        });
        QVERIFY(ids.size() <= 3);
    }
};

QTEST_GUILESS_MAIN(ThreadTeamTest)
#include "threadteamtest.moc"
