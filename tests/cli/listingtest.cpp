// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/catalogue.h"
#include "core/data/generator.h"
#include "tests/cli/cliprogram.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

using namespace sortscope;
using tests::runCli;

class ListingTest : public QObject {
    Q_OBJECT

private slots:
    void theProcessorIsADeviceOfEveryMachine()
    {
        const auto result = runCli({"devices"});
        QCOMPARE(result.exitStatus, 0);
        QCOMPARE(result.error, QString());
        QVERIFY2(result.out.contains(QRegularExpression("^cpu ", QRegularExpression::MultilineOption)),
                 qPrintable(result.out));
    }

    void anOpenClDeviceIsListedWithItsDriver()
    {
        const auto ids = tests::devicesOf("opencl");
        if (ids.isEmpty())
            QSKIP("no OpenCL device on this machine (PoCL is enough): its listing was not checked");
        const auto json = runCli({"devices", "--format", "json"}).json();
        for (const auto& device : json.at("devices")) {
            if (device.at("backend").get<std::string>() != "opencl")
                continue;
            QVERIFY(!device.at("name").get<std::string>().empty());
            QVERIFY(!device.at("driver_version").get<std::string>().empty());
            QVERIFY(device.at("global_memory").get<std::uint64_t>() > 0);
            QVERIFY(!device.at("transfer_modes").empty());
        }
        QVERIFY(runCli({"devices"}).out.contains(ids.front()));
    }

    void whatDriversTellOfADeviceIsPrintedOnRequest()
    {
        QVERIFY(!runCli({"devices"}).out.contains("Hardware threads"));
        const auto text = runCli({"devices", "--details"}).out;
        QVERIFY2(text.contains(QRegularExpression("\ncpu: .*\n(  .*\n)*  Hardware threads +\\d+\n")),
                 qPrintable(text));
        const auto json = runCli({"devices", "--format", "json"}).json();
        for (const auto& device : json.at("devices")) {
            QVERIFY(device.at("details").contains("cache"));
            if (device.at("backend").get<std::string>() == "opencl")
                QVERIFY(!device.at("details").at("extensions").empty());
        }
    }

    void algorithmsAreThoseOfTheCatalogue()
    {
        const auto json = runCli({"algorithms", "--format", "json"}).json();
        const auto catalogue = algorithms::catalogue();
        QCOMPARE(json.at("algorithms").size(), catalogue.size());
        for (std::size_t i = 0; i < catalogue.size(); ++i) {
            const auto& entry = json.at("algorithms").at(i);
            QCOMPARE(entry.at("id").get<std::string>(), std::string(catalogue[i].id));
            QVERIFY(!entry.at("origin").get<std::string>().empty());
            QCOMPARE(entry.at("parameters").size(), catalogue[i].parameters.size());
            QCOMPARE(entry.at("merges").size(), catalogue[i].merges.size());
            const auto types = entry.at("key_types").get<std::vector<std::string>>();
            for (const auto& [type, name] : base::Names<data::KeyType>::all)
                QCOMPARE(std::ranges::find(types, name) != types.end(), catalogue[i].takes(type));
        }
        const auto text = runCli({"algorithms"}).out;
        QVERIFY(text.contains(QRegularExpression("keys +u32; i32, f32 mapped to unsigned numbers and back")));
        QVERIFY(text.contains(
            QRegularExpression("keys +u8, i8, u16, i16, u32, i32, u64, i64; f16, f32, f64 mapped")));
        QVERIFY(text.contains(
            QRegularExpression("values +u32 with u8, i8, u16, i16, f16, u32, i32, f32 keys\\n")));
        QVERIFY(text.contains(QRegularExpression(
            "values +u32 with u8, i8, u16, i16, f16, u32, i32, f32, u64, i64, f64 keys; u64 with u8, ")));
        QCOMPARE(json.at("generators").size(), data::generators().size());
        for (const auto& generator : json.at("generators")) {
            const auto* info = data::findGenerator(generator.at("id").get<std::string>());
            QVERIFY(info != nullptr);
            QCOMPARE(generator.at("value").is_null(), !info->value.has_value());
            QVERIFY(!info->value || generator.at("value").at("default") == info->value->standard);
        }
    }

    void parametersShowTheirRangeAndTheDefaultOfEachDevice()
    {
        const auto json = runCli({"algorithms", "--format", "json"}).json();
        int tried = 0;
        for (const auto& entry : json.at("algorithms")) {
            for (const auto& parameter : entry.at("parameters")) {
                if (parameter.at("type").get<std::string>() != "integer")
                    continue;
                QVERIFY(parameter.at("minimum").get<std::int64_t>()
                        <= parameter.at("maximum").get<std::int64_t>());
                for (const auto& value : parameter.at("defaults")) {
                    QVERIFY(value.get<std::int64_t>() >= parameter.at("minimum").get<std::int64_t>());
                    ++tried;
                }
            }
        }
        QVERIFY(tried > 0);
    }

    void theTableNamesEveryAlgorithmAndGenerator()
    {
        const auto result = runCli({"algorithms"});
        QCOMPARE(result.exitStatus, 0);
        for (const auto& info : algorithms::catalogue()) {
            QVERIFY(result.out.contains(QString::fromUtf8(info.id.data(), qsizetype(info.id.size()))));
            for (const auto& parameter : info.parameters) {
                const auto range = QString::fromStdString(algorithms::describeRange(parameter));
                QVERIFY2(result.out.simplified().contains(range), qPrintable(range));
            }
        }
        for (const auto& info : data::generators())
            QVERIFY(result.out.contains(QString::fromUtf8(info.id.data(), qsizetype(info.id.size()))));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, ListingTest)
#include "listingtest.moc"
