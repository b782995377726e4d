// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/sizesedit.h"

#include "core/base/usageerror.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace sortscope;
using gui::widgets::SizesEdit;
using Sizes = std::vector<std::size_t>;

class SizesEditTest : public QObject {
    Q_OBJECT

private slots:
    void itGivesBackWhatItWasGiven_data()
    {
        QTest::addColumn<Sizes>("sizes");
        QTest::newRow("one size") << Sizes{1'000'000};
        QTest::newRow("doubling") << Sizes{16, 32, 64};
        QTest::newRow("by four") << Sizes{1024, 4096, 16384};
        QTest::newRow("by ten") << Sizes{1000, 10'000, 100'000};
        QTest::newRow("zero") << Sizes{0};
        QTest::newRow("no sweep") << Sizes{7, 100, 3};
        QTest::newRow("a sweep and more") << Sizes{1024, 2048, 4096, 1'000'000};
    }
    void itGivesBackWhatItWasGiven()
    {
        QFETCH(Sizes, sizes);
        SizesEdit edit;
        edit.setSizes(sizes);
        QCOMPARE(edit.sizes(), sizes);
    }

    void whatIsTypedIsUnderstoodOrRefusedWithTheForms()
    {
        SizesEdit edit;
        const QSignalSpy changed(&edit, &SizesEdit::changed);
        edit.lineEdit()->clear();
        QTest::keyClicks(edit.lineEdit(), "2^10..2^12, 10^6");
        QCOMPARE(edit.sizes(), (Sizes{1024, 2048, 4096, 1'000'000}));
        QVERIFY(!changed.empty());
        edit.setEditText("2^20..2^10");
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(edit.sizes()), base::UsageError);
        edit.setEditText({});
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(edit.sizes()), base::UsageError);
    }

    void howManySizesThereAreIsToldBesideIt()
    {
        SizesEdit edit;
        edit.setEditText("2^20");
        QCOMPARE(edit.summary(), "1,048,576 keys");
        edit.setEditText("2^10..2^20");
        QVERIFY2(edit.summary().startsWith("11 size"), qPrintable(edit.summary()));
        edit.setEditText("2^");
        QCOMPARE(edit.summary(), QString());
        const auto usual = edit.lineEdit()->palette().color(QPalette::Text);
        edit.markFault(true);
        QVERIFY(edit.lineEdit()->palette().color(QPalette::Text) != usual);
        edit.markFault(false);
        QCOMPARE(edit.lineEdit()->palette().color(QPalette::Text), usual);
    }

    void theListHasSizesThatAreUnderstood()
    {
        SizesEdit edit;
        QVERIFY(edit.count() > 3);
        for (int i = 0; i < edit.count(); ++i) {
            edit.setCurrentIndex(i);
            QVERIFY(!edit.sizes().empty());
        }
    }
};

SORTSCOPE_TEST_WITH(QApplication, SizesEditTest)
#include "sizesedittest.moc"
