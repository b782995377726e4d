// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/sample.h"

#include "core/backend/command.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using backend::Command;
using backend::CommandKind;

namespace {

Command command(CommandKind kind, std::int64_t start, std::int64_t end,
                backend::Clock clock = backend::Clock::OpenClEvent)
{
    Command made;
    made.kind = kind;
    made.clock = clock;
    made.times = {.queuedNs = start, .submittedNs = start, .startedNs = start, .endedNs = end};
    return made;
}

/// Checks that kernel times which cannot be true are left out; the clock that read them is still known.
void verifyWithoutKernelTimes(const results::Sample& sample)
{
    QVERIFY(!sample.kernelSumNs && !sample.deviceSpanNs && !sample.gapsNs);
    QVERIFY(sample.deviceClock == backend::Clock::OpenClEvent);
}

} // namespace

class SampleTest : public QObject {
    Q_OBJECT

private slots:
    void onlyKernelsLieInsideTheKernelSum()
    {
        results::Sample sample;
        const std::vector<Command> commands{
            command(CommandKind::Upload, 0, 100),     command(CommandKind::Restore, 100, 150),
            command(CommandKind::Fill, 150, 170),     command(CommandKind::Kernel, 200, 230),
            command(CommandKind::Download, 230, 240), command(CommandKind::Kernel, 250, 300),
            command(CommandKind::Download, 310, 360)};
        sample.wallNs = 200;
        results::deriveDurations(sample, commands, 2, 6);
        QCOMPARE(sample.uploadNs.value(), 100);
        QCOMPARE(sample.kernelSumNs.value(), 80);
        QCOMPARE(sample.deviceSpanNs.value(), 100);
        QCOMPARE(sample.gapsNs.value(), 10); // 240 to 250: the download up to 240 is not a gap
        QCOMPARE(sample.downloadNs.value(), 50);
        QCOMPARE(sample.launches, std::size_t{2});
        sample.commands = results::PackedCommands(commands);
        QVERIFY(!results::contradictsItself(sample));
    }

    void transfersBetweenTwoKernelsAreNoGapsAndThoseAroundThemCountNeither()
    {
        results::Sample sample;
        const std::vector<Command> commands{
            command(CommandKind::Fill, 0, 30),       command(CommandKind::Kernel, 40, 50),
            command(CommandKind::Download, 50, 900), command(CommandKind::Fill, 910, 920),
            command(CommandKind::Kernel, 930, 940),  command(CommandKind::Download, 950, 999)};
        sample.wallNs = 1000;
        results::deriveDurations(sample, commands, 0, 6);
        QCOMPARE(sample.deviceSpanNs.value(), 900);
        QCOMPARE(sample.kernelSumNs.value(), 20);
        QCOMPARE(sample.gapsNs.value(), 20); // 900 to 910 and 920 to 930
    }

    void gapsAroundATransferOfAnotherClockAreUnknown()
    {
        results::Sample sample;
        const std::vector<Command> commands{
            command(CommandKind::Kernel, 0, 10),
            command(CommandKind::Download, 0, 700, backend::Clock::HostSteady),
            command(CommandKind::Kernel, 930, 940)};
        sample.wallNs = 1000;
        results::deriveDurations(sample, commands, 0, 3);
        QCOMPARE(sample.deviceSpanNs.value(), 940);
        QVERIFY(!sample.gapsNs);
        sample.commands = results::PackedCommands(commands);
        QVERIFY(!results::contradictsItself(sample));
    }

    void transfersOnTwoClocksAreTheHostsTimeOfTheWholeStepAndNeverASum()
    {
        results::Sample sample;
        const std::vector<Command> commands{
            command(CommandKind::Map, 0, 10),
            command(CommandKind::Upload, 0, 500, backend::Clock::HostSteady),
            command(CommandKind::Unmap, 20, 30),
            command(CommandKind::Kernel, 40, 50),
            command(CommandKind::Map, 60, 70),
            command(CommandKind::Download, 600, 800, backend::Clock::HostSteady),
            command(CommandKind::Unmap, 80, 90)};
        results::deriveDurations(sample, commands, 3, 4, {.uploadNs = 650, .downloadNs = 340});
        QCOMPARE(sample.uploadNs.value(), 650);
        QCOMPARE(sample.downloadNs.value(), 340);
        results::deriveDurations(sample, commands, 3, 4);
        QVERIFY(!sample.uploadNs);
        QVERIFY(!sample.downloadNs);
    }

    void transfersOnOneClockAreTheSumOfTheirCommands()
    {
        results::Sample sample;
        const std::vector<Command> commands{command(CommandKind::Upload, 0, 10),
                                            command(CommandKind::Upload, 20, 40),
                                            command(CommandKind::Fill, 40, 50, backend::Clock::HostSteady),
                                            command(CommandKind::Kernel, 60, 70)};
        results::deriveDurations(sample, commands, 3, 4, {.uploadNs = 650, .downloadNs = 340});
        QCOMPARE(sample.uploadNs.value(), 30);
        QVERIFY(!sample.downloadNs);
    }

    void aCommandWithoutTimesLeavesTheSumEmpty()
    {
        results::Sample sample;
        const std::vector<Command> commands{command(CommandKind::Kernel, 0, 10), Command{}};
        results::deriveDurations(sample, commands, 0, 2);
        QVERIFY(!sample.kernelSumNs);
        QVERIFY(!sample.deviceSpanNs);
        QVERIFY(!sample.uploadNs);
    }

    void aRunWithoutLaunchesHasNoKernelTime()
    {
        results::Sample sample;
        results::deriveDurations(sample, {}, 0, 0);
        QVERIFY(!sample.kernelSumNs);
        QCOMPARE(sample.launches, std::size_t{0});
    }

    void aKernelThatEndsBeforeItStartsIsAContradiction()
    {
        results::Sample sample;
        const std::vector<Command> commands{command(CommandKind::Kernel, 20, 10)};
        sample.wallNs = 1'000'000;
        results::deriveDurations(sample, commands, 0, 1);
        sample.commands = results::PackedCommands(commands);
        QVERIFY(results::contradictsItself(sample));
        verifyWithoutKernelTimes(sample);
        QVERIFY(!commands.front().durationNs());
    }

    void aKernelThatStartsBeforeItIsSubmittedIsAContradiction()
    {
        results::Sample sample;
        std::vector<Command> commands{command(CommandKind::Kernel, 20, 30),
                                      command(CommandKind::Kernel, 30, 40)};
        commands.back().times.submittedNs = 31;
        sample.wallNs = 1'000'000;
        results::deriveDurations(sample, commands, 0, 2);
        sample.commands = results::PackedCommands(commands);
        QVERIFY(results::contradictsItself(sample));
        verifyWithoutKernelTimes(sample);
        QVERIFY(commands.front().durationNs() && !commands.back().durationNs());
    }

    void aTransferThatEndsBeforeItStartsHasNoTime()
    {
        results::Sample sample;
        const std::vector<Command> commands{command(CommandKind::Upload, 20, 10),
                                            command(CommandKind::Kernel, 30, 40)};
        sample.wallNs = 1000;
        results::deriveDurations(sample, commands, 1, 2);
        QVERIFY(!sample.uploadNs);
        QCOMPARE(sample.kernelSumNs.value(), 10);
    }

    void overlappingKernelsAreAContradictionOnAnInOrderQueue()
    {
        results::Sample sample;
        const std::vector<Command> commands{command(CommandKind::Kernel, 0, 100),
                                            command(CommandKind::Kernel, 10, 110)};
        sample.wallNs = 1'000'000;
        results::deriveDurations(sample, commands, 0, 2);
        sample.commands = results::PackedCommands(commands);
        QVERIFY(results::contradictsItself(sample));
        verifyWithoutKernelTimes(sample);
    }

    void aDeviceSpanBeyondTheWallClockIsAContradiction()
    {
        results::Sample sample;
        const std::vector<Command> commands{command(CommandKind::Kernel, 0, 1'000'000)};
        sample.wallNs = 500'000;
        results::deriveDurations(sample, commands, 0, 1);
        sample.commands = results::PackedCommands(commands);
        QVERIFY(results::contradictsItself(sample));
        verifyWithoutKernelTimes(sample);
    }
};

SORTSCOPE_TEST(SampleTest)
#include "sampletest.moc"
