// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries/luastate.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace sortscope::algorithms::entries {
namespace {

constexpr std::size_t kMostBytes = std::size_t{64} << 20U;
constexpr std::uint64_t kLoadInstructions = 10'000'000;
/// Instructions between two looks at the count.
constexpr int kStep = 1000;

/// Opens what cannot reach files, processes and other chunks.
void openLibraries(lua_State* lua)
{
    luaL_requiref(lua, LUA_GNAME, luaopen_base, 1);
    luaL_requiref(lua, LUA_TABLIBNAME, luaopen_table, 1);
    luaL_requiref(lua, LUA_STRLIBNAME, luaopen_string, 1);
    lua_pushnil(lua);
    lua_setfield(lua, -2, "dump");
    luaL_requiref(lua, LUA_MATHLIBNAME, luaopen_math, 1);
    luaL_requiref(lua, LUA_UTF8LIBNAME, luaopen_utf8, 1);
    // pcall would catch the end of an endless loop, and finalizers of metatables run uncounted.
    for (const char* name : {"load", "loadfile", "dofile", "collectgarbage", "print", "warn", "pcall",
                             "xpcall", "setmetatable", "getmetatable"}) {
        lua_pushnil(lua);
        lua_setglobal(lua, name);
    }
    lua_settop(lua, 0);
}

} // namespace

void* LuaState::allocate(void* owner, void* memory, std::size_t oldBytes, std::size_t bytes)
{
    auto& used = static_cast<LuaState*>(owner)->m_bytes;
    const auto old = memory == nullptr ? 0 : oldBytes; // else it is the kind of the new object
    if (bytes == 0) {
        std::free(memory); // NOLINT(*-no-malloc)
        used -= old;
        return nullptr;
    }
    if (bytes > old && used + (bytes - old) > kMostBytes)
        return nullptr;
    auto* moved = std::realloc(memory, bytes); // NOLINT(*-no-malloc)
    if (moved != nullptr)
        used = used - old + bytes;
    return moved;
}

void LuaState::count(lua_State* lua, lua_Debug* where)
{
    auto& left = of(lua).m_instructionsLeft;
    left -= std::min<std::uint64_t>(left, kStep);
    if (left > 0)
        return;
    lua_getinfo(lua, "Sl", where);
    lua_pushfstring(lua, "%s:%d: it does not come to an end: it was stopped in a loop", where->short_src,
                    where->currentline);
    lua_error(lua);
}

LuaState::LuaState(const std::string& text) : m_lua(lua_newstate(&allocate, this))
{
    if (!m_lua)
        throw std::bad_alloc();
    *static_cast<LuaState**>(lua_getextraspace(m_lua.get())) = this;
    lua_sethook(m_lua.get(), &count, LUA_MASKCOUNT, kStep);
    call(openLibraries);
    call(
        [&](lua_State* lua) {
            // Text alone: byte code could do anything.
            if (luaL_loadbufferx(lua, text.data(), text.size(), "@entry.lua", "t") != LUA_OK)
                lua_error(lua);
            lua_call(lua, 0, 1);
            m_table = luaL_ref(lua, LUA_REGISTRYINDEX);
        },
        kLoadInstructions);
    pushTable();
    const bool isTable = lua_istable(lua(), -1);
    lua_pop(lua(), 1);
    if (!isTable)
        throw EntryFault(
            fmt::format("entry.lua:{}: it does not return a table: end it with return {{ … }}",
                        1 + std::count(text.begin(), text.end() - (text.ends_with('\n') ? 1 : 0), '\n')));
}

void LuaState::pushTable() const
{
    lua_rawgeti(lua(), LUA_REGISTRYINDEX, m_table);
}

void LuaState::call(const std::function<void(lua_State*)>& work, std::uint64_t instructions)
{
    m_instructionsLeft = instructions;
    m_thrown = nullptr;
    lua_pushcfunction(lua(), [](lua_State* lua) {
        (*static_cast<const std::function<void(lua_State*)>*>(lua_touserdata(lua, 1)))(lua);
        return 0;
    });
    lua_pushlightuserdata(lua(), const_cast<std::function<void(lua_State*)>*>(&work)); // NOLINT(*-const-cast)
    const int status = lua_pcall(lua(), 1, 0, 0);
    if (status == LUA_OK)
        return;
    const char* text = lua_type(lua(), -1) == LUA_TSTRING ? lua_tostring(lua(), -1) : nullptr;
    const std::string message = text == nullptr ? "entry.lua: an error that is no text" : text;
    lua_settop(lua(), 0);
    if (m_thrown)
        std::rethrow_exception(std::exchange(m_thrown, nullptr));
    if (status == LUA_ERRMEM)
        throw EntryFault(fmt::format("entry.lua: it needs more than {} MiB of memory", kMostBytes >> 20U));
    throw EntryFault(message);
}

int LuaState::caught(const std::function<int()>& work) noexcept
{
    try {
        return work();
    } catch (const EntryFault& fault) {
        m_message = fault.what();
    } catch (...) {
        m_thrown = std::current_exception();
    }
    return -1;
}

int LuaState::raise(lua_State* lua)
{
    if (m_thrown) {
        lua_pushnil(lua);
    } else {
        luaL_where(lua, 1);
        lua_pushstring(lua, m_message.c_str());
        lua_concat(lua, 2);
    }
    return lua_error(lua);
}

} // namespace sortscope::algorithms::entries
