// SPDX-License-Identifier: GPL-3.0-or-later
// The readings of an empty kernel on every device of this machine that runs kernels.
#include "core/sample/clockfloor.h"

#include "tests/support/devices.h"
#include "tests/support/testprogram.h"

using namespace sortscope;

class ClockFloorTest : public QObject {
    Q_OBJECT

private slots:
    void everyLaunchModeHasAFloorOnTheDevicesClock()
    {
        SORTSCOPE_NEEDS_KERNEL_DEVICE();
        for (const auto& id : tests::kernelDevices()) {
            const auto device = tests::machine().find(id);
            for (const auto mode : device->info().launchModes) {
                const auto floors = sample::measureFloors(*device, {.launch = mode});
                QCOMPARE(floors.size(), std::size_t{1});
                const auto& floor = floors.front();
                qInfo("%s, %s: an empty kernel reads %.0f ns, MAD %.0f ns", id.c_str(),
                      std::string(base::nameOf(mode)).c_str(), floor.medianNs, floor.madNs);
                QVERIFY(floor.clock == device->info().clock);
                QVERIFY(floor.launches >= 30);
                QVERIFY(floor.medianNs > 0);
            }
        }
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, ClockFloorTest)
#include "clockfloortest.moc"
