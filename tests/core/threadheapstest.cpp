// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/threadheaps.h"

#include "tests/support/testprogram.h"

#include <malloc.h>

#include <QCoreApplication>
#include <QTest>

#include <barrier>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

using namespace sortscope;

class ThreadHeapsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void manyThreadsShareNoHeap();
    void aHeapGrowsInLargeSteps();
};

namespace {

/// The number of heaps that the C library reports.
std::size_t heaps()
{
    char* text = nullptr;
    std::size_t size = 0;
    auto* stream = ::open_memstream(&text, &size);
    ::malloc_info(0, stream);
    std::fclose(stream);
    const std::unique_ptr<char, decltype(&std::free)> owner(text, &std::free);
    const std::string_view account(text, size);
    std::size_t count = 0;
    for (auto at = account.find("<heap nr="); at != std::string_view::npos;
         at = account.find("<heap nr=", at + 1))
        ++count;
    return count;
}

} // namespace

void ThreadHeapsTest::initTestCase()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("the sanitizer has heaps of its own");
#endif
    base::giveThreadsHeapsOfTheirOwn();
}

void ThreadHeapsTest::manyThreadsShareNoHeap()
{
    // Threads of Qt Test may have heaps already; the C library's own limit is eight heaps per processor.
    const auto before = heaps();
    const std::size_t count = 8 * std::size_t{std::thread::hardware_concurrency()} + 16;
    std::barrier all(static_cast<std::ptrdiff_t>(count) + 1);
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < count; ++i)
        threads.emplace_back([&all] {
            const auto held = std::make_unique<std::string>(1000, 'x');
            all.arrive_and_wait();
            all.arrive_and_wait();
        });
    all.arrive_and_wait();
    const auto meanwhile = heaps();
    all.arrive_and_wait();
    QVERIFY2(meanwhile >= before + count - 1,
             qPrintable(QStringLiteral("%1 threads, %2 heaps").arg(count).arg(meanwhile)));
}

void ThreadHeapsTest::aHeapGrowsInLargeSteps()
{
    constexpr std::size_t kBlock = std::size_t{64} << 10;
    constexpr std::size_t kBlocks = 512; // 32 MiB
    std::vector<std::unique_ptr<char[]>> held;
    held.reserve(kBlocks);
    std::size_t grown = 0;
    auto size = ::mallinfo2().arena;
    for (std::size_t i = 0; i < kBlocks; ++i) {
        held.push_back(std::make_unique<char[]>(kBlock));
        if (const auto now = ::mallinfo2().arena; now != size) {
            ++grown;
            size = now;
        }
    }
    QVERIFY2(grown <= 3, qPrintable(QString::number(grown)));
}

SORTSCOPE_TEST_WITH(QCoreApplication, ThreadHeapsTest)
#include "threadheapstest.moc"
