// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionfile.h"
#include "tests/cli/cliprogram.h"
#include "tests/support/killedwriter.h"
#include "tests/support/testprogram.h"
#include "tests/support/wholeresults.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace sortscope;
using namespace sortscope::tests;

/// Sessions from a folder or an archive of somebody else's.
class ForeignSessionTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString& name) const { return m_folder->filePath(name); }

    QString makeSession(const QString& name) const
    {
        auto file = session::SessionFile::create(path(name).toStdString());
        std::vector jobs{wholeResult(1).spec};
        file.beginRun({}, jobs);
        file.finishJob(1, wholeResult(1));
        return path(name);
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void noCommandDeletesWhatAJournalNames_data()
    {
        QTest::addColumn<QStringList>("command");
        const auto row = [](const char* name, const QStringList& command) { QTest::newRow(name) << command; };
        row("show", {"sessions", "show", "FORGED"});
        row("check", {"sessions", "check", "FORGED"});
        row("export", {"sessions", "export", "FORGED", "--json", "-"});
        row("compare A", {"sessions", "compare", "FORGED", "GOOD"});
        row("compare B", {"sessions", "compare", "GOOD", "FORGED"});
        row("merge IN", {"sessions", "merge", "NEW", "FORGED"});
        row("merge OUT", {"sessions", "merge", "FORGED", "GOOD"});
        row("fleet", {"fleet", "FORGED"});
        row("resume", {"run", "--resume", "FORGED"});
        row("run", {"run", "--device", "cpu", "--algorithm", "std-sort", "--size", "64", "--samples", "2",
                    "--session", "FORGED"});
    }
    void noCommandDeletesWhatAJournalNames()
    {
        QFETCH(QStringList, command);
        const auto victim = path("diary");
        writeBytes(victim.toStdString(), "dear diary");
        const auto forged = makeSession("forged.sortscope").toStdString();
        killWriterOf(forged);
        nameInJournal(forged, victim.toStdString());
        const auto before = bytesIn(forged);
        const auto journal = bytesIn(journalOf(forged));
        command.replaceInStrings("FORGED", QString::fromStdString(forged));
        command.replaceInStrings("GOOD", makeSession("good.sortscope"));
        command.replaceInStrings("NEW", path("new.sortscope"));
        const auto refused = runCli(command);
        QCOMPARE(bytesIn(victim.toStdString()), std::string("dear diary"));
        QVERIFY2(refused.exitStatus == 1 || refused.exitStatus == 2, qPrintable(refused.error));
        QVERIFY2(refused.error.contains(QString::fromStdString(journalOf(forged)))
                     && refused.error.contains("names another file"),
                 qPrintable(refused.error));
        QVERIFY(bytesIn(forged) == before);
        QVERIFY(bytesIn(journalOf(forged)) == journal);
        QVERIFY(!QFile::exists(path("new.sortscope")));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden),
                 (QStringList{"diary", "forged.sortscope", "forged.sortscope-journal", "good.sortscope"}));
    }

    void aPathThatBeginsWithTwoSlashesIsOpened()
    {
        const auto session = '/' + makeSession("a # 100%?.sortscope");
        const auto checked = runCli({"sessions", "check", session});
        QVERIFY2(checked.exitStatus == 0 && checked.out.contains("1 finished jobs"),
                 qPrintable(checked.out + checked.error));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, ForeignSessionTest)
#include "foreignsessiontest.moc"
