// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries/luahandles.h"

#include "core/algorithms/entries/luastate.h"

#include <fmt/format.h>

#include <cstring>
#include <limits>
#include <type_traits>

namespace sortscope::algorithms::entries {
namespace {

/// Its address is the key of the metatable of handles.
const char kHandleKey = 0;

/// uint(x) and its like.
template <typename Number>
int typed(lua_State* lua)
{
    Number number{};
    if constexpr (std::is_floating_point_v<Number>) {
        number = static_cast<Number>(luaL_checknumber(lua, 1));
    } else if constexpr (sizeof(Number) == sizeof(lua_Integer)) {
        number = static_cast<Number>(luaL_checkinteger(lua, 1));
    } else {
        const auto given = luaL_checkinteger(lua, 1);
        if (given < std::numeric_limits<Number>::min() || given > std::numeric_limits<Number>::max())
            return luaL_error(lua, "%I does not fit the type", given);
        number = static_cast<Number>(given);
    }
    Handle handle{Handle::Kind::Value, 0, sizeof(Number), {}};
    std::memcpy(handle.value.data(), &number, sizeof(Number));
    pushHandle(lua, handle);
    return 1;
}

/// local_bytes(n)
int localBytes(lua_State* lua)
{
    const auto bytes = luaL_checkinteger(lua, 1);
    luaL_argcheck(lua, bytes > 0, 1, "local memory has 1 byte or more");
    pushHandle(lua, {Handle::Kind::Local, 0, static_cast<std::size_t>(bytes), {}});
    return 1;
}

/// buffer:at(byte)
int at(lua_State* lua)
{
    const auto* handle = handleAt(lua, 1);
    const auto byte = luaL_checkinteger(lua, 2);
    luaL_argcheck(lua, handle != nullptr && handle->kind == Handle::Kind::Buffer, 1, "buffer:at(byte)");
    luaL_argcheck(lua, byte >= 0, 2, "a buffer begins at byte 0");
    pushHandle(lua, {Handle::Kind::Buffer, handle->buffer, static_cast<std::size_t>(byte), {}});
    return 1;
}

} // namespace

Handle* handleAt(lua_State* lua, int index)
{
    if (lua_type(lua, index) != LUA_TUSERDATA || lua_getmetatable(lua, index) == 0)
        return nullptr;
    lua_rawgetp(lua, LUA_REGISTRYINDEX, &kHandleKey);
    const bool is = lua_rawequal(lua, -1, -2) != 0;
    lua_pop(lua, 2);
    return is ? static_cast<Handle*>(lua_touserdata(lua, index)) : nullptr;
}

void pushHandle(lua_State* lua, const Handle& handle)
{
    std::memcpy(lua_newuserdatauv(lua, sizeof(Handle), 0), &handle, sizeof(Handle));
    lua_rawgetp(lua, LUA_REGISTRYINDEX, &kHandleKey);
    lua_setmetatable(lua, -2);
}

void openHandles(lua_State* lua)
{
    lua_createtable(lua, 0, 1);
    lua_createtable(lua, 0, 1);
    lua_pushcfunction(lua, at);
    lua_setfield(lua, -2, "at");
    lua_setfield(lua, -2, "__index");
    lua_rawsetp(lua, LUA_REGISTRYINDEX, &kHandleKey);
    static constexpr std::array<luaL_Reg, 11> kTypes{{{"char", typed<std::int8_t>},
                                                      {"uchar", typed<std::uint8_t>},
                                                      {"short", typed<std::int16_t>},
                                                      {"ushort", typed<std::uint16_t>},
                                                      {"int", typed<std::int32_t>},
                                                      {"uint", typed<std::uint32_t>},
                                                      {"long", typed<std::int64_t>},
                                                      {"ulong", typed<std::uint64_t>},
                                                      {"float", typed<float>},
                                                      {"double", typed<double>},
                                                      {"local_bytes", localBytes}}};
    for (const auto& [name, function] : kTypes) {
        lua_pushcfunction(lua, function);
        lua_setglobal(lua, name);
    }
}

std::string typeName(lua_State* lua, int index)
{
    return lua_typename(lua, lua_type(lua, index));
}

std::int64_t popInteger(lua_State* lua, std::string_view what, std::int64_t least)
{
    if (lua_isinteger(lua, -1) == 0)
        throw EntryFault(fmt::format(
            "{} has to be a whole number, not a {}{}", what, typeName(lua, -1),
            lua_type(lua, -1) == LUA_TNUMBER ? " with a fraction: // divides whole numbers" : ""));
    const auto value = lua_tointeger(lua, -1);
    lua_pop(lua, 1);
    if (value < least)
        throw EntryFault(fmt::format("{} has to be {} or more, not {}", what, least, value));
    return value;
}

std::int64_t integerAt(lua_State* lua, int index, std::string_view what, std::int64_t least)
{
    lua_pushvalue(lua, index);
    return popInteger(lua, what, least);
}

backend::Extent popExtent(lua_State* lua, std::string_view what)
{
    if (!lua_istable(lua, -1))
        return static_cast<std::size_t>(popInteger(lua, what));
    std::array<std::size_t, 3> sizes{1, 1, 1};
    const auto count = lua_rawlen(lua, -1);
    if (count == 0 || count > sizes.size())
        throw EntryFault(fmt::format("{} has one to three numbers, not {}", what, count));
    for (std::size_t i = 0; i < count; ++i) {
        lua_rawgeti(lua, -1, static_cast<lua_Integer>(i) + 1);
        sizes[i] = static_cast<std::size_t>(popInteger(lua, what));
    }
    lua_pop(lua, 1);
    return {sizes[0], sizes[1], sizes[2]};
}

} // namespace sortscope::algorithms::entries
