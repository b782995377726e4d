// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/experimentpanel.h"
#include "gui/experiment/experimentstore.h"
#include "gui/session/settings.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using gui::pages::ExperimentPanel;
using gui::pages::loadRequest;
using gui::pages::saveRequest;

namespace {

struct Panel : tests::OwnWorkbench, ExperimentPanel {
    Panel() : ExperimentPanel(workbench)
    {
        setInventory(tests::fakeInventory());
        setRequest(tests::bitonicRequest());
    }
};

} // namespace

class ExperimentSettingsTest : public QObject {
    Q_OBJECT

private slots:
    void everyPartOfARequestComesBack()
    {
        const QTemporaryDir folder;
        plan::RunRequest request;
        request.devices = {"cpu", "opencl:0"};
        request.algorithms = {"bitonic", "std-sort"};
        request.merges = {"pairwise"};
        request.generators = {"uniform"};
        request.sizes = {1024, 4096};
        request.direction = data::Direction::Descending;
        request.transfers = {backend::TransferMode::Map, backend::TransferMode::ZeroCopy};
        request.launches = {backend::LaunchMode::WaitEach};
        request.parameters = {{"work-group-size", {"64", "128"}}, {"threads", {"2"}}};
        request.search = {.keys = 77, .hitRatio = 0.25, .sortedKeys = true};
        request.sampling = measure::planFor(measure::Preset::Rigorous);
        request.seed = 18'446'744'073'709'551'615ULL;
        request.order = results::SampleOrder::Interleaved;
        {
            gui::bridge::Settings settings(folder.filePath("s.ini"));
            saveRequest(settings, request);
        }
        const gui::bridge::Settings settings(folder.filePath("s.ini"));
        const auto loaded = loadRequest(settings).value();
        QCOMPARE(loaded.devices, request.devices);
        QCOMPARE(loaded.algorithms, request.algorithms);
        QCOMPARE(loaded.merges, request.merges);
        QCOMPARE(loaded.generators, request.generators);
        QCOMPARE(loaded.sizes, request.sizes);
        QVERIFY(loaded.direction == request.direction);
        QVERIFY(loaded.transfers == request.transfers);
        QVERIFY(loaded.launches == request.launches);
        QVERIFY(loaded.parameters == request.parameters);
        QVERIFY(loaded.search == request.search);
        QVERIFY(loaded.sampling == request.sampling);
        QCOMPARE(loaded.seed, request.seed);
        QVERIFY(loaded.order == request.order);
    }

    void whatThisVersionDoesNotUnderstandStaysForTheOneThatDoes()
    {
        const QTemporaryDir folder;
        gui::bridge::Settings settings(folder.filePath("s.ini"));
        QVERIFY(!loadRequest(settings));
        const QString newer = R"({"sizes": [1024], "direction": "sideways"})";
        settings.setValue("experiment/request", newer);
        QVERIFY(!loadRequest(settings));
        saveRequest(settings, {.sizes = {2048}});
        QCOMPARE(loadRequest(settings).value().sizes, std::vector<std::size_t>{2048});
        QCOMPARE(settings.value("experiment/request").toString(), newer);
    }

    void experimentsAreSavedUsedDeletedAndBroughtBack()
    {
        const QTemporaryDir folder;
        gui::bridge::Settings settings(folder.filePath("s.ini"));
        gui::pages::ExperimentStore presets(settings);
        Panel panel;
        panel.setStore(presets);
        auto* combo = panel.findChild<QComboBox*>("prepared");
        const int prepared = combo->count();
        panel.findChild<QLineEdit*>("seed")->setText("42");
        panel.findChild<QAction*>("save")->trigger();
        auto* dialog = panel.findChild<QInputDialog*>("save-experiment");
        QVERIFY(dialog);
        dialog->setTextValue("My & own");
        dialog->accept();
        QCOMPARE(presets.names(), QStringList{"My & own"});
        QCOMPARE(combo->count(), prepared + 2); // the experiment and a separator
        QCOMPARE(combo->currentText(), QString("My & own"));

        panel.findChild<QLineEdit*>("seed")->setText("1");
        emit combo->activated(combo->count() - 1);
        QCOMPARE(panel.request().seed, std::uint64_t{42});
        QCOMPARE(combo->currentText(), QString("My & own"));

        for (auto* menu : panel.findChildren<QMenu*>()) {
            for (auto* action : menu->actions()) {
                if (action->data().toString() == "My & own")
                    action->trigger();
            }
        }
        QVERIFY(presets.names().isEmpty());
        auto* back = panel.findChild<QAction*>("bring-back");
        QVERIFY(back->isVisible());
        back->trigger();
        QCOMPARE(presets.request("My & own").value().seed, std::uint64_t{42});
    }

    void anExperimentOfANewerVersionIsKeptWhateverIsDone()
    {
        const QTemporaryDir folder;
        gui::bridge::Settings settings(folder.filePath("s.ini"));
        const QVariantMap newer{{"theirs", R"({"sizes": [1024], "direction": "sideways"})"}};
        settings.setValue("experiment/saved", newer);
        gui::pages::ExperimentStore presets(settings);
        Panel panel;
        QSignalSpy told(&panel.workbench.messages(), &gui::bridge::Messages::told);
        panel.setStore(presets);
        panel.findChild<QLineEdit*>("seed")->setText("42");
        panel.findChild<QAction*>("save")->trigger();
        auto* dialog = panel.findChild<QInputDialog*>("save-experiment");
        QVERIFY(dialog);
        dialog->setTextValue("theirs");
        dialog->accept();
        QCOMPARE(told.size(), 1);
        QVERIFY(told.front().front().toString().contains("“theirs” was saved by another version"));
        QCOMPARE(settings.value("experiment/saved").toMap(), newer);

        for (auto* menu : panel.findChildren<QMenu*>()) {
            for (auto* action : menu->actions()) {
                if (action->data().toString() == "theirs")
                    action->trigger();
            }
        }
        QVERIFY(presets.names().isEmpty());
        panel.findChild<QAction*>("bring-back")->trigger();
        QCOMPARE(settings.value("experiment/saved").toMap(), newer);
    }
};

SORTSCOPE_TEST_WITH(QApplication, ExperimentSettingsTest)
#include "experimentsettingstest.moc"
