// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionerror.h"
#include "core/session/sessionfile.h"
#include "tests/support/fullvfs.h"
#include "tests/support/killedwriter.h"
#include "tests/support/mountedfile.h"
#include "tests/support/testprogram.h"
#include "tests/support/wholeresults.h"

#include <SQLiteCpp/Database.h>

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

using namespace sortscope;
using session::SessionError;
using session::SessionFile;
using Cause = session::SessionError::Cause;
namespace fs = std::filesystem;

namespace {

std::optional<SessionError> errorOf(const std::function<void()>& work)
{
    try {
        work();
    } catch (const SessionError& error) {
        return error;
    }
    return std::nullopt;
}

} // namespace

/// Sessions that are made whole under a name: saved, imported, merged into a new one.
class SessionSaveTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_session;

    std::string pathOf(const QString& name) const { return m_folder->filePath(name).toStdString(); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden); }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_session = pathOf("a.sortscope");
        auto file = SessionFile::create(m_session);
        file.setNotes("whole");
        std::vector<results::JobSpec> jobs;
        for (int i = 1; i <= 20; ++i)
            jobs.push_back(tests::wholeResult(i).spec);
        file.beginRun({}, jobs);
        for (const auto& job : jobs)
            file.finishJob(job.id, tests::wholeResult(job.id));
    }

    void filesThatAreThereStay_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("save") << "b.sortscope.part";
        QTest::newRow("save, hidden") << ".b.sortscope.part.part";
        QTest::newRow("create") << ".b.sortscope.part";
    }
    void filesThatAreThereStay()
    {
        QFETCH(QString, name);
        tests::writeBytes(pathOf(name), "dear diary");
        const auto target = pathOf("b.sortscope");
        SessionFile::open(m_session).saveCopy(target);
        QVERIFY(SessionFile::open(target).check().empty());
        fs::remove(target);
        SessionFile::create(target);
        fs::remove(target);
        SessionFile::fill(target, [](auto&) {});
        QCOMPARE(tests::bytesIn(pathOf(name)), std::string("dear diary"));
        auto expected = QStringList{"a.sortscope", "b.sortscope", name};
        expected.sort();
        QCOMPARE(files(), expected);
    }

    void aTargetThatIsFullIsNotDamaged_data()
    {
        QTest::addColumn<bool>("there");
        QTest::newRow("a new file") << false;
        QTest::newRow("in place of another one") << true;
    }
    void aTargetThatIsFullIsNotDamaged()
    {
        QFETCH(bool, there);
        fs::create_directory(pathOf("full"));
        const auto target = pathOf("full/b.sortscope");
        if (there)
            SessionFile::create(target).setNotes("other");
        const auto before = tests::bytesIn(target);
        tests::FullVfs disk;
        disk.hold(pathOf("full"));
        int failures = 0;
        for (int after = 0;; after += after < 20 ? 1 : 9) {
            auto file = SessionFile::open(m_session);
            disk.fail(tests::FullVfs::Failure::DiskFull, after);
            const auto error = errorOf([&] { file.saveAs(target); });
            disk.fail(tests::FullVfs::Failure::None);
            if (!error)
                break;
            ++failures;
            QVERIFY2(error->cause() == Cause::DiskFull, error->what());
            QVERIFY2(std::string(error->what()).find(target + " cannot be written: its disk is full")
                         != std::string::npos,
                     error->what());
            QVERIFY(tests::bytesIn(target) == before);
            QCOMPARE(QDir(m_folder->filePath("full")).entryList(QDir::Files | QDir::Hidden),
                     there ? QStringList{"b.sortscope"} : QStringList{});
            QCOMPARE(file.jobs().size(), std::size_t{20});
        }
        QVERIFY2(failures > 5, qPrintable(QString::number(failures)));
        QCOMPARE(SessionFile::open(target).jobs().size(), std::size_t{20});
    }

    void aSourceThatCannotBeReadIsTheOneThatIsNamed()
    {
        fs::create_directory(pathOf("broken"));
        const auto source = pathOf("broken/b.sortscope");
        SessionFile::open(m_session).saveCopy(source);
        tests::FullVfs disk;
        disk.hold(pathOf("broken"));
        auto file = SessionFile::open(source);
        disk.fail(tests::FullVfs::Failure::ReadError, 3);
        const auto error = errorOf([&] { file.saveCopy(pathOf("c.sortscope")); });
        QVERIFY(error.has_value());
        QVERIFY2(error->cause() == Cause::Device
                     && std::string(error->what()).find(source + " cannot be read or written")
                            != std::string::npos,
                 error->what());
        QVERIFY(!fs::exists(pathOf("c.sortscope")));
    }

    void aFileThatIsMountedByItselfStaysAsItIs()
    {
        const auto target = pathOf("b.sortscope");
        tests::writeBytes(target, {});
        const tests::MountedFile mounted(target);
        if (!mounted.mounted())
            QSKIP("this user may not mount");
        for (const bool save : {true, false}) {
            const auto error = errorOf([&] {
                if (save)
                    SessionFile::open(m_session).saveCopy(target);
                else
                    SessionFile::openOrCreate(target);
            });
            QVERIFY(error.has_value());
            QVERIFY2(std::string(error->what()).find(target + " is mounted by itself") != std::string::npos,
                     error->what());
        }
        QCOMPARE(files(), (QStringList{"a.sortscope", "b.sortscope"}));
        QCOMPARE(tests::bytesIn(target), std::string());
    }

    void aSourceThatIsBeingWrittenIsNotSavedEmpty()
    {
        auto file = SessionFile::open(m_session, {.patience = std::chrono::milliseconds(1)});
        const auto target = pathOf("b.sortscope");
        {
            SQLite::Database writer(m_session, SQLite::OPEN_READWRITE);
            writer.exec("BEGIN EXCLUSIVE");
            const auto error = errorOf([&] { file.saveCopy(target); });
            QVERIFY(error.has_value());
            QVERIFY2(error->cause() == Cause::InUse
                         && std::string(error->what()).find(m_session + " is being written")
                                != std::string::npos,
                     error->what());
        }
        QCOMPARE(files(), QStringList{"a.sortscope"});
        file.saveCopy(target);
        QCOMPARE(SessionFile::open(target).jobs().size(), std::size_t{20});
    }
};

SORTSCOPE_TEST(SessionSaveTest)
#include "sessionsavetest.moc"
