// SPDX-License-Identifier: GPL-3.0-or-later
// Loads tests/support/fakecupti.cpp in place of NVIDIA's library.
#include "core/backend/cuda/activitymatch.h"
#include "core/backend/error.h"
#include "tests/support/fakecupti.h"
#include "tests/support/testprogram.h"

#include <QTest>

#if __has_include(<cupti.h>)
#    include <cupti.h>
#endif

using namespace sortscope;
using namespace sortscope::backend;
using namespace sortscope::backend::cuda;

#ifdef CUPTI_API_VERSION
#    if CUPTI_API_VERSION >= 130000
// The layouts that the tests assume are those of the toolkit's own records.
static_assert(offsetof(tests::cupti::Kernel, start) == offsetof(CUpti_ActivityKernel10, start));
static_assert(offsetof(tests::cupti::Kernel, grid) == offsetof(CUpti_ActivityKernel10, gridX));
static_assert(offsetof(tests::cupti::Kernel, block) == offsetof(CUpti_ActivityKernel10, blockX));
static_assert(offsetof(tests::cupti::Kernel, registers)
              == offsetof(CUpti_ActivityKernel10, registersPerThread));
static_assert(offsetof(tests::cupti::Kernel, staticShared)
              == offsetof(CUpti_ActivityKernel10, staticSharedMemory));
static_assert(offsetof(tests::cupti::Kernel, dynamicShared)
              == offsetof(CUpti_ActivityKernel10, dynamicSharedMemory));
static_assert(offsetof(tests::cupti::Kernel, localPerThread)
              == offsetof(CUpti_ActivityKernel10, localMemoryPerThread));
static_assert(offsetof(tests::cupti::Kernel, name) == offsetof(CUpti_ActivityKernel10, name));
static_assert(offsetof(tests::cupti::Transfer, bytes) == offsetof(CUpti_ActivityMemcpy6, bytes));
static_assert(offsetof(tests::cupti::Transfer, start) == offsetof(CUpti_ActivityMemcpy6, start));
static_assert(offsetof(tests::cupti::Transfer, bytes) == offsetof(CUpti_ActivityMemset4, bytes));
static_assert(offsetof(tests::cupti::Transfer, start) == offsetof(CUpti_ActivityMemset4, start));
static_assert(tests::cupti::kDeviceToDevice == CUPTI_ACTIVITY_MEMCPY_KIND_DTOD);
static_assert(tests::cupti::kMaxLimitReached == CUPTI_ERROR_MAX_LIMIT_REACHED);
#    endif
#endif

namespace {

constexpr const char* kVersion = "SORTSCOPE_FAKE_CUPTI_VERSION";
constexpr const char* kRefuse = "SORTSCOPE_FAKE_CUPTI_REFUSE";
constexpr const char* kDrop = "SORTSCOPE_FAKE_CUPTI_DROP";
constexpr const char* kRecords = "SORTSCOPE_FAKE_CUPTI_RECORDS";

Cupti fake()
{
    return Cupti({"no-such-library.so", SORTSCOPE_FAKE_CUPTI});
}

template <typename Call>
QString refusalOf(const Call& call)
{
    try {
        call();
    } catch (const Unsupported& refusal) {
        return QString::fromUtf8(refusal.what());
    }
    return {};
}

std::vector<ActivityRecord> recorded(const char* records)
{
    qputenv(kRecords, records);
    const auto cupti = fake();
    cupti.begin();
    return cupti.end().value();
}

Captured kernel(const char* name, Work work = Work::One)
{
    return {{.kind = CommandKind::Kernel, .name = name, .at = {.stage = 7}}, work};
}

Captured ofLibrary(const char* name, Work work)
{
    auto captured = kernel(name, work);
    captured.ofLibrary = true;
    return captured;
}

Captured fill()
{
    return {{.kind = CommandKind::Fill, .name = "memset-d32"}, Work::One};
}

QStringList namesOf(const std::vector<std::vector<Command>>& groups)
{
    QStringList names;
    for (const auto& group : groups) {
        QStringList inside;
        for (const auto& command : group)
            inside << QString::fromStdString(command.name) + ' '
                          + QString::number(command.durationNs().value());
        names << inside.join('+');
    }
    return names;
}

} // namespace

class CuptiTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        qputenv(kVersion, "130001");
        for (const auto* variable : {kRefuse, kDrop, kRecords})
            qunsetenv(variable);
    }

    void aMissingLibraryIsNamedWithWhatToInstall()
    {
        const auto refusal = refusalOf([] { Cupti({"no-such-library.so"}); });
        QVERIFY2(refusal.contains("CUPTI (libcupti.so.13 or .12) was not found"), qPrintable(refusal));
        QVERIFY(refusal.contains("CUDA_HOME"));
    }

    void versionsWhoseRecordsAreNotKnownAreRefused_data()
    {
        QTest::addColumn<QByteArray>("version");
        QTest::addColumn<bool>("known");
        QTest::newRow("CUDA 10") << QByteArray("12") << false;
        QTest::newRow("CUDA 12.0") << QByteArray("18") << true;
        QTest::newRow("CUDA 12.9") << QByteArray("28") << true;
        QTest::newRow("CUDA 13.0") << QByteArray("130001") << true;
        QTest::newRow("CUDA 14.0") << QByteArray("140000") << false;
    }

    void versionsWhoseRecordsAreNotKnownAreRefused()
    {
        QFETCH(QByteArray, version);
        QFETCH(bool, known);
        qputenv(kVersion, version);
        const auto refusal = refusalOf(fake);
        QCOMPARE(refusal.isEmpty(), known);
        if (!known)
            QVERIFY2(
                refusal.contains("has API version " + version + ", whose records this program does not know"),
                qPrintable(refusal));
    }

    void whatIsNotPermittedIsRefusedInWords_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("words");
        QTest::newRow("privileges") << QByteArray("35") << "only administrators";
        QTest::newRow("another tool") << QByteArray("39") << "another profiler is attached";
        QTest::newRow("other") << QByteArray("999") << "cuptiActivityEnable failed: FAKE_ERROR (999)";
    }

    void whatIsNotPermittedIsRefusedInWords()
    {
        QFETCH(QByteArray, code);
        QFETCH(QString, words);
        const auto cupti = fake();
        qputenv(kRefuse, code);
        const auto refusal = refusalOf([&] { cupti.begin(); });
        QVERIFY2(refusal.contains(words), qPrintable(refusal));
        // The next recording may be permitted.
        qunsetenv(kRefuse);
        cupti.begin();
        QVERIFY(cupti.end().has_value());
    }

    void twoCannotRecordAtOnce()
    {
        const auto cupti = fake();
        cupti.begin();
        QVERIFY(refusalOf([&] { cupti.begin(); }).contains("it records for another job"));
        QVERIFY(cupti.end().has_value());
    }

    void kernelsCopiesAndFillsAreReadInTheOrderOfTheirStarts()
    {
        const auto records =
            recorded("fill 64 500 600\nkernel _ZN3cub6detail4sortIiLi3EEEvPiNS_1xIS1_EE 100 350\n"
                     "copy 4096 1000 1200\nkernel plain 700 900");
        QCOMPARE(records.size(), std::size_t{4});
        QCOMPARE(records[0].name, std::string("sort"));
        QCOMPARE(records[0].startedNs, 100);
        QCOMPARE(records[0].endedNs, 350);
        QCOMPARE(records[0].globalSize, std::size_t{256});
        QCOMPARE(records[0].localSize, std::size_t{64});
        QVERIFY(records[1].kind == CommandKind::Fill);
        QCOMPARE(records[1].bytes, std::size_t{64});
        QCOMPARE(records[2].name, std::string("plain"));
        QVERIFY(records[3].kind == CommandKind::Restore);
        QCOMPARE(records[3].bytes, std::size_t{4096});
    }

    void eitherWayOfRecordingGivesKernels()
    {
        for (const auto& [kernels, kind] : {std::pair(KernelRecords::Concurrent, "kernel"),
                                            std::pair(KernelRecords::Serialised, "serialised-kernel")}) {
            qputenv(kRecords, QByteArray(kind) + " sort 10 20\nfill 4 30 35");
            const auto cupti = fake();
            cupti.begin(kernels);
            QCOMPARE(cupti.end().value().size(), std::size_t{2});
            cupti.begin(kernels == KernelRecords::Concurrent ? KernelRecords::Serialised
                                                             : KernelRecords::Concurrent);
            QCOMPARE(cupti.end().value().size(), std::size_t{1});
        }
    }

    void theExcessOfSerialisedRecordsIsTheDifferenceToConcurrentOnes()
    {
        const auto serialised = recorded("kernel a 0 7100\nkernel a 9000 16100\nkernel a 18000 25100");
        const auto concurrent = recorded("kernel a 0 5000\nkernel a 6200 11200\nkernel a 12400 17400");
        const auto excess = excessOf(serialised, concurrent);
        QCOMPARE(excess.value().kernelNs, 2100);
        QCOMPARE(excess->gapNs, 700);
        QVERIFY(!excessOf({}, concurrent));
        // A clock that reads less is not corrected.
        QCOMPARE(excessOf(concurrent, serialised).value().kernelNs, 0);
    }

    void theExcessIsTakenOffKernelsAndTheTimeBetweenThem()
    {
        auto records =
            recorded("kernel a 1000 8100\nkernel b 10000 17100\nfill 4 19000 19500\nkernel c 21000 22000");
        takeOff({.kernelNs = 2100, .gapNs = 700}, records);
        QCOMPARE(namesOf(timedByRecords({{kernel("a")}, {kernel("b")}, {fill()}, {kernel("c")}}, records)),
                 (QStringList{"a 5000", "b 5000", "memset-d32 500", "c 0"}));
        QCOMPARE(records[1].startedNs - records[0].endedNs, 1200);
        QCOMPARE(records[2].startedNs - records[1].endedNs, 1200);
        QCOMPARE(records[3].startedNs - records[2].endedNs, 1500);
    }

    void lostRecordsLeaveNoTimes()
    {
        qputenv(kRecords, "kernel a 1 2");
        qputenv(kDrop, "1");
        const auto cupti = fake();
        cupti.begin();
        QVERIFY(!cupti.end().has_value());
    }

    void recordsWithoutTimesLeaveNoTimes()
    {
        qputenv(kRecords, "kernel a 0 0\nkernel b 10 20");
        const auto cupti = fake();
        cupti.begin();
        QVERIFY(!cupti.end().has_value());
    }

    void eachCommandHasItsRecords()
    {
        const auto records = recorded("kernel a 0 10\nfill 4 20 25\nkernel b 30 60");
        QCOMPARE(namesOf(timedByRecords({{kernel("one")}, {fill()}, {kernel("two")}}, records)),
                 (QStringList{"one 10", "memset-d32 5", "two 30"}));
        const auto graph = timedByRecords({{kernel("one"), fill(), kernel("two")}}, records);
        QCOMPARE(namesOf(graph), QStringList{"one 10+memset-d32 5+two 30"});
        QVERIFY(graph.front().back().clock == Clock::Cupti);
        QCOMPARE(graph.front().back().at.stage.value(), 7U);
    }

    void aLibrarysKernelsAppearOneByOne()
    {
        const auto records =
            recorded("kernel histogram 0 10\nfill 4 20 25\nkernel sweep 30 60\nkernel own 70 80");
        QCOMPARE(namesOf(timedByRecords({{kernel("cub", Work::Some)}, {kernel("last")}}, records)),
                 (QStringList{"histogram 10+memset 5+sweep 30", "last 10"}));
        // The library's own names do not say how the library was called.
        QCOMPARE(namesOf(timedByRecords({{kernel("cub::Sort (64-bit count)", Work::Some)}, {kernel("last")}},
                                        records)),
                 (QStringList{"histogram (64-bit count) 10+memset 5+sweep (64-bit count) 30", "last 10"}));
    }

    void theRecordsTellWhatALibrarysKernelsUse()
    {
        const auto records = recorded("kernel own 0 10\nkernel histogram 20 30\nfill 4 40 45\n"
                                      "kernel sweep 50 60\nkernel sweep 70 80");
        const std::vector<std::vector<Captured>> expected{{kernel("own")},
                                                          {ofLibrary("cub (64-bit)", Work::Some)}};
        const auto facts = factsOfLibraries(expected, timedByRecords(expected, records), records);
        QCOMPARE(facts.size(), std::size_t{2});
        QCOMPARE(facts[0].kernel, std::string("histogram (64-bit)"));
        QCOMPARE(facts[1].kernel, std::string("sweep (64-bit)"));
        for (const auto& each : facts) {
            QCOMPARE(each.globalSize, std::size_t{256});
            QCOMPARE(each.localSize, std::size_t{64});
            QCOMPARE(each.registers.value(), std::size_t{40});
            QCOMPARE(each.staticLocalBytes.value(), std::size_t{1024});
            QCOMPARE(each.dynamicLocalBytes.value(), std::size_t{512});
            QCOMPARE(each.privateBytes.value(), std::size_t{16});
            QVERIFY(!each.spilledBytes && !each.workGroupLimit);
        }
        QVERIFY(factsOfLibraries(expected, {}, records).empty());
    }

    void theRecordsTellWhatASingleKernelOfALibraryUses()
    {
        const auto records = recorded("kernel own 0 10\nkernel search 20 30\nkernel bound 40 50\n"
                                      "kernel keep 60 70\nkernel own 80 90");
        // The last three are of one graph.
        const std::vector<std::vector<Captured>> expected{
            {kernel("own")},
            {ofLibrary("thrust (32-bit)", Work::Some), ofLibrary("keep-exact", Work::One), kernel("own")}};
        const auto facts = factsOfLibraries(expected, timedByRecords(expected, records), records);
        QStringList names;
        for (const auto& each : facts)
            names << QString::fromStdString(each.kernel);
        QCOMPARE(names, (QStringList{"search (32-bit)", "bound (32-bit)", "keep-exact"}));
        QCOMPARE(facts[2].registers.value(), std::size_t{40});
    }

    void kernelsThatWaitForTheOneInFrontOfThemCountFromItsEnd()
    {
        const auto records =
            recorded("kernel sort 100 1200\nkernel partition 300 1600\nkernel merge 1700 2000\n"
                     "kernel inside 1800 1900\nkernel last 1950 2300");
        const auto timed = timedByRecords({{kernel("cub", Work::Some)}}, records);
        QCOMPARE(namesOf(timed), QStringList{"sort 1100+partition 400+merge 300+inside 0+last 300"});
        QCOMPARE(timed.front()[1].times.startedNs.value(), 1200);
        QCOMPARE(timed.front()[1].times.endedNs.value(), 1600);
        // What overlaps is seen: when each was on the device.
        std::vector<std::optional<std::int64_t>> submitted;
        for (const auto& command : timed.front()) {
            submitted.push_back(command.times.submittedNs);
            QVERIFY(command.times.inOrder());
        }
        QCOMPARE(submitted, (std::vector<std::optional<std::int64_t>>{{}, 300, {}, 1800, 1950}));
    }

    void aChainOfOverlappingKernelsAddsUpToItsSpan()
    {
        // Four kernels are on the device at once; a copy lets none overlap it.
        const auto records = recorded("kernel gate 0 1000\nkernel clear 1010 1500\nkernel count 1100 2100\n"
                                      "kernel pass 1200 2600\nkernel pass 1300 3000\ncopy 4 3200 3300\n"
                                      "kernel pass 3400 3500");
        const auto timed = timedByRecords({{kernel("gate")},
                                           {kernel("clear")},
                                           {kernel("count")},
                                           {kernel("pass 0")},
                                           {kernel("pass 1")},
                                           {{{.kind = CommandKind::Restore, .name = "copy"}, Work::One}},
                                           {kernel("pass 2")}},
                                          records);
        QCOMPARE(namesOf(timed), (QStringList{"gate 1000", "clear 490", "count 600", "pass 0 500",
                                              "pass 1 400", "copy 100", "pass 2 100"}));
        QCOMPARE(timed[4].front().times.submittedNs.value(), 1300);
        QCOMPARE(timed[4].front().times.startedNs.value(), 2600);
        QVERIFY(!timed[6].front().times.submittedNs);
    }

    void recordsOfOtherCommandsGiveNoTimes()
    {
        const auto records = recorded("kernel a 0 10\nkernel b 20 25");
        QVERIFY(timedByRecords({{kernel("one")}}, records).empty());
        QVERIFY(timedByRecords({{kernel("one")}, {kernel("two")}, {kernel("three")}}, records).empty());
        QVERIFY(timedByRecords({{kernel("one")}, {fill()}}, records).empty());
        QVERIFY(
            timedByRecords({{kernel("cub", Work::Some)}, {kernel("thrust", Work::Some)}}, records).empty());
        QVERIFY(timedByRecords({{kernel("cub", Work::Some)}}, {}).empty());
    }

    void kernelsHaveShortNames_data()
    {
        QTest::addColumn<QString>("whole");
        QTest::addColumn<QString>("name");
        QTest::newRow("C") << "bitonic_pass"
                           << "bitonic_pass";
        QTest::newRow("demangled") << "void cub::detail::kernel<int, a::b<c>>(int*, d::e)"
                                   << "kernel";
        QTest::newRow("operator") << "void f(void (*)(int))"
                                  << "f";
        QTest::newRow("nothing") << ""
                                 << "";
    }

    void kernelsHaveShortNames()
    {
        QFETCH(QString, whole);
        QTEST(QString::fromStdString(shortKernelName(whole.toStdString())), "name");
    }
};

SORTSCOPE_TEST(CuptiTest)
#include "cuptitest.moc"
