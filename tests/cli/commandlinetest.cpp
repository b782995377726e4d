// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/commandline.h"

#include "cli/options/commandparser.h"
#include "cli/options/runoptions.h"
#include "core/plan/presetrequest.h"
#include "core/plan/requestjson.h"
#include "core/plan/requestofjobs.h"
#include "tests/support/testprogram.h"

#include <CLI/CLI.hpp>

#include <QProcess>
#include <QTest>

using namespace sortscope;

namespace {

/// The request that the command line makes of arguments, without the leading "run".
plan::RunRequest requestOf(std::vector<std::string> arguments)
{
    CLI::App app;
    const cli::Command command(app);
    cli::RunOptions options;
    cli::addRunOptions(command, options);
    arguments.erase(arguments.begin());
    command.parse(std::move(arguments));
    return cli::requestFrom(options);
}

plan::RunRequest fullRequest()
{
    plan::RunRequest request;
    request.devices = {"cpu", "opencl:0"};
    request.algorithms = {"column-radix", "nary-search"};
    request.merges = {"pairwise", "blocked"};
    request.generators = {"uniform", "sorted"};
    request.keyTypes = {data::KeyType::F32, data::KeyType::U32};
    request.sizes = {1024, 2048, 4096, 1'000'000, 7};
    request.direction = data::Direction::Descending;
    request.transfers = {backend::TransferMode::Map, backend::TransferMode::ZeroCopy};
    request.launches = {backend::LaunchMode::WaitEach};
    request.deviceStates = {backend::Readiness::Idle};
    request.caches = {backend::Cache::Warm, backend::Cache::Cold};
    request.deviceClock = backend::DeviceClock::Event;
    request.parameters = {{"lists", {"8", "16"}}, {"tile-size", {"256"}}};
    request.untuned = true;
    request.energy = true;
    request.search = {.keys = 77, .hitRatio = 0.1, .sortedKeys = true};
    request.sampling = measure::planFor(measure::Preset::Rigorous);
    request.sampling.replicates = 4;
    request.seed = 18'446'744'073'709'551'615U;
    request.order = results::SampleOrder::Interleaved;
    return request;
}

} // namespace

class CommandLineTest : public QObject {
    Q_OBJECT

private slots:
    void theCommandMakesTheRequestAgain_data()
    {
        QTest::addColumn<QString>("request");
        QTest::newRow("everything") << QString::fromStdString(plan::requestJson(fullRequest()));
        auto counted = fullRequest();
        counted.sampling = measure::fixedPlan(12);
        QTest::newRow("a fixed number") << QString::fromStdString(plan::requestJson(counted));
        counted.sampling = measure::fixedPlan(1, 5);
        QTest::newRow("in replicates") << QString::fromStdString(plan::requestJson(counted));
        for (const auto& preset : plan::presetRequests())
            QTest::addRow("%.*s", static_cast<int>(preset.id.size()), preset.id.data())
                << QString::fromStdString(plan::requestJson(preset.request));
    }
    void theCommandMakesTheRequestAgain()
    {
        QFETCH(QString, request);
        const auto wanted = plan::requestFromJson(request.toStdString());
        QCOMPARE(plan::requestJson(requestOf(plan::argumentsOf(wanted))), request.toStdString());
    }

    void whatIsTheDefaultIsLeftOut()
    {
        plan::RunRequest request;
        request.devices = {"cpu"};
        request.algorithms = {"std-sort"};
        request.sizes = {std::size_t{1} << 20U};
        QCOMPARE(plan::commandLineOf(request),
                 std::string("sortscope-cli run --device cpu --algorithm std-sort --size '2^20'"));
    }

    void theCommandOfAJobNamesAllOfItsModes()
    {
        results::JobSpec spec;
        spec.device.id = "opencl:0";
        spec.device.backend = backend::BackendKind::OpenCl;
        spec.variant.algorithm = "bitonic";
        spec.variant.cache = backend::Cache::Cold;
        spec.deviceClock = backend::DeviceClock::Event;
        spec.workload = {.generator = "uniform", .size = 7};
        spec.sampling = measure::fixedPlan(1);
        const auto request = plan::requestOfJobs(std::span(&spec, 1), plan::Usual::Named);
        QCOMPARE(
            plan::shellLine(plan::argumentsOf(request)),
            std::string("run --device opencl:0 --algorithm bitonic --generator uniform --size 7 --transfer "
                        "copy --launch enqueue-all --device-state warm --cache cold --device-clock event "
                        "--samples 1"));
    }

    void placesStandBehindTheRequest()
    {
        plan::RunRequest request;
        request.devices = {"box/cpu"};
        request.algorithms = {"std-sort"};
        request.sizes = {16};
        QCOMPARE(plan::commandLineOf(request, {"local", "exec:docker exec -i box"}),
                 plan::commandLineOf(request) + " --on local --on 'exec:docker exec -i box'");
        QCOMPARE(plan::commandLineOf(request, {}, "/my kernels"),
                 plan::commandLineOf(request) + " --kernels '/my kernels'");
    }

    void aShellReadsTheArgumentsAgain()
    {
        auto request = fullRequest();
        request.devices = {"it's \"one\" $HOME"};
        const auto line = QString::fromStdString(plan::commandLineOf(request));
        QVERIFY(line.startsWith("sortscope-cli "));
        QProcess shell;
        shell.start("sh", {"-c", "printf '%s\\n' " + line.mid(14)});
        QVERIFY(shell.waitForFinished());
        const auto read = QString::fromUtf8(shell.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
        QStringList given;
        for (const auto& argument : plan::argumentsOf(request))
            given << QString::fromStdString(argument);
        QCOMPARE(read, given);
    }

    void aPlanWithoutOptionsOfItsOwnIsGivenAsJson()
    {
        auto request = fullRequest();
        request.sampling.targetNoise = 0.2;
        const auto line = QString::fromStdString(plan::commandLineOf(request));
        QVERIFY(line.startsWith("sortscope-cli run --request - <<'REQUEST'\n"));
        const auto lines = line.split('\n');
        QCOMPARE(lines.size(), 3);
        QCOMPARE(plan::requestJson(plan::requestFromJson(lines.at(1).toStdString())),
                 plan::requestJson(request));
    }
};

SORTSCOPE_TEST(CommandLineTest)
#include "commandlinetest.moc"
