// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/overviewpage.h"

#include "core/algorithms/catalogue.h"
#include "gui/charts/bars/phasechart.h"
#include "gui/charts/base/canvas.h"
#include "gui/charts/curves/speedupcurve.h"
#include "gui/pages/overviewcards.h"
#include "tests/support/replicate.h"
#include "tests/support/sampleresults.h"
#include "tests/support/someresults.h"
#include "tests/support/testprogram.h"

#include <QGuiApplication>
#include <QLabel>
#include <QLayout>
#include <QScopeGuard>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace sortscope;
using gui::pages::HeadlineCard;
using gui::pages::OverviewPage;
using results::OverviewJob;

namespace {

std::vector<OverviewJob> jobsOf(const std::vector<results::JobResult>& results)
{
    std::vector<OverviewJob> jobs;
    const auto environment = std::make_shared<const results::Environment>(tests::someEnvironment());
    for (auto result : results) {
        result.spec.id = static_cast<results::JobId>(jobs.size() + 1);
        jobs.push_back({tests::shared(std::move(result)), environment});
    }
    return jobs;
}

/// Three replicates: enough for verdicts.
results::JobResult replicated(results::JobResult row)
{
    row.replicates.resize(3, row.replicates.front());
    return row;
}

results::JobResult gpu(std::size_t size, double ns)
{
    return replicated(tests::wallResult(tests::gpuDevice(), "bitonic", size, {ns, ns, ns}));
}

results::JobResult cpu(std::size_t size, double ns)
{
    return replicated(tests::wallResult(tests::cpuDevice(), "std-sort", size, {ns, ns, ns}));
}

/// A page that shows these jobs.
struct Desk {
    explicit Desk(std::vector<OverviewJob> jobs)
    {
        page.resize(860, 640);
        page.show();
        QSignalSpy updated(&page, &OverviewPage::updated);
        page.setJobs(std::move(jobs));
        shown = updated.wait();
    }

    const HeadlineCard& card(const char* name) const
    {
        return *page.findChild<HeadlineCard*>(QLatin1String(name));
    }
    QStringList texts() const
    {
        QStringList texts;
        for (const auto* label : page.findChildren<QLabel*>())
            texts << label->text();
        return texts;
    }

    OverviewPage page;
    bool shown = false;
};

} // namespace

class OverviewPageTest : public QObject {
    Q_OBJECT

private slots:
    void withoutJobsItSaysWhatToDoFirst()
    {
        OverviewPage page;
        page.show();
        const auto labels = page.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text() == QStringLiteral("Nothing measured yet");
        }));
    }

    void theHeadlinesSayHowMuchFasterTheGpuIsAndFromWhichSizeOn()
    {
        const Desk desk(jobsOf({gpu(1024, 2000), cpu(1024, 1000), gpu(4096, 2000), cpu(4096, 23'600)}));
        QVERIFY(desk.shown);
        QCOMPARE(desk.card("card-gpu").figure(), QStringLiteral("2.00 µs"));
        QVERIFY(desk.card("card-gpu").text().startsWith(QStringLiteral("Bitonic sort · NVIDIA H200")));
        QVERIFY(desk.card("card-cpu").text().startsWith(QStringLiteral("std::sort · CPU · 2¹²")));
        QCOMPARE(desk.card("card-factor").figure(), QStringLiteral("11.8× faster"));
        QVERIFY(desk.card("card-crossover").figure().endsWith(QStringLiteral(" keys")));
        QVERIFY(desk.card("card-crossover")
                    .text()
                    .startsWith(QStringLiteral("The GPU is faster from about this size")));
    }

    void aLeadThatSkippedPassesHaveHelpedSaysSo()
    {
        auto radix = gpu(70'000, 1000);
        radix.spec.variant.algorithm = "radix-sort";
        radix.spec.variant.parameters = algorithms::resolveParameters(
            *algorithms::findAlgorithm("radix-sort"), radix.spec.device, {{"digit-bits", std::int64_t{8}}});
        radix.passesRun = 3;
        radix.keyBits = 17;
        const auto note = QStringLiteral("3 of 4 passes: keys below 2^17");
        const Desk ahead(jobsOf({radix, cpu(70'000, 5000)}));
        QVERIFY(ahead.card("card-factor").text().endsWith(note));
        const Desk behind(jobsOf({radix, cpu(70'000, 500)}));
        QVERIFY(!behind.card("card-factor").text().contains(note));
    }

    void whereTheTwoAnswersDifferTheHeadlineSaysBoth()
    {
        auto row = gpu(4096, 2000);
        for (auto& replicate : row.replicates) {
            for (auto& sample : replicate.samples)
                sample.endToEndNs = 20'000;
        }
        const Desk desk(jobsOf({row, cpu(4096, 10'000)}));
        const auto& card = desk.card("card-factor");
        QCOMPARE(card.figure(), QStringLiteral("5× faster, with transfers 2× slower"));
        QVERIFY2(card.text().startsWith(
                     QStringLiteral("Data on the device: 5× (5–5), Bitonic sort against std::sort")),
                 qPrintable(card.text()));
        QVERIFY2(card.text().contains(QStringLiteral("With transfers (Copy): 2× slower")),
                 qPrintable(card.text()));
    }

    void readFromTheRightTheHelpOfAFigureStaysOutOfItsTitle()
    {
        const auto leftToRight = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const Desk desk(jobsOf({gpu(1024, 2000), cpu(1024, 1000), gpu(2048, 3000), cpu(2048, 1000)}));
        int inFigures = 0;
        for (const auto* help : desk.page.findChildren<QToolButton*>("figure-help")) {
            const auto* figure = qobject_cast<const gui::charts::Canvas*>(help->parentWidget());
            if (figure == nullptr)
                continue;
            QVERIFY(help->x() > figure->width() / 2); // titles stand at the left in all languages
            ++inFigures;
        }
        QCOMPARE(inFigures, 2);
    }

    void rowsThatAreNotProvenSlowerStandBesideTheFastest()
    {
        auto equal = gpu(1024, 2000);
        equal.spec.variant.algorithm = "merge-sort";
        auto slower = gpu(1024, 3000);
        slower.spec.variant.algorithm = "radix-sort";
        const Desk desk(jobsOf({gpu(1024, 2000), equal, slower, cpu(1024, 1000)}));
        QVERIFY2(desk.card("card-gpu")
                     .text()
                     .endsWith(QStringLiteral("\nAs fast, within the interval: Merge sort")),
                 qPrintable(desk.card("card-gpu").text()));
        QVERIFY(!desk.card("card-cpu").text().contains(QStringLiteral("As fast")));
    }

    void aSlowerGpuIsSaidToBeSlower()
    {
        const Desk desk(jobsOf({gpu(1024, 2000), cpu(1024, 1000), gpu(2048, 3000), cpu(2048, 1000)}));
        QCOMPARE(desk.card("card-factor").figure(), QStringLiteral("3× slower"));
        QCOMPARE(desk.card("card-crossover").figure(), QStringLiteral("Above 2¹¹"));
    }

    void whatIsMissingForAHeadlineIsSaid()
    {
        const Desk alone(jobsOf({gpu(1024, 2000)}));
        QCOMPARE(alone.card("card-cpu").figure(), QStringLiteral("–"));
        QVERIFY(alone.card("card-cpu").text().contains(QStringLiteral("No verified result of the CPU")));
        QCOMPARE(alone.card("card-factor").figure(), QStringLiteral("–"));
        const Desk unlike(jobsOf({gpu(1024, 2000), cpu(2048, 1000)}));
        QVERIFY(unlike.card("card-factor").text().contains(QStringLiteral("did not do the same work")));
        const Desk one(jobsOf({gpu(1024, 2000), cpu(1024, 1000)}));
        QVERIFY(one.card("card-crossover").text().contains(QStringLiteral("several sizes")));
    }

    void theTimeOfTheFastestGpuRowIsTakenApart()
    {
        const Desk desk(jobsOf({tests::bitonicResult(4, 3), cpu(16, 1000)}));
        const auto& parts = desk.page.findChild<gui::charts::PhaseChart*>()->shown();
        QCOMPARE(parts.size(), std::size_t{4});
        QCOMPARE(parts[0].ns, 5000.0);
        QStringList names;
        for (const auto& part : parts)
            names << part.name;
        QCOMPARE(names, (QStringList{"Upload", "Kernels", "Outside kernels", "Download"}));
        QSignalSpy kernels(&desk.page, &OverviewPage::kernelsRequested);
        desk.page.findChild<QToolButton*>("overview-kernels")->click();
        QCOMPARE(kernels.count(), 1);
        QCOMPARE(kernels.front().front().value<results::JobId>(), results::JobId{1});
    }

    void aFindingLeadsToTheJobsThatItSpeaksOf()
    {
        auto broken = gpu(2048, 10);
        broken.status = results::Status::Failed;
        const Desk desk(jobsOf({gpu(1024, 2000), cpu(1024, 1000), broken, broken}));
        auto* finding = desk.page.findChild<QToolButton*>("finding-failed");
        QVERIFY(finding && finding->text().startsWith(QStringLiteral("2 job")));
        QSignalSpy jobs(&desk.page, &OverviewPage::jobsRequested);
        finding->click();
        QCOMPARE(jobs.count(), 1);
        QCOMPARE(jobs.front().front().value<std::vector<results::JobId>>(),
                 (std::vector<results::JobId>{3, 4}));
    }

    void runsThatWereNotTakenAlikeLeadToTheComparison()
    {
        auto jobs = jobsOf({gpu(1024, 2000), cpu(1024, 1000)});
        auto other = tests::someEnvironment();
        other.os = "Another";
        jobs.back().environment = std::make_shared<const results::Environment>(other);
        const Desk desk(std::move(jobs));
        auto* finding = desk.page.findChild<QToolButton*>("finding-environment-differs");
        QVERIFY(finding);
        QVERIFY(finding->toolTip().contains(QStringLiteral("Operating system")));
        QSignalSpy comparison(&desk.page, &OverviewPage::comparisonRequested);
        finding->click();
        QCOMPARE(comparison.count(), 1);
    }

    void theMachineAndTheNotesAreShown()
    {
        Desk desk(jobsOf({gpu(1024, 2000)}));
        desk.page.setNotes(QStringLiteral("before the new driver"));
        const auto texts = desk.texts();
        QVERIFY(texts.contains(QStringLiteral("before the new driver")));
        QVERIFY(texts.contains(QStringLiteral("2025-03-09 12:34 UTC, Sortscope 0.1.0")));
        QVERIFY(texts.join(u' ').contains(QStringLiteral("Some CPU, 3.50 GHz")));
        QVERIFY(texts.contains(QStringLiteral("NVIDIA H200 (OpenCL)")));
    }

    void aHiddenPageAddsNothingUp()
    {
        OverviewPage page;
        QSignalSpy updated(&page, &OverviewPage::updated);
        page.setJobs(jobsOf({gpu(1024, 2000)}));
        QCoreApplication::processEvents();
        QCOMPARE(updated.count(), 0);
        page.show();
        QVERIFY(updated.wait());
    }

    void aSizeAtWhichNeitherIsFasterIsNotClaimed()
    {
        const Desk desk(jobsOf({gpu(1024, 1000), cpu(1024, 2000), gpu(4096, 2000), cpu(4096, 2000)}));
        QCOMPARE(desk.card("card-crossover").figure(), QStringLiteral("–"));
        QCOMPARE(desk.card("card-crossover").text(), QStringLiteral("Not proven at 2¹²."));
    }

    void withinOneRunNothingIsClaimed()
    {
        std::vector rows{gpu(1024, 2000), cpu(1024, 1000), gpu(4096, 1000), cpu(4096, 3000)};
        for (auto& row : rows) {
            row.replicates.resize(1);
            for (auto& sample : row.replicates.front().samples)
                sample.endToEndNs = 5000;
        }
        const Desk desk(jobsOf(rows));
        QCOMPARE(desk.card("card-crossover").figure(), QStringLiteral("–"));
        QVERIFY(desk.card("card-crossover").text().startsWith(QStringLiteral("Not proven at 2¹⁰, 2¹².")));
        QCOMPARE(desk.card("card-factor").figure(), QStringLiteral("3× faster"));
        QVERIFY(desk.card("card-factor").text().contains(QStringLiteral("(within one run)")));
    }

    void itFitsBesideThePanelOfAUsualWindow()
    {
        const Desk desk(jobsOf({gpu(1024, 2000), cpu(1024, 1000), gpu(4096, 2000), cpu(4096, 9000)}));
        const auto* scroll = desk.page.findChild<QScrollArea*>();
        QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
        QVERIFY(scroll->widget()->height() <= scroll->viewport()->height());
    }

    void theChartsTakeWhatALargeWindowHasLeft()
    {
        Desk desk(jobsOf({gpu(1024, 2000), cpu(1024, 1000), gpu(4096, 2000), cpu(4096, 9000)}));
        const auto& card = desk.card("card-gpu");
        const auto& curve = *desk.page.findChild<gui::charts::SpeedUpCurve*>();
        auto* content = desk.page.findChild<QScrollArea*>()->widget();
        const auto bottomAt = [&](int height) {
            desk.page.resize(desk.page.width(), height);
            for (int round = 0; round < 2; ++round) { // the second round knows how the text wraps
                QCoreApplication::processEvents();
                content->layout()->invalidate();
                content->layout()->activate();
            }
            return curve.mapTo(&desk.page, QPoint(0, curve.height())).y();
        };
        const int bottom = bottomAt(800);
        const int cardHeight = card.height();
        QCOMPARE(bottomAt(1200), bottom + 400);
        QCOMPARE(card.height(), cardHeight);
    }
};

SORTSCOPE_TEST_WITH(QApplication, OverviewPageTest)
#include "overviewpagetest.moc"
