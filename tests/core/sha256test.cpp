// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sha256.h"

#include "tests/support/testprogram.h"

#include <QCryptographicHash>
#include <QTest>

using namespace sortscope;

class Sha256Test : public QObject {
    Q_OBJECT

private slots:
    void theExamplesOfTheStandardAreRight()
    {
        QCOMPARE(base::sha256("abc"),
                 std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QCOMPARE(base::sha256({}),
                 std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
    }

    void everyLengthAroundTheBlocksIsRight()
    {
        QByteArray text;
        for (int length = 0; length < 200; ++length) {
            QCOMPARE(QByteArray::fromStdString(base::sha256(text.toStdString())),
                     QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
            text += static_cast<char>(length * 37);
        }
    }
};

SORTSCOPE_TEST(Sha256Test)
#include "sha256test.moc"
