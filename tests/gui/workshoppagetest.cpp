// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/workshoppage.h"

#include "core/runner/entrypaths.h"
#include "gui/workshop/algorithmtree.h"
#include "gui/workshop/changedfacts.h"
#include "gui/workshop/codeeditor.h"
#include "gui/workshop/lampsrow.h"
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
        workbench.ownAlgorithms().start(gui::bridge::OwnAlgorithms::inRunner(SORTSCOPE_CLI_PATH), {});
    }

    /// Finds the devices, and chooses PoCL's and 1,024 keys.
    bool ready()
    {
        if (!tests::discoverNow(workbench))
            return false;
        auto* box = page.findChild<QComboBox*>("workshop-device");
        for (const auto& device : workbench.inventory().devices) {
            if (device->info().platform == "Portable Computing Language")
                box->setCurrentIndex(box->findData(QString::fromStdString(device->info().id)));
        }
        page.findChild<QLineEdit*>("workshop-size")->setText("1024");
        return box->currentData().toString().startsWith("opencl");
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
        QVERIFY2(desk.page.lamps().text().startsWith("Builds: yes, Correct: yes, Not slower: "),
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
        QVERIFY2(desk.page.lamps().text().startsWith("Builds: yes, Correct: no, Not slower: not known"),
                 qPrintable(desk.page.lamps().text()));
        QVERIFY(!desk.page.lamps().text().contains("its time"));
        QVERIFY(!desk.reason().isEmpty());
        // Each trial is a pair of rows of the session.
        QCOMPARE(desk.workbench.results().results().size(), std::size_t{6});
    }

    void aTrialThatIsCancelledShowsNoEarlierAnswer()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(desk.copied("my-seventh"));
        QVERIFY(desk.tried());
        QVERIFY(desk.page.lamps().text().contains("its time"));
        desk.page.tryIt();
        QTRY_VERIFY(desk.workbench.runs().running());
        desk.window.actions().cancel->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(desk.mayTry(), 60'000);
        QVERIFY2(!desk.page.lamps().text().contains("its time"), qPrintable(desk.page.lamps().text()));
        QVERIFY2(!desk.page.lamps().text().contains("no,"), qPrintable(desk.page.lamps().text()));
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
