// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionwriter.h"

#include "core/job/jobrunner.h"
#include "tests/support/fakebackend.h"
#include "tests/support/fullvfs.h"
#include "tests/support/recordingsink.h"
#include "tests/support/wholeresults.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace sortscope;
using session::SessionFile;
using session::SessionWriter;

namespace {

std::vector<job::JobSpec> someJobs(const backend::Inventory& inventory, job::JobId firstId = 1)
{
    job::RunRequest request;
    request.devices = {"opencl:0", "cpu"};
    request.algorithms = {"bitonic", "std-sort"};
    request.sizes = {256, 512};
    request.sampling = measure::fixedPlan(3);
    request.sampling.warmUpTime = std::chrono::nanoseconds(0);
    return job::expand(request, inventory, firstId);
}

/// Tells several sinks the same.
class Both : public job::EventSink {
public:
    Both(job::EventSink& first, job::EventSink& second) : m_first(first), m_second(second) {}
    void onEvent(const job::RunEvent& event) override
    {
        m_first.onEvent(event);
        m_second.onEvent(event);
    }

private:
    job::EventSink& m_first;
    job::EventSink& m_second;
};

} // namespace

class SessionWriterTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;

    std::string newPath()
    {
        return m_folder.filePath(QString::number(++m_files) + ".sortscope").toStdString();
    }

private slots:
    void aRunIsInTheFileAsTheSinksHeardIt()
    {
        const auto inventory = tests::fakeInventory();
        const auto path = newPath();
        tests::RecordingSink heard;
        {
            auto file = SessionFile::create(path);
            SessionWriter writer(file, session::captureEnvironment());
            Both both(writer, heard);
            job::JobRunner runner(inventory, both);
            runner.start(someJobs(inventory));
            runner.wait();
            QVERIFY(!writer.failure());
        }
        auto file = SessionFile::open(path);
        QCOMPARE(file.finishedJobs(), heard.results().size());
        for (const auto& result : heard.results())
            QCOMPARE(QString::fromStdString(tests::difference(*result, *file.job(result->spec.id).result)),
                     QString());
        QVERIFY(file.runs().front().outcome == session::RunOutcome::Finished);
        QVERIFY(file.check().empty());
    }

    void eachJobIsInTheFileWhenItIsReported()
    {
        const auto inventory = tests::fakeInventory();
        const auto path = newPath();
        auto file = SessionFile::create(path);
        SessionWriter::Options options;
        std::vector<std::size_t> seen;
        options.onWritten = [&](job::JobId) { seen.push_back(SessionFile::open(path).finishedJobs()); };
        SessionWriter writer(file, {}, options);
        job::JobRunner runner(inventory, writer);
        runner.start(someJobs(inventory));
        runner.wait();
        QCOMPARE(seen, (std::vector<std::size_t>{1, 2, 3, 4}));
    }

    void runsWithTheSameIdsAreNumberedOn()
    {
        const auto inventory = tests::fakeInventory();
        auto file = SessionFile::create(newPath());
        for (int run = 0; run < 2; ++run) {
            SessionWriter writer(file, {});
            job::JobRunner runner(inventory, writer);
            runner.start(someJobs(inventory));
            runner.wait();
            QVERIFY(!writer.failure());
        }
        QCOMPARE(file.finishedJobs(), std::size_t{8});
        QCOMPARE(file.nextJobId(), 9);
    }

    void whatAFullDiskRefusedIsWrittenOnceThereIsRoom()
    {
        tests::FullVfs vfs;
        const auto inventory = tests::fakeInventory();
        const auto path = newPath();
        auto file = SessionFile::create(path, {}, {.vfs = vfs.name()});
        SessionWriter writer(file, {});
        vfs.fail(tests::FullVfs::Failure::DiskFull);
        job::JobRunner runner(inventory, writer);
        runner.start(someJobs(inventory));
        runner.wait();
        QVERIFY(writer.failure().has_value());
        QCOMPARE(file.finishedJobs(), std::size_t{0});
        vfs.fail(tests::FullVfs::Failure::None);
        QVERIFY(writer.retry());
        QCOMPARE(file.finishedJobs(), std::size_t{4});
        QVERIFY(file.runs().front().outcome == session::RunOutcome::Finished);
        QVERIFY(file.check().empty());
    }
};

QTEST_GUILESS_MAIN(SessionWriterTest)
#include "sessionwritertest.moc"
