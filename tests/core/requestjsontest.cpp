// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/requestjson.h"

#include "core/base/usageerror.h"
#include "core/plan/presetrequest.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <chrono>

using namespace sortscope;
using namespace std::chrono_literals;
using plan::requestFromJson;
using plan::requestJson;
using plan::RunRequest;

namespace {

/// A request whose members all differ from their defaults.
RunRequest wholeRequest()
{
    return {.devices = {"cpu", "opencl:0"},
            .algorithms = {"bitonic", "all"},
            .merges = {"pairwise"},
            .generators = {"uniform", "sorted"},
            .keyTypes = {data::KeyType::F32, data::KeyType::I32},
            .valueTypes = {data::ValueType::U32, data::ValueType::None},
            .sizes = {0, 4096, std::numeric_limits<std::size_t>::max()},
            .direction = data::Direction::Descending,
            .transfers = {backend::TransferMode::Map, backend::TransferMode::ZeroCopy},
            .launches = {backend::LaunchMode::WaitEach},
            .deviceStates = {backend::Readiness::Idle, backend::Readiness::Warm},
            .caches = {backend::Cache::Cold},
            .deviceClock = backend::DeviceClock::Gated,
            .parameters = {{"lists", {"8", "16"}}, {"work-group-size", {"\"64\""}}},
            .untuned = true,
            .search = {.keys = 77, .hitRatio = 0.1, .sortedKeys = true},
            .sampling = {.warmUpRuns = 3,
                         .warmUpTime = 4ns,
                         .warmUpCap = 5ns,
                         .minimumSamples = 6,
                         .maximumSamples = 7,
                         .timeLimit = std::chrono::nanoseconds::max(),
                         .targetNoise = 0.025},
            .energy = true,
            .seed = std::numeric_limits<std::uint64_t>::max(),
            .order = results::SampleOrder::Interleaved};
}

} // namespace

class RequestJsonTest : public QObject {
    Q_OBJECT

private slots:
    void everyMemberComesBack()
    {
        const auto request = wholeRequest();
        const auto read = requestFromJson(requestJson(request));
        const auto& [devices, algorithms, merges, generators, keyTypes, valueTypes, sizes, direction,
                     transfers, launches, states, caches, clock, parameters, untuned, search, sampling,
                     energy, seed, order] = read;
        QCOMPARE(devices, request.devices);
        QCOMPARE(algorithms, request.algorithms);
        QCOMPARE(merges, request.merges);
        QCOMPARE(generators, request.generators);
        QVERIFY(keyTypes == request.keyTypes);
        QVERIFY(valueTypes == request.valueTypes);
        QCOMPARE(sizes, request.sizes);
        QVERIFY(direction == request.direction);
        QVERIFY(transfers == request.transfers);
        QVERIFY(launches == request.launches);
        QVERIFY(states == request.deviceStates);
        QVERIFY(caches == request.caches);
        QVERIFY(clock == request.deviceClock);
        QVERIFY(parameters == request.parameters);
        QCOMPARE(untuned, request.untuned);
        QVERIFY(search == request.search);
        QVERIFY(sampling == request.sampling);
        QCOMPARE(energy, request.energy);
        QCOMPARE(seed, request.seed);
        QVERIFY(order == request.order);
    }

    void writingWhatWasReadGivesTheSameText()
    {
        std::vector<RunRequest> requests{{}, wholeRequest()};
        for (const auto& preset : plan::presetRequests())
            requests.push_back(preset.request);
        QVERIFY(requests.size() > 2);
        for (const auto& request : requests) {
            const auto text = requestJson(request);
            QCOMPARE(requestJson(requestFromJson(text)), text);
        }
    }

    void aNumberThatIsNoDoubleIsATextAndReadAsOne()
    {
        RunRequest request;
        request.seed = 12345678901234567890U;
        QVERIFY(requestJson(request).find(R"("seed":"12345678901234567890")") != std::string::npos);
        QCOMPARE(requestFromJson(requestJson(request)).seed, request.seed);
        QCOMPARE(requestFromJson(R"({"seed": 12345678901234567890})").seed, request.seed);
        QVERIFY(requestFromJson(R"({"sampling": {"time_limit_ns": "9007199254740993"}})").sampling.timeLimit
                == std::chrono::nanoseconds(9007199254740993));
    }

    void missingKeysTakeTheDefaults()
    {
        QCOMPARE(requestJson(requestFromJson("{}")), requestJson(RunRequest()));
        const auto request = requestFromJson(R"( {"sizes": [64], "sampling": {"maximum_samples": 9}} )");
        QCOMPARE(request.sizes, std::vector<std::size_t>{64});
        QCOMPARE(request.sampling.maximumSamples, std::size_t{9});
        QVERIFY(request.sampling.timeLimit == RunRequest().sampling.timeLimit);
    }

    void noTargetIsNoNumber()
    {
        QVERIFY(!requestFromJson(R"({"sampling": {"target_noise": null}})").sampling.targetNoise);
    }

    void whatCanNotBeMeantIsRefusedByNameWithWhatIsRight_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const QByteArray& text, const QStringList& expected) {
            QTest::newRow(name) << text << expected;
        };
        row("nothing", "", {"not JSON", "line 1"});
        row("half", R"({"seed": 1)", {"not JSON", "line 1, column"});
        row("two", "{} {}", {"not JSON"});
        row("bytes", "{\"devices\": [\"\xff\"]}", {"not JSON"});
        row("huge number", R"({"search": {"hit_ratio": 1e999}})", {"not JSON", "1e999"});
        row("list", "[1]", {"the request is [1]", "an object"});
        row("unknown key", R"({"size": [1]})", {"\"size\" is not a key", "sizes", "order"});
        row("unknown key below", R"({"search": {"kyes": 1}})",
            {"\"search.kyes\" is not a key", "hit_ratio, keys, sorted_keys"});
        row("twice", R"({"seed": 1, "seed": 2})", {"\"seed\" twice"});
        row("resume", R"({"resume": true})", {"\"resume\" is not a key"});
        row("number for a list", R"({"sizes": 4096})", {"\"sizes\" is 4096", "a list"});
        row("text for a size", R"({"sizes": [1, "2^20"]})",
            {"\"sizes[1]\" is \"2^20\"", "a whole number from 0 to 18446744073709551615"});
        row("negative", R"({"sizes": [-1]})", {"\"sizes[0]\" is -1"});
        row("fraction", R"({"seed": 1.5})", {"\"seed\" is 1.5"});
        row("past 64 bits", R"({"seed": 18446744073709551616})", {"\"seed\" is 1.8", "18446744073709551615"});
        row("number for an id", R"({"devices": [0]})", {"\"devices[0]\" is 0", "a text"});
        row("null", R"({"devices": null})", {"\"devices\" is null", "a list"});
        row("word", R"({"transfers": ["pigeon"]})",
            {"\"transfers[0]\" is \"pigeon\"", "copy, map, zero-copy, pinned, mapped"});
        row("number for a word", R"({"direction": 1})",
            {"\"direction\" is 1", "one of ascending, descending"});
        row("order", R"({"order": "random"})", {"\"order\"", "job-by-job, interleaved"});
        row("parameters", R"({"parameters": ["lists"]})", {"\"parameters\"", "an object"});
        row("one value", R"({"parameters": {"lists": "8"}})", {"\"parameters.lists\" is \"8\"", "a list"});
        row("number in parameters", R"({"parameters": {"lists": [8]}})",
            {"\"parameters.lists[0]\" is 8", "a text"});
        row("search", R"({"search": []})", {"\"search\" is []", "an object"});
        row("keys", R"({"search": {"keys": true}})", {"\"search.keys\" is true", "a whole number"});
        row("share", R"({"search": {"hit_ratio": 1.01}})",
            {"\"search.hit_ratio\" is 1.01", "a number from 0 to 1"});
        row("yes", R"({"search": {"sorted_keys": "yes"}})",
            {"\"search.sorted_keys\" is \"yes\"", "true or false"});
        row("no sample", R"({"sampling": {"minimum_samples": 0}})",
            {"\"sampling.minimum_samples\" is 0", "from 1"});
        row("more than most", R"({"sampling": {"minimum_samples": 9, "maximum_samples": 3}})",
            {"\"sampling\"", "minimum_samples (9)", "maximum_samples (3)"});
        row("time", R"({"sampling": {"time_limit_ns": 9223372036854775808}})",
            {"\"sampling.time_limit_ns\" is 9223372036854775808", "at most 9223372036854775807"});
        row("noise", R"({"sampling": {"target_noise": "low"}})",
            {"\"sampling.target_noise\"", "a number from 0 to 1"});
        row("deep", QByteArray(5'000, '['), {"more than 8 levels"});
        row("long", QByteArray(2 << 20, ' '), {"longer than 1048576 bytes"});
    }
    void whatCanNotBeMeantIsRefusedByNameWithWhatIsRight()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, expected);
        try {
            requestFromJson(text.toStdString());
            QFAIL("it was taken");
        } catch (const base::UsageError& error) {
            for (const auto& part : expected)
                QVERIFY2(QString::fromUtf8(error.what()).contains(part), error.what());
        }
    }

    void aLongValueIsShownInPart()
    {
        try {
            requestFromJson("{\"seed\": \"" + std::string(10'000, 'x') + "\"}");
            QFAIL("it was taken");
        } catch (const base::UsageError& error) {
            QVERIFY(std::string_view(error.what()).size() < 300);
        }
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, RequestJsonTest)
#include "requestjsontest.moc"
