// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/json/jsonreader.h"

#include "core/base/texts.h"
#include "core/results/json/packedjson.h"

#include <set>

namespace sortscope::results {
namespace {

/// Describes the value for a message.
std::string shown(const JsonValue& value)
{
    if (value.is_object())
        return "an object";
    if (value.is_array())
        return "a list";
    if (value.is_binary())
        return "bytes";
    const auto text = value.dump(-1, ' ', false, JsonValue::error_handler_t::replace);
    constexpr std::size_t readable = 80;
    return text.size() <= readable ? text : base::utf8(text.substr(0, readable)) + "…";
}

/// True for a text that jsonText() has made of a number: no choice of a parameter is such a word.
bool isLargeNumber(const JsonValue& text)
{
    const auto number = wholeNumberIn<std::int64_t>(text);
    return number && (*number > kLargestExactNumber || *number < -kLargestExactNumber);
}

} // namespace

std::string JsonPlace::path() const
{
    if (m_parent == nullptr)
        return m_root;
    auto text = m_parent->path();
    if (m_index)
        return text + fmt::format("[{}]", *m_index);
    return text + fmt::format("{}{}", text.empty() ? "" : ".", m_key);
}

void JsonPlace::refuse(std::string_view right) const
{
    const auto* root = this;
    while (root->m_parent != nullptr)
        root = root->m_parent;
    if (root->m_refuse != nullptr)
        root->m_refuse(*this, right);
    throw BadDocument(fmt::format("{} is {} in place of {}", path(), shown(m_value), right));
}

const JsonValue* JsonPlace::find(std::string_view key) const
{
    if (!m_value.is_object())
        refuse("an object");
    const auto found = m_value.find(std::string(key));
    return found == m_value.end() ? nullptr : &*found;
}

const JsonValue& JsonPlace::at(std::string_view key) const
{
    if (const auto* found = find(key))
        return *found;
    throw BadDocument(fmt::format("{} is missing", JsonPlace(m_value, *this, key).path()));
}

void JsonValues::read(const JsonPlace& place, bool& value)
{
    if (!place->is_boolean())
        place.refuse("true or false");
    value = place->get<bool>();
}

void JsonValues::read(const JsonPlace& place, double& value)
{
    if (!place->is_number())
        place.refuse("a number");
    value = place->get<double>();
}

void JsonValues::read(const JsonPlace& place, std::string& value)
{
    if (!place->is_string())
        place.refuse("a text");
    value = place->get_ref<const std::string&>();
}

void JsonValues::read(const JsonPlace& place, std::chrono::nanoseconds& value)
{
    std::int64_t nanoseconds = 0;
    read(place, nanoseconds);
    value = std::chrono::nanoseconds(nanoseconds);
}

void JsonValues::read(const JsonPlace& place, std::chrono::sys_seconds& value)
{
    const auto time = place->is_string() ? parseIsoUtc(place->get_ref<const std::string&>()) : std::nullopt;
    if (!time)
        place.refuse("a time such as \"2025-03-09T12:34:56Z\"");
    value = *time;
}

void JsonValues::read(const JsonPlace& place, algorithms::Parameters& value)
{
    if (!place->is_object())
        place.refuse("an object");
    for (const auto& [id, parameter] : place->items()) {
        const JsonPlace inner(parameter, place, id);
        if (parameter.is_string() && !isLargeNumber(parameter))
            read(inner, value[id].emplace<std::string>());
        else
            read(inner, value[id].emplace<std::int64_t>());
    }
}

void JsonValues::read(const JsonPlace& place, std::map<std::string, std::string>& value)
{
    if (!place->is_object())
        place.refuse("an object");
    for (const auto& [key, text] : place->items())
        read(JsonPlace(text, place, key), value[key]);
}

void JsonValues::read(const JsonPlace& place, PackedCommands& value)
{
    if (place->is_object()) {
        value = commandsFrom(place);
        return;
    }
    std::vector<backend::Command> commands;
    JsonReader::read(place, commands);
    value = PackedCommands(commands);
}

void requireSound(const JsonPlace& row, const JobResult& result)
{
    if (result.status == Status::Ok && firstSample(result) == nullptr)
        JsonPlace(row.at("replicates"), row, "replicates").refuse("a list with samples, as the job is ok");
    std::set<backend::Clock> clocks;
    for (const auto& floor : result.floors) {
        if (!clocks.insert(floor.clock).second)
            JsonPlace(row.at("floors"), row, "floors").refuse("a list with each clock once");
    }
}

} // namespace sortscope::results
