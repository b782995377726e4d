// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entrydescription.h"

#include "core/algorithms/catalogue.h"
#include "core/algorithms/expression.h"
#include "core/algorithms/workgroup.h"
#include "core/backend/deviceinfo.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace sortscope::algorithms {
namespace {

/// Formulas have no minus in names.
std::string variableOf(std::string_view id)
{
    std::string name(id);
    std::ranges::replace(name, '-', '_');
    return name;
}

Expression::Names namesFor(const EntryDescription& description)
{
    Expression::Names names{"n", "padded", "needles", "key_bytes", "value_bytes"};
    for (const auto& parameter : description.parameters) {
        if (parameter.choices.empty())
            names.insert(variableOf(parameter.id));
    }
    return names;
}

std::size_t paddedLength(const EntryDescription& description, std::size_t length)
{
    if (description.padded.empty())
        return length;
    const Expression formula(description.padded, {"n"});
    return std::clamp<std::size_t>(formula.value({{"n", static_cast<double>(length)}}), length, kMostKeys);
}

Expression::Variables variablesOf(const EntryDescription& description, const WorkProblem& problem)
{
    Expression::Variables variables{
        {"n", static_cast<double>(problem.length)},
        {"padded", static_cast<double>(paddedLength(description, problem.length))},
        {"needles", static_cast<double>(problem.needles)},
        {"key_bytes", static_cast<double>(data::keyBytes(problem.key))},
        {"value_bytes", problem.values == data::ValueType::None
                            ? 0.0
                            : static_cast<double>(data::valueBytes(problem.values))}};
    for (const auto& [id, value] : problem.parameters) {
        if (const auto* number = std::get_if<std::int64_t>(&value))
            variables[variableOf(id)] = static_cast<double>(*number);
    }
    return variables;
}

bool isId(std::string_view id)
{
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !id.empty() && id.size() <= 60 && std::ranges::all_of(id, fits) && id.front() >= 'a'
           && id.front() <= 'z';
}

void requireId(std::string_view id, std::string_view what)
{
    if (!isId(id))
        throw std::invalid_argument(fmt::format("{}: \"{}\" cannot be an id; it has small letters, digits "
                                                "and -, up to 60, and begins with a letter",
                                                what, id));
}

/// The default is that of the entry; a work-group is no larger than the device has them.
ParameterValue standardFor(const ParameterInfo& info, const EntryParameter& parameter,
                           const backend::DeviceInfo& device)
{
    auto value = parseParameter(info, parameter.standard);
    auto* number = std::get_if<std::int64_t>(&value);
    if (number != nullptr && parameter.id == "work-group-size" && device.maxWorkGroupSize > 0)
        *number = std::min(*number, static_cast<std::int64_t>(powerOfTwoBelow(device.maxWorkGroupSize)));
    return value;
}

ParameterInfo infoOf(const EntryParameter& parameter)
{
    ParameterInfo info{.id = parameter.id,
                       .title = parameter.title,
                       .description = parameter.description,
                       .minimum = parameter.minimum,
                       .maximum = parameter.maximum,
                       .powerOfTwo = parameter.powerOfTwo};
    for (const auto& choice : parameter.choices)
        info.choices.push_back({choice, choice});
    for (const auto& candidate : parameter.candidates)
        info.candidates.push_back(parseParameter(info, candidate));
    info.defaultFor = [plain = info, &parameter](const backend::DeviceInfo& device) {
        return standardFor(plain, parameter, device);
    };
    return info;
}

void requireFormula(const std::string& text, const Expression::Names& names, std::string_view what)
{
    try {
        if (!text.empty())
            const Expression formula(text, names);
    } catch (const std::invalid_argument& error) {
        throw std::invalid_argument(fmt::format("{}: {}", what, error.what()));
    }
}

void requireParameters(const EntryDescription& description)
{
    for (const auto& parameter : description.parameters) {
        requireId(parameter.id, "parameters");
        try {
            const auto info = infoOf(parameter);
            parseParameter(info, parameter.standard);
        } catch (const base::UsageError& error) {
            throw std::invalid_argument(fmt::format("parameters: {}", error.what()));
        }
    }
}

} // namespace

void requireSound(const EntryDescription& description)
{
    requireId(description.id, "id");
    requireParameters(description);
    const auto names = namesFor(description);
    requireFormula(description.padded, {"n"}, "padded");
    requireFormula(description.tile, names, "tile");
    requireFormula(description.workBytes, names, "work.bytes");
    requireFormula(description.workLaunches, names, "work.launches");
    for (const auto& scratch : description.scratch)
        requireFormula(scratch.bytes, names, "scratch." + scratch.name);
    if (description.workBytes.empty() != description.workLaunches.empty())
        throw std::invalid_argument("work: it needs both bytes and launches");
    const auto isNumber = [](data::KeyType type) {
        return type == data::KeyType::U32 || type == data::KeyType::U64;
    };
    if (!description.padded.empty()
        && !(std::ranges::all_of(description.keyTypes, isNumber) && description.pairTypes.empty()))
        throw std::invalid_argument(
            "padded: padding is for u32 and u64 keys without values; with maps_keys = "
            "true, keys of other types are mapped to these");
    const auto& lengths = description.lengths;
    if (lengths.least > lengths.most || lengths.most > kMostKeys
        || !lengths.take(lengths.near(lengths.least)))
        throw std::invalid_argument(fmt::format("lengths: there are no {}", textOf(lengths)));
    if (description.base.empty())
        return;
    if (const auto* base = findAlgorithm(description.base);
        base == nullptr || base->runsOn(backend::BackendKind::Cpu))
        throw std::invalid_argument(
            fmt::format("base: \"{}\" is no built-in algorithm that runs kernels", description.base));
}

AlgorithmInfo infoOf(const EntryDescription& description)
{
    AlgorithmInfo info;
    if (const auto* base = description.base.empty() ? nullptr : findAlgorithm(description.base)) {
        info = *base;
    } else {
        info.family = description.family;
        info.backends = description.backends;
        for (const auto& parameter : description.parameters)
            info.parameters.push_back(infoOf(parameter));
        info.stageLabel = description.stageLabel;
        info.passLabel = description.passLabel;
        info.graphable = [is = description.graphable](const Parameters&) { return is; };
        info.keyTypes = description.keyTypes;
        info.mapsKeys = description.mapsKeys;
        info.pairTypes = description.pairTypes;
        info.valueTypes = description.valueTypes;
        info.stable = description.stable;
        info.lengths = description.lengths;
        info.directions = description.directions;
        info.maxNeedles = description.maxNeedles;
        if (!description.padded.empty())
            info.workLength = [&description](std::size_t n) { return paddedLength(description, n); };
        const auto evaluated = [&description](const std::string& text, const WorkProblem& problem) {
            return Expression(text, namesFor(description)).value(variablesOf(description, problem));
        };
        if (!description.tile.empty())
            info.tile = [&description, evaluated](const Parameters& parameters) {
                return evaluated(description.tile, {.parameters = parameters});
            };
        if (!description.scratch.empty())
            info.scratch = [&description](const WorkProblem& problem) {
                ScratchNeed need{.buffers = description.scratch.size()};
                for (const auto bytes : scratchBytes(description, problem))
                    need.device += bytes;
                return need;
            };
        if (!description.workBytes.empty())
            info.work = [&description, evaluated](const WorkProblem& problem) {
                return Work{.bytes = evaluated(description.workBytes, problem),
                            .launches = evaluated(description.workLaunches, problem)};
            };
    }
    info.id = description.id;
    info.title = description.title;
    info.summary = description.summary;
    info.origin = description.origin;
    info.limits = description.limits;
    return info;
}

std::vector<std::uint64_t> scratchBytes(const EntryDescription& description, const WorkProblem& problem)
{
    const auto names = namesFor(description);
    const auto variables = variablesOf(description, problem);
    std::vector<std::uint64_t> bytes;
    for (const auto& scratch : description.scratch)
        bytes.push_back(Expression(scratch.bytes, names).value(variables));
    return bytes;
}

} // namespace sortscope::algorithms
