// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/json/jsonfields.h"
#include "core/results/json/packedjson.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::results {

/// Says how the commands of a sample are written: an object each, for readers of text, or as they are packed,
/// for other processes of this program.
enum class CommandsAs { Objects, Packed };

/// Makes an object of the members that fields() visits.
template <CommandsAs commandsAs>
class BasicJsonWriter {
    using Json = nlohmann::ordered_json;

public:
    template <typename T>
    void operator()(std::string_view key, const T& value)
    {
        m_object[std::string(key)] = json(value);
    }
    template <typename T>
    void orNull(std::string_view key, const T& value)
    {
        m_object[std::string(key)] = value == T{} ? Json(nullptr) : json(value);
    }
    template <typename T>
    void added(std::string_view key, const T& value)
    {
        (*this)(key, value);
    }

    Json take() { return std::move(m_object); }

    template <typename T>
    static Json json(const T& value)
    {
        if constexpr (std::is_enum_v<T>) {
            return base::nameOf(value);
        } else if constexpr (base::Listed<T>) {
            BasicJsonWriter object;
            fields(object, value);
            return object.take();
        } else {
            return Json(value);
        }
    }
    template <typename T>
    static Json json(const std::optional<T>& value)
    {
        return value ? json(*value) : Json(nullptr);
    }
    template <typename T>
    static Json json(const std::vector<T>& values)
    {
        auto list = Json::array();
        for (const auto& value : values)
            list.push_back(json(value));
        return list;
    }
    static Json json(std::chrono::nanoseconds duration) { return duration.count(); }
    static Json json(std::chrono::sys_seconds time) { return isoUtc(time); }
    static Json json(const PackedCommands& commands)
    {
        if constexpr (commandsAs == CommandsAs::Packed)
            return packedJson(commands);
        auto unpacked = commands.unpack();
        for (auto& command : unpacked)
            command.times = command.times.sound();
        return json(unpacked);
    }
    static Json json(const algorithms::Parameters& parameters)
    {
        auto object = Json::object();
        for (const auto& [id, parameter] : parameters)
            std::visit([&, &key = id](const auto& held) { object[key] = held; }, parameter);
        return object;
    }

private:
    Json m_object = Json::object();
};

using JsonWriter = BasicJsonWriter<CommandsAs::Objects>;

} // namespace sortscope::results
