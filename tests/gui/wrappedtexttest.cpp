// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/wrappedtext.h"

#include "tests/support/testprogram.h"

#include <QApplication>
#include <QTest>
#include <QVBoxLayout>
#include <QWindow>

using sortscope::gui::widgets::WrappedText;

namespace {

constexpr int kWidth = 160;
const QString kLines =
    QStringLiteral("NVIDIA H200 (CUDA), driver 580.65.06\nNVIDIA H200 (OpenCL)\nand 2 more");

/// The height that a label of Qt's own gives the text.
int plainHeight(const WrappedText& text, int width)
{
    QLabel label(text.text());
    label.setWordWrap(true);
    label.setFont(text.font());
    return label.heightForWidth(width);
}

} // namespace

class WrappedTextTest : public QObject {
    Q_OBJECT

private slots:
    void itIsAsHighAsALabelWhateverItSays()
    {
        WrappedText text;
        for (const auto& said : {kLines, QStringLiteral("–"), kLines}) {
            text.say(said);
            for (const int width : {60, kWidth, 400, kWidth})
                QCOMPARE(text.heightForWidth(width), plainHeight(text, width));
        }
        auto larger = text.font();
        larger.setPointSizeF(2 * larger.pointSizeF());
        text.setFont(larger);
        QCOMPARE(text.heightForWidth(kWidth), plainHeight(text, kWidth));
    }

    void itsWordsCanBeSelectedAndItLooksTheSameThen()
    {
        QWidget page;
        auto* text = new WrappedText;
        text->say(kLines);
        auto* layout = new QVBoxLayout(&page);
        layout->addWidget(text);
        page.resize(kWidth, 200);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        const auto before = text->grab().toImage();
        const auto place = text->geometry();

        const QPoint word = text->mapTo(&page, QPoint(12, text->fontMetrics().height() / 2));
        QTest::mouseMove(page.windowHandle(), word);
        QTRY_VERIFY(text->underMouse());
        QCOMPARE(text->geometry(), place);
        QCOMPARE(text->grab().toImage(), before);
        QTest::mouseDClick(page.windowHandle(), Qt::LeftButton, {}, word);
        QCOMPARE(text->selectedText(), QStringLiteral("NVIDIA"));

        text->say(QStringLiteral("CPU"));
        QTest::mouseDClick(page.windowHandle(), Qt::LeftButton, {},
                           text->mapTo(&page, QPoint(8, text->height() / 2)));
        QCOMPARE(text->selectedText(), QStringLiteral("CPU"));
    }
};

SORTSCOPE_TEST_WITH(QApplication, WrappedTextTest)
#include "wrappedtexttest.moc"
