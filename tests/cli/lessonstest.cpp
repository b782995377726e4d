// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace sortscope;
using namespace sortscope::tests;

namespace {

const QString kLessons = QStringLiteral(SORTSCOPE_SOURCE_DIR "/resources/lessons/");
const QString kSolutions = QStringLiteral(SORTSCOPE_SOURCE_DIR "/tests/support/lessons/");

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// Copies the files of a folder and of the folders in it.
void copyFolder(const QString& from, const QString& to)
{
    QDir().mkpath(to);
    for (const auto& each : QDir(from).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
        if (each.isDir())
            copyFolder(each.filePath(), to + '/' + each.fileName());
        else
            QVERIFY(QFile::copy(each.filePath(), to + '/' + each.fileName()));
    }
}

} // namespace

/// Lessons, from the folder to the grade.
class LessonsTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QProcessEnvironment m_environment;
    QString m_device;

    CliResult run(const QStringList& arguments) const { return runCli(arguments, m_environment); }

    /// What each part of the grade says: "yes", "no" or "open".
    std::map<std::string, std::string> grade(const QString& lesson, const QString& folder) const
    {
        const auto checked = run({"entry", "check", folder, "--lesson", lesson, "--device", m_device,
                                  "--no-lock", "--format", "json"});
        std::map<std::string, std::string> parts;
        if (checked.out.isEmpty()) {
            qWarning("%s", qPrintable(checked.error));
            return parts;
        }
        const auto json = checked.json();
        for (const auto& device : json.at("devices")) {
            for (const auto& part : device.at("parts")) {
                const auto& reached = part.at("reached");
                parts[part.at("part").get<std::string>()] =
                    reached.is_null() ? "open" : (reached.get<bool>() ? "yes" : "no");
            }
        }
        return parts;
    }

    /// Has a copy of a lesson with this file in place of its own; returns what the program says of it.
    QString refusalWith(const QString& file, const QByteArray& text)
    {
        const auto folder = m_folder.filePath("changed");
        QDir(folder).removeRecursively();
        copyFolder(kLessons + "digit-ranking", folder);
        if (text.isNull())
            QFile::remove(folder + '/' + file);
        else
            write(folder + '/' + file, text);
        const auto checked = run({"entry", "check", kSolutions + "digit-ranking", "--lesson", folder});
        return checked.exitStatus == 2 ? checked.error : QString();
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        m_environment.insert("XDG_DATA_HOME", m_folder.filePath("data"));
        const auto devices = devicesOf("opencl");
        if (devices.isEmpty())
            QSKIP("no OpenCL device here");
        m_device = devices.front();
    }

    void threeLessonsComeWithTheProgram()
    {
        std::vector<std::string> ids;
        const auto listed = run({"entry", "lessons", "--format", "json"}).json();
        for (const auto& lesson : listed.at("lessons"))
            ids.push_back(lesson.at("id"));
        QCOMPARE(ids,
                 (std::vector<std::string>{"bitonic-local-memory", "digit-ranking", "searches-in-flight"}));
        QVERIFY(listed.at("refused_lessons").empty());
    }

    /// Times are not asserted: they belong to a machine.
    void aSolutionReachesWhatItsStartMisses_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("bar");
        QTest::newRow("bitonic") << "bitonic-local-memory"
                                 << "launches";
        QTest::newRow("digits") << "digit-ranking"
                                << "without";
        QTest::newRow("searches") << "searches-in-flight"
                                  << "launches";
    }
    void aSolutionReachesWhatItsStartMisses()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, bar);
        auto start = grade(lesson, kLessons + lesson + "/entry");
        QCOMPARE(start["correct"], std::string("yes"));
        QCOMPARE(start[bar.toStdString()], std::string("no"));
        auto solved = grade(lesson, kSolutions + lesson);
        QCOMPARE(solved["correct"], std::string("yes"));
        QCOMPARE(solved[bar.toStdString()], std::string("yes"));
    }

    void aWrongAnswerIsNeitherCountedNorTimed()
    {
        const auto made = run({"entry", "new", "my-digits", "--lesson", "digit-ranking"});
        QVERIFY2(made.exitStatus == 0, qPrintable(made.error));
        const auto folder = made.out.trimmed();
        QFile kernel(folder + "/digits.cl");
        QVERIFY(kernel.open(QIODevice::ReadOnly));
        const auto text = kernel.readAll();
        kernel.close();
        write(folder + "/digits.cl", QByteArray(text).replace("rank += ", "rank -= "));
        auto parts = grade("digit-ranking", folder);
        QCOMPARE(parts["correct"], std::string("no"));
        QCOMPARE(parts["faster"], std::string("open"));
        const auto said = run({"entry", "check", folder, "--lesson", "digit-ranking", "--device", m_device});
        QCOMPARE(said.exitStatus, 1);
        QVERIFY2(said.out.contains("cases are not right. The smallest of them: "), qPrintable(said.out));
        QVERIFY2(said.out.contains("The lesson is not passed yet."), qPrintable(said.out));
    }

    void aWordInACommentIsNoCode()
    {
        const auto folder = m_folder.filePath("commented");
        copyFolder(kSolutions + "digit-ranking", folder);
        QFile kernel(folder + "/digits.cl");
        QVERIFY(kernel.open(QIODevice::Append));
        kernel.write("// no atomic_inc()\n/* nor\natomic_add() */\n");
        kernel.close();
        QCOMPARE(grade("digit-ranking", folder)["without"], std::string("yes"));
    }

    void aLessonBeginsWithItsEntryAndWritesOverNothing()
    {
        const QStringList begin{"entry", "new", "my-searches", "--lesson", "searches-in-flight"};
        const auto made = run(begin);
        QVERIFY2(made.exitStatus == 0, qPrintable(made.error));
        QCOMPARE(made.out.trimmed(), m_folder.filePath("data/sortscope/entries/my-searches"));
        QVERIFY(run({"entry", "list"}).out.contains("my-searches"));
        const auto again = run(begin);
        QCOMPARE(again.exitStatus, 2);
        const auto other = run({"entry", "new", "x", "--lesson", "searches-in-flight", "--from", "bitonic"});
        QVERIFY2(other.error.contains("--lesson and --from exclude each other"), qPrintable(other.error));
        const auto none = run({"entry", "new", "x", "--lesson", "searching"});
        QCOMPARE(none.exitStatus, 2);
        QVERIFY2(none.error.contains("known are bitonic-local-memory, "), qPrintable(none.error));
    }

    void lessonsOfOnesOwnAreFoundAndBadOnesSayWhy()
    {
        const auto own = m_folder.filePath("data/sortscope/lessons/");
        copyFolder(kLessons + "digit-ranking", own + "my-lesson");
        copyFolder(kLessons + "digit-ranking", own + "digit-ranking");
        QDir().mkpath(own + "empty");
        const auto listed = run({"entry", "lessons"}).out;
        QVERIFY2(listed.contains("my-lesson"), qPrintable(listed));
        QVERIFY2(listed.contains("empty: lesson.json: the folder has no lesson.json that can be read"),
                 qPrintable(listed));
        QVERIFY2(listed.contains("digit-ranking: the name digit-ranking is that of "), qPrintable(listed));
        QVERIFY(QDir(own).removeRecursively());
    }

    void everyFaultOfALessonIsSaid_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const QByteArray& json, const char* reason) {
            QTest::newRow(name) << "lesson.json" << json << reason;
        };
        const QByteArray cases = R"("title": "T", "cases": [{ "sizes": [4] }])";
        row("no JSON", "{", "lesson.json: the lesson is not JSON: ");
        row("a list", "[]", "lesson.json: the lesson is []; it has to be an object");
        row("a wrong key", R"({ "titel": "T" })", "\"titel\" is not a key of a lesson; known are bar, ");
        row("a key twice", R"({ "title": "T", "title": "T" })", "the lesson has \"title\" twice");
        row("no cases", R"({ "title": "T", "cases": [] })",
            "\"cases\" is []; it has to be a list of 1 to 64");
        row("no sizes", R"({ "title": "T", "cases": [{ "sizes": [] }] })",
            "\"cases[0].sizes\" is []; it has to be a list of sizes");
        row("a device", R"({ "title": "T", "cases": [{ "devices": ["cpu"] }] })",
            "\"cases[0].devices\" is not a key of the inputs of a lesson");
        row("a size", R"({ "title": "T", "cases": [{ "sizes": [-1] }] })",
            "cases[0]: \"sizes[0]\" is -1; it has to be a whole number");
        row("no bar", "{ " + cases + R"(, "bar": {} })", "\"bar\" is {}; it has to be an object with");
        row("no run", "{ " + cases + R"(, "bar": { "most_launches": 3 } })",
            "lesson.json: bar.run is missing");
        row("two runs", "{ " + cases + R"(, "bar": { "run": { "sizes": [1, 2] }, "most_launches": 3 } })",
            "it has to be one run: with one size");
        row("slower", "{ " + cases + R"(, "bar": { "run": { "sizes": [1] }, "times_faster": 0.5 } })",
            "\"bar.times_faster\" is 0.5; it has to be a number from 1 to 10^6");
        QTest::newRow("no text") << "lesson.md" << QByteArray() << "lesson.md: the folder has no lesson.md";
        QTest::newRow("no id") << "entry/entry.lua" << QByteArray("return {}")
                               << "entry: entry/entry.lua has no id = ";
        QTest::newRow("no entry") << "entry/entry.lua" << QByteArray() << "entry: it has no entry.lua";
    }
    void everyFaultOfALessonIsSaid()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        QFETCH(QString, reason);
        const auto said = refusalWith(file, text);
        QVERIFY2(said.contains(reason), qPrintable(said));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, LessonsTest)
#include "lessonstest.moc"
