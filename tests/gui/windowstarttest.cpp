// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/windowcommandline.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTest>

using namespace sortscope;

namespace {

struct Ended {
    /// Empty if a signal has ended the program.
    std::optional<int> status;
    QString out;
    QString errors;
};

/// Runs the window's program without a display.
Ended withoutDisplay(const QStringList& arguments)
{
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const auto* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(SORTSCOPE_WINDOW, arguments);
    const bool ended = process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit;
    return {ended ? std::optional(process.exitCode()) : std::nullopt,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

class WindowStartTest : public QObject {
    Q_OBJECT

private slots:
    void aFileIsNamedByItsPathOrItsUrl_data()
    {
        QTest::addColumn<QString>("argument");
        QTest::addColumn<QString>("path");
        QTest::newRow("relative") << "a b.sortscope"
                                  << "a b.sortscope";
        QTest::newRow("absolute") << "/tmp/100%25.sortscope"
                                  << "/tmp/100%25.sortscope";
        QTest::newRow("url") << "file:///tmp/a%20b%23.sortscope"
                             << "/tmp/a b#.sortscope";
        QTest::newRow("url without a host") << "file:/tmp/a.sortscope"
                                            << "/tmp/a.sortscope";
        QTest::newRow("url of this machine") << "FILE://localhost/tmp/a.sortscope"
                                             << "/tmp/a.sortscope";
        QTest::newRow("a name with a colon") << "file:a.sortscope"
                                             << "file:a.sortscope";
        QTest::newRow("url in UTF-8") << "file:///tmp/caf%C3%A9.sortscope"
                                      << "/tmp/café.sortscope";
        QTest::newRow("url in Latin 1") << "file:///tmp/caf%E9.sortscope" << u"/tmp/caf\uFFFD.sortscope"_qs;
    }
    void aFileIsNamedByItsPathOrItsUrl()
    {
        QFETCH(QString, argument);
        gui::WindowCommandLine commandLine;
        QCOMPARE(commandLine.parse({"sortscope", "-platform", "xcb", argument, "--style=Fusion"}), QString());
        QTEST(commandLine.session(), "path");
    }

    void withoutADisplayTheOtherProgramIsNamed()
    {
        const auto ended = withoutDisplay({});
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.errors.contains("sortscope-cli"), qPrintable(ended.errors));
        QVERIFY2(!ended.errors.contains("einstall"), qPrintable(ended.errors));
    }

    void whatIsWrongWithTheCommandLineNeedsNoDisplay_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        QTest::newRow("an unknown option") << QStringList{"--bogus"} << "bogus";
        QTest::newRow("two sessions") << QStringList{"a.sortscope", "b.sortscope"} << "b.sortscope";
        QTest::newRow("no value") << QStringList{"-platform"} << "platform";
    }
    void whatIsWrongWithTheCommandLineNeedsNoDisplay()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, named);
        const auto ended = withoutDisplay(arguments);
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.errors.startsWith("sortscope: ") && ended.errors.contains(named)
                     && ended.errors.contains("sortscope --help"),
                 qPrintable(ended.errors));
    }

    void helpNeedsNoDisplay()
    {
        for (const auto* option : {"-h", "--help", "--help-all", "-v", "--version"}) {
            const auto ended = withoutDisplay({QLatin1String(option)});
            QCOMPARE(ended.status, 0);
            QVERIFY2(ended.out.contains("ortscope") && !ended.out.contains("stylesheet <value>"),
                     qPrintable(ended.out));
        }
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, WindowStartTest)
#include "windowstarttest.moc"
