// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/runnerdiscovery.h"

#include "core/runner/conversation.h"
#include "tests/support/fakebackend.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

using namespace sortscope;

namespace {

runner::RunnerOptions options()
{
    return {.program = SORTSCOPE_FAKE_RUNNER, .arguments = {}};
}

/// Returns the options() for a runner that seems to be at another place.
runner::RunnerOptions elsewhere()
{
    auto there = options();
    there.place = runner::Place::parse("exec:a relay");
    return there;
}

QString refusalOf(const std::function<void()>& act)
{
    try {
        act();
    } catch (const std::exception& error) {
        return error.what();
    }
    return "none";
}

} // namespace

/// Devices that another process lists.
class RunnerDiscoveryTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        qunsetenv("FAKERUNNER_LISTING");
        qunsetenv("FAKERUNNER_FAULT");
    }

    void devicesAreThoseOfThisProcess()
    {
        const auto found = runner::discoverInRunner(options());
        const auto there = found.inventory.infos();
        const auto here = tests::fakeInventory().infos();
        QVERIFY(found.skip.empty());
        QCOMPARE(there.size(), here.size());
        for (std::size_t i = 0; i < here.size(); ++i) {
            QCOMPARE(there[i].id, here[i].id);
            QCOMPARE(there[i].name, here[i].name);
            QCOMPARE(there[i].globalMemory, here[i].globalMemory);
            QVERIFY(there[i].launchModes == here[i].launchModes);
        }
        QVERIFY_EXCEPTION_THROWN(found.inventory.devices.front()->openQueue({}), backend::Error);
    }

    void aPlatformThatCrashesWhileItIsListedCostsItsOwnRow()
    {
        qputenv("FAKERUNNER_LISTING", "1");
        qputenv("FAKERUNNER_FAULT", "segv");
        const auto found = runner::discoverInRunner(options());
        QCOMPARE(found.inventory.devices.size(), std::size_t{1});
        QCOMPARE(found.inventory.devices.front()->info().id, std::string("cpu"));
        QCOMPARE(found.inventory.unavailable.size(), std::size_t{1});
        const auto& row = found.inventory.unavailable.front();
        QVERIFY(row.backend == backend::BackendKind::OpenCl);
        QCOMPARE(row.what, std::string("Fake platform"));
        QCOMPARE(row.reason, std::string("listing its devices crashed: SIGSEGV"));
        QCOMPARE(found.skip.size(), std::size_t{1});
    }

    void aConnectionThatEndsIsNoFaultOfAPlatform()
    {
        qputenv("FAKERUNNER_LISTING", "1");
        qputenv("FAKERUNNER_FAULT", "lost");
        QCOMPARE(refusalOf([] { runner::discoverInRunner(elsewhere()); }),
                 QString("the connection to a relay ended while its devices were listed"));
        QCOMPARE(refusalOf([] {
                     runner::askRunner<runner::tell::Calibrated>(
                         elsewhere(), runner::ask::Calibrate{.device = "opencl:0"}, "a calibration");
                 }),
                 QString("the connection to a relay ended"));
    }

    void whatARunnerRefusesIsSaid()
    {
        qputenv("FAKERUNNER_LISTING", "1");
        qputenv("FAKERUNNER_FAULT", "throw");
        const auto refused = refusalOf([] { runner::discoverInRunner(options()); });
        QVERIFY2(refused.startsWith("the runner refuses: fakeCall failed"), qPrintable(refused));
    }

    void onlyTheBackendsThatAreWantedAreListed()
    {
        auto wanted = options();
        wanted.backends = {backend::BackendKind::Cpu};
        qputenv("FAKERUNNER_LISTING", "1");
        qputenv("FAKERUNNER_FAULT", "segv");
        const auto found = runner::discoverInRunner(wanted);
        QCOMPARE(found.inventory.devices.size(), std::size_t{1});
        QVERIFY(found.inventory.unavailable.empty());
    }

    void aRunnerThatIsNoneIsNamed()
    {
        QVERIFY_EXCEPTION_THROWN(runner::discoverInRunner({.program = "/bin/true"}), std::runtime_error);
        QVERIFY_EXCEPTION_THROWN(runner::discoverInRunner({.program = "/nowhere"}), std::runtime_error);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, RunnerDiscoveryTest)
#include "runnerdiscoverytest.moc"
