// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/options/arguments.h"
#include "cli/options/entryfolders.h"
#include "cli/options/processoptions.h"
#include "cli/terminal/displaywidth.h"
#include "cli/terminal/outputs.h"
#include "cli/terminal/table.h"
#include "core/algorithms/catalogue.h"
#include "core/algorithms/ownentries.h"
#include "core/backend/device.h"
#include "core/data/generator.h"
#include "core/export/json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace sortscope::cli {
namespace {

using algorithms::AlgorithmInfo;
using algorithms::ParameterInfo;
using base::nameOf;
using Json = nlohmann::ordered_json;

constexpr std::size_t kLongestLine = 110;

/// Returns the default of a parameter on each device that the algorithm runs on: many defaults depend on the
/// device.
std::vector<std::pair<std::string, algorithms::ParameterValue>>
defaultsOf(const AlgorithmInfo& info, const ParameterInfo& parameter, const backend::Inventory& inventory)
{
    std::vector<std::pair<std::string, algorithms::ParameterValue>> defaults;
    for (const auto& device : inventory.devices) {
        if (info.runsOn(device->info().backend))
            defaults.emplace_back(device->info().id, parameter.defaultFor(device->info()));
    }
    return defaults;
}

std::string defaultsText(const AlgorithmInfo& info, const ParameterInfo& parameter,
                         const backend::Inventory& inventory)
{
    const auto defaults = defaultsOf(info, parameter, inventory);
    if (defaults.empty())
        return "the device's";
    const bool same = std::all_of(defaults.begin(), defaults.end(),
                                  [&](const auto& entry) { return entry.second == defaults.front().second; });
    if (same)
        return algorithms::toText(defaults.front().second);
    return base::joined(defaults, [](const auto& entry) {
        return fmt::format("{} on {}", algorithms::toText(entry.second), entry.first);
    });
}

std::string overview(const TableStyle& style)
{
    Table table({{"Id"}, {"Family"}, {"Backends"}, {"Title"}, {"Parameters"}, {"Merge strategies"}});
    for (const auto& info : algorithms::catalogue()) {
        table.addRow({{std::string(info.id)},
                      {std::string(nameOf(info.family))},
                      {base::joined(info.backends, nameOf<backend::BackendKind>)},
                      {std::string(info.title)},
                      {base::joined(info.parameters, &ParameterInfo::id)},
                      {base::joined(info.merges, &algorithms::MergeStrategy::id)}});
    }
    return table.text(style);
}

/// Returns "  label      text", with the text wrapped under itself; nothing for an empty text.
std::string item(std::string_view label, std::string_view text, std::size_t width)
{
    constexpr std::size_t indent = 24;
    if (text.empty())
        return {};
    std::string result;
    for (const auto& line : wrapped(text, std::max<std::size_t>(width, indent + 30) - indent)) {
        result += fmt::format("  {:<{}}{}\n", label, indent - 2, line);
        label = {};
    }
    return result;
}

/// For example "u32, i32; f32 mapped to unsigned numbers and back".
std::string keysText(const AlgorithmInfo& info)
{
    std::vector<data::KeyType> mapped;
    for (const auto type : info.takenTypes()) {
        if (std::ranges::find(info.keyTypes, type) == info.keyTypes.end())
            mapped.push_back(type);
    }
    const auto text = base::joined(info.keyTypes, nameOf<data::KeyType>);
    return mapped.empty() ? text
                          : fmt::format("{}; {} mapped to unsigned numbers and back", text,
                                        base::joined(mapped, nameOf<data::KeyType>));
}

/// For example "u32 with u32, i32 keys; equal keys stay in their order"; nothing if the algorithm takes no
/// values.
std::string valuesText(const AlgorithmInfo& info)
{
    std::vector<std::string> texts;
    for (const auto values : info.takenValues())
        texts.push_back(fmt::format("{} with {} keys", nameOf(values),
                                    base::joined(info.takenTypes(values), nameOf<data::KeyType>)));
    if (!texts.empty() && info.stable)
        texts.emplace_back("equal keys stay in their order");
    return fmt::format("{}", fmt::join(texts, "; "));
}

std::string details(const AlgorithmInfo& info, const backend::Inventory& inventory, const TableStyle& style)
{
    const auto width = std::min(style.width.value_or(kLongestLine), kLongestLine);
    std::string text = painted(info.id, Colour::Good, style.colour) + '\n';
    text += item("", info.summary, width);
    text += item("origin", info.origin, width);
    if (const auto* own = algorithms::findOwnEntry(info.id))
        text += item("folder", printable(own->folder.directory.string()), width);
    text += item("limits", info.limits, width);
    text += item("keys", keysText(info), width);
    text += item("values", valuesText(info), width);
    for (const auto& parameter : info.parameters)
        text += item(parameter.id,
                     fmt::format("{}: {} (default {}{})", parameter.description, describeRange(parameter),
                                 defaultsText(info, parameter, inventory),
                                 parameter.candidates.empty() ? "" : "; `tune` looks for a better one"),
                     width);
    for (const auto& merge : info.merges)
        text += item(merge.id, fmt::format("merge strategy: {}", merge.description), width);
    return text;
}

std::string generatorsText(const TableStyle& style)
{
    Table table({{"Generator"}, {"Title"}, {"Sorted"}, {"Origin", Align::Left, 50}});
    for (const auto& info : data::generators())
        table.addRow({{info.value ? fmt::format("{}:N", info.id) : std::string(info.id)},
                      {std::string(info.title)},
                      {info.sorted ? "yes" : "no"},
                      {std::string(info.origin)}});
    return table.text(style);
}

std::string tableText(const backend::Inventory& inventory)
{
    const TableStyle style{wantsColour(Output::Standard), terminalWidth(Output::Standard)};
    std::string text = overview(style) + '\n';
    for (const auto& info : algorithms::catalogue())
        text += details(info, inventory, style) + '\n';
    text += generatorsText(style);
    const auto refused = refusedEntriesText();
    return refused.empty() ? text : text + '\n' + refused;
}

Json valueJson(const algorithms::ParameterValue& value)
{
    return std::visit([](const auto& held) { return Json(held); }, value);
}

Json parameterJson(const AlgorithmInfo& info, const ParameterInfo& parameter,
                   const backend::Inventory& inventory)
{
    const bool isChoice = !parameter.choices.empty();
    Json json{{"id", parameter.id}, {"title", parameter.title}, {"description", parameter.description}};
    json["type"] = isChoice ? "choice" : "integer";
    json["minimum"] = isChoice ? Json(nullptr) : Json(parameter.minimum);
    json["maximum"] = isChoice ? Json(nullptr) : Json(parameter.maximum);
    json["power_of_two"] = parameter.powerOfTwo;
    json["choices"] = Json::array();
    for (const auto& choice : parameter.choices)
        json["choices"].push_back({{"id", choice.id}, {"title", choice.title}});
    json["candidates"] = Json::array();
    for (const auto& value : parameter.candidates)
        json["candidates"].push_back(valueJson(value));
    json["defaults"] = Json::object();
    for (const auto& [device, value] : defaultsOf(info, parameter, inventory))
        json["defaults"][device] = valueJson(value);
    return json;
}

Json algorithmJson(const AlgorithmInfo& info, const backend::Inventory& inventory)
{
    Json json{{"id", info.id}, {"title", info.title}, {"family", nameOf(info.family)}};
    for (const auto backend : info.backends)
        json["backends"].push_back(nameOf(backend));
    json["summary"] = info.summary;
    json["origin"] = info.origin;
    const auto* own = algorithms::findOwnEntry(info.id);
    json["folder"] = own == nullptr ? Json(nullptr) : Json(own->folder.directory.string());
    json["limits"] = info.limits.empty() ? Json(nullptr) : Json(info.limits);
    json["key_types"] = Json::array();
    for (const auto type : info.takenTypes())
        json["key_types"].push_back(nameOf(type));
    json["key_types_with_values"] = Json::object();
    for (const auto values : info.takenValues()) {
        for (const auto type : info.takenTypes(values))
            json["key_types_with_values"][std::string(nameOf(values))].push_back(nameOf(type));
    }
    json["stable"] = info.stable;
    json["overlaps"] = info.overlaps;
    json["max_length"] = info.lengths.most;
    json["max_needles"] = info.family == algorithms::Family::Search ? Json(info.maxNeedles) : Json(nullptr);
    json["stage_label"] = info.stageLabel.empty() ? Json(nullptr) : Json(info.stageLabel);
    json["pass_label"] = info.passLabel.empty() ? Json(nullptr) : Json(info.passLabel);
    json["parameters"] = Json::array();
    for (const auto& parameter : info.parameters)
        json["parameters"].push_back(parameterJson(info, parameter, inventory));
    json["merges"] = Json::array();
    for (const auto& merge : info.merges)
        json["merges"].push_back(
            {{"id", merge.id}, {"title", merge.title}, {"description", merge.description}});
    return json;
}

Json rangeJson(const data::GeneratorInfo& info)
{
    const auto& value = info.value;
    return value ? Json{{"counts", value->counts},
                        {"minimum", value->minimum},
                        {"maximum", value->maximum},
                        {"default", value->standard}}
                 : Json(nullptr);
}

std::string jsonText(const backend::Inventory& inventory)
{
    auto entries = Json::array();
    for (const auto& info : algorithms::catalogue())
        entries.push_back(algorithmJson(info, inventory));
    auto refused = Json::array();
    for (const auto& [folder, reason] : algorithms::refusedEntries())
        refused.push_back({{"folder", folder.string()}, {"reason", reason}});
    auto generators = Json::array();
    for (const auto& info : data::generators())
        generators.push_back({{"id", info.id},
                              {"title", info.title},
                              {"description", info.description},
                              {"origin", info.origin},
                              {"sorted", info.sorted},
                              {"value", rangeJson(info)},
                              {"edge_case", info.edgeCase}});
    return exports::dumpJson({{"format", "sortscope-algorithms"},
                              {"version", 1},
                              {"algorithms", std::move(entries)},
                              {"generators", std::move(generators)},
                              {"refused_entries", std::move(refused)}})
           + '\n';
}

int listAlgorithms(const std::string& chosen)
{
    const auto format = parseFormat(chosen);
    const auto inventory = machineWith({}, {}).inventory();
    writeOut(format == Format::Json ? jsonText(inventory) : tableText(inventory));
    return kAllOk;
}

} // namespace

void addAlgorithmsCommand(const Command& app, Action& action)
{
    auto [command, format] = addCommand<std::string>(
        app, action, "algorithms", "List the algorithms, their parameters and the data generators",
        listAlgorithms);
    addFormatOption(command, format);
}

} // namespace sortscope::cli
