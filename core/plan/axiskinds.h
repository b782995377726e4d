// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/optionwords.h"
#include "core/plan/axes.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <type_traits>
#include <utility>

/// The kinds of rows of axes(). `member` finds a setting in a request; `of` returns the address of its value
/// in a job, const or not, and nullptr for jobs that have none.
namespace sortscope::plan::kinds {

using base::UsageError;
using results::JobSpec;
using Words = Axis::Words;

template <typename Value>
Value valueOf(std::string_view option, const std::string& word)
{
    if constexpr (std::is_enum_v<Value>)
        return base::namedArgument<Value>(option, word);
    else if constexpr (std::is_same_v<Value, double>)
        return base::shareArgument(option, word);
    else if constexpr (std::is_same_v<Value, std::string>)
        return word;
    else if constexpr (std::is_same_v<Value, bool>)
        return true; // flags have no words
    else
        return base::wholeArgument<Value>(option, word, 0);
}

template <typename Value>
std::string wordOf(const Value& value)
{
    if constexpr (std::is_enum_v<Value>)
        return std::string(base::nameOf(value));
    else
        return fmt::format("{}", value);
}

/// Adds a value that the list lacks: "128,0128" asks for 128 once.
template <typename Value>
void addOnce(std::vector<Value>& list, const Value& value)
{
    if (std::ranges::find(list, value) == list.end())
        list.push_back(value);
}

template <typename Value>
Words namesOf()
{
    Words names;
    if constexpr (std::is_enum_v<Value>)
        std::ranges::transform(base::Names<Value>::all, std::back_inserter(names),
                               [](const auto& entry) { return std::string(entry.name); });
    return names;
}

/// A list of values.
template <typename Value, typename Of>
Axis list(const Axis::Option& option, std::vector<Value> RunRequest::*member, Of of)
{
    const auto name = option.name;
    Axis axis{.option = option, .takes = Axis::Takes::Several, .offers = namesOf<Value>()};
    axis.read = [=](RunRequest& request, const Words& words) {
        (request.*member).clear();
        for (const auto& word : words)
            (request.*member).push_back(valueOf<Value>(name, word));
    };
    axis.arguments = [=](const RunRequest& request) {
        Words words{std::string(name)};
        std::ranges::transform(request.*member, std::back_inserter(words), wordOf<Value>);
        return words.size() == 1 || request.*member == RunRequest().*member ? Words() : words;
    };
    axis.collect = [=](RunRequest& request, Axis::Jobs jobs, Usual /*usual*/) {
        std::vector<Value> values;
        for (const auto& spec : jobs) {
            if (const auto* value = of(spec))
                addOnce(values, *value);
        }
        if (!values.empty())
            request.*member = std::move(values);
    };
    return axis;
}

/// A list of values of which each makes workloads; `noun` is for the refusal of an empty list.
template <typename Value, typename Of>
Axis workloads(const Axis::Option& option, std::vector<Value> RunRequest::*member, Of of,
               std::string_view noun)
{
    auto axis = list(option, member, of);
    axis.product = Axis::Product::Workloads;
    axis.spread = [=](const RunRequest& request, JobSpec& spec, const Axis::Each& each) {
        if ((request.*member).empty())
            throw UsageError(fmt::format("the request names no {}", noun));
        std::vector<Value> once;
        for (const auto& value : request.*member)
            addOnce(once, value);
        for (const auto& value : once) {
            *of(spec) = value;
            each();
        }
    };
    return axis;
}

/// A list of modes, of which a device has those of `offered`, or all. A job has the first one if the list is
/// empty, or does not reach it; and the first wanted one, to be reported as a row, if its device has none of
/// the list.
template <typename Mode>
Axis modes(const Axis::Option& option, std::vector<Mode> RunRequest::*member, Mode results::Variant::*mode,
           std::vector<Mode> backend::DeviceInfo::*offered = nullptr)
{
    const auto reach = option.reach;
    const auto available = [=](const JobSpec& spec) {
        std::vector<Mode> all;
        std::ranges::transform(base::Names<Mode>::all, std::back_inserter(all), &base::Named<Mode>::value);
        return offered == nullptr ? all : spec.device.*offered;
    };
    auto axis = list(option, member, [mode](auto& spec) { return &(spec.variant.*mode); });
    axis.product = Axis::Product::Variants;
    axis.collect = [=](RunRequest& request, Axis::Jobs jobs, Usual named) {
        bool usual = named == Usual::LeftOut;
        for (const auto& spec : jobs) {
            if (!reaches(reach, spec))
                continue;
            addOnce(request.*member, spec.variant.*mode);
            const auto has = available(spec);
            usual = usual && !has.empty() && has.front() == spec.variant.*mode;
        }
        if (usual)
            (request.*member).clear();
    };
    axis.spread = [=](const RunRequest& request, JobSpec& spec, const Axis::Each& each) {
        const auto& wanted = request.*member;
        const auto has = available(spec);
        std::vector<Mode> taken;
        for (const auto one : wanted) {
            if (reaches(reach, spec) && std::ranges::find(has, one) != has.end())
                addOnce(taken, one);
        }
        if (taken.empty())
            taken.push_back(wanted.empty() || !reaches(reach, spec) ? has.front() : wanted.front());
        for (const auto one : taken) {
            spec.variant.*mode = one;
            each();
        }
    };
    return axis;
}

/// A value that all jobs share; an option without a placeholder is a flag, which makes the value the second
/// of two.
template <typename Member, typename Of>
Axis shared(const Axis::Option& option, Member member, Of of)
{
    using Value = std::remove_cvref_t<std::invoke_result_t<Member, RunRequest&>>;
    const auto name = option.name;
    const bool flag = option.placeholder.empty();
    Axis axis{.option = option, .takes = flag ? Axis::Takes::None : Axis::Takes::One};
    axis.offers = namesOf<Value>();
    axis.read = [=](RunRequest& request, const Words& words) {
        std::invoke(member, request) = flag ? static_cast<Value>(1) : valueOf<Value>(name, words.front());
    };
    axis.arguments = [=](const RunRequest& request) {
        const RunRequest usual;
        const auto& value = std::invoke(member, request);
        if (value == std::invoke(member, usual))
            return Words();
        return flag ? Words{std::string(name)} : Words{std::string(name), wordOf(value)};
    };
    axis.collect = [=](RunRequest& request, Axis::Jobs jobs, Usual /*usual*/) {
        const auto first = std::ranges::find_if(jobs, [&](const auto& spec) { return of(spec) != nullptr; });
        if (first != jobs.end())
            std::invoke(member, request) = *of(*first);
    };
    axis.product = Axis::Product::Variants;
    axis.spread = [=](const RunRequest& request, JobSpec& spec, const Axis::Each& each) {
        if (auto* value = of(spec))
            *value = std::invoke(member, request);
        each();
    };
    return axis;
}

} // namespace sortscope::plan::kinds
