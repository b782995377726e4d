// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/arguments.h"

#include "cli/options/idleoptions.h"
#include "cli/options/runoptions.h"
#include "cli/terminal/progress.h"
#include "core/algorithms/catalogue.h"
#include "core/plan/presetrequest.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using namespace std::chrono_literals;

class ArgumentsTest : public QObject {
    Q_OBJECT

private slots:
    void wholeNumbersAreWhole()
    {
        QCOMPARE(cli::wholeArgument<std::size_t>("--samples", "12", 1), std::size_t{12});
        for (const auto* text : {"", "0", "-1", "1.0", "1e3", " 1", "0x10", "99999999999999999999"})
            QVERIFY_THROWS_EXCEPTION(base::UsageError, cli::wholeArgument<std::size_t>("--samples", text, 1));
    }

    void sharesLieBetweenNoneAndAll()
    {
        QCOMPARE(cli::shareArgument("--hit-ratio", "0.5"), 0.5);
        QCOMPARE(cli::shareArgument("--hit-ratio", "1"), 1.0);
        for (const auto* text : {"", "-0.1", "1.1", "0,5", "nan", "half"})
            QVERIFY_THROWS_EXCEPTION(base::UsageError, cli::shareArgument("--hit-ratio", text));
    }

    void settingsHaveANameAndAValue()
    {
        QCOMPARE(cli::assignmentArgument("--set", "a=b=c"),
                 (std::pair<std::string, std::string>{"a", "b=c"}));
        for (const auto* text : {"", "a", "=b", "a="})
            QVERIFY_THROWS_EXCEPTION(base::UsageError, cli::assignmentArgument("--set", text));
        QCOMPARE(cli::commaSeparated("8,16,32"), (std::vector<std::string>{"8", "16", "32"}));
    }

    void optionsBecomeARequest()
    {
        cli::RunOptions options;
        options.words["--device"] = {"all"};
        options.words["--algorithm"] = {"bitonic"};
        options.words["--size"] = {"2^10..2^12", "2^11", "7"};
        options.words["--set"] = {"work-group-size=64,128", "work-group-size=256"};
        options.words["--launch"] = {"wait-each", "enqueue-all"};
        options.words["--keys"] = {"10"};
        options.words["--hit-ratio"] = {"0.25"};
        options.samples = "3";
        options.flags["--descending"] = true;
        const auto request = cli::requestFrom(options);
        QCOMPARE(request.sizes, (std::vector<std::size_t>{1024, 2048, 4096, 7}));
        QCOMPARE(request.parameters.at("work-group-size"), (std::vector<std::string>{"64", "128", "256"}));
        QCOMPARE(request.launches.size(), std::size_t{2});
        QCOMPARE(request.search, (results::SearchOptions{.keys = 10, .hitRatio = 0.25, .sortedKeys = false}));
        QVERIFY(request.sampling == measure::fixedPlan(3));
        QCOMPARE(request.direction, data::Direction::Descending);
    }

    void whatIsNotSaidIsTheRequestsOwnDefault()
    {
        cli::RunOptions options;
        options.words["--device"] = {"cpu"};
        options.words["--algorithm"] = {"std-sort"};
        const auto request = cli::requestFrom(options);
        const plan::RunRequest defaults;
        QCOMPARE(request.generators, defaults.generators);
        QCOMPARE(request.seed, defaults.seed);
        QVERIFY(request.sampling == defaults.sampling);
        QCOMPARE(request.sizes, std::vector<std::size_t>{std::size_t{1} << 20U});
    }

    void theTypeAndTheNumberOfKeysNameEachOther()
    {
        cli::RunOptions options;
        options.words["--device"] = {"cpu"};
        options.words["--algorithm"] = {"std-sort"};
        options.words["--key"] = {"i32", "f32"};
        QVERIFY(cli::requestFrom(options).keyTypes == (std::vector{data::KeyType::I32, data::KeyType::F32}));
        const auto refusal = [&] {
            try {
                cli::requestFrom(options);
            } catch (const base::UsageError& error) {
                return QString(error.what());
            }
            return QString("accepted");
        };
        options.words["--key"] = {"1000"};
        QCOMPARE(refusal(),
                 QString("--key: unknown word \"1000\"; known are u8, i8, u16, i16, f16, u32, i32, f32, "
                         "u64, i64, f64 (--keys gives the number of keys that searches look for)"));
        options.words["--key"].clear();
        options.words["--keys"] = {"f32"};
        QCOMPARE(
            refusal(),
            QString("--keys: \"f32\" is not a whole number from 0 to 18446744073709551615 (--key gives the "
                    "type of the keys)"));
    }

    void aNumberThatIsTooLargeIsToldTheRange()
    {
        cli::RunOptions options;
        options.words["--device"] = {"cpu"};
        options.words["--algorithm"] = {"std-sort"};
        options.words["--seed"] = {"18446744073709551616"};
        try {
            cli::requestFrom(options);
            QFAIL("accepted");
        } catch (const base::UsageError& error) {
            QCOMPARE(QString(error.what()),
                     QString("--seed: \"18446744073709551616\" is not a whole number from 0 to "
                             "18446744073709551615"));
        }
    }

    void optionsThatChangeNothingAreSaid()
    {
        results::JobSpec sort;
        results::JobSpec search;
        sort.device.backend = backend::BackendKind::Cpu;
        sort.device.sharesHostMemory = true;
        search.device.backend = backend::BackendKind::OpenCl;
        search.workload.search = results::SearchOptions();
        const std::vector<std::string> given{"--keys",         "--hit-ratio",    "--sorted-keys",
                                             "--descending",   "--launch",       "--transfer",
                                             "--device-clock", "--device-state", "--size"};
        const auto said = [&](const std::vector<results::JobSpec>& jobs) {
            QStringList options;
            for (const auto& sentence : cli::idleOptions(given, jobs))
                options << QString::fromStdString(sentence).section(' ', 0, 0);
            return options;
        };
        QCOMPARE(said({sort}), (QStringList{"--keys", "--hit-ratio", "--sorted-keys", "--transfer",
                                            "--launch", "--device-clock", "--device-state"}));
        QCOMPARE(said({search}), QStringList{"--descending"});
        QVERIFY(said({sort, search}).isEmpty());
        QVERIFY(cli::idleOptions({"--size"}, std::vector{sort}).empty());
    }

    void aPresetRequestIsCompletedAndReplacedByWhatIsSaid()
    {
        cli::RunOptions options;
        options.presetRequest = "column-radix-table";
        options.words["--device"] = {"opencl:0"};
        const auto request = cli::requestFrom(options);
        QCOMPARE(request.devices, (std::vector<std::string>{"cpu", "opencl:0"}));
        QCOMPARE(request.sizes, std::vector<std::size_t>{4096});
        QCOMPARE(request.parameters.at("lists").size(), std::size_t{5});
        options.words["--size"] = {"2^20"};
        options.words["--set"] = {"lists=64"};
        const auto other = cli::requestFrom(options);
        QCOMPARE(other.sizes, std::vector<std::size_t>{std::size_t{1} << 20U});
        QCOMPARE(other.parameters.at("lists"), std::vector<std::string>{"64"});
        QCOMPARE(other.algorithms, request.algorithms);
    }

    void aPresetRequestKeepsTheModesThatNobodyReplaces()
    {
        cli::RunOptions options;
        options.presetRequest = "transfers-and-launches";
        options.words["--transfer"] = {"map"};
        const auto request = cli::requestFrom(options);
        QVERIFY(request.transfers == std::vector{backend::TransferMode::Map});
        QCOMPARE(request.launches, plan::presetRequest("transfers-and-launches").request.launches);
    }

    void presetRequestsNameWhatTheCatalogueHas()
    {
        for (const auto& preset : plan::presetRequests()) {
            for (const auto& algorithm : preset.request.algorithms)
                QVERIFY2(algorithm == "all" || algorithms::findAlgorithm(algorithm), algorithm.c_str());
        }
        QVERIFY_THROWS_EXCEPTION(base::UsageError, plan::presetRequest("nothing"));
    }

    void aProgressLineShowsWhereTheRunIs()
    {
        const cli::ProgressState state{.planned = 4,
                                       .finished = 1,
                                       .notOk = 1,
                                       .current = "opencl:0 bitonic 2^20",
                                       .phase = events::Phase::Sampling,
                                       .samples = 10,
                                       .maximumSamples = 20};
        QCOMPARE(
            cli::progressLine(state, 200),
            std::string("[=========>              ] 1/4 (1 not ok)  opencl:0 bitonic 2^20, sample 11 of 20"));
        QCOMPARE(cli::progressLine(state, 30), std::string("1/4 (1 not ok)  opencl:0 bito…"));
        auto timed = state;
        timed.left = {.job = 4600ms, .round = 61s, .sweep = 2h + 5min};
        QCOMPARE(
            cli::progressLine(timed, 200),
            std::string(
                "[=========>              ] 1/4 (1 not ok), about 2 h 5 min left  opencl:0 bitonic 2^20, "
                "sample 11 of 20 (round 61 s, job 5 s)"));
        timed.left = {.sweep = 59s};
        QVERIFY(cli::progressLine(timed, 200).find("] 1/4 (1 not ok), about 59 s left  opencl:0")
                != std::string::npos);
        QCOMPARE(cli::progressLine({.planned = 2, .finished = 2}, 200),
                 std::string("[========================] 2/2"));
    }
};

SORTSCOPE_TEST(ArgumentsTest)
#include "argumentstest.moc"
