// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/windowhelp.h"

#include "gui/experiment/experimentpanel.h"
#include "gui/widgets/commandpalette.h"
#include "gui/window/helpwindow.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTabWidget>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>

using namespace sortscope;
using gui::pages::HelpWindow;
using gui::widgets::CommandPalette;

namespace {

struct Desk : tests::OwnWindow {
    /// Opens the palette and types the words.
    CommandPalette* find(const QString& words)
    {
        window.findChild<gui::pages::WindowHelp*>()->find->trigger();
        auto* palette = window.findChild<CommandPalette*>("command-palette");
        if (palette)
            palette->findChild<QLineEdit*>()->setText(words);
        return palette;
    }
};

QString readHelp(const QString& file)
{
    QFile source(":/help/" + file);
    return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

QStringList anchorsIn(const QString& markdown)
{
    QStringList anchors;
    bool code = false;
    for (const auto& line : markdown.split('\n')) {
        if (line.startsWith("```"))
            code = !code;
        else if (!code && line.startsWith('#'))
            anchors << gui::pages::anchorOf(QString(line).remove(QRegularExpression("^#+ *")).remove('`'));
    }
    return anchors;
}

} // namespace

class WindowHelpTest : public QObject {
    Q_OBJECT

private slots:
    void commandsPagesAndJobsAreFoundByTheirWords()
    {
        Desk desk;
        QVERIFY(desk.run({16, 4096}));
        auto* palette = desk.find("kern page");
        QVERIFY(palette);
        const auto* list = palette->findChild<QListWidget*>();
        QCOMPARE(list->count(), 1);
        QTest::keyClick(palette->findChild<QLineEdit*>(), Qt::Key_Return);
        const auto* tabs = desk.window.findChild<QTabWidget*>("tabs");
        QCOMPARE(tabs->tabText(tabs->currentIndex()), "Kernels");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);

        palette = desk.find("bitonic 2^12");
        QTest::keyClick(palette->findChild<QLineEdit*>(), Qt::Key_Return);
        QCOMPARE(tabs->tabText(tabs->currentIndex()), "Jobs");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);

        palette = desk.find("search lab");
        QTest::keyClick(palette->findChild<QLineEdit*>(), Qt::Key_Return);
        const auto algorithms = desk.window.experiment().request().algorithms;
        QVERIFY(std::ranges::find(algorithms, "nary-search") != algorithms.end());
    }

    void settingsAreFoundAndLeadToTheirControl_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("control");
        QTest::newRow("device") << "experiment devices fake"
                                << "opencl:0";
        QTest::newRow("generator") << "experiment data"
                                   << "generator";
        QTest::newRow("a kind of data") << "experiment sorted data"
                                        << "generator";
        QTest::newRow("direction") << "experiment descending"
                                   << "direction";
        QTest::newRow("key type") << "experiment 32-bit float"
                                  << "key";
        QTest::newRow("values") << "experiment 32-bit values"
                                << "values";
        QTest::newRow("wide values") << "experiment 64-bit values"
                                     << "values";
        QTest::newRow("seed") << "experiment seed"
                              << "seed";
        QTest::newRow("samples") << "experiment samples rigorous" << QString();
        QTest::newRow("merge strategy") << "experiment merge pairwise"
                                        << "pairwise";
        QTest::newRow("parameter in a fold") << "experiment work-group size" << QString();
        QTest::newRow("mode in a fold") << "experiment device state idle"
                                        << "idle";
        QTest::newRow("device clock in a fold") << "experiment kernels timed"
                                                << "deviceClock";
        QTest::newRow("energy in a fold") << "experiment count energy"
                                          << "energy";
    }
    void settingsAreFoundAndLeadToTheirControl()
    {
        QFETCH(QString, words);
        QFETCH(QString, control);
        Desk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        QVERIFY(tests::discoverNow(desk.workbench));
        auto request = tests::bitonicRequest();
        request.algorithms.emplace_back("column-radix");
        desk.window.experiment().setRequest(request);
        auto* dock = desk.window.findChild<QDockWidget*>("experiment");
        dock->hide(); // the command shows it again
        auto* palette = desk.find(words);
        const auto* list = palette->findChild<QListWidget*>();
        QVERIFY2(list->count() == 1 && list->item(0)->flags() != Qt::NoItemFlags,
                 qPrintable(list->item(0)->text()));
        QTest::keyClick(palette->findChild<QLineEdit*>(), Qt::Key_Return);
        QTRY_VERIFY(dock->isVisible());
        const auto focused = [&desk] { return desk.window.focusWidget(); };
        QTRY_VERIFY(focused() != nullptr && desk.window.experiment().isAncestorOf(focused()));
        QTRY_VERIFY(focused()->isVisible());
        if (!control.isEmpty())
            QCOMPARE(focused()->objectName(), control);
        QTRY_VERIFY(focused()->visibleRegion().boundingRect().height() > focused()->height() / 2);
    }

    void whatIsNotFoundIsSaid()
    {
        Desk desk;
        auto* palette = desk.find("no such thing");
        const auto* list = palette->findChild<QListWidget*>();
        QCOMPARE(list->count(), 1);
        QVERIFY(list->item(0)->text().contains("no such thing"));
        QTest::keyClick(palette->findChild<QLineEdit*>(), Qt::Key_Return); // does nothing
        QVERIFY(palette->isVisible());
    }

    void greyedCommandsAreNotOffered()
    {
        Desk desk; // nothing can be exported
        auto* palette = desk.find("export results csv");
        QVERIFY(palette->findChild<QListWidget*>()->item(0)->text().contains("Nothing matches"));
    }

    void helpShowsItsTopicsAndTheirHeadings()
    {
        HelpWindow help;
        help.showTopic("user-guide.md");
        QVERIFY(help.browser().toPlainText().contains("The experiment panel"));
        QCOMPARE(help.browser().verticalScrollBar()->value(), 0);
        help.showTopic("measuring.md#quality");
        QVERIFY(help.browser().verticalScrollBar()->value() > 0);
        QCOMPARE(gui::pages::anchorOf(help.browser().textCursor().block().text()), "quality");
    }

    void theHeadingComesToTheTopAlsoWhenTheHelpIsOpenedThere()
    {
        HelpWindow help;
        help.showTopic("user-guide.md#devices");
        auto& browser = help.browser();
        QCOMPARE(gui::pages::anchorOf(browser.textCursor().block().text()), "devices");
        QVERIFY(QTest::qWaitForWindowExposed(&help));
        const auto top = browser.cursorRect().top();
        QVERIFY2(top >= 0 && top < browser.viewport()->height() / 4, qPrintable(QString::number(top)));
    }

    void helpHasContentsAndFindsWordsInAllDocuments()
    {
        HelpWindow help;
        help.showTopic("user-guide.md");
        auto* contents = help.findChild<QListWidget*>("help-contents");
        const auto quality = contents->findItems("Samples", Qt::MatchContains);
        QVERIFY(!quality.isEmpty());
        emit contents->itemClicked(quality.front());
        QCOMPARE(gui::pages::anchorOf(help.browser().textCursor().block().text()), "samples");
        auto* search = help.findChild<QLineEdit*>("help-search");
        search->setText("Iglewicz"); // in none of the five
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(help.browser().source().fileName(), "user-guide.md");
        search->setText("within-one-run"); // in session-format.md
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(help.browser().textCursor().selectedText(), "within-one-run");
        QVERIFY(help.browser().source().fileName() != "user-guide.md");
    }

    void whatAFigureMeansIsOneClickAway()
    {
        Desk desk;
        QStringList headings;
        for (auto* button : desk.window.findChildren<QToolButton*>("figure-help")) {
            button->click();
            auto& browser = desk.window.findChild<HelpWindow*>()->browser();
            headings << gui::pages::anchorOf(browser.textCursor().block().text());
            QVERIFY2(anchorsIn(readHelp(browser.source().fileName())).contains(headings.back()),
                     qPrintable(headings.back()));
        }
        headings.sort();
        QCOMPARE(headings,
                 (QStringList{"comparing", "comparing", "cpu-baselines", "cpu-baselines", "how-it-decides",
                              "how-it-decides", "jobs", "learn", "overview", "quality", "replicates",
                              "the-clocks", "the-device-clock", "three-readings", "three-readings",
                              "which-sort-wins-on-which-data"}));
    }

    void f1LeadsToTheSectionOfThePage()
    {
        Desk desk;
        auto* tabs = desk.window.findChild<QTabWidget*>("tabs");
        QVERIFY(tabs->count() > 10);
        QStringList headings;
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            desk.command("Sortscope Help").trigger();
            const auto& browser = desk.window.findChild<HelpWindow*>()->browser();
            QCOMPARE(browser.source().fileName(), "user-guide.md");
            headings << browser.textCursor().block().text();
        }
        QCOMPARE(headings.removeDuplicates(), 0);
        QVERIFY2(headings.contains("Against a baseline") && headings.contains("History"),
                 qPrintable(headings.join(", ")));
    }

    void everyLinkOfTheHelpLeadsSomewhere()
    {
        int links = 0;
        for (const auto* file : {"user-guide.md", "measuring.md", "command-line.md", "csv.md",
                                 "session-format.md", "fleet.md", "places.md", "history.md"}) {
            const auto text = readHelp(file);
            QVERIFY2(!text.isEmpty(), file);
            static const QRegularExpression link("\\]\\(([^)\\s]+)\\)");
            for (auto match = link.globalMatch(text); match.hasNext();) {
                const auto target = match.next().captured(1);
                if (target.startsWith("http") || target.startsWith("../"))
                    continue;
                const auto name = target.section('#', 0, 0);
                const auto page = name.isEmpty() ? text : readHelp(name);
                QVERIFY2(QFile::exists(":/help/" + (name.isEmpty() ? QString(file) : name)),
                         qPrintable(target));
                if (target.contains('#'))
                    QVERIFY2(anchorsIn(page).contains(target.section('#', 1)),
                             qPrintable(QString("%1: %2").arg(file, target)));
                ++links;
            }
        }
        QVERIFY(links > 20);
    }
};

SORTSCOPE_TEST_WITH(QApplication, WindowHelpTest)
#include "windowhelptest.moc"
