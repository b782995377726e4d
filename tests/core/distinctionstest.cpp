// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/distinctions.h"

#include "core/algorithms/catalogue.h"
#include "core/results/row/jobresult.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

using namespace sortscope;
using results::Distinctions;
using results::JobSpec;
using Renamed = results::Distinctions::Renamed;

namespace {

/// A job whose parameters are the defaults of its device.
JobSpec jobOn(const std::string& device = "opencl:0")
{
    JobSpec spec;
    spec.device.id = device;
    spec.device.uuid = device;
    spec.device.backend = backend::BackendKind::OpenCl;
    spec.device.maxWorkGroupSize = 1024;
    spec.variant.algorithm = "column-radix";
    spec.variant.merge = "pairwise";
    spec.variant.parameters = {{"lists", std::int64_t{32}}};
    spec.workload.generator = "uniform";
    return spec;
}

JobSpec withLists(std::int64_t lists)
{
    auto spec = jobOn();
    spec.variant.parameters["lists"] = lists;
    return spec;
}

} // namespace

class DistinctionsTest : public QObject {
    Q_OBJECT

private slots:
    void theUsualIsNotNamed()
    {
        Distinctions distinctions;
        QCOMPARE(distinctions.add(jobOn()), Renamed::None);
        QCOMPARE(distinctions.add(jobOn()), Renamed::None);
        QCOMPARE(variantText(distinctions, jobOn()), std::string("column-radix / pairwise"));
        QCOMPARE(dataText(distinctions, jobOn()), std::string("uniform"));
    }

    void aParameterIsNamedWhereItIsNotTheDefaultOfTheDevice()
    {
        Distinctions distinctions;
        distinctions.add(withLists(8));
        QCOMPARE(variantText(distinctions, withLists(8)), std::string("column-radix / pairwise lists=8"));
        QCOMPARE(parametersText(distinctions, withLists(8)), std::string("lists=8"));
    }

    void tunedParametersAreNamedWithTheDayOfTuning()
    {
        auto spec = withLists(8);
        spec.tuning = results::Tuning{.date = std::chrono::sys_days(std::chrono::year(2026) / 11 / 21),
                                      .defaults = {{"lists", std::int64_t{32}}}};
        QCOMPARE(parametersText({}, spec), std::string("lists=8 (tuned 2026-11-21)"));
        QCOMPARE(variantText({}, spec), std::string("column-radix / pairwise lists=8 (tuned 2026-11-21)"));
    }

    void aParameterThatDiffersIsNamedInEveryRowAlsoWhereItIsTheDefault()
    {
        Distinctions distinctions;
        QCOMPARE(distinctions.add(withLists(32)), Renamed::None);
        QCOMPARE(distinctions.add(withLists(8)), Renamed::ItsVariants);
        QCOMPARE(distinctions.add(withLists(16)), Renamed::None);
        QCOMPARE(parametersText(distinctions, withLists(32)), std::string("lists=32"));
        // Another device has its own defaults.
        distinctions.add(jobOn("opencl:1"));
        QCOMPARE(parametersText(distinctions, jobOn("opencl:1")), std::string());
    }

    void aParameterThatTheCatalogueDoesNotKnowIsNamedWhereItDiffers()
    {
        auto one = jobOn();
        one.variant.parameters["speed"] = std::int64_t{1};
        auto two = one;
        two.variant.parameters["speed"] = std::int64_t{2};
        Distinctions distinctions;
        distinctions.add(one);
        QCOMPARE(parametersText(distinctions, one), std::string());
        QCOMPARE(distinctions.add(two), Renamed::ItsVariants);
        QCOMPARE(parametersText(distinctions, two), std::string("speed=2"));
    }

    void aParameterThatOtherRowsLackIsNamed()
    {
        auto newer = jobOn();
        newer.variant.parameters["speed"] = std::int64_t{1};
        for (const bool olderFirst : {false, true}) {
            Distinctions distinctions;
            distinctions.add(olderFirst ? jobOn() : newer);
            distinctions.add(olderFirst ? newer : jobOn());
            QCOMPARE(parametersText(distinctions, newer), std::string("speed=1"));
            QCOMPARE(parametersText(distinctions, jobOn()), std::string());
        }
    }

    void rowsOfAllDevicesAreToldApartWhereTheyAreSetAgainstEachOther()
    {
        // Each value is the default of its own device.
        auto small = jobOn("opencl:1");
        small.device.maxWorkGroupSize = 32;
        small.variant = {.algorithm = "bitonic"};
        auto large = jobOn();
        large.variant = small.variant;
        const auto* group = algorithms::findAlgorithm("bitonic")->findParameter("work-group-size");
        for (auto* spec : {&small, &large})
            spec->variant.parameters = {{"work-group-size", group->defaultFor(spec->device)}};
        QVERIFY(small.variant != large.variant);
        Distinctions apart;
        Distinctions together(results::Scope::AllDevices);
        for (auto* distinctions : {&apart, &together}) {
            distinctions->add(small);
            distinctions->add(large);
        }
        QCOMPARE(variantText(apart, small), std::string("bitonic"));
        QCOMPARE(variantText(together, small), std::string("bitonic work-group-size=32"));
        QVERIFY(variantText(together, large) != variantText(together, small));
    }

    void theNameForEverySessionHasAllParametersAndWhatIsUnusual()
    {
        auto spec = withLists(32);
        spec.variant.cache = backend::Cache::Cold;
        spec.workload.seed = 3;
        std::vector<std::string> texts;
        for (const auto& distinction : results::distinctionsOf(spec))
            texts.push_back(textOf(distinction, spec));
        QCOMPARE(texts, (std::vector<std::string>{"lists=32", "cold caches", "seed 3"}));
    }

    void modesAreNamedLikeParameters()
    {
        auto spec = jobOn();
        spec.variant.transfer = backend::TransferMode::Pinned;
        spec.variant.cache = backend::Cache::Cold;
        Distinctions distinctions;
        distinctions.add(spec);
        QCOMPARE(variantText(distinctions, spec), std::string("column-radix / pairwise pinned cold caches"));
        QCOMPARE(parametersText(distinctions, spec), std::string());
        QCOMPARE(distinctions.add(jobOn()), Renamed::ItsVariants);
        QCOMPARE(variantText(distinctions, jobOn()), std::string("column-radix / pairwise copy warm caches"));
    }

    void theWorkIsNamedOnlyAsFarAsItDiffers()
    {
        auto spec = jobOn();
        spec.workload.seed = 42;
        Distinctions distinctions;
        distinctions.add(spec);
        QCOMPARE(dataText(distinctions, spec), std::string("uniform"));
        auto other = spec;
        other.workload.seed = 43;
        other.workload.direction = data::Direction::Descending;
        QCOMPARE(distinctions.add(other), Renamed::All);
        QCOMPARE(dataText(distinctions, spec), std::string("uniform, ascending, seed 42"));
        QCOMPARE(dataText(distinctions, other), std::string("uniform, descending, seed 43"));
    }

    void sortsSayNothingOfWhatSearchesLookFor()
    {
        auto search = jobOn();
        search.variant = {.algorithm = "segment-search"};
        search.workload.search = results::SearchOptions{.keys = 1000, .hitRatio = 0.25};
        Distinctions distinctions;
        distinctions.add(jobOn());
        QVERIFY(!distinctions.hasVariantsOf(search));
        QCOMPARE(distinctions.add(search), Renamed::None);
        QVERIFY(distinctions.hasVariantsOf(search));
        QCOMPARE(dataText(distinctions, search), std::string("uniform"));
        auto sorted = search;
        sorted.workload.search->sortedKeys = true;
        QCOMPARE(distinctions.add(sorted), Renamed::All);
        QCOMPARE(dataText(distinctions, sorted), std::string("uniform, 1000 keys, 25 % hits, sorted"));
        QCOMPARE(dataText(distinctions, jobOn()), std::string("uniform"));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, DistinctionsTest)
#include "distinctionstest.moc"
