// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/command.h"
#include "core/session/sessionerror.h"
#include "core/session/sessionfile.h"
#include "tests/support/killedwriter.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"
#include "tests/support/wholeresults.h"
#include "tests/support/withoutrights.h"

#include <sys/stat.h>
#include <unistd.h>

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
using tests::bytesIn;
using tests::journalOf;
namespace fs = std::filesystem;

namespace {

const session::OpenOptions kWriting{.access = Access::ReadWrite};
constexpr uid_t kNobody = 65534;

/// The text of the SessionError; empty if there is none.
QString refusalOf(const std::function<void()>& work)
{
    try {
        work();
    } catch (const SessionError& error) {
        return error.what();
    }
    return {};
}

void giveTo(uid_t user, const std::string& path)
{
    QCOMPARE(::lchown(path.c_str(), user, user), 0);
}

} // namespace

/// Files beside a session under the names that SQLite follows, which anybody can have put there.
class SessionJournalTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_session;
    /// The bytes of the session while it was whole.
    std::string m_whole;
    /// A file that must not change.
    std::string m_victim;

    std::string pathOf(const QString& name) const { return m_folder->filePath(name).toStdString(); }

    /// Checks that a refusal names the journal or its like, and that nothing was changed.
    void verifyRefused(const QString& refusal, const std::string& sidecar, const QString& words) const
    {
        QCOMPARE(bytesIn(m_victim), std::string("dear diary"));
        QVERIFY2(refusal.contains(QString::fromStdString(m_session)), qPrintable(refusal));
        QVERIFY2(refusal.contains(QString::fromStdString(sidecar)), qPrintable(refusal));
        QVERIFY2(refusal.contains(words), qPrintable(refusal));
        QVERIFY2(refusal.contains("; "), qPrintable(refusal));
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        fs::permissions(m_folder->path().toStdString(), fs::perms::all);
        m_session = pathOf("a.sortscope");
        m_victim = pathOf("diary");
        tests::writeBytes(m_victim, "dear diary");
        {
            auto file = SessionFile::create(m_session);
            file.setNotes("whole");
            std::vector jobs{tests::wholeResult(1).spec};
            file.beginRun({}, jobs);
            file.finishJob(1, tests::wholeResult(1));
        }
        m_whole = bytesIn(m_session);
    }

    void whatAKilledProgramLeftIsTakenBack_data()
    {
        QTest::addColumn<bool>("writing");
        QTest::addColumn<bool>("linked");
        QTest::newRow("for reading") << false << false;
        QTest::newRow("for writing") << true << false;
        QTest::newRow("through a symbolic link") << false << true;
    }
    void whatAKilledProgramLeftIsTakenBack()
    {
        QFETCH(bool, writing);
        QFETCH(bool, linked);
        tests::killWriterOf(m_session);
        QVERIFY(bytesIn(m_session) != m_whole);
        QVERIFY(fs::exists(journalOf(m_session)));
        auto path = m_session;
        if (linked) {
            fs::create_directory(pathOf("else"));
            path = pathOf("else/link.sortscope");
            fs::create_symlink(m_session, path);
        }
        {
            auto file = SessionFile::open(path, writing ? kWriting : session::OpenOptions{});
            QCOMPARE(file.info().notes, std::string("whole"));
            QVERIFY(file.check().empty());
        }
        QVERIFY(bytesIn(m_session) == m_whole);
        QVERIFY(!fs::exists(journalOf(m_session)));
    }

    void aJournalThatNamesAnotherFileDeletesNothing_data()
    {
        QTest::addColumn<bool>("writing");
        QTest::newRow("for reading") << false;
        QTest::newRow("for writing") << true;
    }
    void aJournalThatNamesAnotherFileDeletesNothing()
    {
        QFETCH(bool, writing);
        tests::killWriterOf(m_session);
        tests::nameInJournal(m_session, m_victim);
        const auto before = bytesIn(m_session);
        const auto journal = bytesIn(journalOf(m_session));
        const auto refusal =
            refusalOf([&] { SessionFile::open(m_session, writing ? kWriting : session::OpenOptions{}); });
        verifyRefused(refusal, journalOf(m_session), "names another file");
        QVERIFY(bytesIn(m_session) == before);
        QVERIFY(bytesIn(journalOf(m_session)) == journal);
    }

    void aJournalThatTurnsUpLaterDeletesNothing()
    {
        auto reading = SessionFile::open(m_session);
        auto writing = SessionFile::open(m_session, kWriting);
        const auto jobs = reading.jobs();
        tests::writeBytes(journalOf(m_session), "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7 and so on, and so on");
        tests::nameInJournal(m_session, m_victim);
        verifyRefused(refusalOf([&] { reading.info(); }), journalOf(m_session), "names another file");
        verifyRefused(refusalOf([&] { writing.setNotes("x"); }), journalOf(m_session), "names another file");
        verifyRefused(refusalOf([&] { tests::only(*jobs.front().result).samples.front().commands.unpack(); }),
                      journalOf(m_session), "names another file");
        fs::remove(journalOf(m_session));
        writing.setNotes("x");
        QCOMPARE(reading.info().notes, std::string("x"));
    }

    void whatIsNoJournalIsRefusedAndStays_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("words");
        QTest::newRow("text") << "text"
                              << "not a journal";
        QTest::newRow("folder") << "folder"
                                << "not a regular file";
        QTest::newRow("link") << "link"
                              << "not a regular file";
        QTest::newRow("pipe") << "pipe"
                              << "not a regular file";
    }
    void whatIsNoJournalIsRefusedAndStays()
    {
        QFETCH(QString, kind);
        QFETCH(QString, words);
        const auto journal = journalOf(m_session);
        if (kind == "text")
            tests::writeBytes(journal, "dear diary");
        else if (kind == "folder")
            fs::create_directory(journal);
        else if (kind == "pipe")
            QCOMPARE(::mkfifo(journal.c_str(), 0600), 0);
        else
            fs::create_symlink(m_victim, journal);
        for (const auto& options : {session::OpenOptions{}, kWriting})
            verifyRefused(refusalOf([&] { SessionFile::open(m_session, options); }), journal, words);
        QVERIFY(fs::exists(fs::symlink_status(journal)));
        QVERIFY(bytesIn(m_session) == m_whole);
    }

    void aJournalIsNotWrittenThroughALink()
    {
        fs::create_symlink(pathOf("nothing"), journalOf(m_session));
        auto file = SessionFile::open(m_session, kWriting);
        QCOMPARE(file.info().notes, std::string("whole"));
        verifyRefused(refusalOf([&] { file.setNotes("x"); }), journalOf(m_session), "not a regular file");
        QVERIFY(!fs::exists(pathOf("nothing")));
        QVERIFY(bytesIn(m_session) == m_whole);
    }

    void aJournalOfAnotherUserIsRefused()
    {
        if (::geteuid() != 0)
            QSKIP("only root can give a file away");
        tests::killWriterOf(m_session);
        const auto before = bytesIn(m_session);
        giveTo(kNobody, journalOf(m_session));
        verifyRefused(refusalOf([&] { SessionFile::open(m_session); }), journalOf(m_session), "another user");
        QVERIFY(bytesIn(m_session) == before);
        QVERIFY(fs::exists(journalOf(m_session)));
    }

    void anotherUsersSessionIsReadAndNotWritten()
    {
        if (::geteuid() != 0)
            QSKIP("only root can give a file away");
        giveTo(kNobody, m_session);
        QCOMPARE(SessionFile::open(m_session).info().notes, std::string("whole"));
        tests::killWriterOf(m_session);
        giveTo(kNobody, journalOf(m_session));
        const auto before = bytesIn(m_session);
        verifyRefused(refusalOf([&] { SessionFile::open(m_session); }), journalOf(m_session),
                      "to a folder of your own");
        QVERIFY(bytesIn(m_session) == before);
        QVERIFY(fs::exists(journalOf(m_session)));
        // The user who owns the session puts it in order.
        const tests::WithoutRights rights;
        QCOMPARE(SessionFile::open(m_session).info().notes, std::string("whole"));
        QVERIFY(bytesIn(m_session) == m_whole);
    }

    void aWriteAheadLogIsRefusedAndStays()
    {
        const auto log = m_session + "-wal";
        tests::writeBytes(log, "dear diary");
        fs::create_symlink(m_victim, m_session + "-shm");
        for (const auto& options : {session::OpenOptions{}, kWriting})
            verifyRefused(refusalOf([&] { SessionFile::open(m_session, options); }), log, "write-ahead log");
        QCOMPARE(bytesIn(log), std::string("dear diary"));
        QVERIFY(bytesIn(m_session) == m_whole);
        fs::remove(log);
        // No program looks at the link.
        QCOMPARE(SessionFile::open(m_session, kWriting).info().notes, std::string("whole"));
        QCOMPARE(bytesIn(m_victim), std::string("dear diary"));
    }

    void aSessionThatWasGivenAWriteAheadLogIsRefused()
    {
        SQLite::Database(m_session, SQLite::OPEN_READWRITE).exec("PRAGMA journal_mode = WAL");
        const auto before = bytesIn(m_session);
        verifyRefused(refusalOf([&] { SessionFile::open(m_session, kWriting); }), m_session,
                      "\"PRAGMA journal_mode = DELETE\"");
        QVERIFY(bytesIn(m_session) == before);
        QVERIFY(!fs::exists(m_session + "-wal") && !fs::exists(m_session + "-shm"));
    }

    void aJournalThatIsLeftOverIsNotRolledBackIntoANewSession_data()
    {
        QTest::addColumn<QString>("way");
        for (const QString way : {"create", "save as", "fill"})
            QTest::newRow(qPrintable(way)) << way;
    }
    void aJournalThatIsLeftOverIsNotRolledBackIntoANewSession()
    {
        QFETCH(QString, way);
        const auto other = pathOf("other.sortscope");
        fs::copy_file(m_session, other);
        tests::killWriterOf(m_session);
        const auto journal = bytesIn(journalOf(m_session));
        fs::remove(m_session);
        const auto refusal = refusalOf([&] {
            if (way == "create")
                SessionFile::create(m_session);
            else if (way == "fill")
                SessionFile::fill(m_session, [](auto&) {});
            else
                SessionFile::open(other).saveAs(m_session);
        });
        verifyRefused(refusal, journalOf(m_session), "was there before");
        QVERIFY(!fs::exists(m_session));
        QVERIFY(bytesIn(journalOf(m_session)) == journal);
        fs::remove(journalOf(m_session));
        QVERIFY(SessionFile::create(m_session).check().empty());
    }
};

SORTSCOPE_TEST(SessionJournalTest)
#include "sessionjournaltest.moc"
