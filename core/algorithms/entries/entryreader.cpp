// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries/entryreader.h"

#include "core/algorithms/entries/luatable.h"

#include <fmt/format.h>

#include <algorithm>

namespace sortscope::algorithms::entries {
namespace {

std::vector<EntryParameter> parametersOf(const Members& all)
{
    std::vector<EntryParameter> parameters;
    const auto* list = all.find("parameters");
    if (list == nullptr || list->empty())
        return parameters;
    if (!list->is_array())
        all.refuse("parameters", "a list of tables");
    for (const auto& each : *list) {
        const auto members = all.inner("parameters", each);
        members.allow({"id", "title", "description", "minimum", "maximum", "power_of_two", "choices",
                       "default", "tune"});
        auto& made = parameters.emplace_back();
        made.id = members.text("id");
        made.title = members.text("title", made.id);
        made.description = members.text("description");
        made.minimum = members.number("minimum", 1);
        made.maximum = members.number("maximum", std::int64_t{1} << 20);
        made.powerOfTwo = members.flag("power_of_two");
        made.choices = members.words("choices");
        if (members.find("default") == nullptr)
            members.refuse("default", "a whole number, or one of the choices");
        made.standard = members.word("default");
        made.candidates = members.words("tune");
    }
    return parameters;
}

std::vector<EntryScratch> scratchOf(const Members& all)
{
    std::vector<EntryScratch> scratch;
    const auto* table = all.find("scratch");
    if (table == nullptr || table->empty())
        return scratch;
    if (!table->is_object())
        all.refuse("scratch", "a table of names and sizes in bytes, such as { other = \"4 * n\" }");
    const auto members = all.inner("scratch", *table);
    for (const auto& [name, value] : table->items())
        scratch.push_back({name, members.word(name)});
    return scratch;
}

bool isCuda(const std::string& file)
{
    return file.ends_with(".cu");
}

std::vector<std::string> kernelsOf(const Members& all, const KernelFolder& folder)
{
    auto kernels = all.words("kernels");
    if (kernels.empty())
        all.refuse("kernels", "the files of the kernels, such as { \"sort.cl\" }");
    for (const auto& file : kernels) {
        if (folder.files.contains(file) && (isCuda(file) || file.ends_with(".cl")))
            continue;
        std::vector<std::string> there;
        for (const auto& [name, text] : folder.files) {
            if (isCuda(name) || name.ends_with(".cl"))
                there.push_back(name);
        }
        throw EntryFault(
            fmt::format("entry.lua:{}: kernels: there is no file {} of kernels (.cl, .cu) in the "
                        "folder, which has {}",
                        all.lineOf("kernels"), file, there.empty() ? "none" : base::joined(there)));
    }
    return kernels;
}

void readRest(EntryDescription& made, const Members& all)
{
    const auto has = [&](const auto& is) { return std::ranges::any_of(made.kernels, is); };
    const bool openCl = has([](const auto& file) { return !isCuda(file); });
    using backend::BackendKind;
    made.backends =
        all.named<BackendKind>("apis", openCl ? std::vector{BackendKind::OpenCl, BackendKind::Cuda}
                                              : std::vector{BackendKind::Cuda});
    if (std::ranges::find(made.backends, BackendKind::Cpu) != made.backends.end() || made.backends.empty()
        || (!openCl && made.backends != std::vector{BackendKind::Cuda}))
        all.refuse("apis", "opencl, cuda or both, and OpenCL needs a .cl file");
    made.parameters = parametersOf(all);
    made.stageLabel = all.text("stage_label");
    made.passLabel = all.text("pass_label");
    made.stable = all.flag("stable");
    made.graphable = all.flag("graphable");
    made.keyTypes = all.named<data::KeyType>("keys", {data::KeyType::U32});
    made.mapsKeys = all.flag("maps_keys");
    made.pairTypes = all.named<data::KeyType>("pairs", {});
    made.valueTypes = all.named<data::ValueType>("values", {data::ValueType::U32});
    made.directions =
        all.named<data::Direction>("directions", {data::Direction::Ascending, data::Direction::Descending});
    if (made.directions.empty())
        all.refuse("directions", "ascending, descending or both");
    if (const auto* lengths = all.find("lengths")) {
        const auto members = all.inner("lengths", *lengths);
        members.allow({"least", "most", "powers_of_two"});
        made.lengths = {static_cast<std::size_t>(members.number("least", 0)),
                        static_cast<std::size_t>(members.number("most", kMostKeys)),
                        members.flag("powers_of_two")};
    }
    made.maxNeedles = static_cast<std::uint64_t>(all.number("max_needles", kMostKeys));
    made.padded = all.word("padded");
    made.tile = all.word("tile");
    if (const auto* work = all.find("work")) {
        const auto members = all.inner("work", *work);
        members.allow({"bytes", "launches"});
        made.workBytes = members.word("bytes");
        made.workLaunches = members.word("launches");
    }
    made.scratch = scratchOf(all);
    if (const auto* run = all.find("run"); run == nullptr || !run->is_binary())
        all.refuse("run", "a function (queue, job) that launches the kernels");
}

} // namespace

EntryDescription readDescription(const LuaState& state, const KernelFolder& folder)
{
    state.pushTable();
    const auto table = popValue(state.lua());
    const auto& text = folder.files.at(std::string(kEntryFile));
    const Members all(table, text);
    EntryDescription made;
    made.base = all.text("base");
    if (made.base.empty())
        all.allow({"id",         "title",       "family",      "summary",   "origin",    "limits",
                   "kernels",    "apis",        "keys",        "maps_keys", "pairs",     "values",
                   "directions", "lengths",     "max_needles", "padded",    "tile",      "parameters",
                   "defines",    "stage_label", "pass_label",  "stable",    "graphable", "scratch",
                   "work",       "run"});
    else
        all.allow({"id", "title", "summary", "origin", "limits", "kernels", "base"});
    if (all.find("id") == nullptr)
        all.refuse("id", "a text in quotes");
    made.id = all.text("id");
    made.title = all.text("title", made.id);
    made.summary = all.text("summary");
    made.origin = all.text("origin");
    made.limits = all.text("limits");
    made.kernels = kernelsOf(all, folder);
    const auto family = all.named<Family>("family", {Family::Sort});
    if (family.size() != 1)
        all.refuse("family", "sort or search");
    made.family = family.front();
    if (made.base.empty())
        readRest(made, all);
    try {
        requireSound(made);
    } catch (const std::invalid_argument& error) {
        const std::string what = error.what();
        const auto line = all.lineOf(what.substr(0, what.find_first_of(":.")));
        throw EntryFault(fmt::format("entry.lua:{}: {}", line, what));
    }
    return made;
}

} // namespace sortscope::algorithms::entries
