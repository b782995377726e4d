// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/formersession.h"

#include "core/results/row/jobresult.h"
#include "gui/models/jobsmodel.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <atomic>

using namespace sortscope;
using gui::bridge::FormerSession;

namespace {

/// Looks again in the next turn of the event loop.
constexpr std::chrono::milliseconds kBetweenLooks(0);

} // namespace

class FormerSessionTest : public QObject {
    Q_OBJECT

private slots:
    void rowsAreFreedOnAnotherThread()
    {
        std::atomic<QThread*> freedOn = nullptr;
        gui::models::JobsModel model;
        model.replace({{.result = freedWith([&] { freedOn = QThread::currentThread(); })}});
        FormerSession former(kBetweenLooks);
        former.addRows(model.replace({}));
        QTRY_VERIFY(freedOn.load() != nullptr);
        QVERIFY(freedOn.load() != QThread::currentThread());
    }

    void whatIsHeldHereAloneIsFreedOnAnotherThread()
    {
        std::atomic<QThread*> freedOn = nullptr;
        FormerSession former(kBetweenLooks);
        former.addResults({freedWith([&] { freedOn = QThread::currentThread(); })});
        QTRY_VERIFY(freedOn.load() != nullptr);
        QVERIFY(freedOn.load() != QThread::currentThread());
    }

    void whatAPageStillHoldsIsFreedOnAnotherThreadOnceItDoesNotAnyLonger()
    {
        std::atomic<QThread*> firstFreedOn = nullptr;
        std::atomic<QThread*> secondFreedOn = nullptr;
        FormerSession former(kBetweenLooks);
        auto page = freedWith([&] { firstFreedOn = QThread::currentThread(); });
        former.addResults({page, freedWith([&] { secondFreedOn = QThread::currentThread(); })});
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

SORTSCOPE_TEST_WITH(QCoreApplication, FormerSessionTest)
#include "formersessiontest.moc"
