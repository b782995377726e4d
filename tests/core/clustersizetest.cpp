// SPDX-License-Identifier: GPL-3.0-or-later
// The demands of cluster-sort on a device, and its words if they are not met; nothing is compiled or run.
#include "core/algorithms/catalogue.h"
#include "core/backend/deviceinfo.h"
#include "core/backend/hostvector.h"
#include "core/backend/queue.h"
#include "tests/support/fakebackend.h"
#include "tests/support/standins.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

using namespace sortscope;
using algorithms::Parameters;
using backend::NdRange;

namespace {

class AnyProgram : public backend::Program {
public:
    std::unique_ptr<backend::Kernel> kernel(const std::string& name) override
    {
        return std::make_unique<tests::NamedKernel>(name);
    }
};

/// A device with clusters of up to `largest` work-groups, whose kernels do nothing.
class ClusterQueue : public backend::Queue {
public:
    explicit ClusterQueue(std::size_t largest) : Queue({}), m_largest(largest) {}

    void requireClusters() const override {}
    bool allowClusters(const backend::Kernel& /*kernel*/, const NdRange& range) override
    {
        return range.cluster <= m_largest;
    }

    /// Launches of the sort, in order.
    std::vector<NdRange> launches;

private:
    backend::ProgramRecord describe(const backend::ProgramSource& source) const override
    {
        return backend::recordOf(source, {});
    }
    std::unique_ptr<backend::Program> doBuild(const backend::ProgramSource& /*source*/) override
    {
        return std::make_unique<AnyProgram>();
    }
    std::unique_ptr<backend::Buffer> doAllocate(std::size_t bytes, std::size_t /*guardBytes*/) override
    {
        return std::make_unique<tests::SizedBuffer>(bytes);
    }
    std::unique_ptr<backend::HostMemory> doAllocateHost(std::size_t bytes) override
    {
        return std::make_unique<backend::HostVector>(bytes);
    }
    void doWriteBehind(backend::Buffer&, std::span<const std::byte>) override {}
    void doReadBehind(const backend::Buffer&, std::span<std::byte>) override {}
    void doUpload(std::span<const std::byte>, backend::Buffer&) override {}
    void doDownload(const backend::Buffer&, std::span<std::byte>) override {}
    void doRestore(const backend::Buffer&, backend::Buffer&, std::size_t) override {}
    void doFill(backend::Buffer&, std::uint32_t, std::size_t, std::size_t) override {}
    void doLaunch(const backend::Kernel& kernel, const NdRange& range, std::span<const backend::Argument>,
                  backend::Coordinates) override
    {
        if (kernel.name() == "cluster_sort")
            launches.push_back(range);
    }
    void doFinish() override {}

    std::size_t m_largest;
};

backend::DeviceInfo someDevice()
{
    backend::DeviceInfo info;
    info.id = "cuda:0";
    info.backend = backend::BackendKind::Cuda;
    info.localMemory = std::uint64_t{227} << 10U;
    return info;
}

std::unique_ptr<algorithms::Sort> prepared(backend::Queue& queue, std::size_t length,
                                           const Parameters& parameters = {})
{
    const auto& info = *algorithms::findAlgorithm("cluster-sort");
    const auto device = someDevice();
    return prepareSort(info, queue, device,
                       {length, data::Direction::Ascending, resolveParameters(info, device, parameters), ""});
}

/// The reason why so many keys are not sorted.
QString refusal(backend::Queue& queue, std::size_t length, const Parameters& parameters = {})
{
    try {
        prepared(queue, length, parameters);
    } catch (const backend::Unsupported& reason) {
        return reason.what();
    }
    return "none";
}

} // namespace

class ClusterSizeTest : public QObject {
    Q_OBJECT

private slots:
    void oneLaunchOfOneClusterHoldsAllKeys_data()
    {
        QTest::addColumn<qulonglong>("length");
        QTest::addColumn<QString>("size");
        QTest::newRow("2 keys in one work-group") << 2ULL << "1";
        QTest::newRow("2 keys, and 15 work-groups without one") << 2ULL << "16";
        QTest::newRow("a key more than a tile has") << 513ULL << "2";
        QTest::newRow("2^18 keys") << (1ULL << 18U) << "16";
    }
    void oneLaunchOfOneClusterHoldsAllKeys()
    {
        QFETCH(qulonglong, length);
        QFETCH(QString, size);
        ClusterQueue queue(16);
        const auto sort = prepared(queue, length, {{"cluster-size", size.toStdString()}});
        const auto keys = queue.allocate(length * sizeof(data::Key));
        QCOMPARE(&sort->run(queue, *keys), keys.get());
        QCOMPARE(queue.launches.size(), std::size_t{1});
        const auto& range = queue.launches.front();
        QCOMPARE(range.cluster, std::size_t{size.toUInt()});
        QCOMPARE(range.global.items(), range.cluster * range.local.items());
        // Each work-group has room for its part of the keys twice.
        QVERIFY(range.cluster * range.localMemory >= 2 * length * sizeof(data::Key));
        QVERIFY(range.localMemory <= someDevice().localMemory);
    }

    void aKeyOrNoneIsNotLaunchedFor()
    {
        for (const std::size_t length : {0U, 1U}) {
            ClusterQueue queue(16);
            const auto sort = prepared(queue, length);
            const auto keys = queue.allocate(sizeof(data::Key));
            sort->tune(queue, *keys);
            sort->run(queue, *keys);
            QVERIFY(queue.launches.empty());
            QCOMPARE(sort->passesRun(queue), std::optional<std::size_t>(0));
        }
    }

    void autoTriesWhatTheDeviceHasAndSaysWhatItTook()
    {
        constexpr std::size_t kLength = 1U << 15U;
        for (const std::size_t largest : {16U, 8U, 2U}) {
            ClusterQueue queue(largest);
            const auto sort = prepared(queue, kLength);
            const auto keys = queue.allocate(kLength * sizeof(data::Key));
            const auto settled = sort->tune(queue, *keys);
            sort->run(queue, *keys);
            QCOMPARE(
                std::ranges::max(queue.launches, {}, [](const auto& range) { return range.cluster; }).cluster,
                largest);
            QCOMPARE(algorithms::toText(settled),
                     "cluster-size=" + std::to_string(queue.launches.back().cluster));
        }
    }

    void whatIsAskedForIsNotTried()
    {
        ClusterQueue queue(16);
        const auto sort = prepared(queue, 5000, {{"cluster-size", std::string("4")}});
        const auto keys = queue.allocate(5000 * sizeof(data::Key));
        QVERIFY(sort->tune(queue, *keys).empty());
        QVERIFY(queue.launches.empty());
    }

    void tooManyKeysAreToldHowManyFit()
    {
        ClusterQueue queue(16);
        constexpr std::size_t kMost = 376'832;
        QCOMPARE(refusal(queue, kMost), QString("none"));
        const auto reason = refusal(queue, kMost + 1);
        QVERIFY2(reason.contains("at most 376832 keys fit the local memory of a cluster of 16 work-groups"),
                 qPrintable(reason));
        const auto ofTwo = refusal(queue, kMost, {{"cluster-size", std::string("2")}});
        QVERIFY2(ofTwo.contains("at most 47104 keys"), qPrintable(ofTwo));
    }

    void aDeviceWithoutClustersSaysSo()
    {
        const auto queue = tests::makeFakeDevice({})->openQueue({});
        for (const std::size_t length : {0U, 1U, 1000U}) {
            const auto reason = refusal(*queue, length);
            QVERIFY2(reason.contains("no clusters of work-groups"), qPrintable(reason));
        }
    }

    void aDeviceWithoutClustersOfSixteenSaysSo()
    {
        ClusterQueue queue(8);
        const auto asked = refusal(queue, 1000, {{"cluster-size", std::string("16")}});
        QVERIFY2(asked.contains("no room for a cluster of 16"), qPrintable(asked));
        QCOMPARE(refusal(queue, 188'416), QString("none"));
        const auto tooMany = refusal(queue, 188'417);
        QVERIFY2(tooMany.contains("no room for a cluster of 16") && tooMany.contains("at most 188416 keys"),
                 qPrintable(tooMany));
    }
};

SORTSCOPE_TEST(ClusterSizeTest)
#include "clustersizetest.moc"
