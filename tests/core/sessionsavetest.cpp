// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionerror.h"
#include "core/session/sessionfile.h"
#include "tests/support/killedwriter.h"
#include "tests/support/mountedfile.h"
#include "tests/support/testprogram.h"
#include "tests/support/wholeresults.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

using namespace sortscope;
using session::Access;
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
};

SORTSCOPE_TEST(SessionSaveTest)
#include "sessionsavetest.moc"
