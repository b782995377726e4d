// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/entries/luastate.h"
#include "core/base/named.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::algorithms::entries {

using Json = nlohmann::json;

/// Returns the value on top of the stack as data, in which functions are binary values, and pops it. Raises
/// no error of Lua.
Json popValue(lua_State* lua, int depth = 0);

/// A table of entry.lua whose members are read by name.
class Members {
public:
    Members(const Json& table, const std::string& text, std::string path = {})
        : m_table(table),
          m_text(text),
          m_path(std::move(path))
    {}

    /// Refuses members of other names.
    void allow(std::initializer_list<std::string_view> names) const;

    const Json* find(const std::string& name) const;

    [[noreturn]] void refuse(const std::string& name, std::string_view right) const;

    std::string text(const std::string& name, const std::string& standard = {}) const;

    /// A text, or a number as one.
    std::string word(const std::string& name) const;

    bool flag(const std::string& name) const;

    std::int64_t number(const std::string& name, std::int64_t standard) const;

    /// A list of texts or whole numbers, or one alone.
    std::vector<std::string> words(const std::string& name) const;

    template <typename Enum>
    std::vector<Enum> named(const std::string& name, std::vector<Enum> standard) const
    {
        if (find(name) == nullptr)
            return standard;
        std::vector<Enum> values;
        for (const auto& each : words(name)) {
            const auto value = base::valueNamed<Enum>(each);
            if (!value)
                refuse(name, fmt::format("some of {}", base::knownNames<Enum>()));
            values.push_back(*value);
        }
        return values;
    }

    Members inner(const std::string& name, const Json& table) const { return {table, m_text, name}; }

    /// The first line that gives `name` a value; 1 if there is none.
    std::size_t lineOf(const std::string& name) const;

private:
    const Json& m_table;
    const std::string& m_text;
    std::string m_path;
};

} // namespace sortscope::algorithms::entries
