// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/sizes.h"

#include "core/base/usageerror.h"
#include "core/run/runrequest.h"

#include <QtTest>

using sortscope::base::UsageError;
using sortscope::run::parseSizes;

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

QTEST_APPLESS_MAIN(SizesTest)
#include "sizestest.moc"
