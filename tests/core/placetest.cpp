// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/place.h"

#include "core/base/usageerror.h"
#include "core/plan/planparts.h"
#include "core/results/row/jobresult.h"
#include "core/runner/sshsettings.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <functional>

using namespace sortscope;
using runner::Place;

namespace {

QString refusal(const std::string& text)
{
    try {
        Place::parse(text);
    } catch (const base::UsageError& error) {
        return error.what();
    }
    return "is a place";
}

/// The text that `action` throws; empty if it throws nothing.
QString refusalOf(const std::function<void()>& action)
{
    try {
        action();
        return {};
    } catch (const std::runtime_error& error) {
        return error.what();
    }
}

QStringList commandOf(const std::string& text)
{
    QStringList words;
    for (const auto& word : Place::parse(text).command())
        words << QString::fromStdString(word);
    return words;
}

results::JobSpec job(results::JobId id, const std::string& node)
{
    results::JobSpec spec;
    spec.id = id;
    spec.device.node = node;
    return spec;
}

} // namespace

/// The places where runners are started, and their parts of a plan.
class PlaceTest : public QObject {
    Q_OBJECT

private slots:
    void thisMachineNeedsNoCommand()
    {
        QVERIFY(Place().isLocal());
        QVERIFY(Place::parse("local").isLocal());
        QVERIFY(Place::parse("local").command().empty());
    }

    void aCommandIsSplitAtBlanksAndNowhereElse()
    {
        const auto place = Place::parse("exec:  docker exec   -i 'my box' $(id) ; ");
        QCOMPARE(place.name(), std::string("docker exec -i 'my box' $(id) ;"));
        QCOMPARE(
            commandOf("exec:  docker exec   -i 'my box' $(id) ; "),
            (QStringList{"docker", "exec", "-i", "'my", "box'", "$(id)", ";", "sortscope-cli", "runner"}));
        QVERIFY(!place.isLocal());
    }

    void sshIsGivenTheHostAndATextThatIsAlwaysTheSame()
    {
        const auto words = commandOf("ssh:anna@lab2");
        QCOMPARE(words.mid(0, 4), (QStringList{"ssh", "-T", "-o", "RemoteCommand=none"}));
        QCOMPARE(words.mid(words.size() - 3, 2), (QStringList{"--", "anna@lab2"}));
        QCOMPARE(words.last(), commandOf("ssh:other").last());
        QVERIFY2(words.last().contains("sortscope-cli") && !words.last().contains("lab2"),
                 qPrintable(words.last()));
    }

    void anSshIsToldOfSettingsThatItKnows_data()
    {
        QTest::addColumn<QByteArray>("version");
        QTest::addColumn<bool>("knows");
        QTest::newRow("of Debian 11")
            << QByteArray("OpenSSH_8.4p1 Debian-5+deb11u3, OpenSSL 1.1.1w\n") << false;
        QTest::newRow("the one before") << QByteArray("OpenSSH_8.6p1, OpenSSL 1.1.1k\n") << false;
        QTest::newRow("the first") << QByteArray("OpenSSH_8.7p1, OpenSSL 3.0.7\n") << true;
        QTest::newRow("of Debian 12") << QByteArray("OpenSSH_9.2p1 Debian-2\n") << true;
        QTest::newRow("of tomorrow") << QByteArray("OpenSSH_10.0p2\n") << true;
        QTest::newRow("another program's") << QByteArray("Dropbear v2022.83\n") << false;
        QTest::newRow("none") << QByteArray() << false;
    }
    void anSshIsToldOfSettingsThatItKnows()
    {
        QFETCH(QByteArray, version);
        QFETCH(bool, knows);
        const auto words = runner::sshSettingsFor(version.toStdString());
        QVERIFY(std::ranges::find(words, "RemoteCommand=none") != words.end());
        for (const auto* setting : {"StdinNull=no", "SessionType=default", "ForkAfterAuthentication=no"})
            QCOMPARE(std::ranges::find(words, setting) != words.end(), knows);
    }

    void aRunnerThatSaysNothingIsSaidWithTheCommandThatShowsWhy()
    {
        QCOMPARE(Place::parse("ssh:lab2").silence(std::chrono::seconds(60)),
                 std::string("the runner said nothing for 60 s; try `ssh lab2 sortscope-cli --version`"));
        QCOMPARE(Place().silence(std::chrono::seconds(60)), std::string("the runner said nothing for 60 s"));
    }

    void whatIsNoPlaceIsRefusedWithWhatWouldBeRight_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("a name") << QByteArray("lab2")
                                << "there are local, ssh:HOST, slurm:OPTIONS and exec:COMMAND";
        QTest::newRow("nothing") << QByteArray("") << "there are local";
        QTest::newRow("no host") << QByteArray("ssh:") << "as in ssh:lab2";
        QTest::newRow("an option of ssh")
            << QByteArray("ssh:-oProxyCommand=reboot") << "does not begin with \"-\"";
        QTest::newRow("two words") << QByteArray("ssh:lab2 reboot") << "has no blanks";
        QTest::newRow("a line feed") << QByteArray("ssh:lab2\nreboot") << "no control characters";
        QTest::newRow("no command") << QByteArray("exec: ") << "docker exec -i box";
    }
    void whatIsNoPlaceIsRefusedWithWhatWouldBeRight()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, words);
        QVERIFY2(refusal(text.toStdString()).contains(words), qPrintable(refusal(text.toStdString())));
    }

    void theEndOfACommandTellsHowTheRunnerEnded()
    {
        const auto ssh = Place::parse("ssh:lab2");
        QVERIFY(!ssh.endOfRunner({.status = 255}));
        QVERIFY(!ssh.endOfRunner({.signal = SIGTERM}));
        QCOMPARE(ssh.endOfRunner({.status = 128 + SIGSEGV}).value().signal, SIGSEGV);
        QCOMPARE(ssh.endOfRunner({.status = 3}).value().status, 3);
        const auto command = Place::parse("exec:env");
        QCOMPARE(command.endOfRunner({.signal = SIGABRT}).value().signal, SIGABRT);
        QCOMPARE(command.endOfRunner({.status = 128 + SIGKILL}).value().signal, SIGKILL);
        // A runner ends with neither status unless its client has gone.
        QVERIFY(!command.endOfRunner({.status = 255}));
        QVERIFY(!command.endOfRunner({.status = 0}));
        QVERIFY(!ssh.endOfRunner({.status = 0}));
        QCOMPARE(Place().endOfRunner({.status = 128 + SIGSEGV}).value().status, 128 + SIGSEGV);
    }

    void whatIsMissingThereIsSaidWithTheCommandThatShowsIt()
    {
        const auto ssh = Place::parse("ssh:lab2");
        const auto missing = refusalOf([&] { ssh.refuseSilence({.status = 127}); });
        QVERIFY2(missing.contains("has no sortscope-cli")
                     && missing.contains("`ssh lab2 sortscope-cli --version`"),
                 qPrintable(missing));
        const auto unreachable = refusalOf([&] { ssh.refuseSilence({.status = 255}); });
        QVERIFY2(unreachable.contains("no connection: ssh ended with status 255"), qPrintable(unreachable));
        const auto other = refusalOf([&] { ssh.requireVersion("9.9"); });
        QVERIFY2(other.contains("sortscope 9.9") && other.contains("`ssh lab2 sortscope-cli --version`"),
                 qPrintable(other));
        QCOMPARE(refusalOf([] { Place().requireVersion("9.9"); }), QString());
    }

    void eachMachineHasItsPartOfAPlan()
    {
        plan::Plan plan;
        plan.jobs = {job(1, "b"), job(2, "a"), job(3, "b"), job(4, "a")};
        plan.rounds = {{4, 3, 2, 1}, {2, 4}};
        plan.held.emplace(2, std::make_shared<const results::JobResult>());
        QCOMPARE(plan::nodesOf(plan), (std::vector<std::optional<std::string>>{"b", "a"}));
        const auto a = plan::partOf(plan, "a");
        QCOMPARE(a.jobs.size(), std::size_t{2});
        QCOMPARE(a.jobs.front().id, 2);
        QCOMPARE(a.rounds, (std::vector<std::vector<results::JobId>>{{4, 2}, {2, 4}}));
        QVERIFY(a.held.contains(2));
        const auto b = plan::partOf(plan, "b");
        QCOMPARE(b.rounds, (std::vector<std::vector<results::JobId>>{{3, 1}}));
        QVERIFY(b.held.empty());
        QVERIFY(b.uuid.empty());
    }

    void theRunsOfAPlanHaveUuidsOfTheirOwnThatFollowFromThePlans()
    {
        plan::Plan plan;
        plan.jobs = {job(1, "b"), job(2, "a"), job(3, "b"), job(4, "c")};
        plan.uuid = "0123456789abcdef01234567ffffffff";
        QVERIFY(plan::isUuid(plan.uuid) && plan::isUuid(plan::freshUuid()));
        QVERIFY(plan::freshUuid() != plan::freshUuid());
        QCOMPARE(plan::partOf(plan, "b").uuid, plan.uuid);
        const auto second = plan::partOf(plan, "a").uuid;
        QVERIFY(plan::isUuid(second) && second != plan.uuid);
        // A later program finds by it what the part has kept.
        QCOMPARE(second, std::string("1b92f878a4237df6881213b9954962b7"));
        QVERIFY(plan::partOf(plan, "c").uuid != second && plan::partOf(plan, "c").uuid != plan.uuid);
        QVERIFY(!plan::isUuid("../..") && !plan::isUuid(plan.uuid + '0'));
    }
};

SORTSCOPE_TEST(PlaceTest)
#include "placetest.moc"
