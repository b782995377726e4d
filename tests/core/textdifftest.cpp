// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/textdiff.h"

#include "tests/support/testprogram.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace sortscope;

namespace {

void write(const QString& path, const std::string& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(text));
}

/// What patch makes of `before`.
std::string patched(const std::string& before, const std::string& patch)
{
    QTemporaryDir folder;
    write(folder.filePath("text"), before);
    write(folder.filePath("patch"), patch);
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start("patch", {"-s", "-i", "patch", "text"});
    process.waitForFinished();
    QFile file(folder.filePath("text"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// Lines of few words, so that many are the same.
std::string randomText(std::mt19937& random, int lines)
{
    std::string text;
    for (int i = 0; i < lines; ++i)
        text += std::string(1, char('a' + random() % 5)) + "\n";
    return text;
}

} // namespace

class TextDiffTest : public QObject {
    Q_OBJECT

private slots:
    void equalTextsDifferInNothing() { QCOMPARE(base::unifiedDiff("a\n", "a\n", "x", "y"), std::string()); }

    void aChangedLineStandsBetweenThoseAroundIt()
    {
        QCOMPARE(
            base::unifiedDiff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n", "old", "new"),
            std::string("--- old\n+++ new\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n"));
    }

    void changesThatAreFarApartArePiecesOfTheirOwn()
    {
        std::string before;
        for (int i = 0; i < 40; ++i)
            before += std::to_string(i) + "\n";
        const auto after = "first\n" + before + "last\n";
        QCOMPARE(base::unifiedDiff(before, after, "old", "new"),
                 std::string(
                     "--- old\n+++ new\n@@ -1,3 +1,4 @@\n+first\n 0\n 1\n 2\n@@ -38,3 +39,4 @@\n 37\n 38\n "
                     "39\n+last\n"));
    }

    void aTextWithoutAnEndOfLineIsNamed()
    {
        QCOMPARE(base::unifiedDiff("", "a", "old", "new"),
                 std::string("--- old\n+++ new\n@@ -0,0 +1,1 @@\n+a\n\\ No newline at end of file\n"));
    }

    void patchUnderstandsIt()
    {
        if (QStandardPaths::findExecutable("patch").isEmpty())
            QSKIP("there is no patch");
        std::mt19937 random(7); // NOLINT: the same texts each time
        for (int lines : {0, 1, 5, 30, 60}) {
            const auto before = randomText(random, lines);
            const auto after = randomText(random, 30);
            QCOMPARE(patched(before, base::unifiedDiff(before, after, "text", "text")), after);
        }
    }

    void textsWithManyDifferencesAreStillCompared()
    {
        std::string before;
        std::string after;
        for (int i = 0; i < 20'000; ++i) {
            before += "old " + std::to_string(i) + "\n";
            after += "new " + std::to_string(i) + "\n";
        }
        const auto diff = base::unifiedDiff(before, after, "old", "new");
        QVERIFY(diff.starts_with("--- old\n+++ new\n@@ -1,20000 +1,20000 @@\n-old 0\n"));
        QVERIFY(diff.ends_with("+new 19999\n"));
    }
};

SORTSCOPE_TEST(TextDiffTest)
#include "textdifftest.moc"
