// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/sample.h"

#include <QtTest>

using namespace sortscope;
using backend::Command;
using backend::CommandKind;

namespace {

Command command(CommandKind kind, std::int64_t start, std::int64_t end)
{
    Command made;
    made.kind = kind;
    made.times = {.queuedNs = start, .submittedNs = start, .startedNs = start, .endedNs = end};
    return made;
}

} // namespace

class SampleTest : public QObject {
    Q_OBJECT

private slots:
    void onlyKernelsLieInsideTheKernelSum()
    {
        results::Sample sample;
        sample.commands = {command(CommandKind::Upload, 0, 100),     command(CommandKind::Restore, 100, 150),
                           command(CommandKind::Fill, 150, 170),     command(CommandKind::Kernel, 200, 230),
                           command(CommandKind::Download, 230, 240), command(CommandKind::Kernel, 250, 300),
                           command(CommandKind::Download, 310, 360)};
        sample.wallNs = 200;
        results::deriveDurations(sample, 2, 6);
        QCOMPARE(sample.uploadNs.value(), 100);
        QCOMPARE(sample.kernelSumNs.value(), 80);
        QCOMPARE(sample.deviceSpanNs.value(), 100);
        QCOMPARE(sample.gapsNs.value(), 20);
        QCOMPARE(sample.downloadNs.value(), 50);
        QCOMPARE(sample.launches, std::size_t{2});
        QVERIFY(!results::contradictsItself(sample));
    }

    void aCommandWithoutTimesLeavesTheSumEmpty()
    {
        results::Sample sample;
        sample.commands = {command(CommandKind::Kernel, 0, 10), Command{}};
        results::deriveDurations(sample, 0, 2);
        QVERIFY(!sample.kernelSumNs);
        QVERIFY(!sample.deviceSpanNs);
        QVERIFY(!sample.uploadNs);
    }

    void aRunWithoutLaunchesHasNoKernelTime()
    {
        results::Sample sample;
        results::deriveDurations(sample, 0, 0);
        QVERIFY(!sample.kernelSumNs);
        QCOMPARE(sample.launches, std::size_t{0});
    }

    void aKernelThatEndsBeforeItStartsIsAContradiction()
    {
        results::Sample sample;
        sample.commands = {command(CommandKind::Kernel, 20, 10)};
        sample.wallNs = 1'000'000;
        results::deriveDurations(sample, 0, 1);
        QVERIFY(results::contradictsItself(sample));
    }

    void overlappingKernelsAreAContradictionOnAnInOrderQueue()
    {
        results::Sample sample;
        sample.commands = {command(CommandKind::Kernel, 0, 100), command(CommandKind::Kernel, 10, 110)};
        sample.wallNs = 1'000'000;
        results::deriveDurations(sample, 0, 2);
        QVERIFY(results::contradictsItself(sample));
    }

    void aDeviceSpanBeyondTheWallClockIsAContradiction()
    {
        results::Sample sample;
        sample.commands = {command(CommandKind::Kernel, 0, 1'000'000)};
        sample.wallNs = 500'000;
        results::deriveDurations(sample, 0, 1);
        QVERIFY(results::contradictsItself(sample));
    }
};

QTEST_APPLESS_MAIN(SampleTest)
#include "sampletest.moc"
