// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/json/jsonfields.h"
#include "core/results/json/jsontext.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <chrono>
#include <limits>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::results {

using JsonValue = nlohmann::ordered_json;

/// A document with a fault. what() is part of a sentence: where the fault is, what stands there, and what
/// would be right.
class BadDocument : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A value of a document and the way to it, which only refusals need.
class JsonPlace {
public:
    /// Throws what the readers of a document are to get when the value at `place` is not `right`.
    using Refuse = void (*)(const JsonPlace& place, std::string_view right);

    /// The root of a document. Without a `refusal`, the readers get BadDocument.
    JsonPlace(const JsonValue& value, std::string path, Refuse refusal = nullptr)
        : m_value(value),
          m_root(std::move(path)),
          m_refuse(refusal)
    {}
    JsonPlace(const JsonValue& value, const JsonPlace& parent, std::string_view key)
        : m_value(value),
          m_parent(&parent),
          m_key(key)
    {}
    JsonPlace(const JsonValue& value, const JsonPlace& parent, std::size_t index)
        : m_value(value),
          m_parent(&parent),
          m_index(index)
    {}

    const JsonValue& operator*() const { return m_value; }
    const JsonValue* operator->() const { return &m_value; }

    /// For example "runs[0].jobs[3].size".
    std::string path() const;
    /// Throws as the root says; `right` is what should be there ("a list").
    [[noreturn]] void refuse(std::string_view right) const;
    /// Returns the member of this object; nullptr if there is none.
    const JsonValue* find(std::string_view key) const;
    /// Returns the member of this object; refuses an object without it.
    const JsonValue& at(std::string_view key) const;

private:
    const JsonValue& m_value;
    const JsonPlace* m_parent = nullptr;
    std::string m_root;
    Refuse m_refuse = nullptr;
    std::string_view m_key;
    /// The index of an element of a list; empty for a member of an object.
    std::optional<std::size_t> m_index;
};

/// Reads values that have no list of fields. Throws as JsonPlace::refuse() does if a value is of
/// another type or range.
class JsonValues {
public:
    static void read(const JsonPlace& place, bool& value);
    static void read(const JsonPlace& place, double& value);
    static void read(const JsonPlace& place, std::string& value);
    static void read(const JsonPlace& place, std::chrono::nanoseconds& value);
    static void read(const JsonPlace& place, std::chrono::sys_seconds& value);
    static void read(const JsonPlace& place, algorithms::Parameters& value);
    static void read(const JsonPlace& place, std::map<std::string, std::string>& value);
    static void read(const JsonPlace& place, PackedCommands& value);

    template <typename T>
        requires std::is_enum_v<T>
    static void read(const JsonPlace& place, T& value)
    {
        const auto known = place->is_string()
                               ? base::valueNamed<T>(place->template get_ref<const std::string&>())
                               : std::nullopt;
        if (!known)
            place.refuse("one of " + base::knownNames<T>());
        value = *known;
    }

    template <std::integral T>
    static void read(const JsonPlace& place, T& value)
    {
        using Limits = std::numeric_limits<T>;
        const auto number = wholeNumberIn<T>(*place);
        if (!number)
            place.refuse(fmt::format("a whole number from {} to {}", Limits::min(), Limits::max()));
        value = *number;
    }
};

/// Fills the members that fields() visits from an object; refuses an object that lacks one. Keys that nothing
/// visits are passed over: they are derived, or written by a later program. Reader, the derived class, may
/// read some types by rules of its own.
template <typename Reader>
class BasicJsonReader : public JsonValues {
public:
    template <typename T>
    void operator()(std::string_view key, T& value)
    {
        Reader::read(JsonPlace(m_object.at(key), m_object, key), value);
    }
    template <typename T>
    void orNull(std::string_view key, T& value)
    {
        if (const JsonPlace place(m_object.at(key), m_object, key); place->is_null())
            value = {};
        else
            Reader::read(place, value);
    }
    template <typename T>
    void added(std::string_view key, T& value)
    {
        if (const auto* found = m_object.find(key))
            Reader::read(JsonPlace(*found, m_object, key), value);
    }

    using JsonValues::read;
    template <base::Listed T>
    static void read(const JsonPlace& place, T& value)
    {
        Reader::readObject(place, value);
    }
    template <typename T>
    static void read(const JsonPlace& place, std::optional<T>& value)
    {
        if (place->is_null())
            value.reset();
        else
            Reader::read(place, value.emplace());
    }
    template <typename T>
    static void read(const JsonPlace& place, std::vector<T>& values)
    {
        if (!place->is_array())
            place.refuse("a list");
        values.resize(place->size());
        for (std::size_t i = 0; i < values.size(); ++i)
            Reader::read(JsonPlace((*place)[i], place, i), values[i]);
    }

    template <typename T>
    static void readObject(const JsonPlace& place, T& object)
    {
        Reader reader(place);
        fields(reader, object);
    }

private:
    explicit BasicJsonReader(const JsonPlace& object) : m_object(object) {}
    friend Reader;

    const JsonPlace& m_object;
};

class JsonReader : public BasicJsonReader<JsonReader> {
public:
    explicit JsonReader(const JsonPlace& object) : BasicJsonReader(object) {}
};

/// Refuses the outcome of a job that no job has: ok without samples, or two floors of one clock.
void requireSound(const JsonPlace& row, const JobResult& result);

} // namespace sortscope::results
