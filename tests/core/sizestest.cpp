// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/sizes.h"

#include "core/base/usageerror.h"
#include "core/plan/runrequest.h"
#include "tests/support/testprogram.h"

#include <QTest>

using sortscope::base::UsageError;
using sortscope::plan::parseSizeList;
using sortscope::plan::parseSizes;
using sortscope::plan::sizeSpecs;

class SizesTest : public QObject {
    Q_OBJECT

private slots:
    void sizesAreUnderstood_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<QList<qsizetype>>("sizes");
        QTest::newRow("plain") << "4096" << QList<qsizetype>{4096};
        QTest::newRow("zero") << "0" << QList<qsizetype>{0};
        QTest::newRow("power") << "2^20" << QList<qsizetype>{1 << 20};
        QTest::newRow("another base") << "10^3" << QList<qsizetype>{1000};
        QTest::newRow("doubling") << "2^10..2^12" << QList<qsizetype>{1024, 2048, 4096};
        QTest::newRow("factor") << "2^10..2^14:x4" << QList<qsizetype>{1024, 4096, 16384};
        QTest::newRow("an end off the steps") << "1000..5000" << QList<qsizetype>{1000, 2000, 4000};
    }
    void sizesAreUnderstood()
    {
        QFETCH(QString, spec);
        QFETCH(QList<qsizetype>, sizes);
        const auto parsed = parseSizes(spec.toStdString());
        QCOMPARE(QList<qsizetype>(parsed.begin(), parsed.end()), sizes);
    }

    void aListOfThemHasEachSizeOnce()
    {
        QCOMPARE(parseSizeList("2^10..2^12, 10^6 2048,7"),
                 (std::vector<std::size_t>{1024, 2048, 4096, 1'000'000, 7}));
        QCOMPARE(parseSizeList(" 5 "), std::vector<std::size_t>{5});
        QVERIFY_THROWS_EXCEPTION(UsageError, parseSizeList(""));
        QVERIFY_THROWS_EXCEPTION(UsageError, parseSizeList(" , "));
        QVERIFY_THROWS_EXCEPTION(UsageError, parseSizeList("5, many"));
    }

    void sizesAreWrittenAsShortAsTheyAreRead_data()
    {
        QTest::addColumn<QString>("written");
        for (const char* text :
             {"0", "1", "4096", "2^10", "2^10..2^20", "2^10..2^24:x4", "100..10000:x10", "2^10, 2^11",
              "2^10..2^12, 10000, 1000000", "7, 5, 0, 3", "3..48, 2^20", "2^12, 2^10", "2^16, 2^18..2^22"})
            QTest::addRow("%s", text) << text;
    }
    void sizesAreWrittenAsShortAsTheyAreRead()
    {
        QFETCH(QString, written);
        const auto sizes = parseSizeList(written.toStdString());
        const auto specs = sizeSpecs(sizes);
        QCOMPARE(parseSizes(specs), sizes);
        QVERIFY(specs.size() <= static_cast<std::size_t>(written.count(',')) + 1);
    }

    void otherFormsAreRefusedWithTheForms_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : {"", "abc", "-1", "2^", "2^99", "4..2", "0..8", "1..8:4", "1..8:x1", "1..8:x",
                                 "12 ", "1e6", "99999999999999999999"})
            QTest::addRow("'%s'", spec) << spec;
    }
    void otherFormsAreRefusedWithTheForms()
    {
        QFETCH(QString, spec);
        try {
            parseSizes(spec.toStdString());
            QFAIL("accepted");
        } catch (const UsageError& error) {
            QVERIFY(QString(error.what()).contains("2^10..2^20:x4"));
            QVERIFY(QString(error.what()).contains('"' + spec + '"'));
        }
    }
};

SORTSCOPE_TEST(SizesTest)
#include "sizestest.moc"
