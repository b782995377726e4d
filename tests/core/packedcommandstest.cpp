// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/packedcommands.h"

#include "core/base/badcontent.h"
#include "core/results/row/commandcodec.h"
#include "core/session/sessionerror.h"
#include "core/session/sessionfile.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"
#include "tests/support/wholeresults.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <thread>

using namespace sortscope;
using results::PackedCommands;
using session::SessionFile;

namespace {

/// Counts its reads; every sample has one command, which is named by the sample's number.
class CountingSource : public results::CommandSource {
public:
    results::CommandBytes read(const results::SampleAddress& address) override
    {
        ++reads;
        auto labels = std::make_shared<results::CommandLabels>();
        backend::Command command;
        command.name = std::to_string(address.sample);
        labels->emplace(1, results::CommandLabel{command.kind, command.name, command.clock});
        return {results::encodeCommands(std::span(&command, 1), [](const auto&) { return 1; }), labels};
    }
    void refuse(const base::BadContent& fault) const override { throw base::BadContent(fault); }

    int reads = 0;
};

std::vector<results::JobSpec> specsOf(int jobs)
{
    std::vector<results::JobSpec> specs;
    for (int id = 1; id <= jobs; ++id)
        specs.push_back(tests::wholeResult(id).spec);
    return specs;
}

/// The difference between a result and a fresh one like it.
QString damageTo(const results::JobResult& result)
{
    return QString::fromStdString(tests::difference(tests::wholeResult(result.spec.id), result));
}

} // namespace

class PackedCommandsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;

    std::string newPath()
    {
        return m_folder.filePath(QString::number(++m_files) + ".sortscope").toStdString();
    }

private slots:
    void cleanup() { PackedCommands::limitMemory(results::kCommandMemory); }

    void aSampleWithoutCommandsTakesNoMemory()
    {
        const auto before = PackedCommands::memoryInUse();
        const PackedCommands none(std::vector<backend::Command>{});
        QVERIFY(none.unpack().empty());
        QVERIFY(PackedCommands().unpack().empty());
        QCOMPARE(PackedCommands::memoryInUse(), before);
    }

    void aCommandTakesAFewBytesUntilSomebodyLooks()
    {
        const std::vector<backend::Command> commands(1000,
                                                     {.name = "a name beyond the small ones of strings"});
        const auto before = PackedCommands::memoryInUse();
        const PackedCommands packed(commands);
        QVERIFY(PackedCommands::memoryInUse() - before < 2000);
        QCOMPARE(packed.unpack().size(), commands.size());
        QCOMPARE(packed.unpack().back().name, commands.back().name);
    }

    void commandsThatAreInNoSessionNeverLeaveMemory()
    {
        PackedCommands::limitMemory(0);
        const auto result = tests::wholeResult(1);
        QVERIFY(PackedCommands::memoryInUse() > 0);
        QCOMPARE(damageTo(result), QString());
    }

    void whatNobodyLookedAtForTheLongestTimeLeavesFirst()
    {
        const auto source = std::make_shared<CountingSource>();
        std::vector<PackedCommands> samples;
        for (int number = 1; number <= 3; ++number)
            samples.emplace_back(source, results::SampleAddress{1, 1, number});
        QCOMPARE(source->reads, 0);
        samples[0].unpack();
        PackedCommands::limitMemory(PackedCommands::memoryInUse() * 2);
        samples[1].unpack();
        samples[0].unpack();
        QCOMPARE(source->reads, 2);
        QCOMPARE(samples[2].unpack().front().name, std::string("3")); // takes the place of the second one
        samples[0].unpack();
        QCOMPARE(source->reads, 3);
        QCOMPARE(samples[1].unpack().front().name, std::string("2"));
        QCOMPARE(source->reads, 4);
    }

    void whatIsInASessionLeavesMemoryAndIsReadAgain()
    {
        PackedCommands::limitMemory(0);
        auto file = SessionFile::create(newPath());
        const auto result = tests::wholeResult(1);
        auto jobs = specsOf(2);
        file.beginRun({.node = "node"}, jobs);
        const auto before = PackedCommands::memoryInUse();
        QVERIFY(before > 0);
        file.finishJob(1, result);
        QCOMPARE(PackedCommands::memoryInUse(), std::size_t{0});
        QCOMPARE(damageTo(result), QString());
        // The commands stay in memory: a transaction that failed has written nothing.
        const auto refused = tests::wholeResult(2);
        QVERIFY_THROWS_EXCEPTION(session::SessionError, file.finishJob(1, refused));
        QCOMPARE(PackedCommands::memoryInUse(), before);
        QCOMPARE(damageTo(refused), QString());
    }

    void commandsFollowTheirSessionToAnotherName()
    {
        PackedCommands::limitMemory(0);
        const auto path = newPath();
        auto file = SessionFile::create(path);
        const auto result = tests::wholeResult(1);
        auto jobs = specsOf(2);
        file.beginRun({.node = "node"}, jobs);
        file.finishJob(1, result);
        const auto listed = file.jobs().front().result;
        file = file.saveAs(newPath());
        std::ofstream(path, std::ios::trunc) << "something else";
        QCOMPARE(damageTo(result), QString());
        QCOMPARE(damageTo(*listed), QString());
        const auto later = tests::wholeResult(2);
        file.finishJob(2, later);
        QCOMPARE(damageTo(later), QString());
    }

    void aSessionThatIsClosedAndDeletedStillGivesItsCommands()
    {
        PackedCommands::limitMemory(0);
        const auto path = newPath();
        std::shared_ptr<const results::JobResult> result;
        {
            auto file = SessionFile::create(path);
            auto jobs = specsOf(1);
            file.beginRun({.node = "node"}, jobs);
            file.finishJob(1, tests::wholeResult(1));
            result = file.jobs().front().result;
        }
        std::filesystem::remove(path);
        QCOMPARE(damageTo(*result), QString());
    }

    void aSessionThatIsOverwrittenIsNamedWhereItsCommandsAreLookedAt()
    {
        const auto path = newPath();
        auto file = SessionFile::create(path);
        auto jobs = specsOf(1);
        file.beginRun({.node = "node"}, jobs);
        file.finishJob(1, tests::wholeResult(1));
        const auto result = file.jobs().front().result;
        std::ofstream(path, std::ios::trunc) << "something else";
        try {
            tests::only(*result).samples.front().commands.unpack();
            QFAIL("read from what is not a session any more");
        } catch (const session::SessionError& error) {
            QVERIFY2(QString(error.what()).contains(QString::fromStdString(path)), error.what());
        }
    }

    void oneThreadLooksAtCommandsWhileAnotherOneWrites()
    {
        PackedCommands::limitMemory(0);
        constexpr int kJobs = 20;
        auto file = SessionFile::create(newPath());
        auto jobs = specsOf(kJobs);
        file.beginRun({.node = "node"}, jobs);
        const auto first = tests::wholeResult(1);
        file.finishJob(1, first);
        QString damage;
        {
            const std::jthread reader([&] {
                for (int i = 0; i < kJobs && damage.isEmpty(); ++i)
                    damage = damageTo(first);
            });
            for (int id = 2; id <= kJobs; ++id)
                file.finishJob(id, tests::wholeResult(id));
        }
        QCOMPARE(damage, QString());
        QVERIFY(file.check().empty());
    }
};

SORTSCOPE_TEST(PackedCommandsTest)
#include "packedcommandstest.moc"
