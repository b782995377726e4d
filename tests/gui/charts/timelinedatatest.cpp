// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/timeline/timelinedata.h"

#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <limits>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

using Pairs = std::vector<std::pair<std::int64_t, std::int64_t>>;

std::shared_ptr<const Timeline> timelineOf(const std::vector<backend::Command>& commands)
{
    return Timeline::of(commands, backend::Clock::OpenClEvent);
}

/// Commands that take 60 ns and wait 40 ns; every hundredth takes 5,000 ns.
std::vector<backend::Command> manyCommands(std::size_t count)
{
    std::vector<backend::Command> commands;
    commands.reserve(count);
    std::int64_t now = 0;
    for (std::size_t index = 0; index < count; ++index) {
        const auto length = index % 100 == 0 ? 5000 : 60;
        auto command = kernel(index % 2 == 0 ? "even" : "odd", {}, {}, now, now + length);
        command.times.queuedNs = 0;
        command.times.submittedNs = now / 2;
        commands.push_back(std::move(command));
        now += length + 40;
    }
    return commands;
}

} // namespace

class TimelineDataTest : public QObject {
    Q_OBJECT

private slots:
    void spansAreCountedByTheTimeThatTheyCover()
    {
        const Spans spans(Pairs{{20, 60}, {0, 10}, {40, 60}});
        QCOMPARE(spans.mostAtOnce(), std::size_t{2});
        QCOMPARE(spans.meanAtOnce(0, 10), 1.0);
        QCOMPARE(spans.meanAtOnce(10, 20), 0.0);
        QCOMPARE(spans.meanAtOnce(5, 25), 0.5);
        QCOMPARE(spans.meanAtOnce(40, 60), 2.0);
        QCOMPARE(spans.meanAtOnce(0, 60), 70.0 / 60);
        QCOMPARE(spans.nearestEdge(13), std::optional(10.0));
        QCOMPARE(spans.nearestEdge(1e9), std::optional(60.0));
        QVERIFY(Spans().empty() && !Spans().nearestEdge(0));
        QCOMPARE(Spans().meanAtOnce(0, 1), 0.0);
    }

    void timeBeginsWithTheFirstThingThatIsKnown()
    {
        auto first = kernel("a", 1, 2, 500, 700);
        first.times.queuedNs = 100;
        first.times.submittedNs = 300;
        const auto timeline = timelineOf({kernel("b", {}, {}, 1000, 1100), first});
        const auto& commands = timeline->commands();
        QCOMPARE(commands.size(), std::size_t{2});
        QCOMPARE(commands[0].queuedNs, std::optional<std::int64_t>(0));
        QCOMPARE(commands[0].startedNs, std::int64_t{400});
        QCOMPARE(commands[0].gapNs, std::int64_t{0});
        QCOMPARE(commands[1].gapNs, std::int64_t{300});
        QCOMPARE(timeline->lengthNs(), 1000.0);
        QCOMPARE(timeline->host().meanAtOnce(0, 200), 1.0);
        QCOMPARE(timeline->queue().meanAtOnce(200, 400), 1.0);
        QVERIFY(!timeline->queue().empty());
    }

    void commandsOfAnotherClockAreLeftOutAndCounted()
    {
        auto other = kernel("b", {}, {}, 10, 20);
        other.clock = backend::Clock::HostSteady;
        auto untimed = kernel("c", {}, {}, 10, 20);
        untimed.times.endedNs.reset();
        const auto timeline = timelineOf({kernel("a", {}, {}, 0, 5), other, untimed});
        QCOMPARE(timeline->commands().size(), std::size_t{1});
        QCOMPARE(timeline->leftOut(), std::size_t{2});
        QVERIFY(timeline->host().empty() && timeline->queue().empty());
    }

    void shortCommandsOfAColumnAreOneItem()
    {
        const auto timeline = timelineOf({kernel("a", {}, {}, 0, 10), kernel("b", {}, {}, 20, 50),
                                          kernel("c", {}, {}, 100, 400), kernel("d", {}, {}, 450, 460)});
        const auto items = timeline->itemsIn({0, 1000}, 10);
        QCOMPARE(items.size(), std::size_t{3});
        QCOMPARE(items[0].count, std::size_t{2});
        QCOMPARE(items[0].busy, 0.4);
        QCOMPARE(items[0].group, std::size_t{1});
        QCOMPARE(items[1].first, std::size_t{2});
        QCOMPARE(items[1].ns.high, 400.0);
        QCOMPARE(items[2].first, std::size_t{3});
        QCOMPARE(timeline->itemsIn({0, 100}, 100).size(), std::size_t{2});
        // A command that began earlier and goes on is seen.
        QCOMPARE(timeline->itemsIn({200, 300}, 10).size(), std::size_t{1});
    }

    void gapsAreFoundByTheirLength()
    {
        const auto timeline = timelineOf(
            {kernel("a", {}, {}, 0, 100), kernel("b", {}, {}, 110, 200), kernel("c", {}, {}, 700, 800)});
        QCOMPARE(timeline->gapsIn({0, 800}, 50), std::vector<std::size_t>{2});
        QCOMPARE(timeline->gapsIn({0, 800}, 5), (std::vector<std::size_t>{1, 2}));
        QCOMPARE(timeline->gapsIn({300, 400}, 5), std::vector<std::size_t>{2});
        QVERIFY(timeline->gapsIn({0, 105}, 200).empty());
    }

    void overlapsAreNoGaps()
    {
        const auto timeline = timelineOf(
            {kernel("a", {}, {}, 0, 500), kernel("b", {}, {}, 100, 200), kernel("c", {}, {}, 510, 520)});
        QCOMPARE(timeline->commands()[1].gapNs, std::int64_t{0});
        QCOMPARE(timeline->commands()[2].gapNs, std::int64_t{10});
    }

    void kernelsHaveColoursByNameAndTransfersTheirOwn()
    {
        auto upload = kernel("upload", {}, {}, 0, 5);
        upload.kind = backend::CommandKind::Upload;
        const auto timeline = timelineOf(
            {upload, kernel("a", {}, {}, 10, 15), kernel("b", {}, {}, 20, 25), kernel("a", {}, {}, 30, 35)});
        const auto& commands = timeline->commands();
        QCOMPARE(timeline->groupOf(commands[0]), Timeline::kTransfers);
        QCOMPARE(timeline->groupOf(commands[1]), std::size_t{0});
        QCOMPARE(timeline->groupOf(commands[2]), std::size_t{1});
        QCOMPARE(timeline->groupOf(commands[3]), std::size_t{0});
        QVERIFY(timeline->hasTransfers());
        QCOMPARE(timeline->kernels().size(), std::size_t{2});
    }

    void aMillionCommandsAreAsManyItemsAsThereArePixels()
    {
        constexpr std::size_t kMillion = 1'000'000;
        constexpr std::size_t kColumns = 1000;
        const auto timeline = timelineOf(manyCommands(kMillion));
        QCOMPARE(timeline->commands().size(), kMillion);
        std::size_t seen = 0;
        auto length = timeline->lengthNs();
        while (length > 100) {
            const auto middle = timeline->lengthNs() / 2;
            const auto items = timeline->itemsIn({middle - length / 2, middle + length / 2}, kColumns);
            QVERIFY(!items.empty());
            QVERIFY2(items.size() <= 2 * kColumns + 1, qPrintable(QString::number(items.size())));
            QVERIFY(timeline->gapsIn({middle - length / 2, middle + length / 2}, length / 20).size() <= 22);
            if (seen == 0) {
                for (const auto& item : items)
                    seen += item.count;
            }
            length /= 3;
        }
        // No command is left out.
        QCOMPARE(seen, kMillion);
    }

    void forgedTimesAreDrawnWithoutHarm()
    {
        constexpr auto kFar = std::numeric_limits<std::int64_t>::max();
        auto forged = kernel("a", {}, {}, -kFar / 2, kFar / 2);
        forged.times.queuedNs = -kFar;
        forged.times.submittedNs = -kFar;
        const auto timeline =
            timelineOf({forged, kernel("b", {}, {}, 10, 5), kernel("c", {}, {}, kFar, -kFar),
                        kernel("d", {}, {}, -kFar, kFar)});
        QCOMPARE(timeline->leftOut(), std::size_t{3}); // the times of b and c contradict themselves
        QVERIFY(timeline->lengthNs() > 0);
        QVERIFY(!timeline->itemsIn({0, timeline->lengthNs()}, 100).empty());
        QVERIFY(timelineOf({})->itemsIn({0, 1}, 100).empty());
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, TimelineDataTest)
#include "timelinedatatest.moc"
