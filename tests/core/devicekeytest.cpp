// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/devicekey.h"

#include "core/results/compare/devicenames.h"
#include "core/results/judge/devicefloors.h"
#include "core/results/show/parameterstudy.h"
#include "tests/support/fakebackend.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace sortscope;

namespace {

backend::DeviceInfo card(const std::string& node, const std::optional<std::string>& uuid = {})
{
    backend::DeviceInfo device;
    device.id = "cuda:0";
    device.node = node;
    device.name = "NVIDIA H200";
    device.backend = backend::BackendKind::Cuda;
    device.platform = "CUDA";
    device.uuid = uuid;
    return device;
}

std::shared_ptr<results::JobResult> mergeRow(const backend::DeviceInfo& device, const std::string& merge)
{
    auto result = std::make_shared<results::JobResult>();
    result->spec.device = device;
    result->spec.variant = {
        .algorithm = "column-radix", .merge = merge, .parameters = {{"lists", std::int64_t{8}}}};
    result->spec.workload = {.generator = "uniform", .size = 4096};
    tests::only(*result).samples = {results::Sample{.wallNs = 1000}};
    result->floors = {{backend::Clock::CudaEvent, 5000, 10, 50}};
    result->verifiedRuns = 1;
    return result;
}

} // namespace

class DeviceKeyTest : public QObject {
    Q_OBJECT

private slots:
    void anIdNamesAnotherDeviceOnAnotherMachine()
    {
        QVERIFY(results::deviceKey(card("box1")) != results::deviceKey(card("box2")));
        QVERIFY(results::deviceKey(card("box1")) == results::deviceKey(card("box1")));
        QVERIFY(results::deviceModel(card("box1")) == results::deviceModel(card("box2")));
    }

    void theUuidCountsBeforeTheIdAndThePciId()
    {
        auto moved = card("box1", "GPU-1");
        moved.id = "cuda:3";
        moved.pciId = "0000:04:00.0";
        QVERIFY(results::deviceKey(moved) == results::deviceKey(card("box1", "GPU-1")));
        QVERIFY(results::deviceKey(moved) != results::deviceKey(card("box1", "GPU-2")));
    }

    void withoutUuidThePciIdCounts()
    {
        auto first = card("box1");
        first.pciId = "0000:04:00.0";
        auto second = first;
        second.pciId = "0000:05:00.0";
        QVERIFY(results::deviceKey(first) != results::deviceKey(second));
    }

    void equalDevicesOfOneMachineAreNumbered()
    {
        backend::Inventory inventory;
        for (const auto* id : {"opencl:0", "opencl:1", "opencl:2"})
            inventory.devices.push_back(tests::makeFakeDevice({.id = id}));
        const auto infos = inventory.infos();
        std::set<results::DeviceKey> keys;
        for (const auto& info : infos)
            keys.insert(results::deviceKey(info));
        QCOMPARE(keys.size(), std::size_t{3});
    }

    void namesAreNoLongerThanTheyNeedToBe()
    {
        results::DeviceNames names;
        names.add(card("box1", "GPU-1"));
        names.add(card("box1", "GPU-1"));
        QCOMPARE(names.of(card("box1", "GPU-1")), std::string("cuda:0"));
        names.add(card("box2", "GPU-2"));
        QCOMPARE(names.of(card("box1", "GPU-1")), std::string("box1/cuda:0"));
        QCOMPARE(names.of(card("box2", "GPU-2")), std::string("box2/cuda:0"));
        names.add(card("box2", "GPU-3"));
        QCOMPARE(names.of(card("box2", "GPU-3")), std::string("box2/cuda:0 (NVIDIA H200, GPU-3)"));
    }

    void oneCardOnTwoPlatformsHasTwoNames()
    {
        auto one = card("box1", "GPU-1");
        auto other = one;
        one.platform = "First";
        other.platform = "Second";
        results::DeviceNames names;
        names.add(one);
        QVERIFY(names.add(other));
        QCOMPARE(names.of(one), std::string("cuda:0 (NVIDIA H200, First, GPU-1)"));
        QCOMPARE(names.of(other), std::string("cuda:0 (NVIDIA H200, Second, GPU-1)"));
    }

    void whoAddsADeviceIsToldWhetherOthersHaveNewNames()
    {
        results::DeviceNames names;
        std::vector<std::pair<backend::DeviceInfo, std::string>> known;
        // A second machine and an exchanged card rename the earlier devices; a third machine does not.
        for (const auto& [node, uuid] : std::vector<std::pair<const char*, const char*>>{{"box1", "GPU-1"},
                                                                                         {"box1", "GPU-1"},
                                                                                         {"box2", "GPU-2"},
                                                                                         {"box3", "GPU-3"},
                                                                                         {"box3", "GPU-4"},
                                                                                         {"box3", "GPU-5"},
                                                                                         {"box1", "GPU-6"}}) {
            const auto added = card(node, uuid);
            const bool told = names.add(added);
            const bool renamed = std::ranges::any_of(
                known, [&](const auto& device) { return names.of(device.first) != device.second; });
            QVERIFY2(told == renamed, uuid);
            known.emplace_back(added, std::string());
            for (auto& [device, name] : known)
                name = names.of(device);
        }
    }

    void tablesAndFloorsOfTwoMachinesStayApart()
    {
        const std::vector<results::ResultPointer> rows{
            mergeRow(card("box1"), "pairwise"), mergeRow(card("box1"), "blocked"),
            mergeRow(card("box2"), "pairwise"), mergeRow(card("box2"), "blocked")};
        QCOMPARE(results::parameterStudies(rows, results::exerciseAxes()).size(), std::size_t{2});
        QCOMPARE(results::deviceFloors(rows).size(), std::size_t{2});
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, DeviceKeyTest)
#include "devicekeytest.moc"
