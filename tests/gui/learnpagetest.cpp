// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/learnpage.h"

#include "gui/charts/learn/networkchart.h"
#include "gui/widgets/stepper.h"
#include "gui/widgets/symbolicicon.h"
#include "tests/gui/charts/chartprobe.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace sortscope;
using namespace sortscope::tests;
using gui::pages::LearnPage;

namespace {

/// The page as its user sees it.
struct Seen {
    Seen()
    {
        page.resize(900, 700);
        page.show();
    }

    template <typename Control>
    Control& control(const char* name)
    {
        return *page.findChild<Control*>(QLatin1String(name));
    }
    void click(const char* name) { QTest::mouseClick(&control<QAbstractButton>(name), Qt::LeftButton); }
    void choose(const char* name, int index) { control<QComboBox>(name).setCurrentIndex(index); }
    int step() { return control<QSlider>("steps").value(); }
    QString text() { return control<QLabel>("step-text").text(); }
    QString itemText() { return control<QLabel>("item-text").text(); }

    LearnPage page;
};

results::ResultPointer bitonic(std::uint32_t stages)
{
    auto result = bitonicResult(stages, 3);
    result.spec.id = static_cast<results::JobId>(stages);
    return shared(std::move(result));
}

} // namespace

class LearnPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { gui::widgets::loadResources(); }

    void buttonsStepThroughThePasses()
    {
        Seen seen;
        QCOMPARE(seen.step(), 0);
        QVERIFY(!seen.control<QToolButton>("step-back").isEnabled());
        seen.click("step-forward");
        seen.click("step-forward");
        QCOMPARE(seen.page.chart().step(), 2);
        QVERIFY(seen.text().startsWith(QStringLiteral("Stage 1, pass 0")));
        QVERIFY(seen.itemText().startsWith(QStringLiteral("Work-item 0 compares")));
        seen.click("step-back");
        QVERIFY(seen.text().startsWith(QStringLiteral("Stage 0, pass 0")));
    }

    void theSliderScrubs()
    {
        Seen seen;
        auto& slider = seen.control<QSlider>("steps");
        QCOMPARE(slider.maximum(), 6);
        slider.setValue(6);
        QVERIFY(seen.text().startsWith(QStringLiteral("Stage 2, pass 2")));
        QVERIFY(!seen.control<QToolButton>("step-forward").isEnabled());
        QVERIFY(slider.accessibleDescription().contains(QStringLiteral("Stage 2, pass 2")));
    }

    void keysDoTheSameOnTheFigureAndOnTheSlider_data()
    {
        QTest::addColumn<bool>("figure");
        QTest::newRow("figure") << true;
        QTest::newRow("slider") << false;
    }
    void keysDoTheSameOnTheFigureAndOnTheSlider()
    {
        QFETCH(bool, figure);
        Seen seen;
        QWidget* with =
            figure ? static_cast<QWidget*>(&seen.page.chart().figure()) : &seen.control<QSlider>("steps");
        QTest::keyClick(with, Qt::Key_Right);
        QTest::keyClick(with, Qt::Key_Right);
        QTest::keyClick(with, Qt::Key_Left);
        QCOMPARE(seen.step(), 1);
        QTest::keyClick(with, Qt::Key_End);
        QCOMPARE(seen.step(), 6);
        QTest::keyClick(with, Qt::Key_Home);
        QCOMPARE(seen.step(), 0);
        QTest::keyClick(with, Qt::Key_Space);
        QVERIFY(seen.page.stepper().playing());
        QTest::keyClick(with, Qt::Key_Space);
        QVERIFY(!seen.page.stepper().playing());
    }

    void upAndDownChooseTheWorkItemOnTheFigure()
    {
        Seen seen;
        auto& figure = seen.page.chart().figure();
        QTest::keyClick(&figure, Qt::Key_Right);
        QTest::keyClick(&figure, Qt::Key_Down);
        QVERIFY(seen.itemText().startsWith(QStringLiteral("Work-item 1 compares keys 2 and 3")));
        QTest::keyClick(&figure, Qt::Key_Up);
        QVERIFY(seen.itemText().startsWith(QStringLiteral("Work-item 0")));
    }

    void nothingMovesUntilPlayIsPressedAndItEndsAtTheLastPass()
    {
        Seen seen;
        QVERIFY(!seen.page.stepper().playing());
        seen.choose("keys", 0);
        seen.choose("speed", 3);
        QSignalSpy moved(&seen.page.stepper(), &gui::widgets::Stepper::moved);
        seen.click("play");
        QVERIFY(seen.control<QToolButton>("play").accessibleName().startsWith(QStringLiteral("Pause")));
        QTRY_COMPARE(seen.step(), 3);
        QVERIFY(!seen.page.stepper().playing());
        QCOMPARE(moved.count(), 3);
        // Plays once more, from the beginning.
        seen.click("play");
        QCOMPARE(seen.step(), 0);
        seen.click("play");
        QVERIFY(!seen.page.stepper().playing());
    }

    void nothingIsPlayedWhileSamplesAreTakenOrThePageIsHidden()
    {
        Seen seen;
        seen.click("play");
        seen.page.setMeasuring(true);
        QVERIFY(!seen.page.stepper().playing());
        QVERIFY(!seen.control<QToolButton>("play").isEnabled());
        seen.page.setMeasuring(false);
        seen.click("play");
        QVERIFY(seen.page.stepper().playing());
        seen.page.hide();
        QVERIFY(!seen.page.stepper().playing());
    }

    void bothSortsAreShownWithTheirWorkItems()
    {
        Seen seen;
        seen.click("step-forward");
        QVERIFY(seen.text().contains(QStringLiteral("4 work-items")));
        seen.choose("algorithm", 1);
        QCOMPARE(seen.step(), 0);
        seen.click("step-forward");
        QVERIFY(seen.text().contains(QStringLiteral("8 work-items · 4 of them idle")));
        seen.choose("keys", 4);
        QCOMPARE(seen.control<QSlider>("steps").maximum(), 21);
        seen.choose("direction", 1);
        seen.click("step-forward");
        QVERIFY(seen.itemText().contains(QStringLiteral("descending")));
    }

    void shufflingTakesOtherKeys()
    {
        Seen seen;
        const auto before = pictureOf(seen.page.chart());
        seen.click("shuffle");
        QCOMPARE(seen.control<QSpinBox>("seed").value(), 2);
        QVERIFY(pictureOf(seen.page.chart()) != before);
        seen.control<QSpinBox>("seed").setValue(1);
        QVERIFY(pictureOf(seen.page.chart()) == before);
    }

    void aSearchNarrowsUntilItsKeyIsFoundOrNot()
    {
        Seen seen;
        seen.choose("algorithm", 2);
        seen.choose("keys", 4);
        seen.control<QSpinBox>("subdivisions").setValue(2);
        QTest::keyClick(&seen.control<QSlider>("steps"), Qt::Key_End);
        QVERIFY2(seen.text().contains(QStringLiteral("found at element")), qPrintable(seen.text()));
        QCOMPARE(seen.step(), 6);
        // 64 of the values 0 … 99 occur, so that some value does not.
        auto& sought = seen.control<QSpinBox>("sought");
        bool missed = false;
        for (int value = 0; value < 100 && !missed; ++value) {
            sought.setValue(value);
            QTest::keyClick(&seen.control<QSlider>("steps"), Qt::Key_End);
            missed = seen.text().endsWith(QStringLiteral("not found."));
        }
        QVERIFY(missed);
    }

    void withoutAResultThePageSaysThatNothingWasMeasured()
    {
        Seen seen;
        QVERIFY(seen.control<QLabel>("measured")
                    .text()
                    .startsWith(QStringLiteral("This algorithm was not measured")));
        QVERIFY(!seen.control<QPushButton>("to-kernels").isVisible());
        seen.page.setResults({wall(cpuDevice(), "bitonic-cpu", 16, {100})});
        QVERIFY(seen.control<QLabel>("measured")
                    .text()
                    .startsWith(QStringLiteral("This algorithm was not measured")));
    }

    void passesHaveTheTimesOfTheLatestOrTheSelectedJob()
    {
        Seen seen;
        seen.page.setResults({bitonic(2), bitonic(10)});
        seen.click("step-forward");
        QTRY_VERIFY(seen.text().contains(QStringLiteral("median")));
        QVERIFY(seen.control<QLabel>("measured").text().isEmpty());
        QTest::keyClick(&seen.control<QSlider>("steps"), Qt::Key_End);
        QVERIFY(seen.text().contains(QStringLiteral("median")));
        // The smaller job has two stages.
        QSignalSpy chosen(&seen.page, &LearnPage::resultChosen);
        tests::choose(seen.page, "job", 0);
        QCOMPARE(chosen.count(), 1);
        QTest::keyClick(&seen.control<QSlider>("steps"), Qt::Key_Home);
        seen.click("step-forward");
        QTRY_VERIFY(seen.text().contains(QStringLiteral("median")));
        QTest::keyClick(&seen.control<QSlider>("steps"), Qt::Key_End);
        QVERIFY(!seen.text().contains(QStringLiteral("median")));
        // The other sort was not measured.
        seen.choose("algorithm", 1);
        QVERIFY(seen.control<QLabel>("measured")
                    .text()
                    .startsWith(QStringLiteral("This algorithm was not measured")));
    }

    void aSelectedJobThatIsClearedLeavesNoTimes()
    {
        Seen seen;
        const auto job = bitonic(5);
        seen.page.setResults({job});
        seen.page.setResult(job);
        seen.click("step-forward");
        QTRY_VERIFY(seen.text().contains(QStringLiteral("median")));
        seen.page.setResults({});
        QTRY_VERIFY(seen.control<QLabel>("measured")
                        .text()
                        .startsWith(QStringLiteral("This algorithm was not measured")));
        QVERIFY(!seen.text().contains(QStringLiteral("median")));
        seen.choose("algorithm", 1);
        seen.choose("algorithm", 0);
        QVERIFY(!seen.page.findChild<gui::charts::Choice*>("job")->isVisible());
    }

    void aClickedPassIsTheOneOfTheWindow()
    {
        Seen seen;
        const auto job = bitonic(5);
        seen.page.setResults({job});
        QTRY_VERIFY(seen.page.chart().legend().empty());
        QSignalSpy chosen(&seen.page, &LearnPage::passChosen);
        QSignalSpy wanted(&seen.page, &LearnPage::kernelsWanted);
        auto& canvas = seen.page.chart().figure();
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.hotSpots().at(4).area.center().toPoint());
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().at(0).value<results::ResultPointer>(), job);
        QCOMPARE(chosen.first().at(1).toUInt(), 1U);
        QCOMPARE(chosen.first().at(2).toUInt(), 0U);
        QCOMPARE(seen.step(), 2);
        seen.click("to-kernels");
        QCOMPARE(wanted.count(), 1);
        seen.page.showPass(2, 1);
        QCOMPARE(seen.step(), 5);
        // A network of 8 keys has three stages.
        seen.page.showPass(9, 0);
        QCOMPARE(seen.step(), 5);
    }
};

SORTSCOPE_TEST_WITH(QApplication, LearnPageTest)
#include "learnpagetest.moc"
