// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tunings.h"

#include "core/algorithms/kernelsource.h"
#include "core/algorithms/parameter.h"
#include "core/plan/expand.h"
#include "core/plan/requestofjobs.h"
#include "tests/support/fakebackend.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using tuning::Tunings;

namespace {

constexpr std::int64_t kTuned = 64;

backend::DeviceInfo fakeDevice()
{
    return tests::fakeInventory().infos().back();
}

Tunings::Entry bitonicEntry()
{
    return {.device = results::deviceKey(fakeDevice()),
            .deviceName = "Fake device",
            .algorithm = "bitonic",
            .date = std::chrono::sys_days(std::chrono::year(2026) / 11 / 21),
            .values = {{"work-group-size", kTuned}},
            .ratio = 0.75,
            .generator = "uniform",
            .size = 1024,
            .sources = {algorithms::recordNow("bitonic.cl", backend::BackendKind::OpenCl)}};
}

Tunings with(Tunings::Entry entry)
{
    return Tunings({std::move(entry)});
}

/// The values that were found at a size.
Tunings::Entry entryAt(std::size_t size, std::int64_t workGroupSize)
{
    auto entry = bitonicEntry();
    entry.size = size;
    entry.values = {{"work-group-size", workGroupSize}};
    return entry;
}

plan::RunRequest bitonicRequest(std::size_t size = 1024)
{
    plan::RunRequest request;
    request.devices = {"opencl:0"};
    request.algorithms = {"bitonic"};
    request.sizes = {size};
    return request;
}

results::JobSpec jobWith(const Tunings& tunings, const plan::RunRequest& request = bitonicRequest())
{
    auto jobs = plan::expand(request, tests::fakeInventory());
    tunings.inForce({fakeDevice()}).apply(jobs, request);
    return jobs.front();
}

std::int64_t groupOf(const results::JobSpec& spec)
{
    return algorithms::integer(spec.variant.parameters, "work-group-size");
}

} // namespace

/// The results of tuning, in a file and in jobs.
class TuningsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    std::filesystem::path file() const { return m_folder->filePath("state/tuning.json").toStdString(); }
    Tunings kept() const { return Tunings(Tunings::in(file()).read().entries); }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { algorithms::setKernelDirectory({}); }

    void whatIsWrittenIsRead()
    {
        Tunings::in(file()).keep({bitonicEntry()});
        const auto read = kept();
        QCOMPARE(read.entries().size(), std::size_t{1});
        const auto& entry = read.entries().front();
        QVERIFY(entry.device == bitonicEntry().device);
        QVERIFY(entry.values == bitonicEntry().values);
        QVERIFY(entry.sources == bitonicEntry().sources);
        QCOMPARE(entry.ratio, 0.75);
        QVERIFY(entry == bitonicEntry());
        QCOMPARE(groupOf(jobWith(read)), kTuned);
        auto withoutRatio = bitonicEntry();
        withoutRatio.ratio.reset();
        Tunings::in(file()).keep({withoutRatio});
        QVERIFY(kept().entries().front() == withoutRatio);
    }

    void aJobSaysWhatTuningChose()
    {
        const auto spec = jobWith(with(bitonicEntry()));
        QCOMPARE(groupOf(spec), kTuned);
        QVERIFY(spec.tuning.has_value());
        QCOMPARE(results::tunedDay(spec.tuning), std::string("2026-11-21"));
        QCOMPARE(algorithms::toText(spec.tuning->defaults), std::string("work-group-size=256"));
        QVERIFY(results::askedVariant(spec) == jobWith({}).variant);
        QVERIFY(plan::requestOfJobs(std::span(&spec, 1)).parameters.empty());
    }

    void valuesOfTheUserStay()
    {
        auto request = bitonicRequest();
        request.parameters["work-group-size"] = {"128"};
        auto spec = jobWith(with(bitonicEntry()), request);
        QCOMPARE(groupOf(spec), std::int64_t{128});
        QVERIFY(!spec.tuning);

        request = bitonicRequest();
        request.untuned = true;
        spec = jobWith(with(bitonicEntry()), request);
        QCOMPARE(groupOf(spec), std::int64_t{256});
        QVERIFY(!spec.tuning);
    }

    void whatWasTunedForSomethingElseIsNotTaken_data()
    {
        QTest::addColumn<int>("what");
        QTest::newRow("another driver") << 0;
        QTest::newRow("another device") << 1;
        QTest::newRow("another algorithm") << 2;
        QTest::newRow("another type of keys") << 3;
        QTest::newRow("another text of the kernels") << 4;
        QTest::newRow("a value that is not one") << 5;
        QTest::newRow("a parameter that is not one") << 6;
    }
    void whatWasTunedForSomethingElseIsNotTaken()
    {
        QFETCH(int, what);
        auto entry = bitonicEntry();
        if (what == 0)
            entry.driverVersion = "2";
        if (what == 1)
            entry.device.identity = "another";
        if (what == 2)
            entry.algorithm = "bitonic-tiled";
        if (what == 3)
            entry.key = data::KeyType::F32;
        if (what == 4)
            entry.sources.front().hash = "0";
        if (what == 5)
            entry.values = {{"work-group-size", std::int64_t{63}}};
        if (what == 6)
            entry.values = {{"lists", std::int64_t{8}}};
        const auto spec = jobWith(with(entry));
        QCOMPARE(groupOf(spec), std::int64_t{256});
        QVERIFY(!spec.tuning);
        QCOMPARE(spec.variant.parameters.size(), std::size_t{1});
        QVERIFY(what == 1 || what == 2 || what == 3 || !tuning::whyStale(entry, fakeDevice()).empty());
    }

    void anEditedKernelIsAnotherOne()
    {
        const auto entry = bitonicEntry();
        QFile kernel(m_folder->filePath("bitonic.cl"));
        QVERIFY(kernel.open(QIODevice::WriteOnly));
        kernel.write(QByteArray::fromStdString(algorithms::builtInKernelSource("bitonic.cl").text));
        kernel.flush();
        algorithms::setKernelDirectory(m_folder->path().toStdString());
        QCOMPARE(tuning::whyStale(entry, fakeDevice()), std::string());
        kernel.write("\n");
        kernel.flush();
        const auto why = tuning::whyStale(entry, fakeDevice());
        QVERIFY2(why.find("bitonic.cl") != std::string::npos, why.c_str());
    }

    void aNewResultReplacesTheOldOne()
    {
        const auto tunings = Tunings::in(file());
        tunings.keep({bitonicEntry()});
        auto entry = bitonicEntry();
        entry.values = {{"work-group-size", std::int64_t{32}}};
        tunings.keep({entry});
        QCOMPARE(kept().entries().size(), std::size_t{1});
        QCOMPARE(groupOf(jobWith(kept())), std::int64_t{32});
        entry.values.clear();
        tunings.keep({entry});
        QCOMPARE(kept().entries().size(), std::size_t{1});
        QCOMPARE(groupOf(jobWith(kept())), std::int64_t{256});
        entry.payload = data::ValueType::U32;
        tunings.keep({entry});
        QCOMPARE(kept().entries().size(), std::size_t{2});
    }

    void theNearestSizeCountsAndNothingFarAway_data()
    {
        QTest::addColumn<quint64>("size");
        QTest::addColumn<qint64>("group");
        // The entries were tuned at sizes 1000 and 16000.
        QTest::newRow("the size itself") << quint64{1000} << qint64{32};
        QTest::newRow("nearer to the smaller one") << quint64{3900} << qint64{32};
        QTest::newRow("nearer to the larger one, though not by what is between")
            << quint64{4100} << qint64{64};
        QTest::newRow("equally near") << quint64{4000} << qint64{64};
        QTest::newRow("four times smaller") << quint64{250} << qint64{32};
        QTest::newRow("more than four times smaller") << quint64{249} << qint64{256};
        QTest::newRow("four times larger") << quint64{64000} << qint64{64};
        QTest::newRow("more than four times larger") << quint64{64001} << qint64{256};
    }
    void theNearestSizeCountsAndNothingFarAway()
    {
        QFETCH(quint64, size);
        QFETCH(qint64, group);
        const Tunings tunings({entryAt(1000, 32), entryAt(16000, 64)});
        const auto spec = jobWith(tunings, bitonicRequest(size));
        QCOMPARE(groupOf(spec), std::int64_t{group});
        QCOMPARE(spec.tuning.has_value(), group != 256);
    }

    void aSizeWhoseDefaultsAreTheBestKeepsThem()
    {
        auto entry = entryAt(2048, 32);
        entry.values.clear();
        Tunings::in(file()).keep({entryAt(1024, 32), entry});
        QVERIFY(!jobWith(kept(), bitonicRequest(2048)).tuning);
        QCOMPARE(groupOf(jobWith(kept())), std::int64_t{32});
    }

    void ofTwoSizesTheOneThatHoldsIsTaken()
    {
        auto stale = entryAt(2048, 64);
        stale.driverVersion = "2";
        QCOMPARE(groupOf(jobWith(Tunings({entryAt(1024, 32), stale}), bitonicRequest(2048))),
                 std::int64_t{32});
    }

    void listsOfEarlierProgramsAreReadWithAllTheirSizes()
    {
        Tunings::in(file()).keep({bitonicEntry()});
        QFile list(QString::fromStdString(file().string()));
        QVERIFY(list.open(QIODevice::ReadOnly));
        const auto text = list.readAll();
        QVERIFY(text.contains("\"size\": 1024"));
        list.close();
        const auto readWith = [&](const char* sizes) {
            QFile out(list.fileName());
            if (out.open(QIODevice::WriteOnly))
                out.write(QByteArray(text).replace("\"size\": 1024,", sizes));
            out.close();
            return kept();
        };
        const auto several = readWith("\"sizes\": [1024, 65536],");
        QCOMPARE(several.entries().size(), std::size_t{2});
        for (const std::size_t size : {1024, 65536})
            QCOMPARE(groupOf(jobWith(several, bitonicRequest(size))), kTuned);
        QCOMPARE(groupOf(jobWith(several, bitonicRequest(8192))), std::int64_t{256});
        Tunings::in(file()).keep({entryAt(1024, 32)});
        QCOMPARE(groupOf(jobWith(kept(), bitonicRequest(65536))), kTuned);
        QCOMPARE(groupOf(jobWith(kept())), std::int64_t{32});
        for (const auto* sizes : {"", "\"sizes\": [],"}) {
            auto any = readWith(sizes);
            QCOMPARE(any.entries().size(), std::size_t{1});
            QVERIFY(!any.entries().front().size);
            QCOMPARE(groupOf(jobWith(any, bitonicRequest(8192))), kTuned);
            // An entry with a size comes first.
            any = Tunings({any.entries().front(), entryAt(4096, 32)});
            QCOMPARE(groupOf(jobWith(any, bitonicRequest(8192))), std::int64_t{32});
            QCOMPARE(groupOf(jobWith(any, bitonicRequest(1024 * 1024))), kTuned);
        }
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, TuningsTest)
#include "tuningstest.moc"
