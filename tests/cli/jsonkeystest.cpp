// SPDX-License-Identifier: GPL-3.0-or-later
// Every key of the JSON that the commands print stands in the documentation.
#include "tests/cli/cliprogram.h"
#include "tests/support/fleetsession.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace sortscope;
using namespace sortscope::tests;

namespace {

/// The section of a document from `begin` to the next `end`, or to the end of the document.
QString sectionOf(const char* document, const QString& begin, const QString& end)
{
    QFile file(QStringLiteral(SORTSCOPE_SOURCE_DIR "/docs/") + QLatin1String(document));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto text = QString::fromUtf8(file.readAll());
    const auto from = text.indexOf(begin);
    const auto to = text.indexOf(end, from + begin.size());
    return from < 0 ? QString() : text.mid(from, to < 0 ? -1 : to - from);
}

/// The words between backticks. Pairs are described with comparisons of sessions, and requests in their own
/// section.
QStringList documentedWords()
{
    QStringList words;
    for (const auto& section : {sectionOf("command-line.md", "\n## JSON\n", "\n## "),
                                sectionOf("command-line.md", "\n## The request as JSON\n", "\n## "),
                                sectionOf("session-format.md", "\n`compare --format json`", "\n\n")})
        words << section.split(u'`');
    return words;
}

/// Collects the keys of all objects in `json`, except objects whose keys are ids: parameters of algorithms,
/// and variables of the environment.
void collect(const nlohmann::ordered_json& json, std::set<std::string>& keys)
{
    for (const auto& [key, value] : json.items()) {
        if (json.is_object())
            keys.insert(key);
        if (value.is_structured()
            && !(json.is_object() && (key == "parameters" || key == "defaults" || key == "variables")
                 && value.is_object()))
            collect(value, keys);
    }
}

} // namespace

class JsonKeysTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void everyKeyIsDocumented_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("fewestKeys");
        QTest::newRow("devices") << QStringList{"devices"} << 20;
        QTest::newRow("algorithms") << QStringList{"algorithms"} << 28;
        const QStringList places{"--on", "local", "--on",
                                 "exec:env SLURMD_NODENAME=n1 PATH=" + QFileInfo(SORTSCOPE_CLI_PATH).path()};
        QTest::newRow("devices at places") << QStringList{"devices"} + places << 21;
        const QStringList device = devicesOf("opencl").mid(0, 1);
        const QStringList run{"run",         "--device", "cpu",    "--algorithm", "std-sort",  "vqsort",
                              "--generator", "uniform",  "--size", "256",         "--samples", "2"};
        QTest::newRow("run") << run << 120;
        QTest::newRow("a run at places") << run + places + QStringList{"--no-lock"} << 122;
        QTest::newRow("a dry run at places") << run + places + QStringList{"--dry-run"} << 36;
        QTest::newRow("a run in pairs") << run + QStringList{"--interleave"} << 130;
        QTest::newRow("a dry run") << run + QStringList{"--dry-run"} << 35;
        if (!device.isEmpty())
            QTest::newRow("tune") << QStringList{"tune",    "--device", device.front(), "--algorithm",
                                                 "bitonic", "--size",   "256",          "--budget",
                                                 "1",       "--no-lock"}
                                  << 25;
        const auto fleet = m_folder.filePath("fleet.sortscope");
        if (!QFile::exists(fleet))
            writeFleet(fleet.toStdString(), {.machines = 8, .jobs = 6, .oldDriver = 4});
        QTest::newRow("lessons") << QStringList{"entry", "lessons"} << 6;
        if (!device.isEmpty()) {
            const auto lesson = QStringLiteral("searches-in-flight");
            const auto solution = QStringLiteral(SORTSCOPE_SOURCE_DIR "/tests/support/lessons/") + lesson;
            QTest::newRow("a grade") << QStringList{"entry", "check",    solution,       "--lesson",
                                                    lesson,  "--device", device.front(), "--no-lock"}
                                     << 11;
        }
        QTest::newRow("fleet") << QStringList{"fleet", fleet} << 50;
        QTest::newRow("verify") << QStringList{"verify",   "--device", "cpu",  "--algorithm",
                                               "std-sort", "--scope",  "quick"}
                                << 18;
        if (!device.isEmpty())
            QTest::newRow("run on a device")
                << QStringList{"run",         "--device", device.front(), "--algorithm", "bitonic",
                               "lower-bound", "--size",   "256",          "--samples",   "1"}
                << 130;
    }
    void everyKeyIsDocumented()
    {
        static const QStringList words = documentedWords();
        QFETCH(QStringList, arguments);
        QFETCH(int, fewestKeys);
        const QTemporaryDir folder;
        QProcessEnvironment state;
        state.insert("XDG_STATE_HOME", folder.path());
        const auto result = runCli(arguments + QStringList{"--format", "json"}, state);
        QCOMPARE(result.exitStatus, 0);
        std::set<std::string> keys;
        collect(result.json(), keys);
        QStringList missing;
        for (const auto& key : keys) {
            if (!words.contains(QString::fromStdString(key)))
                missing << QString::fromStdString(key);
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(", ")));
        QVERIFY2(static_cast<int>(keys.size()) >= fewestKeys,
                 qPrintable(QStringLiteral("only %1 keys").arg(keys.size())));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, JsonKeysTest)
#include "jsonkeystest.moc"
