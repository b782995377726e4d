// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/process/childprocess.h"

#include "core/process/byterelay.h"
#include "tests/support/nothreads.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <chrono>
#include <csignal>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

using namespace sortscope;
using namespace std::chrono_literals;

namespace {

/// A program, and the text that it writes.
struct Child {
    process::SocketPair sockets = process::socketPair();
    process::ChildProcess process;

    explicit Child(const std::string& program, const std::vector<std::string>& arguments,
                   process::Blocked blocked = process::Blocked::None)
        : process(program, arguments, sockets.theirs.get(), blocked)
    {
        sockets.theirs.close();
    }
    std::string written() const
    {
        std::string all;
        process::readAll(sockets.ours.get(), [&](const std::string& part) { all += part; });
        return all;
    }
};

} // namespace

class ChildProcessTest : public QObject {
    Q_OBJECT

private slots:
    void noThreadIsLeftOverToStartTheFirstOne()
    {
        const tests::NoThreads none;
        QVERIFY_THROWS_EXCEPTION(std::system_error, Child("true", {}));
    }

    void aProgramThatIsNotThereIsNamed()
    {
        const auto sockets = process::socketPair();
        try {
            const process::ChildProcess child("/nowhere/program", {}, sockets.theirs.get(),
                                              process::Blocked::None);
            QFAIL("it was started");
        } catch (const std::system_error& error) {
            QCOMPARE(error.code().value(), ENOENT);
            QVERIFY2(std::string(error.what()).starts_with("cannot start /nowhere/program"), error.what());
        }
    }

    void itIsThereAsLongAsThisProcessWhicheverThreadStartsIt()
    {
        std::unique_ptr<Child> shell;
        std::thread([&] {
            shell = std::make_unique<Child>("sh", std::vector<std::string>{"-c", "read line; exit 7"});
        }).join();
        QVERIFY(process::writeAll(shell->sockets.ours.get(), "go on\n"));
        const auto end = shell->process.waitUntilGone(60s);
        QVERIFY(end.has_value());
        QCOMPARE(end->signal, 0);
        QCOMPARE(end->status, 7);
    }

    void itBlocksNoSignalButThoseOfTheKeys()
    {
        sigset_t all{};
        sigset_t before{};
        ::sigfillset(&all);
        ::pthread_sigmask(SIG_SETMASK, &all, &before);
        // The child is not a shell, because a shell sets the blocked signals itself.
        const std::vector<std::string> asked{"SigBlk", "/proc/self/status"};
        const auto none = Child("grep", asked).written();
        ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
        QVERIFY2(none.ends_with("\t0000000000000000\n"), none.c_str());
        const auto keys = Child("grep", asked, process::Blocked::Keys).written();
        QVERIFY2(keys.ends_with("\t0000000000000003\n"), keys.c_str()); // SIGHUP and SIGINT
    }

    void itCanBeAskedToEnd()
    {
        Child child("sleep", {"1000"}, process::Blocked::Keys);
        child.process.terminate();
        const auto end = child.process.waitUntilGone(60s);
        QVERIFY(end.has_value());
        QCOMPARE(end->signal, SIGTERM);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, ChildProcessTest)
#include "childprocesstest.moc"
