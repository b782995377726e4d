// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/sshhosts.h"

#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using sortscope::gui::bridge::sshHosts;

class SshHostsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    void write(const QString& name, const QByteArray& text)
    {
        const auto path = m_folder.filePath(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    QStringList hosts() const { return sshHosts(m_folder.filePath("config").toStdString()); }

private slots:
    void hostsAreNamedInTheirOrderAndOnce()
    {
        write("config", "# Host comment\nHost lab2 lab3\n  HostName 10.0.0.2\n\nhost=lab4\nHOST \"lab 5\"\n"
                        "Host lab2 # again\nHostKeyAlias other\nMatch host lab9\n");
        QCOMPARE(hosts(), (QStringList{"lab2", "lab3", "lab4", "lab 5"}));
    }

    void patternsAreNoHosts()
    {
        write("config", "Host *\nHost lab? box !old *.example.org\n");
        QCOMPARE(hosts(), QStringList{"box"});
    }

    void includedFilesAreReadOnce()
    {
        write("config", "Include hosts.d/*.conf\nHost last\n");
        write("hosts.d/a.conf", "Host a\nInclude ../deeper\n");
        write("hosts.d/b.conf", "Host b\n");
        write("deeper", "Host deeper\n");
        QCOMPARE(hosts(), (QStringList{"a", "b", "last"}));
    }

    void anIncludeOfItselfEnds()
    {
        write("config", "Include config\nHost a\n");
        QCOMPARE(hosts(), QStringList{"a"});
    }

    void noFileHasNoHosts() { QCOMPARE(sshHosts("/no/such/file"), QStringList()); }
};

SORTSCOPE_TEST(SshHostsTest)
#include "sshhoststest.moc"
