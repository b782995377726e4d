// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/expand.h"

#include "core/algorithms/catalogue.h"
#include "core/algorithms/parameter.h"
#include "core/base/usageerror.h"
#include "core/plan/deviceselector.h"
#include "core/plan/memoryneed.h"
#include "core/plan/requestofjobs.h"
#include "core/plan/runrequest.h"
#include "tests/support/fakebackend.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <limits>
#include <map>
#include <memory>
#include <set>

using namespace sortscope;

namespace {

plan::RunRequest request()
{
    plan::RunRequest made;
    made.devices = {"opencl:0"};
    made.algorithms = {"bitonic"};
    made.sizes = {1024};
    return made;
}

/// A device that is only asked for its description.
class Described : public backend::Device {
public:
    explicit Described(backend::DeviceInfo info) : m_info(std::move(info)) {}
    const backend::DeviceInfo& info() const override { return m_info; }
    std::unique_ptr<backend::Queue> openQueue(const backend::QueueOptions&) const override { return {}; }

private:
    backend::DeviceInfo m_info;
};

/// The fake inventory with so much memory on one device.
backend::Inventory withMemoryOf(const std::string& id, std::uint64_t bytes)
{
    auto inventory = tests::fakeInventory();
    for (auto& device : inventory.devices) {
        auto info = device->info();
        if (info.id != id)
            continue;
        info.globalMemory = info.maxAllocation = bytes;
        device = std::make_shared<Described>(std::move(info));
    }
    return inventory;
}

/// Memory for 2^32 keys.
constexpr std::uint64_t kAmple = std::uint64_t{1} << 40U;

QString refusalOf(const plan::RunRequest& refused)
{
    try {
        plan::expand(refused, tests::fakeInventory());
    } catch (const base::UsageError& error) {
        return error.what();
    }
    return "accepted";
}

} // namespace

class ExpandTest : public QObject {
    Q_OBJECT

private slots:
    void everyAxisMultiplies()
    {
        auto r = request();
        r.devices = {"all"};
        r.algorithms = {"bitonic", "std-sort", "vqsort"};
        r.sizes = {1, 2, 3};
        r.generators = {"uniform", "shuffled-unique"};
        QCOMPARE(plan::expand(r, tests::fakeInventory()).size(), std::size_t{3 * 2 * 3});
        r.launches = {backend::LaunchMode::WaitEach, backend::LaunchMode::EnqueueAll};
        r.parameters["work-group-size"] = {"64", "128"};
        // The two CPU sorts have neither axis.
        QCOMPARE(plan::expand(r, tests::fakeInventory()).size(), std::size_t{3 * 2 * (2 + 2 * 2)});
    }

    void eachTypeOfKeysIsAWorkOfItsOwn()
    {
        auto r = request();
        r.algorithms = {"bitonic", "nary-search"};
        r.keyTypes = {data::KeyType::U32, data::KeyType::F32, data::KeyType::U32};
        const auto jobs = plan::expand(r, tests::fakeInventory());
        QCOMPARE(jobs.size(), std::size_t{2 * 2});
        for (const auto& spec : jobs) {
            const auto* info = algorithms::findAlgorithm(spec.variant.algorithm);
            QCOMPARE(spec.unsupported.empty(), info->takes(spec.workload.key));
        }
        r.keyTypes = {data::KeyType::F64};
        r.devices = {"all"};
        r.algorithms = {"bitonic",    "column-radix", "nary-search",
                        "radix-sort", "std-sort",     "std-lower-bound"};
        for (const auto& spec : plan::expand(r, tests::fakeInventory())) {
            const auto& id = spec.variant.algorithm;
            const bool narrow = id == "column-radix";
            QCOMPARE(spec.unsupported, narrow ? id + " takes u32, i32, f32 keys only" : std::string());
        }
        r.keyTypes.clear();
        QVERIFY(refusalOf(r).contains("the request names no key type"));
    }

    void valuesAreAnAxisOfSortsAlone()
    {
        using data::ValueType;
        auto r = request();
        r.devices = {"all"};
        r.algorithms = {"bitonic", "std-sort", "nary-search"};
        r.valueTypes = {ValueType::U32, ValueType::None, ValueType::U32};
        std::map<std::string, std::vector<ValueType>> values;
        for (const auto& spec : plan::expand(r, tests::fakeInventory()))
            values[spec.variant.algorithm].push_back(spec.workload.values);
        const std::vector both{ValueType::U32, ValueType::None};
        QCOMPARE(values, (std::map<std::string, std::vector<ValueType>>{
                             {"bitonic", both}, {"std-sort", both}, {"nary-search", {ValueType::None}}}));
        r.valueTypes.clear();
        QVERIFY(refusalOf(r).contains("the request names no value type"));
    }

    void whatTakesNoSuchValuesSaysSo()
    {
        auto r = request();
        r.devices = {"all"};
        r.algorithms = {"column-radix", "bitonic", "radix-sort", "std-sort"};
        r.keyTypes = {data::KeyType::F32, data::KeyType::F64};
        r.valueTypes = {data::ValueType::U32, data::ValueType::U64};
        std::set<std::string> reasons;
        for (const auto& spec : plan::expand(r, tests::fakeInventory()))
            reasons.insert(spec.unsupported);
        QCOMPARE(reasons, (std::set<std::string>{
                              "", "column-radix takes keys without values only",
                              "column-radix takes u32, i32, f32 keys only",
                              "bitonic takes u32 values with u8, i8, u16, i16, f16, u32, i32, f32 keys only",
                              "bitonic takes u32 values only"}));
    }

    void onlyEntriesWhoseKernelsWaitThemselvesOverlap()
    {
        auto r = request();
        r.devices = {"all"};
        r.algorithms = {"bitonic", "radix-sort"};
        r.launches = {backend::LaunchMode::Overlap};
        auto jobs = plan::expand(r, tests::fakeInventory());
        for (auto& spec : jobs) {
            QVERIFY(spec.unsupported.find("has no launch mode \"overlap\"") != std::string::npos);
            spec.device.launchModes.push_back(backend::LaunchMode::Overlap);
        }
        plan::markUnrunnable(jobs, r.order, std::nullopt);
        std::map<std::string, std::string> reasons;
        for (const auto& spec : jobs)
            reasons[spec.variant.algorithm] = spec.unsupported;
        QCOMPARE(
            reasons,
            (std::map<std::string, std::string>{
                {"bitonic", "bitonic has no launch mode \"overlap\"; algorithms whose kernels wait for the "
                            "one in front have it: radix-sort, onesweep"},
                {"radix-sort", ""}}));
    }

    void idsCountOn()
    {
        auto r = request();
        r.sizes = {8, 16};
        const auto jobs = plan::expand(r, tests::fakeInventory(), 40);
        QCOMPARE(jobs.front().id, 40);
        QCOMPARE(jobs.back().id, 41);
    }

    void defaultsComeFromTheDevice()
    {
        const auto jobs = plan::expand(request(), tests::fakeInventory());
        QCOMPARE(algorithms::integer(jobs.front().variant.parameters, "work-group-size"), 256);
    }

    void backendsAreThoseThatCanHaveAChosenDevice_data()
    {
        using backend::BackendKind;
        QTest::addColumn<std::vector<std::string>>("devices");
        QTest::addColumn<std::set<BackendKind>>("backends");
        const auto row = [](const char* name, const std::vector<std::string>& devices,
                            const std::set<BackendKind>& backends) {
            QTest::newRow(name) << devices << backends;
        };
        row("processor", {"cpu"}, {BackendKind::Cpu});
        row("number", {"opencl:12"}, {BackendKind::OpenCl});
        row("machine", {"box/cuda:0"}, {BackendKind::Cuda});
        row("place", {"exec:/bin/sh -c/cpu"}, {BackendKind::Cpu});
        row("several", {"cpu", "cuda:0", "cuda:1"}, {BackendKind::Cpu, BackendKind::Cuda});
        row("all", {"cpu", "all"}, {});
        row("unknown", {"cpu", "gpu"}, {});
        row("no number", {"opencl"}, {});
        row("no device", {}, {});
    }
    void backendsAreThoseThatCanHaveAChosenDevice()
    {
        QFETCH(std::vector<std::string>, devices);
        QFETCH(std::set<backend::BackendKind>, backends);
        QVERIFY(plan::backendsOf(devices) == backends);
    }

    void unknownIdsListTheKnownOnes()
    {
        auto r = request();
        r.algorithms = {"bogosort"};
        QVERIFY(refusalOf(r).contains("unknown algorithm \"bogosort\""));
        QVERIFY(refusalOf(r).contains("bitonic-cpu"));
        r = request();
        r.devices = {"cuda:7"};
        QVERIFY(refusalOf(r).contains("unknown device \"cuda:7\"; this machine has no cuda device"));
        r.devices = {"opencl:7"};
        QVERIFY(refusalOf(r).contains(
            "unknown device \"opencl:7\"; this machine has these opencl devices: opencl:0"));
        r.devices = {"gpu"};
        QVERIFY(refusalOf(r).contains("unknown device \"gpu\"; this machine has cpu, opencl:0"));
        r = request();
        r.generators = {"gauss"};
        QVERIFY(refusalOf(r).contains("monotone-random"));
        r = request();
        r.parameters["work-grup-size"] = {"64"};
        QVERIFY(refusalOf(r).contains("the chosen algorithms have work-group-size"));
        r = request();
        r.merges = {"pairwise"};
        QVERIFY(refusalOf(r).contains("none of the chosen algorithms has merge strategies"));
    }

    void equalValuesOfAnAxisAreOne()
    {
        auto r = request();
        r.generators = {"uniform", "few-distinct", "uniform", "few-distinct:16"};
        r.sizes = {1024, 4096, 1024};
        r.parameters = {{"work-group-size", {"128", "0128", "64"}}};
        r.transfers = {backend::TransferMode::Copy, backend::TransferMode::Copy};
        r.caches = {backend::Cache::Cold, backend::Cache::Cold};
        QCOMPARE(plan::expand(r, tests::fakeInventory()).size(), std::size_t{2 * 2 * 2});
    }

    void aDeviceThatIsMissingIsNamedWithTheReason()
    {
        auto r = request();
        r.devices = {"cuda:0"};
        auto inventory = tests::fakeInventory();
        inventory.unavailable = {{backend::BackendKind::Cuda, "NVIDIA driver", "the driver is too old"},
                                 {backend::BackendKind::OpenCl, "Some platform", "it has no device"}};
        try {
            plan::expand(r, inventory);
            QFAIL("it was accepted");
        } catch (const base::UsageError& error) {
            const QString refusal(error.what());
            QVERIFY2(refusal.endsWith("; NVIDIA driver (cuda): the driver is too old"), qPrintable(refusal));
            QVERIFY(!refusal.contains("Some platform"));
        }
    }

    void dataIsSpeltInOneWay()
    {
        auto r = request();
        r.generators = {"few-distinct:16", "few-distinct:064"};
        const auto jobs = plan::expand(r, tests::fakeInventory());
        QCOMPARE(jobs.size(), std::size_t{2});
        QCOMPARE(jobs.at(0).workload.generator, std::string("few-distinct"));
        QCOMPARE(jobs.at(1).workload.generator, std::string("few-distinct:64"));
        r.generators = {"few-distinct:0"};
        QVERIFY(refusalOf(r).contains("between 1 and 65536, as in few-distinct:16"));
    }

    void valuesOutOfRangeNameTheRange()
    {
        auto r = request();
        for (const char* value : {"0", "100", "4096", "many"}) {
            r.parameters["work-group-size"] = {value};
            QVERIFY2(refusalOf(r).contains("1 … 1024, a power of two"), value);
        }
    }

    void anAlgorithmThatFitsNoChosenDeviceIsRefused()
    {
        auto r = request();
        r.devices = {"cpu"};
        QVERIFY(refusalOf(r).contains("bitonic runs on opencl, cuda only"));
        r.algorithms = {"all"};
        QVERIFY(refusalOf(r) == "accepted");
    }

    void emptyRequestsAreRefused()
    {
        auto r = request();
        r.devices.clear();
        QCOMPARE(refusalOf(r), "the request names no device");
        r = request();
        r.sizes.clear();
        QCOMPARE(refusalOf(r), "the request names no size");
        r = request();
        r.sampling.maximumSamples = 0;
        QCOMPARE(refusalOf(r), "a job needs at least one sample");
        r = request();
        r.sampling.replicates = 2000;
        QCOMPARE(refusalOf(r), "a job has 1 to 1000 replicates, but 2000 were requested");
    }

    void modesThatADeviceLacksBecomeUnsupportedRows()
    {
        auto r = request();
        r.transfers = {backend::TransferMode::Pinned};
        const auto jobs = plan::expand(r, tests::fakeInventory());
        QCOMPARE(jobs.size(), std::size_t{1});
        QVERIFY(QString::fromStdString(jobs.front().unsupported)
                    .contains("opencl:0 has no transfer mode \"pinned\"; it has copy, map"));
    }

    void inputsThatNeedMoreThan32BitIndicesAreUnsupported()
    {
        auto r = request();
        r.sizes = {std::size_t{1} << 31U, (std::size_t{1} << 31U) + 1};
        const auto jobs = plan::expand(r, withMemoryOf("opencl:0", kAmple), 1, kAmple);
        QVERIFY(jobs[0].unsupported.empty());
        QVERIFY(QString::fromStdString(jobs[1].unsupported).contains("at most 2147483648 keys"));
    }

    void moreSearchKeysThanOneRunTakesAreUnsupported_data()
    {
        QTest::addColumn<QString>("algorithm");
        QTest::addColumn<qulonglong>("most");
        QTest::newRow("a key at a time") << "nary-search" << qulonglong{65536};
        QTest::newRow("all keys at once") << "segment-search" << (qulonglong{1} << 31U);
        QTest::newRow("on the CPU") << "std-lower-bound" << (qulonglong{1} << 31U);
    }
    void moreSearchKeysThanOneRunTakesAreUnsupported()
    {
        QFETCH(QString, algorithm);
        QFETCH(qulonglong, most);
        auto r = request();
        r.devices = {"all"};
        r.algorithms = {algorithm.toStdString()};
        r.search.keys = most;
        QVERIFY(plan::expand(r, withMemoryOf("opencl:0", kAmple), 1, kAmple).front().unsupported.empty());
        // A cast to 32 bits would turn 2^32 + 5 into five keys.
        for (const auto keys : {most + 1, (qulonglong{1} << 32U) + 5, ~qulonglong{0}}) {
            r.search.keys = keys;
            const auto reason =
                QString::fromStdString(plan::expand(r, tests::fakeInventory()).front().unsupported);
            QVERIFY2(reason.contains(QStringLiteral("at most %1 keys").arg(most)), qPrintable(reason));
            QVERIFY2(reason.contains(QString::number(keys)), qPrintable(reason));
        }
    }

    void whatTheHostHasNoMemoryForIsUnsupportedAndSaysHowMuchItNeeds()
    {
        auto r = request();
        r.devices = {"cpu"};
        r.algorithms = {"std-sort"};
        r.sizes = {1024, std::size_t{1} << 31U};
        const auto jobs = plan::expand(r, tests::fakeInventory(), 1, std::uint64_t{31} << 30U);
        QCOMPARE(jobs.front().unsupported, std::string());
        QCOMPARE(jobs.back().unsupported,
                 std::string("needs 40.0 GiB of host memory, and 31 GiB are available"));
        const auto fits =
            plan::expand(r, withMemoryOf("cpu", std::uint64_t{64} << 30U), 1, std::uint64_t{41} << 30U);
        QCOMPARE(fits.back().unsupported, std::string());
        QCOMPARE(plan::expand(r, withMemoryOf("cpu", std::uint64_t{64} << 30U), 1, std::nullopt)
                     .back()
                     .unsupported,
                 std::string());
    }

    void whatADeviceHasNoMemoryForIsUnsupported()
    {
        // The device has 1 GiB, of which one buffer may take 257 MiB.
        auto r = request();
        r.sizes = {std::size_t{1} << 26U, (std::size_t{1} << 26U) + 1, std::size_t{1} << 28U};
        const auto jobs = plan::expand(r, tests::fakeInventory(), 1, std::nullopt);
        QCOMPARE(jobs.at(0).unsupported, std::string());
        QCOMPARE(
            jobs.at(1).unsupported,
            std::string("needs a buffer of 512 MiB with 64 KiB of guard behind it, and opencl:0 allocates "
                        "at most 257 MiB in one"));
        QCOMPARE(jobs.at(2).unsupported,
                 std::string("needs 2.00 GiB of device memory, and opencl:0 has 1 GiB"));
    }

    void theTwoJobsOfAPairNeedTheirMemoryAtTheSameTime()
    {
        auto r = request();
        r.algorithms = {"bitonic", "bitonic-two-kernel"};
        r.sizes = {std::size_t{1} << 20U};
        const std::uint64_t mib = std::uint64_t{1} << 20U;
        // Each job holds four times 4 MiB on the host; the keys that are generated, for it and for the
        // control run, are shared.
        QCOMPARE(plan::expand(r, tests::fakeInventory(), 1, 16 * mib).front().unsupported, std::string());
        r.order = results::SampleOrder::Interleaved;
        for (const auto& spec : plan::expand(r, tests::fakeInventory(), 1, 24 * mib - 1))
            QVERIFY(QString::fromStdString(spec.unsupported)
                        .startsWith("needs 24 MiB of host memory together with the other job of its pair"));
        for (const auto& spec : plan::expand(r, tests::fakeInventory(), 1, 24 * mib))
            QCOMPARE(spec.unsupported, std::string());
    }

    void aReasonThatIsKnownAlreadyStays()
    {
        auto r = request();
        r.transfers = {backend::TransferMode::Pinned};
        QVERIFY(QString::fromStdString(plan::expand(r, tests::fakeInventory(), 1, 0).front().unsupported)
                    .contains("pinned"));
    }

    void sizesThatNoMemoryHoldsDoNotOverflow()
    {
        auto spec = plan::expand(request(), tests::fakeInventory()).front();
        spec.workload.size = std::numeric_limits<std::size_t>::max();
        QVERIFY(plan::memoryNeed(spec).hostBytes > std::uint64_t{1} << 56U);
        spec.variant.algorithm = "nary-search";
        spec.workload.search = results::SearchOptions{.keys = std::numeric_limits<std::size_t>::max()};
        QVERIFY(plan::memoryNeed(spec).hostBytes > std::uint64_t{1} << 56U);
    }

    void theRequestOfAJobMakesThatJobAlone()
    {
        auto wide = request();
        wide.devices = {"cpu", "opencl:0"};
        wide.algorithms = {"bitonic", "std-sort", "column-radix", "nary-search"};
        wide.merges = {"pairwise", "blocked"};
        wide.parameters = {{"lists", {"8", "16"}}, {"work-group-size", {"64"}}};
        wide.sizes = {1024, 4096};
        wide.transfers = {backend::TransferMode::Copy, backend::TransferMode::Map};
        wide.caches = {backend::Cache::Warm, backend::Cache::Cold};
        wide.search = {.keys = 7, .hitRatio = 0.25, .sortedKeys = true};
        wide.seed = 99;
        const auto jobs = plan::expand(wide, tests::fakeInventory());
        QVERIFY(jobs.size() > 20);
        for (const auto& spec : jobs) {
            const auto again = plan::expand(plan::requestOfJobs(std::span(&spec, 1)), tests::fakeInventory());
            QCOMPARE(again.size(), std::size_t{1});
            QVERIFY(again.front().variant == spec.variant);
            QVERIFY(again.front().workload == spec.workload);
            QCOMPARE(again.front().device.id, spec.device.id);
        }
        QCOMPARE(plan::expand(plan::requestOfJobs(jobs), tests::fakeInventory()).size(), jobs.size());
    }

    void theRequestOfJobsAsksForNoStateOfDevicesThatAreNeverIdle()
    {
        auto idle = request();
        idle.devices = {"cpu", "opencl:0"};
        idle.algorithms = {"bitonic", "std-sort"};
        idle.deviceStates = {backend::Readiness::Idle};
        const auto jobs = plan::expand(idle, tests::fakeInventory());
        const auto again = plan::requestOfJobs(jobs);
        QVERIFY(again.deviceStates == idle.deviceStates);
        QCOMPARE(plan::expand(again, tests::fakeInventory()).size(), jobs.size());
    }

    void theRequestOfJobsCanNameWhatIsUsual()
    {
        auto usual = request();
        usual.devices = {"opencl:0"};
        usual.algorithms = {"bitonic"};
        const auto jobs = plan::expand(usual, tests::fakeInventory());
        const auto named = plan::requestOfJobs(jobs, plan::Usual::Named);
        QVERIFY(named.transfers == std::vector{jobs.front().variant.transfer});
        QVERIFY(named.launches == std::vector{jobs.front().variant.launch});
        QVERIFY(named.deviceStates == std::vector{backend::Readiness::Warm});
        QVERIFY(named.caches == std::vector{backend::Cache::Warm});
        QVERIFY(named.parameters.contains("work-group-size"));
    }

    void theRequestOfUsualJobsNamesNothingThatIsUsual()
    {
        const auto jobs = plan::expand(request(), tests::fakeInventory());
        const auto again = plan::requestOfJobs(jobs);
        QVERIFY(again.parameters.empty() && again.transfers.empty() && again.launches.empty());
        QVERIFY(again.deviceStates.empty() && again.caches.empty() && again.merges.empty());
        QCOMPARE(again.sizes, request().sizes);
    }
};

SORTSCOPE_TEST(ExpandTest)
#include "expandtest.moc"
