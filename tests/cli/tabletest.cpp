// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/table.h"

#include "cli/terminal/displaywidth.h"
#include "cli/terminal/units.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope::cli;

class TableTest : public QObject {
    Q_OBJECT

private slots:
    void widthCountsColumnsAndNotBytes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<std::size_t>("width");
        QTest::newRow("empty") << QByteArray("") << std::size_t{0};
        QTest::newRow("ASCII") << QByteArray("bitonic") << std::size_t{7};
        QTest::newRow("micro") << QByteArray("µs ± ×") << std::size_t{6};
        QTest::newRow("Chinese") << QByteArray("排序") << std::size_t{4};
        QTest::newRow("Korean") << QByteArray("정렬") << std::size_t{4};
        QTest::newRow("emoji") << QByteArray("🚀") << std::size_t{2};
        QTest::newRow("combining") << QByteArray("e\u0301") << std::size_t{1};
        QTest::newRow("no UTF-8") << QByteArray("a\xFF") << std::size_t{2};
        QTest::newRow("cut off") << QByteArray("a\xE6\x8E") << std::size_t{3};
    }

    void widthCountsColumnsAndNotBytes()
    {
        QFETCH(QByteArray, text);
        QFETCH(std::size_t, width);
        QCOMPARE(displayWidth(text.toStdString()), width);
    }

    void textIsCutBetweenCharacters()
    {
        QCOMPARE(elided("bitonic", 7), std::string("bitonic"));
        QCOMPARE(elided("bitonic", 4), std::string("bit…"));
        QCOMPARE(elided("排序排序", 6), std::string("排序…"));
        QCOMPARE(elided("x", 0), std::string());
    }

    void textWrapsAtBlanks()
    {
        QCOMPARE(wrapped("one two three", 7), (std::vector<std::string>{"one two", "three"}));
        QCOMPARE(wrapped("unbreakable a", 4), (std::vector<std::string>{"unbreakable", "a"}));
        QCOMPARE(wrapped("", 4), std::vector<std::string>{""});
    }

    void escapeSequencesAreSeenAndDoNotReachTheTerminal()
    {
        QCOMPARE(printable("a\033[31mb\r\n\tc"), std::string("a␛[31mb\n\tc"));
        QCOMPARE(printable("\a\r\x7F"), std::string("␇␍␡"));
        QCOMPARE(printable("\u009B31m, déjà 排序"), std::string("\uFFFD31m, déjà 排序"));
        // Characters that make text look different from what it is, from right to left or on two lines.
        QCOMPARE(printable("a\u202Eb\u2066c\u2028d\u200Fe\u061Cf"),
                 std::string("a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\uFFFDf"));
        QCOMPARE(printable("\xE2\x80"), std::string("\uFFFD\uFFFD"));
        QCOMPARE(printable("\x9B"), std::string("\uFFFD"));
        Table table({{"Name"}});
        table.addRow({{"\033]0;title\a"}});
        QVERIFY(table.text({}).find('\033') == std::string::npos);
        QVERIFY(table.text({}).find("␛]0;title␇") != std::string::npos);
    }

    void aCellIsOneLine()
    {
        Table table({{"Name"}, {"Is"}});
        table.addRow({{"a\nb  forged"}, {"x"}});
        QCOMPARE(QString::fromStdString(table.text({})).count('\n'), 2);
    }

    void columnsAreAlignedByWhatIsSeen()
    {
        Table table({{"名前"}, {"Wall µs", Align::Right}});
        table.addRow({{"排序"}, {"1.5"}});
        table.addRow({{"abcdef"}, {"1234.5"}});
        QCOMPARE(table.text({}), std::string("名前    Wall µs\n"
                                             "排序        1.5\n"
                                             "abcdef   1234.5\n"));
    }

    void noLineEndsWithBlanks()
    {
        Table table({{"A"}, {"B"}});
        table.addRow({{"long text"}, {""}});
        QCOMPARE(table.text({}), std::string("A          B\nlong text\n"));
    }

    void coloursDoNotMoveColumns()
    {
        Table table({{"A"}, {"B"}});
        table.addRow({{"xx", Colour::Bad}, {"y"}});
        const auto text = table.text({.colour = true, .width = {}});
        QVERIFY(text.find("\033[1;31mxx\033[0m  y\n") != std::string::npos);
        QVERIFY(table.text({}).find('\033') == std::string::npos);
    }

    void theLeastImportantColumnsGiveWayOnANarrowTerminal()
    {
        Table table({{"Device"}, {"Launches", Align::Right, 10}, {"Kernels", Align::Right, 20}, {"Status"}});
        table.addRow({{"cpu"}, {"1"}, {"2"}, {"ok"}});
        const auto text = table.text({.colour = false, .width = 24});
        QCOMPARE(text, std::string("Device  Kernels  Status\n"
                                   "cpu           2  ok\n"
                                   "Columns left out on this narrow terminal: Launches\n"));
    }

    void whatMustBeSeenStaysOnTheNarrowestTerminal()
    {
        Table table({{"Device"}, {"Status"}});
        table.addRow({{"cpu"}, {"ok"}});
        QCOMPARE(table.text({.colour = false, .width = 3}), std::string("Device  Status\ncpu     ok\n"));
    }

    void oneUnitServesAColumn()
    {
        const std::vector<double> fast{12'345, 2'000'000};
        QCOMPARE(timeUnitFor(fast), TimeUnit::Microseconds);
        const auto scale = timeScale(TimeUnit::Microseconds, fast);
        QCOMPARE(scaled(12'345, scale), std::string("12.3"));
        QCOMPARE(scaled(2'000'000, scale), std::string("2000.0"));
        const std::vector<double> slow{1'500'000, 2'000'000'000};
        QCOMPARE(timeUnitFor(slow), TimeUnit::Milliseconds);
        QCOMPARE(scaled(1'500'000, timeScale(TimeUnit::Milliseconds, slow)), std::string("1.500"));
        QCOMPARE(timeUnitFor({}), TimeUnit::Microseconds);
    }

    void powersOfTwoReadAsSuch()
    {
        QCOMPARE(sizeText(std::size_t{1} << 20U), std::string("2^20"));
        QCOMPARE(sizeText(1000), std::string("1000"));
        QCOMPARE(sizeText(512), std::string("512"));
        QCOMPARE(sizeText(0), std::string("0"));
    }

    void bytesHaveBinaryUnits()
    {
        QCOMPARE(bytesText(0), std::string("0 B"));
        QCOMPARE(bytesText(49152), std::string("48 KiB"));
        QCOMPARE(bytesText(16'750'000'000), std::string("15.6 GiB"));
        QCOMPARE(bytesText(1'500), std::string("1.46 KiB"));
        QCOMPARE(bytesText(std::uint64_t{80} << 30U), std::string("80 GiB"));
    }
};

SORTSCOPE_TEST(TableTest)
#include "tabletest.moc"
