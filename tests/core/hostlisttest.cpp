// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/hostlist.h"

#include "core/base/usageerror.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using Hosts = std::vector<std::string>;

namespace {

/// The reason why a list is refused.
QString refusal(const std::string& list)
{
    try {
        places::hostsIn(list);
    } catch (const base::UsageError& error) {
        return error.what();
    }
    return "is a list";
}

} // namespace

class HostListTest : public QObject {
    Q_OBJECT

private slots:
    void namesAreSeparatedByCommasBlanksAndLines()
    {
        QCOMPARE(places::hostsIn("lab1, lab2\tlab3\nme@lab4,lab1"),
                 (Hosts{"lab1", "lab2", "lab3", "me@lab4"}));
        QVERIFY(places::hostsIn(" , \n").empty());
    }

    void aRangeKeepsTheZerosOfItsFirstNumber()
    {
        QCOMPARE(places::hostsIn("node[08-11]"), (Hosts{"node08", "node09", "node10", "node11"}));
        QCOMPARE(places::hostsIn("n[9-10]"), (Hosts{"n9", "n10"}));
        QCOMPARE(places::hostsIn("n[1,3-4].lab"), (Hosts{"n1.lab", "n3.lab", "n4.lab"}));
        QCOMPARE(places::hostsIn("r[1-2]n[1-2],x"), (Hosts{"r1n1", "r1n2", "r2n1", "r2n2", "x"}));
    }

    void whatIsNoRangeIsRefusedWithTheReason()
    {
        QVERIFY(refusal("node[a-b]").contains("node[01-64]"));
        QVERIFY(refusal("node[]").contains("node[01-64]"));
        QVERIFY(refusal("node[1-").contains("not closed"));
        QVERIFY(refusal("node[5-3]").contains("backwards"));
        QVERIFY(refusal("node[0-99999999]").contains("1024"));
        QVERIFY(refusal("a[1-99]b[1-99]").contains("1024"));
        QVERIFY(refusal("node[99999999999999]").contains("node[01-64]"));
    }

    void aPlaceMayNameManyHosts()
    {
        QCOMPARE(places::placesIn("ssh:n[1-2]"), (Hosts{"ssh:n1", "ssh:n2"}));
        QCOMPARE(places::placesIn("ssh:lab2"), Hosts{"ssh:lab2"});
        QCOMPARE(places::placesIn("exec:docker exec -i b[1]"), Hosts{"exec:docker exec -i b[1]"});
        QVERIFY_EXCEPTION_THROWN(places::placesIn("ssh:-x,lab2"), base::UsageError);
        QVERIFY_EXCEPTION_THROWN(places::placesIn("lab2"), base::UsageError);
    }

    void aFileHasAHostOrARangeALine()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("hosts"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("# the lab\nlab[1-2] # two\n\nlab9\n");
        file.close();
        const auto text = "ssh:@" + file.fileName().toStdString();
        QCOMPARE(places::placesIn(text), (Hosts{"ssh:lab1", "ssh:lab2", "ssh:lab9"}));
        QVERIFY_EXCEPTION_THROWN(places::placesIn("ssh:@/no/such/file"), base::UsageError);
    }
};

SORTSCOPE_TEST(HostListTest)
#include "hostlisttest.moc"
