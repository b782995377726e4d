// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/userpresets.h"
#include "gui/session/settings.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using gui::pages::loadRequest;
using gui::pages::saveRequest;

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
};

SORTSCOPE_TEST_WITH(QCoreApplication, ExperimentSettingsTest)
#include "experimentsettingstest.moc"
