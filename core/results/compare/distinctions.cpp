// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/distinctions.h"

#include "core/algorithms/catalogue.h"
#include "core/base/fields.h"
#include "core/results/row/jobresult.h"
#include "core/results/row/storedjob.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace sortscope::results {
namespace {

/// The value of a row without a parameter that other rows of its algorithm have, such as rows of another
/// version of the program.
const std::string kLacking;

constexpr std::array kWorks{Trait::Key,  Trait::Values,           Trait::Direction,
                            Trait::Seed, Trait::GeneratorVersion, Trait::Search};

/// False for traits of the work that are named even if all rows have them, unless they have the usual value.
bool isSelfEvident(Trait trait)
{
    return trait != Trait::Key && trait != Trait::Values;
}

/// True if the trait concerns the job: a sort looks nothing up, and no values travel in a search, so that
/// these traits do not distinguish the two.
bool concerns(Trait trait, const JobSpec& spec)
{
    if (trait == Trait::Search)
        return spec.workload.search.has_value();
    return trait != Trait::Values || !spec.workload.search;
}

std::vector<Distinction> traitsOfVariant(const JobSpec& spec)
{
    static_assert(base::countMembers<Variant>() == 3 + std::tuple_size_v<decltype(kModes)>,
                  "a variant is an algorithm, its merge strategy, parameters and modes");
    std::vector<Distinction> traits;
    for (const auto& [id, value] : spec.variant.parameters)
        traits.push_back({Trait::Parameter, id});
    forEachMode([&](const auto& mode) { traits.push_back({Trait::Mode, std::string(mode.name)}); });
    return traits;
}

std::vector<Distinction> traitsOfWork(const JobSpec& spec)
{
    // A member that is added fails to compile here instead of being left out of every name.
    [[maybe_unused]] const auto& [generator, size, seed, direction, key, values, search, generatorVersion] =
        spec.workload;
    std::vector<Distinction> traits;
    for (const auto trait : kWorks) {
        if (concerns(trait, spec))
            traits.push_back({trait, {}});
    }
    return traits;
}

bool isUsual(const Distinction& distinction, const JobSpec& spec)
{
    if (distinction.trait != Trait::Parameter) {
        JobSpec usual;
        return textOf(distinction, spec) == textOf(distinction, usual);
    }
    const auto* algorithm = algorithms::findAlgorithm(spec.variant.algorithm);
    const auto* parameter = algorithm != nullptr ? algorithm->findParameter(distinction.id) : nullptr;
    // Nobody knows the defaults of another program's algorithms.
    return parameter == nullptr
           || spec.variant.parameters.find(distinction.id)->second == parameter->defaultFor(spec.device);
}

std::string searchText(const SearchOptions& search)
{
    constexpr double kPercent = 100;
    // All digits that were asked for, and none of those that the multiplication adds.
    return fmt::format("{} keys, {:.15g} % hits{}", search.keys, kPercent * search.hitRatio,
                       search.sortedKeys ? ", sorted" : "");
}

/// True if a second value came to one that was there.
bool becameSeveral(std::set<std::string>& values, std::string value)
{
    return values.insert(std::move(value)).second && values.size() == 2;
}

bool differs(const std::map<Distinction, std::set<std::string>>& values, const Distinction& distinction)
{
    const auto known = values.find(distinction);
    return known != values.end() && known->second.size() > 1;
}

std::string joinedTexts(const std::vector<Distinction>& distinctions, const JobSpec& spec,
                        std::string_view separator)
{
    return base::joined(
        distinctions, [&](const Distinction& one) { return textOf(one, spec); }, separator);
}

/// Returns `named` with the date of tuning, if the parameters were tuned.
std::string withTuning(std::string named, const JobSpec& spec)
{
    if (!spec.tuning)
        return named;
    return fmt::format("{}{}(tuned {})", named, named.empty() ? "" : " ", tunedDay(spec.tuning));
}

} // namespace

Distinctions::Distinctions(ResultSpan results, Scope scope) : m_scope(scope)
{
    for (const auto& result : results)
        add(result->spec);
}

Distinctions::Renamed Distinctions::add(const JobSpec& spec)
{
    auto renamed = Renamed::None;
    const auto [group, isFirst] = m_variants.try_emplace(groupOf(spec));
    auto& variants = group->second;
    const auto traits = traitsOfVariant(spec);
    for (const auto& trait : traits) {
        const auto [values, isNew] = variants.try_emplace(trait);
        if (isNew && !isFirst)
            values->second.insert(kLacking);
        if (becameSeveral(values->second, textOf(trait, spec)))
            renamed = Renamed::ItsVariants;
    }
    for (auto& [trait, values] : variants) {
        if (std::ranges::find(traits, trait) == traits.end() && becameSeveral(values, kLacking))
            renamed = Renamed::ItsVariants;
    }
    for (const auto& work : traitsOfWork(spec)) {
        if (becameSeveral(m_works[work], textOf(work, spec)))
            renamed = Renamed::All;
    }
    return renamed;
}

Distinctions::Group Distinctions::groupOf(const JobSpec& spec) const
{
    return {m_scope == Scope::Device ? deviceKey(spec.device) : DeviceKey(), spec.variant.algorithm};
}

bool Distinctions::hasVariantsOf(const JobSpec& spec) const
{
    return m_variants.contains(groupOf(spec));
}

std::vector<Distinction> Distinctions::ofVariant(const JobSpec& spec) const
{
    const auto known = m_variants.find(groupOf(spec));
    std::vector<Distinction> named;
    for (const auto& trait : traitsOfVariant(spec)) {
        if (!isUsual(trait, spec) || (known != m_variants.end() && differs(known->second, trait)))
            named.push_back(trait);
    }
    return named;
}

std::vector<Distinction> Distinctions::ofWork(const JobSpec& spec) const
{
    std::vector<Distinction> named;
    for (const auto& work : traitsOfWork(spec)) {
        const bool unusual = !isSelfEvident(work.trait) && !isUsual(work, spec);
        if (unusual || differs(m_works, work))
            named.push_back(work);
    }
    return named;
}

std::vector<Distinction> distinctionsOf(const JobSpec& spec)
{
    auto all = traitsOfVariant(spec);
    std::ranges::move(traitsOfWork(spec), std::back_inserter(all));
    std::erase_if(
        all, [&](const Distinction& one) { return one.trait != Trait::Parameter && isUsual(one, spec); });
    return all;
}

std::string textOf(const Distinction& distinction, const JobSpec& spec)
{
    const auto& variant = spec.variant;
    std::string text;
    switch (distinction.trait) {
    case Trait::Parameter:
        return distinction.id + '=' + algorithms::toText(variant.parameters.find(distinction.id)->second);
    case Trait::Mode:
        forEachMode([&](const auto& mode) {
            if (mode.name == distinction.id)
                text = modeText(mode, variant);
        });
        break;
    case Trait::Key:
        return std::string(base::nameOf(spec.workload.key));
    case Trait::Values:
        return spec.workload.values == data::ValueType::None
                   ? std::string("no values")
                   : fmt::format("{} values", base::nameOf(spec.workload.values));
    case Trait::Direction:
        return std::string(base::nameOf(spec.workload.direction));
    case Trait::Seed:
        return fmt::format("seed {}", spec.workload.seed);
    case Trait::GeneratorVersion:
        return fmt::format("generators {}", spec.workload.generatorVersion);
    case Trait::Search:
        return spec.workload.search ? searchText(*spec.workload.search) : std::string();
    }
    return text;
}

std::string parametersText(const Distinctions& distinctions, const JobSpec& spec)
{
    auto named = distinctions.ofVariant(spec);
    std::erase_if(named, [](const Distinction& one) { return one.trait != Trait::Parameter; });
    return withTuning(joinedTexts(named, spec, " "), spec);
}

std::string variantText(const Distinctions& distinctions, const JobSpec& spec)
{
    const auto named = withTuning(joinedTexts(distinctions.ofVariant(spec), spec, " "), spec);
    return variantName(spec.variant) + (named.empty() ? "" : " ") + named;
}

std::string dataText(const Distinctions& distinctions, const JobSpec& spec)
{
    const auto named = joinedTexts(distinctions.ofWork(spec), spec, ", ");
    return spec.workload.generator + (named.empty() ? "" : ", ") + named;
}

RowNames::RowNames(ResultSpan results, Scope scope) : devices(results), distinctions(results, scope) {}

void RowNames::add(const JobSpec& spec)
{
    devices.add(spec.device);
    distinctions.add(spec);
}

std::string RowNames::jobText(const JobSpec& spec) const
{
    return fmt::format("{}, {}", variantText(distinctions, spec), dataText(distinctions, spec));
}

RowNames namesOfFinished(std::span<const StoredJob> jobs)
{
    RowNames names;
    for (const auto& stored : jobs) {
        if (stored.finished)
            names.add(stored.result->spec);
    }
    return names;
}

} // namespace sortscope::results
