// SPDX-License-Identifier: GPL-3.0-or-later
// oneTBB comes first: Qt makes a macro of a word that oneTBB uses.
#include "core/algorithms/catalogue.h"
#include "core/algorithms/host/threads.h"
#include "core/backend/cpu/hostqueue.h"
#include "core/backend/freshpages.h"
#include "core/plan/expand.h"
#include "core/plan/runrequest.h"
#include "core/results/row/jobresult.h"
#include "tests/support/fakebackend.h"
#include "tests/support/recordingsink.h"

#include <sys/mman.h>
#include <tbb/parallel_for.h>
#include <unistd.h>

// clang-format off: it includes Qt.
#include "tests/support/testprogram.h"
// clang-format on

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <condition_variable>
#include <execution>
#include <map>
#include <mutex>
#include <set>
#include <span>
#include <thread>
#include <vector>

using namespace sortscope;
using namespace std::chrono_literals;

namespace {

/// The number of threads of this program, including those that sleep.
std::size_t threadsOfThisProgram()
{
    return static_cast<std::size_t>(
        QDir("/proc/self/task").entryList(QDir::Dirs | QDir::NoDotAndDotDot).size());
}

/// More threads than this machine has.
std::size_t tooMany()
{
    return 4 * std::max<std::size_t>(16, std::thread::hardware_concurrency());
}

/// The ids of the threads that hold a task each at the same time.
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

/// The number of pages that each thread of this program was given so far, by thread.
std::map<QString, qint64> pagesByThread()
{
    std::map<QString, qint64> pages;
    for (const auto& id : QDir("/proc/self/task").entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file("/proc/self/task/" + id + "/stat");
        if (!file.open(QIODevice::ReadOnly))
            continue;
        // The minor faults are the eighth field behind the name, which may hold anything.
        const auto text = file.readAll();
        pages[id] = text.mid(text.lastIndexOf(')') + 2).split(' ').value(7).toLongLong();
    }
    return pages;
}

/// The time on processors of each other thread of this program so far, by thread.
std::map<QString, qint64> timeOfOtherThreads()
{
    const auto own = QString::number(::gettid());
    std::map<QString, qint64> times;
    for (const auto& id : QDir("/proc/self/task").entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file("/proc/self/task/" + id + "/schedstat");
        if (id != own && file.open(QIODevice::ReadOnly))
            times[id] = file.readAll().split(' ').value(0).toLongLong();
    }
    return times;
}

/// Returns timeOfOtherThreads() once all of them sleep, which shows in times that stand still, or after ten
/// seconds.
std::map<QString, qint64> timeOnceAllSleep()
{
    auto times = timeOfOtherThreads();
    for (int look = 0; look < 500; ++look) {
        std::this_thread::sleep_for(20ms);
        const auto now = timeOfOtherThreads();
        if (now == times)
            break;
        times = now;
    }
    return times;
}

std::span<std::byte> memoryOf(backend::Buffer& buffer)
{
    return std::as_writable_bytes(backend::cpu::HostQueue::view<std::byte>(buffer));
}

/// The number of pages of the memory that are resident; the last page may be a part.
std::size_t residentPages(std::span<std::byte> memory)
{
    std::vector<unsigned char> resident((memory.size() + backend::kPageBytes - 1) / backend::kPageBytes);
    ::mincore(memory.data(), memory.size(), resident.data());
    return static_cast<std::size_t>(
        std::ranges::count_if(resident, [](auto page) { return (page & 1U) != 0; }));
}

} // namespace

class ThreadTeamTest : public QObject {
    Q_OBJECT

private slots:
    /// This test comes first, while no other test has started threads.
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
        threads += 8; // more than the earlier job has left behind
        const auto inventory = tests::fakeInventory();
        plan::RunRequest request;
        request.devices = {"cpu"};
        request.algorithms = {algorithm.toStdString()};
        request.sizes = {1000};
        request.parameters["threads"] = {std::to_string(threads)};
        request.sampling = measure::fixedPlan(1);
        // The threads are counted before the job's thread ends, since its team may end with it.
        std::size_t running = 0;
        tests::RecordingSink sink;
        sink.onEach = [&](const events::RunEvent& event) {
            if (std::holds_alternative<events::JobFinished>(event))
                running = threadsOfThisProgram();
        };
        sample::JobRunner runner(inventory, sink);
        runner.start({.jobs = plan::expand(request, inventory)});
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

    void eachThreadTouchesItsPartOfFreshMemory()
    {
        constexpr std::size_t kPages = 256; // too few for a huge page
        constexpr std::size_t kThreads = 4;
        const algorithms::ThreadTeam team(kThreads);
        const backend::FreshPages memory(kPages * backend::kPageBytes);
        QCOMPARE(residentPages(memory.bytes()), std::size_t{0});
        const auto before = pagesByThread();
        team.touch(memory.bytes());
        const auto after = pagesByThread();
        QCOMPARE(residentPages(memory.bytes()), kPages);
        const auto took = std::ranges::count_if(after, [&](const auto& entry) {
            const auto known = before.find(entry.first);
            const auto pages = entry.second - (known == before.end() ? 0 : known->second);
            return pages >= qint64{kPages / kThreads};
        });
        QCOMPARE(took, kThreads);
    }

    void aTeamIsAwakeWhenARunBegins()
    {
        const auto queue = tests::fakeInventory().find("cpu")->openQueue({});
        int woken = 0;
        backend::cpu::HostQueue::of(*queue).wakeBy([&] { ++woken; });
        queue->beginRun();
        QCOMPARE(woken, 1);
        QVERIFY(queue->takeCommands().empty());

        for (const auto* id : {"std-sort-par", "vqsort-par", "ips4o-par", "lsd-radix-sort"}) {
            const auto fresh = tests::fakeInventory().find("cpu")->openQueue({});
            const auto& info = *algorithms::findAlgorithm(id);
            const auto four = algorithms::resolveParameters(info, {}, {{"threads", std::int64_t{4}}});
            const auto sort = info.makeSort(*fresh, {}, {1000, {}, four, {}});
            const auto before = timeOnceAllSleep();
            fresh->beginRun();
            const auto after = timeOfOtherThreads();
            const auto worked = std::ranges::count_if(
                after, [&](const auto& entry) { return entry.second != before.at(entry.first); });
            QVERIFY2(worked >= 3, id);
        }
    }

    void hugePagesAreThereWhereTheSystemGivesThem()
    {
        constexpr std::size_t kBytes = std::size_t{8} << 20U;
        const auto hugeBytes = [](backend::Pages pages) {
            const backend::FreshPages memory(kBytes, pages);
            QTest::qVerify(memory.bytes().size() == kBytes, "bytes", "", __FILE__, __LINE__);
            backend::touchPages(memory.bytes());
            return backend::hugeBytesAround(memory.bytes());
        };
        QCOMPARE(hugeBytes(backend::Pages::Small), std::size_t{0});
        QFile state("/sys/kernel/mm/transparent_hugepage/enabled");
        if (!state.open(QIODevice::ReadOnly) || state.readAll().contains("[never]"))
            QSKIP("this system has no huge pages");
        QVERIFY(hugeBytes(backend::Pages::Huge) > kBytes / 2);
    }

    void aQueueOfTheCpuHasItsMemoryTouchedByTheTeamOrByItself()
    {
        constexpr std::size_t kBytes = 100 * backend::kPageBytes;
        const auto queue = tests::fakeInventory().find("cpu")->openQueue({});
        const auto alone = queue->allocate(kBytes);
        QCOMPARE(residentPages(memoryOf(*alone)), std::size_t{100});
        std::size_t touched = 0;
        std::size_t residentBefore = 1;
        backend::cpu::HostQueue::of(*queue).touchBy([&](std::span<std::byte> memory) {
            touched += memory.size();
            residentBefore = residentPages(memory);
        });
        const auto shared = queue->allocate(kBytes);
        QCOMPARE(touched, kBytes);
        QCOMPARE(residentBefore, std::size_t{0});
        for (const std::size_t bytes : {0U, 1U, 4095U, 4097U})
            QCOMPARE(queue->allocate(bytes)->bytes(), bytes);
    }

    void parallelAlgorithmsHaveTheirMemoryTouchedByTheirThreads()
    {
        for (const auto* id : {"std-sort-par", "std-lower-bound-par"}) {
            const auto queue = tests::fakeInventory().find("cpu")->openQueue({});
            const auto& info = *algorithms::findAlgorithm(id);
            const algorithms::Parameters four{{"threads", std::int64_t{4}}};
            std::unique_ptr<algorithms::Sort> sort;
            std::unique_ptr<algorithms::Search> search;
            if (info.family == algorithms::Family::Sort)
                sort = info.makeSort(*queue, {}, {1000, {}, four, {}});
            else
                search = info.makeSearch(*queue, {}, {1000, 1000, four});
            const auto before = pagesByThread();
            const auto buffer = queue->allocate(256 * backend::kPageBytes);
            const auto after = pagesByThread();
            QCOMPARE(std::ranges::count_if(after,
                                           [&](const auto& entry) {
                                               const auto known = before.find(entry.first);
                                               return entry.second
                                                          - (known == before.end() ? 0 : known->second)
                                                      >= 64;
                                           }),
                     4);
        }
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, ThreadTeamTest)
#include "threadteamtest.moc"
