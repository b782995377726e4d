// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/fleetmodel.h"

#include "tests/support/fleetresults.h"
#include "tests/support/testprogram.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QTest>

using namespace sortscope;
using namespace sortscope::tests;
using gui::models::FleetModel;

namespace {

FleetModel::Report reportOf(const SimulatedFleet& fleet)
{
    return std::make_shared<const results::FleetReport>(results::fleet(simulate(fleet)));
}

FleetModel::Report someReport()
{
    SimulatedFleet fleet{.machines = 8, .jobs = 8, .oldDriver = 5};
    fleet.slowness = [](std::size_t machine, std::size_t) {
        return machine == 5 ? 1.3 : machine == 2 ? 0.9 : 1.0;
    };
    return reportOf(fleet);
}

QString shown(const QAbstractItemModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

class FleetModelTest : public QObject {
    Q_OBJECT

private slots:
    void outliersStandOnTop()
    {
        FleetModel model;
        const QAbstractItemModelTester tester(&model);
        model.setReport(someReport());
        QCOMPARE(model.rowCount(), 8);
        QCOMPARE(shown(model, 0, FleetModel::Device), "node6/cuda:0");
        QCOMPARE(shown(model, 0, FleetModel::Kind), "NVIDIA H200 (CUDA)");
        QCOMPARE(shown(model, 0, FleetModel::Standing), "▲ slower");
        QCOMPARE(shown(model, 0, FleetModel::Slower), "8");
        QCOMPARE(shown(model, 1, FleetModel::Device), "node3/cuda:0");
        QCOMPARE(shown(model, 1, FleetModel::Standing), "▼ faster");
        QCOMPARE(shown(model, 1, FleetModel::Faster), "8");
        QCOMPARE(shown(model, 2, FleetModel::Standing), "= alike");
    }

    void whatADeviceHasOtherwiseIsNamed()
    {
        FleetModel model;
        model.setReport(someReport());
        QCOMPARE(shown(model, 0, FleetModel::Differences),
                 "Driver of NVIDIA H200 (CUDA): 570.2 (most: 580.1)");
        QCOMPARE(shown(model, 1, FleetModel::Differences), "");
    }

    void numbersStandToTheRightAndKeepAllDigits()
    {
        FleetModel model;
        model.setReport(someReport());
        const auto ratio = model.index(0, FleetModel::Ratio);
        QVERIFY(Qt::Alignment(ratio.data(Qt::TextAlignmentRole).toInt()) & Qt::AlignRight);
        QCOMPARE(ratio.data(gui::models::RawRole).toDouble(), *model.report()->devices[5].medianRatio);
        QVERIFY(
            Qt::Alignment(model.headerData(FleetModel::Ratio, Qt::Horizontal, Qt::TextAlignmentRole).toInt())
            & Qt::AlignRight);
    }

    void devicesThatWereNotJudgedHaveNoFigures()
    {
        FleetModel model;
        const QAbstractItemModelTester tester(&model);
        model.setReport(reportOf({.machines = 2, .jobs = 3}));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(shown(model, 0, FleetModel::Standing), "– not judged");
        QVERIFY(!model.index(0, FleetModel::Ratio).data(gui::models::RawRole).isValid());
        model.setReport(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, FleetModelTest)
#include "fleetmodeltest.moc"
