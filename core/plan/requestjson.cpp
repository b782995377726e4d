// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/requestjson.h"

#include "core/base/usageerror.h"
#include "core/results/json/jsonreader.h"
#include "core/results/json/jsontext.h"
#include "core/results/json/jsonwriter.h"
#include "core/results/json/strictjson.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <set>

namespace sortscope::plan {
namespace {

using Json = nlohmann::ordered_json;
using results::JsonPlace;
using std::chrono::nanoseconds;

[[noreturn]] void refuse(const JsonPlace& place, std::string_view right)
{
    results::refuseStrictly(place, right, "the request");
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
        results::requireKnownKeys(place, known, "a request");
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
    if (text.size() > kMaximumRequestBytes)
        throw base::UsageError(fmt::format("the request is longer than {} bytes", kMaximumRequestBytes));
    const auto json = results::strictJson(text, "the request");
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
