// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/commandcodec.h"

#include "core/session/columns.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"
#include "tests/support/wholeresults.h"

#include <QTest>

#include <map>
#include <random>

using namespace sortscope;
using backend::Command;

namespace {

/// Labels in memory.
class Labels {
public:
    results::LabelIdOf idOf()
    {
        return [this](const Command& command) {
            for (const auto& [id, label] : m_labels) {
                if (label.kind == command.kind && label.name == command.name && label.clock == command.clock)
                    return id;
            }
            const auto id = m_labels.size() + 1;
            m_labels[id] = {command.kind, command.name, command.clock};
            return id;
        };
    }
    results::LabelOf labelOf()
    {
        return [this](results::LabelId id) {
            const auto found = m_labels.find(id);
            return found == m_labels.end() ? nullptr : &found->second;
        };
    }

private:
    std::map<results::LabelId, results::CommandLabel> m_labels;
};

results::JobResult holding(const std::vector<Command>& commands)
{
    results::JobResult result;
    tests::only(result).samples.push_back({.commands = results::PackedCommands(commands)});
    return result;
}

/// Launches as a sorting network makes them, on a clock that ticks every 32 ns.
std::vector<Command> launches(std::size_t count)
{
    std::vector<Command> commands;
    std::int64_t now = 0;
    for (std::size_t i = 0; i < count; ++i) {
        Command command;
        command.name = "bitonic_pass";
        command.at = {static_cast<std::uint32_t>(i / 5), static_cast<std::uint32_t>(i % 5)};
        command.globalSize = 1U << 19U;
        command.localSize = 256;
        command.clock = backend::Clock::OpenClEvent;
        command.times = {now, now + 1024, now + 9600, now + 9600 + 54'016};
        now += 4096;
        commands.push_back(command);
    }
    return commands;
}

} // namespace

class CommandCodecTest : public QObject {
    Q_OBJECT

private slots:
    void everyMemberOfACommandSurvives()
    {
        Labels labels;
        const auto commands = tests::only(tests::wholeResult()).samples.front().commands.unpack();
        const auto bytes = results::encodeCommands(commands, labels.idOf());
        const auto back = results::decodeCommands(bytes, labels.labelOf());
        QCOMPARE(QString::fromStdString(tests::difference(holding(commands), holding(back))), QString());
    }

    void noCommandsAreNoCommands()
    {
        Labels labels;
        QVERIFY(
            results::decodeCommands(results::encodeCommands({}, labels.idOf()), labels.labelOf()).empty());
    }

    void aLaunchTakesFewBytes()
    {
        Labels labels;
        const auto bytes = results::encodeCommands(launches(1000), labels.idOf());
        QVERIFY2(bytes.size() < 15'000, qPrintable(QString::number(bytes.size())));
    }

    void everyTruncationIsRefused()
    {
        Labels labels;
        const auto bytes = results::encodeCommands(
            tests::only(tests::wholeResult()).samples.front().commands.unpack(), labels.idOf());
        for (std::size_t length = 0; length < bytes.size(); ++length)
            QVERIFY_THROWS_EXCEPTION(base::BadContent,
                                     results::decodeCommands(bytes.substr(0, length), labels.labelOf()));
        QVERIFY_THROWS_EXCEPTION(base::BadContent, results::decodeCommands(bytes + '\0', labels.labelOf()));
    }

    void damagedBytesAreRefusedOrDecodedButNeverTrusted()
    {
        Labels labels;
        const auto bytes = results::encodeCommands(
            tests::only(tests::wholeResult()).samples.front().commands.unpack(), labels.idOf());
        std::mt19937 random(7);
        int refused = 0;
        for (int round = 0; round < 20'000; ++round) {
            auto damaged = bytes;
            for (int i = 0; i < 3; ++i)
                damaged[random() % damaged.size()] = static_cast<char>(random());
            try {
                const auto commands = results::decodeCommands(damaged, labels.labelOf());
                QVERIFY(commands.size() <= damaged.size());
            } catch (const base::BadContent&) {
                ++refused;
            }
        }
        QVERIFY(refused > 0);
    }

    void aForgedCountAsksForNoMemory()
    {
        Labels labels;
        QVERIFY_THROWS_EXCEPTION(
            base::BadContent,
            results::decodeCommands("\xff\xff\xff\xff\xff\xff\xff\xff\x7f", labels.labelOf()));
    }
};

SORTSCOPE_TEST(CommandCodecTest)
#include "commandcodectest.moc"
