// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/guisupport.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QMimeDatabase>
#include <QTemporaryDir>
#include <QTest>

class MimeTypeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        // The file lies where an installation puts it, before the database is read for the first time.
        QVERIFY(QDir(m_data.path()).mkpath("mime/packages"));
        QVERIFY(QFile::copy(SORTSCOPE_SOURCE_DIR "/resources/sortscope.xml",
                            m_data.filePath("mime/packages/sortscope.xml")));
        // The folder is the only one beside Qt's own database: in Qt 6.4, the machine's cache wins over any
        // other folder, whatever the priorities say.
        for (const auto* variable : {"XDG_DATA_HOME", "XDG_DATA_DIRS"})
            qputenv(variable, QFile::encodeName(m_data.path()));
    }

    void aSessionIsRecognisedByItsEndingAndByItsContentAlone()
    {
        const auto path = m_data.filePath("some.sortscope");
        sortscope::tests::writeSession(path, 1);
        const QMimeDatabase database;
        QCOMPARE(database.mimeTypeForFile(path, QMimeDatabase::MatchExtension).name(), m_type);
        const auto renamed = m_data.filePath("renamed");
        QVERIFY(QFile::copy(path, renamed));
        QCOMPARE(database.mimeTypeForFile(renamed).name(), m_type);
    }

    void anotherSqliteDatabaseIsNotTakenForASession()
    {
        const auto path = m_data.filePath("other");
        sortscope::tests::writeSession(path, 0);
        QFile file(path);
        constexpr qint64 kApplicationIdAt = 68;
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(kApplicationIdAt));
        QCOMPARE(file.write(QByteArray(4, '\0')), 4);
        file.close();
        QVERIFY(QMimeDatabase().mimeTypeForFile(path).name() != m_type);
    }

    void theProgramSaysThatItOpensSessions()
    {
        QFile desktop(SORTSCOPE_SOURCE_DIR "/resources/sortscope.desktop");
        QVERIFY(desktop.open(QIODevice::ReadOnly));
        const auto lines = QString::fromUtf8(desktop.readAll()).split('\n');
        QVERIFY(lines.contains("MimeType=" + m_type + ';'));
        QVERIFY(lines.contains("Exec=sortscope %f"));
    }

private:
    const QString m_type = QStringLiteral("application/vnd.sortscope.session+sqlite3");
    QTemporaryDir m_data;
};

SORTSCOPE_TEST_WITH(QCoreApplication, MimeTypeTest)
#include "mimetypetest.moc"
