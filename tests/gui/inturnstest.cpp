// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/async/inturns.h"

#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>
#include <QTimer>

#include <memory>

using sortscope::gui::bridge::inTurns;

class InTurnsTest : public QObject {
    Q_OBJECT

private slots:
    void piecesComeInOrderAndTheEventLoopHasATurnBetweenThem()
    {
        QStringList heard;
        QTimer others;
        connect(&others, &QTimer::timeout, this, [&] { heard << "turn"; });
        others.start(0);
        inTurns(*this, {[&] { heard << "first"; }, [&] { heard << "second"; }, [&] { heard << "third"; }});
        QVERIFY(heard.isEmpty());
        QTRY_VERIFY(heard.contains("third"));
        const auto first = heard.indexOf("first");
        const auto second = heard.indexOf("second");
        const auto third = heard.indexOf("third");
        QVERIFY(first < second && second < third);
        QVERIFY(heard.mid(first, second - first).contains("turn"));
        QVERIFY(heard.mid(second, third - second).contains("turn"));
    }

    void noneIsCalledOnceTheOwnerIsGone()
    {
        QStringList heard;
        auto owner = std::make_unique<QObject>();
        inTurns(*owner, {[&] { heard << "first"; },
                         [&] {
                             heard << "last";
                             owner.reset();
                         },
                         [&] { heard << "after"; }});
        inTurns(*this, {[] {}, [] {}, [] {}, [&] { heard << "end"; }});
        QTRY_VERIFY(heard.contains("end"));
        QVERIFY(!owner);
        QCOMPARE(heard, QStringList({"first", "last", "end"}));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, InTurnsTest)
#include "inturnstest.moc"
