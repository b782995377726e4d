// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/support/otherhome.h"
#include "tests/support/testprogram.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTest>

#include <cstdlib>
#include <memory>

using namespace sortscope::tests;

namespace {

/// The bytes that have arrived at a terminal.
QByteArray arrived(int terminal)
{
    ::fcntl(terminal, F_SETFL, O_NONBLOCK);
    QByteArray all;
    QByteArray part(4096, '\0');
    while (true) {
        const auto count = ::read(terminal, part.data(), std::size_t(part.size()));
        if (count <= 0)
            return all;
        all += part.left(count);
    }
}

} // namespace

/// Sends this program to machines that have none, with an ssh that leads to another home on this machine.
class DeployTest : public QObject {
    Q_OBJECT

    std::unique_ptr<OtherHome> m_other;

    QString path(const QString& name) const { return m_other->path(name); }
    qsizetype connections() const { return m_other->connections(); }
    bool nothingIsThere() const { return m_other->nothingIsThere(); }

    CliResult devices(const QStringList& more = {}, const std::function<void(QProcess&)>& prepare = {}) const
    {
        QProcessEnvironment environment;
        environment.insert("PATH", m_other->searchPath());
        return runCli(QStringList{"devices", "--format", "json", "--on", "ssh:lab"} + more, environment,
                      prepare);
    }

    static std::size_t devicesIn(const CliResult& result) { return result.json().at("devices").size(); }

private slots:
    void init() { m_other = std::make_unique<OtherHome>(); }

    void yesPutsItThereOnce()
    {
        const auto first = devices({"--deploy", "yes"});
        QVERIFY2(first.exitStatus == 0, qPrintable(first.error));
        QVERIFY2(first.error.contains("lab: it has no sortscope-cli; this program is put there"),
                 qPrintable(first.error));
        QVERIFY(devicesIn(first) > 0);
        // The program was missing, was sent, and was there: one connection each.
        QCOMPARE(connections(), 3);
        const auto second = devices();
        QVERIFY2(second.exitStatus == 0, qPrintable(second.error));
        QCOMPARE(second.error, QString());
        QCOMPARE(connections(), 4);
    }

    void whatHasArrivedIsRemovedOnceItIsUnpacked()
    {
        QCOMPARE(devices({"--deploy", "yes"}).exitStatus, 0);
        const auto names = QDir(path("home/.cache/sortscope"))
                               .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        QCOMPARE(names.size(), 2); // the version, which leads to the bundle
        QVERIFY2(names.last().startsWith("bundle-"), qPrintable(names.join(' ')));
    }

    void otherwiseTheCommandIsSaid_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("no") << QStringList{"--deploy", "no"};
        QTest::newRow("ask, without a terminal") << QStringList{"--deploy", "ask"};
        QTest::newRow("without an option") << QStringList{};
    }
    void otherwiseTheCommandIsSaid()
    {
        QFETCH(QStringList, options);
        const auto listed = devices(options);
        QCOMPARE(listed.exitStatus, 1);
        QVERIFY2(listed.error.contains("lab: it has no sortscope-cli")
                     && listed.error.contains("`sortscope-cli devices --on ssh:lab --deploy yes`"),
                 qPrintable(listed.error));
        QCOMPARE(connections(), 1);
        QVERIFY(nothingIsThere());
    }

    void onATerminalTheUserDecides_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<bool>("agreed");
        QTest::newRow("y") << QByteArray("y\n") << true;
        QTest::newRow("yes") << QByteArray("yes\n") << true;
        QTest::newRow("nothing") << QByteArray("\n") << false;
        QTest::newRow("n") << QByteArray("n\n") << false;
        QTest::newRow("the end of the input") << QByteArray("\4") << false;
    }
    void onATerminalTheUserDecides()
    {
        QFETCH(QByteArray, answer);
        QFETCH(bool, agreed);
        const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
        QVERIFY(terminal >= 0 && ::grantpt(terminal) == 0 && ::unlockpt(terminal) == 0);
        const QByteArray name = ::ptsname(terminal);
        const int user = ::open(name.constData(), O_RDWR | O_NOCTTY | O_CLOEXEC);
        QVERIFY(user >= 0);
        QCOMPARE(::write(terminal, answer.constData(), std::size_t(answer.size())), ssize_t(answer.size()));
        const auto listed = devices({}, [user](QProcess& process) {
            process.setChildProcessModifier([user] {
                ::dup2(user, STDIN_FILENO);
                ::dup2(user, STDERR_FILENO);
            });
        });
        const auto said = arrived(terminal);
        ::close(user);
        ::close(terminal);
        QVERIFY2(said.contains("lab: it has no sortscope-cli. Put this program there")
                     && said.contains("[y/N]"),
                 said.constData());
        QCOMPARE(listed.exitStatus, agreed ? 0 : 1);
        QCOMPARE(nothingIsThere(), !agreed);
    }

    void anotherVersionIsReplacedInOurFolderAlone()
    {
        m_other->writeScript("there/sortscope-cli",
                             "export FAKERUNNER_VERSION=99\nexec " SORTSCOPE_FAKE_RUNNER "\n");
        const auto refused = devices();
        QCOMPARE(refused.exitStatus, 1);
        QVERIFY2(refused.error.contains("it has sortscope 9.9, and this is")
                     && refused.error.contains("--deploy yes"),
                 qPrintable(refused.error));
        const auto listed = devices({"--deploy", "yes"});
        QVERIFY2(listed.exitStatus == 0, qPrintable(listed.error));
        QVERIFY(devicesIn(listed) > 0);
        QVERIFY(QFile::exists(path("there/sortscope-cli")));
    }

    void whatIsDamagedThereIsSentAgain_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("the program") << "bin/sortscope-cli";
        QTest::newRow("a library") << "lib/libfmt.so.9";
        QTest::newRow("what starts it") << "sortscope-cli";
    }
    void whatIsDamagedThereIsSentAgain()
    {
        QFETCH(QString, file);
        QCOMPARE(devices({"--deploy", "yes"}).exitStatus, 0);
        // The file is as after a failure of the machine: there, and empty.
        const QDir cache(path("home/.cache/sortscope"));
        QFile damaged(cache.filePath(cache.entryList({"bundle-*"}).value(0) + '/' + file));
        if (!damaged.exists())
            QSKIP("this program has no such file");
        QVERIFY(damaged.resize(0));
        const auto refused = devices();
        QCOMPARE(refused.exitStatus, 1);
        QVERIFY2(refused.error.contains("lab: its sortscope-cli does not start")
                     && refused.error.contains("`sortscope-cli devices --on ssh:lab --deploy yes`"),
                 qPrintable(refused.error));
        const auto mended = devices({"--deploy", "yes"});
        QVERIFY2(mended.exitStatus == 0, qPrintable(mended.error));
        QVERIFY(devicesIn(mended) > 0);
        QCOMPARE(cache.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 2);
        QCOMPARE(devices().error, QString());
    }

    void whatOthersMayWriteIsNotStarted_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("mode");
        QTest::newRow("the program, by all") << "VERSION/sortscope-cli" << 0757;
        QTest::newRow("the program, by a group") << "VERSION/sortscope-cli" << 0770;
        QTest::newRow("the version's folder") << "VERSION" << 0777;
        QTest::newRow("the folder of all") << "." << 0777;
        QTest::newRow("another user's program") << "VERSION/sortscope-cli" << -1;
    }
    void whatOthersMayWriteIsNotStarted()
    {
        QFETCH(QString, name);
        QFETCH(int, mode);
        const auto version = runCli({"--version"}).out.trimmed().section(' ', 1, 1);
        const QDir cache(path("home/.cache/sortscope"));
        m_other->writeScript("home/.cache/sortscope/" + version + "/sortscope-cli",
                             "echo x >>'" + path("started") + "'\n");
        for (const auto& folder : {cache.path(), cache.filePath(version)})
            QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const auto target = cache.filePath(name.replace("VERSION", version));
        if (mode >= 0)
            QCOMPARE(::chmod(qPrintable(target), mode_t(mode)), 0);
        else if (::chown(qPrintable(target), 65534, 65534) != 0)
            QSKIP("only root makes files of other users");
        if (mode < 0)
            QCOMPARE(::chmod(qPrintable(target), 0755), 0);
        const auto refused = devices();
        QCOMPARE(refused.exitStatus, 1);
        QVERIFY2(refused.error.contains(QDir::cleanPath(target) + " is not started")
                     && refused.error.contains(
                         "lab: its sortscope-cli belongs to another user, or others may write it"),
                 qPrintable(refused.error));
        QVERIFY(!QFile::exists(path("started")));
    }

    void whatDoesNotArriveWholeIsNotStarted()
    {
        // The second connection loses the end of the data.
        m_other->writeSsh("[ $(wc -l <'" + path("connections")
                          + "') = 2 ] && command=\"head -c 100000 | $command\"");
        const auto listed = devices({"--deploy", "yes"});
        QCOMPARE(listed.exitStatus, 1);
        QVERIFY2(listed.error.contains("lab: this program was damaged on its way there"),
                 qPrintable(listed.error));
        QCOMPARE(QDir(path("home/.cache/sortscope"))
                     .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList());
    }

    void aHomeThatTakesNothingIsSaid()
    {
        QVERIFY(QFile(path("home/.cache")).open(QIODevice::WriteOnly));
        const auto listed = devices({"--deploy", "yes"});
        QCOMPARE(listed.exitStatus, 1);
        QVERIFY2(listed.error.contains("lab: this program cannot be put there"), qPrintable(listed.error));
    }

    void aMachineOutOfReachIsGivenNothing()
    {
        m_other->writeSsh("exit 255");
        const auto listed = devices({"--deploy", "yes"});
        QCOMPARE(listed.exitStatus, 1);
        QVERIFY2(listed.error.contains("lab: there is no connection"), qPrintable(listed.error));
        QCOMPARE(connections(), 1);
    }

    void whatCannotBeMeantIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("an unknown word") << QStringList{"devices", "--on", "ssh:lab", "--deploy", "perhaps"}
                                         << QStringList{"--deploy", "\"perhaps\"", "ask, yes, no"};
        QTest::newRow("no other machine")
            << QStringList{"devices", "--deploy", "yes"} << QStringList{"--deploy", "--on ssh:lab2"};
        QTest::newRow("none over ssh") << QStringList{"devices", "--on", "local", "--deploy", "no"}
                                       << QStringList{"--deploy", "--on ssh:lab2"};
    }
    void whatCannotBeMeantIsRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QStringList, words);
        const auto refused = runCli(arguments);
        QCOMPARE(refused.exitStatus, 2);
        for (const auto& word : words)
            QVERIFY2(refused.error.contains(word), qPrintable(refused.error));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, DeployTest)
#include "deploytest.moc"
