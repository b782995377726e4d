// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/crossovertext.h"

#include "cli/terminal/units.h"
#include "core/backend/processor.h"
#include "core/data/keys.h"
#include "core/export/gpuagainstcpujson.h"
#include "core/export/json.h"
#include "core/export/listjson.h"
#include "core/results/json/jsonwriter.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace sortscope::cli {
namespace {

using results::JsonWriter;
using Json = nlohmann::ordered_json;
using results::Crossover;
using results::CrossoverKind;
using results::Metric;
using results::SizeComparison;

/// The device in words: a processor is never the GPU.
std::string whoOf(const backend::DeviceInfo& device)
{
    return backend::isProcessor(device) ? device.id : "GPU";
}

/// The device with an article ("the GPU", "The GPU"); a processor has none.
std::string theDevice(const backend::DeviceInfo& device, std::string_view article = "the")
{
    return backend::isProcessor(device) ? device.id : fmt::format("{} GPU", article);
}

std::optional<double> medianOf(const results::ResultPointer& row, Metric metric)
{
    return row ? results::medianOf(*row, metric) : std::nullopt;
}

TableCell timeCell(const std::optional<double>& ns, const Scale& scale)
{
    return ns ? TableCell{scaled(*ns, scale)} : TableCell{"—", Colour::Faint};
}

TableCell speedUpCell(const SizeComparison& one)
{
    return one.speedUp ? TableCell{results::speedUpText(*one.speedUp)} : TableCell{"—", Colour::Faint};
}

TableCell verdictCell(const SizeComparison& one, const std::string& who)
{
    using measure::Verdict;
    if (!one.verdict)
        return one.speedUp ? TableCell{"poor quality", Colour::Doubtful}
                           : TableCell{"no figures", Colour::Bad};
    const bool faster = one.verdict == Verdict::Faster;
    if (faster || one.verdict == Verdict::Slower)
        return {faster ? who : "CPU", faster ? Colour::Good : Colour::Default};
    return {std::string(base::nameOf(*one.verdict)), Colour::Doubtful};
}

std::string transferText(const results::ResultPointer& row)
{
    return row ? std::string(base::nameOf(row->spec.variant.transfer)) : "—";
}

std::string tableText(const CrossoverReport& report, const TableStyle& style)
{
    const auto resident = report.search.comparisons(Metric::Wall);
    const auto roundTrip = report.search.comparisons(Metric::EndToEnd);
    const auto who = whoOf(report.device);
    const auto ofGpu = [](Metric metric) {
        return [=](const SizeComparison& one) { return medianOf(one.gpu, metric); };
    };
    auto times = valuesIn(resident, ofGpu(Metric::Wall),
                          [](const SizeComparison& one) { return medianOf(one.cpu, Metric::Wall); });
    std::ranges::copy(valuesIn(roundTrip, ofGpu(Metric::EndToEnd)), std::back_inserter(times));
    const auto scale = timeScale(times);
    Table table({{"Size", Align::Right},
                 {fmt::format("{} {}", who, scale.unit), Align::Right},
                 {fmt::format("End to end {}", scale.unit), Align::Right, 60},
                 {"Transfer", Align::Left, 40},
                 {fmt::format("CPU {}", scale.unit), Align::Right},
                 {"Fastest CPU row", Align::Left, 70},
                 {"Times as fast", Align::Left, 80},
                 {"Faster"},
                 {"With transfers", Align::Left, 75},
                 {"Faster"}});
    for (std::size_t i = 0; i < resident.size(); ++i) {
        const auto& one = resident[i];
        const auto& travelling = roundTrip[i];
        table.addRow({{sizeText(one.size)},
                      timeCell(medianOf(one.gpu, Metric::Wall), scale),
                      timeCell(medianOf(travelling.gpu, Metric::EndToEnd), scale),
                      {transferText(travelling.gpu)},
                      timeCell(medianOf(one.cpu, Metric::Wall), scale),
                      {one.cpu ? results::variantName(one.cpu->spec.variant) : "—"},
                      speedUpCell(one),
                      verdictCell(one, who),
                      speedUpCell(travelling),
                      verdictCell(travelling, who)});
    }
    return table.text(style);
}

std::string keysText(std::size_t size)
{
    return sizeText(size) + " keys";
}

std::string uncertainText(const Crossover& found)
{
    if (found.someUncertain)
        return "not certain at every size";
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
        return fmt::format(
            "{}; the CPU is certainly faster up to {}, and {} from {} on",
            found.estimate ? fmt::format("from about {} keys on",
                                         results::aboutSize(*found.estimate, static_cast<double>(*found.low),
                                                            static_cast<double>(*found.high)))
                           : "between the two",
            keysText(*found.low), theDevice(report.device), keysText(*found.high));
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
        text += fmt::format(" {} is also faster at a smaller size: the order changes more than once.",
                            theDevice(report.device, "The"));
    if (found.kind == CrossoverKind::Between && found.someUncertain)
        text += " At some of these sizes neither is certainly faster.";
    return text + '\n';
}

/// Returns why verdicts are missing, each reason once.
std::string doubts(const tuning::CrossoverSearch& search)
{
    std::set<std::string> reasons;
    for (const auto metric : {Metric::Wall, Metric::EndToEnd}) {
        for (const auto& one : search.comparisons(metric)) {
            if (one.speedUp && !one.speedUp->doubt.empty())
                reasons.insert(one.speedUp->doubt);
        }
    }
    std::string text;
    for (const auto& reason : reasons)
        text += fmt::format("poor quality: {}\n", reason);
    return text.empty() ? text : '\n' + text;
}

/// The leads of both answers that skipped passes helped.
std::string skippingText(const tuning::CrossoverSearch& search)
{
    auto leads = results::leadsIn(search.comparisons(Metric::Wall));
    std::ranges::move(results::leadsIn(search.comparisons(Metric::EndToEnd)), std::back_inserter(leads));
    return results::skippingNotes(leads);
}

Json answerJson(const Crossover& found)
{
    return {{"kind", base::nameOf(found.kind)},
            {"cpu_faster_up_to", JsonWriter::json(found.low)},
            {"gpu_faster_from", JsonWriter::json(found.high)},
            {"estimate", JsonWriter::json(found.estimate)},
            {"several_changes", found.severalChanges},
            {"some_uncertain", found.someUncertain}};
}

Json sizesJson(const tuning::CrossoverSearch& search)
{
    auto sizes = Json::array();
    const auto roundTrip = search.comparisons(Metric::EndToEnd);
    std::size_t i = 0;
    for (const auto& one : search.comparisons(Metric::Wall)) {
        sizes.push_back({{"size", one.size},
                         {"resident", exports::sizeComparisonJson(one, Metric::Wall)},
                         {"round_trip", exports::sizeComparisonJson(roundTrip[i++], Metric::EndToEnd)}});
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
                ? fmt::format("\n{} is faster\n", theDevice(report.device, "The"))
                : fmt::format("\nThe search was interrupted. According to the sizes so far, {} is faster\n",
                              theDevice(report.device));
    return text + sentence("- with keys and result on the device", Metric::Wall, report)
           + sentence(fmt::format("- with both transfers, by the fastest of {}",
                                  base::joined(report.transfers, base::nameOf<backend::TransferMode>)),
                      Metric::EndToEnd, report)
           + skippingText(report.search);
}

std::string crossoverJson(const CrossoverReport& report, const results::Environment& environment)
{
    return exports::dumpJson(
               {{"format", "sortscope-crossover"},
                {"version", 1},
                {"environment", exports::environmentJson(environment)},
                {"device", exports::deviceJson(report.device)},
                {"algorithm", report.algorithm},
                {"generator", report.generator},
                {"key", base::nameOf(report.key)},
                {"values", base::nameOf(report.values)},
                {"transfers", exports::listJson(report.transfers, base::nameOf<backend::TransferMode>)},
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
