// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/tunetext.h"

#include "cli/terminal/displaywidth.h"
#include "cli/terminal/units.h"
#include "core/base/partof.h"
#include "core/data/keys.h"
#include "core/export/json.h"
#include "core/export/listjson.h"
#include "core/results/json/jsonwriter.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace sortscope::cli {
namespace {

using algorithms::Parameters;
using results::JsonWriter;
using tuning::Tunings;
using tuning::TuningTrial;
using Json = nlohmann::ordered_json;

constexpr std::string_view kMissing = "—";

/// Returns the parameters that differ between trials: the others do not distinguish the trials.
Parameters varied(const Parameters& parameters, const std::vector<TuningTrial>& trials)
{
    Parameters left;
    std::ranges::copy_if(parameters, std::inserter(left, left.end()), [&](const auto& parameter) {
        return std::ranges::any_of(trials, [&](const TuningTrial& trial) {
            return trial.parameters.find(parameter.first)->second != parameter.second;
        });
    });
    return left;
}

std::string nameOf(const Tunings::Entry& entry)
{
    return entry.merge.empty() ? entry.algorithm : entry.algorithm + " / " + entry.merge;
}

/// Returns the values; "defaults" if nothing is faster.
std::string valuesText(const Tunings::Entry& entry)
{
    return entry.values.empty() ? "defaults" : algorithms::toText(entry.values);
}

std::string trialsTable(const std::vector<TuningTrial>& trials, const TableStyle& style)
{
    const auto scale = timeScale(valuesIn(trials, [](const auto& trial) { return trial.timeNs; }));
    Table table({{"Parameters"},
                 {fmt::format("Wall {}", scale.unit), Align::Right},
                 {"Ratio to best so far", Align::Right},
                 {"Samples", Align::Left, 50},
                 {"Status"}});
    for (const auto& trial : trials)
        table.addRow({{algorithms::toText(varied(trial.parameters, trials))},
                      {trial.timeNs ? scaled(*trial.timeNs, scale) : std::string(kMissing)},
                      {trial.ratio ? fmt::format("{:.3f}", *trial.ratio) : std::string(kMissing)},
                      {trial.thorough ? "all" : "few"},
                      {trial.reason.empty() ? "ok" : trial.reason,
                       trial.reason.empty() ? Colour::Good : Colour::Doubtful}});
    return table.text(style);
}

/// For example "1.35 times as fast as the defaults (95 %: 1.31 to 1.39)".
std::string gainText(const tuning::TuningOutcome& outcome)
{
    if (!outcome.ratio)
        return "and the defaults cannot run";
    auto text = fmt::format("{:.2f} times as fast as the defaults", 1 / *outcome.ratio);
    if (const auto& interval = outcome.interval)
        text += fmt::format(" (95 %: {:.2f} to {:.2f})", 1 / interval->high, 1 / interval->low);
    return text;
}

std::string answerText(const TuneReport& report, const tuning::TunedSize& tuned)
{
    const auto& entry = tuned.entry;
    const auto what = fmt::format("{} on {}, {} keys ({})", nameOf(entry), report.device,
                                  sizeText(entry.size.value_or(0)), data::keysText(entry.key, entry.payload));
    if (tuned.outcome.trials.empty())
        return fmt::format("{}: nothing was tried.\n", what);
    if (!tuned.outcome.isMeasured())
        return fmt::format("{}: no trial could run.\n", what);
    if (entry.values.empty())
        return fmt::format("{}: no difference found; the defaults ({}) stay.\n", what,
                           algorithms::toText(report.defaults));
    return fmt::format("{}: {}, {}.\n", what, algorithms::toText(entry.values), gainText(tuned.outcome));
}

Json trialJson(const TuningTrial& trial)
{
    return {{"parameters", JsonWriter::json(trial.parameters)},
            {"thorough", trial.thorough},
            {"wall_ns", JsonWriter::json(trial.timeNs)},
            {"ratio", JsonWriter::json(trial.ratio)},
            {"reason", exports::textOrNull(trial.reason)}};
}

/// Describes the work that was tuned, and its data.
Json workJson(const std::string& device, const Tunings::Entry& entry)
{
    return {{"device", exports::textOrNull(device)}, {"device_name", entry.deviceName},
            {"algorithm", entry.algorithm},          {"merge", exports::textOrNull(entry.merge)},
            {"key", base::nameOf(entry.key)},        {"values", base::nameOf(entry.payload)},
            {"generator", entry.generator},          {"date", results::isoUtc(entry.date)}};
}

/// Describes the result for a size.
Json foundJson(const Tunings::Entry& entry)
{
    return {{"size", JsonWriter::json(entry.size)}, {"parameters", JsonWriter::json(entry.values)}};
}

Json sizeJson(const tuning::TunedSize& tuned)
{
    const auto& outcome = tuned.outcome;
    auto document = foundJson(tuned.entry);
    document["ratio"] = JsonWriter::json(outcome.ratio);
    document["ratio_low"] = JsonWriter::json(base::partOf<&measure::Interval::low>(outcome.interval));
    document["ratio_high"] = JsonWriter::json(base::partOf<&measure::Interval::high>(outcome.interval));
    document["complete"] = outcome.complete;
    document["took_ns"] = outcome.took.count();
    document["trials"] = exports::listJson(outcome.trials, trialJson);
    return document;
}

} // namespace

std::string tuneText(const TuneReport& report, const TableStyle& style)
{
    std::string text;
    for (const auto& tuned : report.sizes) {
        if (!text.empty())
            text += '\n';
        if (!tuned.outcome.trials.empty())
            text += trialsTable(tuned.outcome.trials, style) + '\n';
        text += answerText(report, tuned);
        if (!tuned.outcome.complete)
            text += "The time budget ended before the search: a larger one may find faster parameters.\n";
    }
    return text;
}

std::string tuneJson(const TuneReport& report, const results::Environment& environment)
{
    Json document{
        {"format", "sortscope-tune"}, {"version", 2}, {"environment", exports::environmentJson(environment)}};
    document.update(workJson(report.device, report.sizes.front().entry));
    document["defaults"] = JsonWriter::json(report.defaults);
    document["sizes"] = exports::listJson(report.sizes, sizeJson);
    return exports::dumpJson(document) + '\n';
}

std::string keptText(const std::vector<KeptTuning>& kept, const TableStyle& style)
{
    if (kept.empty())
        return "Nothing is tuned: every run uses the default parameters.\n";
    Table table({{"Device"},
                 {"Algorithm"},
                 {"Key"},
                 {"Size", Align::Right},
                 {"Parameters"},
                 {"Times as fast", Align::Right, 60},
                 {"Tuned"},
                 {"Status"}});
    for (const auto& [entry, device, stale] : kept)
        table.addRow({{device.empty() ? entry.deviceName : device},
                      {nameOf(entry)},
                      {data::keysText(entry.key, entry.payload)},
                      {entry.size ? sizeText(*entry.size) : "any"},
                      {valuesText(entry)},
                      {entry.ratio ? fmt::format("{:.2f}", 1 / *entry.ratio) : std::string(kMissing)},
                      {results::isoDay(entry.date)},
                      {stale.empty() ? "used" : "not used: " + stale,
                       stale.empty() ? Colour::Good : Colour::Doubtful}});
    return table.text(style);
}

std::string keptJson(const std::vector<KeptTuning>& kept, const std::string& file)
{
    auto tunings = Json::array();
    for (const auto& [entry, device, stale] : kept) {
        auto row = workJson(device, entry);
        row.update(foundJson(entry));
        row["ratio"] = JsonWriter::json(entry.ratio);
        row["driver_version"] = entry.driverVersion;
        row["used"] = stale.empty();
        row["reason"] = exports::textOrNull(stale);
        tunings.push_back(std::move(row));
    }
    return exports::dumpJson({{"format", "sortscope-tunings"},
                              {"version", 2},
                              {"file", exports::textOrNull(file)},
                              {"tunings", std::move(tunings)}})
           + '\n';
}

} // namespace sortscope::cli
