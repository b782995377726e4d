// SPDX-License-Identifier: GPL-3.0-or-later
// Loads tests/support/fakenvml.cpp in place of the driver's library.
#include "core/backend/nvml/nvml.h"

#include "core/backend/error.h"
#include "tests/support/testprogram.h"

#include <QTest>

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
        qunsetenv("SORTSCOPE_FAKE_NVML_PROCESSES");
        qunsetenv("SORTSCOPE_FAKE_NVML_ENERGY");
    }

    void theDriversReleaseIsRead() { QCOMPARE(backend::nvml::driverVersion(), std::string("580.65.06")); }

    void aGpuIsRecognisedByItsUuidOrElseByItsPlaceOnTheBus()
    {
        const backend::DeviceState expected{.smClockMhz = 1980, .throttles = {}, .temperatureC = 41};
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

    void processesOnTheGpuAreCountedAndThisOneIsKnown_data()
    {
        QTest::addColumn<QByteArray>("processes");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("others");
        QTest::newRow("this one alone") << QByteArray("self") << 2 << 0;
        QTest::newRow("another one too") << QByteArray("17,self") << 3 << 1;
        QTest::newRow("numbered in another way") << QByteArray("17") << 2 << -1;
        QTest::newRow("none") << QByteArray("") << 1 << -1;
        QTest::newRow("more than are asked for") << "self" + QByteArray(",17").repeated(100) << 102 << -1;
    }
    void processesOnTheGpuAreCountedAndThisOneIsKnown()
    {
        QFETCH(QByteArray, processes);
        QFETCH(int, count);
        QFETCH(int, others);
        qputenv("SORTSCOPE_FAKE_NVML_PROCESSES", processes);
        const auto use = GpuSensors(kUuid, {}).use();
        QVERIFY(use.processes == count); // one process draws
        QVERIFY(use.otherComputing == (others < 0 ? std::nullopt : std::optional<std::int64_t>(others)));
    }

    void theEnergyOfTheBoardIsCountedInMicrojoules()
    {
        const auto counter = GpuSensors(kUuid, {}).energyCounter();
        QVERIFY(counter->source() == backend::EnergySource::Nvml);
        const auto before = counter->microjoules();
        QCOMPARE(before % 40'000, std::uint64_t{0});
        QTRY_VERIFY(counter->microjoules() > before);
    }

    void aGpuWithoutACounterOfEnergySaysWhoHasOne()
    {
        const auto refusal = [](const GpuSensors& sensors) -> QByteArray {
            try {
                sensors.energyCounter();
            } catch (const backend::Unsupported& error) {
                return error.what();
            }
            return {};
        };
        QVERIFY(refusal(GpuSensors("another uuid", {})).contains("NVML"));
        qputenv("SORTSCOPE_FAKE_NVML_ENERGY", "none");
        QVERIFY(refusal(GpuSensors(kUuid, {})).contains("from Volta on"));
    }

    void countersOfTheTimeThatTheGpuWasHeldBackAreTheDrivers()
    {
        const auto use = GpuSensors(kUuid, {}).use();
        QVERIFY(use.powerViolationNs == 1000 && use.heatViolationNs == 1001);
        QVERIFY(use.powerLimitMw == 700'000);
        QVERIFY(use.hardwareViolationNs == 1003);
    }

    void whatIsNotSaidOfUseIsEmpty()
    {
        QVERIFY(GpuSensors("another uuid", {}).use() == backend::DeviceUse{});
        qputenv("SORTSCOPE_FAKE_NVML", "refuse");
        QVERIFY(GpuSensors(kUuid, {}).use() == backend::DeviceUse{});
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

SORTSCOPE_TEST(NvmlTest)
#include "nvmltest.moc"
