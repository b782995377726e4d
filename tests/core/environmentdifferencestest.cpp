// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/compare.h"
#include "tests/support/comparedresults.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <array>
#include <functional>
#include <map>
#include <memory>

using namespace sortscope;
using tests::around;
using tests::resultOf;
using tests::setOf;

Q_DECLARE_METATYPE(std::function<void(sortscope::backend::DeviceInfo&)>)

/// The differences of machine, driver, variables and kernel texts that a comparison lists.
class EnvironmentDifferencesTest : public QObject {
    Q_OBJECT

private slots:
    void differencesOfTheEnvironmentAreListed()
    {
        auto a = setOf({resultOf(around(1000))});
        auto newer = resultOf(around(1000));
        newer.spec.device.driverVersion = "2";
        auto b = setOf({newer});
        a.runs[0].environment.governor = "powersave";
        b.runs[0].environment.governor = "performance";
        const auto report = results::compare(a, b);
        QCOMPARE(report.differences.size(), std::size_t{2});
        QCOMPARE(results::titleOf(report.differences[0]), std::string("CPU governor"));
        QCOMPARE(results::textOf(report.differences[0].a), std::string("powersave"));
        QCOMPARE(results::titleOf(report.differences[1]), std::string("driver of GPU (cpu)"));
        QCOMPARE(results::textOf(report.differences[1].b), std::string("2"));
    }

    void whatSensorsToldDifferentlyIsListed()
    {
        const auto reading = [](std::uint32_t mhz, std::uint32_t celsius, std::int64_t milliwatts) {
            auto result = resultOf(around(1000));
            for (auto& replicate : result.replicates) {
                replicate.interference.powerLimitMw = milliwatts;
                for (auto& sample : replicate.samples) {
                    sample.smClockBeforeMhz = mhz;
                    sample.temperatureC = celsius;
                }
            }
            return setOf({result});
        };
        const auto titles = [](const results::ComparedSet& a, const results::ComparedSet& b) {
            std::string text;
            for (const auto& one : results::compare(a, b).differences)
                text += results::titleOf(one) + ": " + results::textOf(one.a) + " / " + results::textOf(one.b)
                        + '\n';
            return text;
        };
        QCOMPARE(titles(reading(1980, 40, 700'000), reading(1755, 62, 500'000)),
                 std::string("SM clock of GPU (cpu): 1980 MHz / 1755 MHz\n"
                             "power limit of GPU (cpu): 700 W / 500 W\n"
                             "temperature of GPU (cpu): 40 °C / 62 °C\n"));
        QCOMPARE(titles(reading(1980, 40, 700'000), reading(1965, 47, 700'000)), std::string());
        QCOMPARE(titles(setOf({resultOf(around(1000))}), reading(1980, 40, 700'000)), std::string());
    }

    void everyStoredAttributeOfADeviceThatDiffersIsListed_data()
    {
        using backend::DeviceInfo;
        using Change = std::function<void(DeviceInfo&)>;
        QTest::addColumn<Change>("change");
        const auto row = [](const char* title, const Change& change) { QTest::newRow(title) << change; };
        row("platform", [](DeviceInfo& device) { device.platform = "other"; });
        row("vendor", [](DeviceInfo& device) { device.vendor = "other"; });
        row("driver", [](DeviceInfo& device) { device.driverVersion = "other"; });
        row("API", [](DeviceInfo& device) { device.apiVersion = "other"; });
        row("UUID", [](DeviceInfo& device) { device.uuid = "other"; });
        row("PCI id", [](DeviceInfo& device) { device.pciId = "other"; });
        row("memory", [](DeviceInfo& device) { ++device.globalMemory; });
        row("largest allocation", [](DeviceInfo& device) { ++device.maxAllocation; });
        row("local memory", [](DeviceInfo& device) { ++device.localMemory; });
        row("work-group limit", [](DeviceInfo& device) { ++device.maxWorkGroupSize; });
        row("compute units", [](DeviceInfo& device) { ++device.computeUnits; });
        row("threads", [](DeviceInfo& device) { device.threads = 7; });
        row("clock resolution", [](DeviceInfo& device) { device.timerResolutionNs = 7; });
        row("clock", [](DeviceInfo& device) { device.clock = backend::Clock::OpenClEvent; });
        row("shares the host's memory", [](DeviceInfo& device) { device.sharesHostMemory = true; });
        row("transfer modes",
            [](DeviceInfo& device) { device.transferModes = {backend::TransferMode::Map}; });
        row("launch modes", [](DeviceInfo& device) { device.launchModes = {backend::LaunchMode::Graph}; });
    }
    void everyStoredAttributeOfADeviceThatDiffersIsListed()
    {
        QFETCH(std::function<void(backend::DeviceInfo&)>, change);
        const auto mine = resultOf(around(1000));
        auto other = mine;
        change(other.spec.device);
        const auto report = results::compare(setOf({mine}), setOf({other}));
        QCOMPARE(report.pairs.size(), std::size_t{1});
        QCOMPARE(report.differences.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(results::titleOf(report.differences[0])),
                 QString(QTest::currentDataTag()) + " of GPU (cpu)");
        QVERIFY(report.differences[0].a != report.differences[0].b);
    }

    void variablesThatDifferAreListedOneByOne()
    {
        auto a = setOf({resultOf(around(1000))});
        auto b = a;
        a.runs[0].environment.variables =
            std::map<std::string, std::string>{{"OMP_NUM_THREADS", "4"}, {"POCL_DEBUG", ""}, {"OCL_X", "1"}};
        b.runs[0].environment.variables = std::map<std::string, std::string>{
            {"OMP_NUM_THREADS", "8"}, {"POCL_MAX_PTHREAD_COUNT", "1"}, {"OCL_X", "1"}};
        const auto differences = results::compare(a, b).differences;
        QStringList lines;
        for (const auto& difference : differences)
            lines << QString::fromStdString(results::titleOf(difference) + ": "
                                            + results::textOf(difference.a) + " | "
                                            + results::textOf(difference.b));
        QCOMPARE(lines, (QStringList{"environment variable OMP_NUM_THREADS: 4 | 8",
                                     "environment variable POCL_DEBUG: \"\" | not set",
                                     "environment variable POCL_MAX_PTHREAD_COUNT: not set | 1"}));
    }

    void variablesOfARunThatRecordedNoneAreUnknown()
    {
        auto a = setOf({resultOf(around(1000))});
        auto b = a;
        b.runs[0].environment.variables.emplace();
        QVERIFY(results::compare(a, b).differences.empty());
        b.runs[0].environment.variables = std::map<std::string, std::string>{{"OMP_NUM_THREADS", "8"}};
        const auto differences = results::compare(a, b).differences;
        QCOMPARE(differences.size(), std::size_t{1});
        QCOMPARE(results::textOf(differences[0].a), std::string("unknown"));
    }

    void aMachineWhoseVariableIsNotThatOfMostIsTold()
    {
        auto usual = setOf({resultOf(around(1000))});
        usual.runs[0].environment.variables.emplace();
        auto odd = usual;
        odd.runs[0].environment.variables =
            std::map<std::string, std::string>{{"POCL_MAX_PTHREAD_COUNT", "1"}};
        odd.jobs.front().result = std::make_shared<results::JobResult>([&] {
            auto result = *odd.jobs.front().result;
            result.spec.device.pciId = "0000:01:00.0";
            return result;
        }());
        const auto all = results::differencesFromMost(std::array{usual, odd, usual});
        QVERIFY(all[0].empty() && all[2].empty());
        QCOMPARE(all[1].size(), std::size_t{1}); // the PCI id does not count, since it says where a card is
        QCOMPARE(results::titleOf(all[1][0]), std::string("environment variable POCL_MAX_PTHREAD_COUNT"));
        QCOMPARE(results::textOf(all[1][0].a), std::string("not set"));
    }

    void otherKernelTextsAreADifferenceOfEachFile()
    {
        auto mine = resultOf(around(1000));
        mine.sources = {{"a.cl", "built-in", "1111", "-DX"}, {"b.cl", "built-in", "2222", ""}};
        auto copied = mine;
        copied.sources[0].origin = "/copy/a.cl";
        copied.sources[0].options = "-DY";
        QVERIFY(results::compare(setOf({mine}), setOf({copied})).differences.empty());
        auto edited = mine;
        edited.sources[1] = {"b.cl", "/mine/b.cl", "0123456789abcdef", ""};
        const auto report = results::compare(setOf({mine}), setOf({edited}));
        QCOMPARE(report.differences.size(), std::size_t{1});
        QCOMPARE(results::titleOf(report.differences[0]), std::string("kernel source b.cl of GPU (cpu)"));
        QCOMPARE(results::textOf(report.differences[0].a), std::string("2222 (built-in)"));
        QCOMPARE(results::textOf(report.differences[0].b), std::string("0123456789ab (/mine/b.cl)"));
        // A file that one side did not compile makes no difference.
        edited.sources.pop_back();
        QVERIFY(results::compare(setOf({mine}), setOf({edited})).differences.empty());
    }

    void whatAutoStandsForIsADifference()
    {
        auto mine = resultOf(around(1000));
        mine.spec.variant.algorithm = "vqsort";
        mine.spec.variant.parameters = {{"simd", std::string("auto")}};
        mine.replicates.front().preparation.settled = "simd=AVX2";
        QVERIFY(results::compare(setOf({mine}), setOf({mine})).differences.empty());
        auto other = mine;
        other.replicates.front().preparation.settled = "simd=SSE4";
        const auto report = results::compare(setOf({mine}), setOf({other}));
        QCOMPARE(report.differences.size(), std::size_t{1});
        QCOMPARE(results::titleOf(report.differences[0]),
                 std::string("chosen parameter vqsort simd of GPU (cpu)"));
        QCOMPARE(results::textOf(report.differences[0].a), std::string("AVX2"));
        QCOMPARE(results::textOf(report.differences[0].b), std::string("SSE4"));
    }

    void aSideOfSeveralRunsHasTheValuesOfAll()
    {
        auto a = setOf({resultOf(around(1000))});
        auto b = a;
        b.runs.push_back({.id = 2, .environment = {.governor = "performance"}});
        b.jobs.push_back(b.jobs.front());
        b.jobs.back().run = 2;
        const auto report = results::compare(a, b);
        QCOMPARE(report.differences.size(), std::size_t{1});
        QCOMPARE(results::textOf(report.differences[0].a), std::string("unknown"));
        QCOMPARE(results::textOf(report.differences[0].b), std::string("unknown, performance"));
    }

    void samplesTakenInTurnOnOneSideAloneAreADifference()
    {
        const auto a = setOf({resultOf(around(1000))});
        auto b = a;
        b.runs[0].order = results::SampleOrder::Interleaved;
        const auto report = results::compare(a, b);
        QCOMPARE(report.differences.size(), std::size_t{1});
        QCOMPARE(results::titleOf(report.differences[0]), std::string("sample order"));
        QCOMPARE(results::textOf(report.differences[0].b), std::string("interleaved"));
        QVERIFY(results::compare(b, b).differences.empty());
    }
};

SORTSCOPE_TEST(EnvironmentDifferencesTest)
#include "environmentdifferencestest.moc"
