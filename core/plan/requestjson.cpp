// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/requestjson.h"

#include "core/base/usageerror.h"
#include "core/results/json/jsontext.h"
#include "core/results/json/jsonwriter.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <concepts>
#include <limits>
#include <set>

namespace sortscope::plan {
namespace {

using Json = nlohmann::ordered_json;
using base::UsageError;
using std::chrono::nanoseconds;

constexpr std::size_t kMaximumDepth = 8;
constexpr std::size_t kMaximumShown = 60;

using results::fields;

/// The keys of a request, for writing and for reading; jsonfields.h has the keys of its parts. A member that
/// is not among them breaks the build.
template <typename Visit, results::Is<RunRequest> R>
void fields(Visit& visit, R& request)
{
    auto& [devices, algorithms, merges, generators, keyTypes, valueTypes, sizes, direction, transfers,
           launches, deviceStates, caches, deviceClock, parameters, untuned, search, sampling, seed, order] =
        request;
    visit("devices", devices);
    visit("algorithms", algorithms);
    visit("merges", merges);
    visit("generators", generators);
    visit("key_types", keyTypes);
    visit.added("value_types", valueTypes);
    visit("sizes", sizes);
    visit("direction", direction);
    visit("transfers", transfers);
    visit("launches", launches);
    visit("device_states", deviceStates);
    visit("caches", caches);
    visit("device_clock", deviceClock);
    visit("parameters", parameters);
    visit("untuned", untuned);
    visit("search", search);
    visit("sampling", sampling);
    visit("seed", seed);
    visit("order", order);
}

/// A value, and the keys that lead to it: "search.keys".
struct Place {
    const Json& json;
    std::string path;

    Place below(const std::string& key, const Json& value) const
    {
        return {value, path.empty() ? key : path + '.' + key};
    }
};

[[noreturn]] void refuse(const Place& place, std::string_view right)
{
    auto found = place.json.dump(-1, ' ', true, Json::error_handler_t::replace);
    if (found.size() > kMaximumShown)
        found.replace(kMaximumShown, std::string::npos, "…");
    const auto name = place.path.empty() ? std::string("the request") : fmt::format("\"{}\"", place.path);
    throw UsageError(fmt::format("{} is {}; it has to be {}", name, found, right));
}

/// Reads members from an object, and refuses keys that are not members.
class Reader {
public:
    explicit Reader(Place place) : m_place(std::move(place))
    {
        if (!m_place.json.is_object())
            refuse(m_place, "an object");
    }

    template <typename T>
    void operator()(const char* key, T& value)
    {
        m_known.insert(key);
        if (const auto found = m_place.json.find(key); found != m_place.json.end())
            read(m_place.below(key, *found), value);
    }
    template <typename T>
    void added(const char* key, T& value)
    {
        (*this)(key, value);
    }

    template <typename Object>
    static void readMembers(const Place& place, Object& object)
    {
        Reader reader(place);
        fields(reader, object);
        for (const auto& [key, value] : place.json.items()) {
            if (!reader.m_known.contains(key))
                throw UsageError(fmt::format("\"{}\" is not a key of a request; known are {}",
                                             place.below(key, value).path, fmt::join(reader.m_known, ", ")));
        }
    }

private:
    static void read(const Place& place, std::string& text)
    {
        if (!place.json.is_string())
            refuse(place, "a text");
        text = place.json.get<std::string>();
    }
    static void read(const Place& place, bool& value)
    {
        if (!place.json.is_boolean())
            refuse(place, "true or false");
        value = place.json.get<bool>();
    }
    template <std::unsigned_integral Number>
    static void read(const Place& place, Number& number)
    {
        const auto found = results::wholeNumberIn<Number>(place.json);
        if (!found)
            refuse(place, fmt::format("a whole number from 0 to {}", std::numeric_limits<Number>::max()));
        number = *found;
    }
    static void read(const Place& place, nanoseconds& time)
    {
        const auto found = results::wholeNumberIn<nanoseconds::rep>(place.json);
        if (!found || *found < 0)
            refuse(place,
                   fmt::format("a whole number of nanoseconds, at most {}", nanoseconds::max().count()));
        time = nanoseconds(*found);
    }
    static void read(const Place& place, double& share)
    {
        if (!place.json.is_number() || !(place.json.get<double>() >= 0 && place.json.get<double>() <= 1))
            refuse(place, "a number from 0 to 1");
        share = place.json.get<double>();
    }
    static void read(const Place& place, std::optional<double>& share)
    {
        share.reset();
        if (!place.json.is_null())
            read(place, share.emplace());
    }
    template <typename Enum>
        requires std::is_enum_v<Enum>
    static void read(const Place& place, Enum& value)
    {
        const auto named =
            place.json.is_string() ? base::valueNamed<Enum>(place.json.get<std::string>()) : std::nullopt;
        if (!named)
            refuse(place, "one of " + base::knownNames<Enum>());
        value = *named;
    }
    template <typename T>
    static void read(const Place& place, std::vector<T>& values)
    {
        if (!place.json.is_array())
            refuse(place, "a list");
        values.assign(place.json.size(), T());
        for (std::size_t i = 0; i < values.size(); ++i)
            read({place.json[i], fmt::format("{}[{}]", place.path, i)}, values[i]);
    }
    static void read(const Place& place, std::map<std::string, std::vector<std::string>>& lists)
    {
        if (!place.json.is_object())
            refuse(place, "an object with a list of texts for each parameter");
        lists.clear();
        for (const auto& [key, values] : place.json.items())
            read(place.below(key, values), lists[key]);
    }
    static void read(const Place& place, results::SearchOptions& search) { readMembers(place, search); }
    static void read(const Place& place, measure::SamplingPlan& plan)
    {
        readMembers(place, plan);
        for (const auto& [key, count] :
             {std::pair("replicates", plan.replicates), std::pair("minimum_samples", plan.minimumSamples),
              std::pair("maximum_samples", plan.maximumSamples)}) {
            if (count == 0)
                refuse(place.below(key, place.json.at(key)), "a whole number from 1 on");
        }
        if (plan.minimumSamples > plan.maximumSamples)
            refuse(place, fmt::format("such that minimum_samples ({}) is at most maximum_samples ({})",
                                      plan.minimumSamples, plan.maximumSamples));
    }

    Place m_place;
    std::set<std::string, std::less<>> m_known;
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
    results::JsonWriter writer;
    fields(writer, request);
    return results::jsonText(writer.take());
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
    Reader::readMembers({json, {}}, request);
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
