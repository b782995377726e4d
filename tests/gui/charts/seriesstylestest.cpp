// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/seriesstyles.h"

#include "core/algorithms/catalogue.h"
#include "core/results/row/jobresult.h"
#include "gui/charts/curves/speedups.h"
#include "tests/gui/charts/prepared.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

results::JobSpec specOf(const backend::DeviceInfo& device, const std::string& algorithm,
                        const std::string& merge = {}, std::int64_t lists = 8)
{
    auto spec = wallResult(device, algorithm, 1024, {100}).spec;
    spec.variant.merge = merge;
    spec.variant.parameters["lists"] = lists;
    return spec;
}

SeriesStyles stylesOf(const std::vector<results::JobSpec>& specs)
{
    std::vector<const results::JobSpec*> session;
    for (const auto& spec : specs)
        session.push_back(&spec);
    return SeriesStyles(session);
}

} // namespace

class SeriesStylesTest : public QObject {
    Q_OBJECT

private slots:
    void coloursAreThoseOfThisVersionForEver();
    void everyAlgorithmHasAColour();
    void sortsThatShareAChartHaveTheirOwnColours();
    void noColourIsTakenTwiceWhileOneIsLeft();
    void theFirstDeviceOfAnApiLooksTheSameInEverySession();
    void devicesOfOneApiDifferInDashOrMarker();
    void mergeStrategiesHaveTheShadesOfTheCatalogue();
    void sixteenVariantsOfOneAlgorithmDiffer();
    void whatIsHiddenKeepsItsLook();
    void chartsOfOneSessionAgree();
    void jobsThatComeOneByOneLookAsIfTheyHadComeAtOnce();
};

void SeriesStylesTest::coloursAreThoseOfThisVersionForEver()
{
    const std::map<std::string, int> known{{"bitonic", 0},      {"bitonic-two-kernel", 5},
                                           {"column-radix", 2}, {"cub-radix-sort", 1},
                                           {"std-sort", 6},     {"vqsort", 4}};
    for (const auto& [algorithm, colour] : known)
        QCOMPARE(colourOf(algorithm), colour);
    // This algorithm belongs to another program.
    QCOMPARE(colourOf("some-other-sort"), colourOf("some-other-sort"));
}

void SeriesStylesTest::everyAlgorithmHasAColour()
{
    QVERIFY(!algorithms::catalogue().empty());
    for (const auto& info : algorithms::catalogue()) {
        const auto colour = colourOf(info.id);
        QVERIFY2(colour >= 0 && colour < kSeriesColours, std::string(info.id).c_str());
    }
}

void SeriesStylesTest::sortsThatShareAChartHaveTheirOwnColours()
{
    const std::vector<std::string> sorts{
        "bitonic",        "bitonic-two-kernel", "column-radix", "cub-radix-sort",
        "cub-merge-sort", "std-sort",           "std-sort-par", "vqsort"};
    std::set<int> colours;
    for (const auto& sort : sorts)
        colours.insert(colourOf(sort));
    QCOMPARE(colours.size(), sorts.size());
}

void SeriesStylesTest::noColourIsTakenTwiceWhileOneIsLeft()
{
    // Algorithms on one device differ in nothing but their colours.
    std::map<std::pair<algorithms::Family, bool>, std::vector<int>> colours;
    for (const auto& info : algorithms::catalogue())
        colours[{info.family, info.runsOn(backend::BackendKind::Cpu)}].push_back(colourOf(info.id));
    QCOMPARE(colours.size(), std::size_t{4});
    for (const auto& [group, taken] : colours) {
        const auto left = std::min<std::size_t>(taken.size(), kSeriesColours);
        QCOMPARE(std::set(taken.begin(), taken.end()).size(), left);
    }
}

void SeriesStylesTest::theFirstDeviceOfAnApiLooksTheSameInEverySession()
{
    const auto alone = stylesOf({specOf(gpuDevice(), "bitonic")});
    const auto others =
        stylesOf({specOf(cpuDevice(), "std-sort"), specOf(gpuDevice("cuda:0"), "bitonic"),
                  specOf(gpuDevice(), "column-radix", "pairwise"), specOf(gpuDevice(), "bitonic")});
    QCOMPARE(others.of(specOf(gpuDevice(), "bitonic")), alone.of(specOf(gpuDevice(), "bitonic")));
    const auto cpu = others.of(specOf(cpuDevice(), "std-sort"));
    QCOMPARE(cpu.dash, Dash::Dashed);
    QCOMPARE(cpu.colour, colourOf("std-sort"));
    const auto gpu = others.of(specOf(gpuDevice(), "bitonic"));
    QCOMPARE(gpu.dash, Dash::Solid);
    QVERIFY(gpu.marker != cpu.marker);
    QVERIFY(others.of(specOf(gpuDevice("cuda:0"), "bitonic")).marker != gpu.marker);
}

void SeriesStylesTest::devicesOfOneApiDifferInDashOrMarker()
{
    std::vector<results::JobSpec> specs;
    for (unsigned number = 0; number < 4; ++number)
        specs.push_back(specOf(twinDevice(number), "bitonic"));
    const auto styles = stylesOf(specs);
    std::set<std::tuple<Dash, Marker>> looks;
    for (const auto& spec : specs) {
        const auto style = styles.of(spec);
        QCOMPARE(style.colour, colourOf("bitonic"));
        QCOMPARE(style.shade, 0);
        looks.emplace(style.dash, style.marker);
    }
    QCOMPARE(looks.size(), specs.size());
    std::ranges::reverse(specs);
    const auto reversed = stylesOf(specs);
    for (const auto& spec : specs)
        QCOMPARE(reversed.of(spec), styles.of(spec));
}

void SeriesStylesTest::mergeStrategiesHaveTheShadesOfTheCatalogue()
{
    const auto* info = algorithms::findAlgorithm("column-radix");
    QVERIFY(info != nullptr && info->merges.size() >= 3);
    std::vector<results::JobSpec> specs;
    for (const auto& merge : info->merges)
        specs.push_back(specOf(gpuDevice(), "column-radix", std::string(merge.id)));
    const auto all = stylesOf(specs);
    std::set<std::pair<int, Sign>> looks;
    for (const auto& spec : specs) {
        const auto style = all.of(spec);
        QCOMPARE(style.colour, colourOf("column-radix"));
        QCOMPARE(style.marker, all.of(specs.front()).marker);
        looks.emplace(style.shade, style.sign);
        // The job looks the same alone in another session.
        QCOMPARE(stylesOf({spec}).of(spec), style);
    }
    QCOMPARE(looks.size(), specs.size());
    // Shades alone are hard to name; the first four differ in both.
    std::set<Sign> signs;
    for (const auto& look : looks)
        signs.insert(look.second);
    QCOMPARE(signs.size(), specs.size());
}

void SeriesStylesTest::sixteenVariantsOfOneAlgorithmDiffer()
{
    std::vector<results::JobSpec> specs;
    for (std::int64_t lists = 1; lists <= 16; ++lists)
        specs.push_back(specOf(gpuDevice(), "column-radix", "pairwise", lists));
    const auto styles = stylesOf(specs);
    std::set<std::pair<int, Sign>> looks;
    for (const auto& spec : specs)
        looks.emplace(styles.of(spec).shade, styles.of(spec).sign);
    QCOMPARE(looks.size(), specs.size());
}

void SeriesStylesTest::whatIsHiddenKeepsItsLook()
{
    const auto eight = specOf(gpuDevice(), "column-radix", "pairwise", 8);
    const auto nine = specOf(gpuDevice(), "column-radix", "pairwise", 9);
    const auto session = std::make_shared<const SeriesStyles>(stylesOf({eight, nine}));
    auto result = wallResult(gpuDevice(), "column-radix", 1024, {100});
    result.spec = nine;
    Summaries summaries;
    const auto drawn = scalingData({shared(std::move(result))}, summaries, {}, session);
    QCOMPARE(drawn.series.size(), std::size_t{1});
    QCOMPARE(drawn.series.front().style, session->of(nine));
    QVERIFY(session->of(nine) != session->of(eight));
}

void SeriesStylesTest::chartsOfOneSessionAgree()
{
    const Results results{wall(cpuDevice(), "vqsort", 1024, {100}), wall(gpuDevice(), "bitonic", 1024, {50}),
                          wall(gpuDevice("cuda:0"), "column-radix", 1024, {40})};
    const auto lines = prepare(results);
    Summaries summaries;
    const auto bars = speedUps(results, summaries, {}, 1024, {});
    QCOMPARE(bars.bars.size(), std::size_t{3});
    for (const auto& bar : bars.bars) {
        const auto line = std::ranges::find(lines.series, bar.label, &Series::label);
        QVERIFY(line != lines.series.end());
        QCOMPARE(bar.style, line->style);
        QCOMPARE(bar.style.colour, colourOf(bar.result->spec.variant.algorithm));
    }
}

void SeriesStylesTest::jobsThatComeOneByOneLookAsIfTheyHadComeAtOnce()
{
    std::vector<results::JobSpec> specs;
    for (const auto* merge : {"pairwise", "single-thread", "blocked"}) {
        for (unsigned number = 3; number-- > 0;) {
            specs.push_back(specOf(twinDevice(number), "column-radix", merge));
            specs.push_back(specOf(twinDevice(number), "column-radix", merge, 16));
            specs.push_back(specOf(twinDevice(number), "bitonic"));
        }
    }
    SeriesStyles grown;
    for (const auto& spec : specs)
        grown.add({&spec});
    const auto whole = stylesOf(specs);
    for (const auto& spec : specs)
        QCOMPARE(grown.of(spec), whole.of(spec));
}

SORTSCOPE_TEST_WITH(QApplication, SeriesStylesTest)
#include "seriesstylestest.moc"
