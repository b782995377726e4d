// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries/luatable.h"

#include "core/base/texts.h"

#include <algorithm>
#include <cctype>

namespace sortscope::algorithms::entries {
namespace {

std::string quoted(const Json& value)
{
    if (value.is_binary())
        return "a function";
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

Json popValue(lua_State* lua, int depth)
{
    constexpr int kDeepest = 8;
    Json value;
    const int type = lua_type(lua, -1);
    if (type == LUA_TBOOLEAN) {
        value = lua_toboolean(lua, -1) != 0;
    } else if (type == LUA_TNUMBER && lua_isinteger(lua, -1) != 0) {
        value = lua_tointeger(lua, -1);
    } else if (type == LUA_TNUMBER) {
        value = lua_tonumber(lua, -1);
    } else if (type == LUA_TSTRING) {
        std::size_t size = 0;
        const char* text = lua_tolstring(lua, -1, &size);
        value = std::string(text, size);
    } else if (type == LUA_TFUNCTION) {
        value = Json::binary({});
    } else if (type == LUA_TTABLE && depth < kDeepest && lua_checkstack(lua, 4) != 0) {
        const auto count = lua_rawlen(lua, -1);
        value = count > 0 ? Json::array() : Json::object();
        for (lua_Unsigned i = 1; i <= count; ++i) {
            lua_rawgeti(lua, -1, static_cast<lua_Integer>(i));
            value.push_back(popValue(lua, depth + 1));
        }
        lua_pushnil(lua);
        while (count == 0 && lua_next(lua, -2) != 0) {
            auto member = popValue(lua, depth + 1);
            if (lua_type(lua, -1) == LUA_TSTRING)
                value[lua_tostring(lua, -1)] = std::move(member);
        }
        if (count > 0)
            lua_pop(lua, 1); // the nil that nothing took
    }
    lua_pop(lua, 1);
    return value;
}

void Members::allow(std::initializer_list<std::string_view> names) const
{
    if (!m_table.is_object())
        throw EntryFault(fmt::format("entry.lua:{}: {} has to be a table with names", lineOf(m_path),
                                     m_path.empty() ? "what it returns" : m_path));
    for (const auto& [name, value] : m_table.items()) {
        if (std::ranges::find(names, name) == names.end())
            throw EntryFault(fmt::format("entry.lua:{}: {} is not known here; known are {}", lineOf(name),
                                         m_path.empty() ? name : m_path + '.' + name, base::joined(names)));
    }
}

const Json* Members::find(const std::string& name) const
{
    const auto found = m_table.find(name);
    return found == m_table.end() || found->is_null() ? nullptr : &*found;
}

void Members::refuse(const std::string& name, std::string_view right) const
{
    const auto* value = find(name);
    throw EntryFault(fmt::format("entry.lua:{}: {}{}{} has to be {}{}",
                                 value == nullptr ? lineOf("return") : lineOf(name), m_path,
                                 m_path.empty() ? "" : ".", name, right,
                                 value == nullptr ? ", and is missing" : ", not " + quoted(*value)));
}

std::string Members::text(const std::string& name, const std::string& standard) const
{
    const auto* value = find(name);
    if (value != nullptr && !value->is_string())
        refuse(name, "a text in quotes");
    return value == nullptr ? standard : base::utf8(value->get<std::string>());
}

std::string Members::word(const std::string& name) const
{
    const auto* value = find(name);
    return value != nullptr && value->is_number_integer() ? value->dump() : text(name);
}

bool Members::flag(const std::string& name) const
{
    const auto* value = find(name);
    if (value != nullptr && !value->is_boolean())
        refuse(name, "true or false");
    return value != nullptr && value->get<bool>();
}

std::int64_t Members::number(const std::string& name, std::int64_t standard) const
{
    const auto* value = find(name);
    if (value != nullptr && (!value->is_number_integer() || value->get<std::int64_t>() < 0))
        refuse(name, "a whole number of 0 or more");
    return value == nullptr ? standard : value->get<std::int64_t>();
}

std::vector<std::string> Members::words(const std::string& name) const
{
    std::vector<std::string> all;
    const auto* value = find(name);
    if (value == nullptr || (value->is_object() && value->empty()))
        return all;
    const auto list = value->is_array() ? *value : Json::array({*value});
    for (const auto& each : list) {
        if (!each.is_string() && !each.is_number_integer())
            refuse(name, "a list such as { \"…\", \"…\" }");
        all.push_back(each.is_string() ? each.get<std::string>() : each.dump());
    }
    return all;
}

std::size_t Members::lineOf(const std::string& name) const
{
    const auto isWord = [this](std::size_t at) {
        return at < m_text.size()
               && (m_text[at] == '_' || std::isalnum(static_cast<unsigned char>(m_text[at])) != 0);
    };
    for (auto at = name.empty() ? std::string::npos : m_text.find(name); at != std::string::npos;
         at = m_text.find(name, at + 1)) {
        const auto end = at + name.size();
        const auto next = m_text.find_first_not_of(" \t", end);
        const bool given = name == "return" || (next != std::string::npos && m_text[next] == '=');
        if (given && !isWord(end) && (at == 0 || !isWord(at - 1)))
            return 1
                   + static_cast<std::size_t>(
                       std::count(m_text.begin(), m_text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
    }
    return 1;
}

} // namespace sortscope::algorithms::entries
