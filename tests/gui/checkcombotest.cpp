// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/checkcombo.h"

#include "tests/support/testprogram.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using sortscope::gui::widgets::CheckCombo;

namespace {

struct Fruit {
    Fruit()
    {
        for (const char* name : {"Apple", "Pear", "Cherry"})
            combo.addChoice(QString(name).toLower(), name, {});
        combo.show();
    }

    QWidget* list() { return combo.view()->viewport(); }
    QPoint middleOf(int row) { return combo.view()->visualRect(combo.model()->index(row, 0)).center(); }

    CheckCombo combo;
};

} // namespace

class CheckComboTest : public QObject {
    Q_OBJECT

private slots:
    void aClickOpensTheListAndChoosesNothing()
    {
        Fruit fruit;
        fruit.combo.setChosen({"apple", "cherry"});
        const QSignalSpy changed(&fruit.combo, &CheckCombo::changed);
        QCursor::setPos(fruit.combo.mapToGlobal(fruit.combo.rect().center()));
        QTest::mousePress(&fruit.combo, Qt::LeftButton);
        QTRY_VERIFY(fruit.combo.view()->isVisible());
        // If the list lies over the combo box, the list gets the release of the click.
        QTest::mouseRelease(fruit.list(), Qt::LeftButton, {}, fruit.list()->mapFromGlobal(QCursor::pos()));
        QVERIFY(fruit.combo.view()->isVisible());
        QCOMPARE(changed.size(), qsizetype{0});
        QCOMPARE(fruit.combo.chosen(), (QStringList{"apple", "cherry"}));
    }

    void aClickInTheListChoosesOneAlone()
    {
        Fruit fruit;
        fruit.combo.showPopup();
        QTRY_VERIFY(fruit.combo.view()->isVisible());
        QTest::mouseClick(fruit.list(), Qt::LeftButton, {}, fruit.middleOf(1));
        QCOMPARE(fruit.combo.chosen(), QStringList{"pear"});
        QTRY_VERIFY(!fruit.combo.view()->isVisible());
    }

    void pressingDraggingAndLettingGoChoosesOneAlone()
    {
        Fruit fruit;
        QCursor::setPos(fruit.combo.mapToGlobal(fruit.combo.rect().center()));
        QTest::mousePress(&fruit.combo, Qt::LeftButton);
        QTRY_VERIFY(fruit.combo.view()->isVisible());
        const auto far = fruit.middleOf(2);
        QVERIFY((fruit.list()->mapToGlobal(far) - QCursor::pos()).manhattanLength()
                > QApplication::startDragDistance());
        QTest::mouseRelease(fruit.list(), Qt::LeftButton, {}, far);
        QCOMPARE(fruit.combo.chosen(), QStringList{"cherry"});
    }

    void aClickOnABoxAddsAndTakesAway()
    {
        Fruit fruit;
        fruit.combo.showPopup();
        QTRY_VERIFY(fruit.combo.view()->isVisible());
        const auto box = [&](int row) {
            return QPoint(fruit.combo.view()->visualRect(fruit.combo.model()->index(row, 0)).left() + 6,
                          fruit.middleOf(row).y());
        };
        QTest::mouseClick(fruit.list(), Qt::LeftButton, {}, box(2));
        QCOMPARE(fruit.combo.chosen(), (QStringList{"apple", "cherry"}));
        QVERIFY(fruit.combo.view()->isVisible());
        QTest::mouseClick(fruit.list(), Qt::LeftButton, {}, box(0));
        QCOMPARE(fruit.combo.chosen(), QStringList{"cherry"});
    }
};

SORTSCOPE_TEST_WITH(QApplication, CheckComboTest)
#include "checkcombotest.moc"
