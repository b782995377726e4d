// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/crossovertext.h"

#include "cli/terminal/units.h"
#include "core/base/partof.h"
#include "core/data/keys.h"
#include "core/export/json.h"
#include "core/results/json/jsonwriter.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <set>
#include <utility>

namespace sortscope::cli {
namespace {

using base::partOf;
using results::JsonWriter;
using Json = nlohmann::ordered_json;
using results::Crossover;
using results::CrossoverKind;
using results::Metric;
using results::SizeComparison;

std::optional<double> medianOf(const results::ResultPointer& row, Metric metric)
{
    return row ? results::medianOf(*row, metric) : std::nullopt;
}

TableCell timeCell(const std::optional<double>& ns, const Scale& scale)
{
    return ns ? TableCell{scaled(*ns, scale)} : TableCell{"—", Colour::Faint};
}

TableCell ratioCell(const SizeComparison& one)
{
    return one.ratio ? TableCell{ratioText(one.ratio, one.interval)} : TableCell{"—", Colour::Faint};
}

TableCell verdictCell(const SizeComparison& one)
{
    using measure::Verdict;
    if (!one.verdict)
        return one.ratio ? TableCell{"poor quality", Colour::Doubtful} : TableCell{"no figures", Colour::Bad};
    const bool faster = one.verdict == Verdict::Faster;
    if (faster || one.verdict == Verdict::Slower)
        return {faster ? "GPU" : "CPU", faster ? Colour::Good : Colour::Default};
    return {std::string(base::nameOf(*one.verdict)), Colour::Doubtful};
}

std::string tableText(const CrossoverReport& report, const TableStyle& style)
{
    const auto resident = report.search.comparisons(Metric::Wall);
    const auto roundTrip = report.search.comparisons(Metric::EndToEnd);
    const auto scale = timeScale(valuesIn(
        resident, [](const auto& one) { return medianOf(one.gpu, Metric::Wall); },
        [](const auto& one) { return medianOf(one.gpu, Metric::EndToEnd); },
        [](const auto& one) { return medianOf(one.cpu, Metric::Wall); }));
    Table table({{"Size", Align::Right},
                 {fmt::format("GPU {}", scale.unit), Align::Right},
                 {fmt::format("End to end {}", scale.unit), Align::Right, 60},
                 {fmt::format("CPU {}", scale.unit), Align::Right},
                 {"Fastest CPU row", Align::Left, 70},
                 {"GPU / CPU", Align::Left, 80},
                 {"Faster"},
                 {"End to end / CPU", Align::Left, 50},
                 {"Faster"}});
    for (std::size_t i = 0; i < resident.size(); ++i) {
        const auto& one = resident[i];
        table.addRow({{sizeText(one.size)},
                      timeCell(medianOf(one.gpu, Metric::Wall), scale),
                      timeCell(medianOf(one.gpu, Metric::EndToEnd), scale),
                      timeCell(medianOf(one.cpu, Metric::Wall), scale),
                      {one.cpu ? results::variantName(one.cpu->spec.variant) : "—"},
                      ratioCell(one),
                      verdictCell(one),
                      ratioCell(roundTrip[i]),
                      verdictCell(roundTrip[i])});
    }
    return table.text(style);
}

std::string keysText(std::size_t size)
{
    return sizeText(size) + " keys";
}

std::string uncertainText(const Crossover& found)
{
    if (found.low)
        return fmt::format(
            "not certain: the CPU is faster up to {}, and above that neither is certainly faster",
            keysText(*found.low));
    if (found.high)
        return fmt::format("from {} on at the latest; below that neither is certainly faster",
                           keysText(*found.high));
    return "not certain at any size";
}

std::string answerText(const Crossover& found, const CrossoverReport& report)
{
    switch (found.kind) {
    case CrossoverKind::Between:
        return fmt::format("{}; the CPU is certainly faster up to {}, and the GPU from {} on",
                           found.estimate
                               ? fmt::format("from about {} keys on", results::aboutSize(*found.estimate))
                               : "between the two",
                           keysText(*found.low), keysText(*found.high));
    case CrossoverKind::Always:
        return fmt::format("always from {} on", keysText(report.from));
    case CrossoverKind::Never:
        return fmt::format("{} {}", found.severalChanges ? "no longer at" : "never up to",
                           keysText(report.to));
    case CrossoverKind::Uncertain:
        break;
    }
    return uncertainText(found);
}

std::string sentence(std::string_view what, Metric metric, const CrossoverReport& report)
{
    const auto found = report.search.answer(metric);
    auto text = fmt::format("{}: {}.", what, answerText(found, report));
    if (found.severalChanges)
        text += " The GPU is also faster at a smaller size: the order changes more than once.";
    return text + '\n';
}

/// Returns why verdicts are missing, each reason once.
std::string doubts(const tuning::CrossoverSearch& search)
{
    std::set<std::string> reasons;
    for (const auto metric : {Metric::Wall, Metric::EndToEnd}) {
        for (const auto& one : search.comparisons(metric)) {
            if (!one.doubt.empty())
                reasons.insert(one.doubt);
        }
    }
    std::string text;
    for (const auto& reason : reasons)
        text += fmt::format("poor quality: {}\n", reason);
    return text.empty() ? text : '\n' + text;
}

Json answerJson(const Crossover& found)
{
    return {{"kind", base::nameOf(found.kind)},
            {"cpu_faster_up_to", JsonWriter::json(found.low)},
            {"gpu_faster_from", JsonWriter::json(found.high)},
            {"estimate", JsonWriter::json(found.estimate)},
            {"several_changes", found.severalChanges}};
}

Json comparisonJson(const SizeComparison& one)
{
    return {{"ratio", JsonWriter::json(one.ratio)},
            {"ratio_low", JsonWriter::json(partOf<&measure::Interval::low>(one.interval))},
            {"ratio_high", JsonWriter::json(partOf<&measure::Interval::high>(one.interval))},
            {"verdict", JsonWriter::json(one.verdict)},
            {"doubt", exports::textOrNull(one.doubt)}};
}

Json sizesJson(const tuning::CrossoverSearch& search)
{
    auto sizes = Json::array();
    const auto roundTrip = search.comparisons(Metric::EndToEnd);
    std::size_t i = 0;
    for (const auto& one : search.comparisons(Metric::Wall)) {
        sizes.push_back({{"size", one.size},
                         {"gpu_wall_ns", JsonWriter::json(medianOf(one.gpu, Metric::Wall))},
                         {"gpu_end_to_end_ns", JsonWriter::json(medianOf(one.gpu, Metric::EndToEnd))},
                         {"cpu", one.cpu ? Json(results::variantName(one.cpu->spec.variant)) : Json(nullptr)},
                         {"cpu_wall_ns", JsonWriter::json(medianOf(one.cpu, Metric::Wall))},
                         {"resident", comparisonJson(one)},
                         {"round_trip", comparisonJson(roundTrip[i++])}});
    }
    return sizes;
}

} // namespace

std::string crossoverText(const CrossoverReport& report, const TableStyle& style)
{
    auto text = fmt::format("{} on {} ({}) against the fastest CPU row, {} ({}), {} to {} keys, {}\n\n",
                            report.algorithm, report.device.id, report.device.name, report.generator,
                            data::keysText(report.key, report.values), sizeText(report.from),
                            sizeText(report.to), report.preset);
    text += tableText(report, style) + doubts(report.search);
    text += report.complete
                ? "\nThe GPU is faster\n"
                : "\nThe search was interrupted. According to the sizes so far, the GPU is faster\n";
    return text + sentence("- with keys and result on the device", Metric::Wall, report)
           + sentence("- with both transfers", Metric::EndToEnd, report);
}

std::string crossoverJson(const CrossoverReport& report, const results::Environment& environment)
{
    return exports::dumpJson({{"format", "sortscope-crossover"},
                              {"version", 1},
                              {"environment", exports::environmentJson(environment)},
                              {"device", exports::deviceJson(report.device)},
                              {"algorithm", report.algorithm},
                              {"generator", report.generator},
                              {"key", base::nameOf(report.key)},
                              {"values", base::nameOf(report.values)},
                              {"preset", report.preset},
                              {"from", report.from},
                              {"to", report.to},
                              {"complete", report.complete},
                              {"resident", answerJson(report.search.answer(Metric::Wall))},
                              {"round_trip", answerJson(report.search.answer(Metric::EndToEnd))},
                              {"sizes", sizesJson(report.search)}})
           + '\n';
}

} // namespace sortscope::cli
