// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionfile.h"
#include "gui/charts/base/canvas.h"
#include "gui/charts/curves/scalingchart.h"
#include "gui/charts/kernels/kernelchart.h"
#include "gui/experiment/experimentpanel.h"
#include "gui/widgets/commandpalette.h"
#include "gui/window/sessionactions.h"
#include "gui/window/windowactions.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

using namespace sortscope;
using gui::bridge::Workbench;
using gui::widgets::CommandPalette;

namespace {

/// The means of a user in front of the window: keys, a mouse, and the things that can be seen.
struct User : tests::OwnWindow {
    User() : OwnWindow(QSize(1280, 800)) {}

    bool sits() { return QTest::qWaitForWindowActive(&window) && tests::discoverNow(workbench); }

    /// An earlier request in the panel that differs in every respect.
    static plan::RunRequest another()
    {
        auto request = tests::bitonicRequest({1024});
        request.devices = {"cpu"};
        request.algorithms = {"std-sort"};
        return request;
    }

    // Actions by keyboard.

    static QWidget* focus() { return QApplication::focusWidget(); }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(focus() != nullptr ? focus() : QApplication::activeWindow(), key, modifiers);
    }
    static void type(const QString& text) { QTest::keyClicks(focus(), text); }
    /// Finds a command by its words, and performs it.
    bool find(const QString& words)
    {
        press(Qt::Key_K, Qt::ControlModifier);
        auto* palette = window.findChild<CommandPalette*>();
        const auto ready = [palette] { return focus() != nullptr && palette->isAncestorOf(focus()); };
        if (palette == nullptr || !QTest::qWaitFor(ready))
            return false;
        type(words);
        const bool found = palette->findChild<QListWidget*>()->item(0)->flags() != Qt::NoItemFlags;
        press(Qt::Key_Return);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const auto back = [this] { return focus() != nullptr && focus()->window() == &window; };
        return found && QTest::qWaitFor(back);
    }

    // Actions by mouse.

    static void click(QWidget* widget, const QPoint& at = {})
    {
        QTest::mouseClick(widget, Qt::LeftButton, {}, at.isNull() ? widget->rect().center() : at);
    }
    /// Clicks on the box, and not on the room behind its text.
    void tick(const QString& id)
    {
        auto* box = window.experiment().findChild<QAbstractButton*>(id);
        click(box, {8, box->height() / 2});
    }
    void choose(const QString& combo, const QString& item)
    {
        auto* list = window.experiment().findChild<QComboBox*>(combo);
        click(list);
        auto* view = list->view();
        QTRY_VERIFY(view->isVisible());
        const auto index = list->model()->index(list->findText(item), 0);
        view->scrollTo(index);
        const auto place = view->visualRect(index);
        const QPoint at(place.left() + place.width() / 2, place.center().y());
        // The list takes a click only after the pointer has moved.
        QTest::mouseMove(view->viewport(), at - QPoint(20, 0));
        QTest::mouseMove(view->viewport(), at);
        click(view->viewport(), at);
        QTRY_VERIFY(!view->isVisible());
    }
    void goTo(const QString& page)
    {
        for (auto* button : window.findChildren<QToolButton*>()) {
            if (button->accessibleName() == page && button->isCheckable())
                return click(button);
        }
        QFAIL(qPrintable(page));
    }
    QWidget* toolButton(QAction* action)
    {
        return window.findChild<QToolBar*>("toolbar")->widgetForAction(action);
    }

    // The things that can be seen.

    QFileDialog* dialog() const
    {
        for (auto* one : window.findChildren<QFileDialog*>()) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    }
    /// Chooses a file in the dialog that is open.
    bool answer(const QString& path)
    {
        if (!QTest::qWaitFor([this] { return dialog() != nullptr; }))
            return false;
        auto* asked = dialog();
        // Choosing files in the dialog is a matter of Qt.
        asked->selectFile(path);
        QMetaObject::invokeMethod(asked, "accept");
        const bool closed = QTest::qWaitFor([this] { return dialog() == nullptr; });
        window.activateWindow(); // window managers do this
        return closed && QTest::qWaitForWindowActive(&window);
    }
    QString page() const
    {
        const auto* tabs = window.findChild<QTabWidget*>("tabs");
        return tabs->tabText(tabs->currentIndex());
    }
    bool allOk() const
    {
        const auto& results = workbench.results().results();
        return !results.empty() && std::ranges::all_of(results, [](const auto& result) {
            return result->status == results::Status::Ok;
        });
    }
    std::size_t marksOf(const QWidget& chart) const
    {
        return chart.findChild<gui::charts::Canvas*>()->hotSpots().size();
    }
};

qsizetype lines(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') : -1;
}

} // namespace

/// From an empty window to a session that is open again, in a user's steps: once by keys alone, once by
/// mouse.
class JourneyTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression("there is no icon")); }

    void byKeyboard()
    {
        User user;
        QVERIFY(user.sits());
        auto& panel = user.window.experiment();
        panel.setRequest(User::another());

        // Chooses the experiment: device, data, algorithm, merge strategy, size.
        QVERIFY(user.find("experiment devices fake"));
        User::press(Qt::Key_Space);
        QVERIFY(user.find("experiment devices cpu"));
        User::press(Qt::Key_Space);
        QVERIFY(user.find("experiment direction descending"));
        User::press(Qt::Key_Down);
        QVERIFY(user.find("experiment algorithms column radix"));
        User::press(Qt::Key_Space);
        QVERIFY(user.find("experiment merge pairwise"));
        User::press(Qt::Key_Space);
        QVERIFY(user.find("experiment sizes in keys"));
        User::press(Qt::Key_A, Qt::ControlModifier);
        User::type("16, 64");
        QVERIFY(user.find("experiment sampling preset"));
        User::press(Qt::Key_End); // the entry for a fixed number
        QVERIFY(user.find("experiment number of samples"));
        User::press(Qt::Key_A, Qt::ControlModifier);
        User::type("3");
        User::press(Qt::Key_Tab);
        const auto request = panel.request();
        QCOMPARE(request.devices, std::vector<std::string>{"opencl:0"});
        QCOMPARE(request.direction, data::Direction::Descending);
        QCOMPARE(request.algorithms, std::vector<std::string>{"column-radix"});
        QCOMPARE(request.merges, std::vector<std::string>{"pairwise"});
        QCOMPARE(request.sizes, (std::vector<std::size_t>{16, 64}));

        QSignalSpy finished(&user.workbench, &Workbench::runFinished);
        User::press(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 30'000);
        QVERIFY(user.allOk());
        QCOMPARE(user.page(), QString("Overview"));

        // Walks the points of the chart.
        User::press(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(user.page(), QString("Scaling"));
        auto& scaling = *user.window.findChild<gui::charts::ScalingChart*>();
        QTRY_COMPARE(user.marksOf(scaling), std::size_t{2});
        auto& canvas = *scaling.findChild<gui::charts::Canvas*>();
        for (int stops = 0; User::focus() != &canvas; ++stops) {
            QVERIFY(stops < 60);
            User::press(Qt::Key_Tab);
        }
        User::press(Qt::Key_Right);
        QVERIFY(canvas.accessibleDescription().contains("Median"));
        User::press(Qt::Key_L);
        QVERIFY(canvas.entry().has_value());
        User::press(Qt::Key_Escape);

        // Looks at the kernels of one job.
        User::press(Qt::Key_6, Qt::ControlModifier);
        QCOMPARE(user.page(), QString("Kernels"));
        auto& kernels = *user.window.findChild<gui::charts::KernelChart*>();
        QTRY_VERIFY(kernels.shownProfile() != nullptr);

        // Saves, exports, leaves and opens the session again.
        User::press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(user.answer(user.path("keys.sortscope")));
        QTRY_VERIFY(!user.workbench.session().state().untitled);
        QSignalSpy written(&user.workbench.exports(), &gui::bridge::ExportWorker::written);
        User::press(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(user.answer(user.path("keys.csv")));
        QTRY_COMPARE(written.size(), 1);
        QCOMPARE(lines(user.path("keys.csv")), 3); // titles and two jobs
        User::press(Qt::Key_N, Qt::ControlModifier);
        QTRY_COMPARE(user.workbench.jobs().rowCount(), 0);
        User::press(Qt::Key_O, Qt::ControlModifier);
        QVERIFY(user.answer(user.path("keys.sortscope")));
        QTRY_COMPARE(user.workbench.jobs().rowCount(), 2);
        QVERIFY(user.allOk());
        QCOMPARE(user.window.shownError(), QString());
    }

    void byMouse()
    {
        User user;
        QVERIFY(user.sits());
        auto& panel = user.window.experiment();
        panel.setRequest(User::another());

        user.tick("opencl:0");
        user.tick("cpu");
        user.choose("direction", "Descending");
        user.choose("generator", "Sorted");
        user.tick("column-radix");
        user.tick("pairwise");
        auto* sizes = panel.findChild<QComboBox*>("sizes")->lineEdit();
        QTest::mouseDClick(sizes, Qt::LeftButton);
        sizes->selectAll();
        QTest::keyClicks(sizes, "16, 64");
        const auto request = panel.request();
        QCOMPARE(request.devices, std::vector<std::string>{"opencl:0"});
        QCOMPARE(request.direction, data::Direction::Descending);
        QCOMPARE(request.generators, std::vector<std::string>{"sorted"});
        QCOMPARE(request.algorithms, std::vector<std::string>{"column-radix"});
        QCOMPARE(request.merges, std::vector<std::string>{"pairwise"});

        QSignalSpy finished(&user.workbench, &Workbench::runFinished);
        User::click(panel.findChild<QPushButton*>("run"));
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 60'000);
        QVERIFY(user.allOk());

        user.goTo("Scaling");
        auto& scaling = *user.window.findChild<gui::charts::ScalingChart*>();
        QTRY_COMPARE(user.marksOf(scaling), std::size_t{2});
        auto& canvas = *scaling.findChild<gui::charts::Canvas*>();
        QTest::mouseMove(&canvas, canvas.hotSpots().front().area.center().toPoint());
        QTRY_VERIFY(canvas.current().has_value());
        User::click(&canvas, canvas.legendPlaces().front().center().toPoint());
        QVERIFY(scaling.legend().front().hidden);

        user.goTo("Kernels");
        auto& kernels = *user.window.findChild<gui::charts::KernelChart*>();
        QTRY_VERIFY(kernels.shownProfile() != nullptr);

        User::click(user.toolButton(user.window.session().save));
        QVERIFY(user.answer(user.path("mouse.sortscope")));
        QTRY_VERIFY(!user.workbench.session().state().untitled);
        QSignalSpy written(&user.workbench.exports(), &gui::bridge::ExportWorker::written);
        User::click(user.toolButton(user.window.actions().exportResults));
        QVERIFY(user.answer(user.path("mouse.csv")));
        QTRY_COMPARE(written.size(), 1);
        QCOMPARE(lines(user.path("mouse.csv")), 3);
        QSignalSpy opened(&user.workbench.session(), &gui::bridge::SessionWorker::opened);
        User::click(user.toolButton(user.window.session().open));
        QVERIFY(user.answer(user.path("mouse.sortscope")));
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(user.workbench.jobs().rowCount(), 2);
        QVERIFY(user.allOk());
    }
};

SORTSCOPE_TEST_WITH(QApplication, JourneyTest)
#include "journeytest.moc"
