// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/kernelspage.h"

#include "gui/charts/kernels/kernelchart.h"
#include "gui/models/kernelsmodel.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/widgets/tablepane.h"
#include "tests/support/replicate.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QTest>

using namespace sortscope;
using gui::models::KernelsModel;
using gui::pages::KernelsPage;

namespace {

/// A sort whose tiles take 3 µs, and whose two merges take 4 µs and 5 µs.
tests::Result twoKernels()
{
    auto result = tests::wallResult(tests::gpuDevice(), "column-radix", 4096, {});
    for (int i = 0; i < 3; ++i) {
        const std::vector commands{tests::kernel("tile", {}, {}, 0, 3000),
                                   tests::kernel("merge", {}, {}, 4000, 8000),
                                   tests::kernel("merge", {}, {}, 9000, 14000)};
        results::Sample sample;
        sample.commands = results::PackedCommands(commands);
        results::deriveDurations(sample, commands, 0, commands.size());
        tests::only(result).samples.push_back(std::move(sample));
        ++result.verifiedRuns;
    }
    return tests::shared(std::move(result));
}

QString cell(const KernelsPage& page, int row, KernelsModel::Column column)
{
    return page.table().model()->index(row, column).data().toString();
}

} // namespace

class KernelsPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { gui::widgets::loadResources(); }

    void everyKernelHasARowWithItsShare()
    {
        KernelsPage page;
        page.resize(900, 600);
        page.show();
        QVERIFY(!page.table().isVisible());
        const QAbstractItemModelTester tester(page.table().model());
        page.chart().setResults({twoKernels()});
        QTRY_VERIFY(page.table().isVisible());
        QCOMPARE(page.table().model()->rowCount(), 2);
        QCOMPARE(cell(page, 0, KernelsModel::Kernel), QStringLiteral("tile"));
        QCOMPARE(cell(page, 0, KernelsModel::Launches), QStringLiteral("1"));
        QCOMPARE(cell(page, 0, KernelsModel::Time), QStringLiteral("3.00"));
        QCOMPARE(cell(page, 0, KernelsModel::Share), QStringLiteral("25.00"));
        QCOMPARE(cell(page, 1, KernelsModel::Launches), QStringLiteral("2"));
        QCOMPARE(cell(page, 1, KernelsModel::Time), QStringLiteral("9.00"));
        QCOMPARE(cell(page, 1, KernelsModel::MeanLaunch), QStringLiteral("4.50"));
        QCOMPARE(cell(page, 1, KernelsModel::Share), QStringLiteral("75.00"));
    }

    void kernelsNearTheFloorAreMarked()
    {
        auto result = *twoKernels();
        result.floors = {{backend::Clock::OpenClEvent, 350, 1, 50}};
        KernelsPage page;
        page.resize(900, 600);
        page.show();
        page.chart().setResults({tests::shared(std::move(result))});
        QTRY_COMPARE(page.table().model()->rowCount(), 2);
        QCOMPARE(cell(page, 0, KernelsModel::Time), QStringLiteral("~ 3.00"));
        QCOMPARE(cell(page, 1, KernelsModel::Time), QStringLiteral("9.00"));
    }

    void whatTheDeviceTellsOfAKernelStandsInItsRow()
    {
        auto result = *twoKernels();
        backend::KernelFacts merge{.kernel = "merge", .globalSize = 4096, .localSize = 64};
        merge.registers = 71;
        merge.spilledBytes = 24;
        merge.staticLocalBytes = 1024;
        merge.dynamicLocalBytes = 512;
        merge.occupancy = 0.5;
        merge.limitedBy = {backend::OccupancyLimit::Registers};
        result.kernels = {merge};
        KernelsPage page;
        page.resize(900, 600);
        page.show();
        page.chart().setResults({twoKernels()});
        QTRY_VERIFY(page.table().isVisible());
        QVERIFY(page.table().isColumnHidden(KernelsModel::Registers)); // this device tells nothing
        page.chart().setResults({tests::shared(std::move(result))});
        QTRY_VERIFY(!page.table().isColumnHidden(KernelsModel::Registers));
        QCOMPARE(cell(page, 1, KernelsModel::Registers), QStringLiteral("71"));
        QCOMPARE(cell(page, 1, KernelsModel::Spilled), QStringLiteral("24"));
        QCOMPARE(cell(page, 1, KernelsModel::LocalMemory), QStringLiteral("1,536"));
        QCOMPARE(cell(page, 1, KernelsModel::Occupancy), QStringLiteral("50.00"));
        QCOMPARE(cell(page, 1, KernelsModel::LimitedBy), QStringLiteral("registers"));
        QCOMPARE(cell(page, 1, KernelsModel::Waves), QString());
        QCOMPARE(cell(page, 0, KernelsModel::Registers), QString());
    }

    void theTableGoesWithTheFigure()
    {
        KernelsPage page;
        page.resize(900, 600);
        page.show();
        page.chart().setResults({twoKernels()});
        QTRY_VERIFY(page.table().isVisible());
        page.chart().setResults({});
        QTRY_VERIFY(!page.table().isVisible());
        QCOMPARE(page.table().model()->rowCount(), 0);
    }
};

SORTSCOPE_TEST_WITH(QApplication, KernelsPageTest)
#include "kernelspagetest.moc"
