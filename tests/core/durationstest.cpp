// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/durations.h"

#include "core/plan/timeneed.h"
#include "core/results/row/jobresult.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <memory>

using namespace sortscope;
using namespace std::chrono_literals;
using tuning::DurationNotes;
using tuning::Durations;

namespace {

results::JobSpec jobOf(results::JobId id, const backend::DeviceInfo& device, const std::string& algorithm,
                       std::size_t size)
{
    results::JobSpec spec;
    spec.id = id;
    spec.device = device;
    spec.variant.algorithm = algorithm;
    spec.workload.size = size;
    return spec;
}

results::ResultPointer resultOf(const results::JobSpec& spec, std::size_t replicates,
                                results::Status status = results::Status::Ok)
{
    auto result = std::make_shared<results::JobResult>();
    result->spec = spec;
    result->status = status;
    result->replicates.resize(replicates);
    return result;
}

double ratioOf(const Durations& durations, const results::JobSpec& spec)
{
    const auto jobs = std::span(&spec, 1);
    return static_cast<double>(durations.likelyTime(jobs).count())
           / static_cast<double>(plan::likelyTime(jobs).count());
}

double seconds(std::chrono::nanoseconds time)
{
    return std::chrono::duration<double>(time).count();
}

} // namespace

class DurationsTest : public QObject {
    Q_OBJECT

private slots:
    void withoutARunTheTimeIsTheUsualOne()
    {
        const auto spec = jobOf(1, tests::cpuDevice(), "std-sort", 1024);
        QCOMPARE(ratioOf(Durations(), spec), 1.0);
    }

    void theSameRunTakesAsLongAsTheLastOne()
    {
        const auto small = jobOf(1, tests::cpuDevice(), "std-sort", 1024);
        const auto large = jobOf(2, tests::cpuDevice(), "std-sort", 1 << 20);
        const std::vector jobs{small, large};
        DurationNotes notes(file());
        DurationNotes::TimePoint now;
        const auto hear = [&](std::chrono::milliseconds after, const events::RunEvent& event) {
            now += after;
            notes.hear(event, now);
        };
        hear(0s, events::RunStarted{{.jobs = jobs}});
        hear(0s, events::RunWaiting{.holder = "another program"});
        hear(1h, events::JobStarted{1});
        hear(2s, events::ReplicateFinished{resultOf(small, 1)});
        hear(0s, events::JobStarted{2});
        hear(3s, events::ReplicateFinished{resultOf(large, 1)});
        hear(0s, events::RunPaused{});
        hear(1h, events::RunResumed{});
        hear(4s, events::JobFinished{.result = resultOf(small, 2)});
        hear(5s, events::JobFinished{.result = resultOf(large, 2)});
        hear(0s, events::RunFinished{});

        const auto known = read();
        QCOMPARE(seconds(known.likelyTime(jobs)), 14.0);
        QCOMPARE(seconds(known.likelyTime(std::span(&small, 1))), 6.0);
        // The nearest size of the algorithm tells of other sizes, and the device's jobs of other algorithms.
        const auto near = ratioOf(known, jobOf(3, tests::cpuDevice(), "std-sort", 1 << 12));
        QVERIFY(std::abs(near / ratioOf(known, small) - 1) < 1e-6); // times are whole nanoseconds
        QVERIFY(ratioOf(known, jobOf(3, tests::cpuDevice(), "vqsort", 1024)) > 1);
        QCOMPARE(ratioOf(known, jobOf(3, tests::gpuDevice(), "std-sort", 1024)), 1.0);
    }

    void jobsThatWereNotWholeTellNothing()
    {
        const auto spec = jobOf(1, tests::gpuDevice(), "bitonic", 1024);
        DurationNotes notes(file());
        DurationNotes::TimePoint now;
        for (const bool stopped : {true, false}) {
            notes.hear(events::RunStarted{{.jobs = {spec}}}, now);
            now += 9s;
            notes.hear(
                events::JobFinished{
                    .result = resultOf(spec, 1, stopped ? results::Status::Ok : results::Status::Failed),
                    .stopped = stopped},
                now);
            notes.hear(events::RunFinished{.cancelled = stopped}, now);
        }
        notes.hear(events::RunStarted{{.jobs = {spec}, .checkOnly = true}}, now);
        notes.hear(events::JobFinished{.result = resultOf(spec, 1)}, now + 9s);
        notes.hear(events::RunFinished{}, now + 9s);
        QCOMPARE(ratioOf(read(), spec), 1.0);
    }

    void aFileThatCannotBeReadIsNoKnowledge()
    {
        QVERIFY(Durations::in(m_folder.filePath("missing.json").toStdString()).read().entries.empty());
        // Nor does it end a run.
        DurationNotes notes("/proc/nowhere/durations.json");
        const auto spec = jobOf(1, tests::gpuDevice(), "bitonic", 1024);
        notes.hear(events::RunStarted{{.jobs = {spec}}}, {});
        notes.hear(events::JobFinished{.result = resultOf(spec, 1)}, DurationNotes::TimePoint(1s));
        notes.hear(events::RunFinished{}, DurationNotes::TimePoint(1s));
    }

private:
    std::filesystem::path file() const { return m_folder.filePath("durations.json").toStdString(); }
    Durations read() const { return Durations(Durations::in(file()).read().entries); }

    QTemporaryDir m_folder;
};

SORTSCOPE_TEST(DurationsTest)
#include "durationstest.moc"
