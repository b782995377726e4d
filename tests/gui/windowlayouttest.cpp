// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/experimentpanel.h"
#include "gui/experiment/runprogress.h"
#include "gui/models/jobsmodel.h"
#include "gui/pages/jobspage.h"
#include "gui/widgets/pagerail.h"
#include "gui/widgets/tablepane.h"
#include "gui/window/language.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QComboBox>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

using namespace sortscope;
using gui::models::JobsModel;

namespace {

struct Spoken : gui::widgets::Language {
    explicit Spoken(const QString& code) { apply(code); }
};

struct Desk : Spoken, tests::OwnWindow {
    explicit Desk(const QString& language) : Spoken(language), OwnWindow(QSize(1280, 800)) {}
};

/// The letter behind the ampersand; empty if there is none.
QString mnemonicOf(const QString& text)
{
    return QKeySequence::mnemonic(text).toString();
}

QString firstClash(const QStringList& texts)
{
    QHash<QString, QString> taken;
    for (const auto& text : texts) {
        const auto letter = mnemonicOf(text);
        if (letter.isEmpty())
            continue;
        if (taken.contains(letter))
            return QStringLiteral("\"%1\" and \"%2\"").arg(taken.value(letter), text);
        taken.insert(letter, text);
    }
    return {};
}

QString clashBelow(const QMenu& menu)
{
    QStringList texts;
    for (const auto* action : menu.actions()) {
        if (!action->isVisible())
            continue;
        texts << action->text();
        if (action->menu() == nullptr)
            continue;
        if (const auto clash = clashBelow(*action->menu()); !clash.isEmpty())
            return clash;
    }
    return firstClash(texts);
}

void everyLanguage()
{
    QTest::addColumn<QString>("language");
    for (const auto& code : gui::widgets::Language::available())
        QTest::newRow(qPrintable(code)) << code;
}

} // namespace

class WindowLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression("there is no icon")); }

    void theMissionsChoicesNeedNoScrollingOnASmallScreen_data() { everyLanguage(); }
    void theMissionsChoicesNeedNoScrollingOnASmallScreen()
    {
        QFETCH(QString, language);
        Desk desk(language);
        QVERIFY(QTest::qWaitForWindowExposed(&desk.window));
        QVERIFY(tests::discoverNow(desk.workbench));
        auto& panel = desk.window.experiment();
        for (const auto* preset : {"quick-look", "column-radix-table", "search-lab"}) {
            panel.usePrepared(preset);
            QCoreApplication::processEvents();
            const auto* area = panel.findChild<QScrollArea*>();
            QCOMPARE(area->verticalScrollBar()->maximum(), 0);
            for (const auto* name :
                 {"prepared", "scope", "devices", "generator", "direction", "key", "values", "seed", "sizes",
                  "gpu-algorithms", "cpu-algorithms", "run", "cancel", "message"}) {
                const auto* control = panel.findChild<QWidget*>(name);
                QVERIFY2(control, name);
                const QRect shown(control->mapTo(&desk.window, QPoint()), control->size());
                QVERIFY2(control->isVisible() && desk.window.rect().contains(shown), name);
                QVERIFY2(!control->visibleRegion().isEmpty(), name);
            }
        }
        QCOMPARE(desk.window.size(), QSize(1280, 800));
    }

    void aLowWindowScrollsAndKeepsItsButtons_data() { everyLanguage(); }
    void aLowWindowScrollsAndKeepsItsButtons()
    {
        QFETCH(QString, language);
        Desk desk(language);
        QVERIFY(QTest::qWaitForWindowExposed(&desk.window));
        QVERIFY(tests::discoverNow(desk.workbench));
        desk.workbench.jobs().replace(
            {JobsModel::rowOf({.finished = true, .result = tests::resultOf(1, 1024, {3'000'000})})});
        auto& panel = desk.window.experiment();
        panel.usePrepared("column-radix-table");
        auto* progress = panel.findChild<gui::widgets::RunProgress*>();
        progress->setRun({.jobs = 3, .planned = 9});
        progress->setMachines({"a", "b", "c", "d"});
        progress->show();
        for (const auto* title : {"first", "second", "third"})
            desk.workbench.queue().add({{}, title});
        // The room that is left of 1366 × 768 at 150 %, beside the title bar and the panels of the desktop.
        constexpr QSize kLow(906, 480);
        desk.window.resize(kLow);
        auto* tabs = desk.window.findChild<QTabWidget*>("tabs");
        QVERIFY(tabs->count() > 10);
        // A scroll bar beside the names of the pages must not cover any of them.
        const auto* rail = desk.window.findChild<gui::widgets::PageRail*>();
        for (const auto* button : rail->findChildren<QToolButton*>())
            QTRY_VERIFY2(button->width() >= button->sizeHint().width()
                             && button->visibleRegion().boundingRect().width()
                                    == (button->visibleRegion().isEmpty() ? 0 : button->width()),
                         qPrintable(button->text()));
        for (int page = 0; page < tabs->count(); ++page) {
            tabs->setCurrentIndex(page);
            QCoreApplication::processEvents();
            QCOMPARE(desk.window.size(), kLow);
            for (const auto* control : {panel.findChild<QWidget*>("run"), panel.findChild<QWidget*>("cancel"),
                                        static_cast<QWidget*>(desk.window.statusBar())}) {
                const QRect shown(control->mapTo(&desk.window, QPoint()), control->size());
                QVERIFY2(desk.window.rect().contains(shown), qPrintable(control->objectName()));
                QVERIFY2(!control->visibleRegion().isEmpty(), qPrintable(control->objectName()));
            }
        }
    }

    void timesAreInViewOnASmallScreen_data() { everyLanguage(); }
    void timesAreInViewOnASmallScreen()
    {
        QFETCH(QString, language);
        Desk desk(language);
        findTimes(desk);
    }

    void timesAreInViewInAFontOfWideCharacters()
    {
        const QString family = "Noto Sans CJK JP";
        if (!QFontDatabase::families().contains(family))
            QSKIP("no font with Chinese characters is installed");
        const auto usual = QApplication::font();
        const auto restored = qScopeGuard([&] { QApplication::setFont(usual); });
        QApplication::setFont(QFont(family, usual.pointSize()));
        Desk desk("ja");
        findTimes(desk);
    }

    void noTwoMnemonicsOfAMenuClash_data() { everyLanguage(); }
    void noTwoMnemonicsOfAMenuClash()
    {
        QFETCH(QString, language);
        Desk desk(language);
        QStringList bar;
        for (const auto* action : desk.window.menuBar()->actions()) {
            bar << action->text();
            QCOMPARE(clashBelow(*action->menu()), QString());
        }
        QVERIFY(bar.size() > 3);
        // Visible labels beside the menu bar compete with it for mnemonics.
        for (const auto* label : desk.window.findChildren<QLabel*>()) {
            if (label->isVisible() && label->buddy())
                bar << label->text();
        }
        for (const auto* button : desk.window.findChildren<QAbstractButton*>()) {
            if (button->isVisible())
                bar << button->text();
        }
        QCOMPARE(firstClash(bar), QString());
    }

private:
    /// Looks for the times in the table of jobs.
    static void findTimes(const Desk& desk)
    {
        QVERIFY(QTest::qWaitForWindowExposed(&desk.window));
        QVERIFY(tests::discoverNow(desk.workbench));
        JobsModel::Rows rows;
        for (int id = 1; id <= 40; ++id)
            rows.push_back(JobsModel::rowOf(
                {.finished = true, .result = tests::resultOf(id, std::size_t{1} << 28, {3'000'000'000})}));
        desk.workbench.jobs().replace(std::move(rows));
        auto* page = desk.window.findChild<gui::pages::JobsPage*>();
        desk.window.findChild<QTabWidget*>("tabs")->setCurrentWidget(page);
        const auto& table = page->table();
        const auto rightOf = [&](int column) {
            return table.columnViewportPosition(column) + table.columnWidth(column);
        };
        QTRY_VERIFY2(rightOf(JobsModel::VsCpu) <= table.viewport()->width(),
                     qPrintable(QStringLiteral("%1 of %2 pixels")
                                    .arg(rightOf(JobsModel::VsCpu))
                                    .arg(table.viewport()->width())));
        for (const auto column : {JobsModel::Size, JobsModel::WallMedian, JobsModel::VsCpu}) {
            const auto text = table.model()->index(0, column).data().toString();
            QVERIFY2(table.columnWidth(column) >= table.fontMetrics().horizontalAdvance(text) + 6,
                     qPrintable(text));
        }
        for (const auto column : {JobsModel::WallMedian, JobsModel::WallInterval, JobsModel::VsCpu}) {
            const auto title = table.model()->headerData(column, Qt::Horizontal).toString();
            QVERIFY2(table.columnWidth(column)
                         >= table.horizontalHeader()->fontMetrics().horizontalAdvance(title),
                     qPrintable(title));
        }
    }
};

SORTSCOPE_TEST_WITH(QApplication, WindowLayoutTest)
#include "windowlayouttest.moc"
