// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/guisupport.h"

#include "core/plan/expand.h"
#include "tests/support/replicate.h"

#include <QSignalSpy>
#include <QTest>

namespace sortscope::tests {

plan::RunRequest bitonicRequest(std::vector<std::size_t> sizes)
{
    plan::RunRequest request;
    request.devices = {"opencl:0"};
    request.algorithms = {"bitonic"};
    request.sizes = std::move(sizes);
    request.sampling = measure::fixedPlan(3);
    request.sampling.warmUpTime = {};
    return request;
}

gui::bridge::DeviceDiscovery::Discover discovering(FakeBehaviour behaviour)
{
    return [behaviour = std::move(behaviour)](const std::stop_token&) {
        auto inventory = fakeInventory(behaviour);
        inventory.unavailable.push_back({backend::BackendKind::Cuda, "CUDA", "there is no NVIDIA driver"});
        return inventory;
    };
}

gui::bridge::FoundMachines machineAt(const runner::Place& place, const std::string& node)
{
    auto inventory = fakeInventory();
    inventory.node = node;
    tuning::MachineFacts facts;
    facts.environment.node = node;
    return {{places::Machine(inventory, facts, place)}, {}, nullptr};
}

std::shared_ptr<results::JobResult> resultOf(results::JobId id, std::size_t size,
                                             const std::vector<std::int64_t>& wallNs)
{
    const auto inventory = fakeInventory();
    auto result = std::make_shared<results::JobResult>();
    result->spec = plan::expand(bitonicRequest({size}), inventory, id).front();
    for (const auto ns : wallNs) {
        auto& sample = tests::only(*result).samples.emplace_back();
        sample.wallNs = ns;
        sample.kernelSumNs = ns / 2;
        sample.launches = 10;
    }
    result->verifiedRuns = wallNs.size() + 1;
    result->paddedLength = size;
    return result;
}

std::shared_ptr<results::JobResult> failureOf(results::JobId id, std::string reason)
{
    auto result = resultOf(id, 16, {});
    result->status = results::Status::Failed;
    result->reason = std::move(reason);
    result->verifiedRuns = 0;
    return result;
}

void writeSession(const QString& path, int jobs)
{
    auto file = session::SessionFile::create(path.toStdString());
    std::vector<std::shared_ptr<results::JobResult>> results;
    std::vector<results::JobSpec> specs;
    for (int id = 1; id <= jobs; ++id) {
        auto& result = results.emplace_back(resultOf(id, 16, {3000, 4000}));
        for (auto& sample : tests::only(*result).samples) {
            backend::Command command;
            command.kind = backend::CommandKind::Kernel;
            command.name = "step";
            command.clock = result->spec.device.clock;
            command.times = {0, 1, 2, 1000};
            sample.commands = results::PackedCommands({command});
        }
        specs.push_back(result->spec);
    }
    const auto run = file.beginRun(results::captureEnvironment(), specs);
    for (const auto& result : results)
        file.finishJob(result->spec.id, *result);
    file.endRun(run, results::RunOutcome::Finished);
}

bool discoverNow(gui::bridge::Workbench& workbench)
{
    QSignalSpy changed(&workbench, &gui::bridge::Workbench::inventoryChanged);
    workbench.discover();
    return changed.wait();
}

bool runNow(gui::bridge::Workbench& workbench, const plan::RunRequest& request)
{
    QSignalSpy finished(&workbench, &gui::bridge::Workbench::runFinished);
    workbench.run(request);
    return finished.wait(60'000);
}

void Gate::pass()
{
    m_launched = true;
    m_launched.notify_all();
    m_open.wait(false);
}

void Gate::waitForLaunch()
{
    m_launched.wait(false);
}

void Gate::open()
{
    m_open = true;
    m_open.notify_all();
}

} // namespace sortscope::tests
