// SPDX-License-Identifier: GPL-3.0-or-later
// Loads tests/support/fakenvml.cpp in place of the driver's library.
#include "core/backend/nvml/nvml.h"

#include <QtTest>

using namespace sortscope;
using backend::Throttle;
using backend::nvml::GpuSensors;

Q_DECLARE_METATYPE(std::vector<Throttle>)

namespace {

const std::string kUuid = "01234567-89ab-cdef-0123-456789abcdef";
const std::string kPciId = "0000:3b:00.0";

} // namespace

class NvmlTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        qunsetenv("SORTSCOPE_FAKE_NVML");
        qunsetenv("SORTSCOPE_FAKE_NVML_REASONS");
    }

    void theDriversReleaseIsRead() { QCOMPARE(backend::nvml::driverVersion(), std::string("580.65.06")); }

    void aGpuIsRecognisedByItsUuidOrElseByItsPlaceOnTheBus()
    {
        const backend::DeviceState expected{.smClockMhz = 1980, .throttles = {}};
        QVERIFY(GpuSensors(kUuid, {}).read() == expected);
        QVERIFY(GpuSensors({}, kPciId).read() == expected);
        QVERIFY(GpuSensors("another uuid", kPciId).read() == expected);
    }

    void anotherDeviceHasNoSensors()
    {
        QVERIFY(!GpuSensors("another uuid", "0000:3b:00.1").read());
        QVERIFY(!GpuSensors({}, {}).read());
    }

    void whatTheDriverDoesNotGiveIsEmpty()
    {
        qputenv("SORTSCOPE_FAKE_NVML", "refuse");
        QVERIFY(GpuSensors(kUuid, {}).read() == backend::DeviceState{});
    }

    void reasonsForALowerClockAreGiven_data()
    {
        QTest::addColumn<QByteArray>("bits");
        QTest::addColumn<std::vector<Throttle>>("throttles");
        using List = std::vector<Throttle>;
        QTest::newRow("none") << QByteArray("0") << List{};
        QTest::newRow("idle") << QByteArray("1") << List{};
        QTest::newRow("a clock that the user has fixed") << QByteArray("2") << List{};
        QTest::newRow("power limit") << QByteArray("4") << List{Throttle::PowerLimit};
        QTest::newRow("heat, by software") << QByteArray("20") << List{Throttle::Heat};
        QTest::newRow("heat, by hardware") << QByteArray("48") << List{Throttle::Heat};
        QTest::newRow("power brake") << QByteArray("88") << List{Throttle::Hardware};
        QTest::newRow("hardware, unexplained") << QByteArray("8") << List{Throttle::Hardware};
        QTest::newRow("all") << QByteArray("1ff")
                             << List{Throttle::PowerLimit, Throttle::Heat, Throttle::Hardware};
    }
    void reasonsForALowerClockAreGiven()
    {
        QFETCH(QByteArray, bits);
        QFETCH(std::vector<Throttle>, throttles);
        qputenv("SORTSCOPE_FAKE_NVML_REASONS", bits);
        QVERIFY(GpuSensors(kUuid, {}).read().value().throttles == throttles);
    }
};

QTEST_APPLESS_MAIN(NvmlTest)
#include "nvmltest.moc"
