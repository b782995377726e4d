// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/text.h"

#include "gui/text/labels.h"
#include "gui/text/requesttext.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>

using namespace sortscope::gui;

class TextTest : public QObject {
    Q_OBJECT

private slots:
    void factorsHaveThreeDigitsOrTwoWhereTheyAreSmall()
    {
        using models::factorText;
        QCOMPARE(factorText(11.84), QStringLiteral("11.8×"));
        QCOMPARE(factorText(842), QStringLiteral("842×"));
        QCOMPARE(factorText(0.5), QStringLiteral("0.50×"));
        QCOMPARE(factorText(0.0644), QStringLiteral("0.064×"));
        QCOMPARE(factorText(0.0034), QStringLiteral("0.0034×"));
    }

    void init() { QLocale::setDefault(QLocale(QLocale::German)); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void numbersLookTheSameUnderEveryLocale()
    {
        QCOMPARE(models::grouped(1'048'576), "1,048,576");
        QCOMPARE(models::fixed(1265.12345, 4), "1,265.1235");
    }

    void namesOfDevicesLoseWhatEveryMakerAdds()
    {
        QCOMPARE(models::shortDeviceName("pthread-skylake-avx512-AMD EPYC"), "AMD EPYC");
        QCOMPARE(models::shortDeviceName("cpu-haswell-AMD EPYC 7B13"), "AMD EPYC 7B13");
        QCOMPARE(models::shortDeviceName("Intel(R) Xeon(R) Platinum 8481C CPU @ 2.70GHz"),
                 "Intel Xeon Platinum 8481C");
        QCOMPARE(models::shortDeviceName("AMD Ryzen 7 7840U w/ Radeon 780M"),
                 "AMD Ryzen 7 7840U w/ Radeon 780M");
        QCOMPARE(models::shortDeviceName("NVIDIA H200"), "NVIDIA H200");
        QCOMPARE(models::shortDeviceName("Processor"), "Processor");
    }

    void estimatesAreAsRoughAsTheyAre()
    {
        using namespace std::chrono_literals;
        QCOMPARE(models::roughDuration(400ms), "0 s");
        QCOMPARE(models::roughDuration(59s), "59 s");
        QCOMPARE(models::roughDuration(89s), "89 s");
        QCOMPARE(models::roughDuration(121s), "2 min");
        QCOMPARE(models::roughDuration(2h + 5min), "2 h 5 min");
    }

    void powersOfTwoAreWrittenAsPowers()
    {
        QCOMPARE(models::sizeText(1 << 20), "2^20");
        QCOMPARE(models::sizeText(8), "8");
        QCOMPARE(models::sizeText(0), "0");
        QCOMPARE(models::sizeText(1'000'000), "1,000,000");
    }

    void durationsHaveTheUnitThatSuitsThem()
    {
        QCOMPARE(models::durationText(850), "850 ns");
        QCOMPARE(models::durationText(4'720), "4.72 µs");
        QCOMPARE(models::durationText(12'400'000), "12.4 ms");
        QCOMPARE(models::durationText(1.267e9), "1.27 s");
    }

    void bytesHaveBinaryUnits()
    {
        QCOMPARE(models::bytesText(512), "512 B");
        QCOMPARE(models::bytesText(49'152), "48 KiB");
        QCOMPARE(models::bytesText(16'750'000'000), "15.6 GiB");
    }

    void theFirstLineOfALogIsTaken()
    {
        QCOMPARE(models::firstLine("\n does not compile \nerror: …"), "does not compile");
        QCOMPARE(models::firstLine({}), "");
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, TextTest)
#include "texttest.moc"
