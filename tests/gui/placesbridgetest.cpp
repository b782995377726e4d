// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/usageerror.h"
#include "gui/machines/places.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <atomic>
#include <semaphore>
#include <stdexcept>

using namespace sortscope;
using gui::bridge::FoundMachines;
using gui::bridge::Places;
using gui::bridge::Workbench;
using State = Places::State;

namespace {

using tests::machineAt;

/// The answer of a machine that is named like its place.
FoundMachines answer(const runner::Place& place, const std::stop_token& /*stop*/)
{
    return machineAt(place, place.name());
}

places::Machine here()
{
    auto inventory = tests::fakeInventory();
    inventory.node = "here";
    return inventory;
}

/// A place that answers nothing until it is told to stop.
struct Silence {
    FoundMachines operator()(const runner::Place& /*place*/, const std::stop_token& stop) const
    {
        std::binary_semaphore stopped{0};
        const std::stop_callback told(stop, [&stopped] { stopped.release(); });
        *asked = true;
        asked->notify_all();
        stopped.acquire();
        throw std::runtime_error("stopped");
    }
    void waitUntilAsked() const { asked->wait(false); }

    std::shared_ptr<std::atomic<bool>> asked = std::make_shared<std::atomic<bool>>(false);
};

/// A workbench that knows "lab2".
struct Bench : tests::OwnWorkbench {
    Bench() { places().setConnect(answer); }

    Places& places() { return workbench.places(); }
    bool ready()
    {
        if (!tests::discoverNow(workbench))
            return false;
        places().add({"lab2", "ssh:lab2"});
        return QTest::qWaitFor([&] { return places().everywhere().has_value(); });
    }
};

plan::RunRequest requestAt(const std::string& device)
{
    auto request = tests::bitonicRequest();
    request.devices = {device};
    return request;
}

bool until(Places& places, State state)
{
    return QTest::qWaitFor([&] { return places.all().front().state == state; });
}

} // namespace

/// The window's knowledge of other machines, without any.
class PlacesBridgeTest : public QObject {
    Q_OBJECT

private slots:
    void aPlaceIsAskedOnAThreadOfItsOwnAndAnswersOnTheWindows()
    {
        Places places;
        places.setHere(here());
        std::atomic<QThread*> askedOn = nullptr;
        places.setConnect([&](const runner::Place& place, const std::stop_token& stop) {
            askedOn = QThread::currentThread();
            return answer(place, stop);
        });
        places.add({"lab2", "ssh:lab2"});
        QCOMPARE(places.all().front().state, State::Connecting);
        QVERIFY(!places.everywhere());
        QVERIFY(until(places, State::Ready));
        QVERIFY(askedOn != QThread::currentThread());
        QCOMPARE(places.all().front().devices.size(), std::size_t{2});
        QCOMPARE(places.all().front().devices.back().node, std::optional<std::string>("lab2"));
        QCOMPARE(places.everywhere()->all().size(), std::size_t{2});
    }

    void theEventLoopTurnsWhileAPlaceIsSilent()
    {
        // The place answers once a timer of this thread releases it: if this thread waited, nothing ever
        // would.
        tests::Gate gate;
        Places places;
        places.setConnect([&](const runner::Place& place, const std::stop_token& stop) {
            gate.pass();
            return answer(place, stop);
        });
        places.add({"lab2", "ssh:lab2"});
        gate.waitForLaunch();
        QTimer::singleShot(0, this, [&] { gate.open(); });
        QVERIFY(until(places, State::Ready));
    }

    void theEndDoesNotWaitForPlacesThatAreSilent()
    {
        const Silence silence;
        auto places = std::make_unique<Places>();
        places->setConnect(silence);
        places->add({"lab2", "ssh:lab2"});
        places->add({"Other", "ssh:lab3"});
        places->test(runner::Place::parse("ssh:lab4"));
        silence.waitUntilAsked();
        places.reset(); // would take for ever if the places were not told to stop
        QCoreApplication::processEvents();
    }

    void aSilentPlaceIsRemovedAtOnce()
    {
        const Silence silence;
        Places places;
        places.setConnect(silence);
        places.add({"lab2", "ssh:lab2"});
        silence.waitUntilAsked();
        places.remove("ssh:lab2");
        QVERIFY(places.all().empty());
        QVERIFY(places.known().empty());
        places.setConnect(answer);
        places.add({"lab2", "ssh:lab2"});
        QVERIFY(until(places, State::Ready));
    }

    void theProgramIsSentWhereItIsMissingOnceTheUserWantsIt()
    {
        std::atomic<int> sent = 0;
        Places places;
        places.setHere(here());
        places.setConnect([&](const runner::Place& place, const std::stop_token& stop) {
            if (sent == 0)
                throw gui::bridge::NoProgramThere("it has no sortscope-cli");
            return answer(place, stop);
        });
        places.setProgramSender([&](const runner::Place& place, const std::stop_token& /*stop*/) {
            QCOMPARE(place.name(), std::string("lab2"));
            ++sent;
        });
        places.add({"lab2", "ssh:lab2"});
        QVERIFY(until(places, State::Lost));
        QVERIFY(places.all().front().lacksProgram);
        QCOMPARE(sent.load(), 0);
        places.sendProgramTo("ssh:lab2");
        QCOMPARE(places.all().front().state, State::Connecting);
        QVERIFY(!places.all().front().lacksProgram);
        QVERIFY(until(places, State::Ready));
        QCOMPARE(sent.load(), 1);
        places.sendProgramTo("ssh:lab2"); // which has it
        QCOMPARE(places.all().front().state, State::Ready);
    }

    void whatGoesWrongWhileTheProgramIsSentIsSaid()
    {
        Places places;
        places.setConnect(
            [&](const runner::Place& /*place*/, const std::stop_token& /*stop*/) -> FoundMachines {
                throw gui::bridge::NoProgramThere("it has no sortscope-cli");
            });
        places.setProgramSender([&](const runner::Place& /*place*/, const std::stop_token& /*stop*/) {
            throw std::runtime_error("its disk is full");
        });
        places.add({"lab2", "ssh:lab2"});
        QVERIFY(until(places, State::Lost));
        places.sendProgramTo("ssh:lab2");
        QVERIFY(until(places, State::Lost));
        QCOMPARE(places.all().front().reason, QString("its disk is full"));
        QSignalSpy tested(&places, &Places::tested);
        places.test(runner::Place::parse("ssh:lab3"));
        QVERIFY(tested.wait());
        QCOMPARE(tested.takeFirst().at(2).toBool(), true);
        places.test(runner::Place::parse("ssh:lab3"), Places::First::SendProgram);
        QVERIFY(tested.wait());
        QCOMPARE(tested.front().at(1).toString(), QString("its disk is full"));
        QCOMPARE(tested.front().at(2).toBool(), false);
    }

    void machinesStayWhileARunOnThemIsPlanned()
    {
        Bench bench;
        QVERIFY(bench.ready());
        QSignalSpy finished(&bench.workbench, &Workbench::runFinished);
        bench.workbench.run(requestAt("lab2/opencl:0"));
        QCOMPARE(bench.workbench.activity().whyFixed(), QString("A run is being prepared."));
        QCOMPARE(bench.places().all().front().state, State::Busy);
        bench.places().remove("ssh:lab2");
        bench.places().disconnectFrom("ssh:lab2");
        bench.workbench.discover();
        QVERIFY(finished.wait());
        QCOMPARE(bench.workbench.results().results().size(), std::size_t{1});
        QCOMPARE(bench.workbench.results().results().front()->spec.device.node,
                 std::optional<std::string>("lab2"));
        QCOMPARE(bench.workbench.activity().whyFixed(), QString());
        bench.places().remove("ssh:lab2");
        QVERIFY(bench.places().all().empty());
    }

    void aMachineThatAnswersWhileARunIsPlannedJoinsTheNextOne()
    {
        Bench bench;
        QVERIFY(bench.ready());
        std::size_t machines = 0;
        connect(&bench.workbench.runs(), &gui::bridge::RunBridge::runStarted, this,
                [&] { machines = bench.places().everywhere()->all().size(); });
        QSignalSpy finished(&bench.workbench, &Workbench::runFinished);
        // Two machines of one name would also be named by their places.
        bench.places().setConnect([](const runner::Place& place, const std::stop_token& /*stop*/) {
            return machineAt(place, "lab2");
        });
        bench.places().add({"Other", "ssh:lab3"});
        bench.workbench.run(requestAt("lab2/opencl:0"));
        QVERIFY(finished.wait());
        QCOMPARE(machines, std::size_t{2});
        QCOMPARE(bench.workbench.results().results().front()->spec.device.node,
                 std::optional<std::string>("lab2"));
        QTRY_COMPARE(bench.places().everywhere()->all().size(), std::size_t{3});
    }

    void aRunThatCannotBePlannedLetsTheMachinesGo()
    {
        Bench bench;
        QVERIFY(bench.ready());
        QSignalSpy refused(&bench.workbench, &Workbench::runRefused);
        bench.workbench.run(requestAt("lab2/opencl:9"));
        QVERIFY(refused.wait());
        QVERIFY2(refused.front().front().toString().contains("lab2/opencl:9"),
                 qPrintable(refused.front().front().toString()));
        QCOMPARE(bench.workbench.activity().whyBusy(), QString());
        QCOMPARE(bench.places().all().front().state, State::Ready);
        bench.places().remove("ssh:lab2");
        QVERIFY(bench.places().all().empty());
    }

    void connectingCanBeStoppedAndBegunAgain()
    {
        const Silence silence;
        Places places;
        places.setConnect(silence);
        places.add({"lab2", "ssh:lab2"});
        silence.waitUntilAsked();
        places.disconnectFrom("ssh:lab2");
        QCOMPARE(places.all().front().state, State::Apart);
        places.setConnect(answer);
        places.connectTo("ssh:lab2");
        QVERIFY(until(places, State::Ready));
    }

    void whatIsWrongIsTheReasonAndIsTriedAgain()
    {
        std::atomic<bool> there = false;
        Places places;
        places.setHere(here());
        places.setConnect([&](const runner::Place& place, const std::stop_token& stop) {
            if (!there)
                throw std::runtime_error("no route to host");
            return answer(place, stop);
        });
        places.add({"lab2", "ssh:lab2"});
        QVERIFY(until(places, State::Lost));
        QCOMPARE(places.all().front().reason, QString("no route to host"));
        there = true;
        places.connectTo("ssh:lab2");
        QVERIFY(until(places, State::Ready));
        QCOMPARE(places.all().front().reason, QString());
    }

    void nodesOfSlurmAreTakenWhenTheUserSaysSo()
    {
        Places places;
        places.setHere(here());
        std::atomic<int> asked = 0;
        places.setConnect([&](const runner::Place& place, const std::stop_token& stop) {
            ++asked;
            return answer(place, stop);
        });
        places.add({"Lab", "slurm:-N2"});
        places.refresh();
        QCOMPARE(places.all().front().state, State::Apart);
        QCOMPARE(asked, 0);
        places.connectTo("slurm:-N2");
        QVERIFY(until(places, State::Ready));
        QCOMPARE(asked, 1);
        QCOMPARE(places.all().front().devices.size(), std::size_t{2});
        places.refresh(); // keeps the nodes that it has
        QCOMPARE(places.all().front().state, State::Ready);
        places.disconnectFrom("slurm:-N2");
        QCOMPARE(places.all().front().state, State::Apart);
        QVERIFY(places.all().front().devices.empty());
    }

    void whatIsNotAPlaceOrIsThereAlreadyIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("an option of ssh")
            << "B"
            << "ssh:-oProxyCommand=reboot" << QByteArray("does not begin with \"-\"");
        QTest::newRow("no place") << "B"
                                  << "lab3" << QByteArray("is not a place");
        QTest::newRow("this machine") << "B"
                                      << "local" << QByteArray("this machine is there already");
        QTest::newRow("the same place") << "B"
                                        << "ssh:lab2" << QByteArray("lab2 is there already");
        QTest::newRow("the same name") << "lab2"
                                       << "ssh:lab3" << QByteArray("choose another name");
    }
    void whatIsNotAPlaceOrIsThereAlreadyIsRefused()
    {
        QFETCH(QString, name);
        QFETCH(QString, text);
        QFETCH(QByteArray, words);
        Places places;
        places.setConnect(answer);
        places.add({"lab2", "ssh:lab2"});
        try {
            places.add({name, text});
            QFAIL("it was added");
        } catch (const base::UsageError& error) {
            QVERIFY2(QByteArray(error.what()).contains(words), error.what());
        }
        QCOMPARE(places.known().size(), std::size_t{1});
    }

    void idsWithoutAMachineAreThisMachines()
    {
        Places places;
        places.setHere(here());
        places.setConnect(answer);
        places.add({"lab2", "ssh:lab2"});
        QVERIFY(until(places, State::Ready));
        auto request = tests::bitonicRequest();
        QVERIFY(!places.reachesOut(request));
        QVERIFY(places.textsFor(request).empty());
        request.devices = {"opencl:0", "lab2/opencl:0"};
        QVERIFY(places.reachesOut(request));
        const auto jobs = places.jobsOf(request, 7);
        QCOMPARE(jobs.size(), std::size_t{2});
        QCOMPARE(jobs.front().device.node, std::optional<std::string>("here"));
        QCOMPARE(jobs.back().device.node, std::optional<std::string>("lab2"));
        QCOMPARE(jobs.back().id, results::JobId{8});
        QCOMPARE(places.textsFor(request), (std::vector<std::string>{"local", "ssh:lab2"}));
        QCOMPARE(places.idOf(jobs.front().device), std::string("opencl:0"));
        QCOMPARE(places.idOf(jobs.back().device), std::string("lab2/opencl:0"));
    }

    void ofMachinesWithOneNameACommandLineNamesThePlaces()
    {
        Places places;
        places.setHere(here());
        places.setConnect([](const runner::Place& place, const std::stop_token& /*stop*/) {
            return machineAt(place, place.name() == "lab4"   ? "here"
                                    : place.name() == "lab3" ? "other"
                                                             : "box");
        });
        for (const auto* host : {"lab1", "lab2", "lab3", "lab4"})
            places.add({host, QString("ssh:") + host});
        QVERIFY(
            QTest::qWaitFor([&] { return places.everywhere() && places.everywhere()->all().size() == 5; }));
        auto request = tests::bitonicRequest();
        const auto named = [&](const std::string& id) {
            request.devices = {id};
            return places.withPlaces(request).devices.front();
        };
        QCOMPARE(named("box (lab2)/opencl:0"), std::string("lab2/opencl:0"));
        QCOMPARE(places.textsFor(request), std::vector<std::string>{"ssh:lab2"});
        QCOMPARE(named("other/opencl:0"), std::string("other/opencl:0"));
        QCOMPARE(named("here (lab4)/opencl:0"), std::string("lab4/opencl:0"));
        QCOMPARE(named("opencl:0"), std::string("local/opencl:0"));
        // The command line reads the id in this way.
        const places::Machines alone(std::vector{places.everywhere()->all().at(2)});
        request.devices = {named("box (lab2)/opencl:0")};
        QCOMPARE(alone.withMachines(request).devices.front(), std::string("box (lab2)/opencl:0"));
    }

    void aMachineThatTheUserNamedIsCalledByThatName()
    {
        Places places;
        places.setHere(here());
        places.setConnect([](const runner::Place& place, const std::stop_token& /*stop*/) {
            return machineAt(place, "here");
        });
        places.add({"Left rack", "ssh:lab1"});
        places.add({"lab2", "ssh:lab2"});
        QVERIFY(
            QTest::qWaitFor([&] { return places.everywhere() && places.everywhere()->all().size() == 3; }));
        QCOMPARE(places.all().front().devices.back().node, std::optional<std::string>("Left rack"));
        QCOMPARE(places.all().back().devices.back().node, std::optional<std::string>("here (lab2)"));
        auto request = tests::bitonicRequest();
        request.devices = {"Left rack/opencl:0"};
        QCOMPARE(places.jobsOf(request, 1).front().device.node, std::optional<std::string>("Left rack"));
        // The command line does not know the name.
        QCOMPARE(places.withPlaces(request).devices, std::vector<std::string>{"lab1/opencl:0"});
        QCOMPARE(places.textsFor(request), std::vector<std::string>{"ssh:lab1"});
    }

    void aLostMachineIsLostAloneAndItsDevicesGoWhenTheRunHasEnded()
    {
        Places places;
        places.setHere(here());
        places.setConnect(answer);
        places.add({"a", "ssh:a"});
        places.add({"b", "ssh:b"});
        QVERIFY(
            QTest::qWaitFor([&] { return places.everywhere() && places.everywhere()->all().size() == 3; }));
        places.begin({"here", "a", "b"});
        QCOMPARE(places.all().front().state, State::Busy);
        places.lose("b", "the connection to b ended");
        places.lose("b", "the connection to b ended");
        QCOMPARE(places.all().front().state, State::Busy);
        QCOMPARE(places.all().back().state, State::Lost);
        QCOMPARE(places.all().back().reason, QString("the connection to b ended"));
        places.end();
        QCOMPARE(places.all().front().state, State::Ready);
        QCOMPARE(places.all().back().state, State::Lost);
        QVERIFY(places.all().back().devices.empty());
        QCOMPARE(places.everywhere()->all().size(), std::size_t{2});
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, PlacesBridgeTest)
#include "placesbridgetest.moc"
