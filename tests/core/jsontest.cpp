// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/json.h"

#include "tests/support/replicate.h"
#include "tests/support/someresults.h"
#include "tests/support/testprogram.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <array>

using namespace sortscope;
using nlohmann::ordered_json;

namespace {

ordered_json someRun()
{
    const auto results = tests::someResults();
    return exports::runJson(results, std::array{tests::someEnvironment()});
}

} // namespace

class JsonTest : public QObject {
    Q_OBJECT

private slots:
    void aRunSaysWhatItIsAndWhereItWasTaken()
    {
        const auto run = someRun();
        QCOMPARE(run.at("format").get<std::string>(), std::string("sortscope-run"));
        QCOMPARE(run.at("version").get<int>(), exports::kJsonVersion);
        QCOMPARE(run.at("environment").at("node").get<std::string>(), std::string("bench"));
        QCOMPARE(run.at("environment").at("date").get<std::string>(), std::string("2025-03-09T12:34:56Z"));
        QVERIFY(run.at("environment").at("cpu_governor").is_null());
    }

    void eachDeviceIsDescribedOnce()
    {
        const auto run = someRun();
        QCOMPARE(run.at("devices").size(), std::size_t{2});
        QCOMPARE(run.at("devices").at(0).at("id").get<std::string>(), std::string("opencl:0"));
        QCOMPARE(run.at("devices").at(1).at("id").get<std::string>(), std::string("cpu"));
        QVERIFY(run.at("devices").at(1).at("driver_version").is_null());
    }

    void noRawSampleIsLost()
    {
        const auto result = tests::okResult();
        const auto replicates = someRun().at("jobs").at(0).at("replicates");
        QCOMPARE(replicates.size(), std::size_t{1});
        const auto& samples = replicates.at(0).at("samples");
        QCOMPARE(samples.size(), tests::only(*result).samples.size());
        for (std::size_t i = 0; i < tests::only(*result).samples.size(); ++i) {
            const auto& sample = samples.at(i);
            QCOMPARE(sample.at("wall_ns").get<std::int64_t>(), tests::only(*result).samples[i].wallNs);
            QCOMPARE(sample.at("commands").size(), tests::only(*result).samples[i].commands.unpack().size());
            QVERIFY(sample.at("end_to_end_ns").is_null());
        }
        const auto& command = samples.at(0).at("commands").at(1);
        QCOMPARE(command.at("kind").get<std::string>(), std::string("kernel"));
        QCOMPARE(command.at("stage").get<int>(), 0);
        QCOMPARE(command.at("ended_ns").get<int>(), 350);
        QVERIFY(samples.at(0).at("commands").at(0).at("queued_ns").is_null());
    }

    void theRequestOfARowIsWhole()
    {
        const auto row = someRun().at("jobs").at(0);
        QCOMPARE(row.at("seed").get<std::uint64_t>(), std::numeric_limits<std::uint64_t>::max());
        QCOMPARE(row.at("parameters").at("work-group-size").get<int>(), 256);
        QCOMPARE(row.at("parameters").at("rule").get<std::string>(), std::string("fixed"));
        QVERIFY(row.at("search").is_null());
        const auto search = someRun().at("jobs").at(2).at("search");
        QCOMPARE(search.at("keys").get<int>(), 64);
        QCOMPARE(search.at("hit_ratio").get<double>(), 0.25);
    }

    void summariesAreThoseOfTheCsv()
    {
        const auto wall = someRun().at("jobs").at(0).at("summary").at("wall");
        QCOMPARE(wall.at("count").get<int>(), 4);
        QCOMPARE(wall.at("median_ns").get<double>(), 2750.5);
        QVERIFY(someRun().at("jobs").at(0).at("summary").at("end_to_end").is_null());
    }

    void aRowSaysWhatItMoves()
    {
        auto result = tests::okResult();
        result->spec.variant.parameters = {{"work-group-size", std::int64_t{256}}};
        result->replicates.front().kernelNetNs = 1000;
        result->spec.calibration =
            results::Calibration{.copyBytesPerSecond = 1e12, .cachedBytes = 0, .launchNs = 2};
        const auto run = exports::runJson(std::vector<results::ResultPointer>{result, tests::failedResult()},
                                          std::array{tests::someEnvironment()});
        const auto speed = run.at("jobs").at(0).at("speed_of_light");
        const auto bytes = 55 * 8 * 1024;
        QCOMPARE(speed.at("bytes_moved").get<int>(), bytes);
        QCOMPARE(speed.at("launches").get<int>(), 55);
        QCOMPARE(speed.at("bytes_are_bound").get<bool>(), false);
        QCOMPARE(speed.at("metric").get<std::string>(), std::string("device"));
        QCOMPARE(speed.at("bytes_per_s").get<double>(), bytes * 1e6);
        QCOMPARE(speed.at("limit_share").get<double>(), bytes * 1e6 / 1e12);
        QCOMPARE(speed.at("predicted_ns").get<double>(), bytes / 1e3);
        QVERIFY(run.at("jobs").at(1).at("speed_of_light").is_null());
    }

    void aFailedRowHasAReasonAndNoSummary()
    {
        const auto row = someRun().at("jobs").at(1);
        QCOMPARE(row.at("status").get<std::string>(), std::string("failed"));
        QCOMPARE(row.at("reason").get<std::string>(), tests::failedResult()->reason);
        QVERIFY(row.at("summary").at("wall").is_null());
        QVERIFY(row.at("keys_per_s").is_null());
    }

    void textThatIsNotUtf8IsRepaired()
    {
        auto result = tests::failedResult();
        result->reason = "driver says \xFF";
        const std::vector<std::shared_ptr<const results::JobResult>> results{result};
        const auto run = ordered_json::parse(
            exports::dumpJson(exports::runJson(results, std::array{tests::someEnvironment()})));
        QCOMPARE(run.at("jobs").at(0).at("reason").get<std::string>(),
                 std::string("driver says \xEF\xBF\xBD"));
    }
};

SORTSCOPE_TEST(JsonTest)
#include "jsontest.moc"
