// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/process/stderrtail.h"

#include "core/process/childprocess.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <chrono>

using namespace sortscope;

class StderrTailTest : public QObject {
    Q_OBJECT

    /// Runs a script of the shell that writes its errors to `words`, to its end.
    static void runScript(const std::string& script, const process::StderrTail& words)
    {
        const auto sockets = process::socketPair();
        process::ChildProcess shell("sh", {"-c", script}, sockets.theirs.get(), process::Blocked::None,
                                    words.end());
        QVERIFY(shell.waitUntilGone(std::chrono::minutes(1)));
    }

private slots:
    void whatAProgramWroteBeforeItEndedIsThere()
    {
        process::StderrTail words;
        QCOMPARE(words.lines(), std::string());
        runScript("echo one >&2; echo not this; printf 'two' >&2", words);
        QCOMPARE(words.lines(), std::string("one\ntwo"));
    }

    void theLastLinesStay()
    {
        process::StderrTail words;
        runScript("i=0; while [ $i -lt 3000 ]; do i=$((i+1)); echo \"line $i\" >&2; done", words);
        QCOMPARE(words.lines(), std::string("line 2996\nline 2997\nline 2998\nline 2999\nline 3000"));
    }

    void terminalsAndViewersTakeThem()
    {
        process::StderrTail words;
        runScript("printf '\\033[31mred\\033[0m  \\r\\n\\n\\377\\n' >&2", words);
        QCOMPARE(words.lines(), std::string("[31mred[0m\n\uFFFD"));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, StderrTailTest)
#include "stderrtailtest.moc"
