// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/experimentpanel.h"

#include "core/algorithms/catalogue.h"
#include "core/data/generator.h"
#include "core/plan/commandline.h"
#include "core/plan/expand.h"
#include "core/plan/presetrequest.h"
#include "core/plan/requestjson.h"
#include "gui/experiment/algorithmsection.h"
#include "gui/experiment/parameteredit.h"
#include "gui/widgets/checkcombo.h"
#include "gui/widgets/choicelist.h"
#include "gui/widgets/fold.h"
#include "gui/widgets/segments.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QWheelEvent>

#include <set>

using namespace sortscope;
using gui::pages::ExperimentPanel;
using gui::pages::Scope;
using gui::widgets::ChoiceList;

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// A panel of a window that knows no devices yet.
struct EmptyPanel : tests::OwnWorkbench, ExperimentPanel {
    EmptyPanel() : ExperimentPanel(workbench) {}
};

/// A panel that knows the fake devices.
struct Panel : EmptyPanel {
    Panel()
    {
        setInventory(inventory);
        setRequest(tests::bitonicRequest({16, 32}));
    }

    ChoiceList& list(const char* name) const { return *findChild<ChoiceList*>(name); }

    /// The box of an algorithm in either column; nullptr if none shows it.
    QAbstractButton* algorithm(std::string_view id) const
    {
        auto* box = list("gpu-algorithms").box(text(id));
        return box != nullptr ? box : list("cpu-algorithms").box(text(id));
    }
    void show(Scope scope) { findChild<gui::widgets::Segments*>("scope")->setValue(static_cast<int>(scope)); }

    backend::Inventory inventory = tests::discovering()({}).inventory();
};

} // namespace

class ExperimentPanelTest : public QObject {
    Q_OBJECT

private slots:
    void everyAlgorithmMergeGeneratorAndModeOfTheCoreIsOffered()
    {
        Panel panel;
        panel.show(Scope::Both);
        const auto* missing = panel.findChild<QWidget*>("missing-algorithms")->findChild<QLabel*>();
        for (const auto& info : algorithms::catalogue()) {
            const auto* box = panel.algorithm(info.id);
            if (box == nullptr) { // this machine cannot run it, and the panel says why
                QVERIFY2(missing->text().contains(text(info.title) + ": runs on CUDA only"),
                         qPrintable(missing->text()));
                continue;
            }
            QCOMPARE(box->accessibleName(), text(info.title));
            QVERIFY(box->toolTip().contains(text(info.summary).toHtmlEscaped()));
            for (const auto& merge : info.merges)
                QVERIFY(panel.list("merges").box(text(merge.id)));
        }
        const auto* generators = panel.findChild<QComboBox*>("generator");
        for (const auto& info : data::generators())
            QVERIFY(generators->findData(text(info.id)) >= 0);
        for (const auto& mode : base::Names<backend::TransferMode>::all)
            QVERIFY(panel.list("transfers").box(text(mode.name)));
        for (const auto& mode : base::Names<backend::LaunchMode>::all)
            QVERIFY(panel.list("launches").box(text(mode.name)));
    }

    void theFirstStartTicksSomethingThatRuns()
    {
        EmptyPanel panel;
        panel.setInventory(tests::fakeInventory());
        QVERIFY(panel.canRun());
        QVERIFY(*panel.jobs() > 1);
        QVERIFY(panel.request().keyTypes == plan::RunRequest().keyTypes);
    }

    void theControlsDoNotWaitForTheJobs()
    {
        Panel panel;
        QCOMPARE(panel.jobs(), std::optional<std::size_t>(2));
        QSignalSpy changed(&panel, &ExperimentPanel::changed);
        auto& sizes = *panel.findChild<QComboBox*>("sizes");
        sizes.setEditText("16, 32, 64");
        sizes.setEditText("16, 32, 64, 128");
        QCOMPARE(changed.size(), 0);
        QTRY_VERIFY(panel.findChild<QLabel*>("message")->text().contains("= 4 job"));
        QCOMPARE(changed.size(), 1);
        // A caller that cannot wait, such as a run, gets the newest answer at once.
        sizes.setEditText("16");
        QCOMPARE(panel.jobs(), std::optional<std::size_t>(1));
        QCOMPARE(changed.size(), 2);
    }

    void nothingCanBeRunBeforeTheDevicesAreKnown()
    {
        EmptyPanel panel;
        QVERIFY(!panel.canRun());
        QVERIFY(panel.message().contains("Looking for devices"));
    }

    void whatDoesNotFitIsGreyedAndSaysWhy()
    {
        const Panel panel;
        // Only the fake OpenCL device is chosen.
        const auto* cpuSort = panel.algorithm("std-sort");
        QVERIFY(!cpuSort->isEnabled());
        QVERIFY(cpuSort->toolTip().contains("Runs on CPU only, and no such device is chosen."));
        QVERIFY(panel.algorithm("bitonic")->isEnabled());
        panel.list("devices").box("cpu")->click();
        QVERIFY(cpuSort->isEnabled());

        const auto* pinned = panel.list("transfers").box("pinned");
        QVERIFY(!pinned->isEnabled());
        QVERIFY(pinned->toolTip().contains("No chosen device can do this."));
        QVERIFY(panel.list("transfers").box("map")->isEnabled());
    }

    void aBackendThatIsNotAvailableIsListedWithTheReason()
    {
        const Panel panel;
        const auto* fold = panel.findChild<gui::widgets::Fold*>("missing-devices");
        QVERIFY(!fold->isHidden());
        QVERIFY2(fold->findChild<QLabel*>()->text().contains("CUDA: there is no NVIDIA driver"),
                 qPrintable(fold->findChild<QLabel*>()->text()));
    }

    void mergeStrategiesAreEnabledWhereAnAlgorithmHasThem()
    {
        Panel panel;
        for (const auto& info : algorithms::catalogue()) {
            auto request = tests::bitonicRequest();
            request.algorithms = {std::string(info.id)};
            request.devices = {"cpu", "opencl:0"};
            panel.setRequest(request);
            const auto* own = panel.algorithm(info.id);
            const bool fits = own != nullptr && own->isEnabled() && info.family == algorithms::Family::Sort;
            for (const auto& other : algorithms::catalogue()) {
                for (const auto& merge : other.merges) {
                    const auto* box = panel.list("merges").box(text(merge.id));
                    QCOMPARE(box->isEnabled(), fits && info.findMerge(merge.id) != nullptr);
                    QVERIFY(box->isEnabled()
                            || box->toolTip().contains("No chosen algorithm has this strategy."));
                }
            }
        }
    }

    void theNumberOfJobsIsShown()
    {
        Panel panel;
        QCOMPARE(panel.jobs().value(), std::size_t{2});
        QVERIFY2(panel.message().startsWith("1 variant(s) × 2 size(s) = 2 job(s)"),
                 qPrintable(panel.message()));
        auto request = tests::bitonicRequest({16, 32, 64});
        request.devices = {"cpu", "opencl:0"};
        request.algorithms = {"bitonic", "std-sort"};
        request.transfers = {backend::TransferMode::Copy, backend::TransferMode::Map};
        panel.setRequest(request);
        QCOMPARE(panel.jobs().value(), plan::expand(panel.request(), panel.inventory).size());
        QCOMPARE(panel.jobs().value(), std::size_t{9});
    }

    void theMemoryThatTheJobsNeedIsTold()
    {
        Panel panel;
        panel.setRequest(tests::bitonicRequest({std::size_t{1} << 20U}));
        QVERIFY2(panel.message().endsWith(" s · 16 MiB host memory · 8.06 MiB device memory"),
                 qPrintable(panel.message()));
        QVERIFY2(panel.message().startsWith("1 job(s)\nabout "), qPrintable(panel.message()));
        auto request = tests::bitonicRequest({std::size_t{1} << 28U});
        panel.setRequest(request);
        QVERIFY2(panel.message().contains("\n1 unsupported: opencl:0, bitonic: needs"),
                 qPrintable(panel.message()));
        const auto* label = panel.findChild<QLabel*>("message");
        QVERIFY2(label->toolTip().contains("opencl:0, bitonic: needs"), qPrintable(label->toolTip()));
        request.devices = {"cpu"};
        request.algorithms = {"std-sort"};
        request.sizes = {std::size_t{1} << 20U};
        panel.setRequest(request);
        QVERIFY2(panel.message().endsWith(" · 20.1 MiB host memory"), qPrintable(panel.message()));
        QCOMPARE(label->toolTip(), QString());
    }

    void whatCannotBeMeantIsSaidInASentence()
    {
        Panel panel;
        QSignalSpy changed(&panel, &ExperimentPanel::changed);
        panel.findChild<QComboBox*>("sizes")->setEditText("2^20..2^10");
        QVERIFY(!changed.empty());
        QVERIFY(!panel.canRun());
        QVERIFY(panel.message().contains("sizes look like"));
        panel.findChild<QComboBox*>("sizes")->setEditText("16, 2^10..2^12");
        QCOMPARE(panel.request().sizes, (std::vector<std::size_t>{16, 1024, 2048, 4096}));
        QVERIFY(panel.canRun());
        panel.findChild<QLineEdit*>("seed")->clear();
        QVERIFY(!panel.canRun());
        QVERIFY(panel.message().contains("seed"));
    }

    void withoutDeviceOrAlgorithmItSaysWhatToChoose()
    {
        Panel panel;
        auto request = tests::bitonicRequest();
        request.algorithms.clear();
        panel.setRequest(request);
        QVERIFY(panel.message().contains("at least one algorithm"));
        request.devices.clear();
        panel.setRequest(request);
        QVERIFY(panel.message().contains("at least one device"));
    }

    void parametersOfTheChosenAlgorithmsAreOfferedAndChecked()
    {
        Panel panel;
        auto* edit = panel.findChild<gui::widgets::ParameterEdit*>("work-group-size");
        QVERIFY(edit);
        QVERIFY(!edit->toolTip().isEmpty());
        edit->setValues({"64", "128"});
        QCOMPARE(panel.request().parameters.at("work-group-size"), (std::vector<std::string>{"64", "128"}));
        QCOMPARE(panel.jobs().value(), std::size_t{4});
        edit->setValues({"65"});
        QVERIFY(!panel.canRun());
        QVERIFY(panel.message().contains("work-group-size"));
        edit->setValues({});
        QVERIFY(panel.request().parameters.empty());
    }

    void aRequestComesBackAsItWasSet()
    {
        Panel panel;
        auto request = tests::bitonicRequest({1024, 4096});
        request.generators = {"uniform"};
        request.keyTypes = {data::KeyType::I32, data::KeyType::F32};
        request.direction = data::Direction::Descending;
        request.sampling = measure::planFor(measure::Preset::Standard);
        request.seed = 99;
        request.launches = {backend::LaunchMode::WaitEach};
        request.parameters = {{"work-group-size", {"64"}}};
        request.untuned = true;
        request.energy = true;
        panel.setRequest(request);
        const auto back = panel.request();
        QCOMPARE(back.devices, request.devices);
        QCOMPARE(back.algorithms, request.algorithms);
        QCOMPARE(back.generators, request.generators);
        QCOMPARE(back.sizes, request.sizes);
        QVERIFY(back.keyTypes == request.keyTypes);
        QVERIFY(back.direction == request.direction);
        QVERIFY(back.sampling == request.sampling);
        QCOMPARE(back.seed, request.seed);
        QVERIFY(back.launches == request.launches);
        QVERIFY(back.parameters == request.parameters);
        QVERIFY(back.untuned);
        QVERIFY(back.energy);
    }

    void pairsCanBeInterleavedWhereEachWorkloadHasTwoJobs()
    {
        Panel panel;
        auto* box = panel.findChild<QCheckBox*>("interleaved");
        panel.setRequest(tests::bitonicRequest({16, 32}));
        QVERIFY(!box->isEnabled());
        QVERIFY2(box->toolTip().contains("exactly two jobs"), qPrintable(box->toolTip()));
        QVERIFY2(box->toolTip().contains("1 job"), qPrintable(box->toolTip()));
        auto request = tests::bitonicRequest({16, 32});
        request.parameters["work-group-size"] = {"64", "128"};
        panel.setRequest(request);
        QVERIFY(box->isEnabled());
        QVERIFY(box->toolTip().contains("Alternates"));
        QVERIFY(panel.request().order == results::SampleOrder::JobByJob);
        box->setChecked(true);
        QVERIFY(panel.request().order == results::SampleOrder::Interleaved);
        QCOMPARE(panel.jobs(), std::optional<std::size_t>(4));
        // A box that is ticked but greyed does not keep the rest from running.
        request.parameters["work-group-size"] = {"64", "128", "256"};
        request.order = results::SampleOrder::Interleaved;
        panel.setRequest(request);
        QVERIFY(!box->isEnabled());
        QVERIFY(panel.request().order == results::SampleOrder::JobByJob);
        QCOMPARE(panel.jobs(), std::optional<std::size_t>(6));
        QVERIFY(panel.canRun());
    }

    void searchOptionsAreShownForSearchesAlone()
    {
        Panel panel;
        panel.QWidget::show();
        const auto* section = panel.findChild<QWidget*>("search");
        QVERIFY(section);
        QVERIFY(section->isHidden());
        for (const auto& info : algorithms::catalogue()) {
            if (info.family != algorithms::Family::Search || !info.runsOn(backend::BackendKind::OpenCl))
                continue;
            auto request = tests::bitonicRequest();
            request.algorithms = {std::string(info.id)};
            panel.setRequest(request);
            QVERIFY(!section->isHidden());
            QVERIFY(!panel.findChild<QComboBox*>("direction")->isEnabled());
        }
    }

    void whatTakesNoneOfTheChosenTypesOfKeysIsGreyed()
    {
        Panel panel;
        const std::vector<std::string> ids{"bitonic", "column-radix", "nary-search", "vqsort",
                                           "std-lower-bound"};
        auto request = tests::bitonicRequest();
        request.devices = {"all"};
        request.algorithms = ids;
        panel.setRequest(request);
        auto* types = panel.findChild<gui::widgets::CheckCombo*>("key");
        for (const auto& [type, name] : base::Names<data::KeyType>::all) {
            types->setChosen({text(name)});
            for (const auto& id : ids) {
                const auto* box = panel.algorithm(id);
                QVERIFY(box);
                QCOMPARE(box->isEnabled(), algorithms::findAlgorithm(id)->takes(type));
            }
        }
    }

    void whatTakesNoValuesIsGreyedIfAllKeysHaveThem()
    {
        Panel panel;
        auto request = tests::bitonicRequest();
        request.devices = {"all"};
        request.algorithms = {"bitonic", "column-radix", "vqsort", "nary-search"};
        panel.setRequest(request);
        auto* values = panel.findChild<gui::widgets::CheckCombo*>("values");
        const auto enabled = [&](const char* id) { return panel.algorithm(id)->isEnabled(); };
        values->setChosen({"u32"});
        QVERIFY(enabled("bitonic") && enabled("vqsort") && enabled("nary-search"));
        QVERIFY(!enabled("column-radix"));
        QCOMPARE(panel.request().valueTypes, std::vector{data::ValueType::U32});
        values->setChosen({"none", "u32"});
        QVERIFY(enabled("column-radix"));
        panel.findChild<gui::widgets::CheckCombo*>("key")->setChosen({"u64"});
        values->setChosen({"u32"});
        QVERIFY(enabled("vqsort"));
        QVERIFY(!enabled("bitonic"));
        panel.findChild<gui::widgets::CheckCombo*>("key")->setChosen({"u32"});
        values->setChosen({"u64"});
        QVERIFY(enabled("vqsort") && !enabled("bitonic"));
        QVERIFY2(panel.algorithm("bitonic")->toolTip().contains("Takes no other values than 32-bit values."),
                 qPrintable(panel.algorithm("bitonic")->toolTip()));
        request.valueTypes = {data::ValueType::U32, data::ValueType::None};
        panel.setRequest(request);
        QCOMPARE(panel.request().valueTypes, (std::vector{data::ValueType::None, data::ValueType::U32}));
    }

    void theWheelChangesNothingThatHasNoFocus()
    {
        Panel panel;
        panel.resize(360, 500);
        panel.QWidget::show();
        int wheeled = 0;
        const auto before = plan::requestJson(panel.request());
        for (auto* control : panel.findChildren<QWidget*>()) {
            if (!qobject_cast<QComboBox*>(control) && !qobject_cast<QAbstractSpinBox*>(control))
                continue;
            for (const int delta : {-120, 120, -120}) {
                QWheelEvent event(QPointF(5, 5), control->mapToGlobal(QPointF(5, 5)), {}, {0, delta},
                                  Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
                QApplication::sendEvent(control, &event);
                ++wheeled;
            }
        }
        QVERIFY(wheeled > 20);
        QCOMPARE(plan::requestJson(panel.request()), before);
    }

    void severalKindsOfDataAreAnAxis()
    {
        Panel panel;
        auto* data = panel.findChild<gui::widgets::CheckCombo*>("generator");
        data->setChosen({"uniform", "sorted"});
        QCOMPARE(panel.request().generators, (std::vector<std::string>{"uniform", "sorted"}));
        QCOMPARE(panel.jobs().value(), std::size_t{4});
        QVERIFY2(panel.message().contains("2 kind(s) of data"), qPrintable(panel.message()));
        data->setChosen({});
        QVERIFY(!panel.canRun());
        QVERIFY(panel.message().contains("kind of data"));
    }

    void theNumberOfAGeneratorIsTyped()
    {
        Panel panel;
        panel.QWidget::show();
        auto* data = panel.findChild<gui::widgets::CheckCombo*>("generator");
        auto* distinct = panel.findChild<QSpinBox*>("number-few-distinct");
        QVERIFY(!distinct->isVisible());
        data->setChosen({"few-distinct", "sorted"});
        QVERIFY(distinct->isVisible());
        QVERIFY(!panel.findChild<QSpinBox*>("number-nearly-sorted")->isVisible());
        QCOMPARE(panel.request().generators, (std::vector<std::string>{"few-distinct", "sorted"}));
        distinct->setValue(64);
        QCOMPARE(panel.request().generators, (std::vector<std::string>{"few-distinct:64", "sorted"}));
        // Several numbers of one generator come from elsewhere, such as a file, and are kept.
        auto request = panel.request();
        request.generators = {"few-distinct:7", "few-distinct", "nearly-sorted:3"};
        panel.setRequest(request);
        QCOMPARE(distinct->value(), 7);
        auto back = panel.request().generators;
        std::ranges::sort(back);
        QCOMPARE(back, (std::vector<std::string>{"few-distinct:16", "few-distinct:7", "nearly-sorted:3"}));
        QCOMPARE(data->itemText(data->findData("few-distinct")), QString("Few distinct"));
        QCOMPARE(data->itemText(data->findData("few-distinct:16")), QString("Few distinct (16)"));
    }

    void whatIsOutsideOfTheScopeIsKeptAndNotRun()
    {
        Panel panel;
        auto request = tests::bitonicRequest({1024});
        request.devices = {"opencl:0"};
        request.algorithms = {"bitonic", "nary-search"};
        panel.setRequest(request); // both families
        QCOMPARE(panel.request().algorithms, request.algorithms);
        panel.show(Scope::Sorts);
        QCOMPARE(panel.request().algorithms, std::vector<std::string>{"bitonic"});
        panel.show(Scope::Searches);
        QCOMPARE(panel.request().algorithms, std::vector<std::string>{"nary-search"});
        panel.show(Scope::Both);
        QCOMPARE(panel.request().algorithms, request.algorithms);
    }

    void changesAreUndoneAndRedone()
    {
        Panel panel;
        const auto undo = panel.findChild<QAction*>("undo");
        const auto redo = panel.findChild<QAction*>("redo");
        QTRY_VERIFY(!redo->isEnabled());
        auto* seed = panel.findChild<QLineEdit*>("seed");
        undo->trigger(); // undo notes the first state
        const auto first = plan::requestJson(panel.request());
        seed->setText("7");
        undo->setEnabled(true);
        undo->trigger();
        QCOMPARE(plan::requestJson(panel.request()), first);
        QVERIFY(redo->isEnabled());
        redo->trigger();
        QCOMPARE(panel.request().seed, std::uint64_t{7});
        QVERIFY(!redo->isEnabled());
        QVERIFY(undo->isEnabled());
    }

    void preparedExperimentsKeepTheDevices()
    {
        for (const auto& preset : plan::presetRequests()) {
            Panel panel;
            panel.usePrepared(text(preset.id));
            const auto request = panel.request();
            QVERIFY2(panel.canRun(), qPrintable(panel.message()));
            QVERIFY(std::ranges::count(request.devices, "opencl:0") == 1);
            QVERIFY(std::ranges::count(request.devices, "cpu") == 1);
            QCOMPARE(request.sizes, preset.request.sizes);
        }
    }

    void theBoxOfPreparedExperimentsShowsWhatThePanelHas()
    {
        Panel panel;
        const auto& preset = plan::presetRequests().front();
        const auto title = gui::models::translated(preset.title);
        auto& box = *panel.findChild<QComboBox*>("prepared");
        QCOMPARE(box.currentIndex(), -1);
        QCOMPARE(box.placeholderText(), "Prepared experiments");
        emit box.activated(0);
        QCOMPARE(box.currentText(), title);
        panel.list("devices").setTicked({"cpu"}); // the devices are the user's
        QCOMPARE(box.currentText(), title);
        auto* seed = panel.findChild<QLineEdit*>("seed");
        const auto before = seed->text();
        seed->setText("77");
        QCOMPARE(box.currentIndex(), -1);
        QCOMPARE(box.placeholderText(), title + ", changed");
        seed->setText(before);
        QCOMPARE(box.currentText(), title);
        auto other = plan::presetRequests().back().request;
        other.devices = {"cpu"};
        panel.setRequest(other);
        QCOMPARE(box.placeholderText(), "Prepared experiments");
    }

    void theExperimentIsCopiedAsACommandLine()
    {
        Panel panel;
        panel.copyCommand().trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QString::fromStdString(plan::commandLineOf(panel.request())));
    }

    void aListIsOneStopOfTheTabKeyAndArrowsMoveInIt()
    {
        Panel panel;
        panel.QWidget::show();
        auto& devices = panel.list("devices");
        int stops = 0;
        for (const auto* box : devices.findChildren<QAbstractButton*>())
            stops += (box->focusPolicy() & Qt::TabFocus) != 0 ? 1 : 0;
        QCOMPARE(stops, 1);
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        auto* cpu = devices.box("cpu");
        cpu->setFocus();
        QTest::keyClick(cpu, Qt::Key_Down);
        QCOMPARE(QApplication::focusWidget(), devices.box("opencl:0"));
        QVERIFY((devices.box("opencl:0")->focusPolicy() & Qt::TabFocus) != 0);
        QVERIFY((cpu->focusPolicy() & Qt::TabFocus) == 0);
    }

    void theTabKeyFollowsTheEye()
    {
        Panel panel;
        panel.resize(360, 900);
        panel.QWidget::show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel)); // the order is made in a later turn of the event loop
        std::vector<int> tops;
        auto* first = panel.findChild<QComboBox*>("prepared");
        for (auto* widget = static_cast<QWidget*>(first);;) {
            const bool stop = (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->isVisibleTo(&panel);
            if (stop && panel.isAncestorOf(widget))
                tops.push_back(widget->mapTo(&panel, QPoint(0, widget->height() / 2)).y());
            widget = widget->nextInFocusChain();
            if (widget == first)
                break;
        }
        QVERIFY(tops.size() > 10);
        constexpr int kOneRow = 60; // two columns of algorithms stand side by side
        for (std::size_t i = 1; i < tops.size(); ++i)
            QVERIFY2(tops[i] > tops[i - 1] - kOneRow, qPrintable(QString::number(i)));
    }

    void thePanelIsNarrowEnoughForASmallScreen()
    {
        Panel panel;
        QVERIFY(panel.minimumSizeHint().width() < 400);
    }
};

SORTSCOPE_TEST_WITH(QApplication, ExperimentPanelTest)
#include "experimentpaneltest.moc"
