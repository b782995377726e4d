// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/statefolder.h"

#include "tests/support/testprogram.h"

#include <pwd.h>
#include <unistd.h>

#include <QTest>

using namespace sortscope;
namespace fs = std::filesystem;

/// The folder where the program keeps its state, whatever the environment says.
class StateFolderTest : public QObject {
    Q_OBJECT

private:
    static constexpr std::array kVariables{"HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"};
    std::map<std::string, QByteArray> m_before;

    static void verifyBelow(const fs::path& home)
    {
        QCOMPARE(base::stateFolder(), home / ".local/state/sortscope");
        QCOMPARE(base::cacheFolder(), home / ".cache/sortscope");
        QCOMPARE(base::configFolder(), home / ".config/sortscope");
    }

private slots:
    void initTestCase()
    {
        for (const auto* name : kVariables)
            m_before[name] = qgetenv(name);
    }
    void init()
    {
        qputenv("HOME", "/home/anna");
        for (const auto* name : {"XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"})
            qunsetenv(name);
    }
    void cleanupTestCase()
    {
        for (const auto& [name, value] : m_before)
            qputenv(name.c_str(), value);
    }

    void theyAreBelowTheHome() { verifyBelow("/home/anna"); }

    void theirVariablesComeFirst()
    {
        qputenv("XDG_STATE_HOME", "/state");
        qputenv("XDG_CACHE_HOME", "/cache");
        qputenv("XDG_CONFIG_HOME", "/config");
        QCOMPARE(base::stateFolder(), fs::path("/state/sortscope"));
        QCOMPARE(base::cacheFolder(), fs::path("/cache/sortscope"));
        QCOMPARE(base::configFolder(), fs::path("/config/sortscope"));
    }

    void whatIsNoAbsolutePathCountsAsNone_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("unset") << QByteArray();
        QTest::newRow("empty") << QByteArray("");
        QTest::newRow("relative") << QByteArray("somewhere/else");
        QTest::newRow("a shell's") << QByteArray("~");
    }
    void whatIsNoAbsolutePathCountsAsNone()
    {
        QFETCH(QByteArray, value);
        const auto set = [&](const char* name) { value.isNull() ? qunsetenv(name) : qputenv(name, value); };
        for (const auto* name : {"XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"})
            set(name);
        verifyBelow("/home/anna");
        set("HOME");
        const auto* user = ::getpwuid(::getuid());
        if (user == nullptr || !fs::path(user->pw_dir).is_absolute())
            QSKIP("the user of this test is not in the system's list, or has no home");
        verifyBelow(user->pw_dir);
    }
};

SORTSCOPE_TEST(StateFolderTest)
#include "statefoldertest.moc"
