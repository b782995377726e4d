// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/memoryneed.h"

#include "core/data/keys.h"
#include "core/plan/expand.h"
#include "core/plan/runrequest.h"
#include "core/sample/devicecheck.h"
#include "core/sample/trial.h"
#include "tests/support/fakebackend.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;

namespace {

/// The bytes that a sort of the CPU compares: keys of 64 bits stand beside their values in 16 bytes.
/// An odd number, behind whose keys of 32 bits there is a gap in front of values of 64.
constexpr std::size_t kSize = 5001;

std::size_t sortedBytes(data::KeyType key, data::ValueType values)
{
    if (values == data::ValueType::None)
        return data::keyBytes(key);
    return data::isWide(key) || values == data::ValueType::U64 ? 16 : 8;
}

} // namespace

class MemoryNeedTest : public QObject {
    Q_OBJECT

private slots:
    void anEstimateIsWhatTheJobAllocates_data()
    {
        QTest::addColumn<std::string>("id");
        QTest::addColumn<data::KeyType>("key");
        QTest::addColumn<data::ValueType>("values");
        for (const auto& info : algorithms::catalogue()) {
            if (!info.runsOn(backend::BackendKind::Cpu) && !info.runsOn(backend::BackendKind::OpenCl))
                continue;
            for (const auto key : {data::KeyType::U32, data::KeyType::U64}) {
                for (const auto values :
                     {data::ValueType::None, data::ValueType::U32, data::ValueType::U64}) {
                    const auto name = std::string(info.id) + ' ' + data::keysText(key, values);
                    if (info.takes(key, values))
                        QTest::newRow(name.c_str()) << std::string(info.id) << key << values;
                }
            }
        }
    }

    void anEstimateIsWhatTheJobAllocates()
    {
        QFETCH(std::string, id);
        QFETCH(data::KeyType, key);
        QFETCH(data::ValueType, values);
        std::uint64_t onDevice = 0;
        std::uint64_t largest = 0;
        std::uint64_t onHost = 0;
        const auto inventory =
            tests::fakeInventory({.checksOutputs = true,
                                  .onAllocate =
                                      [&](std::size_t bytes) {
                                          onDevice += bytes;
                                          largest = std::max<std::uint64_t>(largest, bytes);
                                      },
                                  .onAllocateHost = [&](std::size_t bytes) { onHost += bytes; }});
        plan::RunRequest request;
        request.devices = {"all"};
        request.algorithms = {id};
        request.sizes = {kSize};
        request.keyTypes = {key};
        request.valueTypes = {values};
        request.search.keys = 300;
        const auto spec = plan::expand(request, inventory).front();
        sample::WorkloadSource source;
        const auto workload = source.dataOf(spec.workload);
        const auto control = source.controlFor(spec.workload);
        const auto bytesOf = [](const data::Keys& keys, const std::vector<std::uint32_t>& answers) {
            return data::bytesOf(keys).size() + std::as_bytes(std::span(answers)).size();
        };
        for (const auto& made : {workload, control}) {
            onHost += bytesOf(made->keys, {}) + bytesOf(made->needles, made->answers);
            for (const auto& other : made->others)
                onHost += bytesOf(other.keys, other.answers);
        }

        const auto queue = inventory.find("opencl:0")->openQueue({});
        const auto prepared = sample::makeTrial(spec, *queue, workload);
        const auto largestOfItsOwn = largest;
        prepared.trial->prepareDeviceCheck(*queue);
        if (spec.device.backend != backend::BackendKind::Cpu)
            onDevice -= sample::DeviceCheck::deviceBytes(); // these bytes are not counted
        // The fake device takes a processor's job, whose output the host would look at in place.
        if (spec.device.backend == backend::BackendKind::Cpu)
            onHost -=
                spec.workload.search ? 300 * sizeof(std::uint32_t) : data::inputBytes(key, values, kSize);
        // The standard library allocates this inside the sort.
        if (id == "std-sort-par")
            onHost += kSize * sortedBytes(key, values);

        const auto need = plan::memoryNeed(spec);
        const bool shares = spec.device.sharesHostMemory;
        QCOMPARE(need.hostBytes, onHost + (shares ? onDevice : 0));
        // Small tables whose length depends on the device are not counted.
        constexpr std::uint64_t kTables = 8192;
        const auto expected = shares ? 0 : onDevice;
        QVERIFY2(need.deviceBytes <= expected && expected - need.deviceBytes < kTables,
                 qPrintable(QString("%1 for %2").arg(need.deviceBytes).arg(expected)));
        QCOMPARE(need.largestBuffer, largestOfItsOwn);
    }

    void buffersThatADeviceMapsFromTheHostAreTheHosts()
    {
        plan::RunRequest request;
        request.devices = {"opencl:0"};
        request.algorithms = {"bitonic"};
        request.sizes = {1024};
        auto spec = plan::expand(request, tests::fakeInventory()).front();
        QCOMPARE(plan::memoryNeed(spec).hostBytes, std::uint64_t{(2 + 2 * 64) * 4096});
        QCOMPARE(plan::memoryNeed(spec).deviceBytes, std::uint64_t{2 * 4096 + backend::kGuardBytes});
        spec.variant.transfer = backend::TransferMode::Mapped;
        QCOMPARE(plan::memoryNeed(spec).hostBytes, std::uint64_t{(4 + 2 * 64) * 4096 + backend::kGuardBytes});
        QCOMPARE(plan::memoryNeed(spec).deviceBytes, std::uint64_t{0});
    }
};

SORTSCOPE_TEST(MemoryNeedTest)
#include "memoryneedtest.moc"
