// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/settings.h"

#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using sortscope::gui::bridge::Settings;

class SettingsTest : public QObject {
    Q_OBJECT

private slots:
    void whatWasSetIsThereAtTheNextStart()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath("new/settings.ini");
        {
            Settings settings(path);
            QVERIFY(!settings.contains("view/language"));
            settings.setValue("view/language", "ja");
            settings.setValue("session/recent", QStringList{"a, b", "ソート.sortscope"});
            settings.setValue("window/geometry", QByteArray("\0\1\xff", 3));
            settings.setValue("view/language", "ko");
            QCOMPARE(settings.value("view/language").toString(), "ko");
        }
        const Settings settings(path);
        QCOMPARE(settings.value("view/language").toString(), "ko");
        QCOMPARE(settings.value("session/recent").toStringList(), (QStringList{"a, b", "ソート.sortscope"}));
        QCOMPARE(settings.value("window/geometry").toByteArray(), QByteArray("\0\1\xff", 3));
        QCOMPARE(settings.value("window/tab", 3).toInt(), 3);
    }

    void aKeyIsRemovedWithAllBelowItAndNothingElse()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath("settings.ini");
        {
            Settings settings(path);
            for (const auto* key : {"a/b", "a/b/c", "a/bc", "d"})
                settings.setValue(key, 1);
            settings.remove("a/b");
            settings.setValue("a/b/e", 2);
            QVERIFY(!settings.contains("a/b/c"));
        }
        auto keys = QSettings(path, QSettings::IniFormat).allKeys();
        keys.sort();
        QCOMPARE(keys, (QStringList{"a/b/e", "a/bc", "d"}));
    }

    void whatAnotherWindowSetsMeanwhileIsKept()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath("settings.ini");
        {
            Settings first(path);
            {
                Settings second(path);
                second.setValue("session/recent", QStringList{"x.sortscope"});
            }
            first.setValue("view/language", "ja");
        }
        const Settings settings(path);
        QCOMPARE(settings.value("view/language").toString(), "ja");
        QCOMPARE(settings.value("session/recent").toStringList(), QStringList{"x.sortscope"});
    }

    void whatTwoWindowsAddToOneValueIsKept()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath("settings.ini");
        const auto adding = [](const QString& name) {
            return [name](const QVariant& before) { return QVariant(before.toStringList() << name); };
        };
        {
            Settings first(path);
            Settings second(path);
            first.update("session/recent", adding("a"));
            second.update("session/recent", adding("b"));
            first.update("session/recent", adding("c"));
            QCOMPARE(first.value("session/recent").toStringList(), (QStringList{"a", "c"}));
            second.update("view/gone", [](const QVariant& /*before*/) { return QVariant(); });
            QVERIFY(!second.contains("view/gone"));
        }
        auto all = Settings(path).value("session/recent").toStringList();
        all.sort();
        QCOMPARE(all, (QStringList{"a", "b", "c"}));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList("settings.ini"));
    }

    void aFileThatCanNotBeWrittenCostsOnlyTheSettingsAndIsTold()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath("settings.ini");
        QVERIFY(QDir(folder.path()).mkdir("settings.ini"));
        {
            Settings settings(path);
            QSignalSpy failed(&settings, &Settings::failed);
            settings.setValue("view/language", "ja");
            QCOMPARE(settings.value("view/language").toString(), "ja");
            QVERIFY(failed.wait());
            QVERIFY2(failed.front().front().toString().contains(path),
                     qPrintable(failed.front().front().toString()));
            settings.setValue("view/language", "ko");
        }
        QVERIFY(QFileInfo(path).isDir());
    }

    void aFileThatCanNotBeReadIsToldAndLeftAsItIs()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath("settings.ini");
        const QByteArray content = "[view]\nlanguage=ja\nwhat is this\n[experiment]\nsaved=\"a\"\n";
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        {
            Settings settings(path);
            QVERIFY2(settings.fault().contains(path), qPrintable(settings.fault()));
            QSignalSpy failed(&settings, &Settings::failed);
            settings.setValue("view/language", "ko");
            QVERIFY(failed.wait());
        }
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), content);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, SettingsTest)
#include "settingstest.moc"
