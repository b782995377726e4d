// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/requestjson.h"

#include "core/base/usageerror.h"
#include "core/results/json/jsonreader.h"
#include "core/results/json/jsontext.h"
#include "core/results/json/jsonwriter.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <set>

namespace sortscope::plan {
namespace {

using Json = nlohmann::ordered_json;
using base::UsageError;
using results::JsonPlace;
using std::chrono::nanoseconds;

constexpr std::size_t kMaximumDepth = 8;
constexpr std::size_t kMaximumShown = 60;

[[noreturn]] void refuse(const JsonPlace& place, std::string_view right)
{
    auto found = place->dump(-1, ' ', true, Json::error_handler_t::replace);
    if (found.size() > kMaximumShown)
        found.replace(kMaximumShown, std::string::npos, "…");
    const auto path = place.path();
    const auto name = path.empty() ? std::string("the request") : fmt::format("\"{}\"", path);
    throw UsageError(fmt::format("{} is {}; it has to be {}", name, found, right));
}

/// Reads what a person may have written: members that are missing keep their defaults, keys that are not
/// members are refused, and so are numbers that no request can mean.
class RequestReader : public results::BasicJsonReader<RequestReader> {
public:
    explicit RequestReader(const JsonPlace& object) : BasicJsonReader(object) {}

    template <typename T>
    void operator()(std::string_view key, T& value)
    {
        added(key, value);
    }

    template <typename T>
    static void readObject(const JsonPlace& place, T& object)
    {
        BasicJsonReader::readObject(place, object);
        std::set<std::string_view> known;
        base::forEachField(object, [&](const auto& field, const auto&) { known.insert(field.name); });
        for (const auto& [key, value] : place->items()) {
            if (!known.contains(key))
                throw UsageError(fmt::format("\"{}\" is not a key of a request; known are {}",
                                             JsonPlace(value, place, key).path(), fmt::join(known, ", ")));
        }
    }

    using BasicJsonReader::read;
    static void read(const JsonPlace& place, nanoseconds& time)
    {
        const auto found = results::wholeNumberIn<nanoseconds::rep>(*place);
        if (!found || *found < 0)
            place.refuse(
                fmt::format("a whole number of nanoseconds, at most {}", nanoseconds::max().count()));
        time = nanoseconds(*found);
    }
    static void read(const JsonPlace& place, double& share)
    {
        if (!place->is_number() || !(place->get<double>() >= 0 && place->get<double>() <= 1))
            place.refuse("a number from 0 to 1");
        share = place->get<double>();
    }
    static void read(const JsonPlace& place, std::map<std::string, std::vector<std::string>>& lists)
    {
        if (!place->is_object())
            place.refuse("an object with a list of texts for each parameter");
        lists.clear();
        for (const auto& [key, values] : place->items())
            read(JsonPlace(values, place, key), lists[key]);
    }
    static void read(const JsonPlace& place, measure::SamplingPlan& plan)
    {
        readObject(place, plan);
        for (const auto& [key, count] :
             {std::pair("replicates", plan.replicates), std::pair("minimum_samples", plan.minimumSamples),
              std::pair("maximum_samples", plan.maximumSamples)}) {
            if (count == 0)
                JsonPlace(place.at(key), place, key).refuse("a whole number from 1 on");
        }
        if (plan.minimumSamples > plan.maximumSamples)
            place.refuse(fmt::format("such that minimum_samples ({}) is at most maximum_samples ({})",
                                     plan.minimumSamples, plan.maximumSamples));
    }
};

/// Refuses faults that the parsed value would not show any more: keys that are given twice, and nesting so
/// deep that later code would exhaust its stack.
class ParserChecks {
public:
    bool operator()(int depth, Json::parse_event_t event, const Json& parsed)
    {
        if (static_cast<std::size_t>(depth) > kMaximumDepth)
            throw UsageError(fmt::format("the request is nested more than {} levels deep", kMaximumDepth));
        if (event == Json::parse_event_t::object_start)
            m_keys.emplace_back();
        else if (event == Json::parse_event_t::object_end)
            m_keys.pop_back();
        else if (event == Json::parse_event_t::key && !m_keys.back().insert(parsed.get<std::string>()).second)
            throw UsageError(
                fmt::format("the request has \"{}\" twice in one object", parsed.get<std::string>()));
        return true;
    }

private:
    /// The keys of the objects that are open.
    std::vector<std::set<std::string>> m_keys;
};

Json parsed(std::string_view text)
{
    if (text.size() > kMaximumRequestBytes)
        throw UsageError(fmt::format("the request is longer than {} bytes", kMaximumRequestBytes));
    try {
        return Json::parse(text, [checks = ParserChecks()](int depth, auto event, const Json& value) mutable {
            return checks(depth, event, value);
        });
    } catch (const Json::exception& error) {
        // Without "[json.exception.parse_error.101]".
        const std::string_view what = error.what();
        const auto begin = what.find("] ");
        throw UsageError(fmt::format("the request is not JSON: {}",
                                     what.substr(begin == std::string_view::npos ? 0 : begin + 2)));
    }
}

} // namespace

std::string requestJson(const RunRequest& request)
{
    return results::jsonText(results::JsonWriter::json(request));
}

std::string requestJsonOf(const Plan& plan)
{
    return plan.request ? requestJson(*plan.request)
                        : Json{{"resume", true}, {"order", base::nameOf(plan.order)}}.dump();
}

RunRequest requestFromJson(std::string_view text)
{
    const auto json = parsed(text);
    RunRequest request;
    RequestReader::read({json, {}, refuse}, request);
    return request;
}

results::SampleOrder sampleOrderIn(const std::optional<std::string>& request)
{
    const auto json = Json::parse(request.value_or(std::string()), nullptr, false);
    const auto order = json.is_object() ? json.find("order") : json.end();
    if (order == json.end() || !order->is_string())
        return results::SampleOrder::JobByJob;
    return base::valueNamed<results::SampleOrder>(order->get<std::string>())
        .value_or(results::SampleOrder::JobByJob);
}

bool isContinuation(const std::optional<std::string>& request)
{
    const auto json = Json::parse(request.value_or(std::string()), nullptr, false);
    return json.is_object() && json.contains("resume");
}

} // namespace sortscope::plan
