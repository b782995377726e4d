// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/command.h"
#include "core/session/sessionerror.h"
#include "core/session/sessionfile.h"
#include "tests/support/killedwriter.h"
#include "tests/support/nofilelocks.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"
#include "tests/support/wholeresults.h"

#include <sys/stat.h>

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

using namespace sortscope;
using session::Access;
using session::SessionError;
using session::SessionFile;
using Cause = session::SessionError::Cause;
using tests::bytesIn;
namespace fs = std::filesystem;

namespace {

const session::OpenOptions kWriting{.access = Access::ReadWrite};

std::optional<SessionError> errorOf(const std::function<void()>& work)
{
    try {
        work();
    } catch (const SessionError& error) {
        return error;
    }
    return std::nullopt;
}

bool contains(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

/// Only one program at a time adds to a session, however the session is named and wherever it lies.
class SessionLocksTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_session;

    std::string pathOf(const QString& name) const { return m_folder->filePath(name).toStdString(); }
    std::string lockFile() const { return pathOf(".a.sortscope.lock"); }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_session = pathOf("a.sortscope");
        auto file = SessionFile::create(m_session);
        file.setNotes("whole");
        std::vector jobs{tests::wholeResult(1).spec};
        file.beginRun({}, jobs);
        file.finishJob(1, tests::wholeResult(1));
    }

    void aSessionWithTwoNamesIsForReadingAndSaysWhy()
    {
        const auto other = pathOf("b.sortscope");
        fs::create_hard_link(m_session, other);
        for (const auto& path : {m_session, other}) {
            auto file = SessionFile::open(path, kWriting);
            QVERIFY(!file.writable());
            QVERIFY2(contains(file.whyReadOnly(), "2 names (hard links)"), file.whyReadOnly().c_str());
            QCOMPARE(file.info().notes, std::string("whole"));
            QVERIFY(errorOf([&] { SessionFile::openOrCreate(path); })->cause() == Cause::NotPermitted);
        }
        // Saving the session under its other name makes two files of it.
        {
            auto copy = SessionFile::open(m_session).saveAs(other);
            QVERIFY2(copy.writable(), copy.whyReadOnly().c_str());
            copy.setNotes("copy");
        }
        QCOMPARE(SessionFile::open(m_session, kWriting).info().notes, std::string("whole"));
        QVERIFY(SessionFile::open(m_session, kWriting).writable());
        QCOMPARE(SessionFile::open(other).info().notes, std::string("copy"));
    }

    void theSecondNameOfASessionThatIsOpenIsForReading()
    {
        auto first = SessionFile::open(m_session, kWriting);
        QVERIFY(first.writable());
        fs::create_hard_link(m_session, pathOf("b.sortscope"));
        QVERIFY(!SessionFile::open(pathOf("b.sortscope"), kWriting).writable());
        first.setNotes("first");
        QCOMPARE(SessionFile::open(pathOf("b.sortscope")).info().notes, std::string("first"));
    }

    void whatIsNoLockStaysAsItIs_data()
    {
        QTest::addColumn<QString>("kind");
        for (const QString kind : {"text", "hard link", "pipe"})
            QTest::newRow(qPrintable(kind)) << kind;
    }
    void whatIsNoLockStaysAsItIs()
    {
        QFETCH(QString, kind);
        const auto victim = pathOf("diary");
        tests::writeBytes(victim, "dear diary");
        if (kind == "text")
            tests::writeBytes(lockFile(), "dear diary");
        else if (kind == "hard link")
            fs::create_hard_link(victim, lockFile());
        else
            QCOMPARE(::mkfifo(lockFile().c_str(), 0600), 0);
        {
            auto file = SessionFile::open(m_session, kWriting);
            QVERIFY(!file.writable());
            QVERIFY2(contains(file.whyReadOnly(), lockFile() + " beside it is not a lock"),
                     file.whyReadOnly().c_str());
            QCOMPARE(file.info().notes, std::string("whole"));
        }
        QVERIFY(fs::exists(lockFile()));
        QCOMPARE(bytesIn(victim), std::string("dear diary"));
        if (kind == "text")
            QCOMPARE(bytesIn(lockFile()), std::string("dear diary"));
    }

    void aLockThatAKilledProgramLeftIsTakenOver()
    {
        tests::writeBytes(lockFile(), "process 12 on elsewhere\n");
        QVERIFY(SessionFile::open(m_session, kWriting).writable());
        QVERIFY(!fs::exists(lockFile()));
    }

    void aSessionWhereThereAreNoLocksIsReadAndNotWritten_data()
    {
        QTest::addColumn<int>("error");
        QTest::newRow("ENOSYS") << ENOSYS;
        QTest::newRow("ENOLCK") << ENOLCK;
        QTest::newRow("EOPNOTSUPP") << EOPNOTSUPP;
    }
    void aSessionWhereThereAreNoLocksIsReadAndNotWritten()
    {
        QFETCH(int, error);
        const tests::NoFileLocks locks(error);
        auto file = SessionFile::open(m_session, kWriting);
        QVERIFY(!file.writable());
        QCOMPARE(file.whyReadOnly(), std::string("its file system has no file locks"));
        QVERIFY(file.check().empty());
        const auto jobs = SessionFile::open(m_session).jobs();
        QVERIFY(!tests::only(*jobs.at(0).result).samples.front().commands.unpack().empty());
        const auto fresh = errorOf([&] { SessionFile::create(pathOf("new.sortscope")); });
        QVERIFY(fresh.has_value());
        QVERIFY2(contains(fresh->what(), "no file locks") && contains(fresh->what(), pathOf("new.sortscope")),
                 fresh->what());
        QVERIFY(!fs::exists(pathOf("new.sortscope")));
    }

    void aJournalThatNobodyCanTellOfWithoutLocksIsLeftAlone()
    {
        tests::killWriterOf(m_session);
        const auto before = bytesIn(m_session);
        {
            const tests::NoFileLocks locks(ENOSYS);
            const auto refused = errorOf([&] { SessionFile::open(m_session); });
            QVERIFY(refused.has_value());
            QVERIFY2(contains(refused->what(), tests::journalOf(m_session))
                         && contains(refused->what(), "no file locks"),
                     refused->what());
        }
        QVERIFY(bytesIn(m_session) == before);
        QVERIFY(fs::exists(tests::journalOf(m_session)));
        QCOMPARE(SessionFile::open(m_session).info().notes, std::string("whole"));
    }
};

SORTSCOPE_TEST(SessionLocksTest)
#include "sessionlockstest.moc"
