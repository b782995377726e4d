// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/requestjson.h"

#include <nlohmann/json.hpp>

namespace sortscope::run {
namespace {

using Json = nlohmann::ordered_json;

template <typename Enum>
Json words(const std::vector<Enum>& values)
{
    auto list = Json::array();
    for (const auto value : values)
        list.push_back(base::nameOf(value));
    return list;
}

Json samplingJson(const measure::SamplingPlan& plan)
{
    const auto& [warmUpRuns, warmUpTime, warmUpCap, minimum, maximum, timeLimit, targetNoise] = plan;
    return {{"warm_up_runs", warmUpRuns},
            {"warm_up_time_ns", warmUpTime.count()},
            {"warm_up_cap_ns", warmUpCap.count()},
            {"minimum_samples", minimum},
            {"maximum_samples", maximum},
            {"time_limit_ns", timeLimit.count()},
            {"target_noise", targetNoise ? Json(*targetNoise) : Json(nullptr)}};
}

} // namespace

std::string requestJson(const run::RunRequest& request)
{
    const auto& [devices, algorithms, merges, generators, sizes, direction, transfers, launches, parameters,
                 search, sampling, seed, order] = request;
    const auto& [keys, hitRatio, sortedKeys] = search;
    const Json json{{"devices", devices},
                    {"algorithms", algorithms},
                    {"merges", merges},
                    {"generators", generators},
                    {"sizes", sizes},
                    {"direction", base::nameOf(direction)},
                    {"transfers", words(transfers)},
                    {"launches", words(launches)},
                    {"parameters", parameters},
                    {"search", {{"keys", keys}, {"hit_ratio", hitRatio}, {"sorted_keys", sortedKeys}}},
                    {"sampling", samplingJson(sampling)},
                    {"seed", seed},
                    {"order", base::nameOf(order)}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string continuationJson(results::SampleOrder order)
{
    return Json{{"resume", true}, {"order", base::nameOf(order)}}.dump();
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

} // namespace sortscope::run
