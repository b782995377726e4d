// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/usageerror.h"
#include "core/run/runrequest.h"
#include "gui/widgets/sizechoice.h"

#include <QLineEdit>
#include <QtTest>

using namespace sortscope;
using namespace sortscope::gui::widgets;
using Sizes = std::vector<std::size_t>;

class SizeEditTest : public QObject {
    Q_OBJECT

private slots:
    void powersAndPlainNumbersAreUnderstood()
    {
        SizeEdit edit(1024);
        QCOMPARE(edit.text(), "2^10");
        QCOMPARE(edit.size().value(), std::size_t{1024});
        edit.findChild<QLineEdit*>()->setText("1000");
        QCOMPARE(edit.size().value(), std::size_t{1000});
        edit.findChild<QLineEdit*>()->setText("2^");
        QVERIFY(!edit.size());
    }

    void theArrowsDoubleAndHalve()
    {
        SizeEdit edit(1024);
        edit.stepBy(1);
        QCOMPARE(edit.size().value(), std::size_t{2048});
        edit.stepBy(-2);
        QCOMPARE(edit.size().value(), std::size_t{512});
        edit.setSize(1000);
        edit.stepBy(1);
        QCOMPARE(edit.size().value(), std::size_t{1024});
        edit.setSize(1000);
        edit.stepBy(-1);
        QCOMPARE(edit.size().value(), std::size_t{512});
        edit.setSize(1);
        edit.stepBy(-1);
        QCOMPARE(edit.size().value(), std::size_t{1});
    }

    void lettersCannotBeTyped()
    {
        SizeEdit edit(16);
        edit.selectAll();
        QTest::keyClicks(&edit, "abc2^x12");
        QCOMPARE(edit.text(), "2^12");
    }

    void aChoiceOfSizesGivesBackWhatItWasGiven_data()
    {
        QTest::addColumn<Sizes>("sizes");
        QTest::newRow("one size") << Sizes{1'000'000};
        QTest::newRow("doubling") << Sizes{16, 32, 64};
        QTest::newRow("by four") << Sizes{1024, 4096, 16384};
        QTest::newRow("by ten") << Sizes{1000, 10'000, 100'000};
        QTest::newRow("zero") << Sizes{0};
    }

    void aChoiceOfSizesGivesBackWhatItWasGiven()
    {
        QFETCH(Sizes, sizes);
        SizeChoice choice;
        choice.setSizes(sizes);
        QCOMPARE(choice.sizes(), sizes);
    }

    void aSweepThatFallsIsRefused()
    {
        SizeChoice choice;
        choice.setSizes({16, 32});
        choice.findChild<SizeEdit*>("from")->setSize(64);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(choice.sizes()), base::UsageError);
        choice.findChild<SizeEdit*>("to")->setSize(64);
        QCOMPARE(choice.sizes(), Sizes{64});
    }
};

QTEST_MAIN(SizeEditTest)
#include "sizeedittest.moc"
