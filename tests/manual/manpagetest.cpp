// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual/manpage.h"

#include "manual/commandlinetree.h"
#include "manual/roff.h"
#include "tests/support/testprogram.h"
#ifdef SORTSCOPE_HAVE_WINDOW
#    include "manual/windowtree.h"
#endif

#include <QCoreApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryFile>
#include <QTest>

#include <algorithm>

using namespace sortscope::manual;

namespace {

std::vector<CommandText> programs()
{
    std::vector<CommandText> all{commandLineTree()};
#ifdef SORTSCOPE_HAVE_WINDOW
    all.push_back(windowTree());
#endif
    return all;
}

QString pageOf(const CommandText& program)
{
    return QString::fromStdString(manPage(program, {"1.2.3", "2026-11-22", {"another"}}));
}

/// The text that `tool` writes to both outputs about `page`; empty if it is not installed or has no
/// complaint.
QString complaints(const QString& tool, const QStringList& arguments, const QString& page)
{
    QTemporaryFile file;
    if (QStandardPaths::findExecutable(tool).isEmpty() || !file.open())
        return {};
    file.write(page.toUtf8());
    file.close();
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(tool, arguments + QStringList{file.fileName()});
    process.waitForFinished();
    return QString::fromUtf8(process.readAll());
}

} // namespace

class ManPageTest : public QObject {
    Q_OBJECT

private slots:
    void aPageHasEveryCommandOptionAndDescription()
    {
        for (const auto& program : programs()) {
            const auto page = pageOf(program).simplified();
            for (const auto* command : withAllBelow(program)) {
                QVERIFY(!command->description.empty());
                for (const auto& option : command->options) {
                    const auto name = QString::fromStdString(roffEscaped(option.names.back()));
                    const auto text = QString::fromStdString(roffEscaped(option.description)).simplified();
                    QVERIFY2(page.contains(name), qPrintable(name));
                    QVERIFY2(!text.isEmpty() && page.contains(text), qPrintable(name + ": " + text));
                }
            }
        }
    }

    void thePageOfTheCommandLineHasItsSections()
    {
        const auto page = pageOf(commandLineTree());
        for (const auto* heading :
             {".SH NAME\nsortscope\\-cli \\-\n", ".SH SYNOPSIS\n", ".SH DESCRIPTION\n", ".SH OPTIONS\n",
              ".SH COMMANDS\n", ".SS \"run\"\n", ".SS \"sessions compare\"\n", ".SH \"EXIT STATUS\"\n",
              ".SH ENVIRONMENT\n", ".SH \"SEE ALSO\"\n.BR another (1)\n"})
            QVERIFY2(page.contains(heading), heading);
        QVERIFY(page.contains("\\fBvqsort\\fR"));
        QCOMPARE(page.count("0 all rows ok"), 1);
        QCOMPARE(page.count("Print this help"), 1);
    }

    void signsOfRoffAreShownAsTheyAre_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("escaped");
        QTest::newRow("option") << "--csv"
                                << "\\-\\-csv";
        QTest::newRow("power") << "2^20"
                               << "2\\(ha20";
        QTest::newRow("backslash") << "a\\b"
                                   << "a\\eb";
        QTest::newRow("quote") << "device's"
                               << "device\\(aqs";
        QTest::newRow("two bytes") << "a × b"
                                   << "a \\[u00D7] b";
        QTest::newRow("three bytes") << "a ≥ b"
                                     << "a \\[u2265] b";
        QTest::newRow("ellipsis") << "1 … 2"
                                  << "1 ... 2";
        QTest::newRow("four bytes") << "\U0001F600"
                                    << "\\[u1F600]";
    }
    void signsOfRoffAreShownAsTheyAre()
    {
        QFETCH(QString, text);
        QFETCH(QString, escaped);
        QCOMPARE(QString::fromStdString(roffEscaped(text.toStdString())), escaped);
    }

    void aLineIsNeverTakenForARequest()
    {
        QCOMPARE(QString::fromStdString(roffLines(".sortscope 'files'")),
                 QString("\\&.sortscope \\(aqfiles\\(aq\n"));
    }

    void noReaderOfPagesComplains()
    {
        for (const auto& program : programs()) {
            const auto page = pageOf(program);
            QCOMPARE(complaints("mandoc", {"-T", "lint"}, page), QString());
            QVERIFY(!complaints("groff", {"-man", "-ww", "-Tascii"}, page).contains("warning"));
        }
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, ManPageTest)
#include "manpagetest.moc"
