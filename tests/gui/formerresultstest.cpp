// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/bridge/formerresults.h"

#include "core/results/jobresult.h"

#include <QtTest>

#include <atomic>

using namespace sortscope;
using gui::bridge::FormerResults;

class FormerResultsTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsHeldHereAloneIsFreedOnAnotherThread()
    {
        std::atomic<QThread*> freedOn = nullptr;
        FormerResults former;
        former.add({freedWith([&] { freedOn = QThread::currentThread(); })});
        QTRY_VERIFY(freedOn.load() != nullptr);
        QVERIFY(freedOn.load() != QThread::currentThread());
    }

    void whatAPageStillHoldsIsFreedOnAnotherThreadOnceItDoesNotAnyLonger()
    {
        std::atomic<QThread*> firstFreedOn = nullptr;
        std::atomic<QThread*> secondFreedOn = nullptr;
        FormerResults former;
        auto page = freedWith([&] { firstFreedOn = QThread::currentThread(); });
        former.add({page, freedWith([&] { secondFreedOn = QThread::currentThread(); })});
        QTRY_VERIFY(secondFreedOn.load() != nullptr);
        QVERIFY(firstFreedOn.load() == nullptr);
        page.reset();
        QVERIFY(firstFreedOn.load() == nullptr);
        QTRY_VERIFY(firstFreedOn.load() != nullptr);
        QVERIFY(firstFreedOn.load() != QThread::currentThread());
    }

private:
    template <typename Freed>
    static results::ResultPointer freedWith(Freed freed)
    {
        return {new results::JobResult, [freed](const results::JobResult* result) {
                    delete result;
                    freed();
                }};
    }
};

QTEST_GUILESS_MAIN(FormerResultsTest)
#include "formerresultstest.moc"
