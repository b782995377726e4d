// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/expand.h"
#include "core/plan/runrequest.h"
#include "core/results/row/jobresult.h"
#include "core/runner/runnerclient.h"
#include "tests/support/fakebackend.h"
#include "tests/support/recordingsink.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace sortscope::tests {

/// The options of a runner with the fake device.
inline runner::RunnerOptions options()
{
    return {.program = SORTSCOPE_FAKE_RUNNER, .arguments = {}, .kernelTimeout = std::chrono::seconds(10)};
}

/// For each size, one sort on the fake device and one on the CPU.
inline plan::Plan samplePlan(std::vector<std::size_t> sizes = {16, 32}, std::size_t samples = 2,
                             std::size_t replicates = 1)
{
    plan::RunRequest request;
    request.devices = {"opencl:0", "cpu"};
    request.algorithms = {"bitonic", "std-sort"};
    request.sizes = std::move(sizes);
    request.sampling = measure::fixedPlan(samples, replicates);
    request.sampling.warmUpTime = std::chrono::nanoseconds(0);
    auto jobs = plan::expand(request, fakeInventory());
    std::ranges::stable_sort(jobs, {}, [](const auto& spec) { return spec.workload.size; });
    plan::Plan plan{request, std::move(jobs)};
    // The rounds keep this order, so that tests know which jobs come before a fault and which come after it.
    plan.rounds.resize(replicates);
    for (auto& round : plan.rounds) {
        for (const auto& spec : plan.jobs)
            round.push_back(spec.id);
    }
    return plan;
}

/// What the sink of a run heard: all events, and the final rows.
struct Ran {
    std::vector<events::RunEvent> events;
    std::vector<results::ResultPointer> rows;

    QString reasonOf(const std::string& device) const
    {
        for (const auto& result : rows) {
            if (result->spec.device.id == device)
                return QString::fromStdString(result->reason);
        }
        return "no job";
    }
    template <typename Event>
    int count() const
    {
        return static_cast<int>(std::ranges::count_if(
            events, [](const auto& event) { return std::holds_alternative<Event>(event); }));
    }
    bool all(const std::string& device, results::Status status) const
    {
        return std::ranges::all_of(rows, [&](const auto& result) {
            return result->spec.device.id != device || result->status == status;
        });
    }
};

inline Ran ran(const RecordingSink& sink)
{
    return {sink.events(), sink.results()};
}

inline Ran runByRunner(const plan::Plan& plan, const runner::RunnerOptions& with = options())
{
    RecordingSink sink;
    runner::RunnerClient client(with, sink);
    client.start(plan);
    client.wait();
    return ran(sink);
}

/// A fixture for runs by runners with the fake device, which can be told to fail.
class RunnerRuns : public QObject {
protected:
    /// Begins a test: without a fault, and in an empty folder.
    void prepare()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        for (const char* name : {"FAULT", "STEP", "CALL", "ONCE", "LISTING", "BANNER", "VERSION"})
            qunsetenv(("FAKERUNNER_" + QByteArray(name)).constData());
        qputenv("FAKERUNNER_LOG", log().toUtf8());
    }
    QString inFolder(const QString& name) const { return m_folder->filePath(name); }
    /// The number of runners that were started since prepare().
    qsizetype runners() const
    {
        QFile file(log());
        return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') : 0;
    }
    /// Makes runners fail in this step, at its call of this number.
    static void fault(const char* what, Step step = Step::Launch, int call = 0)
    {
        qputenv("FAKERUNNER_FAULT", what);
        qputenv("FAKERUNNER_STEP", QByteArray::number(static_cast<int>(step)));
        qputenv("FAKERUNNER_CALL", QByteArray::number(call));
    }

private:
    QString log() const { return inFolder("log"); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace sortscope::tests
