// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/runnermessages.h"

#include "core/plan/planparts.h"
#include "core/results/json/jsonreader.h"
#include "core/runner/cbor.h"
#include "tests/support/testprogram.h"
#include "tests/support/wholeresults.h"

#include <QTest>

using namespace sortscope;
using namespace std::chrono_literals;
using results::JsonValue;

namespace {

template <typename Message>
Message sent(const Message& message)
{
    return std::get<Message>(runner::decodeAsk(runner::encode(runner::Ask(message))));
}

template <typename Message>
Message told(const Message& message)
{
    return std::get<Message>(runner::decodeTell(runner::encode(runner::Tell(message))));
}

/// The reason why `bytes` are not a message of a runner.
QString refusal(const std::string& bytes)
{
    try {
        runner::decodeTell(bytes);
    } catch (const results::BadDocument& error) {
        return error.what();
    }
    return {};
}

QString refusal(const JsonValue& value)
{
    return refusal(runner::cborOf(value));
}

JsonValue finished()
{
    const auto bytes = runner::encode(runner::Tell(runner::tell::Finished{tests::wholeResult()}));
    return runner::parseCbor(bytes);
}

} // namespace

/// The messages between a program and its runner.
class RunnerMessagesTest : public QObject {
    Q_OBJECT

private slots:
    void aResultArrivesAsItWasSentButForItsSpec()
    {
        auto whole = tests::wholeResult(7);
        const auto arrived = told(runner::tell::Finished{whole, true});
        QVERIFY(arrived.deviceFault);
        QCOMPARE(arrived.result.spec.id, 7);
        QVERIFY(arrived.result.spec.variant.algorithm.empty());
        auto result = arrived.result;
        result.spec = whole.spec;
        whole.busyComputeUnits.reset(); // the client derives it from the commands
        QCOMPARE(QString::fromStdString(tests::difference(whole, result)), QString());
    }

    void aJobArrivesAsItWasAskedFor()
    {
        auto whole = tests::wholeResult();
        whole.spec.unsupported = "no graphs";
        auto arrived = tests::wholeResult();
        const std::string latin1 = "// caf\xe9";
        const auto asked = sent(runner::ask::Run{.jobs = {{whole.spec}},
                                                 .order = results::SampleOrder::Interleaved,
                                                 .rehearse = {3},
                                                 .kernelFolder = "/kernels",
                                                 .kernels = {{"bitonic.cl", latin1}},
                                                 .skip = {{backend::BackendKind::OpenCl, "PoCL"}},
                                                 .checkOnly = true});
        QCOMPARE(asked.jobs.size(), std::size_t{1});
        arrived.spec = asked.jobs.front().spec;
        QCOMPARE(QString::fromStdString(tests::difference(whole, arrived)), QString());
        QVERIFY(asked.order == results::SampleOrder::Interleaved);
        QCOMPARE(asked.rehearse, std::vector<results::JobId>{3});
        QCOMPARE(asked.kernelFolder, std::string("/kernels"));
        QCOMPARE(asked.kernels.front().text, latin1);
        QCOMPARE(asked.skip.front().what, std::string("PoCL"));
        QVERIFY(asked.checkOnly);
        QVERIFY(!sent(runner::ask::Run{}).checkOnly);
    }

    void theOtherMessagesArriveAsTheyWereSent()
    {
        const auto hello = sent(runner::ask::Hello{.memoryLimit = 12, .kernelTimeout = 2s});
        QCOMPARE(hello.protocol, runner::kRunnerProtocol);
        QCOMPARE(hello.memoryLimit.value(), std::uint64_t{12});
        QVERIFY(hello.kernelTimeout == 2s);
        QVERIFY(!sent(runner::ask::Hello{}).memoryLimit);
        QCOMPARE(sent(runner::ask::Ack{5}).job, 5);
        sent(runner::ask::Cancel{});
        const auto launching = told(runner::tell::Launching{1, "bitonic_pass", {3, std::nullopt}});
        QCOMPARE(launching.at.stage.value(), std::uint32_t{3});
        QVERIFY(!launching.at.pass);
        QVERIFY(told(runner::tell::Limit{90s}).silence == 90s);
        const auto progress = told(runner::tell::Progress{{4, events::Phase::Sampling, 2, 9}}).progress;
        QVERIFY(progress.phase == events::Phase::Sampling);
        QCOMPARE(progress.samples, std::size_t{2});
    }

    void whatIsToBeKeptArrivesAsItWasFound()
    {
        tuning::DeviceTuning tuning{.device = "opencl:0", .entry = {}};
        tuning.entry.algorithm = "bitonic";
        tuning.entry.driverVersion = "1";
        tuning.entry.values = {{"work-group-size", std::int64_t{64}}};
        tuning.entry.size = 1024;
        tuning.entry.sources = {tests::wholeResult().sources.front()};
        const results::Calibration calibration{.wallMargin = 0.08};
        const auto kept =
            sent(runner::ask::Keep{.calibrations = {{"cpu", calibration}}, .tunings = {tuning}});
        QCOMPARE(kept.calibrations.front().device, std::string("cpu"));
        QCOMPARE(kept.calibrations.front().calibration.wallMargin.value(), 0.08);
        QCOMPARE(kept.tunings.front().device, std::string("opencl:0"));
        QVERIFY(kept.tunings.front().entry == tuning.entry);
        const auto answer = told(runner::tell::Kept{"/home/anna", {"another file is there"}});
        QCOMPARE(answer.folder, std::string("/home/anna"));
        QCOMPARE(answer.notes, std::vector<std::string>{"another file is there"});

        runner::tell::Devices devices;
        devices.facts.tunings = {tuning};
        devices.facts.tuningFault = "it holds nothing";
        const auto facts = told(devices).facts;
        QVERIFY(facts.tunings.front().entry == tuning.entry);
        QCOMPARE(facts.tuningFault, std::string("it holds nothing"));
        QVERIFY(sent(runner::ask::Calibrate{.device = "cpu", .skip = {}, .lock = true}).lock);
    }

    void whatOlderProgramsOfTheSameProtocolDoNotSayIsNothing()
    {
        auto devices = runner::parseCbor(runner::encode(runner::Tell(runner::tell::Devices{})));
        QVERIFY(devices.contains("tunings") && devices.contains("tuning_fault"));
        devices.erase("tunings");
        devices.erase("tuning_fault");
        const auto told = runner::decodeTell(runner::cborOf(devices));
        QVERIFY(std::get<runner::tell::Devices>(told).facts.tunings.empty());
        auto calibrate =
            runner::parseCbor(runner::encode(runner::Ask(runner::ask::Calibrate{.device = "cpu"})));
        QVERIFY(calibrate.contains("lock"));
        calibrate.erase("lock");
        QVERIFY(!std::get<runner::ask::Calibrate>(runner::decodeAsk(runner::cborOf(calibrate))).lock);
    }

    void whatIsKeptArrivesAsItWasTold()
    {
        auto whole = tests::wholeResult(7);
        whole.replicates.resize(1);
        whole.status = results::Status::Ok;
        const auto kept = told(runner::tell::Spooled{{whole.spec, 3}, {whole, false}});
        QCOMPARE(kept.job.replicate, std::size_t{3});
        QVERIFY(kept.job.spec.workload == whole.spec.workload);
        QCOMPARE(kept.finished.result.spec.id, 7);
        QCOMPARE(kept.finished.result.replicates.size(), std::size_t{1});
        const std::chrono::sys_seconds date(1'700'000'000s);
        const auto file = told(runner::tell::SpoolFile{
            .name = "a", .uuid = "b", .node = "c", .kept = date, .bytes = 5, .results = 2, .fault = "d"});
        QVERIFY(file.kept == date);
        QCOMPARE(file.fault, std::string("d"));
        QCOMPARE(told(runner::tell::SpoolEnd{{"e"}}).removed, std::vector<std::string>{"e"});
        const auto uuid = plan::freshUuid();
        QCOMPARE(sent(runner::ask::Fetch{{uuid}, true}).runs, std::vector<std::string>{uuid});
        QCOMPARE(sent(runner::ask::Forget{{"a"}}).names, std::vector<std::string>{"a"});
        QCOMPARE(sent(runner::ask::Run{.uuid = uuid}).uuid, uuid);
        QVERIFY_THROWS_EXCEPTION(results::BadDocument, sent(runner::ask::Run{.uuid = "../" + uuid}));
    }

    void whatIsNoReplicateIsNotKept()
    {
        auto whole = tests::wholeResult(7);
        const auto refused = [&] {
            return refusal(
                runner::encode(runner::Tell(runner::tell::Spooled{{whole.spec, 1}, {whole, false}})));
        };
        whole.status = results::Status::Ok;
        QVERIFY(whole.replicates.size() > 1);
        QVERIFY2(refused().contains("a list of one replicate"), qPrintable(refused()));
        whole.replicates.resize(1);
        whole.status = results::Status::Cancelled;
        QVERIFY2(refused().contains("ok or failed"), qPrintable(refused()));
    }

    void keysOfLaterProgramsArePassedOver()
    {
        const JsonValue message{{"type", "done"}, {"cancelled", true}, {"mood", {{"good", 1}}}};
        QVERIFY(std::get<runner::tell::Done>(runner::decodeTell(runner::cborOf(message))).cancelled);
    }

    void whatIsNotAMessageIsRefusedInWords_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const QString& said, const char* words) {
            QTest::newRow(name) << said << words;
        };
        row("no object", refusal(JsonValue{1, 2}), "the message is a list in place of an object");
        row("no type", refusal(JsonValue{{"job", 1}}), "type is missing");
        row("unknown type", refusal(JsonValue{{"type", "bye"}}), "type is \"bye\" in place of one of hello");
        row("missing key", refusal(JsonValue{{"type", "started"}}), "job is missing");
        row("wrong type", refusal(JsonValue{{"type", "started"}, {"job", "x"}}),
            "job is \"x\" in place of a whole number");
        row("out of range", refusal(JsonValue{{"type", "started"}, {"job", 5'000'000'000}}),
            "job is 5000000000 in place of a whole number");
        auto damaged = finished();
        damaged["replicates"][0]["samples"][0]["commands"]["bytes"] = JsonValue::binary({0xff, 0xff, 0x01});
        row("damaged commands", refusal(damaged), "does not unpack to commands");
        damaged = finished();
        damaged["status"] = "ok";
        damaged["replicates"] = JsonValue::array();
        row("ok without samples", refusal(damaged), "a list with samples");
        damaged = finished();
        damaged["floors"].push_back(damaged["floors"][0]);
        row("a clock with two floors", refusal(damaged), "a list with each clock once");
    }
    void whatIsNotAMessageIsRefusedInWords()
    {
        QFETCH(QString, said);
        QFETCH(QString, words);
        QVERIFY2(said.contains(words), qPrintable(said));
    }

    void bytesThatWouldExhaustTheReaderAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("words");
        QTest::newRow("nothing") << QByteArray() << "the message ends there";
        QTest::newRow("lists within each other") << QByteArray(100'000, '\x81') << "levels deep";
        QTest::newRow("texts of open length within each other")
            << QByteArray(100'000, '\x7f') << "of stated length";
        QTest::newRow("a list of 2^60") << QByteArray::fromHex("9b1000000000000000") << "as a whole";
        QTest::newRow("a text of 4 GiB")
            << QByteArray::fromHex("7affffffff41") << "followed by 4294967295 bytes";
        QTest::newRow("a tag") << QByteArray::fromHex("c11a514b67b0") << "without a tag";
        QTest::newRow("two values") << QByteArray::fromHex("0000") << "nothing, as the message ends there";
        QTest::newRow("a value of no kind") << QByteArray::fromHex("f8ff") << "not CBOR";
        QTest::newRow("many values") << QByteArray::fromHex("9a00500000") + QByteArray(0x500000, '\0')
                                     << "within 4194304 values";
    }
    void bytesThatWouldExhaustTheReaderAreRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, words);
        const auto said = refusal(bytes.toStdString());
        QVERIFY2(said.contains(words), qPrintable(said));
    }

    void aKeyTwiceInAnObjectIsRefused()
    {
        const auto bytes = QByteArray::fromHex("a2")
                           + "\x63"
                             "job"
                           + QByteArray(1, '\1')
                           + "\x63"
                             "job"
                           + QByteArray(1, '\2');
        QVERIFY2(refusal(bytes.toStdString()).contains("twice"), qPrintable(refusal(bytes.toStdString())));
    }
};

SORTSCOPE_TEST(RunnerMessagesTest)
#include "runnermessagestest.moc"
