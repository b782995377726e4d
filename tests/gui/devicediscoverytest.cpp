// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/devicediscovery.h"

#include "tests/gui/guisupport.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <atomic>
#include <memory>
#include <stdexcept>

using namespace sortscope;
using gui::bridge::DeviceDiscovery;

class DeviceDiscoveryTest : public QObject {
    Q_OBJECT

private slots:
    void theDevicesArriveOnTheWindowsThreadAndAreLookedForOnAnother()
    {
        std::atomic<QThread*> lookedOn = nullptr;
        DeviceDiscovery discovery([&](const std::stop_token&) {
            lookedOn = QThread::currentThread();
            return tests::fakeInventory();
        });
        QThread* heardOn = nullptr;
        std::size_t devices = 0;
        std::string program;
        connect(&discovery, &DeviceDiscovery::found, this, [&](const places::Machine& machine) {
            heardOn = QThread::currentThread();
            devices = machine.inventory().devices.size();
            program = machine.facts().environment.programVersion;
        });
        QSignalSpy found(&discovery, &DeviceDiscovery::found);
        discovery.start();
        QVERIFY(discovery.running());
        QVERIFY(found.wait());
        QVERIFY(!discovery.running());
        QCOMPARE(heardOn, QThread::currentThread());
        QVERIFY(lookedOn != nullptr);
        QVERIFY(lookedOn != QThread::currentThread());
        QCOMPARE(devices, std::size_t{2});
        QVERIFY(!program.empty()); // the facts of the machine were read, too
    }

    void theEventLoopTurnsWhileADriverHangs()
    {
        // The driver hangs until a timer of the window's thread releases it: if that thread waited, nothing
        // ever would.
        tests::Gate driver;
        DeviceDiscovery discovery([&](const std::stop_token&) {
            driver.pass();
            return backend::Inventory();
        });
        QSignalSpy found(&discovery, &DeviceDiscovery::found);
        discovery.start();
        driver.waitForLaunch();
        QTimer::singleShot(0, this, [&] { driver.open(); });
        QVERIFY(found.wait());
    }

    void aSecondStartWhileLookingDoesNothing()
    {
        std::atomic<int> calls = 0;
        tests::Gate driver;
        DeviceDiscovery discovery([&](const std::stop_token&) {
            ++calls;
            driver.pass();
            return backend::Inventory();
        });
        QSignalSpy found(&discovery, &DeviceDiscovery::found);
        discovery.start();
        discovery.start();
        driver.open();
        QVERIFY(found.wait());
        QCOMPARE(calls, 1);
        discovery.start();
        QVERIFY(found.wait());
        QCOMPARE(calls, 2);
    }

    void aSearchThatThrowsEndsWithTheReason()
    {
        DeviceDiscovery discovery([](const std::stop_token&) -> backend::Inventory {
            throw std::runtime_error("no driver answers");
        });
        std::vector<backend::Unavailable> unavailable;
        QSignalSpy found(&discovery, &DeviceDiscovery::found);
        connect(&discovery, &DeviceDiscovery::found, this,
                [&](const places::Machine& machine) { unavailable = machine.inventory().unavailable; });
        discovery.start();
        QVERIFY(found.wait());
        QVERIFY(!discovery.running());
        QCOMPARE(unavailable.size(), std::size_t{1});
        QCOMPARE(unavailable.front().reason, std::string("no driver answers"));
    }

    void destructionWhileLookingIsClean()
    {
        tests::Gate driver;
        std::atomic<bool> ended = false;
        auto discovery = std::make_unique<DeviceDiscovery>([&](const std::stop_token&) {
            driver.pass();
            ended = true;
            return backend::Inventory();
        });
        discovery->start();
        driver.waitForLaunch();
        driver.open();
        discovery.reset();
        QVERIFY(ended);
        QCoreApplication::processEvents(); // events posted to the dead object must not be delivered
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, DeviceDiscoveryTest)
#include "devicediscoverytest.moc"
