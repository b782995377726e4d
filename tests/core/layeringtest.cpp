// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace {

const QString kQt = "#\\s*include\\s*<Q|Qt6::";

/// "file: line" for every matching line of the sources below `folder`.
QStringList matches(const QString& folder, const QString& pattern, const QStringList& exceptBelow = {})
{
    const QRegularExpression expression(pattern);
    QStringList found;
    QDirIterator files(QStringLiteral(SORTSCOPE_SOURCE_DIR "/") + folder,
                       {"*.h", "*.cpp", "*.cu", "*.cuh", "*.in", "CMakeLists.txt"}, QDir::Files,
                       QDirIterator::Subdirectories);
    int read = 0;
    while (files.hasNext()) {
        QFile file(files.next());
        if (std::ranges::any_of(exceptBelow, [&](const QString& below) {
                return file.fileName().contains("/" + below + "/");
            }))
            continue;
        ++read;
        if (!file.open(QIODevice::ReadOnly))
            found << file.fileName() + ": cannot be read";
        for (const auto& line : QString::fromUtf8(file.readAll()).split('\n')) {
            if (expression.match(line).hasMatch())
                found << file.fileName() + ": " + line;
        }
    }
    if (read == 0)
        found << folder + ": no sources";
    return found;
}

void verifyNone(const QStringList& found)
{
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

/// Checks that no line of `folder` matches, and that lines of `elsewhere` do: a pattern that matches nothing
/// forbids nothing.
void verifyOnlyElsewhere(const QString& pattern, const QString& folder, const QString& elsewhere,
                         const QStringList& exceptBelow = {})
{
    QVERIFY2(!matches(elsewhere, pattern).filter(QRegularExpression(pattern)).isEmpty(),
             qPrintable(elsewhere + " does not match " + pattern));
    verifyNone(matches(folder, pattern, exceptBelow));
}

} // namespace

class LayeringTest : public QObject {
    Q_OBJECT

private slots:
    void coreKnowsNoQt() { verifyOnlyElsewhere(kQt, "core", "gui"); }
    void theCommandLineKnowsNoQt() { verifyOnlyElsewhere(kQt, "cli", "gui"); }
    void coreIncludesNothingAboveIt() { verifyNone(matches("core", "#\\s*include \"(cli|gui|tests)/")); }
    void coreDoesNotPrint()
    {
        verifyNone(matches("core", "\\b(printf|fprintf|puts|fmt::print) *\\(|std::(cout|cerr)"));
    }
    void coreDoesNotFormatByLocale()
    {
        verifyNone(matches("core", "\\b(snprintf|strtod|stod|stof|std::to_string|std::ostringstream)\\b"));
    }

    void foldersDependDownwards_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("root");
        QTest::addColumn<QString>("above");
        const auto addRows = [](const QString& root, const QStringList& order) {
            for (qsizetype i = 0; i + 1 < order.size(); ++i)
                QTest::newRow(qPrintable(root + "/" + order[i]))
                    << root + "/" + order[i] << root << order.mid(i + 1).join('|');
        };
        addRows("core", {"base", "data", "backend", "algorithms", "measure", "results", "process", "plan",
                         "events", "sample", "tuning", "runner", "lessons", "places", "session", "export"});
        addRows("core/results", {"row", "json", "judge", "compare", "show"});
        addRows("cli", {"terminal", "options", "text", "commands"});
        addRows("gui", {"text", "async", "models", "session", "machines", "run", "charts", "widgets",
                        "experiment", "pages", "window", "app"});
        // Numbers only.
        QTest::newRow("measure alone") << "core/measure"
                                       << "core"
                                       << "data|backend|algorithms";
        QTest::newRow("judge alone") << "core/results/judge"
                                     << "core/results"
                                     << "json";
    }
    void foldersDependDownwards()
    {
        QFETCH(QString, folder);
        QFETCH(QString, root);
        QFETCH(QString, above);
        for (const auto& other : above.split('|'))
            QVERIFY2(QDir(QStringLiteral(SORTSCOPE_SOURCE_DIR "/") + root + "/" + other).exists(),
                     qPrintable(other));
        verifyNone(matches(folder, "#\\s*include \"" + root + "/(" + above + ")/"));
    }

    void onlyTheChartsFolderKnowsQtCharts()
    {
        verifyOnlyElsewhere("#\\s*include\\s*<(QtCharts|QChart|QLineSeries|QScatterSeries|QBar|QHorizontal|"
                            "QValueAxis|QLogValueAxis|QCategoryAxis)",
                            "gui", "gui/charts", {"charts"});
    }
    void textsAndModelsKnowNoWidgetsAndNoColours()
    {
        for (const auto* folder : {"gui/text", "gui/models"})
            verifyOnlyElsewhere(
                "#\\s*include\\s*<(QtWidgets|QWidget|QTableView|QApplication|QColor|QBrush|QPalette)", folder,
                "gui/widgets");
    }
    void onlySessionsKnowSqlite()
    {
        verifyNone(matches("core", "#\\s*include\\s*<(SQLiteCpp|sqlite3)", {"session"}));
    }
    void onlyEntriesKnowLua()
    {
        verifyOnlyElsewhere("#\\s*include\\s*<lua", "core", "core/algorithms/entries", {"entries"});
        verifyNone(matches("cli", "#\\s*include\\s*<lua"));
    }
    void theLibraryOfCubIsOneForTheHeaderOfLibraries()
    {
        verifyOnlyElsewhere("#\\s*include\\s*<(cuda_runtime|cub/|thrust/)", "core", "core/algorithms/vendor",
                            {"vendor"});
        verifyNone(matches("core/algorithms/vendor", "#\\s*include \"core/(?!algorithms/vendor/)"));
    }
    void noFolderHasMoreThan45Files()
    {
        QStringList crowded;
        int folders = 0;
        for (const auto* top : {"core", "cli", "gui", "kernels", "manual"}) {
            QStringList below{QStringLiteral(SORTSCOPE_SOURCE_DIR "/") + top};
            QDirIterator found(below.front(), QDir::Dirs | QDir::NoDotAndDotDot,
                               QDirIterator::Subdirectories);
            while (found.hasNext())
                below << found.next();
            folders += int(below.size());
            for (const auto& folder : below) {
                if (const auto files = QDir(folder).entryList(QDir::Files); files.size() > 45)
                    crowded << QString("%1 has %2 files").arg(folder).arg(files.size());
            }
        }
        QVERIFY(folders > 40);
        verifyNone(crowded);
    }
    /// The name of a header must identify it in #include lines and in lists of files, whatever its folder.
    void noTwoHeadersHaveOneName()
    {
        const QDir root(QStringLiteral(SORTSCOPE_SOURCE_DIR));
        QHash<QString, QString> known;
        for (const auto* folder : {"core", "cli", "gui", "manual"}) {
            QDirIterator files(root.filePath(folder), {"*.h"}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const auto header = root.relativeFilePath(files.next());
                auto& first = known[QFileInfo(header).fileName()];
                QVERIFY2(first.isEmpty(), qPrintable(header + " has the name of " + first));
                first = header;
            }
        }
        QVERIFY(!known.isEmpty());
    }
    /// In this way every header that has a source compiles alone; tests/headers compiles the others.
    void everySourceIncludesItsOwnHeaderFirst()
    {
        const QDir root(QStringLiteral(SORTSCOPE_SOURCE_DIR));
        const QRegularExpression directive("^#[^\n]*", QRegularExpression::MultilineOption);
        QStringList faults;
        int pairs = 0;
        for (const auto* folder : {"core", "cli", "gui", "manual", "tests"}) {
            QDirIterator files(root.filePath(folder), {"*.h"}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const auto header = root.relativeFilePath(files.next());
                const auto stem = header.chopped(2);
                QFile source(root.filePath(stem + (root.exists(stem + ".cpp") ? ".cpp" : ".cu")));
                if (!source.exists())
                    continue;
                ++pairs;
                QVERIFY2(source.open(QIODevice::ReadOnly), qPrintable(source.fileName()));
                const auto first = directive.match(QString::fromUtf8(source.readAll())).captured();
                if (first != QString("#include \"%1\"").arg(header))
                    faults
                        << QString("%1: starts with %2, not with %3").arg(source.fileName(), first, header);
            }
        }
        QVERIFY(pairs > 0);
        verifyNone(faults);
    }
    void theArchitectureNamesFilesThatExist()
    {
        const QDir root(QStringLiteral(SORTSCOPE_SOURCE_DIR));
        QFile document(root.filePath("docs/architecture.md"));
        QVERIFY2(document.open(QIODevice::ReadOnly), qPrintable(document.fileName()));
        const QRegularExpression path("`((core|cli|gui|kernels|cmake|manual|tests|tools)/[^` ]*)`");
        auto found = path.globalMatch(QString::fromUtf8(document.readAll()));
        QVERIFY(found.hasNext());
        QStringList missing;
        while (found.hasNext()) {
            const auto name = found.next().captured(1);
            if (name != "kernels/name.cl" && !root.exists(name))
                missing << name;
        }
        verifyNone(missing);
    }
    void onlyThreeFoldersOfTheWindowStartRunners()
    {
        verifyOnlyElsewhere(
            "#include \"core/[a-z]+/(discovery|jobrunner|machine|machinesrunner|runnerclient)\\.h\"", "gui",
            "gui/run", {"session", "machines", "run"});
    }
};

SORTSCOPE_TEST(LayeringTest)
#include "layeringtest.moc"
