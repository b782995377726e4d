// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/show/parameterstudy.h"

#include "core/results/row/jobresult.h"
#include "core/results/show/studyfigures.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <set>

using namespace sortscope;
using results::ParameterStudy;
using results::StudyAxes;
using results::StudyColumns;

namespace {

using Results = std::vector<results::ResultPointer>;
using Values = std::vector<algorithms::ParameterValue>;

const StudyAxes kWorkGroups{StudyColumns::Algorithm, "work-group-size"};
const StudyAxes kSizes{StudyColumns::Algorithm, {}};

std::shared_ptr<results::JobResult> row(const std::string& device, const std::string& algorithm,
                                        std::int64_t wallNs, std::size_t size = 4096)
{
    auto result = std::make_shared<results::JobResult>();
    result->spec.device.id = device;
    result->spec.device.uuid = device;
    result->spec.device.backend = device == "cpu" ? backend::BackendKind::Cpu : backend::BackendKind::Cuda;
    result->spec.variant.algorithm = algorithm;
    result->spec.workload.generator = "shuffled-unique";
    result->spec.workload.size = size;
    tests::only(*result).samples = {results::Sample{.wallNs = wallNs, .kernelSumNs = wallNs / 2}};
    result->verifiedRuns = 1;
    return result;
}

std::shared_ptr<results::JobResult> cell(const std::string& merge, std::int64_t lists,
                                         const std::string& device = "cuda:0")
{
    auto result = row(device, "column-radix", 1'000'000);
    result->spec.variant.merge = merge;
    result->spec.variant.parameters = {{"lists", lists}, {"tile", std::int64_t{4096}}};
    return result;
}

std::shared_ptr<results::JobResult> grouped(const std::string& algorithm, std::int64_t workGroup,
                                            std::int64_t wallNs = 1'000'000, std::size_t size = 4096)
{
    auto result = row("cuda:0", algorithm, wallNs, size);
    result->spec.variant.parameters = {{"work-group-size", workGroup}};
    return result;
}

std::vector<ParameterStudy> exercises(const Results& results)
{
    return results::parameterStudies(results, results::exerciseAxes());
}

Values numbers(std::initializer_list<std::int64_t> values)
{
    return {values.begin(), values.end()};
}

std::vector<std::string> algorithmsIn(const ParameterStudy& study)
{
    std::vector<std::string> names;
    for (const auto& column : study.columns)
        names.push_back(column.variant.algorithm);
    return names;
}

std::vector<results::StudyPlace> bestIn(const ParameterStudy& study)
{
    return results::bestCells(study, results::Metric::Wall, results::figuresOf(study, results::Metric::Wall));
}

} // namespace

class ParameterStudyTest : public QObject {
    Q_OBJECT

private slots:
    void theExercisesTableHasAColumnAStrategyAndARowANumberOfLists()
    {
        const Results results{cell("pairwise", 32), cell("single-thread", 8), cell("single-thread", 32),
                              row("cpu", "std-sort", 130'000)};
        const auto studies = exercises(results);
        QCOMPARE(studies.size(), std::size_t{1});
        const auto& study = studies.front();
        QCOMPARE(study.values, numbers({8, 32}));
        QCOMPARE(study.columns.size(), std::size_t{2});
        // The columns have the catalogue's order, not the order of the results.
        QCOMPARE(study.columns[0].variant.merge, std::string("single-thread"));
        QCOMPARE(study.columns[0].cells, (Results{results[1], results[2]}));
        QCOMPARE(study.columns[1].variant.merge, std::string("pairwise"));
        QCOMPARE(study.columns[1].cells, (Results{nullptr, results[0]}));
        QCOMPARE(study.baselines, (Results{results[3], results[3]}));
        QVERIFY(!study.columns[0].variant.parameters.contains("lists"));
        QCOMPARE(results::specOf(study, study.columns[1]).variant.merge, std::string("pairwise"));
    }

    void eachDeviceAndWorkloadHasAStudyOfItsOwn()
    {
        auto larger = cell("pairwise", 8);
        larger->spec.workload.size = 8192;
        auto largerToo = cell("pairwise", 16);
        largerToo->spec.workload.size = 8192;
        const auto studies = exercises({cell("pairwise", 8), cell("pairwise", 8, "opencl:0"), larger,
                                        cell("pairwise", 16), cell("pairwise", 16, "opencl:0"), largerToo});
        QCOMPARE(studies.size(), std::size_t{3});
        QCOMPARE(studies[0].spec.device.id, std::string("cuda:0"));
        QCOMPARE(studies[1].spec.device.id, std::string("opencl:0"));
        QCOMPARE(studies[2].spec.workload.size, std::size_t{8192});
        std::set<results::StudyKey> keys;
        for (const auto& study : studies) {
            QCOMPARE(study.values, numbers({8, 16}));
            keys.insert(results::keyOf(study));
        }
        QCOMPARE(keys.size(), std::size_t{3});
    }

    void otherTilesAreAnotherTableOfTheExercise()
    {
        auto other = cell("pairwise", 8);
        other->spec.variant.parameters["tile"] = std::int64_t{64};
        auto otherToo = cell("pairwise", 16);
        otherToo->spec.variant.parameters["tile"] = std::int64_t{64};
        QCOMPARE(exercises({cell("pairwise", 8), cell("pairwise", 16), other, otherToo}).size(),
                 std::size_t{2});
    }

    void aSingleCellIsNotAStudy()
    {
        QVERIFY(results::parameterStudies(Results{cell("pairwise", 8)}).empty());
        QVERIFY(results::parameterStudies(Results{}).empty());
    }

    void theExercisesTableMayHaveASingleRow()
    {
        const auto studies = exercises({cell("pairwise", 8), cell("blocked", 8)});
        QCOMPARE(studies.size(), std::size_t{1});
        QCOMPARE(studies.front().columns.size(), std::size_t{2});
        QVERIFY(results::parameterStudies(Results{grouped("bitonic", 64), grouped("bitonic-two-kernel", 64)})
                    .empty());
    }

    void onlyVerifiedResultsAreCellsAndTheLaterOneCounts()
    {
        auto wrong = cell("pairwise", 16);
        wrong->status = results::Status::Failed;
        const Results results{cell("pairwise", 8), cell("pairwise", 16), cell("pairwise", 16), wrong};
        const auto studies = exercises(results);
        QCOMPARE(studies.size(), std::size_t{1});
        QCOMPARE(studies.front().columns.front().cells, (Results{results[0], results[2]}));
        QCOMPARE(studies.front().older, std::size_t{1});
    }

    void anyParameterMayBeTheRowsOfEveryAlgorithmThatHasIt()
    {
        const Results results{grouped("bitonic-two-kernel", 256), grouped("bitonic", 64),
                              grouped("bitonic", 256), cell("pairwise", 8), row("cpu", "vqsort", 5)};
        QVERIFY(exercises(results).empty());
        const auto studies = results::parameterStudies(results, kWorkGroups);
        QCOMPARE(studies.size(), std::size_t{1});
        const auto& study = studies.front();
        QCOMPARE(study.values, numbers({64, 256}));
        QCOMPARE(algorithmsIn(study), (std::vector<std::string>{"bitonic", "bitonic-two-kernel"}));
        QCOMPARE(study.columns[1].cells, (Results{nullptr, results[0]}));
        QCOMPARE(study.baselines, (Results{results[4], results[4]}));
    }

    void variantsOfAnAlgorithmAreColumnsOfTheirOwn()
    {
        auto waiting = grouped("bitonic", 64);
        waiting->spec.variant.launch = backend::LaunchMode::WaitEach;
        const auto studies = results::parameterStudies(
            Results{grouped("bitonic", 64), grouped("bitonic", 128), waiting}, kWorkGroups);
        QCOMPARE(studies.size(), std::size_t{1});
        QCOMPARE(studies.front().columns.size(), std::size_t{2});
    }

    void sizesAreRowsToo()
    {
        const Results results{grouped("bitonic", 64, 10, 4096), grouped("bitonic", 64, 5, 1024),
                              row("cuda:0", "column-radix", 7, 1024), row("cpu", "std-sort", 9, 1024)};
        const auto studies = results::parameterStudies(results, kSizes);
        QCOMPARE(studies.size(), std::size_t{1});
        QCOMPARE(studies.front().values, numbers({1024, 4096}));
        QCOMPARE(studies.front().spec.workload.size, std::size_t{0});
        QCOMPARE(algorithmsIn(studies.front()), (std::vector<std::string>{"bitonic", "column-radix"}));
        QCOMPARE(studies.front().baselines, (Results{results[3], nullptr}));
    }

    void choicesStandInTheOrderOfTheCatalogue()
    {
        Results results;
        for (const auto* rule : {"taught", "fixed"}) {
            auto one = row("cuda:0", "bitonic-two-kernel", 1000);
            one->spec.variant.parameters = {{"work-group-rule", std::string(rule)}};
            results.push_back(one);
        }
        const auto studies = results::parameterStudies(results, {StudyColumns::Algorithm, "work-group-rule"});
        QCOMPARE(studies.size(), std::size_t{1});
        QCOMPARE(studies.front().values, (Values{std::string("taught"), std::string("fixed")}));
    }

    void theExercisesTableIsShownFirstIfItIsThere()
    {
        Results results{grouped("bitonic", 64), grouped("bitonic", 128), grouped("bitonic", 256),
                        grouped("bitonic", 64, 1000, 8192), grouped("bitonic", 64, 1000, 16384)};
        auto studies = results::parameterStudies(results);
        QCOMPARE(results::firstStudy(studies)->axes, kWorkGroups);
        for (const auto* merge : {"pairwise", "blocked"})
            results.push_back(cell(merge, 8));
        studies = results::parameterStudies(results);
        // One row of the exercise's table says less than the study of a parameter.
        QCOMPARE(results::firstStudy(studies)->axes, kWorkGroups);
        results.push_back(cell("pairwise", 16));
        studies = results::parameterStudies(results);
        QCOMPARE(results::firstStudy(studies)->axes, results::exerciseAxes());
        QCOMPARE(studies.front().axes, results::exerciseAxes());
    }

    void theFullestStudyIsShownOtherwiseAndSizesOnlyWithoutAParameter()
    {
        Results results;
        for (const std::size_t size : {1024, 2048, 4096})
            results.push_back(row("cuda:0", "bitonic", 1000, size));
        QCOMPARE(results::firstStudy(results::parameterStudies(results))->axes, kSizes);
        for (const std::int64_t group : {64, 128})
            results.push_back(grouped("bitonic", group, 1000, 1024));
        for (const std::int64_t group : {64, 128, 256})
            results.push_back(grouped("bitonic", group, 1000, 8192));
        const auto studies = results::parameterStudies(results);
        const auto* first = results::firstStudy(studies);
        QCOMPARE(first->axes, kWorkGroups);
        QCOMPARE(first->spec.workload.size, std::size_t{8192});
        QVERIFY(results::firstStudy({}) == nullptr);
        QVERIFY(results::fullestOtherStudy({}) == nullptr);
    }

    void aParameterOfWhichEachAlgorithmHasOneValueIsNotShownFirst()
    {
        Results all;
        for (const std::size_t size : {1024U, 4096U}) {
            all.push_back(grouped("bitonic", 256, 1'000'000, size));
            all.push_back(grouped("radix-sort", 512, 1'000'000, size));
        }
        const auto studies = results::parameterStudies(all);
        const auto* first = results::firstStudy(studies);
        QVERIFY(first != nullptr);
        QVERIFY(first->axes.parameter.empty());
        QCOMPARE(results::fullestOtherStudy(studies), first);
        // The study of the parameter is offered all the same.
        QVERIFY(std::ranges::any_of(studies, [](const auto& study) { return study.axes == kWorkGroups; }));
    }

    void theWallClockCountsIfACellHasNoKernelTimes()
    {
        const auto graph = cell("pairwise", 16);
        tests::only(*graph).samples.front().kernelSumNs.reset();
        QCOMPARE(results::metricOf(exercises({cell("pairwise", 8), graph}).front()), results::Metric::Wall);
        QCOMPARE(results::metricOf(exercises({cell("pairwise", 8), cell("pairwise", 16)}).front()),
                 results::Metric::KernelSum);
    }

    void oneCellIsTheBestOfAParameter()
    {
        const auto study =
            results::parameterStudies(Results{grouped("bitonic", 64, 300), grouped("bitonic", 128, 100),
                                              grouped("bitonic-two-kernel", 128, 200)},
                                      kWorkGroups)
                .front();
        const auto figures = results::figuresOf(study, results::Metric::Wall);
        QVERIFY(figures[0][0] && !figures[0][1]);
        QCOMPARE(figures[0][0]->median, 300.0);
        QCOMPARE(bestIn(study), (std::vector<results::StudyPlace>{{1, 0}}));
    }

    void ofSizesOneCellARowIsTheBest()
    {
        const auto study =
            results::parameterStudies(
                Results{row("cuda:0", "bitonic", 300, 1024), row("cuda:0", "bitonic", 400, 2048),
                        row("cuda:0", "column-radix", 200, 1024), row("cuda:0", "column-radix", 900, 2048),
                        row("cuda:0", "bitonic", 9000, 4096)},
                kSizes)
                .front();
        // The last row has no second cell to compare with.
        QCOMPARE(bestIn(study), (std::vector<results::StudyPlace>{{0, 1}, {1, 0}}));
    }

    void aCellOfPoorQualityIsNotTheBestIfOthersCanBeCompared()
    {
        auto poor = grouped("bitonic", 128, 100);
        poor->warnings = {results::Warning::Interference};
        Results results{grouped("bitonic", 64, 300), poor};
        // A single comparable figure is not better than anything, so the poor one counts.
        QCOMPARE(bestIn(results::parameterStudies(results, kWorkGroups).front()),
                 (std::vector<results::StudyPlace>{{1, 0}}));
        results.push_back(grouped("bitonic", 256, 200));
        QCOMPARE(bestIn(results::parameterStudies(results, kWorkGroups).front()),
                 (std::vector<results::StudyPlace>{{2, 0}}));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, ParameterStudyTest)
#include "parameterstudytest.moc"
