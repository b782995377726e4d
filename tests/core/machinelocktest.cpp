// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/process/machinelock.h"

#include "tests/support/testprogram.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QTest>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstddef>
#include <thread>

using namespace sortscope;
using process::MachineLock;

namespace {

/// A name of this process: several tests may run at once.
std::string name(const char* test)
{
    return "sortscope-test-" + std::to_string(::getpid()) + test;
}

void hearNothing(const std::string& holder)
{
    QFAIL(holder.c_str());
}

} // namespace

/// The right to measure, and the messages to those that wait for it.
class MachineLockTest : public QObject {
    Q_OBJECT

private slots:
    void theFirstOneHasItAtOnce()
    {
        {
            const MachineLock lock({}, hearNothing, name("first"));
            QVERIFY(lock.held());
        }
        const MachineLock again({}, hearNothing, name("first"));
        QVERIFY(again.held());
        const MachineLock other({}, hearNothing, name("other"));
        QVERIFY(other.held());
    }

    void theSecondOneWaitsAndHearsOnceWhoHasIt()
    {
        auto first = std::make_unique<MachineLock>(std::stop_token(), hearNothing, name("wait"));
        std::atomic<int> heard = 0;
        std::atomic<bool> held = false;
        QString holder;
        std::jthread second([&](const std::stop_token& stop) {
            const MachineLock lock(
                stop,
                [&](const std::string& who) {
                    holder = QString::fromStdString(who);
                    ++heard;
                },
                name("wait"));
            held = lock.held();
        });
        QTRY_COMPARE(heard.load(), 1);
        QVERIFY2(holder.contains(QStringLiteral("(process %1 of ").arg(::getpid())), qPrintable(holder));
        QVERIFY(!held);
        first.reset();
        QTRY_VERIFY(held.load());
        second.join();
        QCOMPARE(heard.load(), 1);
    }

    void whoeverStopsWaitingDoesNotHaveIt()
    {
        const MachineLock first({}, hearNothing, name("stop"));
        std::atomic<bool> heard = false;
        std::atomic<int> held = -1;
        std::jthread second([&](const std::stop_token& stop) {
            held = MachineLock(
                       stop, [&](const std::string&) { heard = true; }, name("stop"))
                           .held()
                       ? 1
                       : 0;
        });
        QTRY_VERIFY(heard.load());
        second.request_stop();
        QTRY_COMPARE(held.load(), 0);
    }

    void itEndsWithItsProcessHoweverThatEnds()
    {
        int ready[2];
        QCOMPARE(::pipe(ready), 0);
        const auto lockName = name("killed");
        const auto child = ::fork();
        if (child == 0) {
            const MachineLock lock(
                {}, [](const std::string&) {}, lockName);
            const char held = lock.held() ? 1 : 0;
            if (::write(ready[1], &held, 1) == 1)
                ::pause();
            ::_exit(0);
        }
        char held = 0;
        QCOMPARE(::read(ready[0], &held, 1), ssize_t{1});
        QCOMPARE(held, char{1});
        std::string holder;
        const MachineLock lock(
            {},
            [&](const std::string& who) {
                holder = who;
                ::kill(child, SIGKILL);
            },
            lockName);
        QVERIFY(lock.held());
        QVERIFY(holder.find(std::to_string(child)) != std::string::npos);
        ::waitpid(child, nullptr, 0);
        ::close(ready[0]);
        ::close(ready[1]);
    }

    void oneThatDoesNotListenIsNamedAndGivenUp()
    {
        const auto taken = name("silent");
        const int silent = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::copy(taken.begin(), taken.end(), &address.sun_path[1]); // an abstract name stands behind a 0
        const auto length = socklen_t(offsetof(sockaddr_un, sun_path) + 1 + taken.size());
        QCOMPARE(::bind(silent, reinterpret_cast<const sockaddr*>(&address), length), 0);
        QStringList heard;
        const MachineLock lock(
            {}, [&](const std::string& holder) { heard << QString::fromStdString(holder); }, taken,
            std::chrono::milliseconds(400));
        ::close(silent);
        QVERIFY(!lock.held());
        QCOMPARE(heard.size(), 1);
        QVERIFY2(heard.first().contains("does not answer")
                     && heard.first().contains('@' + QString::fromStdString(taken)),
                 qPrintable(heard.first()));
    }

    void aLinkOrFileOfTheNameIsNothingToIt()
    {
        const MachineLock lock({}, hearNothing, "/dev/null");
        QVERIFY(lock.held());
    }
};

SORTSCOPE_TEST(MachineLockTest)
#include "machinelocktest.moc"
