// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/lessonpane.h"

#include "gui/widgets/checkcombo.h"
#include "gui/workshop/algorithmtree.h"
#include "gui/workshop/codeeditor.h"
#include "gui/workshop/workshoppage.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QTextBrowser>

using namespace sortscope;
using gui::workshop::LessonPane;
using gui::workshop::WorkshopPage;

namespace {

const QString kSolutions = QStringLiteral(SORTSCOPE_SOURCE_DIR "/tests/support/lessons/");

/// The window with the devices of this machine, on the page.
struct Desk : tests::OwnWindow {
    Desk()
        : OwnWindow([](const std::stop_token& stop) {
              return places::Machine(runner::RunnerOptions{.program = SORTSCOPE_CLI_PATH},
                                     places::AfterListing::End, stop);
          }),
          page(show<WorkshopPage>()),
          pane(page.lesson())
    {
        workbench.setProgram(SORTSCOPE_CLI_PATH);
        workbench.ownAlgorithms().start(gui::bridge::OwnAlgorithms::inRunner(SORTSCOPE_CLI_PATH), {});
    }

    /// Finds the devices, and chooses PoCL's.
    bool ready()
    {
        if (!tests::discoverNow(workbench))
            return false;
        QStringList found;
        for (const auto& device : workbench.inventory().devices) {
            if (device->info().platform == "Portable Computing Language")
                found << QString::fromStdString(device->info().id);
        }
        page.findChild<gui::widgets::CheckCombo*>("workshop-device")->setChosen(found);
        return !found.isEmpty();
    }

    /// The entries of the menu of lessons.
    QList<QAction*> lessons() const
    {
        auto* menu = pane.chooser()->menu();
        emit menu->aboutToShow();
        return menu->actions();
    }
    void choose(const QString& title) const
    {
        for (auto* lesson : lessons()) {
            if (lesson->text() == title)
                lesson->trigger();
        }
    }
    bool begun(const QString& file) const
    {
        button("lesson-begin").click();
        return QTest::qWaitFor([&] { return shownFile().endsWith(file); }, 30'000);
    }
    bool checked() const
    {
        button("lesson-check").click();
        return QTest::qWaitFor([this] { return !pane.checking(); }, 120'000);
    }
    QPushButton& button(const char* name) const { return *page.findChild<QPushButton*>(name); }
    QString shownFile() const { return QFile::decodeName(page.tree().choice().file.c_str()); }

    WorkshopPage& page;
    LessonPane& pane;
};

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

/// Lessons in the window: read, begun and checked.
class LessonPaneTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
    }

    void aChosenLessonStandsBesideTheEditorAndCanBeClosed()
    {
        Desk desk;
        QDir().mkpath(m_folder.filePath("sortscope/lessons/none"));
        QVERIFY(!desk.pane.isVisible());
        const auto lessons = desk.lessons();
        QCOMPARE(lessons.size(), 4);
        QVERIFY(!lessons.back()->isEnabled()); // the folder without a lesson
        QVERIFY2(lessons.back()->toolTip().startsWith("lesson.json: "),
                 qPrintable(lessons.back()->toolTip()));
        desk.choose("Digit ranking without atomics");
        QVERIFY(desk.pane.isVisible());
        const auto text = desk.page.findChild<QTextBrowser*>("lesson-text")->toPlainText();
        QVERIFY2(text.startsWith("Digit ranking without atomics\n"), qPrintable(text.left(200)));
        QVERIFY(!text.contains("512 513")); // cases are not shown
        desk.pane.findChild<QAbstractButton*>("lesson-close")->click();
        QVERIFY(!desk.pane.isVisible());
    }

    void aLessonIsBegunOnceAndPassedByItsSolution()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.choose("Bitonic passes in local memory");
        QVERIFY(desk.begun("/bitonic-local-memory/bitonic.cl"));
        QVERIFY(desk.checked());
        QVERIFY2(desk.pane.answers().contains("Correct: yes. "), qPrintable(desk.pane.answers()));
        QVERIFY2(desk.pane.answers().contains("Launches: no. 136 launches "),
                 qPrintable(desk.pane.answers()));
        QVERIFY(desk.pane.answers().endsWith("The lesson is not passed yet."));

        // The host part is changed by another editor, the kernels here.
        const auto solution = kSolutions + "bitonic-local-memory/";
        desk.page.editor().setText(contentOf(solution + "bitonic.cl"));
        QFile lua(QFileInfo(desk.shownFile()).path() + "/entry.lua");
        QVERIFY(lua.open(QIODevice::WriteOnly));
        lua.write(
            contentOf(solution + "entry.lua").replace("solved-bitonic", "bitonic-local-memory").toUtf8());
        lua.close();
        QVERIFY(desk.checked());
        QVERIFY2(desk.pane.answers().contains("Launches: yes. 36 launches "),
                 qPrintable(desk.pane.answers()));
        QVERIFY(desk.pane.answers().endsWith("The lesson is passed."));

        // What is there is opened, and not written over.
        desk.page.tree().setCurrentItem(nullptr);
        QVERIFY(desk.begun("/bitonic-local-memory/bitonic.cl"));
        QCOMPARE(desk.page.editor().text(), contentOf(solution + "bitonic.cl"));
        // Checks leave no rows in the session.
        QVERIFY(desk.workbench.results().results().empty());
    }

    void aFolderThatDoesNotLoadSaysWhy()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.choose("Search with several keys in flight");
        QVERIFY(desk.begun("/searches-in-flight/search.cl"));
        QFile lua(QFileInfo(desk.shownFile()).path() + "/entry.lua");
        QVERIFY(lua.open(QIODevice::WriteOnly));
        lua.write("return 1");
        lua.close();
        QVERIFY(desk.checked());
        QVERIFY2(desk.pane.answers().startsWith("entry.lua:1: "), qPrintable(desk.pane.answers()));
    }

    void aCheckIsStoppedAndNoneBeginsWhileARunMeasures()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.choose("Digit ranking without atomics");
        QVERIFY(!desk.button("lesson-check").isEnabled()); // no entry is shown
        QVERIFY(desk.begun("/digit-ranking/digits.cl"));
        desk.button("lesson-check").click();
        QVERIFY(desk.pane.checking());
        QVERIFY(!desk.button("workshop-try").isEnabled());
        desk.button("lesson-check").click();
        QVERIFY(!desk.pane.checking());
        QCOMPARE(desk.pane.answers(), "The check was stopped.");
        QVERIFY(desk.button("workshop-try").isEnabled());

        desk.page.tryIt();
        QVERIFY(!desk.button("lesson-check").isEnabled());
        desk.pane.check(m_folder.path().toStdString(), {"cpu"});
        QVERIFY(!desk.pane.checking());
        QTRY_VERIFY_WITH_TIMEOUT(desk.button("workshop-try").isEnabled(), 60'000);
        QVERIFY(desk.button("lesson-check").isEnabled());
    }
};

SORTSCOPE_TEST_WITH(QApplication, LessonPaneTest)
#include "lessonpanetest.moc"
