// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/devicesmodel.h"

#include "core/backend/devicedetails.h"
#include "core/results/show/devicefacts.h"
#include "gui/models/devicefactsmodel.h"
#include "tests/support/testprogram.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QTest>

using namespace sortscope;
using gui::models::DevicesModel;

namespace {

backend::DeviceInfo gpu()
{
    backend::DeviceInfo device;
    device.id = "opencl:0";
    device.name = "GPU";
    device.backend = backend::BackendKind::OpenCl;
    device.computeUnits = 132;
    device.globalMemory = std::uint64_t{2} << 30U;
    return device;
}

QString shown(const DevicesModel& model, int column)
{
    return model.index(0, column).data().toString();
}

} // namespace

class DevicesModelTest : public QObject {
    Q_OBJECT

private slots:
    void aCalibratedDeviceShowsItsFigures()
    {
        DevicesModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        results::Calibration calibration{
            .copyBytesPerSecond = 4.2e12, .launchNs = 2'500, .loadedSmClockMhz = 1980, .wallMargin = 0.08};
        calibration.floors = {{.medianNs = 300}, {.medianNs = 1'700}};
        model.setDevices({{gpu(), calibration, {}}});
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(shown(model, DevicesModel::Device), "GPU (OpenCL)");
        QCOMPARE(shown(model, DevicesModel::Units), "132");
        QCOMPARE(shown(model, DevicesModel::Memory), "2 GiB");
        QCOMPARE(shown(model, DevicesModel::WallMargin), "8.00");
        QCOMPARE(shown(model, DevicesModel::KernelMargin), QString());
        QCOMPARE(shown(model, DevicesModel::CopyBandwidth), "4,200.00");
        QCOMPARE(shown(model, DevicesModel::Launch), "2.50");
        auto pocl = gpu();
        pocl.platform = "Portable Computing Language";
        model.setDevices({{pocl, calibration, {}}});
        QCOMPARE(shown(model, DevicesModel::Device), "GPU (PoCL)");
        QCOMPARE(shown(model, DevicesModel::EmptyKernel), "1.70");
        QCOMPARE(shown(model, DevicesModel::LoadedClock), "1,980");
        QVERIFY(!shown(model, DevicesModel::Calibrated).isEmpty());
    }

    void aDeviceWithoutOneSaysSo()
    {
        DevicesModel model;
        model.setDevices({{gpu(), {}, {}}});
        QCOMPARE(shown(model, DevicesModel::Calibrated), "not yet");
        QCOMPARE(shown(model, DevicesModel::Launch), QString());
        model.setDevices({{gpu(), {}, "550.1"}});
        QCOMPARE(shown(model, DevicesModel::Calibrated), "with driver 550.1: calibrate again");
    }

    void theFactsOfADeviceAreThoseThatItsDriverTells()
    {
        gui::models::DeviceFactsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const backend::DeviceDetails details{.maxClockMhz = 1980,
                                             .subGroups = {32},
                                             .cache = std::uint64_t{50} << 20U,
                                             .errorCorrection = true};
        model.setFacts(results::factsOf(gpu(), details));
        QStringList lines;
        for (int row = 0; row < model.rowCount(); ++row)
            lines << model.index(row, 0).data().toString() + ": " + model.index(row, 1).data().toString();
        for (const auto* line : {"Highest clock: 1980 MHz", "Sub-group (warp): 32", "Memory: 2 GiB",
                                 "Cache shared by the device: 50 MiB", "Error correction (ECC): yes"})
            QVERIFY2(lines.contains(line), qPrintable(lines.join('\n')));
        QVERIFY(lines.filter("Power limit").isEmpty());
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, DevicesModelTest)
#include "devicesmodeltest.moc"
