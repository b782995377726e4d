// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QMimeDatabase>
#include <QProcess>
#include <QProcessEnvironment>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <QtEndian>

namespace {

const QString kMetainfo = "share/metainfo/org.sortscope.sortscope.metainfo.xml";
const QString kDesktop = "share/applications/sortscope.desktop";

struct Ended {
    int status = -1;
    QString out;
};

/// Runs a program to its end; both of its outputs are returned as one text.
Ended ran(const QString& program, const QStringList& arguments,
          const std::initializer_list<std::pair<QString, QString>>& variables = {})
{
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const auto& [name, value] : variables)
        environment.insert(name, value);
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    const bool ended = process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, QString::fromUtf8(process.readAll())};
}

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

#ifdef SORTSCOPE_HAVE_WINDOW
/// The texts of all elements `name` of an XML file, by the value of their attribute `key`.
QMap<QString, QString> elementsOf(const QString& path, const QString& name, const QString& key)
{
    QMap<QString, QString> found;
    QXmlStreamReader xml(textOf(path));
    while (!xml.atEnd()) {
        if (xml.readNextStartElement() && xml.name() == name) {
            const auto attributes = xml.attributes();
            const auto at = std::find_if(attributes.begin(), attributes.end(), [&](const auto& attribute) {
                return attribute.qualifiedName() == key;
            });
            const auto value = at == attributes.end() ? QString() : at->value().toString();
            found[value] = xml.readElementText();
        }
    }
    return found;
}
#endif

} // namespace

class InstallationTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const auto installed = ran(SORTSCOPE_CMAKE, {"--install", SORTSCOPE_BUILD_DIR, "--prefix", "/usr"},
                                   {{"DESTDIR", m_folder.path()}});
        QVERIFY2(installed.status == 0, qPrintable(installed.out));
    }

    void theProgramsStartFromWhereTheyAreInstalled()
    {
        const auto commandLine = ran(path("bin/sortscope-cli"), {"--version"});
        QVERIFY2(commandLine.status == 0 && commandLine.out.startsWith("sortscope-cli "),
                 qPrintable(commandLine.out));
#ifdef SORTSCOPE_HAVE_WINDOW
        const auto window = ran(path("bin/sortscope"), {"--version"});
        QVERIFY2(window.status == 0 && window.out.startsWith("sortscope "), qPrintable(window.out));
#endif
    }

    void nothingOfTheBuildIsInstalled()
    {
        auto programs = QDir(path("bin")).entryList(QDir::Files);
        programs.removeOne("sortscope");
        QCOMPARE(programs, QStringList{"sortscope-cli"});
    }

    void theHeaderForLibrariesIsThere()
    {
        QVERIFY(textOf(path("include/sortscope-entry.h")).startsWith("/* SPDX-License-Identifier: MIT"));
    }

#ifdef SORTSCOPE_CUB_FILE
    void theLibraryOfCubIsWhereTheProgramFindsIt()
    {
        QVERIFY(QFile::exists(path(SORTSCOPE_CUB_FILE)));
        const auto devices = ran(path("bin/sortscope-cli"), {"devices"});
        QVERIFY2(devices.status == 0 && !devices.out.contains("CUB and Thrust"), qPrintable(devices.out));
    }
#endif

    void theDocumentsThatHelpNamesAreThere()
    {
        const auto help = ran(path("bin/sortscope-cli"), {"--help"}).out
                          + ran(path("bin/sortscope-cli"), {"sessions", "export", "--help"}).out;
        static const QRegularExpression document("docs/[a-z-]+\\.md");
        auto found = document.globalMatch(help);
        QVERIFY(found.hasNext());
        while (found.hasNext()) {
            const auto name = found.next().captured();
            QVERIFY2(QFile::exists(path("share/doc/sortscope/" + name)), qPrintable(name));
        }
    }

#ifdef SORTSCOPE_HAVE_MANUAL
    void everyProgramHasAManPage()
    {
        for (const auto& program : QDir(path("bin")).entryList(QDir::Files)) {
            auto page = textOf(path("share/man/man1/" + program + ".1"));
            if (page.isEmpty())
                page = ran("gzip", {"-dc", path("share/man/man1/" + program + ".1.gz")}).out;
            QVERIFY2(page.contains("\n.SH SYNOPSIS\n"), qPrintable(program));
        }
    }

    void everyProgramIsCompleted()
    {
        for (const auto& program : QDir(path("bin")).entryList(QDir::Files)) {
            const auto known = ran("bash", {"--norc", "-c", "source \"$1\" && complete -p \"$2\"", "test",
                                            path("share/bash-completion/completions/" + program), program});
            QVERIFY2(known.status == 0, qPrintable(known.out));
            QVERIFY(textOf(path(SORTSCOPE_ZSH_DIR "/_" + program)).startsWith("#compdef " + program + '\n'));
            QVERIFY(textOf(path("share/fish/vendor_completions.d/" + program + ".fish"))
                        .contains("\ncomplete -c " + program + ' '));
        }
    }
#endif

#ifdef SORTSCOPE_HAVE_WINDOW
    void theSampleSessionIsWhole()
    {
        const auto sample = path("share/sortscope/samples/h200.sortscope");
        QVERIFY(QFileInfo(sample).size() < 2 << 20);
        const auto checked = ran(path("bin/sortscope-cli"), {"sessions", "check", sample});
        QVERIFY2(checked.status == 0 && checked.out.contains("is undamaged"), qPrintable(checked.out));
        const auto shown = ran(path("bin/sortscope-cli"), {"sessions", "show", sample});
        QVERIFY2(shown.out.contains("NVIDIA H200") && shown.out.contains("70 of 70 jobs finished"),
                 qPrintable(shown.out));
    }

    void theMenuHasTheProgramWithItsIcon()
    {
        const QSettings entry(path(kDesktop), QSettings::IniFormat);
        QCOMPARE(entry.value("Desktop Entry/Exec").toString(), QString("sortscope %f"));
        QCOMPARE(entry.value("Desktop Entry/Icon").toString(), QString("sortscope"));
        if (QStandardPaths::findExecutable("desktop-file-validate").isEmpty())
            QSKIP("desktop-file-validate is not installed");
        QCOMPARE(ran("desktop-file-validate", {path(kDesktop)}).out, QString());
    }

    void theIconIsThereInAllSizes()
    {
        for (const int size : {16, 22, 24, 32, 48, 64, 96, 128, 256, 512}) {
            QFile icon(path(QString("share/icons/hicolor/%1x%1/apps/sortscope.png").arg(size)));
            QVERIFY2(icon.open(QIODevice::ReadOnly), qPrintable(icon.fileName()));
            constexpr qsizetype widthAt = 16;
            const auto head = icon.read(widthAt + 8);
            QVERIFY(head.startsWith("\x89PNG"));
            QCOMPARE(qFromBigEndian<qint32>(head.constData() + widthAt), size);
            QCOMPARE(qFromBigEndian<qint32>(head.constData() + widthAt + 4), size);
        }
        QVERIFY(textOf(path("share/icons/hicolor/scalable/apps/sortscope.svg")).contains("<svg"));
    }

    void theTypeOfSessionsIsThatWhichTheMenuOpens()
    {
        const auto types = elementsOf(path("share/mime/packages/sortscope.xml"), "glob", "pattern");
        QVERIFY(types.contains("*.sortscope"));
        const auto type = elementsOf(path(kMetainfo), "mediatype", {}).value({});
        QCOMPARE(type, QString("application/vnd.sortscope.session+sqlite3"));
        QVERIFY(textOf(path("share/mime/packages/sortscope.xml")).contains("type=\"" + type + '"'));
        QVERIFY(textOf(path(kDesktop)).contains("\nMimeType=" + type + ";\n"));
    }

    void softwareCentresSayWhatTheMenuSays()
    {
        const auto desktop = textOf(path(kDesktop)).split('\n');
        const auto summaries = elementsOf(path(kMetainfo), "summary", "xml:lang");
        QVERIFY(summaries.size() > 1);
        for (const auto& language : summaries.keys()) {
            const auto key = language.isEmpty() ? QString("Comment") : "Comment[" + language + ']';
            QVERIFY2(desktop.contains(key + '=' + summaries.value(language)), qPrintable(key));
        }
        QCOMPARE(desktop.filter("Comment").size(), summaries.size());
        QCOMPARE(elementsOf(path(kMetainfo), "launchable", "type").value("desktop-id"),
                 QString("sortscope.desktop"));
    }

    void softwareCentresFindPicturesThatExist()
    {
        const QString base = SORTSCOPE_PICTURES_URL;
        const auto text = textOf(path(kMetainfo));
        QCOMPARE(text.contains("<image>"), !base.isEmpty());
        static const QRegularExpression image("<image>([^<]*)/([^/<]+)</image>");
        for (auto found = image.globalMatch(text); found.hasNext();) {
            const auto match = found.next();
            QCOMPARE(match.captured(1), base);
            QVERIFY2(QFile::exists(SORTSCOPE_SOURCE_DIR "/docs/images/" + match.captured(2)),
                     qPrintable(match.captured(2)));
        }
    }

    void theMetadataIsValid()
    {
        if (QStandardPaths::findExecutable("appstreamcli").isEmpty())
            QSKIP("appstreamcli is not installed");
        const auto validated = ran("appstreamcli", {"validate", "--no-net", path(kMetainfo)});
        QVERIFY2(validated.status == 0, qPrintable(validated.out));
    }
#endif

private:
    QString path(const QString& below) const
    {
        return m_folder.filePath("usr/" + below);
    }

    QTemporaryDir m_folder;
};

SORTSCOPE_TEST_WITH(QCoreApplication, InstallationTest)
#include "installationtest.moc"
