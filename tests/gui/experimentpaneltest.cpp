// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/experimentpanel.h"

#include "core/algorithms/catalogue.h"
#include "core/data/generator.h"
#include "core/run/expand.h"
#include "gui/widgets/choicelist.h"
#include "gui/widgets/parameteredit.h"
#include "gui/widgets/runprogress.h"
#include "gui/widgets/sizechoice.h"
#include "tests/gui/guisupport.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QtTest>

using namespace sortscope;
using gui::pages::ExperimentPanel;
using gui::widgets::ChoiceList;

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// A panel that knows the fake devices.
struct Panel : ExperimentPanel {
    Panel()
    {
        setInventory(inventory);
        setRequest(tests::bitonicRequest({16, 32}));
    }

    ChoiceList& list(const char* name) const { return *findChild<ChoiceList*>(name); }

    backend::Inventory inventory = tests::discovering()({}).inventory();
};

} // namespace

class ExperimentPanelTest : public QObject {
    Q_OBJECT

private slots:
    void aRunThatWaitsForAnotherProgramSaysSo()
    {
        gui::widgets::RunProgress progress;
        progress.setWaiting("sortscope-cli (process 12 of anna)");
        const auto labels = progress.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const auto* label) {
            return label->toolTip() == "Waiting: sortscope-cli (process 12 of anna) measures on this machine";
        }));
    }

    void aRunSaysHowMuchTimeIsLeft()
    {
        gui::widgets::RunProgress progress;
        const auto shows = [&](const QString& text) {
            const auto labels = progress.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&](const auto* label) { return label->text() == text; });
        };
        progress.setRun(3, 12, 4, 0);
        progress.setTimeLeft({});
        QVERIFY(shows("3 of 12 replicates taken"));
        progress.setTimeLeft({.job = std::chrono::seconds(4),
                              .round = std::chrono::seconds(61),
                              .sweep = std::chrono::minutes(125)});
        QVERIFY(shows("3 of 12 replicates taken, about 2 h 5 min left (round 1 min, job 4 s)"));
        progress.setRun(12, 12, 4, 0);
        QVERIFY(shows("12 of 12 replicates taken"));
    }

    void everyAlgorithmMergeGeneratorAndModeOfTheCoreIsOffered()
    {
        const Panel panel;
        for (const auto& info : algorithms::catalogue()) {
            const auto* box = panel.list("algorithms").box(text(info.id));
            QVERIFY(box);
            QCOMPARE(box->title(), text(info.title));
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
        ExperimentPanel panel;
        panel.setInventory(tests::fakeInventory());
        QVERIFY(panel.canRun());
        QVERIFY(*panel.jobs() > 1);
    }

    void nothingCanBeRunBeforeTheDevicesAreKnown()
    {
        const ExperimentPanel panel;
        QVERIFY(!panel.canRun());
        QVERIFY(panel.message().contains("Looking for devices"));
    }

    void whatDoesNotFitIsGreyedAndSaysWhy()
    {
        const Panel panel;
        // Only the fake OpenCL device is chosen.
        const auto* cpuSort = panel.list("algorithms").box("std-sort");
        QVERIFY(!cpuSort->isEnabled());
        QVERIFY(cpuSort->toolTip().contains("Runs on CPU only, and no such device is chosen."));
        QVERIFY(panel.list("algorithms").box("bitonic")->isEnabled());
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
        bool found = false;
        for (const auto* box : panel.list("devices").findChildren<gui::widgets::ChoiceBox*>()) {
            if (box->title() == "CUDA") {
                found = true;
                QVERIFY(!box->isEnabled());
                QVERIFY(box->toolTip().contains("there is no NVIDIA driver"));
            }
        }
        QVERIFY(found);
    }

    void mergeStrategiesAreEnabledWhereAnAlgorithmHasThem()
    {
        Panel panel;
        for (const auto& info : algorithms::catalogue()) {
            auto request = tests::bitonicRequest();
            request.algorithms = {std::string(info.id)};
            request.devices = {"cpu", "opencl:0"};
            panel.setRequest(request);
            const bool fits = panel.list("algorithms").box(text(info.id))->isEnabled();
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
        QVERIFY(panel.message().startsWith("2 job"));
        auto request = tests::bitonicRequest({16, 32, 64});
        request.devices = {"cpu", "opencl:0"};
        request.algorithms = {"bitonic", "std-sort"};
        request.transfers = {backend::TransferMode::Copy, backend::TransferMode::Map};
        panel.setRequest(request);
        QCOMPARE(panel.jobs().value(), run::expand(panel.request(), panel.inventory).size());
        QCOMPARE(panel.jobs().value(), std::size_t{9});
    }

    void theMemoryThatTheJobsNeedIsTold()
    {
        Panel panel;
        panel.setRequest(tests::bitonicRequest({std::size_t{1} << 20U}));
        QCOMPARE(panel.message(), "1 job(s)\nMemory: up to 12 MiB of the host, 8 MiB of the device");
        auto request = tests::bitonicRequest({std::size_t{1} << 28U});
        panel.setRequest(request);
        QVERIFY(panel.message().startsWith("1 job(s), unsupported: 1\nMemory: up to"));
        const auto* label = panel.findChild<QLabel*>("message");
        QVERIFY2(label->toolTip().contains("opencl:0, bitonic: needs"), qPrintable(label->toolTip()));
        request.devices = {"cpu"};
        request.algorithms = {"std-sort"};
        request.sizes = {std::size_t{1} << 20U};
        panel.setRequest(request);
        QCOMPARE(panel.message(), "1 job(s)\nMemory: up to 16 MiB of the host");
        QCOMPARE(label->toolTip(), QString());
    }

    void whatCannotBeMeantIsSaidInASentence()
    {
        Panel panel;
        QSignalSpy changed(&panel, &ExperimentPanel::changed);
        panel.findChild<gui::widgets::SizeEdit*>("from")->setSize(1 << 20);
        QVERIFY(!changed.empty());
        QVERIFY(!panel.canRun());
        QVERIFY(panel.message().contains("sizes look like"));
        panel.findChild<gui::widgets::SizeEdit*>("from")->setSize(16);
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
        request.direction = data::Direction::Descending;
        request.sampling = measure::planFor(measure::Preset::Standard);
        request.seed = 99;
        request.launches = {backend::LaunchMode::WaitEach};
        request.parameters = {{"work-group-size", {"64"}}};
        panel.setRequest(request);
        const auto back = panel.request();
        QCOMPARE(back.devices, request.devices);
        QCOMPARE(back.algorithms, request.algorithms);
        QCOMPARE(back.generators, request.generators);
        QCOMPARE(back.sizes, request.sizes);
        QVERIFY(back.direction == request.direction);
        QVERIFY(back.sampling == request.sampling);
        QCOMPARE(back.seed, request.seed);
        QVERIFY(back.launches == request.launches);
        QVERIFY(back.parameters == request.parameters);
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
        QVERIFY(box->toolTip().contains("in turn"));
        QVERIFY(panel.request().order == results::SampleOrder::JobByJob);
        box->setChecked(true);
        QVERIFY(panel.request().order == results::SampleOrder::Interleaved);
        QCOMPARE(panel.jobs(), std::optional<std::size_t>(4));
        // What is ticked but greyed does not keep the rest from running.
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
        panel.show();
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

    void thePanelIsNarrowEnoughForASmallScreen()
    {
        Panel panel;
        QVERIFY(panel.minimumSizeHint().width() < 460);
    }
};

QTEST_MAIN(ExperimentPanelTest)
#include "experimentpaneltest.moc"
