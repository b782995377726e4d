// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/async/worker.h"

#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <future>
#include <memory>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace sortscope::gui::bridge;

class WorkerTest : public QObject {
    Q_OBJECT

private slots:
    void repliesComeInOrderOnTheThreadThatMadeTheWorker()
    {
        Worker worker;
        std::vector<int> replies;
        bool elsewhere = false;
        for (int task = 0; task < 100; ++task) {
            worker.post(
                [&, task]() -> Worker::Reply {
                    elsewhere = elsewhere || QThread::currentThread() != thread();
                    return [&, task] {
                        QCOMPARE(QThread::currentThread(), thread());
                        replies.push_back(task);
                    };
                },
                [](const QString& sentence) { QFAIL(qPrintable(sentence)); });
        }
        QVERIFY(replies.empty());
        QTRY_COMPARE(replies.size(), std::size_t{100});
        for (int task = 0; task < 100; ++task)
            QCOMPARE(replies[static_cast<std::size_t>(task)], task);
        QVERIFY(elsewhere);
    }

    void whatATaskTellsComesBeforeItsReply()
    {
        Worker worker;
        QStringList heard;
        worker.post(
            [&]() -> Worker::Reply {
                worker.tell([&] { heard << "half"; });
                return [&] { heard << "whole"; };
            },
            [](const QString& sentence) { QFAIL(qPrintable(sentence)); });
        QTRY_COMPARE(heard, QStringList({"half", "whole"}));
    }

    void whatATaskThrowsIsTheFailure()
    {
        Worker worker;
        QString failure;
        worker.post([]() -> Worker::Reply { throw std::runtime_error("the disk is full"); },
                    [&](const QString& sentence) { failure = sentence; });
        QTRY_COMPARE(failure, QString("the disk is full"));
    }

    void noReplyFollowsTheEndOfTheWorker()
    {
        bool replied = false;
        {
            Worker worker;
            worker.post([&]() -> Worker::Reply { return [&] { replied = true; }; }, [](const QString&) {});
        }
        QCoreApplication::processEvents();
        QVERIFY(!replied);
    }

    void aReplyMayEndTheWorker()
    {
        auto worker = std::make_unique<Worker>();
        bool second = false;
        worker->post([&]() -> Worker::Reply { return [&] { worker.reset(); }; }, [](const QString&) {});
        worker->post([&]() -> Worker::Reply { return [&] { second = true; }; }, [](const QString&) {});
        QTRY_VERIFY(!worker);
        QCoreApplication::processEvents();
        QVERIFY(!second);
    }

    void thingsAreFreedOnTheThread()
    {
        struct Thing {
            std::thread::id& freedOn;
            ~Thing() { freedOn = std::this_thread::get_id(); }
        };
        std::thread::id freedOn;
        bool done = false;
        Worker worker;
        worker.free(std::make_shared<Thing>(freedOn));
        worker.post([&]() -> Worker::Reply { return [&] { done = true; }; }, [](const QString&) {});
        QTRY_VERIFY(done);
        QVERIFY(freedOn != std::thread::id());
        QVERIFY(freedOn != std::this_thread::get_id());
    }

    void onlyTheLatestOfTasksIsAnswered()
    {
        LatestTask task;
        std::promise<void> started;
        std::vector<int> replies;
        task.post(
            [&](const std::stop_token& stop) -> Worker::Reply {
                started.set_value();
                while (!stop.stop_requested())
                    std::this_thread::yield();
                return [&] { replies.push_back(1); };
            },
            [](const QString&) {});
        started.get_future().get();
        task.post([&](const std::stop_token&) -> Worker::Reply { return [&] { replies.push_back(2); }; },
                  [](const QString&) {});
        QTRY_COMPARE(replies, std::vector<int>{2});
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, WorkerTest)
#include "workertest.moc"
