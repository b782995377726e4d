// SPDX-License-Identifier: GPL-3.0-or-later
// What the devices of this machine tell of the kernels that rows launch.
#include "core/algorithms/catalogue.h"
#include "core/plan/expand.h"
#include "core/results/row/jobresult.h"
#include "tests/support/devices.h"
#include "tests/support/recordingsink.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

using namespace sortscope;

namespace {

plan::RunRequest requestFor(const algorithms::AlgorithmInfo& info, const std::string& device)
{
    plan::RunRequest request;
    request.devices = {device};
    request.algorithms = {std::string(info.id)};
    if (!info.merges.empty())
        request.merges = {"all"};
    request.sizes = {1, 5000};
    request.search.keys = 50;
    request.sampling = measure::fixedPlan(2);
    return request;
}

const backend::KernelFacts* factsOf(const results::JobResult& result, const backend::Command& command)
{
    const auto found = std::ranges::find_if(result.kernels, [&](const auto& facts) {
        return facts.kernel == command.name && facts.globalSize == command.globalSize
               && facts.localSize == command.localSize;
    });
    return found == result.kernels.end() ? nullptr : &*found;
}

} // namespace

class LaunchFactsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { SORTSCOPE_NEEDS_KERNEL_DEVICE(); }

    void everyKernelOfEveryEntryHasItsFacts()
    {
        std::size_t seen = 0;
        for (const auto& device : tests::kernelDevices()) {
            const auto backend = tests::machine().find(device)->info().backend;
            for (const auto& info : algorithms::catalogue()) {
                if (!info.runsOn(backend))
                    continue;
                const auto jobs = plan::expand(requestFor(info, device), tests::machine());
                for (const auto& result : tests::runAll(tests::machine(), jobs)) {
                    if (result->status == results::Status::Ok)
                        seen += checked(*result);
                }
            }
        }
        QVERIFY(seen > 10);
    }

    void theFactsOfAJobThatTakesTurnsAreItsOwn()
    {
        plan::RunRequest request;
        request.devices = {tests::kernelDevices().front()};
        request.algorithms = {"bitonic", "radix-sort"};
        request.sizes = {5000};
        request.sampling = measure::fixedPlan(2);
        request.order = results::SampleOrder::Interleaved;
        tests::RecordingSink sink;
        sample::JobRunner runner(tests::machine(), sink);
        runner.start({request, plan::expand(request, tests::machine()), request.order});
        runner.wait();
        const auto results = sink.results();
        QCOMPARE(results.size(), std::size_t{2});
        for (const auto& result : results) {
            QVERIFY(checked(*result) > 0);
            for (const auto& facts : result->kernels)
                QCOMPARE(facts.kernel.starts_with("bitonic"), result->spec.variant.algorithm == "bitonic");
        }
    }

private:
    /// Checks the facts of each kernel of a traced run; returns how many kernels it had.
    static std::size_t checked(const results::JobResult& result)
    {
        std::size_t kernels = 0;
        const auto* traced = results::firstTracedSample(result);
        for (const auto& command :
             traced != nullptr ? traced->commands.unpack() : std::vector<backend::Command>()) {
            // A library's call as a whole, where nothing records its kernels, has no size.
            if (command.kind != backend::CommandKind::Kernel || command.localSize == 0)
                continue;
            ++kernels;
            const auto* facts = factsOf(result, command);
            if (facts == nullptr || facts->staticLocalBytes == std::nullopt
                || facts->workGroupLimit.value_or(command.localSize) < command.localSize)
                QTest::qFail(qPrintable(QString::fromStdString("the row of " + result.spec.variant.algorithm
                                                               + " on " + result.spec.device.id
                                                               + " lacks facts of " + command.name)),
                             __FILE__, __LINE__);
        }
        return kernels;
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, LaunchFactsTest)
#include "launchfactstest.moc"
