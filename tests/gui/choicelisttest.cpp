// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/choicelist.h"

#include "tests/support/testprogram.h"

#include <QAbstractButton>
#include <QApplication>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

using namespace sortscope::gui::widgets;

namespace {

std::vector<Choice> fruit()
{
    return {{"a", "Apple", "A fruit.", {}},
            {"b", "Pear & plum", {}, "They are not ripe."},
            {"c", "Cherry", {}, {}}};
}

} // namespace

class ChoiceListTest : public QObject {
    Q_OBJECT

private slots:
    void aGreyedChoiceSaysWhyInItsTooltip()
    {
        ChoiceList list;
        list.setChoices(fruit());
        QVERIFY(!list.box("b")->isEnabled());
        QVERIFY(list.box("b")->toolTip().contains("They are not ripe."));
        QVERIFY(list.box("a")->isEnabled());
        QVERIFY(list.box("a")->toolTip().contains("A fruit."));
    }

    void aGreyedChoiceKeepsItsTickButIsNotChosen()
    {
        ChoiceList list;
        list.setChoices(fruit());
        list.setTicked({"a", "b"});
        QCOMPARE(list.chosen(), QStringList{"a"});
        list.setWhyNot("b", {});
        QCOMPARE(list.chosen(), (QStringList{"a", "b"}));
        list.setWhyNot("a", "Sold out.");
        QCOMPARE(list.chosen(), QStringList{"b"});
        QVERIFY(list.box("a")->isChecked());
    }

    void ticksMayComeBeforeTheChoices()
    {
        ChoiceList list;
        list.setTicked({"c"});
        QCOMPARE(list.chosen(), QStringList());
        list.setChoices(fruit());
        QCOMPARE(list.chosen(), QStringList{"c"});
        list.setChoices(fruit());
        QCOMPARE(list.chosen(), QStringList{"c"});
    }

    void equalChoicesKeepTheirBoxes()
    {
        ChoiceList list;
        list.setChoices(fruit());
        const QPointer box = list.box("a");
        list.setChoices(fruit());
        QCOMPARE(list.box("a"), box.data());
        auto others = fruit();
        others.back().title = "Sour cherry";
        list.setChoices(others);
        QVERIFY(box.isNull());
        QCOMPARE(list.box("c")->text(), QString("Sour cherry"));
    }

    void clickingSaysThatTheChoiceChanged()
    {
        ChoiceList list;
        list.setChoices(fruit());
        QSignalSpy changed(&list, &ChoiceList::changed);
        list.box("c")->click();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(list.chosen(), QStringList{"c"});
    }

    void aLongTitleIsShortenedAndReadWholeByScreenReaders()
    {
        const QString title(200, 'x');
        ChoiceBox box(title);
        box.resize(120, box.sizeHint().height());
        box.show();
        QVERIFY(box.text().size() < title.size());
        QCOMPARE(box.accessibleName(), title);
        QVERIFY(box.minimumSizeHint().width() < 200);
    }
};

SORTSCOPE_TEST_WITH(QApplication, ChoiceListTest)
#include "choicelisttest.moc"
