// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/show/overview.h"

#include "core/results/row/jobresult.h"
#include "core/results/show/gpuagainstcputext.h"
#include "tests/support/replicate.h"
#include "tests/support/sampleresults.h"
#include "tests/support/someresults.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <cmath>
#include <string>

using namespace sortscope;
using results::CrossoverKind;
using results::FindingKind;
using results::Overview;
using results::OverviewJob;

namespace {

using Environment = std::shared_ptr<const results::Environment>;

Environment environmentOf(const std::string& os)
{
    auto environment = tests::someEnvironment();
    environment.os = os;
    return std::make_shared<const results::Environment>(environment);
}

/// With enough replicates for verdicts.
results::JobResult replicated(results::JobResult row)
{
    row.replicates.resize(3, row.replicates.front());
    return row;
}

class Session {
public:
    Session& add(results::JobResult result, const Environment& environment = {})
    {
        result.spec.id = static_cast<results::JobId>(jobs.size() + 1);
        jobs.push_back({tests::shared(std::move(result)), environment});
        return *this;
    }
    Session& gpu(std::size_t size, double ns, const std::string& algorithm = "bitonic")
    {
        return add(replicated(tests::wallResult(tests::gpuDevice(), algorithm, size, {ns, ns, ns})));
    }
    Session& cpu(std::size_t size, double ns, const std::string& algorithm = "std-sort")
    {
        return add(replicated(tests::wallResult(tests::cpuDevice(), algorithm, size, {ns, ns, ns})));
    }
    Overview overview() const { return results::overviewOf(jobs); }

    std::vector<OverviewJob> jobs;
};

double factorOf(const Overview& overview)
{
    return overview.answers.resident.back().speedUp->factor;
}

std::vector<FindingKind> kindsOf(const Overview& overview)
{
    std::vector<FindingKind> kinds;
    for (const auto& finding : overview.findings)
        kinds.push_back(finding.kind);
    return kinds;
}

} // namespace

class OverviewTest : public QObject {
    Q_OBJECT

private slots:
    void withoutJobsNothingIsSaid()
    {
        const auto overview = results::overviewOf({});
        QCOMPARE(overview.jobs, std::size_t{0});
        QVERIFY(!overview.gpu && !overview.cpu && overview.answers.resident.empty() && !overview.environment);
        QVERIFY(overview.findings.empty());
    }

    void theHeadlineIsTheFastestOfBothSidesAtTheLargestSizeThatBothHave()
    {
        const auto overview = Session()
                                  .cpu(1024, 100)
                                  .gpu(1024, 200)
                                  .cpu(4096, 900)
                                  .cpu(4096, 800, "vqsort")
                                  .gpu(4096, 400)
                                  .gpu(4096, 200, "bitonic-two-kernel")
                                  .gpu(8192, 1)
                                  .overview();
        QCOMPARE(overview.gpu->result->spec.variant.algorithm, std::string("bitonic-two-kernel"));
        QCOMPARE(overview.gpu->wallNs, 200.0);
        QCOMPARE(overview.cpu->result->spec.variant.algorithm, std::string("vqsort"));
        QCOMPARE(factorOf(overview), 4.0);
    }

    void aJobAtWorkIsNotFoundAmiss()
    {
        auto partial = tests::wallResult(tests::cpuDevice(), "std-sort", 1024, {100});
        partial.warnings = {results::Warning::ReplicatesMissing};
        OverviewJob job{.result = std::make_shared<const results::JobResult>(partial),
                        .environment = nullptr};
        QVERIFY(kindsOf(results::overviewOf(std::span(&job, 1)))
                == std::vector{FindingKind::ReplicatesMissing});
        job.atWork = true;
        const auto overview = results::overviewOf(std::span(&job, 1));
        QVERIFY(overview.findings.empty());
        QVERIFY(overview.cpu.has_value()); // its figures are shown
    }

    void otherWorkIsNotCompared()
    {
        auto other = tests::wallResult(tests::cpuDevice(), "std-sort", 1024, {100});
        other.spec.workload.generator = "all-equal";
        const auto overview = Session().gpu(1024, 50).add(std::move(other)).overview();
        QVERIFY(overview.answers.resident.empty());
        QCOMPARE(overview.gpu->wallNs, 50.0);
        QCOMPARE(overview.cpu->wallNs, 100.0);
    }

    void oneSideAloneHasItsFastestRowOfItsLargestSize()
    {
        const auto overview = Session().gpu(1024, 5).gpu(2048, 30).gpu(2048, 20).overview();
        QCOMPARE(overview.gpu->wallNs, 20.0);
        QVERIFY(!overview.cpu && overview.answers.resident.empty());
    }

    void rowsThatWereNotVerifiedDoNotCount()
    {
        auto wrong = tests::wallResult(tests::gpuDevice(), "bitonic", 1024, {1});
        wrong.status = results::Status::Failed;
        auto unchecked = tests::wallResult(tests::cpuDevice(), "vqsort", 1024, {1});
        unchecked.verifiedRuns = 0;
        const auto overview =
            Session().gpu(1024, 50).cpu(1024, 100).add(std::move(wrong)).add(std::move(unchecked)).overview();
        QCOMPARE(factorOf(overview), 2.0);
        QCOMPARE(overview.jobs, std::size_t{4});
    }

    void theCrossoverIsWhereTheGpuBecomesFasterForGood()
    {
        const auto sweep = [](const std::vector<double>& gpuNs) {
            Session session;
            std::size_t size = 1024;
            for (const auto ns : gpuNs) {
                session.gpu(size, ns).cpu(size, 100);
                size *= 2;
            }
            return session.overview();
        };
        const auto between = sweep({400, 200, 50});
        QCOMPARE(between.resident.kind, CrossoverKind::Between);
        QVERIFY(qAbs(*between.resident.estimate - 2048 * std::sqrt(2.0)) < 1);
        QCOMPARE(between.answers.resident.size(), std::size_t{3});
        QCOMPARE(between.answers.resident.front().speedUp->factor, 0.25);
        QCOMPARE(sweep({50, 20}).resident.kind, CrossoverKind::Always);
        QCOMPARE(sweep({500, 200}).resident.kind, CrossoverKind::Never);
        const auto back = sweep({50, 200});
        QVERIFY(back.resident.severalChanges && !back.resident.estimate);
        const auto twice = sweep({200, 50, 200, 50}).resident;
        QVERIFY(*twice.estimate > 4096 && *twice.estimate < 8192);
    }

    void bothAnswersAreGivenAndTheOneWithTransfersIsByTheBestMode()
    {
        const auto inMode = [](backend::TransferMode mode, std::int64_t endToEndNs) {
            auto result = tests::wallResult(tests::gpuDevice(), "bitonic", 4096, {100});
            result.spec.variant.transfer = mode;
            tests::only(result).samples.front().endToEndNs = endToEndNs;
            return replicated(result);
        };
        const auto overview = Session()
                                  .cpu(4096, 1000)
                                  .add(inMode(backend::TransferMode::Copy, 8000))
                                  .add(inMode(backend::TransferMode::Pinned, 2000))
                                  .overview();
        QCOMPARE(factorOf(overview), 10.0);
        const auto* roundTrip = results::atSize(overview.answers.roundTrip, 4096);
        QVERIFY(roundTrip != nullptr);
        QCOMPARE(roundTrip->speedUp->factor, 0.5);
        QCOMPARE(roundTrip->gpu->spec.variant.transfer, backend::TransferMode::Pinned);
        QVERIFY(results::answersDiffer(overview.answers.resident.back(), *roundTrip));
        const auto text = results::gpuAgainstCpuText(std::vector{overview.answers});
        QVERIFY2(
            text.find(
                "- data on the device: bitonic on opencl:0 is 10.00× (10.00 … 10.00) as fast as std-sort\n"
                "  as fast as bitonic copy on opencl:0, within the interval: bitonic pinned on "
                "opencl:0\n"
                "- with transfers (pinned): bitonic on opencl:0 is 0.50× (0.50 … 0.50) as fast")
                != std::string::npos,
            text.c_str());
        QVERIFY(text.find("faster only while keys and result stay on the device") != std::string::npos);
    }

    void answersThatAreNotProvenDoNotDiffer()
    {
        // Transfers turn the factor around, by less than the replicates scatter or within one run.
        const auto row = [](const backend::DeviceInfo& device, const std::vector<double>& walls,
                            double travel) {
            auto result = tests::wallResult(device, "bitonic", 4096, {});
            result.replicates.clear();
            for (const auto wall : walls) {
                results::Sample sample;
                sample.wallNs = std::llround(wall);
                if (travel > 0)
                    sample.endToEndNs = std::llround(wall + travel);
                result.replicates.push_back({.samples = {sample}});
            }
            result.verifiedRuns = walls.size();
            return result;
        };
        const auto textFor = [&](const std::vector<double>& gpu, const std::vector<double>& cpu) {
            const auto overview = Session()
                                      .add(row(tests::gpuDevice(), gpu, 150))
                                      .add(row(tests::cpuDevice(), cpu, 0))
                                      .overview();
            const auto& resident = overview.answers.resident.back();
            const auto& roundTrip = overview.answers.roundTrip.back();
            return std::pair(results::answersDiffer(resident, roundTrip),
                             results::gpuAgainstCpuText(std::vector{overview.answers}));
        };
        const auto [scattered, ambiguous] = textFor({500, 502, 504}, {500, 600, 720});
        QVERIFY(!scattered);
        QVERIFY2(ambiguous.find("as fast as bitonic; not proven\n") != std::string::npos, ambiguous.c_str());
        QVERIFY(ambiguous.find("only") == std::string::npos);
        const auto [single, within] = textFor({500}, {600});
        QVERIFY(!single);
        QVERIFY2(within.find("; not proven within one run\n") != std::string::npos, within.c_str());
        QVERIFY(within.find("only") == std::string::npos);
        const auto [same, equal] = textFor({500, 501, 502}, {505, 506, 507});
        QVERIFY(!same);
        QVERIFY2(equal.find(": the same within the margin\n") != std::string::npos, equal.c_str());
    }

    void withinOneRunThereIsNoCrossover()
    {
        Session session;
        for (const auto& [size, ns] : {std::pair(1024, 400.0), std::pair(2048, 20.0)}) {
            session.add(tests::wallResult(tests::gpuDevice(), "bitonic", size, {ns, ns, ns}));
            session.cpu(size, 100);
        }
        QCOMPARE(session.overview().resident.kind, CrossoverKind::Uncertain);
    }

    void anOpenClDeviceThatIsTheProcessorIsNoGpu()
    {
        auto pocl = tests::gpuDevice("opencl:0", "cpu-haswell-Intel(R) Xeon(R) CPU");
        pocl.sharesHostMemory = true;
        const auto overview =
            Session().cpu(4096, 1000).add(tests::wallResult(pocl, "radix-sort", 4096, {100})).overview();
        QVERIFY(!overview.gpu && overview.answers.resident.empty());
        QCOMPARE(overview.cpu->result->spec.variant.algorithm, std::string("radix-sort"));
        // An integrated GPU shares the memory, too.
        auto integrated = tests::gpuDevice("opencl:0", "Intel(R) UHD Graphics 770");
        integrated.sharesHostMemory = true;
        QVERIFY(Session().add(tests::wallResult(integrated, "radix-sort", 4096, {100})).overview().gpu);
    }

    void phasesAreTheMediansOfTheParts()
    {
        const auto result = tests::bitonicResult(4, 3);
        const auto phases = results::phasesOf(result);
        QCOMPARE(phases.upload, std::optional(5000.0));
        QCOMPARE(phases.download, std::optional(5000.0));
        const auto wall = results::summarise(result, results::Metric::Wall)->median;
        QCOMPARE(*phases.kernels + *phases.gaps, wall);
        const auto alone = results::phasesOf(tests::wallResult(tests::cpuDevice(), "std-sort", 16, {9}));
        QVERIFY(!alone.upload && !alone.kernels && !alone.gaps && !alone.download);
    }

    void aRowOfTheCpuThatIsSlowerThanTheStandardLibraryIsAFinding()
    {
        const auto overview = Session().cpu(1024, 100).cpu(1024, 200, "vqsort").overview();
        QCOMPARE(kindsOf(overview), std::vector{FindingKind::SlowOpponent});
        QCOMPARE(overview.findings.front().jobs.front(), results::JobId{2});
        QVERIFY(kindsOf(Session().cpu(1024, 100).cpu(1024, 50, "vqsort").overview()).empty());
    }

    void findingsCountJobsAndNameTheFirst()
    {
        const auto warned = [](results::Warning warning) {
            auto result = tests::wallResult(tests::cpuDevice(), "std-sort", 1024, {100, 100, 100});
            result.warnings = {warning};
            return result;
        };
        auto broken = tests::wallResult(tests::gpuDevice(), "bitonic", 1024, {});
        broken.status = results::Status::Failed;
        const auto overview = Session()
                                  .cpu(1024, 100)
                                  .add(warned(results::Warning::NearFloor))
                                  .add(warned(results::Warning::Drift))
                                  .add(warned(results::Warning::NoisySamples))
                                  .add(warned(results::Warning::Interference))
                                  .add(warned(results::Warning::ReplicatesMissing))
                                  .add(broken)
                                  .add(broken)
                                  .overview();
        QCOMPARE(kindsOf(overview),
                 (std::vector{FindingKind::Failed, FindingKind::Poor, FindingKind::Doubtful,
                              FindingKind::NearFloor, FindingKind::ReplicatesMissing}));
        QCOMPARE(overview.findings[0].count, std::size_t{2});
        QCOMPARE(overview.findings[0].jobs.front(), results::JobId{7});
        QCOMPARE(overview.findings[1].jobs.front(), results::JobId{5});
        QCOMPARE(overview.findings[2].count, std::size_t{2});
        QCOMPARE(overview.findings[2].jobs.front(), results::JobId{3});
    }

    void runsOfDifferentEnvironmentsAreAFinding()
    {
        const auto row = [] { return tests::wallResult(tests::cpuDevice(), "std-sort", 1024, {100}); };
        const auto debian = environmentOf("Debian 12");
        Session same;
        same.add(row(), debian).add(row(), environmentOf("Debian 12"));
        QVERIFY(same.overview().findings.empty());
        Session other;
        other.add(row(), debian).add(row(), debian).add(row(), environmentOf("Debian 13"));
        const auto overview = other.overview();
        QCOMPARE(kindsOf(overview), std::vector{FindingKind::EnvironmentDiffers});
        const auto& finding = overview.findings.front();
        QCOMPARE(finding.count, std::size_t{1});
        QCOMPARE(finding.jobs.front(), results::JobId{3});
        QCOMPARE(finding.differences.front().property, results::Property::OperatingSystem);
        QCOMPARE(overview.environment->os, std::optional<std::string>("Debian 13"));
    }

    void devicesAreThoseThatJobsRanOn()
    {
        const auto overview = Session().cpu(16, 1).gpu(16, 1).cpu(32, 1).overview();
        QCOMPARE(overview.devices.size(), std::size_t{2});
        QCOMPARE(overview.devices[0].id, std::string("cpu"));
    }

    void aThousandJobsTakeAMoment()
    {
        Session session;
        for (int job = 0; job < 500; ++job) {
            const auto size = std::size_t{1} << (job % 24);
            const std::vector<double> samples(100, 1000.0 + job);
            session.add(tests::wallResult(tests::gpuDevice(), "bitonic", size, samples))
                .add(tests::wallResult(tests::cpuDevice(), "std-sort", size, samples));
        }
        QElapsedTimer timer;
        timer.start();
        const auto overview = session.overview();
        const auto took = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        QCOMPARE(overview.jobs, std::size_t{1000});
        qInfo("%.2f ms", took);
        // Sanitizers and busy machines are slow.
        QVERIFY2(took < 2000, qPrintable(QString::number(took)));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, OverviewTest)
#include "overviewtest.moc"
