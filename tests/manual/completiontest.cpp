// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual/commandlinetree.h"
#include "manual/completions.h"
#include "tests/support/testprogram.h"
#ifdef SORTSCOPE_HAVE_WINDOW
#    include "manual/windowtree.h"
#endif

#include <QCoreApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope::manual;

namespace {

bool write(const QString& path, const std::string& text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) >= 0;
}

struct Answer {
    int status = -1;
    QString out;
    QString error;
};

Answer ran(const QString& shell, const QStringList& arguments)
{
    QProcess process;
    process.start(shell, arguments);
    process.waitForFinished();
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// The words of `line` as bash cuts them with its usual COMP_WORDBREAKS.
QStringList bashWords(const QString& line)
{
    QStringList words;
    static const QRegularExpression part("[:=]+|[^:= ]+");
    for (auto found = part.globalMatch(line); found.hasNext();)
        words << found.next().captured();
    if (line.endsWith(' '))
        words << QString();
    return words;
}

} // namespace

class CompletionTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(write(m_folder.filePath("bash"), bashCompletion(commandLineTree())));
        QVERIFY(write(m_folder.filePath("zsh"), zshCompletion(commandLineTree())));
        QVERIFY(write(m_folder.filePath("fish"), fishCompletion(commandLineTree())));
    }

    void bashCompletesWhatIsBegun_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("answers");
        QTest::newRow("command") << "sortscope-cli cal" << QStringList{"calibrate"};
        QTest::newRow("command below") << "sortscope-cli sessions com" << QStringList{"compare"};
        QTest::newRow("option") << "sortscope-cli run --preset-r" << QStringList{"--preset-request"};
        QTest::newRow("option below") << "sortscope-cli sessions compare --fai" << QStringList{"--fail-on"};
        QTest::newRow("option of the program")
            << "sortscope-cli run --kern" << QStringList{"--kernels-csv", "--kernel-timeout", "--kernels"};
        QTest::newRow("algorithm") << "sortscope-cli run --algorithm std-sort-"
                                   << QStringList{"std-sort-par"};
        QTest::newRow("second algorithm")
            << "sortscope-cli run --algorithm bitonic vq" << QStringList{"vqsort", "vqsort-par"};
        QTest::newRow("behind a comma")
            << "sortscope-cli run --algorithm bitonic,spread" << QStringList{"bitonic,spreadsort"};
        QTest::newRow("generator") << "sortscope-cli run --generator shuf" << QStringList{"shuffled-unique"};
        QTest::newRow("device") << "sortscope-cli verify --device cp" << QStringList{"cpu"};
        QTest::newRow("device behind a colon") << "sortscope-cli run --device opencl:" << QStringList{"0"};
        QTest::newRow("gpu") << "sortscope-cli crossover --device " << QStringList{"opencl:0", "cuda:0"};
        QTest::newRow("format") << "sortscope-cli devices --format j" << QStringList{"json"};
        QTest::newRow("behind an equal sign") << "sortscope-cli devices --format=j" << QStringList{"json"};
        QTest::newRow("right behind it") << "sortscope-cli devices --format=" << QStringList{"table", "json"};
        QTest::newRow("parameter") << "sortscope-cli run --set tile" << QStringList{"tile-size="};
        QTest::newRow("its choice") << "sortscope-cli run --set work-group-rule=f" << QStringList{"fixed"};
        QTest::newRow("one value is enough") << "sortscope-cli devices --format json "
                                             << QStringList{"-h",   "--help",   "--details", "--format",
                                                            "--on", "--deploy", "--kernels", "--entries"};
        QTest::newRow("a value with a command's name")
            << "sortscope-cli --kernels run cal" << QStringList{"calibrate"};
        QTest::newRow("nothing fits") << "sortscope-cli run --algorithm bogo" << QStringList{};
        QTest::newRow("free text") << "sortscope-cli run --seed 1" << QStringList{};
    }
    void bashCompletesWhatIsBegun()
    {
        QFETCH(QString, line);
        QFETCH(QStringList, answers);
        constexpr auto kScript = R"(source "$1" && shift
            COMP_LINE=$1 COMP_POINT=${#1} && shift
            COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
            _sortscope_cli
            printf '%s\n' "${COMPREPLY[@]}")";
        const auto answer =
            ran("bash", QStringList{"--norc", "-c", kScript, "test", m_folder.filePath("bash"), line}
                            + bashWords(line));
        QCOMPARE(answer.error, QString());
        QCOMPARE(answer.out.split('\n', Qt::SkipEmptyParts), answers);
    }

    void bashKnowsWhoCompletes()
    {
        const auto answer = ran("bash", {"--norc", "-c", "source \"$1\"; complete -p sortscope-cli", "test",
                                         m_folder.filePath("bash")});
        QCOMPARE(answer.out, QString("complete -F _sortscope_cli sortscope-cli\n"));
    }

    void theOtherShellsTakeTheirFiles_data()
    {
        QTest::addColumn<QString>("shell");
        QTest::newRow("zsh") << "zsh";
        QTest::newRow("fish") << "fish";
    }
    void theOtherShellsTakeTheirFiles()
    {
        QFETCH(QString, shell);
        if (QStandardPaths::findExecutable(shell).isEmpty())
            QSKIP("the shell is not installed");
        const auto answer = ran(shell, {"-n", m_folder.filePath(shell)});
        QCOMPARE(answer.error, QString());
        QCOMPARE(answer.status, 0);
    }

    void fishCompletesWhatIsBegun()
    {
        if (QStandardPaths::findExecutable("fish").isEmpty())
            QSKIP("fish is not installed");
        const auto complete = [&](const QString& line) {
            return ran("fish",
                       {"-N", "-c", "source $argv[1]; complete -C $argv[2]", m_folder.filePath("fish"), line})
                .out;
        };
        QVERIFY(complete("sortscope-cli cal").startsWith("calibrate\t"));
        QVERIFY(complete("sortscope-cli sessions com").startsWith("compare\t"));
        QVERIFY(complete("sortscope-cli sessions compare --fai").startsWith("--fail-on\t"));
        QCOMPARE(complete("sortscope-cli run --algorithm vq").section('\t', 0, 0).trimmed(),
                 QString("vqsort"));
    }

#ifdef SORTSCOPE_HAVE_WINDOW
    void theWindowIsCompletedToo()
    {
        QVERIFY(write(m_folder.filePath("window"), bashCompletion(windowTree())));
        constexpr auto kScript = R"(source "$1"
            COMP_LINE='sortscope --in' COMP_POINT=14 COMP_WORDS=(sortscope --in) COMP_CWORD=1
            _sortscope
            echo "${COMPREPLY[@]}")";
        const auto answer = ran("bash", {"--norc", "-c", kScript, "test", m_folder.filePath("window")});
        QCOMPARE(answer.out, QString("--in-process\n"));
    }
#endif

private:
    QTemporaryDir m_folder;
};

SORTSCOPE_TEST_WITH(QCoreApplication, CompletionTest)
#include "completiontest.moc"
