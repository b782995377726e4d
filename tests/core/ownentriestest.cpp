// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/ownentries.h"

#include "core/algorithms/catalogue.h"
#include "core/algorithms/expression.h"
#include "core/base/usageerror.h"
#include "core/plan/conformance.h"
#include "core/plan/memoryneed.h"
#include "core/runner/runnermessages.h"
#include "tests/support/fakebackend.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <thread>

using namespace sortscope;
using algorithms::EntryDescription;

namespace {

EntryDescription described(const std::string& id)
{
    EntryDescription made{.id = id,
                          .title = "A title",
                          .backends = {backend::BackendKind::OpenCl},
                          .summary = "A summary",
                          .kernels = {"sort.cl"}};
    made.parameters = {{.id = "work-group-size",
                        .minimum = 1,
                        .maximum = 256,
                        .powerOfTwo = true,
                        .standard = "64",
                        .candidates = {"32", "64"}},
                       {.id = "way", .choices = {"one", "two"}, .standard = "two"}};
    made.keyTypes = {data::KeyType::U32};
    made.directions = {data::Direction::Ascending};
    made.lengths = {.least = 2, .most = 4096, .powersOfTwo = true};
    made.padded = "pow2ceil(n)";
    made.tile = "2 * work_group_size";
    made.workBytes = "key_bytes * padded";
    made.workLaunches = "log2(padded)";
    made.scratch = {{"a", "4 * n"}, {"b", "work_group_size"}};
    return made;
}

algorithms::EntryFolder folder()
{
    return {{"/somewhere",
             {{"entry.lua", "return {}"}, {"sort.cl", "#include \"mine.h\"\n"}, {"mine.h", "int x;\n"}}},
            {}};
}

/// What requireSound() says about a description that was changed.
template <typename Change>
QString faultOf(const Change& change)
{
    auto description = described("changed");
    change(description);
    try {
        requireSound(description);
    } catch (const std::invalid_argument& error) {
        return error.what();
    }
    return {};
}

} // namespace

/// The catalogue with algorithms that users add, as every process but the one that runs them sees it.
class OwnEntriesTest : public QObject {
    Q_OBJECT

private slots:
    void expressionsAreWhatPlannersCalculate_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<quint64>("value");
        QTest::newRow("a number") << std::string("12") << quint64(12);
        QTest::newRow("products first") << std::string("1 + 2 * n") << quint64(201);
        QTest::newRow("from the left") << std::string("n - 10 - 20") << quint64(70);
        QTest::newRow("parentheses") << std::string("(1 + 2) * n / 4") << quint64(75);
        QTest::newRow("rounded up") << std::string("n / 3") << quint64(34);
        QTest::newRow("functions") << std::string("min(n, 7) + max(1, 2) + ceildiv(n, 64)") << quint64(11);
        QTest::newRow("logarithm") << std::string("log2(pow2ceil(n)) + floor(2.9) + ceil(0.1)")
                                   << quint64(10);
        QTest::newRow("below nothing") << std::string("1 - n") << quint64(0);
        QTest::newRow("no number") << std::string("0 / 0") << quint64(0);
        QTest::newRow("beyond all memory") << std::string("1 / 0") << (quint64(1) << 62U);
    }
    void expressionsAreWhatPlannersCalculate()
    {
        QFETCH(std::string, text);
        QFETCH(quint64, value);
        QCOMPARE(quint64(algorithms::Expression(text, {"n"}).value({{"n", 100}})), value);
    }

    void aWrongExpressionIsQuotedWithWhatIsWrong_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QString>("why");
        QTest::newRow("name") << std::string("2 * m") << "unknown name \"m\"; known are n, min";
        QTest::newRow("end") << std::string("2 *") << "ends where a number or a name is expected";
        QTest::newRow("empty") << std::string() << "ends where";
        QTest::newRow("operator") << std::string("n n") << "has \"n\" where an operator is expected";
        QTest::newRow("parenthesis") << std::string("(n") << "lacks a \")\"";
        QTest::newRow("comma") << std::string("min(n)") << "lacks a \",\" before \")\"";
        QTest::newRow("sign") << std::string("-n") << "has \"-n\" where a number or a name is expected";
        QTest::newRow("long") << std::string(600, '1') << "has more than 500 characters";
    }
    void aWrongExpressionIsQuotedWithWhatIsWrong()
    {
        QFETCH(std::string, text);
        QFETCH(QString, why);
        try {
            const algorithms::Expression expression(text, {"n"});
            QFAIL("it was taken");
        } catch (const std::invalid_argument& error) {
            QVERIFY2(QString(error.what()).contains(why), error.what());
        }
    }

    void anEntryStandsBehindTheOthersAndIsPlannedLikeThem()
    {
        const auto before = algorithms::catalogue();
        const auto* bitonic = algorithms::findAlgorithm("bitonic");
        algorithms::addOwnEntry(described("mine"), folder());
        QCOMPARE(algorithms::catalogue().size(), before.size() + 1);
        // What was read before stays.
        QCOMPARE(bitonic->id, "bitonic");
        const auto* info = algorithms::findAlgorithm("mine");
        QVERIFY(info != nullptr);
        QCOMPARE(info->title, "A title");
        QCOMPARE(info->workLength(1000), std::size_t{1024});
        const algorithms::WorkProblem problem{
            .length = 1000,
            .parameters = {{"work-group-size", std::int64_t{128}}, {"way", std::string("one")}}};
        QCOMPARE(info->work(problem).bytes, std::uint64_t{4096});
        QCOMPARE(info->work(problem).launches, std::size_t{10});
        QCOMPARE(info->scratch(problem).device, std::uint64_t{4128});
        QCOMPARE(info->scratch(problem).buffers, std::size_t{2});
        QCOMPARE(info->tile(problem.parameters), std::size_t{256});
        QCOMPARE(info->lengths.near(1000), std::size_t{1024});
        QCOMPARE(info->lengths.near(1U << 20U), std::size_t{4096});
        QVERIFY(!info->lengths.take(0));
        QVERIFY(!info->graphable({}));
    }

    void theSuiteKeepsToTheLengthsAndDirectionsThatAnEntryTakes()
    {
        algorithms::addOwnEntry(described("suited"), folder());
        std::set<std::size_t> sizes;
        for (const auto& spec :
             plan::conformanceJobs(tests::fakeInventory(), {}, {"suited"}, plan::ConformanceScope::Quick)) {
            QVERIFY(spec.workload.direction == data::Direction::Ascending);
            sizes.insert(spec.workload.size);
        }
        QVERIFY(sizes.contains(2) && sizes.contains(128) && sizes.contains(4096));
        for (const auto size : sizes)
            QVERIFY(algorithms::findAlgorithm("suited")->lengths.take(size));
    }

    void anIdThatIsTakenIsRefusedByName()
    {
        for (const auto* id : {"bitonic", "taken"}) {
            if (algorithms::findAlgorithm(id) == nullptr)
                algorithms::addOwnEntry(described(id), folder());
            const auto count = algorithms::catalogue().size();
            auto other = folder();
            other.directory = "/elsewhere";
            other.files["sort.cl"] = "other";
            try {
                algorithms::addOwnEntry(described(id), other);
                QFAIL("it was taken twice");
            } catch (const base::UsageError& error) {
                QVERIFY2(QString(error.what()).contains(id), error.what());
            }
            QCOMPARE(algorithms::catalogue().size(), count);
        }
        // A runner may be told the same entry again.
        const auto& once = algorithms::addOwnEntry(described("again"), folder());
        QCOMPARE(&algorithms::addOwnEntry(described("again"), folder()), &once);
    }

    void aChangedFolderTakesThePlaceOfWhatItWas()
    {
        const auto& before = algorithms::addOwnEntry(described("changing"), folder());
        const auto* listed = algorithms::findAlgorithm("changing");
        const auto count = algorithms::catalogue().size();
        auto changed = described("changing");
        changed.title = "Another title";
        auto files = folder();
        files.files["sort.cl"] = "changed";
        algorithms::addOwnEntry(changed, files);
        QCOMPARE(algorithms::catalogue().size(), count);
        QCOMPARE(algorithms::findAlgorithm("changing")->title, "Another title");
        QCOMPARE(algorithms::findOwnEntry("changing")->folder.files.at("sort.cl"), std::string("changed"));
        QCOMPARE(std::ranges::count(algorithms::ownEntries(), "changing",
                                    [](const auto* entry) { return entry->description.id; }),
                 1);
        // A job that was prepared goes on with what it began with.
        QCOMPARE(listed->title, "A title");
        QCOMPARE(before.folder.files.at("sort.cl"), folder().files.at("sort.cl"));
    }

    void theCatalogueIsReadWhileEntriesAreAdded()
    {
        std::jthread adds([] {
            for (int i = 0; i < 50; ++i)
                algorithms::addOwnEntry(described("thread-" + std::to_string(i)), folder());
        });
        std::size_t seen = 0;
        while (algorithms::findAlgorithm("thread-49") == nullptr) {
            for (const auto& info : algorithms::catalogue())
                seen += info.id.empty() ? 0 : 1;
        }
        QVERIFY(seen > 0);
    }

    void anUnsoundDescriptionIsRefusedWithTheMemberAtFault()
    {
        QCOMPARE(faultOf([](auto&) {}), QString());
        QVERIFY(faultOf([](auto& made) { made.id = "My Sort"; }).contains("\"My Sort\" cannot be an id"));
        QVERIFY(faultOf([](auto& made) { made.padded = "n * key_bytes"; }).startsWith("padded: "));
        QVERIFY(faultOf([](auto& made) { made.keyTypes = {data::KeyType::U8}; }).startsWith("padded: "));
        QVERIFY(faultOf([](auto& made) { made.scratch = {{"x", "4 *"}}; }).startsWith("scratch.x: "));
        QVERIFY(faultOf([](auto& made) { made.workLaunches.clear(); }).startsWith("work: "));
        QVERIFY(faultOf([](auto& made) {
                    made.lengths = {.least = 5, .most = 7, .powersOfTwo = true};
                }).startsWith("lengths: "));
        QVERIFY(faultOf([](auto& made) { made.base = "std-sort"; }).startsWith("base: "));
        QVERIFY(faultOf([](auto& made) {
                    made.parameters[0].standard = "63";
                }).contains("work-group-size cannot be \"63\": it takes 1 … 256, a power of two"));
    }

    void aDescriptionArrivesAsItWasTold()
    {
        const runner::tell::Described told{{described("told")}, {}};
        const auto message = runner::decodeTell(runner::encode(runner::Tell(told)));
        const auto& arrived = std::get<runner::tell::Described>(message).descriptions.at(0);
        QCOMPARE(runner::encode(runner::Tell(runner::tell::Described{{arrived}, {}})),
                 runner::encode(runner::Tell(told)));
        QCOMPARE(arrived.parameters[1].choices, (std::vector<std::string>{"one", "two"}));
        QVERIFY(arrived.lengths == told.descriptions.front().lengths);
    }

    void theTextsOfAnEntryHaveItsIdInTheirName()
    {
        algorithms::addOwnEntry(described("texts"), folder());
        const auto source = algorithms::kernelSource("texts/sort.cl");
        QVERIFY(QString::fromStdString(source.text).contains("int x;"));
        QCOMPARE(source.file, std::string("texts/sort.cl"));
        QCOMPARE(source.origin, std::string("/somewhere/sort.cl"));
        const auto record = algorithms::entryRecordOf("texts");
        QVERIFY(record && record->file == "texts/entry.lua");
        QVERIFY(!algorithms::entryRecordOf("bitonic"));
        QVERIFY_EXCEPTION_THROWN(algorithms::kernelSource("elsewhere/sort.cl"), base::UsageError);
    }

    void aBuiltInPlanRunsTheKernelsOfTheFolder()
    {
        EntryDescription description{
            .id = "based", .title = "Based", .kernels = {"bitonic.cl"}, .base = "bitonic"};
        const auto& entry = algorithms::addOwnEntry(
            description, {{"/based", {{"entry.lua", ""}, {"bitonic.cl", "theirs"}}}, {}});
        const auto* info = algorithms::findAlgorithm("based");
        QVERIFY(info->makeSort && info->work && info->mapsKeys);
        QVERIFY(info->findParameter("work-group-size") != nullptr);
        {
            const algorithms::EntryKernels theirs(entry);
            QCOMPARE(algorithms::kernelSource("bitonic.cl").text, std::string("theirs"));
            QCOMPARE(algorithms::kernelSource("bitonic.cl").file, std::string("based/bitonic.cl"));
        }
        QVERIFY(algorithms::kernelSource("bitonic.cl").text != "theirs");
    }
};

SORTSCOPE_TEST(OwnEntriesTest)
#include "ownentriestest.moc"
