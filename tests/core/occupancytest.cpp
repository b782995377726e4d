// SPDX-License-Identifier: GPL-3.0-or-later
// The occupancy of kernels on devices that need not be here.
#include "core/backend/cuda/occupancy.h"

#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using backend::KernelFacts;
using backend::OccupancyLimit;
using backend::cuda::addOccupancy;
using Limits = std::vector<OccupancyLimit>;

namespace {

/// An H100 SXM, as its driver describes it ("Compute Capabilities" in the CUDA C++ Programming Guide).
cudaOccDeviceProp h100()
{
    cudaOccDeviceProp device;
    device.computeMajor = 9;
    device.computeMinor = 0;
    device.maxThreadsPerBlock = 1024;
    device.maxThreadsPerMultiprocessor = 2048;
    device.regsPerBlock = 65536;
    device.regsPerMultiprocessor = 65536;
    device.warpSize = 32;
    device.sharedMemPerBlock = 48 << 10;
    device.sharedMemPerMultiprocessor = 228 << 10;
    device.numSms = 132;
    device.sharedMemPerBlockOptin = 227 << 10;
    device.reservedSharedMemPerBlock = 1 << 10;
    return device;
}

KernelFacts kernel(std::size_t localSize, std::size_t registers, std::size_t declared, std::size_t added = 0)
{
    return {.kernel = "sort",
            .globalSize = localSize * 1056,
            .localSize = localSize,
            .registers = registers,
            .staticLocalBytes = declared,
            .dynamicLocalBytes = added};
}

} // namespace

class OccupancyTest : public QObject {
    Q_OBJECT

private slots:
    void theScarcestResourceLimits_data()
    {
        QTest::addColumn<KernelFacts>("facts");
        QTest::addColumn<std::size_t>("groups");
        QTest::addColumn<double>("occupancy");
        QTest::addColumn<Limits>("limits");
        // 65,536 registers / (64 x 256)
        QTest::newRow("registers") << kernel(256, 64, 0) << std::size_t{4} << 0.5
                                   << Limits{OccupancyLimit::Registers};
        // 228 KiB / (32 + 1) KiB
        QTest::newRow("declared local memory")
            << kernel(256, 16, 32 << 10) << std::size_t{6} << 0.75 << Limits{OccupancyLimit::LocalMemory};
        // 228 KiB / (200 + 1) KiB
        QTest::newRow("local memory of the launch")
            << kernel(1024, 32, 0, 200 << 10) << std::size_t{1} << 0.5 << Limits{OccupancyLimit::LocalMemory};
        QTest::newRow("work-items") << kernel(512, 16, 0) << std::size_t{4} << 1.0
                                    << Limits{OccupancyLimit::WorkItems};
        QTest::newRow("work-groups") << kernel(32, 16, 0) << std::size_t{32} << 0.5
                                     << Limits{OccupancyLimit::WorkGroups};
        QTest::newRow("two at once") << kernel(256, 32, 0) << std::size_t{8} << 1.0
                                     << Limits{OccupancyLimit::Registers, OccupancyLimit::WorkItems};
        // 33 work-items are two warps.
        QTest::newRow("part of a warp") << kernel(33, 16, 0) << std::size_t{32} << 1.0
                                        << Limits{OccupancyLimit::WorkItems, OccupancyLimit::WorkGroups};
    }

    void theScarcestResourceLimits()
    {
        QFETCH(KernelFacts, facts);
        QFETCH(const std::size_t, groups);
        QFETCH(const double, occupancy);
        QFETCH(const Limits, limits);
        addOccupancy(facts, h100());
        QCOMPARE(facts.residentGroups.value(), groups);
        QCOMPARE(facts.occupancy.value(), occupancy);
        QVERIFY(facts.limitedBy == limits);
        QCOMPARE(facts.waves.value(), 1056.0 / (static_cast<double>(groups) * 132));
        QCOMPARE(facts.preferredMultiple.value(), std::size_t{32});
    }

    void whatTheDriverTellsCounts()
    {
        auto facts = kernel(256, 64, 0);
        facts.residentGroups = 3;
        addOccupancy(facts, h100());
        QCOMPARE(facts.occupancy.value(), 0.375);
        QVERIFY(facts.limitedBy.empty());
    }

    void aChipThatTheCalculatorDoesNotKnowHasNoLimits()
    {
        auto device = h100();
        device.computeMajor = 99;
        auto facts = kernel(256, 64, 0);
        addOccupancy(facts, device);
        QVERIFY(!facts.residentGroups && !facts.occupancy && !facts.waves && facts.limitedBy.empty());
        facts.residentGroups = 4;
        addOccupancy(facts, device);
        QCOMPARE(facts.occupancy.value(), 0.5);
        QVERIFY(facts.limitedBy.empty());
    }

    void aKernelThatDoesNotFitHasNoOccupancy()
    {
        auto facts = kernel(1024, 128, 0);
        addOccupancy(facts, h100());
        QCOMPARE(facts.residentGroups.value_or(0), std::size_t{0});
        QVERIFY(!facts.occupancy && !facts.waves);
    }

    void onlyAKernelWithoutMemoryOfItsOwnIsKnownToSpillNothing()
    {
        KernelFacts facts;
        backend::cuda::setPrivateBytes(facts, 0);
        QCOMPARE(facts.spilledBytes.value(), std::size_t{0});
        facts = {};
        backend::cuda::setPrivateBytes(facts, 48);
        QCOMPARE(facts.privateBytes.value(), std::size_t{48});
        QVERIFY(!facts.spilledBytes);
    }
};

SORTSCOPE_TEST(OccupancyTest)
#include "occupancytest.moc"
