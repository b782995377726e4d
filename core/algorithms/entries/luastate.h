// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <lua.hpp>

#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>

namespace sortscope::algorithms::entries {

/// A fault of an entry folder. what() begins with "entry.lua:LINE: " where a line is known.
class EntryFault : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// An entry.lua that has been read, in a Lua (5.4 Reference Manual) without files, processes, other chunks,
/// coroutines, metatables and pcall: 64 MiB of memory, and so many instructions for each call.
///
/// Lua leaves functions by longjmp, past their destructors, and no C++ exception may pass through its frames.
/// So what Lua calls is wrapped by guarded(), and code between call() and Lua that may raise an error of Lua
/// has no object with a destructor.
class LuaState {
public:
    /// Runs the text, which has to return a table. Throws EntryFault.
    explicit LuaState(const std::string& text);
    LuaState(const LuaState&) = delete;
    LuaState& operator=(const LuaState&) = delete;
    ~LuaState() = default;

    lua_State* lua() const { return m_lua.get(); }
    /// Pushes the table.
    void pushTable() const;

    /// Calls `work`, which may call functions of Lua. An error of Lua is an EntryFault here; what a guarded
    /// function threw comes through as it was.
    void call(const std::function<void(lua_State*)>& work, std::uint64_t instructions = kRunInstructions);

    /// The object for which functions run.
    void setOwner(void* owner) { m_owner = owner; }
    template <typename Owner>
    static Owner& ownerOf(lua_State* lua)
    {
        return *static_cast<Owner*>(of(lua).m_owner);
    }

    /// Makes a function for Lua of function(lua), which returns how many values it has pushed. It may throw:
    /// an EntryFault becomes an error of Lua at the line that called the function.
    template <auto function>
    static int guarded(lua_State* lua)
    {
        auto& state = of(lua);
        const int count = state.caught([lua] { return function(lua); });
        return count < 0 ? state.raise(lua) : count;
    }

    static constexpr std::uint64_t kRunInstructions = 200'000'000;

private:
    struct Close {
        void operator()(lua_State* lua) const { lua_close(lua); }
    };

    static LuaState& of(lua_State* lua) { return **static_cast<LuaState**>(lua_getextraspace(lua)); }
    static void* allocate(void* owner, void* memory, std::size_t oldBytes, std::size_t bytes);
    static void count(lua_State* lua, lua_Debug* where);
    /// Returns -1 if `work` threw.
    int caught(const std::function<int()>& work) noexcept;
    int raise(lua_State* lua);

    std::size_t m_bytes = 0;
    std::uint64_t m_instructionsLeft = 0;
    void* m_owner = nullptr;
    std::string m_message;
    std::exception_ptr m_thrown;
    /// Uses the members above until it is closed.
    std::unique_ptr<lua_State, Close> m_lua;
    int m_table = LUA_NOREF;
};

} // namespace sortscope::algorithms::entries
