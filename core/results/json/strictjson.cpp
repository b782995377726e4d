// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/json/strictjson.h"

#include "core/base/usageerror.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace sortscope::results {
namespace {

using base::UsageError;

constexpr std::size_t kMaximumDepth = 8;
constexpr std::size_t kMaximumShown = 60;

class ParserChecks {
public:
    explicit ParserChecks(std::string_view what) : m_what(what) {}

    bool operator()(int depth, JsonValue::parse_event_t event, const JsonValue& parsed)
    {
        if (static_cast<std::size_t>(depth) > kMaximumDepth)
            throw UsageError(fmt::format("{} is nested more than {} levels deep", m_what, kMaximumDepth));
        if (event == JsonValue::parse_event_t::object_start)
            m_keys.emplace_back();
        else if (event == JsonValue::parse_event_t::object_end)
            m_keys.pop_back();
        else if (event == JsonValue::parse_event_t::key
                 && !m_keys.back().insert(parsed.get<std::string>()).second)
            throw UsageError(
                fmt::format("{} has \"{}\" twice in one object", m_what, parsed.get<std::string>()));
        return true;
    }

private:
    std::string_view m_what;
    /// The keys of the objects that are open.
    std::vector<std::set<std::string>> m_keys;
};

} // namespace

JsonValue strictJson(std::string_view text, std::string_view what)
{
    try {
        return JsonValue::parse(
            text, [checks = ParserChecks(what)](int depth, auto event, const JsonValue& value) mutable {
                return checks(depth, event, value);
            });
    } catch (const JsonValue::exception& error) {
        // Without "[json.exception.parse_error.101]".
        const std::string_view message = error.what();
        const auto begin = message.find("] ");
        throw UsageError(fmt::format("{} is not JSON: {}", what,
                                     message.substr(begin == std::string_view::npos ? 0 : begin + 2)));
    }
}

void requireKnownKeys(const JsonPlace& object, const std::set<std::string_view>& known, std::string_view what)
{
    for (const auto& [key, value] : object->items()) {
        if (!known.contains(key))
            throw UsageError(fmt::format("\"{}\" is not a key of {}; known are {}",
                                         JsonPlace(value, object, key).path(), what, fmt::join(known, ", ")));
    }
}

void refuseStrictly(const JsonPlace& place, std::string_view right, std::string_view what)
{
    auto found = place->dump(-1, ' ', true, JsonValue::error_handler_t::replace);
    if (found.size() > kMaximumShown)
        found.replace(kMaximumShown, std::string::npos, "…");
    const auto path = place.path();
    const auto name = path.empty() ? std::string(what) : fmt::format("\"{}\"", path);
    throw UsageError(fmt::format("{} is {}; it has to be {}", name, found, right));
}

} // namespace sortscope::results
