// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runnermessages.h"

#include "core/results/jsonreader.h"
#include "core/run/cbor.h"
#include "tests/support/wholeresults.h"

#include <QtTest>

using namespace sortscope;
using namespace std::chrono_literals;
using results::JsonValue;

namespace {

template <typename Message>
Message sent(const Message& message)
{
    return std::get<Message>(run::decodeAsk(run::encode(run::Ask(message))));
}

template <typename Message>
Message told(const Message& message)
{
    return std::get<Message>(run::decodeTell(run::encode(run::Tell(message))));
}

/// Why `bytes` are not a message of a runner.
QString refusal(const std::string& bytes)
{
    try {
        run::decodeTell(bytes);
    } catch (const results::BadDocument& error) {
        return error.what();
    }
    return {};
}

QString refusal(const JsonValue& value)
{
    return refusal(run::cborOf(value));
}

JsonValue finished()
{
    const auto bytes = run::encode(run::Tell(run::tell::Finished{tests::wholeResult()}));
    return run::parseCbor(bytes);
}

} // namespace

/// What a program and its runner say to each other.
class RunnerMessagesTest : public QObject {
    Q_OBJECT

private slots:
    void aResultArrivesAsItWasSentButForItsSpec()
    {
        auto whole = tests::wholeResult(7);
        const auto arrived = told(run::tell::Finished{whole, true});
        QVERIFY(arrived.deviceFault);
        QCOMPARE(arrived.result.spec.id, 7);
        QVERIFY(arrived.result.spec.variant.algorithm.empty());
        auto result = arrived.result;
        result.spec = whole.spec;
        whole.busyComputeUnits.reset(); // follows from the commands
        QCOMPARE(QString::fromStdString(tests::difference(whole, result)), QString());
    }

    void aJobArrivesAsItWasAskedFor()
    {
        auto whole = tests::wholeResult();
        whole.spec.unsupported = "no graphs";
        auto arrived = tests::wholeResult();
        const std::string latin1 = "// caf\xe9";
        const auto asked = sent(run::ask::Run{.jobs = {{whole.spec}},
                                              .order = results::SampleOrder::Interleaved,
                                              .rehearse = {3},
                                              .kernelFolder = "/kernels",
                                              .kernels = {{"bitonic.cl", latin1}},
                                              .skip = {{backend::BackendKind::OpenCl, "PoCL"}}});
        QCOMPARE(asked.jobs.size(), std::size_t{1});
        arrived.spec = asked.jobs.front().spec;
        QCOMPARE(QString::fromStdString(tests::difference(whole, arrived)), QString());
        QVERIFY(asked.order == results::SampleOrder::Interleaved);
        QCOMPARE(asked.rehearse, std::vector<results::JobId>{3});
        QCOMPARE(asked.kernelFolder, std::string("/kernels"));
        QCOMPARE(asked.kernels.front().text, latin1);
        QCOMPARE(asked.skip.front().what, std::string("PoCL"));
    }

    void theOtherMessagesArriveAsTheyWereSent()
    {
        const auto hello = sent(run::ask::Hello{.memoryLimit = 12, .kernelTimeout = 2s});
        QCOMPARE(hello.protocol, run::kRunnerProtocol);
        QCOMPARE(hello.memoryLimit.value(), std::uint64_t{12});
        QVERIFY(hello.kernelTimeout == 2s);
        QVERIFY(!sent(run::ask::Hello{}).memoryLimit);
        QCOMPARE(sent(run::ask::Ack{5}).job, 5);
        sent(run::ask::Cancel{});
        const auto launching = told(run::tell::Launching{1, "bitonic_pass", {3, std::nullopt}});
        QCOMPARE(launching.at.stage.value(), std::uint32_t{3});
        QVERIFY(!launching.at.pass);
        QVERIFY(told(run::tell::Limit{90s}).silence == 90s);
        const auto progress = told(run::tell::Progress{{4, run::Phase::Sampling, 2, 9}}).progress;
        QVERIFY(progress.phase == run::Phase::Sampling);
        QCOMPARE(progress.samples, std::size_t{2});
    }

    void keysOfLaterProgramsArePassedOver()
    {
        const JsonValue message{{"type", "done"}, {"cancelled", true}, {"mood", {{"good", 1}}}};
        QVERIFY(std::get<run::tell::Done>(run::decodeTell(run::cborOf(message))).cancelled);
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
            << QByteArray(100'000, '\x7f') << "whose length is said";
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

QTEST_APPLESS_MAIN(RunnerMessagesTest)
#include "runnermessagestest.moc"
