// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/workshoppage.h"

#include "core/results/show/snapshots.h"
#include "core/runner/entrypaths.h"
#include "gui/charts/base/colourscale.h"
#include "gui/charts/kernels/passratios.h"
#include "gui/pages/learnpage.h"
#include "gui/widgets/checkcombo.h"
#include "gui/workshop/algorithmtree.h"
#include "gui/workshop/changedfacts.h"
#include "gui/workshop/codeeditor.h"
#include "gui/workshop/codepane.h"
#include "gui/workshop/kernelline.h"
#include "gui/workshop/lampsboard.h"
#include "gui/workshop/snapshotbar.h"
#include "gui/workshop/trialanswers.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace sortscope;
using gui::workshop::WorkshopPage;

namespace {

/// The window with the devices of this machine, on the page.
struct Desk : tests::OwnWindow {
    Desk()
        : OwnWindow([](const std::stop_token& stop) {
              return places::Machine(runner::RunnerOptions{.program = SORTSCOPE_CLI_PATH},
                                     places::AfterListing::End, stop);
          }),
          page(show<WorkshopPage>())
    {
        workbench.setProgram(SORTSCOPE_CLI_PATH);
        workbench.ownAlgorithms().start(gui::bridge::OwnAlgorithms::inRunner(SORTSCOPE_CLI_PATH), {});
    }

    /// Finds the devices, and chooses PoCL's and 1,024 keys.
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
        page.findChild<QLineEdit*>("workshop-size")->setText("1024");
        return !found.isEmpty();
    }

    void chooseBuiltIn(const QString& id) const
    {
        page.tree().setCurrentItem(page.tree().findItems(id, Qt::MatchExactly | Qt::MatchRecursive).value(0));
    }

    /// Copies bitonic under this name, and waits until its text is shown.
    bool copied(const QString& name) const
    {
        chooseBuiltIn("bitonic");
        page.editCopy(name);
        return QTest::qWaitFor([&] { return file().endsWith('/' + name + "/bitonic.cl"); }, 30'000);
    }

    /// The items of the texts that were run, from top to bottom.
    QList<QTreeWidgetItem*> snapshots() const
    {
        auto items = page.tree().findItems("^[0-9a-f]{7} ·", Qt::MatchRegularExpression | Qt::MatchRecursive);
        items += page.tree().findItems("^[0-9a-f]{7}$", Qt::MatchRegularExpression | Qt::MatchRecursive);
        return items;
    }
    /// Those of one file.
    QList<QTreeWidgetItem*> snapshotsOf(const QString& name) const
    {
        auto items = snapshots();
        items.removeIf([&](const auto* item) { return item->parent()->text(0) != name; });
        return items;
    }
    QString place() const { return page.findChild<QLabel*>("workshop-place")->text(); }

    QString file() const { return QFile::decodeName(page.tree().choice().file.c_str()); }
    QString reason() const { return page.findChild<QLabel*>("workshop-reason")->text(); }
    bool mayTry() const { return page.findChild<QPushButton*>("workshop-try")->isEnabled(); }

    /// Tries the text, and waits for its lamps.
    bool tried() const
    {
        page.tryIt();
        return QTest::qWaitFor([this] { return mayTry(); }, 60'000);
    }

    WorkshopPage& page;
};

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(text);
}

} // namespace

/// Texts of algorithms, changed and tried in the window.
class WorkshopPageTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
    }

    void aBuiltInTextIsReadOnlyAndItsCopyIsNot()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.chooseBuiltIn("bitonic");
        QVERIFY(desk.page.editor().isReadOnly());
        QVERIFY(desk.page.editor().text().contains("__kernel"));
        QVERIFY(!desk.mayTry());
        QVERIFY(desk.copied("my-first"));
        QVERIFY(!desk.page.editor().isReadOnly());
        QCOMPARE(desk.page.editor().text().toUtf8(), contentOf(desk.file()));
        // The original is what the copy is compared with.
        QCOMPARE(desk.page.findChild<QComboBox*>("workshop-against")->currentData().toString(), "bitonic");
    }

    void anIdThatIsTakenIsRefused()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.chooseBuiltIn("bitonic");
        desk.page.editCopy("bitonic");
        QVERIFY2(desk.window.shownError().contains("the id bitonic is taken"),
                 qPrintable(desk.window.shownError()));
    }

    void aTrialSaysWhetherTheTextBuildsAndIsRight()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(desk.copied("my-second"));
        auto& editor = desk.page.editor();
        QVERIFY(desk.tried());
        QVERIFY2(desk.page.lamps().text().contains(QRegularExpression(
                     "^Builds: yes, Correct: yes \\([0-9]+ of [0-9]+ cases in .* s\\), Not slower: ")),
                 qPrintable(desk.page.lamps().text() + desk.reason()));
        QVERIFY(desk.page.lamps().text().contains("× its time"));

        const auto right = editor.text();
        editor.setText(QString(right).replace("get_global_id(0)", "get_global_idd(0)"));
        QVERIFY(desk.tried());
        QVERIFY2(desk.page.lamps().text().startsWith("Builds: no, Correct: not known"),
                 qPrintable(desk.page.lamps().text()));
        const auto line = int(right.left(right.indexOf("get_global_id(0)")).count('\n'));
        QVERIFY2(editor.annotation(line).contains("get_global_idd"), qPrintable(editor.annotation(line)));

        editor.setText(QString(right).replace("get_global_id(0)", "(get_global_id(0) & ~1u)"));
        QVERIFY(desk.tried());
        QVERIFY2(desk.page.lamps().text().startsWith("Builds: yes, Correct: no ("),
                 qPrintable(desk.page.lamps().text()));
        QVERIFY(!desk.page.lamps().text().contains("its time"));
        QVERIFY2(desk.reason().contains(" keys, ") && desk.reason().contains("the first wrong element is ")
                     && desk.reason().contains("by the network, work-item "),
                 qPrintable(desk.reason()));
        // A trial is a pair of rows of the session, or the case that is wrong.
        QCOMPARE(desk.workbench.results().results().size(), std::size_t{4});
    }

    void eachTriedTextIsKeptAndCanBeGoneBackTo()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(desk.copied("my-eighth"));
        auto& editor = desk.page.editor();
        const auto file = desk.file();
        const auto right = editor.text();
        QVERIFY(desk.tried());
        const auto wrong = QString(right).replace("get_global_id(0)", "(get_global_id(0) & ~1u)");
        editor.setText(wrong);
        QVERIFY(desk.tried());
        QTRY_COMPARE(desk.snapshotsOf("bitonic.cl").size(), 2);
        QCOMPARE(desk.snapshotsOf("bitonic").size(), 1); // the original is unchanged
        QVERIFY2(desk.snapshotsOf("bitonic.cl").at(0)->text(0).endsWith("wrong"),
                 qPrintable(desk.snapshotsOf("bitonic.cl").at(0)->text(0)));
        desk.page.tree().setCurrentItem(desk.snapshotsOf("bitonic.cl").at(1));
        QTRY_COMPARE(editor.text(), right);
        QVERIFY(editor.isReadOnly());
        QVERIFY2(desk.place().startsWith("my-eighth/bitonic.cl, as it ran in job 2"),
                 qPrintable(desk.place()));

        desk.page.tree().setCurrentItem(desk.snapshotsOf("bitonic.cl").at(0));
        desk.snapshotsOf("bitonic.cl").at(1)->setSelected(true);
        QTRY_VERIFY(editor.text().startsWith("--- a/bitonic.cl\n+++ b/bitonic.cl\n@@"));
        QVERIFY(editor.text().contains("\n+"));
        QVERIFY(!editor.text().section("\n+", 1).isEmpty());

        desk.page.tree().setCurrentItem(desk.snapshotsOf("bitonic.cl").at(1));
        auto* use = desk.page.findChild<QPushButton*>("workshop-use");
        QTRY_VERIFY(use->isVisible() && use->isEnabled());
        use->click();
        QCOMPARE(desk.file(), file);
        QCOMPARE(editor.text(), right);
        QCOMPARE(contentOf(file), wrong.toUtf8());
        editor.undo();
        QCOMPARE(editor.text(), wrong);
        editor.redo();
        desk.chooseBuiltIn("bitonic");
        QCOMPARE(contentOf(file), right.toUtf8());
    }

    void theTextsOfARowBecomeAFolderThatIsAnAlgorithm()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(desk.copied("my-ninth"));
        QVERIFY(desk.tried());
        QTRY_COMPARE(desk.snapshotsOf("bitonic.cl").size(), 1);
        desk.page.tree().setCurrentItem(desk.snapshotsOf("bitonic.cl").front());
        QTRY_VERIFY(desk.page.findChild<QPushButton*>("workshop-folder")->isVisible());
        QTemporaryDir folder;
        auto* bar = desk.page.findChild<gui::workshop::SnapshotBar*>();
        emit bar->folderChosen(folder.path());
        const auto original = m_folder.filePath("sortscope/entries/my-ninth/");
        for (const QString name : {"entry.lua", "bitonic.cl"}) {
            QTRY_VERIFY(QFile::exists(folder.filePath(name)));
            QTRY_COMPARE(contentOf(folder.filePath(name)), contentOf(original + name));
        }
        emit bar->folderChosen(folder.path());
        QTRY_VERIFY(desk.window.shownError().contains("is there already"));
    }

    void aRowLeadsToTheTextThatItRan()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(desk.copied("my-tenth"));
        QVERIFY(desk.tried());
        auto* text = desk.inMenuOf(1, "show-kernel-text");
        QVERIFY(text != nullptr && text->isEnabled());
        text->trigger();
        QTRY_VERIFY2(desk.place().startsWith("bitonic.cl, as it ran in job 1"), qPrintable(desk.place()));
        QVERIFY(desk.page.editor().text().contains("__kernel"));
        desk.show<gui::pages::JobsPage>().selectJob(2);
        desk.command("Show Kernel Text").trigger();
        QTRY_VERIFY2(desk.place().startsWith("my-tenth/bitonic.cl, as it ran in job 2"),
                     qPrintable(desk.place()));
    }

    void aTextThatIsNotKeptIsSaidSo()
    {
        Desk desk;
        QVERIFY(desk.ready());
        auto result = *tests::resultOf(1, 64, {1000});
        result.spec.variant.algorithm = "bitonic";
        result.sources = {{"bitonic.cl", "built-in", std::string(64, 'a'), {}}};
        const auto row = std::make_shared<const results::JobResult>(std::move(result));
        results::Snapshot snapshot{"bitonic", row->sources.front(), {{1, row, {}}}, {}};
        desk.page.tree().showSnapshots({snapshot});
        QVERIFY(desk.page.tree().chooseTextOf(*row));
        QTRY_VERIFY2(desk.place().contains("another version of the program"), qPrintable(desk.place()));
        QVERIFY(desk.page.editor().text().contains("__kernel"));
        QVERIFY(!desk.page.findChild<QPushButton*>("workshop-use")->isEnabled());
    }

    void theLampsTellEachDevice()
    {
        qputenv("POCL_DEVICES", "basic pthread");
        const auto restore = qScopeGuard([] { qunsetenv("POCL_DEVICES"); });
        Desk desk;
        QVERIFY(desk.ready());
        QCOMPARE(desk.page.findChild<gui::widgets::CheckCombo*>("workshop-device")->chosen().size(), 2);
        QVERIFY(desk.copied("my-eleventh"));
        QVERIFY(desk.tried());
        const auto lines = desk.page.lamps().text().split('\n');
        QCOMPARE(lines.size(), 2);
        for (const auto& line : lines)
            QVERIFY2(line.contains("Builds: yes, Correct: yes ("), qPrintable(line + desk.reason()));
        QCOMPARE(desk.workbench.results().results().size(), std::size_t{4});
    }

    void aTrialThatIsCancelledShowsNoEarlierAnswer()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(desk.copied("my-seventh"));
        QVERIFY(desk.tried());
        QVERIFY(desk.page.lamps().text().contains("its time"));
        desk.page.tryIt();
        QTRY_VERIFY(desk.workbench.caseChecks().running());
        desk.window.actions().cancel->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(desk.mayTry(), 60'000);
        QVERIFY2(!desk.page.lamps().text().contains("its time"), qPrintable(desk.page.lamps().text()));
        QVERIFY2(!desk.page.lamps().text().contains("no,"), qPrintable(desk.page.lamps().text()));
    }

    void theCompiledCodeStandsBesideTheText()
    {
        Desk desk;
        QVERIFY(desk.ready());
        desk.chooseBuiltIn("bitonic");
        desk.page.findChild<QPushButton*>("workshop-show-code")->click();
        auto* pane = desk.page.findChild<gui::workshop::CodePane*>();
        const auto words = [pane] { return pane->findChild<QLabel*>("code-words")->text(); };
        QTRY_VERIFY_WITH_TIMEOUT(!pane->code().text().isEmpty() || words().contains("llvm"), 60'000);
        if (pane->code().text().isEmpty())
            QSKIP("llvm-dis is not here, and the pane says so");
        QVERIFY(pane->code().text().contains("define "));
        QVERIFY(!pane->code().text().contains("; bitonic.cl:1:"));
        QVERIFY(pane->code().isReadOnly());
        // PoCL keeps no lines.
        QVERIFY2(words().contains("does not say which line"), qPrintable(words()));
    }

    void aLineOfTheSourceAndItsCodeLeadToEachOther()
    {
        const auto printed = QString(
            "== my/a.cl on cuda:0: PTX ==\n.entry a\n// a.cl:2: x = 1;\nmov r1;\nadd r1;\n// b.cuh:7: \n"
            "bar;\n// a.cl:2: x = 1;\nst r1;\n== my/a.cl on cuda:0: SASS ==\n/*0*/ MOV\n");
        const auto texts = gui::workshop::codeTextsOf(printed);
        QCOMPARE(texts.size(), std::size_t{2});
        QCOMPARE(texts[1].title, "my/a.cl on cuda:0: SASS");
        QCOMPARE(texts[1].text, "/*0*/ MOV\n");
        const std::vector<int> lines{0, 2, 2, 2, 0, 0, 2, 2, 2};
        QCOMPARE(gui::workshop::sourceLinesOf(texts[0].text, "a.cl"), lines);
        // The whole source in front of code says nothing of single lines.
        const std::vector<int> none{0, 0, 0, 0};
        QCOMPARE(gui::workshop::sourceLinesOf("; a.cl:1: x\n; a.cl:2: y\ndefine\n", "a.cl"), none);
        QCOMPARE(gui::workshop::withoutSource("; a.cl:1: x\n; a.cl:2: y\ndefine\n"), "define\n");
        QCOMPARE(gui::workshop::withoutSource(texts[0].text), texts[0].text);

        gui::workshop::CodePane pane;
        pane.showCode(texts, "a.cl", {});
        pane.followSource(2);
        QCOMPARE(pane.code().markersAtLine(1) & 4U, 4U);
        QCOMPARE(pane.code().markersAtLine(4) & 4U, 0U);
        pane.show();
        pane.activateWindow();
        pane.code().setFocus();
        QTRY_VERIFY(pane.code().hasFocus());
        pane.code().setCursorPosition(0, 0);
        QTest::keyClick(&pane.code(), Qt::Key_Down);
        QSignalSpy wanted(&pane, &gui::workshop::CodePane::sourceWanted);
        QTest::keyClick(&pane.code(), Qt::Key_Down);
        QTRY_VERIFY(!wanted.isEmpty());
        QCOMPARE(wanted.takeLast().front().toInt(), 2);
    }

    void theFactsThatDifferAreNamed()
    {
        backend::KernelFacts facts{.kernel = "pass", .globalSize = 512, .localSize = 64, .registers = 62};
        facts.occupancy = 0.5;
        results::JobResult other;
        other.kernels = {facts, {.kernel = "gone", .globalSize = 1, .localSize = 1}};
        auto tried = other;
        QCOMPARE(gui::workshop::changedFacts(other, tried), QString());
        tried.kernels.front().registers = 71;
        tried.kernels.front().spilledBytes = 24; // nothing is known of the other's
        tried.kernels.front().occupancy = 0.375;
        tried.kernels.back().kernel = "new";
        QCOMPARE(gui::workshop::changedFacts(other, tried), "pass: registers 62 → 71, occupancy 50 → 38 %");
    }

    void thePassesOfTwoNetworksAreComparedByColour()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(desk.copied("my-twelfth"));
        auto& map = desk.page.answers().ratios();
        QVERIFY(map.isHidden());
        QSignalSpy shown(&map, &gui::charts::PassRatios::shown);
        QVERIFY(desk.tried());
        QTRY_VERIFY(!shown.isEmpty());
        QVERIFY2(map.reason().isEmpty(), qPrintable(map.reason()));
        QTRY_COMPARE(map.canvas().hotSpots().size(), std::size_t{55}); // ten stages of one to ten passes
        const auto details = map.details(0);
        QCOMPARE(details.rows.size(), std::size_t{3});
        QCOMPARE(details.rows[0].first, "my-twelfth");
        // The next trial begins without a map.
        desk.page.tryIt();
        QVERIFY(map.isHidden());
        QVERIFY(QTest::qWaitFor([&] { return desk.mayTry(); }, 60'000));
    }

    void jobsWithOtherLaunchesHaveNoMap()
    {
        results::KernelProfile one{.shape = results::KernelProfile::Shape::Grid};
        one.cells = {{.stage = 0, .pass = 0, .launches = 1}, {.stage = 1, .pass = 0, .launches = 1}};
        for (auto& cell : one.cells)
            cell.time.median = 2000;
        auto half = one;
        half.cells[0].time.median = 4000;
        const auto ratios = gui::charts::ratiosOf(one, half);
        QCOMPARE(ratios->cells[0].time.median, 0.5);
        QCOMPARE(ratios->cells[1].time.median, 1.0);
        const gui::charts::ColourScale scale(*ratios, gui::charts::ColourFrom::Equal);
        QCOMPARE(scale.low, 0.5);
        QCOMPARE(scale.high, 2.0);
        QVERIFY(std::abs(scale.part(1.0) - 0.5) < 1e-9);
        half.cells.pop_back();
        QVERIFY(!gui::charts::ratiosOf(one, half));
        half = one;
        half.shape = results::KernelProfile::Shape::Bars;
        QVERIFY(!gui::charts::ratiosOf(one, half));
    }

    void aStepOfLearnAndTheLineOfItsKernelLeadToEachOther()
    {
        Desk desk;
        QVERIFY(desk.ready());
        auto& learn = desk.show<gui::pages::LearnPage>();
        learn.showAlgorithm("bitonic-two-kernel");
        auto* button = learn.findChild<QPushButton*>("to-line");
        QVERIFY(!button->isEnabled()); // nothing is compared in front of the first step
        learn.showPass(1, 1);
        QVERIFY(button->isEnabled());
        button->click();
        QVERIFY(desk.page.isVisible());
        int line = 0;
        int column = 0;
        desk.page.editor().getCursorPosition(&line, &column);
        QVERIFY2(desk.page.editor().text(line).contains("// compare"),
                 qPrintable(desk.page.editor().text(line)));

        auto* back = desk.page.findChild<QPushButton*>("workshop-learn");
        desk.chooseBuiltIn("radix-sort");
        QVERIFY(back->isHidden());
        QVERIFY(desk.copied("my-thirteenth")); // of bitonic
        QVERIFY(back->isVisible());
        QSignalSpy wanted(&desk.page, &WorkshopPage::learnWanted);
        back->click();
        QCOMPARE(wanted.front().front().toString(), "bitonic");
        QVERIFY(learn.isVisible());
    }

    void theLineThatComparesIsFoundByItsCommentOrByTheKernel()
    {
        using gui::workshop::comparingLine;
        QCOMPARE(comparingLine("// x\n__kernel void pass(int a)\n{\n    y; // compare\n}\n", "pass"), 3);
        QCOMPARE(comparingLine("// pass\n__kernel void pass(int a)\n{\n}\n", "pass"), 1);
        QVERIFY(!comparingLine("// pass\n", "pass"));
    }

    void anEntryThatDoesNotLoadIsSaidAtItsLine()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(desk.copied("my-third"));
        desk.page.tree().choose(QFile::encodeName(desk.file()).toStdString());
        const auto lua = m_folder.filePath("sortscope/entries/my-third/entry.lua");
        desk.page.tree().choose(QFile::encodeName(lua).toStdString());
        QCOMPARE(desk.file(), lua);
        desk.page.editor().setText("return {\n    id = 'my-third',,\n}\n");
        QVERIFY(desk.tried());
        QVERIFY2(desk.reason().contains("entry.lua:2:"), qPrintable(desk.reason()));
        QVERIFY(!desk.page.editor().annotation(1).isEmpty());
        QVERIFY(desk.workbench.results().empty());
    }

    void aFileThatAnotherProgramChangesIsShownAndNeverWrittenOver()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(desk.copied("my-fourth"));
        const auto file = desk.file();
        write(file, "// from outside\n");
        QTRY_COMPARE(desk.page.editor().text(), "// from outside\n");
        desk.page.editor().setText("// mine\n");
        write(file, "// from outside again\n");
        desk.chooseBuiltIn("bitonic");
        QCOMPARE(contentOf(file), "// from outside again\n");
        QCOMPARE(contentOf(file + ".yours"), "// mine\n");
        QVERIFY2(desk.window.shownError().contains(".yours"), qPrintable(desk.window.shownError()));
    }

    void aChangedTextIsSavedWhenItIsLeft()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(desk.copied("my-fifth"));
        const auto file = desk.file();
        desk.page.editor().setText("// changed\n");
        desk.show<gui::pages::JobsPage>();
        QCOMPARE(contentOf(file), "// changed\n");
    }

    void binaryFilesAndLargeOnesAreLeftAsTheyAre()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(desk.copied("my-sixth"));
        const auto file = desk.file();
        write(file, QByteArray("\0\xff\n", 3));
        desk.chooseBuiltIn("bitonic");
        desk.page.tree().choose(QFile::encodeName(file).toStdString());
        QVERIFY(desk.page.editor().isReadOnly());
        desk.chooseBuiltIn("bitonic");
        QCOMPARE(contentOf(file), QByteArray("\0\xff\n", 3));
    }
};

SORTSCOPE_TEST_WITH(QApplication, WorkshopPageTest)
#include "workshoppagetest.moc"
